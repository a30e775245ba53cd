# Das Brett von dalang im Browser

# Der Buchstabe in der Ecke einer Karte: verschieden, zwei Buchstaben, wo zwei Namen gleich beginnen
dalang-web-letter-priest = P
dalang-web-letter-warrior = Kr
dalang-web-letter-prince = F
dalang-web-letter-scholar = G
dalang-web-letter-artist = Kü
dalang-web-letter-dalang = D

dalang-web-stage = Die Mitte des Tisches
dalang-web-turn = Zug { $turn }: { $player } ist aktiver Spieler
dalang-web-turn-own = Zug { $turn }: Du bist aktiver Spieler
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
dalang-web-travel = Reise nach { $island }
dalang-web-put-at = Lege eine Karte auf { $island }
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
dalang-web-notes-page = Von dieser Seite notiert, während du gespielt hast. Nach dem Neuladen sind die Notizen weg, wie an einem echten Tisch: Dann hilft nur dein eigenes Gedächtnis.

# Die Masken
dalang-web-masks = { $count ->
    [one] Noch 1 Maske
   *[other] Noch { $count } Masken
}
dalang-web-masks-of = { $count ->
    [one] Noch 1 Maske mit Wert { $value }
   *[other] Noch { $count } Masken mit Wert { $value }
}
dalang-web-mask = Dämonenmaske mit Wert { $value }
dalang-web-mask-next = Der niedrigste Wert, der noch daliegt, wird als Nächstes genommen

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
dalang-web-leaving = Der Dalang reist nach { $island }: Alle legen ihre Hand hin
dalang-web-shown = Bisher am meisten gezeigt: { $count } { $cards } ({ $player })
dalang-web-forced = Danach endet der Zug
dalang-web-ask-answer-warrior = Du wirst herausgefordert: abwehren oder fliehen?
dalang-web-ask-join = Machst du mit einer Karte derselben Art mit?
dalang-web-ask-force = Erzwingst du mit einer zweiten Karte das Zugende?
dalang-web-ask-contest = Zeigst du mehr { $cards } (bisher { $count })?
dalang-web-ask-block = Blockierst du mit einer Karte, die { $island } nennt?
dalang-web-asked-next = Danach wird gefragt: { $players }
dalang-web-asked-last = Danach wird niemand mehr gefragt.

# Was aus einer Wahl folgt
dalang-web-note-stack = { $count ->
    [0] Du hast dort keinen Stapel.
    [one] In deinem Stapel dort liegt 1 Karte.
   *[other] In deinem Stapel dort liegen { $count } Karten.
}
dalang-web-note-warrior = Herausgefordert: { $players }.
dalang-web-note-warrior-nobody = Niemand wird herausgefordert.
dalang-web-note-contest = { $count ->
    [one] 1 Karte ist weg, die gezeigte kommt auf deine Hand zurück.
   *[other] 1 Karte ist weg, die { $count } gezeigten kommen auf deine Hand zurück.
}
dalang-web-note-owned = Die Scheibe gehört schon dir.
dalang-web-note-disc = Die Scheibe liegt jetzt bei { $player }.
dalang-web-note-disc-free = Noch hat niemand die Scheibe.
dalang-web-note-seal = Wenn du gewinnst, bekommst du auch das Herrschaftssiegel.
dalang-web-note-seal-of = Wenn du gewinnst, bekommst du auch das Herrschaftssiegel von { $player }.
dalang-web-note-won = { $seal ->
    [yes] { $player } gewinnt die Scheibe und bekommt das Herrschaftssiegel.
   *[no] { $player } gewinnt die Scheibe.
}
dalang-web-note-unanswered = Es ist niemand da, der antworten könnte.
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
dalang-web-note-flee-away = Du bist abwesend, bis ein anderer Spieler aktiv wird oder der Dalang reist.
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
dalang-web-note-others = Andere dürfen mitmachen.
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
    [one] Nach 1 Karte angehalten: Die nächste ist nicht möglich. Bitte mache von hier aus weiter.
   *[other] Nach { $count } Karten angehalten: Die nächste ist nicht möglich. Bitte mache von hier aus weiter.
}

