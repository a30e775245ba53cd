# Die Lektionen. `name` steht in der Liste, `task` sagt, was zu tun ist (mit einer Nummer, wo eine Lektion mehrere Schritte
# hat), `wrong`, was an einer anderen Wahl nicht stimmt, `learned`, worum es ging. $choice ist diese Wahl in der Schreibweise
# der Mitschriften, mit einem Bindestrich für jedes Zeichen, das weder Buchstabe noch Ziffer ist.
learn-dalang-about = Der Dalang, der Meister des Schattenspiels, reist zwischen vier Inseln. Du gewinnst dort die Gunst von Fürsten und Priestern und führst den Dalang dorthin, wo es sich lohnt: Jede Ankunft bringt Dämonenmasken. Wer am Ende die wertvollsten Masken und Siegel hat, gewinnt.
learn-dalang-mask-name = Das Ziel: Masken
learn-dalang-mask-task = Du spielst um Masken: Jede ist so viele Punkte wert, wie auf ihr stehen. Es gibt vier Inseln, jede mit einer Fürsten- und einer Priesterscheibe; sie liegen in den Dörfern der Spieler. Führst du den Dalang auf eine Insel, auf der dir eine der Scheiben gehört, nimmst du eine Maske. Du hast die Fürstenscheibe von Panschar und eine Dalang-Karte, die dorthin führt: Spiele sie aus.
learn-dalang-mask-wrong = { $choice ->
    [end] Damit endet dein Zug ohne Maske.
   *[other] Der Künstler tauscht Karten, bringt aber keine Maske. Spiele die Dalang-Karte aus.
}
learn-dalang-mask-learned = Blau hat die Priesterscheibe von Panschar und hat eine Maske mit dem niedrigsten Wert bekommen, 2. Du hast den Dalang dorthin geführt und eine mit dem nächsthöheren Wert bekommen, 3. Mit beiden Scheiben hättest nur du eine bekommen, mit dem niedrigsten Wert. Danach nehmen alle die untersten vier Karten ihres Stapels dort auf die Hand, der Rest wird abgelegt, und der nächste Spieler ist dran.
learn-dalang-end-name = Das Ende des Spiels
learn-dalang-end-task = Nur eine Maske ist noch übrig, und mit ihr endet das Spiel. Masken zählen so viele Punkte, wie darauf stehen, jedes Herrschaftssiegel zählt 3. Reise nach Panschar, wo dir beide Scheiben gehören: Dann nimmst nur du eine Maske.
learn-dalang-end-wrong = { $choice ->
    [end] Damit endet dein Zug, und vielleicht nimmt jemand anders die letzte Maske.
   *[other] Der Künstler tauscht Karten, bringt aber keine Maske. Spiele die Dalang-Karte aus.
}
learn-dalang-end-learned = Mit der letzten Maske ist das Spiel zu Ende. Die Abrechnung zeigt den Wert deiner Masken und 3 Punkte für jedes Siegel.
learn-dalang-prince-name = Eine Scheibe gewinnen
learn-dalang-prince-task = Scheiben gewinnst du mit Fürsten und Priestern. Die Priesterscheibe von Kukusch gehört dir schon. Für die Fürstenscheibe legst du einen Fürsten ab und zeigst weitere; wer die meisten zeigt, gewinnt sie. Lege einen ab und zeige drei.
learn-dalang-prince-wrong = { $choice ->
    [end] Damit endet dein Zug ohne Wettstreit.
   *[other] Je weniger du zeigst, desto leichter kann dich jemand überbieten. Gezeigte Karten bleiben auf deiner Hand, also zeige alle drei.
}
learn-dalang-prince-learned = Die Fürstenscheibe gehört dir. Mit beiden Scheiben einer Insel nimmst du auch ihr Siegel: 3 Punkte am Ende. Die drei gezeigten Fürsten hast du noch auf der Hand.
learn-dalang-contest-name = Im Wettstreit mithalten
learn-dalang-contest-task = Blau streitet um die Priesterscheibe von Kukusch und hat zwei Priester gezeigt. Du hast drei: Zeige mehr.
learn-dalang-contest-wrong = Wenn du passt, gewinnt Blau die Scheibe mit zwei Priestern. Du hast drei.
learn-dalang-contest-learned = Niemand hat mehr gezeigt, also kommt die Scheibe in dein Dorf. Die Priester bleiben auf deiner Hand, aber jetzt wissen die anderen davon.
learn-dalang-turn-name = Karten ziehen und das Ende eines Zuges
learn-dalang-turn-task = Zu Beginn eines Zuges zieht der aktive Spieler zwei Karten, alle anderen ziehen je eine. Dann spielt der aktive Spieler so viele Karten aus, wie er möchte, auch keine, und beendet den Zug. Ein Fürst oder ein Priester allein kann nichts ausrichten: Beende deinen Zug und sieh, was du ziehst.
learn-dalang-turn-learned = Du hast eine Karte im Zug von Blau gezogen, eine im Zug von Gelb und jetzt, da du wieder am Zug bist, zwei. Karten kommen von selbst: Oft ist es besser, den Zug zu beenden, als eine Karte zu früh auszuspielen.
learn-dalang-travel-name = Reisen
learn-dalang-travel-task-1 = Eine Dalang-Karte bringt alle auf eine andere Insel. Deine nennt Kukusch, wo du schon bist, und Tschakkalag: Reise dorthin.
learn-dalang-travel-wrong-1 = Damit endet dein Zug, und der Dalang bleibt auf Kukusch.
learn-dalang-travel-task-2 = Niemand hat blockiert. Jetzt legen alle ihre Handkarten als Stapel ab. Bestimme die Reihenfolge, die unterste Karte zuerst.
learn-dalang-travel-learned = Alle nehmen ihren Stapel auf der neuen Insel auf die Hand. Du hast dort keine Scheibe, also wird nichts gewertet, und dein Zug geht weiter.
learn-dalang-block-name = Eine Reise verhindern
learn-dalang-block-task = Blau will nach Panschar reisen. Eine Dalang-Karte, die das Ziel nennt, kann das verhindern, und du hast eine: Blockiere die Reise.
learn-dalang-block-wrong = Dann reist Blau nach Panschar, hat dort eine Scheibe und nimmt eine Maske, die mehr wert ist als deine.
learn-dalang-block-learned = Der Dalang bleibt, und der Zug von Blau geht weiter.
learn-dalang-scholar-name = Der Gelehrte
learn-dalang-scholar-task-1 = Auf jeder der anderen Inseln hast du einen verdeckten Kartenstapel, den du nicht ansehen darfst. Mit einem Gelehrten legst du bis zu drei Karten auf deine Stapel oder nimmst bis zu drei von ihnen. Spiele den Gelehrten aus.
learn-dalang-scholar-wrong-1 = { $choice ->
    [end] Damit endet dein Zug, und der Gelehrte bleibt auf deiner Hand.
   *[other] In dieser Lektion geht es um den Gelehrten: Spiele ihn aus.
}
learn-dalang-scholar-task-2 = Nimm die oberste Karte deines Stapels auf Wontong.
learn-dalang-scholar-wrong-2 = { $choice ->
    [done] Dann hat der Gelehrte nichts getan. Nimm erst eine Karte.
    [take-P] Dieser Stapel liegt auf Panschar. Nimm von dem auf Wontong.
    [take-T] Dieser Stapel liegt auf Tschakkalag. Nimm von dem auf Wontong.
   *[other] Damit legst du eine Karte auf einen Stapel und kannst mit diesem Gelehrten keine mehr nehmen.
}
learn-dalang-scholar-task-3 = Du siehst jede Karte, bevor du die nächste wählst. Nimm noch eine, von einem beliebigen Stapel.
learn-dalang-scholar-wrong-3 = Du darfst nach einer Karte aufhören, aber nimm hier noch eine zweite.
learn-dalang-scholar-task-4 = Zwei genügen: Wähle „{ dalang-action-done }“.
learn-dalang-scholar-wrong-4 = Eine dritte Karte ist erlaubt, aber hier genügen zwei: „{ dalang-action-done }“.
learn-dalang-scholar-learned = Zwei Karten mehr auf der Hand. Merke dir, was du wo hinlegst: Den Stapel einer Insel bekommst du zurück, wenn der Dalang dort ankommt.
learn-dalang-artist-name = Der Künstler
learn-dalang-artist-task-1 = In deinem Zug spielst du so viele Karten aus, wie du möchtest, eine nach der anderen. Mit einem Künstler tauschst du Handkarten: Spiele den Künstler aus.
learn-dalang-artist-wrong-1 = { $choice ->
    [end] Damit endet dein Zug, und der Künstler bleibt auf deiner Hand.
   *[other] In dieser Lektion geht es um den Künstler: Spiele ihn aus.
}
learn-dalang-artist-task-2 = Lege eine Karte ab, die du nicht brauchst. Du darfst bis zu drei tauschen.
learn-dalang-artist-wrong-2 = Dann hat der Künstler nichts getauscht. Lege erst eine Karte ab.
learn-dalang-artist-task-3 = Eine genügt fürs Erste: Wähle „{ dalang-action-done }“.
learn-dalang-artist-wrong-3 = Du darfst noch eine tauschen, aber hier genügt eine: „{ dalang-action-done }“.
learn-dalang-artist-learned = Für die alte Karte hast du eine neue gezogen. Danach wurden die anderen gefragt, ob sie mit einem eigenen Künstler mitmachen; beide haben gepasst.
learn-dalang-join-name = Mitmachen und einen Zug beenden
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
learn-dalang-join-task-4 = Wer mitgemacht hat, darf eine zweite Karte derselben Art ausspielen: Das beendet den Zug von Blau, und du ziehst dafür eine Karte. Spiele deinen zweiten Künstler aus.
learn-dalang-join-wrong-4 = Dann geht der Zug von Blau weiter. Dein zweiter Künstler kann ihn beenden.
learn-dalang-join-learned = Der Zug von Blau ist vorbei, und der von Gelb beginnt. Auf Gelehrte und Künstler darfst du mit einer Karte derselben Art reagieren. So ist jeder Zug auch ein wenig deiner.
learn-dalang-warrior-name = Der Krieger
learn-dalang-warrior-task = Ein Krieger fordert alle anderen heraus bis auf einen, den du verschonst. Wer nicht mit einem Krieger abwehren kann, muss fliehen. Spiele deinen aus und verschone Blau.
learn-dalang-warrior-wrong = { $choice ->
    [end] Damit endet dein Zug, und der Krieger bleibt auf deiner Hand.
    [warrior-2] Damit verschonst du Gelb und forderst Blau heraus. Verschone diesmal Blau.
   *[other] Mit Fürsten streitest du um eine Scheibe. In dieser Lektion geht es um den Krieger: Spiele ihn aus.
}
learn-dalang-warrior-learned = Gelb hatte keinen Krieger und ist geflohen: Drei Karten sind auf die Stapel gerettet, die vierte ist verloren. Gelb kann nicht reagieren, bis dein Zug endet oder der Dalang reist.
learn-dalang-parry-name = Abwehren
learn-dalang-parry-task-1 = Jetzt spielt Blau einen Krieger aus und fordert dich heraus. Du hast selbst einen: Wehre ab.
learn-dalang-parry-wrong-1 = Wenn du fliehst, landen deine Handkarten auf deinen Stapeln, und du kannst eine Weile nicht reagieren. Ein Krieger verhindert das.
learn-dalang-parry-task-2 = Mit einem zweiten Krieger könntest du den Zug von Blau beenden. Du hast keinen: Wähle „{ dalang-action-do-not-force }“. Die Frage kommt trotzdem, damit niemand erfährt, was du auf der Hand hast.
learn-dalang-parry-learned = Du bist noch da und darfst auf alles reagieren, was Blau als Nächstes ausspielt.
learn-dalang-flee-name = Fliehen
learn-dalang-flee-task-1 = Diesmal hast du keinen Krieger: Du musst fliehen.
learn-dalang-flee-task-2 = Drei deiner vier Karten darfst du auf deine Stapel auf den anderen Inseln retten, verteilt, wie du möchtest. Lege die erste hin.
learn-dalang-flee-task-3 = Jetzt die zweite, auf denselben Stapel oder einen anderen.
learn-dalang-flee-task-4 = Und die dritte. Die Karte, die übrig bleibt, wird abgelegt.
learn-dalang-flee-learned = Du bist zurück, sobald der nächste Spieler dran ist oder der Dalang reist. Überlege gut, was du rettest, und wohin.

