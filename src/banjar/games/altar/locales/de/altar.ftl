game-altar = Bali (2017)
game-altar-summary = Ein Kartenspiel von Klaus-Jürgen Wrede für 2 bis 4 Personen: Sammle Güter und beeinflusse mit Opfern ihren Wert.

# Karten. $count: wie viele.
altar-card-rice = { $count ->
    [one] Reisbauer
   *[other] Reisbauern
}
altar-card-peanut = { $count ->
    [one] Erdnussbauer
   *[other] Erdnussbauern
}
altar-card-banana = { $count ->
    [one] Bananenbauer
   *[other] Bananenbauern
}
altar-card-pepper = { $count ->
    [one] Paprikabauer
   *[other] Paprikabauern
}
altar-card-stonemason = { $count ->
    [one] Steinmetz
   *[other] Steinmetze
}
altar-card-priest = { $count ->
    [one] Priester
   *[other] Priester
}
altar-card-shrine = { $count ->
    [one] Schrein
   *[other] Schreine
}
altar-card-oracle = { $count ->
    [one] Orakel
   *[other] Orakel
}

# Die Karte namens $card, im Nominativ ohne Artikel.
altar-card = { $card ->
    [rice] { altar-card-rice }
    [peanut] { altar-card-peanut }
    [banana] { altar-card-banana }
    [pepper] { altar-card-pepper }
    [stonemason] { altar-card-stonemason }
    [priest] { altar-card-priest }
    [shrine] { altar-card-shrine }
   *[oracle] { altar-card-oracle }
}
# Eine oder mehrere Karten als Akkusativobjekt, mit Artikel oder Anzahl.
altar-cards = { $count ->
    [one] { $card ->
        [rice] einen Reisbauern
        [peanut] einen Erdnussbauern
        [banana] einen Bananenbauern
        [pepper] einen Paprikabauern
        [oracle] ein Orakel
       *[other] einen { altar-card }
    }
   *[other] { $count } { altar-card }
}

altar-good-rice = Reis
altar-good-peanut = Erdnuss
altar-good-banana = Banane
altar-good-pepper = Paprika
altar-good = { $good ->
    [rice] { altar-good-rice }
    [peanut] { altar-good-peanut }
    [banana] { altar-good-banana }
   *[pepper] { altar-good-pepper }
}
# Eine Opferkarte von $good als Akkusativobjekt, mit Artikel.
altar-sacrifice-card = { $good ->
    [rice] eine Reiskarte
    [peanut] eine Erdnusskarte
    [banana] eine Bananenkarte
   *[pepper] eine Paprikakarte
}
# Dasselbe am Satzanfang.
altar-sacrifice-card-first = { $good ->
    [rice] Eine Reiskarte
    [peanut] Eine Erdnusskarte
    [banana] Eine Bananenkarte
   *[pepper] Eine Paprikakarte
}
# Eine Karte des Altars, die $place. von oben, als Akkusativobjekt.
altar-place = { $place ->
    [1] die oberste Karte
    [2] die zweite Karte von oben
    [3] die dritte Karte von oben
   *[4] die vierte Karte von oben
}

# Wahlmöglichkeiten
altar-action-buy = { altar-sacrifice-card-first } kaufen
altar-action-buy-nothing = Nichts kaufen
altar-action-play-stonemason = Einen Steinmetz ausspielen
altar-action-play-priest = Einen Priester ausspielen
altar-action-play-shrine = { $cost ->
    [one] Einen Schrein ausspielen (1 Stein)
   *[other] Einen Schrein ausspielen ({ $cost } Steine)
}
altar-action-play-farmers = { $count ->
    [one] { $card ->
        [rice] Einen Reisbauern ausspielen
        [peanut] Einen Erdnussbauern ausspielen
        [banana] Einen Bananenbauern ausspielen
       *[pepper] Einen Paprikabauern ausspielen
    }
   *[other] { $cost ->
        [0] { $count } { altar-card } ausspielen
        [one] { $count } { altar-card } ausspielen (1 Stein)
       *[other] { $count } { altar-card } ausspielen ({ $cost } Steine)
    }
}
altar-action-return-shrine = Einen Schrein in die Schachtel zurücklegen
altar-action-lay = { altar-sacrifice-card-first } offen auf den Altar legen
altar-action-hide = { altar-sacrifice-card-first } verdeckt auf den Altar legen
altar-action-offer = { altar-sacrifice-card-first } aus dem Vorrat auf den Altar legen
altar-action-take = Die freie Karte aus Reihe { $row } nehmen
altar-action-look = Die obersten Karten des Altars ansehen
altar-action-decline-look = Nicht ansehen
altar-action-keep = { $place ->
    [1] Die oberste Karte behalten
    [2] Die zweite Karte von oben behalten
    [3] Die dritte Karte von oben behalten
   *[4] Die vierte Karte von oben behalten
}
altar-action-reward-points = Siegpunkte nehmen
altar-action-reward-stones = Steine nehmen
altar-action-substitute = Stattdessen { altar-sacrifice-card } nehmen
altar-action-decline-substitute = Keine andere Karte nehmen