# Die Hand ablegen
dalang-web-arrange = Lege deine Hand auf { $island } hin
dalang-web-arrange-how = Ziehe die Karten, oder wähle eine und bewege sie mit den Pfeiltasten.
dalang-web-arrange-bottom = unten
dalang-web-arrange-top = oben
dalang-web-arrange-kept = Die untersten { $count } kommen auf deine Hand zurück, wenn eine Wertung hierher führt; die darüber werden dann abgelegt.
dalang-web-arrange-card = { $card }, Platz { $place } von unten
dalang-web-arrange-card-kept = { $card }, Platz { $place } von unten, kommt nach einer Wertung zurück
dalang-web-arrange-moved = { $card }: jetzt Platz { $place } von unten
dalang-web-arrange-to-bottom = Ganz nach unten
dalang-web-arrange-to-lower = Eins tiefer
dalang-web-arrange-to-higher = Eins höher
dalang-web-arrange-to-top = Ganz nach oben
dalang-web-arrange-reverse = Reihenfolge umkehren
dalang-web-arrange-send = { $count ->
    [one] Diese Karte hinlegen
   *[other] Diese { $count } Karten hinlegen
}
dalang-web-arrange-sending = Hingelegt: { $done } von { $count }

# Warum nicht
dalang-web-why-one-contest = Für einen Wettstreit brauchst du mindestens zwei derselben Art: Eine Karte legst du ab, eine zeigst du.
dalang-web-why-too-few = Du müsstest mehr als { $count } zeigen.
dalang-web-why-other-kind = Jetzt kann nur mit dieser Karte geantwortet werden: { $card }.
dalang-web-why-other-goal = Zum Blockieren muss die Dalang-Karte { $island } nennen.
dalang-web-why-no-block = Nur eine Dalang-Karte, die { $island } nennt, kann blockieren.
dalang-web-why-taking = Du nimmst mit diesem Gelehrten Karten, also kannst du keine legen.
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
dalang-web-why-island-phase = Auf den Inseln geschieht jetzt nichts. Entschieden wird: { $phase }.
dalang-web-why-not-named = Diese Dalang-Karte nennt { $island } nicht.
dalang-web-why-middle = Diese Karte spielst du in der Mitte des Tisches, nicht auf einer Insel.

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

# Was bei Gleichstand an der Spitze entscheidet. $player: wer die letzte Maske nahm, falls sie oder er dabei ist.
dalang-web-tie-last-mask = { $ended ->
    [yes] { $player } hat das Spiel mit der letzten Maske beendet und gewinnt deshalb allein.
   *[no] Von ihnen hat niemand das Spiel beendet, also teilen sie sich den Sieg.
}