# Was der Coach in einem Spiel mit Coach sagt; wann, steht in `io/tips.py`.
coach-dalang-turn = Du bist am Zug: Spiele so viele Karten aus, wie du möchtest, eine nach der anderen, und beende dann deinen Zug. Frage dich zuerst: Auf welchen Inseln habe ich eine Scheibe, und kann ich den Dalang dorthin führen? Jede Ankunft dort bringt dir eine Maske.
coach-dalang-dalang = Du hast eine Dalang-Karte. Führst du den Dalang auf eine Insel, auf der du eine Scheibe hast, nimmst du eine Maske; danach ist dein Zug vorbei. Spiele also vorher aus, was du hier noch nutzen willst.
coach-dalang-prince = Mit zwei oder mehr Fürsten kannst du um die Fürstenscheibe der Insel streiten, auf der der Dalang ist. Du verlierst nur die erste Karte; was du zeigst, bleibt auf deiner Hand. Je mehr du zeigst, desto sicherer.
coach-dalang-priest = Mit zwei oder mehr Priestern kannst du hier um die Priesterscheibe streiten. Gewinnst du beide Scheiben einer Insel, bekommst du auch ihr Siegel: 3 Punkte, die du behältst, auch wenn du die Scheiben wieder verlierst.
coach-dalang-warrior = Ein Krieger vertreibt die anderen, alle bis auf einen. Wer geflohen ist, kann weder eine Reise blockieren noch mehr Karten zeigen als du: Spiele ihn also vor einem Wettstreit oder einer Reise aus. Auf der Hand schützt dich ein Krieger aber auch in den Zügen der anderen.
coach-dalang-scholar = Ein Gelehrter verbindet deine Hand mit deinen Stapeln auf den anderen Inseln: Lege Karten dorthin, wo du sie brauchen wirst, oder nimm bis zu drei von dort. Andere mit einem Gelehrten dürfen nach dir dasselbe tun.
coach-dalang-artist = Ein Künstler tauscht bis zu drei Karten. Behalte, was du mehrfach hast (Fürsten, Priester), und Dalang-Karten zu Inseln, auf denen du eine Scheibe hast; tausche den Rest.
coach-dalang-block = Jemand will reisen. Mit einer Dalang-Karte, die das Ziel nennt, kannst du das verhindern. Lohnt sich das? Sieh nach, wem dort die Scheiben gehören: Ist eine davon deine, bekommst auch du eine Maske.
coach-dalang-contest = Um eine Scheibe wird gestritten. Zeigst du mehr Karten als alle bisher, kann sie deine werden; die Karten bleiben auf deiner Hand. Aber die anderen wissen dann, was du hast, und du wirst nur einmal gefragt.
coach-dalang-answer-warrior = Du wirst herausgefordert. Mit einem eigenen Krieger bleibst du; ohne musst du fliehen. Fliehen ist kein Unglück: Du rettest drei Karten auf deine Stapel und ziehst im nächsten Zug wieder.
coach-dalang-spread = Lege deine drei besten Karten dorthin, wo du sie brauchen wirst: Fürsten und Priester auf eine Insel, deren Scheibe du willst, und lieber zusammen als verstreut.
coach-dalang-join = Jemand hat einen Gelehrten oder Künstler ausgespielt. Mit einer gleichen Karte darfst du jetzt dasselbe tun, obwohl du nicht am Zug bist. Eine zweite würde den Zug sogar beenden.
coach-dalang-force = Mit einer zweiten gleichen Karte beendest du den Zug des aktiven Spielers und ziehst eine Karte. Tu es, wenn er kurz vor einer Maske oder Scheibe steht; sonst behalte die Karte.
coach-dalang-stow = Der Dalang reist, und alle lassen ihre Handkarten als Stapel zurück. Die Reihenfolge zählt: Gibt es bei der Rückkehr Masken, kommen nur die untersten vier Karten zurück. Lege die besten nach unten.
coach-dalang-exchange-stacks = Entweder legst du Karten auf deine Stapel, oder du nimmst welche, nicht beides. Beim Nehmen siehst du jede Karte, bevor du die nächste wählst. Nimm welche, wenn dir für deinen Plan in diesem Zug Karten fehlen.
coach-dalang-exchange-cards = Wähle, was du nicht brauchst; danach ziehst du ebenso viele Karten. Einzelne Fürsten und Priester helfen wenig, Dalang-Karten zu Inseln ohne eigene Scheibe auch nicht.
coach-dalang-game-ended = Masken zählen so viele Punkte, wie darauf stehen, Siegel je 3. Wer hat den Dalang am häufigsten geführt, und wer ist nur mitgereist?
coach-dalang-last-masks = Eine Maske mit Wert 5: Die höchste Reihe hat begonnen, das Ende ist nah. Zähle, wie viele Masken noch da sind. Jetzt bringen Reisen am meisten, und ein Siegel ist so viel wert wie eine kleine Maske.
coach-dalang-mask = Eine Maske für dich! Wer den Dalang zu einer eigenen Scheibe führt, bekommt die bessere Maske; wer die andere Scheibe hat, reist mit und bekommt die niedrigere.
coach-dalang-mask-of-others = Die anderen haben Masken genommen. Sieh dir an, auf welcher Insel: Gewinnst du dort eine Scheibe, bekommst auch du eine Maske, wenn jemand mit der anderen Scheibe den Dalang dorthin führt.
coach-dalang-seal = Beide Scheiben einer Insel gehören dir, also hast du ihr Herrschaftssiegel: 3 Punkte. Du behältst es, bis jemand anders dort beide Scheiben hat.
coach-dalang-seal-of-others = Jemand hat beide Scheiben einer Insel und damit ihr Siegel: 3 Punkte. Du kannst es dir holen, indem du dort beide Scheiben gewinnst.
coach-dalang-disc = Die Scheibe gehört dir. Jetzt soll der Dalang abreisen und wiederkommen: Die Ankunft auf dieser Insel bringt dir eine Maske. Merke dir, welche deiner Dalang-Karten hierher führen.
coach-dalang-disc-of-others = Ein Wettstreit um eine Scheibe. Nur die erste Karte ist weg, die gezeigten bleiben auf der Hand: Jetzt weißt du, wer sie hat. Wer eine Scheibe hat, will, dass der Dalang dort ankommt.
coach-dalang-blocked = Die Reise wurde mit einer Dalang-Karte verhindert, die dasselbe Ziel nennt. Der Zug geht weiter, und mit einer weiteren Dalang-Karte ist ein neuer Versuch möglich. Behalte selbst eine für solche Momente.
coach-dalang-forced = Eine zweite gleiche Karte hat den Zug beendet. Wer Gelehrte, Künstler oder Krieger ausspielt, gibt den anderen diese Gelegenheit.
coach-dalang-fled = Jemand ist geflohen und kann nicht reagieren, bis der nächste Zug beginnt oder der Dalang reist. Die Handkarten liegen jetzt auf den Stapeln.
coach-dalang-moved = Der Dalang ist angekommen, und alle haben ihren Stapel dort aufgenommen. Hat der Reisende dort keine Scheibe, gibt es keine Wertung, und der Zug geht weiter.
coach-dalang-reshuffled = Der Nachziehstapel war leer, also wurden die abgelegten Karten neu gemischt. Was abgelegt war, kann wiederkommen.
coach-dalang-drew = Jeder Zug beginnt mit Ziehen: der aktive Spieler zwei Karten, alle anderen je eine. So wächst deine Hand auch in den Zügen der anderen.

