# The score pad, for people who play with the box
web-pad = Punkteblock
web-pad-text = Ihr spielt mit der Schachtel? Gebt ein, was alle haben, und seht die Punkte. Einmal geöffnet, geht das auch ohne Netz.
web-pad-name = Name von Spieler { $number }
web-pad-more = { $what }: eins mehr
web-pad-less = { $what }: eins weniger
web-pad-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
web-pad-place = { $place ->
    [1] 1. Platz
    [2] 2. Platz
    [3] 3. Platz
   *[other] { $place }. Platz
}
web-pad-too-many = Davon sind nur { $most } in der Schachtel: { $what }.
web-pad-picture = Als Bild teilen
web-pad-clear = Neues Blatt
web-pad-clear-sure = Ja, alle Zahlen löschen
web-pad-offline = Diese Seite geht jetzt auch ohne Netz.
