# Das Brett von dalang im Browser

# Der Buchstabe in der Ecke einer Karte: verschieden, zwei Buchstaben, wo zwei Namen gleich beginnen
dalang-web-letter-priest = P
dalang-web-letter-warrior = Kr
dalang-web-letter-prince = F
dalang-web-letter-scholar = G
dalang-web-letter-artist = Kü
dalang-web-letter-dalang = D

dalang-web-stage = Die Mitte des Tisches
dalang-web-turn = Zug { $turn }: { $player } ist dran
dalang-web-turn-own = Zug { $turn }: Du bist dran
dalang-web-turn-how = Spiele eine Handkarte aus, reise zu einer leuchtenden Insel oder beende deinen Zug.
dalang-web-turn-how-here = Spiele eine Handkarte aus oder beende deinen Zug.
dalang-web-draw = { $count ->
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $count } Karten
}
dalang-web-discards = { $count ->
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $count } Karten
}
dalang-web-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
dalang-web-hand-empty = Deine Hand ist leer.
dalang-web-hand-fled = Du bist geflohen. Du bist zurück, wenn der nächste Zug beginnt oder der Dalang reist.
dalang-web-active = aktiver Spieler
dalang-web-fled = geflohen
dalang-web-spared = verschont
dalang-web-substituted = ein Bot spielt
dalang-web-away = nicht da
dalang-web-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

# Die Inseln
dalang-web-here = der Dalang ist hier
dalang-web-goal = Ziel
dalang-web-travel = Nach { $island } reisen
dalang-web-put-at = Eine Karte auf { $island } legen
dalang-web-disc-priest = Priesterscheibe
dalang-web-disc-prince = Fürstenscheibe
dalang-web-seal = Herrschaftssiegel
dalang-web-seal-free = Herrschaftssiegel, noch nicht gewonnen
dalang-web-seal-of = Herrschaftssiegel von { $island }
dalang-web-stack = { $count ->
    [0] Kein Stapel
    [one] Stapel mit 1 Karte
   *[other] Stapel mit { $count } Karten
}
dalang-web-own-stack = { $count ->
    [0] Dein Stapel auf { $island } ist leer
    [one] Dein Stapel auf { $island }: 1 Karte
   *[other] Dein Stapel auf { $island }: { $count } Karten
}
dalang-web-notes = Was weiß ich noch?
dalang-web-notes-list = Von oben: { $cards }
dalang-web-notes-unknown = { $count ->
    [one] 1 unbekannte Karte
   *[other] { $count } unbekannte Karten
}
dalang-web-notes-page = Deine Notizen zu diesem Stapel. Es gibt sie nur in diesem Browser.

# Die Masken
dalang-web-left = { $count ->
    [one] noch 1 Maske
   *[other] noch { $count } Masken
}
dalang-web-masks = { $count ->
    [one] Noch 1 Maske
   *[other] Noch { $count } Masken
}
dalang-web-masks-of = { $count ->
    [one] Noch 1 Maske mit Wert { $value }
   *[other] Noch { $count } Masken mit Wert { $value }
}
dalang-web-mask = Dämonenmaske mit Wert { $value }
dalang-web-mask-next = Als Nächstes wird eine Maske mit dem niedrigsten Wert vergeben