# Die Lektionen. `task` sagt, was zu tun ist (mit einer Nummer, wo eine Lektion mehrere Schritte hat), `wrong`, was an
# einer anderen Wahl nicht stimmt, `learned`, worum es ging. $choice ist diese Wahl in der Schreibweise der Mitschriften,
# mit einem Bindestrich für jedes Zeichen, das weder Buchstabe noch Ziffer ist.
learn-dalang-artist-task-1 = Wer am Ende die meisten Punkte hat, gewinnt: Masken zählen ihren Wert, jedes Siegel zählt 3. Beides gewinnst du mit den Scheiben der Fürsten und Priester auf vier Inseln. In deinem Zug spielst du so viele Karten aus, wie du möchtest, eine nach der anderen. Mit einem Künstler tauschst du Handkarten: Spiele den Künstler aus.
learn-dalang-artist-wrong-1 = { $choice ->
    [end] Damit endet dein Zug, und der Künstler bleibt auf deiner Hand.
   *[other] Diese Karte kommt später dran. Spiele den Künstler aus.
}
learn-dalang-artist-task-2 = Lege eine Karte ab, die du nicht brauchst. Du darfst bis zu drei tauschen.
learn-dalang-artist-wrong-2 = Dann hat der Künstler nichts getauscht. Lege erst eine Karte ab.
learn-dalang-artist-task-3 = Eine genügt fürs Erste: Wähle „{ dalang-action-done }“.
learn-dalang-artist-wrong-3 = Du darfst noch eine tauschen, aber hier genügt eine: „{ dalang-action-done }“.
learn-dalang-artist-learned = Für die alte Karte hast du eine neue gezogen. Danach wurden die anderen gefragt, ob sie mit einem eigenen Künstler mitmachen; beide haben gepasst.
learn-dalang-scholar-task-1 = Auf jeder der anderen Inseln hast du einen verdeckten Kartenstapel, den du nicht ansehen darfst. Mit einem Gelehrten legst du bis zu drei Karten auf deine Stapel oder nimmst bis zu drei von ihnen. Spiele den Gelehrten aus.
learn-dalang-scholar-wrong-1 = { $choice ->
    [end] Damit endet dein Zug, und der Gelehrte bleibt auf deiner Hand.
   *[other] Diese Karte kommt später dran. Spiele den Gelehrten aus.
}
learn-dalang-scholar-task-2 = Nimm die oberste Karte deines Stapels auf Wontong.
learn-dalang-scholar-wrong-2 = { $choice ->
    [done] Dann hat der Gelehrte nichts getan. Nimm erst eine Karte.
    [take-P] Dieser Stapel liegt auf Panschar. Nimm von Wontong.
    [take-T] Dieser Stapel liegt auf Tschakkalag. Nimm von Wontong.
   *[other] Damit legst du eine Karte auf einen Stapel und kannst mit diesem Gelehrten keine mehr nehmen.
}
learn-dalang-scholar-task-3 = Du siehst jede Karte, bevor du die nächste wählst. Nimm noch eine, von einem beliebigen Stapel.
learn-dalang-scholar-wrong-3 = Du darfst nach einer Karte aufhören, aber nimm hier noch eine zweite.
learn-dalang-scholar-task-4 = Zwei genügen: Wähle „{ dalang-action-done }“.
learn-dalang-scholar-wrong-4 = Eine dritte Karte ist erlaubt, aber hier genügen zwei: „{ dalang-action-done }“.
learn-dalang-scholar-learned = Zwei Karten mehr auf der Hand. Merke dir, was du wo hinlegst: Einen Stapel bekommst du zurück, wenn der Dalang auf seiner Insel ankommt.
learn-dalang-warrior-task = Ein Krieger fordert alle anderen heraus bis auf einen, den du verschonst. Wer nicht mit einem Krieger abwehren kann, muss fliehen. Spiele deinen aus und verschone Blau.
learn-dalang-warrior-wrong = { $choice ->
    [end] Damit endet dein Zug, und der Krieger bleibt auf deiner Hand.
    [warrior-2] Damit verschonst du Gelb und forderst Blau heraus. Verschone diesmal Blau.
   *[other] Mit Fürsten streitest du um eine Scheibe; das kommt später dran. Spiele den Krieger aus.
}
learn-dalang-warrior-learned = Gelb hatte keinen Krieger und ist geflohen: Drei Karten sind auf Stapel gerettet, die vierte ist verloren. Gelb kann nicht reagieren, bis dein Zug endet oder der Dalang reist.
learn-dalang-parry-task-1 = Jetzt spielt Blau einen Krieger aus und fordert dich heraus. Du hast selbst einen: Wehre ab.
learn-dalang-parry-wrong-1 = Wenn du fliehst, landet deine Hand auf deinen Stapeln, und du kannst eine Weile nicht reagieren. Ein Krieger verhindert das.
learn-dalang-parry-task-2 = Mit einem zweiten Krieger könntest du den Zug von Blau beenden. Du hast keinen: Wähle „{ dalang-action-do-not-force }“. Die Frage kommt trotzdem, damit niemand erfährt, was du auf der Hand hast.
learn-dalang-parry-learned = Du bist noch da und darfst auf alles reagieren, was Blau als Nächstes ausspielt.
learn-dalang-flee-task-1 = Diesmal hast du keinen Krieger: Du musst fliehen.
learn-dalang-flee-task-2 = Drei deiner vier Karten darfst du auf deine Stapel auf den anderen Inseln retten, verteilt, wie du möchtest. Lege die erste hin.
learn-dalang-flee-task-3 = Jetzt die zweite, auf denselben Stapel oder einen anderen.
learn-dalang-flee-task-4 = Und die dritte. Die Karte, die übrig bleibt, wird abgelegt.
learn-dalang-flee-learned = Du bist zurück, sobald der Zug des nächsten Spielers beginnt oder der Dalang reist. Wähle gut, was du rettest, und wohin.
learn-dalang-join-task-1 = Blau hat einen Künstler ausgespielt. Du hast selbst zwei: Mach mit einem davon mit und tausche Karten, obwohl es nicht dein Zug ist.
learn-dalang-join-wrong-1 = Passen darfst du immer, aber dann tauschst du nichts.
learn-dalang-join-task-2 = Lege den Krieger ab. Behalte den anderen Künstler: Den brauchst du gleich.
learn-dalang-join-wrong-2 = { $choice ->
    [done] Dann hast du nichts getauscht. Lege erst den Krieger ab.
    [discard-artist] Diesen Künstler brauchst du gleich. Lege den Krieger ab.
   *[other] Behalte den Fürsten und lege den Krieger ab.
}
learn-dalang-join-task-3 = Eine genügt: Wähle „{ dalang-action-done }“.
learn-dalang-join-wrong-3 = { $choice ->
    [discard-artist] Diesen Künstler brauchst du gleich. Eine Karte genügt.
   *[other] Du darfst noch eine tauschen, aber hier genügt eine.
}
learn-dalang-join-task-4 = Wer mitgemacht hat, darf eine zweite Karte derselben Art ausspielen: Das beendet den Zug von Blau, und du ziehst eine Karte dafür. Spiele deinen zweiten Künstler aus.
learn-dalang-join-wrong-4 = Dann geht der Zug von Blau weiter. Dein zweiter Künstler kann ihn beenden.
learn-dalang-join-learned = Der Zug von Blau ist vorbei, und der von Gelb beginnt. Auf Gelehrte und Künstler darfst du mit derselben Art antworten. So ist jeder Zug auch ein wenig deiner.
learn-dalang-prince-task = Kukusch hat eine Fürsten- und eine Priesterscheibe, und die Priesterscheibe gehört dir schon. Um die andere zu gewinnen, legst du einen Fürsten ab und zeigst weitere; wer die meisten zeigt, gewinnt sie. Lege einen ab und zeige drei.
learn-dalang-prince-wrong = { $choice ->
    [end] Damit endet dein Zug ohne Wettstreit.
   *[other] Je weniger du zeigst, desto leichter zeigt jemand mehr. Gezeigte Karten bleiben auf deiner Hand, also zeige alle drei.
}
learn-dalang-prince-learned = Die Fürstenscheibe gehört dir. Mit beiden Scheiben einer Insel nimmst du auch ihr Siegel: 3 Punkte am Ende. Die drei gezeigten Fürsten hast du noch auf der Hand.
learn-dalang-contest-task = Blau streitet um die Priesterscheibe von Kukusch und hat zwei Priester gezeigt. Du hast drei: Zeige mehr.
learn-dalang-contest-wrong = Wenn du passt, gewinnt Blau die Scheibe mit zwei Priestern. Du hast drei.
learn-dalang-contest-learned = Niemand hat mehr gezeigt, also kommt die Scheibe in dein Dorf. Die Priester bleiben auf deiner Hand, aber jetzt wissen die anderen davon.
learn-dalang-travel-task-1 = Eine Dalang-Karte bringt alle auf eine andere Insel. Deine nennt Kukusch, wo du bist, und Tschakkalag: Reise dorthin.
learn-dalang-travel-wrong-1 = Damit endet dein Zug, und der Dalang bleibt auf Kukusch.
learn-dalang-travel-task-2 = Niemand hat blockiert. Jetzt legen alle ihre Hand als Stapel hin. Bestimme die Reihenfolge, die unterste Karte zuerst.
learn-dalang-travel-learned = Alle nehmen ihren Stapel auf der neuen Insel auf die Hand. Du hast dort keine Scheibe, also wird nichts gewertet, und dein Zug geht weiter.
learn-dalang-block-task = Blau will nach Panschar reisen. Eine Dalang-Karte, die das Ziel nennt, kann das verhindern, und du hast eine: Blockiere.
learn-dalang-block-wrong = Dann reist Blau nach Panschar, hat dort eine Scheibe und nimmt eine Maske, die mehr wert ist als die, die du bekommst.
learn-dalang-block-learned = Der Dalang bleibt, und der Zug von Blau geht weiter.
learn-dalang-mask-task = Um Masken geht es. Führst du den Dalang auf eine Insel, auf der du eine Scheibe hast, nimmst du eine. Hat jemand anders dort die andere Scheibe, nimmt er eine Maske mit dem niedrigsten Wert, der noch da ist, und du eine mit dem nächsthöheren Wert. Die Fürstenscheibe von Panschar gehört dir: Reise dorthin.
learn-dalang-mask-wrong = { $choice ->
    [end] Damit endet dein Zug ohne Maske.
   *[other] Der Künstler tauscht Karten, bringt aber keine Maske. Spiele die Dalang-Karte aus.
}
learn-dalang-mask-learned = Blau hat die Priesterscheibe und nahm eine Maske mit Wert 2, du eine mit Wert 3. Mit beiden Scheiben hättest nur du eine genommen, mit dem niedrigsten Wert. Nach einer Wertung nehmen alle nur die untersten vier Karten ihres Stapels auf die Hand, der Rest wird abgelegt, und der Zug des nächsten Spielers beginnt.
learn-dalang-end-task = Eine Maske ist übrig. Reise nach Panschar, wo dir beide Scheiben gehören: Dann nimmst nur du eine Maske.
learn-dalang-end-wrong = { $choice ->
    [end] Damit endet dein Zug, und vielleicht nimmt jemand anders die letzte Maske.
   *[other] Der Künstler tauscht Karten, bringt aber keine Maske. Spiele die Dalang-Karte aus.
}
learn-dalang-end-learned = Mit der letzten Maske ist das Spiel zu Ende. Die Abrechnung zeigt den Wert deiner Masken und 3 Punkte für jedes Siegel.

dalang-web-film = Gewinne Fürsten und Priester auf vier Inseln: Wo der Dalang ankommt, bringen sie dir Masken.
