# Der Tisch von altar im Browser. Die Buchstaben auf den Karten: keine zwei gleich.
altar-web-letter-rice = R
altar-web-letter-peanut = E
altar-web-letter-banana = B
altar-web-letter-pepper = Pa
altar-web-letter-stonemason = St
altar-web-letter-priest = Pr
altar-web-letter-shrine = Sc
altar-web-letter-oracle = O

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
altar-web-pile = Stapel
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
altar-web-in-play = Auslage
altar-web-majority = die meisten, daher bei der Wertung eins mehr
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
    [one] etwa 1 Punkt, wenn das Spiel jetzt endete
   *[other] etwa { $count } Punkte, wenn das Spiel jetzt endete
}
altar-web-deciding = entscheidet gerade
altar-web-substituted = ein Bot spielt
altar-web-away = nicht da
altar-web-explanation = Warum nicht

# Kosten und Folgen
altar-web-choose = wähle, wie viele
altar-web-take = Nimm aus Reihe { $row }: { altar-card }
altar-web-costs-leaves = { $left ->
    [0] kostet { altar-web-stones }, es bleibt keiner
    [one] kostet { altar-web-stones }, es bleibt 1
   *[other] kostet { altar-web-stones }, es bleiben { $left }
}
altar-web-costs-nothing = { $left ->
    [0] kostet nichts
    [one] kostet nichts, es bleibt 1
   *[other] kostet nichts, es bleiben { $left }
}
altar-web-leaves = { $left ->
    [0] es bleibt keiner
    [one] es bleibt 1
   *[other] es bleiben { $left }
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
altar-web-ends-game = der Stapel wird leer: Ende des Spiels
altar-web-ends-short = beendet das Spiel
altar-web-new-row = leert die Reihe; eine neue wird ausgelegt
altar-web-new-row-scores = leert die Reihe; die freie Karte der neuen wird gewertet
altar-web-new-row-short = neue Reihe
altar-web-frees = legt frei: { altar-card }
altar-web-frees-short = legt frei
altar-web-scores = wertet { altar-card }: { $gains }
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
altar-web-why-too-dear = Ein Schrein kostet { $price } Steine, du hast aber { $stones }.
altar-web-why-supply-phase = Opferkarten kaufst du am Anfang deines Zuges.
altar-web-why-supply-hide = Erst legst du eine eigene Karte verdeckt hin; dann kommt eine aus dem Vorrat obenauf.
altar-web-why-none-left = { $good ->
    [rice] Im Vorrat sind keine Reiskarten mehr.
    [peanut] Im Vorrat sind keine Erdnusskarten mehr.
    [banana] Im Vorrat sind keine Bananenkarten mehr.
   *[pepper] Im Vorrat sind keine Paprikakarten mehr.
}
altar-web-why-price = { $price ->
    [one] Das kostet dich 1 Stein ({ altar-good }), du hast aber { $stones }.
   *[other] Das kostet dich { $price } Steine ({ altar-good }), du hast aber { $stones }.
}
altar-web-why-goods = Opferkarten legst du nur auf den Altar, wenn ein Schrein ausgespielt wurde.
altar-web-why-goods-none = Davon hast du keine Karte: { altar-good }.
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
   *[no] Du kannst noch keine Opferkarte bezahlen: Mach ohne weiter.
}
altar-web-ask-play = { $boxed ->
    [yes] Du hast nur Schreine und kannst keinen bezahlen: Lege einen zurück in die Schachtel.
   *[no] Spiele eine Karte aus deiner Hand aus.
}
altar-web-ask-lay = Ein Schrein wurde ausgespielt: Lege eine deiner Opferkarten offen auf den Altar.
altar-web-ask-hide = Lege eine deiner Opferkarten verdeckt auf den Altar.
altar-web-ask-offer = Wähle ein Gut aus dem Vorrat: Es kommt oben auf den Altar.
altar-web-ask-take = { $last ->
    [yes] Nimm eine freie Karte. Es ist deine letzte: Die Karte, die in dieser Reihe frei wird, wird gewertet.
   *[no] Nimm eine freie Karte vom Dorfplatz.
}
altar-web-ask-look = Ein Orakel ist erschienen: Willst du die obersten Karten des Altars ansehen?
altar-web-ask-keep = Behalte eine der Karten, die du siehst.
altar-web-ask-shrine-reward = Deine Schreine werden gewertet: Punkte oder Steine?
altar-web-ask-substitute = Dieses Gut ist aufgebraucht: Nimm ein anderes oder keines.

