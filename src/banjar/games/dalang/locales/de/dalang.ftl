game-dalang = Bali (2001)
game-dalang-summary = Ein Kartenspiel von Uwe Rosenberg für 3 oder 4 Personen: Wirb auf vier Inseln um die Gunst von Fürsten und Priestern.

dalang-island-kukusch = Kukusch
dalang-island-panschar = Panschar
dalang-island-tschakkalag = Tschakkalag
dalang-island-wontong = Wontong

# Karten. $count: wie viele.
dalang-card-priest = { $count ->
    [one] Priester
   *[other] Priester
}
dalang-card-warrior = { $count ->
    [one] Krieger
   *[other] Krieger
}
dalang-card-prince = { $count ->
    [one] Fürst
   *[other] Fürsten
}
dalang-card-scholar = { $count ->
    [one] Gelehrter
   *[other] Gelehrte
}
dalang-card-artist = { $count ->
    [one] Künstler
   *[other] Künstler
}
dalang-card-dalang-kp = { $count ->
    [one] Dalang-Karte Kukusch–Panschar
   *[other] Dalang-Karten Kukusch–Panschar
}
dalang-card-dalang-kt = { $count ->
    [one] Dalang-Karte Kukusch–Tschakkalag
   *[other] Dalang-Karten Kukusch–Tschakkalag
}
dalang-card-dalang-kw = { $count ->
    [one] Dalang-Karte Kukusch–Wontong
   *[other] Dalang-Karten Kukusch–Wontong
}
dalang-card-dalang-pt = { $count ->
    [one] Dalang-Karte Panschar–Tschakkalag
   *[other] Dalang-Karten Panschar–Tschakkalag
}
dalang-card-dalang-pw = { $count ->
    [one] Dalang-Karte Panschar–Wontong
   *[other] Dalang-Karten Panschar–Wontong
}
dalang-card-dalang-tw = { $count ->
    [one] Dalang-Karte Tschakkalag–Wontong
   *[other] Dalang-Karten Tschakkalag–Wontong
}

# Die Karte namens $card, im Nominativ ohne Artikel.
dalang-card = { $card ->
    [priest] { dalang-card-priest }
    [warrior] { dalang-card-warrior }
    [prince] { dalang-card-prince }
    [scholar] { dalang-card-scholar }
    [artist] { dalang-card-artist }
    [dalang-kp] { dalang-card-dalang-kp }
    [dalang-kt] { dalang-card-dalang-kt }
    [dalang-kw] { dalang-card-dalang-kw }
    [dalang-pt] { dalang-card-dalang-pt }
    [dalang-pw] { dalang-card-dalang-pw }
   *[dalang-tw] { dalang-card-dalang-tw }
}
# Eine oder mehrere Karten als Akkusativobjekt, mit Artikel oder Anzahl.
dalang-cards = { $count ->
    [one] { $card ->
        [priest] einen Priester
        [warrior] einen Krieger
        [prince] einen Fürsten
        [scholar] einen Gelehrten
        [artist] einen Künstler
       *[other] eine { dalang-card }
    }
   *[other] { $count } { dalang-card }
}
# Dasselbe am Satzanfang.
dalang-cards-first = { $count ->
    [one] { $card ->
        [priest] Einen Priester
        [warrior] Einen Krieger
        [prince] Einen Fürsten
        [scholar] Einen Gelehrten
        [artist] Einen Künstler
       *[other] Eine { dalang-card }
    }
   *[other] { $count } { dalang-card }
}

# Wahlmöglichkeiten
dalang-action-end-turn = Zug beenden
dalang-action-play-warrior = Einen Krieger ausspielen und { $spare } verschonen
dalang-action-parry = Mit einem Krieger abwehren
dalang-action-flee = Fliehen
dalang-action-force = Den Zug mit einer zweiten Karte beenden
dalang-action-do-not-force = Keine zweite Karte ausspielen
dalang-action-play-scholar = Einen Gelehrten ausspielen
dalang-action-play-artist = Einen Künstler ausspielen
dalang-action-join = Mit gleicher Karte mitmachen
dalang-action-pass = Passen
dalang-action-done = Fertig
dalang-action-put = { dalang-cards-first } auf deinen Stapel auf { $island } legen
dalang-action-take = Die oberste Karte deines Stapels auf { $island } nehmen
dalang-action-exchange = { dalang-cards-first } ablegen
dalang-action-play-priest = { $show ->
    [one] Einen Priester ablegen und 1 weiteren zeigen
   *[other] Einen Priester ablegen und { $show } weitere zeigen
}
dalang-action-play-prince = { $show ->
    [one] Einen Fürsten ablegen und 1 weiteren zeigen
   *[other] Einen Fürsten ablegen und { $show } weitere zeigen
}
dalang-action-show = { $show ->
    [one] 1 Karte zeigen
   *[other] { $show } Karten zeigen
}
dalang-action-play-dalang = { dalang-cards-first } ausspielen und nach { $goal } reisen
dalang-action-block = Mit einer { dalang-card } blockieren
dalang-action-stow = Als Nächstes auf den Stapel: { dalang-card }