# Die gerade gespielte Karte. $own: Ist es die des Lesers?
dalang-web-played-warrior = { $own ->
    [yes] Du spielst einen Krieger aus und verschonst { $spared }
   *[no] { $me ->
        [yes] { $player } spielt einen Krieger aus und verschont dich
       *[no] { $player } spielt einen Krieger aus und verschont { $spared }
    }
}
dalang-web-played-scholar = { $own ->
    [yes] Du spielst einen Gelehrten aus
   *[no] { $player } spielt einen Gelehrten aus
}
dalang-web-played-artist = { $own ->
    [yes] Du spielst einen Künstler aus
   *[no] { $player } spielt einen Künstler aus
}
dalang-web-played-priest = { $own ->
    [yes] Du eröffnest den Wettstreit um die Priesterscheibe von { $island }
   *[no] { $player } eröffnet den Wettstreit um die Priesterscheibe von { $island }
}
dalang-web-played-prince = { $own ->
    [yes] Du eröffnest den Wettstreit um die Fürstenscheibe von { $island }
   *[no] { $player } eröffnet den Wettstreit um die Fürstenscheibe von { $island }
}
dalang-web-played-dalang = { $own ->
    [yes] Du willst nach { $island } reisen
   *[no] { $player } will nach { $island } reisen
}
dalang-web-leaving = Der Dalang reist nach { $island }: Alle legen ihre Handkarten als Stapel ab
dalang-web-shown = Bisher am meisten gezeigt: { $count } { $cards } ({ $player })
dalang-web-forced = Danach endet der Zug
dalang-web-ask-answer-warrior = Du wirst herausgefordert: abwehren oder fliehen?
dalang-web-ask-join = Machst du mit einer Karte derselben Art mit?
dalang-web-ask-force = Diesen Zug mit einer zweiten gleichen Karte beenden?
dalang-web-ask-contest = Zeigst du mehr { $cards } (bisher { $count })?
dalang-web-ask-block = Blockierst du mit einer Karte, die { $island } nennt?
dalang-web-deciding = { $phase ->
    [answer-warrior] { $player } muss abwehren oder fliehen
    [spread] { $player } flieht und rettet Karten
    [exchange-stacks] { $player } legt oder nimmt Karten
    [exchange-cards] { $player } tauscht Karten
    [join] { $player } darf mitmachen
    [force] { $player } darf das Zugende erzwingen
    [contest] { $player } darf mehr zeigen
    [block] { $player } darf die Reise blockieren
   *[other] { $player } legt die Handkarten als Stapel ab
}
dalang-web-asked-next = Danach noch an der Reihe: { $players }
dalang-web-asked-last = Das ist die letzte Antwort.

# Was aus einer Wahl folgt
dalang-web-note-stack = { $count ->
    [0] Du hast dort keinen Stapel.
    [one] In deinem Stapel dort liegt 1 Karte.
   *[other] In deinem Stapel dort liegen { $count } Karten.
}
dalang-web-note-warrior = Herausgefordert: { $players }.
dalang-web-note-warrior-nobody = Niemand wird herausgefordert.
dalang-web-note-contest = { $count ->
    [one] 1 Karte legst du ab; die gezeigte behältst du auf der Hand.
   *[other] 1 Karte legst du ab; die { $count } gezeigten behältst du auf der Hand.
}
dalang-web-note-owned = Die Scheibe gehört dir schon.
dalang-web-note-disc = Die Scheibe liegt bei { $player }.
dalang-web-note-disc-free = Noch hat niemand die Scheibe.
dalang-web-note-seal = Wenn du gewinnst, bekommst du auch das Herrschaftssiegel.
dalang-web-note-seal-of = Wenn du gewinnst, bekommst du auch das Herrschaftssiegel von { $player }.
dalang-web-note-won = { $seal ->
    [yes] { $player } gewinnt die Scheibe und bekommt das Herrschaftssiegel.
   *[no] { $player } gewinnt die Scheibe.
}
dalang-web-note-unanswered = Niemand ist da, der antworten könnte.
dalang-web-note-unless-blocked = Wenn niemand blockiert:
dalang-web-note-scoring = Masken werden verteilt: { $masks }. Dann endet der Zug.
dalang-web-note-mask = { $player } { $value }
dalang-web-note-ends-game = Damit endet das Spiel.
dalang-web-note-picked-up = { $count ->
    [0] Du hast dort keine Karten.
    [one] Du nimmst dort 1 Karte auf.
   *[other] Du nimmst dort { $count } Karten auf.
}
dalang-web-note-lost = { $count ->
    [one] Die Karte darüber wird abgelegt.
   *[other] Die { $count } Karten darüber werden abgelegt.
}
dalang-web-note-no-scoring = { $own ->
    [yes] Du hast dort keine Scheibe: keine Wertung, du bist weiter am Zug.
   *[no] Dort keine Wertung: { $player } ist weiter am Zug.
}
dalang-web-note-show = Gezeigte Karten bleiben auf deiner Hand.
dalang-web-note-block = Die Karte wird abgelegt und der Dalang bleibt, wo er ist.
dalang-web-note-parry = Du legst einen Krieger ab und bleibst.
dalang-web-note-hand-after = { $count ->
    [0] Dann ist deine Hand leer.
    [one] Dann hast du noch 1 Karte.
   *[other] Dann hast du noch { $count } Karten.
}
dalang-web-note-flee = { $count ->
    [0] Du hast keine Karte zu retten.
    [one] Du rettest 1 Karte.
   *[other] Du rettest { $count } Karten.
}
dalang-web-note-flee-lost = { $count ->
    [one] 1 Karte ist verloren.
   *[other] { $count } Karten sind verloren.
}
dalang-web-note-flee-away = Du bist weg, bis jemand anders dran ist oder der Dalang reist.
dalang-web-note-join = Du legst die Karte ab und nutzt sie nach eigener Wahl, was auch immer der aktive Spieler getan hat.
dalang-web-note-force = Du legst noch eine Karte ab und ziehst { $count }; der Zug endet, wenn alle geantwortet haben.
dalang-web-note-drawn = { $count ->
    [one] Du ziehst 1 Karte.
   *[other] Du ziehst { $count } Karten.
}
dalang-web-note-put = { $count ->
    [0] Du hast keine Karte, die du auf deine anderen Stapel legen könntest.
    [one] Lege 1 Karte auf deine anderen Stapel.
   *[other] Lege bis zu { $count } Karten auf deine anderen Stapel.
}
dalang-web-note-take = { $count ->
    [0] Zu nehmen gibt es dort nichts.
    [one] Oder nimm 1 Karte davon.
   *[other] Oder nimm bis zu { $count } Karten davon.
}
dalang-web-note-exchange = { $count ->
    [0] Du hast keine Karte zum Tauschen.
    [one] Lege 1 Karte ab und ziehe 1.
   *[other] Lege bis zu { $count } Karten ab und ziehe ebenso viele.
}
dalang-web-note-others = Die anderen dürfen mitmachen.
dalang-web-note-place = Platz { $place } von unten.
dalang-web-note-place-kept = Platz { $place } von unten: Sie kommt nach einer Wertung zurück.