# Was geschieht
altar-event-turn-began = Zug { $turn }: { $player } ist dran
altar-event-bought = { $price ->
    [0] { $player } bekommt kostenlos { altar-sacrifice-card }
    [one] { $player } kauft { altar-sacrifice-card } für 1 Stein
   *[other] { $player } kauft { altar-sacrifice-card } für { $price } Steine
}
altar-event-bought-nothing = { $player } kauft keine Opferkarte
altar-event-played = { $cost ->
    [0] { $player } spielt { altar-cards } aus
    [one] { $player } bezahlt 1 Stein und spielt { altar-cards } aus
   *[other] { $player } bezahlt { $cost } Steine und spielt { altar-cards } aus
}
altar-event-shrine-returned = { $player } legt einen Schrein in die Schachtel zurück
altar-event-demon-moved = Der Dämon rückt auf Reihe { $row }
altar-event-laid = { $player } legt { altar-sacrifice-card } offen auf den Altar
altar-event-hid = { $player } legt { altar-sacrifice-card } verdeckt auf den Altar
altar-event-hid-unknown = { $player } legt eine Opferkarte verdeckt auf den Altar
altar-event-offered = { $player } legt { altar-sacrifice-card } aus dem Vorrat auf den Altar
altar-event-took = { $player } nimmt { altar-cards } aus Reihe { $row }
altar-event-row-laid = Neu in Reihe { $row }: { altar-card }
altar-event-oracles-removed = { $count ->
    [one] Das Orakel in Reihe { $row } kommt aus dem Spiel
   *[other] Die { $count } Orakel in Reihe { $row } kommen aus dem Spiel
}
altar-event-look-declined = { $player } sieht sich den Altar nicht an
altar-event-looked = { $player } sieht sich { altar-place } auf dem Altar an: { altar-good }
altar-event-looked-unknown = { $player } sieht sich die obersten Karten des Altars an
altar-event-kept = { $player } behält { altar-place }: { altar-good }
altar-event-kept-unknown = { $player } behält eine der Karten vom Altar
altar-event-altar-shown = { $height ->
    [one] Auf dem Altar liegt nun 1 Karte: { altar-good }
   *[other] Auf dem Altar liegen nun { $height } Karten, zuoberst { altar-good }
}
altar-event-altar-shown-unknown = { $height ->
    [0] Der Altar ist nun leer
    [one] Auf dem Altar liegt nun 1 verdeckte Karte
   *[other] Auf dem Altar liegen nun { $height } Karten, die oberste verdeckt
}
altar-event-scored = Die freie Karte von Reihe { $row } wird gewertet: { altar-card }
altar-event-gained-stones = { $bonus ->
    [yes] { $amount ->
        [one] { $player } bekommt 1 Stein als Mehrheitsbonus
       *[other] { $player } bekommt { $amount } Steine als Mehrheitsbonus
    }
   *[no] { $amount ->
        [one] { $player } bekommt 1 Stein
       *[other] { $player } bekommt { $amount } Steine
    }
}
altar-event-gained-points = { $bonus ->
    [yes] { $amount ->
        [one] { $player } bekommt 1 Siegpunkt als Mehrheitsbonus
       *[other] { $player } bekommt { $amount } Siegpunkte als Mehrheitsbonus
    }
   *[no] { $amount ->
        [one] { $player } bekommt 1 Siegpunkt
       *[other] { $player } bekommt { $amount } Siegpunkte
    }
}
altar-event-gained-good = { $substitute ->
    [yes] { $bonus ->
        [yes] { $player } nimmt stattdessen { altar-sacrifice-card } als Mehrheitsbonus
       *[no] { $player } nimmt stattdessen { altar-sacrifice-card }
    }
   *[no] { $bonus ->
        [yes] { $player } nimmt { altar-sacrifice-card } als Mehrheitsbonus
       *[no] { $player } nimmt { altar-sacrifice-card }
    }
}
altar-event-substitute-declined = { $bonus ->
    [yes] { $player } verzichtet auf den Mehrheitsbonus
   *[no] { $player } nimmt keine andere Karte
}
altar-event-nothing-left = { $bonus ->
    [yes] Der Vorrat ist leer: { $player } bekommt keinen Mehrheitsbonus
   *[no] Der Vorrat ist leer: { $player } bekommt nichts
}
altar-event-game-ended = Der Stapel ist aufgebraucht: Das Spiel endet in Zug { $turns }

