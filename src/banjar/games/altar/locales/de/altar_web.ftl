# Der Tisch von altar im Browser. Die Buchstaben auf den Karten: keine zwei gleich.
altar-web-letter-rice = Rei
altar-web-letter-peanut = Erd
altar-web-letter-banana = Ban
altar-web-letter-pepper = Pap
altar-web-letter-stonemason = Ste
altar-web-letter-priest = Pri
altar-web-letter-shrine = Sch
altar-web-letter-oracle = Ora
# Die Namen auf den Karten; lange werden schmaler gezeichnet.
altar-web-name = { $card ->
    [rice] Reisbauer
    [peanut] Erdnussbauer
    [banana] Bananenbauer
    [pepper] Paprikabauer
    [stonemason] Steinmetz
    [priest] Priester
    [shrine] Schrein
   *[oracle] Orakel
}

# Anzahlen
altar-web-stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
altar-web-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
altar-web-points-or-stones = { $count ->
    [one] 1 Siegpunkt oder Stein
   *[other] { $count } Siegpunkte oder Steine
}
altar-web-goods = { $good ->
    [rice] { $count ->
        [one] 1 Reiskarte
       *[other] { $count } Reiskarten
    }
    [peanut] { $count ->
        [one] 1 Erdnusskarte
       *[other] { $count } Erdnusskarten
    }
    [banana] { $count ->
        [one] 1 Bananenkarte
       *[other] { $count } Bananenkarten
    }
   *[pepper] { $count ->
        [one] 1 Paprikakarte
       *[other] { $count } Paprikakarten
    }
}
altar-web-substitutes = { $count ->
    [one] 1 andere Opferkarte
   *[other] { $count } andere Opferkarten
}

# Teile des Tisches
altar-web-offer = Dorfplatz
altar-web-row = Reihe { $row }
altar-web-free = frei
altar-web-free-card = Freie Karte: { altar-card }
altar-web-scored-mark = gewertet
altar-web-scored-last = zuletzt gewertet
altar-web-demon-here = Der Dämon steht auf dieser Reihe
altar-web-common = Altar, Stapel und Vorrat
altar-web-altar = Altar
altar-web-altar-height = { $count ->
    [0] leer
    [one] 1 Karte
   *[other] { $count } Karten
}
altar-web-altar-top = { $top ->
    [rice] obenauf Reis
    [peanut] obenauf Erdnuss
    [banana] obenauf Banane
    [pepper] obenauf Paprika
   *[hidden] oberste verdeckt
}
altar-web-altar-is = { $count ->
    [0] Der Altar ist leer
   *[other] Auf dem Altar: { altar-web-altar-height }, { altar-web-altar-top }
}
altar-web-altar-holds = Auf dem Altar
altar-web-altar-seen = Vor aller Augen auf den Altar gelegt
altar-web-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
altar-web-pile = Stapel
altar-web-nearly-out = fast leer
altar-web-pile-is = { $count ->
    [one] Der Stapel hat 1 Karte
   *[other] Der Stapel hat { $count } Karten
}
altar-web-pile-ends = { $count ->
    [one] Der Stapel hat 1 Karte; ist er aufgebraucht, endet das Spiel.
   *[other] Der Stapel hat { $count } Karten; ist er aufgebraucht, endet das Spiel.
}
altar-web-box-shrines = { $count ->
    [one] 1 Schrein liegt wieder in der Schachtel
   *[other] { $count } Schreine liegen wieder in der Schachtel
}
altar-web-box-oracles = { $count ->
    [one] 1 Orakel ist aus dem Spiel
   *[other] { $count } Orakel sind aus dem Spiel
}
altar-web-supply = Vorrat
altar-web-supply-is = { $count ->
    [0] { $good ->
        [rice] Keine Reiskarten mehr
        [peanut] Keine Erdnusskarten mehr
        [banana] Keine Bananenkarten mehr
       *[pepper] Keine Paprikakarten mehr
    }
   *[other] { altar-web-goods }
}
altar-web-supply-costs = { $price ->
    [0] { altar-web-supply-is }; für dich kostenlos
    [one] { altar-web-supply-is }; eine kostet dich 1 Stein
   *[other] { altar-web-supply-is }; eine kostet dich { $price } Steine
}