# Mehrere Karten wählen
dalang-web-plan-scholar = { $count ->
    [one] Lege noch 1 Karte: Wähle eine Karte und dann eine Insel, oder ziehe sie dorthin. Oder nimm von deinen Stapeln.
   *[other] Lege bis zu { $count } Karten: Wähle eine Karte und dann eine Insel, oder ziehe sie dorthin. Oder nimm von deinen Stapeln.
}
dalang-web-plan-scholar-send = { $count ->
    [0] Karten legen
    [one] Diese Karte legen
   *[other] Diese { $count } Karten legen
}
dalang-web-plan-artist = { $count ->
    [one] Wähle noch 1 Karte zum Tauschen.
   *[other] Wähle bis zu { $count } Karten zum Tauschen.
}
dalang-web-plan-artist-send = { $count ->
    [0] Karten tauschen
    [one] Diese Karte tauschen
   *[other] Diese { $count } Karten tauschen
}
dalang-web-plan-flee = { $count ->
    [one] Du fliehst und rettest 1 Karte: Wähle sie und ihre Insel, oder ziehe sie dorthin.
   *[other] Du fliehst und rettest { $count } Karten: Wähle jeweils eine Karte und ihre Insel, oder ziehe sie dorthin.
}
dalang-web-plan-flee-send = Mit diesen Karten fliehen
dalang-web-plan-lost = { $count ->
    [one] 1 weitere Karte wird abgelegt.
   *[other] { $count } weitere Karten werden abgelegt.
}
dalang-web-plan-remove = Zurücknehmen
dalang-web-stopped = { $count ->
    [0] Es ist nichts geschehen: Diese Wahl gibt es nicht mehr. Bitte wähle neu.
    [one] Nach 1 Karte angehalten: Die nächste ist nicht möglich. Mach bitte von hier aus weiter.
   *[other] Nach { $count } Karten angehalten: Die nächste ist nicht möglich. Mach bitte von hier aus weiter.
}

