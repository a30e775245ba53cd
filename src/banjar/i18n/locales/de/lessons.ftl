# Die Lektionen. `task` sagt, was zu tun ist (mit einer Nummer, wo eine Lektion mehrere Schritte hat), `wrong`, was an
# einer anderen Wahl nicht stimmt, `learned`, worum es ging. $choice ist diese Wahl in der Schreibweise der Mitschriften,
# mit einem Bindestrich für jedes Zeichen, das weder Buchstabe noch Ziffer ist.
web-lesson = Lektion { $number } von { $count }
web-lesson-wrong = { $why } Versuch es noch einmal.
web-lesson-next = Nächste Lektion
web-lesson-back = Vorige Lektion
web-lesson-finish = Fertig: jetzt ein echtes Spiel

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