# Was die Güter wert sind, wenn das Spiel jetzt endete; `certain`, wo man die Zahl wissen kann.
altar-web-worth = Was die Güter wert sind
altar-web-worth-help = Punkte je Opferkarte, wenn das Spiel jetzt zu Ende wäre: 3 für das Gut mit den meisten Karten auf dem Altar, dann 2, 1 und 0. Wo du es nicht wissen kannst, zeigt ein Balken, was möglich ist.
altar-web-worth-each = { $certain ->
    [yes] { altar-good }: je { $highest } wert
   *[no] { altar-good }: je { $lowest } bis { $highest } wert
}
altar-web-worth-count = { $certain ->
    [yes] { $most } auf dem Altar
   *[no] { $fewest } bis { $most } auf dem Altar
}
altar-web-worth-yours = { $certain ->
    [yes] du hast { $count }, Wert { $highest }
   *[no] du hast { $count }, Wert { $lowest } bis { $highest }
}
altar-web-worth-all = { $certain ->
    [yes] Deine Opferkarten sind jetzt { altar-web-worth-points } wert
   *[no] Deine Opferkarten sind jetzt { $lowest } bis { altar-web-worth-points } wert
}
altar-web-worth-points = { $highest ->
    [one] 1 Punkt
   *[other] { $highest } Punkte
}
altar-web-worthless-all = Güter sind 0 wert, solange keine Karte auf dem Altar liegt.
altar-web-worthless = 0 wert, solange keine Karte davon auf dem Altar liegt: { $goods }

altar-web-in-play = Auslage
altar-web-majority = die meisten: bei der Wertung 1 mehr
altar-web-hand = Hand
altar-web-hand-count = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
altar-web-sacrifice-cards = Opferkarten
altar-web-goods-count = { $count ->
    [one] 1 Opferkarte
   *[other] { $count } Opferkarten
}
altar-web-goods-remembered = Opferkarten, die alle gesehen haben
altar-web-kept = { $count ->
    [one] 1 vom Altar behalten
   *[other] { $count } vom Altar behalten
}
altar-web-hidden = Von dir verdeckt gelegt
altar-web-laid-down = Verdeckt gelegt
altar-web-others = Die anderen Spieler
altar-web-players = Die Spieler
altar-web-own = Deine Seite des Tisches
altar-web-estimate = { $count ->
    [one] etwa 1 Punkt, wenn das Spiel jetzt zu Ende wäre
   *[other] etwa { $count } Punkte, wenn das Spiel jetzt zu Ende wäre
}
altar-web-deciding = entscheidet gerade
altar-web-substituted = ein Bot spielt
altar-web-away = nicht da
altar-web-explanation = Warum nicht