# Die Hand ablegen
dalang-web-arrange = Lege deine Handkarten als Stapel auf { $island } ab
dalang-web-arrange-how = Ziehe die Karten, oder wähle eine und bewege sie mit den Pfeiltasten.
dalang-web-arrange-bottom = unten
dalang-web-arrange-top = oben
dalang-web-arrange-kept = Die untersten { $count } kommen auf deine Hand zurück, wenn hier gewertet wird; was darüber liegt, wird dann abgelegt.
dalang-web-arrange-card = { $card }, Platz { $place } von unten
dalang-web-arrange-card-kept = { $card }, Platz { $place } von unten, kommt nach einer Wertung zurück
dalang-web-arrange-moved = { $card }: jetzt Platz { $place } von unten
dalang-web-arrange-to-bottom = Ganz nach unten
dalang-web-arrange-to-lower = Eins tiefer
dalang-web-arrange-to-higher = Eins höher
dalang-web-arrange-to-top = Ganz nach oben
dalang-web-arrange-reverse = Reihenfolge umkehren
dalang-web-arrange-send = { $count ->
    [one] Diese Karte als Stapel ablegen
   *[other] Diese { $count } Karten als Stapel ablegen
}
dalang-web-arrange-sending = Gelegt: { $done } von { $count }

# Warum nicht
dalang-web-why-one-contest = Für einen Wettstreit brauchst du mindestens zwei derselben Art: Eine Karte legst du ab, eine zeigst du.
dalang-web-why-too-few = Du müsstest mehr als { $count } zeigen.
dalang-web-why-other-kind = Jetzt kann nur mit dieser Karte geantwortet werden: { $card }.
dalang-web-why-other-goal = Zum Blockieren muss die Dalang-Karte { $island } nennen.
dalang-web-why-no-block = Nur eine Dalang-Karte, die { $island } nennt, kann blockieren.
dalang-web-why-taking = Du nimmst mit diesem Gelehrten Karten, also kannst du keine legen.
dalang-web-why-putting = Du hast Karten zum Legen gewählt, und ein Gelehrter legt entweder oder nimmt. Nimm sie erst zurück, wenn du hier Karten nehmen willst.
dalang-web-why-plan-full = Du hast genug Karten gewählt. Bestätige, oder nimm eine zurück.
dalang-web-why-all-chosen = Du hast alle Karten dieser Art gewählt.
dalang-web-why-none-to-put = Du hast keine Karten mehr zum Legen.
dalang-web-why-here = Der Dalang ist schon auf { $island }.
dalang-web-why-no-card = Du hast keine Dalang-Karte, die nach { $island } führt.
dalang-web-why-put-here = Karten legst du auf die anderen Inseln: Der Dalang ist auf { $island }.
dalang-web-why-take-stack = { $count ->
    [0] Du hast auf { $island } keinen Stapel, von dem du nehmen könntest.
   *[other] Wähle deinen Stapel auf { $island }, um die oberste Karte zu nehmen.
}
dalang-web-why-island-phase = Auf den Inseln gibt es jetzt nichts zu tun. Entschieden wird: { $phase }.
dalang-web-why-not-named = Diese Dalang-Karte nennt { $island } nicht.
dalang-web-why-middle = Diese Karte spielst du in der Tischmitte aus, nicht auf einer Insel.

# Der Tisch in Worten
dalang-web-text-here = Der Dalang ist auf { $island }.
dalang-web-text-islands = Die Inseln
dalang-web-text-stacks = Stapel
dalang-web-text-discards = Abgelegt: { $cards }.
dalang-web-text-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}

# Wozu eine Karte dient, in einer Zeile.
dalang-web-about = { $card ->
    [warrior] Fordert alle heraus, die du nicht verschonst: Sie wehren ab oder fliehen.
    [scholar] Lege bis zu 3 Karten auf deine Stapel auf anderen Inseln oder nimm bis zu 3 von ihnen.
    [artist] Tausche bis zu 3 Handkarten.
    [priest] Ab zwei Karten: ein Wettstreit um die Priesterscheibe dieser Insel.
    [prince] Ab zwei Karten: ein Wettstreit um die Fürstenscheibe dieser Insel.
   *[other] Reise auf eine ihrer beiden Inseln oder blockiere eine Reise dorthin.
}

