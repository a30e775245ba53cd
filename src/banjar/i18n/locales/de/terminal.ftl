# The text client. The commands themselves (undo, save, log ...) are the same in all languages.
terminal-turn = Zug { $turn }
terminal-turn-head = Zug { $turn }:
terminal-you = { $player } (du)
terminal-your-hand = Deine Hand
terminal-your-choice = { $phase } – deine Wahl:
terminal-prompt = 1–{ $count } oder ? für Hilfe >{ " " }
terminal-earlier = … { $count ->
    [one] 1 frühere Zeile
   *[other] { $count } frühere Zeilen
} (tippe log)
terminal-more = … Möglichkeiten { $first }–{ $last } von { $count } (tippe more)
terminal-only-choice = (die einzige Möglichkeit)
terminal-commands =
    Tippe die Nummer einer Möglichkeit oder ihre Kurzschreibweise, gern auch mehrere auf einmal. Außerdem kannst du tippen:
    ? 3            was Möglichkeit 3 bedeutet, mit der Regel dazu
    undo           deine letzte Entscheidung zurücknehmen (undo 3: drei davon)
    log            was geschehen ist (log 40: die letzten 40 Zeilen; log all)
    score          die Punkte bisher
    rules { $section }eine Regel nachschlagen (rules allein: alle Abschnitte)
    board          den Tisch noch einmal zeigen (oder einfach Enter)
    save DATEI     das Spiel speichern
    quit           aufhören
terminal-no-such-choice = Möglichkeit { $number } gibt es nicht; wähle von 1 bis { $count }.
terminal-not-legal = "{ $answer }" ist jetzt nicht möglich.
terminal-not-understood = "{ $answer }" verstehe ich nicht. Tippe eine Nummer oder ? für Hilfe.
terminal-too-many-bad-answers = { $count } Antworten und keine gültige Wahl darunter: Das Spiel endet hier.
terminal-no-undo = Das lässt sich nicht zurücknehmen: Seitdem war etwas Neues zu sehen, oder jemand anders hat entschieden.
terminal-log-cut = … { $count ->
    [one] 1 frühere Zeile
   *[other] { $count } frühere Zeilen
} (tippe log all)
terminal-rules-sections = Tippe rules und die Nummer eines Abschnitts oder einer Regel:
terminal-no-such-rule = Eine Regel { $rule } gibt es nicht.

# Saving
terminal-save-how = Sag, wohin: save DATEI
terminal-save-directory = { $file } ist ein Verzeichnis.
terminal-overwrite = { $file } gibt es schon. Überschreiben? (j/n){ " " }
terminal-yes-words = j ja
terminal-not-saved = Nicht gespeichert.
terminal-save-failed = { $file } konnte nicht gespeichert werden: { $reason }
terminal-saved = Gespeichert in { $file }.
terminal-saved-unfinished = Gespeichert in { $file }. Später weiterspielen: banjar play --load { $file }
terminal-save-offer = Das Spiel speichern? Tippe einen Dateinamen, oder nur Enter zum Beenden:{ " " }
terminal-end-of-input = Die Eingabe ist zu Ende und damit das Spiel. Beim nächsten Mal speichert "save DATEI" das Spiel, und "banjar play --load DATEI" setzt es fort.

# Points
terminal-place = Platz
terminal-nth = { $place }.
terminal-winner = { $player } gewinnt!
terminal-winners = { $players } teilen sich den Sieg.
terminal-and = { $first } und { $last }

# Replays
terminal-replay-prompt = Entscheidung { $place } von { $length } (Enter, b, eine Zahl, q) >{ " " }
terminal-replay-help = Enter geht weiter, b geht zurück, eine Zahl springt zu dieser Entscheidung, q beendet.
terminal-press-enter = Drücke Enter.{ " " }
terminal-replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.

# Simulations
terminal-simulation-progress = Läuft
terminal-simulation-title = { $game }: { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
} zu { $players } Personen
terminal-simulation-seed = Bots: { $bots }. Startwert: { $seed }.
terminal-simulation-scores = Punkte aller Spieler
terminal-simulation-mean = Mittelwert { $mean }, Standardabweichung { $sd }
terminal-simulation-quartiles = kleinster Wert { $min }, Quartile { $quarter } / { $median } / { $three }, größter Wert { $max }
terminal-simulation-seats = Siege nach Sitzplatz (95-%-Intervall)
terminal-simulation-mean-score = Punkte im Mittel
terminal-simulation-shared = Geteilte Siege: { $share } der Spiele
terminal-simulation-decisions = Länge in Entscheidungen
terminal-simulation-turns = { $count ->
    [one] Länge in Zügen (1 Spiel betrachtet)
   *[other] Länge in Zügen ({ $count } Spiele betrachtet)
}
terminal-simulation-ends = Wie die Spiele endeten
terminal-simulation-speed = { $seconds } s, { $speed } Entscheidungen pro Sekunde

# Die Arena
arena-progress = Es wird gespielt
arena-resumed = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} eines früheren Laufs in { $file } gefunden.
arena-bot = Bot
arena-rating = Wertung
arena-wins = Gewonnen
arena-fair = Bei Zufall
arena-margin = Vorsprung
arena-thinking = Denkt
arena-longest = Höchstens
arena-seats = Gewonnen je Platz, der erste links: { $seats }
arena-total = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit durchschnittlich { $decisions } Entscheidungen; { $speed } Entscheidungen je Sekunde. In Klammern: 95-%-Intervalle.
arena-written = Geschrieben nach { $file }.