# Kosten und Folgen
altar-web-choose = wähle, wie viele
altar-web-take = Aus Reihe { $row } nehmen: { altar-card }
altar-web-costs-leaves = { $left ->
    [0] kostet { altar-web-stones }, danach hast du keinen mehr
    [one] kostet { altar-web-stones }, danach hast du noch 1
   *[other] kostet { altar-web-stones }, danach hast du noch { $left }
}
altar-web-costs-nothing = { $left ->
    [0] kostet nichts
    [one] kostet nichts, du behältst deinen Stein
   *[other] kostet nichts, du behältst deine { $left } Steine
}
altar-web-leaves = { $left ->
    [0] danach keiner mehr
    [one] danach noch 1
   *[other] danach noch { $left }
}
altar-web-free-of-charge = kostenlos
altar-web-to-box = in die Schachtel
altar-web-then-price = { $good ->
    [rice] { $count ->
        [0] danach sind Reiskarten für dich kostenlos
       *[other] danach kostet dich eine Reiskarte { altar-web-stones }
    }
    [peanut] { $count ->
        [0] danach sind Erdnusskarten für dich kostenlos
       *[other] danach kostet dich eine Erdnusskarte { altar-web-stones }
    }
    [banana] { $count ->
        [0] danach sind Bananenkarten für dich kostenlos
       *[other] danach kostet dich eine Bananenkarte { altar-web-stones }
    }
   *[pepper] { $count ->
        [0] danach sind Paprikakarten für dich kostenlos
       *[other] danach kostet dich eine Paprikakarte { altar-web-stones }
    }
}
altar-web-demon-goes = der Dämon rückt auf Reihe { $row }
altar-web-ends-game = der Stapel ist aufgebraucht: Das Spiel endet
altar-web-ends-short = beendet das Spiel
altar-web-new-row = leert die Reihe; eine neue wird ausgelegt
altar-web-new-row-scores = leert die Reihe; die freie Karte der neuen wird gewertet
altar-web-new-row-short = neue Reihe
altar-web-frees = legt frei: { altar-card }
altar-web-frees-short = legt frei
altar-web-scores = gewertet wird { altar-card }: { $gains }
altar-web-scores-short = wertet
altar-web-nobody = niemand bekommt etwas
altar-web-gain = { $what ->
    [stones] { $player } { altar-web-stones }
    [points] { $player } { altar-web-points }
    [points-or-stones] { $player } { altar-web-points-or-stones }
    [substitute] { $player } { altar-web-substitutes }
   *[good] { $player } { altar-web-goods }
}
altar-web-you-keep = { $count ->
    [0] es ist deine letzte
    [one] dir bleibt noch { altar-web-goods }
   *[other] dir bleiben noch { altar-web-goods }
}
altar-web-supply-keeps = { $count ->
    [0] es ist die letzte
    [one] im Vorrat bleibt 1
   *[other] im Vorrat bleiben { $count }
}
altar-web-look-depth = { $count ->
    [one] du siehst 1 Karte und behältst sie
   *[other] du siehst { $count } Karten und behältst eine
}
altar-web-reward-points = { altar-web-points }, dann hast du { $after }
altar-web-reward-stones = { altar-web-stones }, dann hast du { $after }

# Warum etwas nicht geht
altar-web-why-offer-phase = Karten vom Dorfplatz nimmst du am Ende deines Zuges, nach dem Ausspielen.
altar-web-why-offer-oracle = Erst das Orakel: Entscheide über den Altar, dann nimmst du weitere Karten.
altar-web-why-offer-scoring = Deine Hand ist wieder voll: Jetzt wird gewertet.
altar-web-why-not-free = Nur die unterste Karte einer Reihe ist frei.
altar-web-why-demon = Der Dämon steht auf dieser Reihe: Aus ihr darf keine Karte genommen werden.
altar-web-why-hand-buy = Entscheide zuerst, ob du eine Opferkarte kaufst; dann spielst du aus.
altar-web-why-hand-phase = Du hast in diesem Zug schon ausgespielt.
altar-web-why-hand-turn = Handkarten spielst du in deinem eigenen Zug aus.
altar-web-why-too-dear = Ein Schrein kostet { $price } Steine, du hast nur { $stones }.
altar-web-why-supply-phase = Opferkarten kaufst du am Anfang deines Zuges.
altar-web-why-supply-hide = Erst legst du eine eigene Karte verdeckt hin; dann kommt eine aus dem Vorrat obenauf.
altar-web-why-none-left = { $good ->
    [rice] Im Vorrat sind keine Reiskarten mehr.
    [peanut] Im Vorrat sind keine Erdnusskarten mehr.
    [banana] Im Vorrat sind keine Bananenkarten mehr.
   *[pepper] Im Vorrat sind keine Paprikakarten mehr.
}
altar-web-why-price = { $good ->
    [rice] { $price ->
        [one] Eine Reiskarte kostet dich 1 Stein, du hast nur { $stones }.
       *[other] Eine Reiskarte kostet dich { $price } Steine, du hast nur { $stones }.
    }
    [peanut] { $price ->
        [one] Eine Erdnusskarte kostet dich 1 Stein, du hast nur { $stones }.
       *[other] Eine Erdnusskarte kostet dich { $price } Steine, du hast nur { $stones }.
    }
    [banana] { $price ->
        [one] Eine Bananenkarte kostet dich 1 Stein, du hast nur { $stones }.
       *[other] Eine Bananenkarte kostet dich { $price } Steine, du hast nur { $stones }.
    }
   *[pepper] { $price ->
        [one] Eine Paprikakarte kostet dich 1 Stein, du hast nur { $stones }.
       *[other] Eine Paprikakarte kostet dich { $price } Steine, du hast nur { $stones }.
    }
}
altar-web-why-goods = Opferkarten legst du nur auf den Altar, wenn ein Schrein ausgespielt wurde.
altar-web-why-goods-none = { $good ->
    [rice] Du hast keine Reiskarte.
    [peanut] Du hast keine Erdnusskarte.
    [banana] Du hast keine Bananenkarte.
   *[pepper] Du hast keine Paprikakarte.
}
altar-web-why-goods-offer = Deine eigene Karte ist gelegt; die letzte kommt aus dem Vorrat.
altar-web-why-altar = Niemand darf den Altar durchsehen; nur seine oberste Karte ist zu sehen.
altar-web-why-altar-lay = Wähle eine deiner Opferkarten: Sie kommt auf den Altar.
altar-web-why-altar-offer = Wähle eine Karte aus dem Vorrat: Sie kommt auf den Altar.