# Warum ein Tipp etwas rät: was es bringt, verhindert und kostet. Jeder ist ein Satz für sich.
dalang-web-hint-end = { $count ->
    [0] Du hast keine Karten mehr.
   *[other] Was du auf der Hand hast, nützt dir später mehr als jetzt.
}
dalang-web-hint-nobody = Er fordert niemanden heraus.
dalang-web-hint-before-contest = { $card ->
    [priest] Das zwingt { $players }, einen Krieger auszuspielen oder zu fliehen. Danach kannst du um die Priesterscheibe streiten.
   *[prince] Das zwingt { $players }, einen Krieger auszuspielen oder zu fliehen. Danach kannst du um die Fürstenscheibe streiten.
}
dalang-web-hint-before-journey = Das zwingt { $players }, einen Krieger auszuspielen oder zu fliehen. So kann kaum jemand deine Reise nach { $island } blockieren.
dalang-web-hint-drives-away = Das zwingt { $players }, einen Krieger auszuspielen oder zu fliehen.
dalang-web-hint-card = Das kostet dich { dalang-cards }.
dalang-web-hint-stays = { $count ->
    [0] Du bleibst da und kannst weiter reagieren.
    [one] Du bleibst da und behältst deine andere Karte.
   *[other] Du bleibst da und behältst deine anderen { $count } Karten.
}
dalang-web-hint-must-flee = { $count ->
    [0] Du hast keinen Krieger und keine Karte zu retten.
    [one] Du hast keinen Krieger; 1 Karte lässt sich retten.
   *[other] Du hast keinen Krieger; { $count } Karten lassen sich retten.
}
dalang-web-hint-little-to-lose = Du hast kaum etwas zu verlieren.
dalang-web-hint-saves-warrior = Den Krieger zu behalten lohnt sich mehr, als zu bleiben.
dalang-web-hint-ends-turn = { $player } kann nicht weitermachen: Der Zug endet.
dalang-web-hint-draws = Dafür ziehst du eine Karte.
dalang-web-hint-keeps-second = Die zweite Karte hebst du dir auf ({ dalang-card }).
dalang-web-hint-no-second = Du hast keine zweite solche Karte ({ dalang-card }).
dalang-web-hint-new-cards = { $count ->
    [0] Du hast keine Karte zum Tauschen.
    [one] Du tauschst 1 Karte gegen eine neue.
   *[other] Du tauschst bis zu { $count } Karten gegen neue.
}
dalang-web-hint-stack-cards = { $count ->
    [0] Du kannst Karten dorthin legen, wo sie mehr nützen.
    [one] Du kannst 1 Karte von deinen Stapeln nehmen.
   *[other] Du kannst bis zu { $count } Karten von deinen Stapeln nehmen.
}
dalang-web-hint-seeks-journey = Dir fehlt noch eine Dalang-Karte zu einer Insel, auf der du eine Scheibe hast.
dalang-web-hint-hides-hand = Mehr zu zeigen würde deine Hand verraten und dir zu wenig bringen.
dalang-web-hint-too-few = Mehr als { $count } kannst du nicht zeigen.
dalang-web-hint-keeps-card = Du hebst dir die Karte für später auf ({ dalang-card }).
dalang-web-hint-no-card = Zum Mitmachen fehlt dir die Karte ({ dalang-card }).
dalang-web-hint-own-mask = Die Reise bringt dir eine Maske mit Wert { $value }.
dalang-web-hint-no-masks = Auf { $island } wird keine Maske vergeben, eine Karte wäre verschwendet.
dalang-web-hint-keeps-dalang = Die Dalang-Karte zu behalten lohnt sich mehr, als diese Reise zu verhindern.
dalang-web-hint-cannot-block = Du hast keine Dalang-Karte, die { $island } nennt.
dalang-web-hint-ticket = Von { $island } bringt dich diese Karte nach { $goal }, wo du eine Scheibe hast: { dalang-card }.
dalang-web-hint-contest-there = Auf { $island } hilft dir die Karte, eine fehlende Scheibe zu gewinnen: { dalang-card }.
dalang-web-hint-useful-there = Auf { $island } kannst du die Karte brauchen: { dalang-card }.
dalang-web-hint-survives = Sie gehört zu den untersten { $kept }, die nach einer Wertung zu dir zurückkommen.
dalang-web-hint-enough-cards = Deine Handkarten sind besser als unbekannte.
dalang-web-hint-enough-stacks = Die anderen Karten liegen gut, wo sie sind.
dalang-web-hint-take = Die oberste Karte auf { $island } nützt dir hier mehr.
dalang-web-hint-disc-is-own = Die Scheibe hast du hier schon, darum brauchst du diese Karte am wenigsten: { dalang-card }.
dalang-web-hint-least-use = Das brauchst du gerade am wenigsten: { dalang-card }.
dalang-web-hint-contest = { $count ->
    [one] Eine Karte legst du ab, und von einer weiteren erfahren die anderen.
   *[other] Eine Karte legst du ab, und von { $count } weiteren erfahren die anderen.
}
dalang-web-hint-seal = Damit hast du beide Scheiben von { $island } und bekommst das Siegel: { $points } Punkte.
dalang-web-hint-disc = Mit dieser Scheibe bringen dir deine Reisen nach { $island } Masken.
dalang-web-hint-seal-of = { $player } verliert das Siegel und seine { $points } Punkte.
dalang-web-hint-disc-of = { $player } verliert die Scheibe.
dalang-web-hint-keeps-disc = Du behältst deine Scheibe von { $island }.
dalang-web-hint-leader-seal = { $player } bekommt das Siegel mit seinen { $points } Punkten nicht.
dalang-web-hint-leader-disc = { $player } bekommt die Scheibe nicht.
dalang-web-hint-shows = { $count ->
    [one] Die anderen erfahren von 1 Karte auf deiner Hand.
   *[other] Die anderen erfahren von { $count } Karten auf deiner Hand.
}
dalang-web-hint-mask = Auf { $island } bekommst du eine Maske mit Wert { $value }.
dalang-web-hint-picks-up = { $count ->
    [0] Das bringt alle nach { $island }.
    [one] Auf { $island } wartet 1 Karte auf dich.
   *[other] Auf { $island } warten { $count } Karten auf dich.
}
dalang-web-hint-ends-game = Damit endet das Spiel.
dalang-web-hint-mask-of = Auch { $player } bekommt eine Maske, mit Wert { $value }.
dalang-web-hint-loses = { $count ->
    [one] 1 Karte deines Stapels dort geht verloren.
   *[other] { $count } Karten deines Stapels dort gehen verloren.
}
dalang-web-hint-stops-mask = { $player } bekommt auf { $island } keine Maske mit Wert { $value }.
dalang-web-hint-stops-journey = Niemand reist nach { $island }.
dalang-web-hint-comes-back = Als eine der untersten { $kept } kommt diese Karte nach einer Wertung zu dir zurück: { dalang-card }.
dalang-web-hint-on-top = Weiter oben geht die Karte bei einer Wertung verloren, aber ein Gelehrter kann sie holen: { dalang-card }.

# On the score pad.
dalang-web-pad-masks = Masken mit Wert { $value }
dalang-web-pad-last-mask = hat im eigenen Zug die letzte Maske bekommen

# Was bei Gleichstand an der Spitze entscheidet. $player: wer die letzte Maske nahm, falls sie oder er dabei ist.
dalang-web-tie-last-mask = { $ended ->
    [yes] { $player } hat das Spiel mit der letzten Maske beendet und gewinnt deshalb allein.
   *[no] Von ihnen hat niemand das Spiel beendet, also teilen sie sich den Sieg.
}
dalang-web-length = etwa 60 Minuten
dalang-web-film = Gewinne Fürsten und Priester auf vier Inseln: Wo der Dalang ankommt, bringen sie dir Masken.
