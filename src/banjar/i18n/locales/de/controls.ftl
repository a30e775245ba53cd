# Was jeden Tisch umgibt: die Zeile zum Stand, Uhren, Antworten, Tasten
web-turn = Zug { $turn }
web-you-watch = { $count ->
    [one] Du schaust zu
   *[other] { $count } Personen schauen zu, du auch
}
web-watched-by = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-bot-level = Bot: { $level }
web-bot-plays = ein Bot springt ein
web-away = abwesend
web-clock-running = noch { $time }, die Uhr läuft
web-clock-standing = noch { $time }
web-all-choices = Alle Möglichkeiten
web-fewer-choices = Weniger Knöpfe
web-switch-allchoices = Ein Knopf für jede Möglichkeit
web-volume = Lautstärke
web-text-version = Textversion
web-drawn-version = Grafische Version
web-keys = Tastatur
web-key-answer = Die Antwort mit dieser Nummer; einmal drücken zeigt die Nummern
web-key-tab = Nächste Karte, Stelle oder Schaltfläche
web-key-arrows = Auf dem Tisch von Stelle zu Stelle
web-key-enter = Wählen
web-key-escape = Schließen, was offen ist
web-key-help = Diese Liste