# Der Tisch in Worten
altar-web-text-choices = Was deine Möglichkeiten bringen
altar-web-text-rows = Von jeder Reihe wird die freie Karte zuerst genannt.
altar-web-text-row = Reihe { $row }: { $cards }.
altar-web-text-looking = Du siehst dir diese Karten an, von oben:

# What is asked of the reader. $able: can they pay for a card? $boxed: can they only
# put a shrine back? $last: is it the last one they take?
altar-web-ask-buy = { $able ->
    [yes] Kaufe eine Opferkarte aus dem Vorrat oder kaufe nichts.
   *[no] Du kannst noch keine Opferkarte bezahlen: Es geht ohne weiter.
}
altar-web-ask-play = { $boxed ->
    [yes] Du hast nur Schreine und kannst keinen bezahlen: Lege einen zurück in die Schachtel.
   *[no] Spiele eine Handkarte aus.
}
altar-web-ask-lay = Ein Schrein wurde ausgespielt: Lege eine deiner Opferkarten offen auf den Altar.
altar-web-ask-hide = Lege eine deiner Opferkarten verdeckt auf den Altar.
altar-web-ask-offer = Wähle ein Gut aus dem Vorrat: Es kommt oben auf den Altar.
altar-web-ask-take = { $last ->
    [yes] Nimm deine letzte Karte. Was darunter frei wird, wird für alle gewertet.
   *[no] Nimm eine freie Karte vom Dorfplatz.
}
altar-web-ask-look = Ein Orakel ist erschienen: Willst du die obersten Karten des Altars ansehen?
altar-web-ask-keep = Wähle die Karte, die du behältst.
altar-web-ask-shrine-reward = Deine Schreine werden gewertet: Punkte oder Steine?
altar-web-ask-substitute = Dieses Gut ist aufgebraucht: Nimm ein anderes oder keines.

# Wozu eine Karte dient, in einer Zeile.
altar-web-about = { $card ->
    [stonemason] Bei einer Wertung: 1 Stein für jeden in deiner Auslage.
    [priest] Bei einer Wertung: 1 Siegpunkt für jeden in deiner Auslage.
    [shrine] Kostet 7 Steine und löst ein Opfer aus. Bei einer Wertung: je 1 Punkt oder Stein; am Ende 4 Punkte.
   *[other] In deiner Auslage macht er sein Gut für dich 1 Stein billiger. Bei einer Wertung: 1 Opferkarte dieses Guts.
}