# Die Einführung vor den Regeln.
intro-dalang-goal-title = Worum es geht
intro-dalang-goal = Du sammelst Dämonenmasken im Wert von 2 bis 5 Punkten und Herrschaftssiegel zu je 3 Punkten. Ist die letzte Maske vergeben, endet das Spiel, und wer die meisten Punkte hat, gewinnt.
intro-dalang-islands-title = Inseln und Scheiben
intro-dalang-islands = Jede der vier Inseln hat eine Fürsten- und eine Priesterscheibe. Sie liegen in den Dörfern der Spieler. Auf jeder Insel hast du außerdem einen verdeckten Kartenstapel; nur wo der Dalang ist, hast du deine Karten auf der Hand.
intro-dalang-turn-title = Dein Zug
intro-dalang-turn = Der aktive Spieler zieht zwei Karten, alle anderen ziehen je eine. Dann spielt der aktive Spieler so viele Karten aus, wie er möchte, eine nach der anderen. Ein Gelehrter bewegt Karten zwischen Hand und Stapeln, ein Künstler tauscht Karten, ein Krieger vertreibt die anderen.
intro-dalang-contest-title = Scheiben gewinnen
intro-dalang-contest = Lege einen Fürsten ab und zeige weitere: Zeigt niemand mehr als du, gehört dir die Fürstenscheibe der Insel. Mit Priestern geht es ebenso. Was du zeigst, bleibt auf deiner Hand. Beide Scheiben einer Insel bringen auch ihr Siegel.
intro-dalang-travel-title = Reisen und Masken
intro-dalang-travel = Eine Dalang-Karte führt alle auf eine andere Insel; Handkarten werden zu Stapeln, die Stapel dort kommen auf die Hand. Führst du den Dalang auf eine Insel, auf der du eine Scheibe hast, nimmst du eine Maske. Wer die andere Scheibe hat, nimmt eine mit dem niedrigsten Wert, du eine mit dem nächsthöheren; dann endet dein Zug.
intro-dalang-reactions-title = Reaktionen
intro-dalang-reactions = Jeder Zug ist auch ein wenig deiner: Wehre einen Krieger mit einem Krieger ab, mach mit einem eigenen Gelehrten oder Künstler mit, zeige mehr Fürsten oder Priester, blockiere eine Reise mit einer Dalang-Karte zum selben Ziel. Ein zweiter Krieger, Gelehrter oder Künstler beendet sogar den Zug.
intro-dalang-end-title = Das Ende
intro-dalang-end = Das Spiel endet mit der letzten Maske. Zähle die Werte deiner Masken und 3 Punkte für jedes Siegel zusammen.