# Was geschieht
dalang-event-turn-began = Zug { $turn }: { $player } ist dran
dalang-event-returned = { $player } ist wieder da
dalang-event-drew = { $player } zieht { dalang-cards }
dalang-event-drew-unknown = { $player } zieht eine Karte
dalang-event-reshuffled = { $count ->
    [one] Die einzige abgelegte Karte wird zum neuen Nachziehstapel
   *[other] Die { $count } abgelegten Karten werden zum neuen Nachziehstapel gemischt
}
dalang-event-turn-ended = Der Zug von { $player } endet
dalang-event-played = { $player } spielt { dalang-cards } aus
dalang-event-spared = Der Krieger verschont { $player }
dalang-event-parried = { $player } wehrt mit einem Krieger ab
dalang-event-fled = { $count ->
    [0] { $player } flieht ohne Handkarten
    [one] { $player } flieht mit 1 Handkarte
   *[other] { $player } flieht mit { $count } Handkarten
}
dalang-event-forced = { $player } spielt als zweite Karte { dalang-cards } aus und erzwingt das Zugende
dalang-event-did-not-force = { $player } spielt keine zweite Karte aus
dalang-event-joined = { $player } macht mit und spielt { dalang-cards } aus
dalang-event-passed = { $player } passt
dalang-event-done = { $player } ist fertig
dalang-event-put-on-stack = { $player } legt { dalang-cards } auf den eigenen Stapel auf { $island }
dalang-event-put-on-stack-unknown = { $player } legt eine Karte auf den eigenen Stapel auf { $island }
dalang-event-took-from-stack = { $player } nimmt { dalang-cards } vom eigenen Stapel auf { $island }
dalang-event-took-from-stack-unknown = { $player } nimmt eine Karte vom eigenen Stapel auf { $island }
dalang-event-discarded = { $island ->
    [none] { $player } legt { dalang-cards } ab
   *[other] { $player } legt { dalang-cards } vom eigenen Stapel auf { $island } ab
}
dalang-event-showed = { $player } zeigt { dalang-cards }
dalang-event-won-disc = { $card ->
    [priest] { $player } gewinnt den Wettstreit um die Priesterscheibe von { $island }
   *[prince] { $player } gewinnt den Wettstreit um die Fürstenscheibe von { $island }
}
dalang-event-took-seal = { $player } nimmt das Herrschaftssiegel von { $island }
dalang-event-named-goal = { $player } nennt { $island } als Ziel
dalang-event-blocked = { $player } blockiert die Reise mit einer { dalang-card }
dalang-event-stowed = { $player } legt { dalang-cards } auf den Stapel auf { $island }
dalang-event-dalang-moved = Der Dalang reist nach { $island }
dalang-event-took-mask = { $player } erhält eine Dämonenmaske mit dem Wert { $value }
dalang-event-picked-up = { $player } nimmt auf { $island } { dalang-cards } auf die Hand
dalang-event-picked-up-unknown = { $count ->
    [one] { $player } nimmt auf { $island } 1 Karte auf die Hand
   *[other] { $player } nimmt auf { $island } { $count } Karten auf die Hand
}
dalang-event-game-ended = { $reason ->
    [masks] { $player } beendet das Spiel: Die letzte Maske ist vergeben
    [stalled] Das Spiel endet, weil es festgefahren ist
   *[truncated] Das Spiel wird abgebrochen, weil das Zuglimit erreicht ist
}

# Was entschieden wird
dalang-phase-turn = Eine Karte ausspielen oder den Zug beenden
dalang-phase-answer-warrior = Krieger: abwehren oder fliehen
dalang-phase-spread = Flucht: Karten retten
dalang-phase-exchange-stacks = Gelehrter: Karten legen oder nehmen
dalang-phase-exchange-cards = Künstler: Karten tauschen
dalang-phase-join = Mitmachen oder passen
dalang-phase-force = Das Zugende erzwingen?
dalang-phase-contest = Wettstreit: mehr zeigen oder passen
dalang-phase-block = Reise: blockieren oder passen
dalang-phase-stow = Reise: Handkarten als Stapel ablegen
dalang-phase-over = Spielende

