# Die Startseite, die Lobby, die Suche nach einem Spiel und das Formular für einen neuen Tisch
web-film-stop = Animation anhalten
web-film-play = Animation abspielen
web-way-bots = gegen Bots, sofort
web-way-people = mit Leuten, die dasselbe spielen wollen
web-way-friends = mit Freunden, per Link
web-learn-first = Neu hier? Sieh dir erst an, wie es geht:
web-my-games = Meine Partien
web-my-results = Gespielte Partien
web-result-mine = { $count ->
    [one] Du gewinnst
   *[other] Du teilst dir den Sieg
}
web-show-all = Alle { $count } zeigen
web-have-code = Hast du einen Code?
web-have-code-text = Wer den Tisch eröffnet hat, kann dir den Code nennen.
web-home-learn = So wird gespielt
web-home-learn-text = Kurze Lektionen, Strategie und alle Regeln.
web-to-table = Zum Tisch
web-missing-code = Gib den Code ein, den du bekommen hast.
web-lobby = Lobby
web-people = { $count ->
    [one] 1 Person ist gerade hier
   *[other] { $count } Leute sind gerade hier
}
web-lobby-empty = Gerade wartet niemand auf Mitspieler. Lass uns welche für dich suchen, oder eröffne einen Tisch, den alle finden können.
web-for-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
web-no-variants = ohne Varianten
web-waiting-people = { $count ->
    [one] { $names } wartet.
   *[other] { $names } warten.
}
web-waiting-nobody = Dort sitzt noch niemand.
web-watch = Zuschauen
web-find = Mitspieler finden
web-find-text = Wir suchen Leute, die dasselbe Spiel wollen, mit gleich vielen Spielern und denselben Varianten. Das Spiel beginnt von selbst.
web-find-wait = Bots übernehmen freie Plätze
web-find-after = { $seconds ->
    [20] nach 20 Sekunden
    [60] nach einer Minute
    [180] nach 3 Minuten
   *[other] nach { $seconds } Sekunden
}
web-find-never = nie
web-find-start = Suche starten
web-find-looking = { $count ->
    [one] Noch ein Mitspieler wird gesucht …
   *[other] Noch { $count } Mitspieler werden gesucht …
}
web-find-since = du wartest seit { $time }
web-find-bots-in = Wenn niemand kommt, spielen in { $time } Bots mit.
web-find-no-bots = Das Spiel beginnt, sobald genug Leute da sind. Du kannst hier inzwischen weiterlesen.
web-find-stop = Suche beenden
web-find-meanwhile = Inzwischen das Spiel lernen
web-find-bar = Mitspieler für { $game } werden gesucht …
web-found = Dein Spiel beginnt
web-found-text = Alle sind da.
web-preset = Wie wollt ihr spielen?
web-preset-relaxed = Ohne Uhr
web-preset-quick = Schnell
web-preset-evening = Ein Abend
web-preset-days = Über mehrere Tage
web-clock-words-none = ohne Uhr
web-clock-words-live = { $minutes } Min. + { $seconds } Sek. je Entscheidung
web-clock-words-slow = { $unit ->
    [days] { $count ->
        [one] ein Tag je Entscheidung
       *[other] { $count } Tage je Entscheidung
    }
    [hours] { $count ->
        [one] eine Stunde je Entscheidung
       *[other] { $count } Stunden je Entscheidung
    }
   *[minutes] { $count } Min. je Entscheidung
}
web-clock-explained-none = Es gibt keine Uhr: Alle nehmen sich die Zeit, die sie brauchen.
web-clock-explained-live = Alle haben { $minutes } Minuten für das ganze Spiel und bekommen mit jeder Entscheidung { $seconds } Sekunden dazu. Ist die Zeit um, übernimmt ein Bot.
web-clock-explained-slow = { $unit ->
    [days] { $count ->
        [one] Alle haben für jede Entscheidung einen Tag.
       *[other] Alle haben für jede Entscheidung { $count } Tage.
    }
    [hours] { $count ->
        [one] Alle haben für jede Entscheidung eine Stunde.
       *[other] Alle haben für jede Entscheidung { $count } Stunden.
    }
   *[minutes] Alle haben für jede Entscheidung { $count } Minuten.
}
web-clock-explained-night = Nachts steht die Uhr still.
web-seat-help-open = Wer den Link zuerst öffnet, darf sich hierher setzen.
web-seat-help-guest = Der Platz bleibt für eine Person frei, die einen eigenen Link bekommt.
web-seat-help-local = Ihr teilt euch dieses Gerät und reicht es weiter.
web-seat-help-bot = Der Computer spielt auf diesem Platz.
web-visibility-help-private = Nur wer den Link hat, kann den Tisch finden.
web-visibility-help-public = Alle finden den Tisch in der Lobby und dürfen mitspielen oder zuschauen.
web-missing-name = Gib bitte einen Namen ein.
web-summary-who = Du spielst { $game } mit: { $others }.
web-summary-open = { $count ->
    [one] eine Person, die den Link hat
   *[other] { $count } Leute, die den Link haben
}
web-summary-guests = { $count ->
    [one] ein Gast
   *[other] { $count } Gäste
}
web-summary-local = { $names } an diesem Gerät
web-summary-local-unnamed = { $count ->
    [one] jemand an diesem Gerät
   *[other] { $count } Leute an diesem Gerät
}
web-summary-variants = Varianten: { $names }.