# Was entschieden wird
altar-phase-buy = Eine Opferkarte nehmen
altar-phase-play = Karten ausspielen
altar-phase-lay = Opferphase: eine offene Karte
altar-phase-hide = Opferphase: eine verdeckte Karte
altar-phase-offer = Opferphase: eine Karte aus dem Vorrat
altar-phase-take = Karten nehmen
altar-phase-look = Orakel: den Altar ansehen?
altar-phase-keep = Orakel: eine Karte behalten
altar-phase-shrine-reward = Wertung: Punkte oder Steine
altar-phase-substitute = Wertung: ein anderes Gut
altar-phase-over = Spielende

altar-help-buy = Bevor du ausspielst, darfst du eine Opferkarte kaufen (A3.1). Sie kostet 5 Steine, 1 Stein weniger für jeden passenden Bauern in deiner Auslage. Willst du deine Steine lieber sparen, kaufe nichts.
altar-help-play = Spiele einen Steinmetz, einen Priester, einen Schrein oder bis zu drei Bauern derselben Sorte aus (A3.2 bis A3.5). Ein Schrein kostet 7 Steine und löst ein Opfer aus; der zweite und der dritte Bauer kosten je 1 Stein. Nur mit drei Schreinen auf der Hand und weniger als 7 Steinen legst du stattdessen einen Schrein in die Schachtel zurück (A3.6).
altar-help-lay = Ein Schrein wurde ausgespielt, also legst du eine deiner Opferkarten offen auf den Altar (A3.7). Die Karte bist du los, doch ihr Gut kann dadurch im Wert steigen: Je mehr Karten eines Guts am Ende auf dem Altar liegen, desto mehr ist jede Karte davon wert (A5.1).
altar-help-hide = Lege eine deiner eigenen Opferkarten verdeckt auf den Altar; sonst erfährt niemand, welches Gut es ist (A3.8). Am Ende zählt sie wie jede andere Karte dort (A5.1).
altar-help-offer = Wähle ein Gut, das der Vorrat noch hat; eine Karte davon kommt offen oben auf den Altar (A3.9). Das kostet dich nichts und verhilft dem Gut zu einem höheren Wert (A5.1).
altar-help-take = Fülle deine Hand einzeln auf 3 Karten auf, immer mit der freien Karte einer Reihe (A3.12). In der Reihe, aus der du deine letzte Karte nimmst, wird danach die freie Karte für alle gewertet; wähle diese Reihe also mit Bedacht (A3.15 bis A3.18). Spielt ihr mit dem Dämon, ist seine Reihe versperrt (A7.3).
altar-help-look = In der neuen Reihe lagen Orakel, darum darfst du dir die obersten Karten des Altars ansehen, höchstens 4 (A6.4). Siehst du sie dir an, musst du eine davon behalten. Du darfst es auch lassen.
altar-help-keep = Behalte genau eine der Karten, die du gerade ansiehst; sie kommt zu deinen Opferkarten (A6.4). Die anderen kommen in derselben Reihenfolge zurück, und niemand erfährt, welche Karte du behalten hast.
altar-help-shrine-reward = Ein Schrein wird gewertet: Für jeden Schrein in deiner Auslage bekommst du 1 Siegpunkt oder 1 Stein (A3.16). Deine Wahl gilt für alle deine Schreine und auch für den Mehrheitsbonus (A3.18). Am Ende sind je 5 Steine 1 Punkt wert (A5.2).
altar-help-substitute = Das Gut, von dem du eine Karte bekämst, ist aufgebraucht; du darfst eine Karte eines anderen Guts nehmen, das der Vorrat noch hat (A3.19). Du kannst auch darauf verzichten.
altar-help-over = Der Stapel ist aufgebraucht und das Spiel vorbei (A3.14). Es zählen deine Siegpunkte, 4 Punkte je Schrein in deiner Auslage, 1 Punkt je 5 Steine und deine Opferkarten (A5.2). Was ein Gut wert ist, hängt davon ab, wie viele Karten davon auf dem Altar liegen (A5.1).

# Die Abrechnung
altar-score-points = Siegpunkte
altar-score-shrines = Schreine
altar-score-stones = Steine
altar-score-rice = Reiskarten
altar-score-peanut = Erdnusskarten
altar-score-banana = Bananenkarten
altar-score-pepper = Paprikakarten
altar-score-total = Summe

altar-end-pile = Der Stapel ist aufgebraucht

altar-option-oracle = Orakel
altar-option-oracle-help = Mit dem Orakel spielen: Es erlaubt, den Altar anzusehen und eine Karte zu behalten.
altar-option-demon = Dämon
altar-option-demon-help = Mit dem Dämon spielen, der eine Reihe des Dorfplatzes versperrt.
altar-option-colours = Farben
altar-option-colours-help = Die Farbe jedes Platzes (A1.3).
altar-option-sets = Startsets
altar-option-sets-help = Die drei Bauern im Startset jeder Farbe (A1.3).