dalang-help-turn = Du bist am Zug: Spiele einzeln so viele Karten aus, wie du möchtest, oder beende deinen Zug (B3.3). Krieger vertreiben andere (B4), Gelehrte und Künstler tauschen Karten (B5), mit Priestern und Fürsten streitest du um die Scheiben dieser Insel (B6), und Dalang-Karten bringen alle auf eine andere Insel (B7). Kommt der Dalang dorthin, wo du eine Scheibe hast, erhältst du eine Maske und dein Zug endet (B8).
dalang-help-answer-warrior = Ein Krieger fordert dich heraus: Wehre mit einem eigenen Krieger ab oder fliehe (B4.2). Wenn du fliehst, rettest du bis zu 3 Karten auf deine Stapel auf den anderen Inseln, verlierst den Rest und bist abwesend, bis der nächste Zug beginnt oder der Dalang reist (B4.3). Ohne Krieger musst du fliehen.
dalang-help-spread = Du fliehst: Lege 3 Handkarten (oder alle, wenn du weniger hast) einzeln oben auf deine Stapel auf den anderen Inseln (B4.3). Was du danach noch auf der Hand hast, wird abgelegt. Merke dir, wo deine Karten liegen: In einen Stapel darfst du nicht hineinsehen (B10.2).
dalang-help-exchange-stacks = Mit dem Gelehrten legst du entweder bis zu 3 Karten oben auf deine Stapel auf den anderen Inseln, oder du nimmst bis zu 3 Karten von ihnen (B5.1). Deine erste Karte entscheidet, was von beidem du tust. Vor der dritten Karte kannst du mit „Fertig“ aufhören (B3.6).
dalang-help-exchange-cards = Mit dem Künstler legst du einzeln bis zu 3 Handkarten ab und ziehst danach ebenso viele (B5.2). Vor der dritten Karte kannst du mit „Fertig“ aufhören (B3.6).
dalang-help-join = Der aktive Spieler hat einen Gelehrten oder einen Künstler ausgespielt: Du darfst eine Karte derselben Art ausspielen und nach eigener Wahl nutzen, oder du passt (B5.3). Wenn du mitmachst, darfst du danach mit einer zweiten Karte das Zugende erzwingen (B5.4).
dalang-help-force = Du hast gerade abgewehrt oder mitgemacht: Mit einer zweiten Karte derselben Art erzwingst du das Ende des Zuges und ziehst dafür 1 Karte (B5.4). Die übrigen Spieler reagieren noch, bevor der Zug endet. Die Frage kommt auch, wenn du keine solche Karte hast (B10.4).
dalang-help-contest = Das ist ein Wettstreit um eine Scheibe der Insel: Zeige mehr Karten der gespielten Art als alle bisher, oder passe (B6.2). Wer die meisten gezeigt hat, legt die Scheibe in das eigene Dorf (B6.3). Gezeigte Karten bleiben auf deiner Hand (B6.4); mit beiden Scheiben einer Insel in deinem Dorf nimmst du ihr Siegel (B6.5).
dalang-help-block = Der Dalang will reisen: Du darfst die Reise blockieren, indem du eine Dalang-Karte ablegst, auf der das Ziel ebenfalls steht, oder passen (B7.2). Blockiert niemand, legen alle ihre Handkarten als Stapel ab und reisen mit (B7.3).
dalang-help-stow = Der Dalang verlässt die Insel: Lege deine Handkarten als verdeckten Stapel ab, beginnend mit der untersten Karte (B7.3). Die Reihenfolge ist wichtig: Der Gelehrte nimmt Karten von oben (B5.1), und nach einer Wertung nimmst du nur die untersten 4 Karten auf die Hand (B8.3).
dalang-help-over = Das Spiel ist zu Ende. Es zählen der Wert deiner Masken und 3 Punkte für jedes Siegel (B9.1). Liegen mehrere an der Spitze gleichauf, teilen sie sich den Sieg, es sei denn, einer von ihnen hat als aktiver Spieler die letzte Maske bekommen: Dann gewinnt er allein (B9.2).

# Die Abrechnung
dalang-score-masks = Masken
dalang-score-seals = Siegel
dalang-score-total = Summe

dalang-end-masks = Die letzte Maske ist vergeben
dalang-end-stalled = Das Spiel ist festgefahren
dalang-end-truncated = Das Zuglimit ist erreicht

dalang-option-turn-limit = Zuglimit
dalang-option-turn-limit-help = Nach so vielen Zügen wird das Spiel abgebrochen; ohne Limit dauert es, bis die letzte Maske vergeben ist oder nichts mehr geschehen kann (B9.1, B9.3).
dalang-option-dalang-cards = Dalang-Karten
dalang-option-dalang-cards-help = Wie viele Dalang-Karten jedes Inselpaar hat, insgesamt 24 (B1.2).
dalang-option-masks = Masken
dalang-option-masks-help = Die Werte der Dämonenmasken (B1.3).
dalang-option-starting-cards = Startkarten
dalang-option-starting-cards-help = Die Inseln für Priester und Fürst auf den Startkarten 1 bis 4 (B1.5).