# Was Stellungen aus gespielten Spielen zeigen. $first: was der Bot nicht gewählt hat.
strategy-dalang-score-title = Dorthin, wo deine Scheibe ist
strategy-dalang-score-text = Sieh dir die Inseln an: Wo hast du eine Scheibe, und welche deiner Dalang-Karten führt dorthin?
strategy-dalang-score-why = Die Ankunft bei einer eigenen Scheibe bringt eine Maske. Danach endet der Zug, also kommt alles andere vorher.
strategy-dalang-contest-title = Zeige, was du hast
strategy-dalang-contest-text = Auf der Hand sind mehrere Karten einer Art, und die Scheibe dieser Insel gehört jemand anderem. Wie viele sollte man zeigen?
strategy-dalang-contest-why = Gezeigte Karten bleiben auf der Hand, also geht wenig verloren. „{ $first }“ wäre leichter zu überbieten gewesen.
strategy-dalang-seal-title = Ein Paar vervollständigen
strategy-dalang-seal-text = Eine Scheibe dieser Insel gehört dir schon. Was würde die andere bringen?
strategy-dalang-seal-why = Mit beiden Scheiben einer Insel bekommst du ihr Siegel: 3 Punkte, die dir bleiben, auch wenn du die Scheiben wieder verlierst. Kaum eine einzelne Karte bringt mehr.
strategy-dalang-warrior-title = Erst den Weg frei machen
strategy-dalang-warrior-text = Für diesen Zug gibt es einen Plan, aber die anderen könnten im Weg stehen. Was kommt zuerst?
strategy-dalang-warrior-why = Wer fliehen muss, kann weder eine Reise blockieren noch mehr Karten zeigen. Später im selben Zug hat der Bot seinen Plan fortgesetzt.
strategy-dalang-block-title = Eine Reise verhindern, die anderen nützt
strategy-dalang-block-text = Jemand will den Dalang auf eine Insel führen, auf der ihm eine Scheibe gehört, und du hast dort keine. Ist es eine Karte wert, das zu verhindern?
strategy-dalang-block-why = Die Reise hätte anderen eine Maske gebracht und dem Bot nichts. Mit „{ $first }“ wäre es so gekommen.
strategy-dalang-stow-title = Die besten Karten nach unten
strategy-dalang-stow-text = Der Dalang reist, und die Handkarten werden zum Stapel. Es sind mehr als vier. Welche Karte kommt ganz nach unten?
strategy-dalang-stow-why = Gibt es bei der Rückkehr hierher Masken, kommen nur die untersten vier Karten auf die Hand zurück. Also gehören die Karten nach unten, die hier am wichtigsten sind.