# Wozu eine Karte dient, in einer Zeile.
altar-web-about = { $card ->
    [stonemason] Bei einer Wertung: 1 Stein für jeden in deiner Auslage.
    [priest] Bei einer Wertung: 1 Siegpunkt für jeden in deiner Auslage.
    [shrine] Kostet 7 Steine und löst ein Opfer aus. Bei einer Wertung: je 1 Punkt oder Stein; am Ende 4 Punkte.
   *[other] Ausgespielt macht er sein Gut 1 Stein billiger. Bei einer Wertung: 1 Opferkarte dieses Guts.
}

# On the score sheet, beside a good.
altar-web-on-altar = { $count } auf dem Altar: je { $value }
# Was bei Gleichstand an der Spitze entscheidet. $counts: die Spieler mit ihren Zahlen.
altar-web-tie-shrines = Die meisten Schreine in der Auslage entscheiden: { $counts }.
altar-web-tie-stones = Dann entscheiden die meisten Steine: { $counts }.

# Die Lektionen. `task` sagt, was zu tun ist (mit einer Nummer, wo eine Lektion mehrere Schritte hat), `wrong`, was an
# einer anderen Wahl nicht stimmt, `learned`, worum es ging. $choice ist diese Wahl in der Schreibweise der Mitschriften,
# mit einem Bindestrich für jedes Zeichen, das weder Buchstabe noch Ziffer ist.
learn-altar-buy-task = Wer am Ende die meisten Punkte hat, gewinnt. Punkte gibt es für Opferkarten, Schreine, Steine und Siegpunkte. Dein Zug beginnt mit der Gelegenheit, eine Opferkarte zu kaufen. Sie kostet 5 Steine, 1 weniger für jeden Bauern ihrer Art in deiner Auslage. Du hast 3 Steine und zwei Reisbauern in der Auslage: Kaufe eine Reiskarte.
learn-altar-buy-wrong = Du darfst deine Steine sparen, aber deine zwei Reisbauern machen den Reis so billig, dass du ihn dir jetzt leisten kannst.
learn-altar-buy-learned = Zwei Reisbauern haben den Reis billiger gemacht: Du hast 3 statt 5 Steine bezahlt. Was deine Opferkarten am Ende wert sind, entscheidet der Altar.
learn-altar-farmers-task = Jetzt musst du ausspielen: einen Steinmetz, einen Priester, einen Schrein oder bis zu drei Bauern derselben Art. Ein Bauer kostet nichts, zwei kosten zusammen 1 Stein, drei kosten 2. Spiele zwei Reisbauern auf einmal aus.
learn-altar-farmers-wrong = { $choice ->
    [priest] Damit spielst du den Priester aus, und beide Bauern bleiben auf deiner Hand.
   *[other] Das ist nur ein Bauer. Du hast einen Stein, um den zweiten zu bezahlen.
}
learn-altar-farmers-learned = Bauern bleiben in deiner Auslage. Sie machen Karten ihres Guts billiger und bringen dir eine, wenn ihre Art gewertet wird.
learn-altar-take-task = Am Ende deines Zuges nimmst du Karten, bis du wieder drei hast. In jeder Reihe ist nur die unterste Karte frei. Die Karte, die in der Reihe deiner letzten Karte frei wird, wird für alle gewertet. Du hast drei Reisbauern in der Auslage: Nimm aus der Reihe, in der ein Reisbauer frei wird.
learn-altar-take-wrong = { $choice ->
    [take-C] Dort wird ein Steinmetz frei: Das bringt Steine, aber keinen Reis.
   *[other] Dort wird ein Priester frei: Das bringt Punkte für Priester, und du hast keinen in der Auslage.
}
learn-altar-take-learned = Reisbauern wurden gewertet: Wer einen in der Auslage hat, bekommt eine Reiskarte. Du hast als Mehrheitsbonus eine zweite bekommen, weil nur du die meisten hast, und mindestens zwei.
learn-altar-stonemason-task-1 = Steinmetze bringen Steine. Einen auszuspielen kostet nichts: Spiele ihn aus.
learn-altar-stonemason-task-2 = Nimm deine Karte jetzt aus der Reihe, in der ein Steinmetz frei wird.
learn-altar-stonemason-wrong-2 = { $choice ->
    [take-B] Dort wird ein Reisbauer frei: Das bringt Reiskarten, aber keine Steine.
   *[other] Dort wird ein Priester frei: Das bringt Punkte, aber keine Steine.
}
learn-altar-stonemason-learned = Alle bekommen einen Stein für jeden Steinmetz in ihrer Auslage, und du bekommst einen mehr für die Mehrheit. Mit Steinen bezahlst du Opferkarten, den zweiten und dritten Bauern und Schreine.
learn-altar-priest-task-1 = Priester bringen Siegpunkte. Spiele deinen Priester aus; er kostet nichts.
learn-altar-priest-task-2 = Nimm jetzt aus einer Reihe, in der ein Priester frei wird.
learn-altar-priest-wrong-2 = { $choice ->
    [take-B] Dort wird ein Reisbauer frei: Das bringt Reiskarten, aber keine Punkte.
   *[other] Dort wird ein Steinmetz frei: Das bringt Steine, aber keine Punkte.
}
learn-altar-priest-learned = Ein Siegpunkt für jeden Priester in der Auslage und einer mehr für die Mehrheit. Siegpunkte zählen am Ende so, wie sie sind.
learn-altar-shrine-task-1 = Ein Schrein kostet 7 Steine. Er ist am Ende 4 Punkte wert, und er löst ein Opfer aus. Spiele ihn aus.
learn-altar-shrine-wrong-1 = Bauern sind billiger, lösen aber kein Opfer aus. Mit 8 Steinen kannst du dir den Schrein leisten.
learn-altar-shrine-task-2 = Zuerst legen die anderen eine Karte auf den Altar: Blau hat Erdnuss gelegt. Jetzt legst du eine eigene Karte verdeckt dazu, und sonst erfährt niemand, welche. Je mehr Karten eines Guts auf dem Altar liegen, desto mehr ist jede Karte davon am Ende wert. Du hast vier Reiskarten: Verstecke eine davon.
learn-altar-shrine-wrong-2 = Das hilft der Paprika, und davon hast du nur zwei Karten. Vier Reiskarten gewinnen mehr.
learn-altar-shrine-task-3 = Zuletzt wählst du eine Karte aus dem Vorrat, die offen obenauf kommt. Das kostet nichts. Hilf deinem Reis noch einmal.
learn-altar-shrine-wrong-3 = Das hilft einem anderen Gut. Du hast vor allem Reis.
learn-altar-shrine-task-4 = Das Opfer ist vorbei. Fülle deine Hand aus einer beliebigen Reihe auf.
learn-altar-shrine-learned = Opfer entscheiden, was die Güter wert sind. Was du versteckt hast, bleibt bis zum Ende dein Geheimnis, außer in der Orakel-Variante zeigt ein Orakel es jemandem: So bist du schwer zu durchschauen.
learn-altar-lay-task = Jetzt hat Blau einen Schrein ausgespielt, und du legst eine Karte offen auf den Altar. Diese Karte bist du los, doch ihr Gut kann im Wert steigen. Du hast drei Bananenkarten und eine Reiskarte: Lege eine Bananenkarte.
learn-altar-lay-wrong = Damit gibst du deine einzige Reiskarte für ein Gut her, von dem du dann nichts mehr hast. Bei Banane gewinnen zwei Karten.
learn-altar-lay-learned = Eine Bananenkarte ist weg, dafür sind die anderen zwei vielleicht mehr wert. Danach hat Blau eine Karte verdeckt und eine aus dem Vorrat gelegt, wie du bei deinem eigenen Opfer.
learn-altar-shrine-reward-task = Ein Schrein wird gewertet. Für deine Schreine bekommst du Siegpunkte oder Steine. Wähle, was du eher brauchst.
learn-altar-shrine-reward-learned = Für jeden deiner zwei Schreine eins und eins für die Mehrheit: eine Wahl für alles zusammen. Fünf Steine sind am Ende einen Punkt wert.
learn-altar-substitute-task = Erdnussbauern werden gewertet, aber die Erdnusskarten sind ausgegangen. Du darfst stattdessen eine Karte eines anderen Guts nehmen oder keine. Wähle.
learn-altar-substitute-learned = Ist ein Gut ausgegangen, wählst du frei aus dem, was noch da ist. Auch Blau hat einen Erdnussbauern und wird als Nächstes gefragt.
learn-altar-oracle-task-1 = In der Variante mit dem Orakel stecken Orakel im Stapel. Sie tauchen auf, wenn eine neue Reihe ausgelegt wird. Reihe A hat nur noch eine Karte: Nimm sie, dann kommen dort vier neue hin.
learn-altar-oracle-wrong-1 = Diese Reihe ist danach nicht leer, also kommen keine neuen Karten. Nimm aus Reihe A.
learn-altar-oracle-task-2 = Eine der vier war ein Orakel. Es kommt aus dem Spiel, und du darfst dir die obersten vier Karten des Altars ansehen. Sieh nach.
learn-altar-oracle-wrong-2 = Du musst nicht nachsehen, aber dann bekommst du keine Karte und erfährst nichts.
learn-altar-oracle-task-3 = Nur du siehst diese Karten. Eine davon musst du behalten; die anderen kommen zurück, wie sie lagen. Wähle.
learn-altar-oracle-learned = Du hast eine Opferkarte mehr, und du weißt etwas über den Altar, was die anderen nicht wissen.
learn-altar-demon-task-1 = In der Variante mit dem Dämon steht er auf einer Reihe, und niemand darf dort nehmen. Jeder Priester, der ausgespielt wird, rückt ihn eine Reihe nach rechts. Spiele den Priester aus.
learn-altar-demon-task-2 = Der Dämon steht jetzt auf Reihe B: Reihe A ist wieder frei. Nimm aus Reihe A.
learn-altar-demon-wrong-2 = Diese Reihe war schon vorher frei. Nimm aus der, die dein Priester geöffnet hat: Reihe A.
learn-altar-demon-learned = Mit Priestern bestimmst du, welche Reihe versperrt ist, auch für die anderen. Von Reihe D rückt der Dämon wieder auf Reihe A.
learn-altar-end-task = Das Spiel endet, sobald der Stapel leer ist. Er hat nur noch vier Karten, gerade genug für eine neue Reihe. Nimm die letzte Karte von Reihe A.
learn-altar-end-wrong = Diese Reihe ist danach nicht leer, also bleibt der Stapel, wie er ist. In Reihe A liegt nur noch eine Karte.
learn-altar-end-learned = Die Abrechnung zeigt alles: Siegpunkte, 4 Punkte für jeden Schrein, 1 für je fünf Steine und deine Opferkarten zu dem Wert, den ihnen der Altar gibt. Dort liegt am meisten Reis, also ist jede Reiskarte 3 Punkte wert.

altar-web-film = Nimm Karten, sammle Güter und opfere einige: Was am häufigsten auf dem Altar liegt, ist am meisten wert.