# Warum ein Tipp etwas rät: was es bringt, verhindert und kostet. Jeder ist ein Satz für sich.
altar-web-hint-worth = { $points ->
    [0] { altar-sacrifice-card-first } ist am Ende wohl nur wenig wert.
    [one] { altar-sacrifice-card-first } ist am Ende wohl etwa 1 Punkt wert.
   *[other] { altar-sacrifice-card-first } ist am Ende wohl etwa { $points } Punkte wert.
}
altar-web-hint-cheaper = { $count ->
    [one] Dein Bauer macht sie 1 Stein billiger.
   *[other] Deine Bauern machen sie { $count } Steine billiger.
}
altar-web-hint-stones = { $left ->
    [0] Das kostet { altar-web-stones }, danach hast du keinen mehr.
    [one] Das kostet { altar-web-stones }, danach hast du noch 1.
   *[other] Das kostet { altar-web-stones }, danach hast du noch { $left }.
}
altar-web-hint-cannot-buy = Du kannst noch keine Karte bezahlen.
altar-web-hint-save-for-shrine = Du hast einen Schrein auf der Hand: Er kostet { $price } Steine, und du hast { $stones }.
altar-web-hint-not-worth = Am besten wäre noch { altar-sacrifice-card } für { altar-web-stones }; später fängst du mit den Steinen mehr an.
altar-web-hint-scored = { $card ->
    [stonemason] Bei jeder Wertung der Steinmetze bekommst du { altar-web-stones }.
    [priest] Bei jeder Wertung der Priester bekommst du { altar-web-points }.
    [shrine] Bei jeder Wertung der Schreine bekommst du { altar-web-points-or-stones }.
   *[other] Bei jeder Wertung dieser Bauern bekommst du { altar-web-goods-count }.
}
altar-web-hint-scored-now = { $card ->
    [stonemason] Das kannst du noch in diesem Zug werten lassen (Reihe { $row }): { altar-web-stones } für dich.
    [priest] Das kannst du noch in diesem Zug werten lassen (Reihe { $row }): { altar-web-points } für dich.
    [shrine] Das kannst du noch in diesem Zug werten lassen (Reihe { $row }): { altar-web-points-or-stones } für dich.
   *[other] Das kannst du noch in diesem Zug werten lassen (Reihe { $row }): { altar-web-goods-count } für dich.
}
altar-web-hint-majority = Du bekommst die Mehrheit: bei jeder Wertung dieser Art 1 mehr.
altar-web-hint-majority-of = { $player } verliert die Mehrheit dieser Art.
altar-web-hint-price = { $good ->
    [rice] { $count ->
        [0] Danach kosten dich Reiskarten nichts mehr.
       *[other] Danach kostet dich eine Reiskarte { altar-web-stones } statt { $price }.
    }
    [peanut] { $count ->
        [0] Danach kosten dich Erdnusskarten nichts mehr.
       *[other] Danach kostet dich eine Erdnusskarte { altar-web-stones } statt { $price }.
    }
    [banana] { $count ->
        [0] Danach kosten dich Bananenkarten nichts mehr.
       *[other] Danach kostet dich eine Bananenkarte { altar-web-stones } statt { $price }.
    }
   *[pepper] { $count ->
        [0] Danach kosten dich Paprikakarten nichts mehr.
       *[other] Danach kostet dich eine Paprikakarte { altar-web-stones } statt { $price }.
    }
}
altar-web-hint-shrine = Er ist am Ende { $points } Punkte wert und bringt bei jeder Wertung der Schreine etwas ein.
altar-web-hint-sacrifice = Du bestimmst, was geopfert wird, und kannst { altar-web-goods } wertvoller machen.
altar-web-hint-demon = Der Dämon rückt auf Reihe { $row } und versperrt sie.
altar-web-hint-return-shrine = Du kannst die { $price } Steine für keinen deiner Schreine bezahlen, also muss einer weg.
altar-web-hint-raises = { altar-good } wird dadurch mehr wert, und du behältst { altar-web-goods }.
altar-web-hint-least = Du verlierst wenig: { altar-sacrifice-card-first } nützt dir am wenigsten.
altar-web-hint-holds-down = Das drückt den Wert von { altar-good }, wovon andere mehr haben als du.
altar-web-hint-gives-card = Das kostet dich { altar-sacrifice-card }.
altar-web-hint-from-supply = Die Karte kommt aus dem Vorrat und kostet dich nichts.
altar-web-hint-ends-ahead = Damit endet das Spiel, und nach allem, was man wissen kann, liegst du vorn.
altar-web-hint-ends-behind = Damit endet das Spiel; Warten würde dir kaum helfen.
altar-web-hint-score = { $what ->
    [stones] Die Wertung bringt dir { altar-web-stones }.
    [points] Die Wertung bringt dir { altar-web-points }.
    [points-or-stones] Die Wertung bringt dir { altar-web-points-or-stones }.
   *[cards] Die Wertung bringt dir { altar-web-goods-count }.
}
altar-web-hint-score-nobody = Von der Wertung hat niemand etwas.
altar-web-hint-score-others = { $what ->
    [stones] { $player } bekommt dadurch { altar-web-stones }.
    [points] { $player } bekommt dadurch { altar-web-points }.
    [points-or-stones] { $player } bekommt dadurch { altar-web-points-or-stones }.
   *[cards] { $player } bekommt dadurch { altar-web-goods-count }.
}
altar-web-hint-other-row = In Reihe { $row } würde gewertet: { altar-card }. Das hilft { $player }.
altar-web-hint-take-card = { $card ->
    [stonemason] Der Steinmetz, den du nimmst, bringt bei jeder Wertung der Steinmetze Steine.
    [priest] Der Priester, den du nimmst, bringt bei jeder Wertung der Priester Siegpunkte.
    [shrine] Der Schrein, den du nimmst, bringt Punkte und ein Opfer, sobald du ihn bezahlen kannst.
   *[other] { $count ->
        [0] Der Bauer, den du nimmst, macht sein Gut für dich billiger.
        [one] Der Bauer, den du nimmst, passt zu dem in deiner Auslage.
       *[other] Der Bauer, den du nimmst, passt zu den { $count } in deiner Auslage.
    }
}
altar-web-hint-then = Darunter wird frei, was du als Nächstes nehmen kannst: { altar-card }.
altar-web-hint-look = Du bekommst eine Opferkarte und weißt etwas, was die anderen nicht wissen.
altar-web-hint-no-look = Du müsstest eine Karte behalten, und keine davon würde dir helfen.
altar-web-hint-altar-less = Auf dem Altar fehlt dann eine Karte ({ altar-good }), das schadet deinen übrigen.
altar-web-hint-points-count = Siegpunkte zählen voll; fünf Steine sind am Ende nur einen Punkt wert.
altar-web-hint-stones-for-shrine = Damit kommst du den { $price } Steinen für deinen Schrein näher.
altar-web-hint-stones-later = Noch ist Zeit, aus Steinen mehr zu machen als Punkte.
altar-web-hint-decline = Keines der anderen Güter lohnt sich.

# On the score sheet, beside a good.
altar-web-on-altar = { $count } auf dem Altar: je { $value }
# Was bei Gleichstand an der Spitze entscheidet. $counts: die Spieler mit ihren Zahlen.
altar-web-tie-shrines = Die meisten Schreine in der Auslage entscheiden: { $counts }.
altar-web-tie-stones = Dann entscheiden die meisten Steine: { $counts }.
altar-web-length = etwa 30 Minuten
altar-web-film = Nimm Karten, sammle Güter und opfere einige: Was am häufigsten auf dem Altar liegt, ist am meisten wert.
