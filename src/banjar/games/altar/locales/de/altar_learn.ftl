# Die Lektionen. `name` steht in der Liste, `task` sagt, was zu tun ist (mit einer Nummer, wo eine Lektion mehrere Schritte
# hat), `wrong`, was an einer anderen Wahl nicht stimmt, `learned`, worum es ging. $choice ist diese Wahl in der Schreibweise
# der Mitschriften, mit einem Bindestrich für jedes Zeichen, das weder Buchstabe noch Ziffer ist.
learn-altar-about = Du führst ein Dorf auf Bali. Deine Karten bringen Güter, Steine und Siegpunkte, und mit jeder Karte, die du nimmst, entscheidest du, was für alle gewertet wird. Baut jemand einen Schrein, kommen Opfergaben auf den Altar, und diese entscheiden, was deine Güter am Ende wert sind.
learn-altar-goal-name = Das Ziel: Punkte
learn-altar-goal-task = Dies ist der letzte Zug eines Spiels. So siehst du gleich, worum es geht: um Punkte. Die meisten bringen deine Opferkarten, und was sie wert sind, entscheidet der Altar. Das Gut, das dort am häufigsten liegt, ist 3 Punkte je Karte wert, das nächste 2, dann 1, das letzte 0. Das Spiel endet, wenn der Stapel leer ist; er hat nur noch vier Karten, genug für eine neue Reihe. Nimm die letzte Karte von Reihe A.
learn-altar-goal-wrong = Diese Reihe ist danach nicht leer, also bleibt der Stapel, wie er ist. In Reihe A liegt nur noch eine Karte.
learn-altar-goal-learned = Auf dem Altar lagen drei Reiskarten, zwei Paprikakarten, eine Bananenkarte und keine Erdnusskarte. Also zählt Reis 3 Punkte je Karte, Paprika 2, Banane 1 und Erdnuss 0. Siegpunkte kommen einfach dazu, ein Schrein zählt 4 Punkte, und je fünf Steine zählen 1.
learn-altar-values-name = Was die Güter wert sind
learn-altar-values-task = Güter, die gleich oft auf dem Altar liegen, sind gleich viel wert: Bei zwei Reis- und zwei Paprikakarten sind beide 3 wert. Du hast vier Reiskarten, Blau baut Paprika an. Du darfst eine Karte aus dem Vorrat auf den Altar legen: Wähle Reis.
learn-altar-values-wrong = { $choice ->
    [offer-pepper] Dann liegt Paprika am häufigsten dort, und dein Reis fällt auf 2 Punkte je Karte.
   *[other] Dann bleiben Reis und Paprika gleichauf, und die Karten von Blau sind so viel wert wie deine.
}
learn-altar-values-learned = Drei Reis, zwei Paprika: Reis ist 3 Punkte je Karte wert, Paprika nur 2, und Güter, die gar nicht dort liegen, sind 0 wert. Deine vier Reiskarten zählen 12 Punkte. Auf den Altar kommen Karten immer dann, wenn jemand einen Schrein ausspielt.
learn-altar-take-name = Karten nehmen und Wertung
learn-altar-take-task = Das Wichtigste kommt am Ende eines Zuges. Du nimmst Karten aus den vier Reihen, immer die unterste einer Reihe, bis du wieder drei auf der Hand hast. Die Karte, die durch deine letzte frei wird, wird für alle gewertet, die ihre Art in der Auslage haben. Du hast drei Reisbauern in der Auslage: Nimm aus der Reihe, in der ein Reisbauer frei wird.
learn-altar-take-wrong = { $choice ->
    [take-C] Dort wird ein Steinmetz frei: Das bringt Steine, aber keinen Reis.
   *[other] Dort wird ein Priester frei: Das bringt Punkte für Priester, und du hast keinen in der Auslage.
}
learn-altar-take-learned = Reisbauern wurden gewertet: Wer einen in der Auslage hat, bekommt eine Reiskarte. Du hast als Mehrheitsbonus eine zweite bekommen, weil du allein die meisten hast, und zwar mindestens zwei.
learn-altar-stonemason-name = Steinmetze bringen Steine
learn-altar-stonemason-task-1 = Steinmetze bringen Steine. Einen auszuspielen kostet nichts: Spiele ihn aus.
learn-altar-stonemason-task-2 = Nimm deine Karte jetzt aus der Reihe, in der ein Steinmetz frei wird.
learn-altar-stonemason-wrong-2 = { $choice ->
    [take-B] Dort wird ein Reisbauer frei: Das bringt Reiskarten, aber keine Steine.
   *[other] Dort wird ein Priester frei: Das bringt Punkte, aber keine Steine.
}
learn-altar-stonemason-learned = Alle bekommen einen Stein für jeden Steinmetz in ihrer Auslage, und du bekommst einen mehr für die Mehrheit. Mit Steinen bezahlst du Opferkarten, den zweiten und dritten Bauern und Schreine.
learn-altar-priest-name = Priester bringen Punkte
learn-altar-priest-task-1 = Priester bringen Siegpunkte. Spiele deinen Priester aus; er kostet nichts.
learn-altar-priest-task-2 = Nimm jetzt eine Karte aus einer Reihe, in der ein Priester frei wird.
learn-altar-priest-wrong-2 = { $choice ->
    [take-B] Dort wird ein Reisbauer frei: Das bringt Reiskarten, aber keine Punkte.
   *[other] Dort wird ein Steinmetz frei: Das bringt Steine, aber keine Punkte.
}
learn-altar-priest-learned = Ein Siegpunkt für jeden Priester in der Auslage und einer mehr für die Mehrheit. Siegpunkte kommen am Ende einfach dazu.
learn-altar-farmers-name = Bauern bringen Güter
learn-altar-farmers-task = In jedem Zug musst du etwas ausspielen: einen Steinmetz, einen Priester, einen Schrein oder bis zu drei Bauern derselben Sorte. Ein Bauer kostet nichts, zwei kosten zusammen 1 Stein, drei kosten 2. Spiele zwei Reisbauern auf einmal aus.
learn-altar-farmers-wrong = { $choice ->
    [priest] Damit spielst du den Priester aus, und beide Bauern bleiben auf deiner Hand.
   *[other] Das ist nur ein Bauer. Du hast einen Stein, um den zweiten zu bezahlen.
}
learn-altar-farmers-learned = Bauern bleiben in deiner Auslage. Sie machen Karten ihres Guts billiger und bringen dir eine, wenn ihre Art gewertet wird.
learn-altar-buy-name = Eine Opferkarte kaufen
learn-altar-buy-task = Ein Zug beginnt mit der Gelegenheit, eine Opferkarte zu kaufen. Sie kostet 5 Steine, 1 weniger für jeden passenden Bauern in deiner Auslage. Du hast 3 Steine und zwei Reisbauern in der Auslage: Kaufe eine Reiskarte.
learn-altar-buy-wrong = Du darfst deine Steine sparen, aber deine zwei Reisbauern machen den Reis so billig, dass du ihn dir jetzt leisten kannst.
learn-altar-buy-learned = Zwei Reisbauern haben den Reis billiger gemacht: Du hast 3 statt 5 Steine bezahlt. Bei fünf Reisbauern würde er nichts kosten.
learn-altar-turn-name = Ein ganzer Zug
learn-altar-turn-task-1 = Jetzt ein ganzer Zug: kaufen, ausspielen, nehmen, Wertung. Du hast 4 Steine, und mit zwei Reisbauern in der Auslage kostet Reis 3. Kaufe eine Reiskarte.
learn-altar-turn-wrong-1 = Du darfst darauf verzichten, aber Reis ist für dich gerade billig.
learn-altar-turn-task-2 = Spiele jetzt beide Reisbauern aus. Der zweite kostet deinen letzten Stein.
learn-altar-turn-wrong-2 = { $choice ->
    [priest] Damit spielst du den Priester aus, und beide Bauern bleiben auf deiner Hand.
   *[other] Das ist nur ein Bauer. Du hast noch einen Stein, um den zweiten zu bezahlen.
}
learn-altar-turn-task-3 = Du hast noch eine Karte, also nimmst du zwei. Bei der ersten wird nichts gewertet: Nimm sie aus Reihe A, C oder D und lass Reihe B für die letzte.
learn-altar-turn-wrong-3 = Dann kann in Reihe B nur noch ein Steinmetz frei werden. Lass diese Reihe für deine letzte Karte.
learn-altar-turn-task-4 = Auf die letzte Karte kommt es an. In Reihe B wird ein Reisbauer frei: Nimm von dort.
learn-altar-turn-wrong-4 = Dort wird eine andere Karte gewertet. Du hast vier Reisbauern in der Auslage: Nimm aus Reihe B.
learn-altar-turn-learned = Du hast wieder drei Karten auf der Hand, Reis wurde gewertet, und damit ist dein Zug vorbei. Jetzt ist Blau dran, und so geht es reihum, bis der Stapel leer ist.
learn-altar-shrine-name = Der Schrein und das Opfer
learn-altar-shrine-task-1 = Ein Schrein kostet 7 Steine. Er ist am Ende 4 Punkte wert, und er löst ein Opfer aus. Spiele ihn aus.
learn-altar-shrine-wrong-1 = Bauern sind billiger, lösen aber kein Opfer aus. Mit 8 Steinen kannst du dir den Schrein leisten.
learn-altar-shrine-task-2 = Zuerst legen die anderen je eine Karte auf den Altar: Blau hat eine Erdnusskarte gelegt. Jetzt legst du eine eigene Karte verdeckt dazu, und sonst erfährt niemand, welche. Je mehr Karten eines Guts auf dem Altar liegen, desto mehr ist jede Karte davon am Ende wert. Du hast vier Reiskarten: Verstecke eine davon.
learn-altar-shrine-wrong-2 = Das hilft der Paprika, und davon hast du nur zwei Karten. Bei Reis werden gleich drei wertvoller.
learn-altar-shrine-task-3 = Zuletzt wählst du eine Karte aus dem Vorrat, die offen obenauf kommt. Das kostet nichts. Hilf deinem Reis noch einmal.
learn-altar-shrine-wrong-3 = Das hilft einem anderen Gut. Du hast vor allem Reis.
learn-altar-shrine-task-4 = Das Opfer ist vorbei. Fülle deine Hand aus einer beliebigen Reihe auf.
learn-altar-shrine-learned = Opfer entscheiden, was die Güter wert sind. Was du versteckst, macht dich schwer durchschaubar: Es bleibt bis zum Ende dein Geheimnis, es sei denn, ihr spielt mit dem Orakel und jemand bekommt die Karte zu sehen.
learn-altar-lay-name = Das Opfer der anderen
learn-altar-lay-task = Jetzt hat Blau einen Schrein ausgespielt, und du legst eine Karte offen auf den Altar. Diese Karte bist du los, doch ihr Gut kann im Wert steigen. Du hast drei Bananenkarten und eine Reiskarte: Lege eine Bananenkarte.
learn-altar-lay-wrong = Damit gibst du deine einzige Reiskarte für ein Gut her, von dem du dann nichts mehr hast. Eine Bananenkarte macht deine beiden anderen wertvoller.
learn-altar-lay-learned = Eine Bananenkarte ist weg, dafür sind die anderen zwei vielleicht mehr wert. Danach hat Blau eine Karte verdeckt und eine aus dem Vorrat gelegt, wie du bei deinem eigenen Opfer.
learn-altar-shrine-reward-name = Schreine werden gewertet
learn-altar-shrine-reward-task = Ein Schrein wird gewertet. Für deine Schreine bekommst du Siegpunkte oder Steine. Wähle, was du eher brauchst.
learn-altar-shrine-reward-learned = Für jeden deiner zwei Schreine eins und eins für die Mehrheit: eine Wahl für alles zusammen. Fünf Steine sind am Ende einen Punkt wert.
learn-altar-substitute-name = Wenn ein Gut ausgeht
learn-altar-substitute-task = Erdnussbauern werden gewertet, aber die Erdnusskarten sind aufgebraucht. Du darfst stattdessen eine Karte eines anderen Guts nehmen oder keine. Wähle.
learn-altar-substitute-learned = Ist ein Gut aufgebraucht, wählst du frei aus dem, was noch da ist. Auch Blau hat einen Erdnussbauern und wird als Nächstes gefragt.
learn-altar-oracle-name = Variante: das Orakel
learn-altar-oracle-task-1 = In der Variante mit dem Orakel stecken Orakel im Stapel. Sie tauchen auf, wenn eine neue Reihe ausgelegt wird. Reihe A hat nur noch eine Karte: Nimm sie, dann kommen dort vier neue hin.
learn-altar-oracle-wrong-1 = Diese Reihe ist danach nicht leer, also kommen keine neuen Karten. Nimm aus Reihe A.
learn-altar-oracle-task-2 = Eine der vier war ein Orakel. Es kommt aus dem Spiel, und du darfst dir die obersten vier Karten des Altars ansehen. Sieh nach.
learn-altar-oracle-wrong-2 = Du musst nicht nachsehen, aber dann bekommst du keine Karte und erfährst nichts.
learn-altar-oracle-task-3 = Nur du siehst diese Karten. Eine davon musst du behalten; die anderen kommen zurück, wie sie lagen. Wähle.
learn-altar-oracle-learned = Du hast eine Opferkarte mehr, und du weißt etwas über den Altar, was die anderen nicht wissen.
learn-altar-demon-name = Variante: der Dämon
learn-altar-demon-task-1 = In der Variante mit dem Dämon steht er auf einer Reihe, und niemand darf dort eine Karte nehmen. Jeder Priester, der ausgespielt wird, rückt ihn eine Reihe nach rechts. Spiele den Priester aus.
learn-altar-demon-task-2 = Der Dämon steht jetzt auf Reihe B: Reihe A ist wieder offen. Nimm eine Karte aus Reihe A.
learn-altar-demon-wrong-2 = Diese Reihe war schon vorher offen. Nimm aus der, die dein Priester geöffnet hat: Reihe A.
learn-altar-demon-learned = Mit Priestern bestimmst du, welche Reihe versperrt ist, auch für die anderen. Von Reihe D rückt der Dämon wieder auf Reihe A.

# Was der Coach in einem Spiel mit Coach sagt; wann, steht in `io/tips.py`.
coach-altar-play = In jedem Zug spielst du etwas aus: einen Steinmetz, Priester oder Schrein oder bis zu drei Bauern einer Sorte. Was du ausspielst, bleibt in deiner Auslage und bringt dir etwas ein, sooft diese Art gewertet wird. Die zweite Karte einer Art ist mehr wert als die erste einer anderen: Ab zwei kannst du die Mehrheit haben.
coach-altar-take = Nimm jetzt Karten, bis du drei hast. Sieh dir vor der letzten alle vier Reihen an: Die Karte, die frei wird, wird für alle gewertet. Wähle eine Art, von der du mehr in der Auslage hast als die anderen. Was du nimmst, kannst du in den nächsten Zügen ausspielen.
coach-altar-shrine = Du kannst einen Schrein bezahlen: 7 Steine. Er zählt am Ende 4 Punkte und löst ein Opfer aus, bei dem du zwei Karten auf den Altar legst, alle anderen nur je eine. Spiel ihn aus, wenn du mehrere Karten eines Guts hast.
coach-altar-buy = Du kannst dir eine Opferkarte leisten. Kaufe ein Gut, von dem du schon mehrere hast oder das oft auf dem Altar liegt. Sparst du auf einen Schrein, behalte die Steine: Am Ende sind fünf Steine nur 1 Punkt wert.
coach-altar-lay = Du musst eine deiner Opferkarten offen auf den Altar legen. Nimm ein Gut, von dem du mehr behältst als die anderen: Eine Karte verlierst du, die übrigen werden wertvoller.
coach-altar-hide = Diese Karte kommt verdeckt auf den Altar: Nur du weißt, welchem Gut sie hilft. Verstecke eine Karte des Guts, das du sammelst.
coach-altar-offer = Und noch eine Karte, offen und aus dem Vorrat: Sie kostet dich nichts. Wähle das Gut, von dem du die meisten Karten hast.
coach-altar-shrine-reward = Deine Schreine werden gewertet: Punkte oder Steine, für alle zusammen. Steine helfen nur, wenn du sie noch ausgeben kannst: Gegen Ende sind Punkte fast immer besser.
coach-altar-substitute = Von diesem Gut gibt es keine Karten mehr. Nimm stattdessen eine andere: am besten das Gut, das auf dem Altar am meisten wert ist.
coach-altar-return-shrine = Du hast nur Schreine auf der Hand und kannst keinen bezahlen: Also kommt einer zurück in die Schachtel. Behalte beim nächsten Mal eine Karte auf der Hand, die nichts kostet.
coach-altar-pile-low = Der Stapel geht zu Ende, und wenn er leer ist, ist das Spiel sofort vorbei. Was erst später etwas bringt, kommt jetzt zu spät: Gib deine Steine für Güter aus, die 3 oder 2 wert sind, und nimm deine Punkte mit.
coach-altar-game-ended = Sieh dir die Abrechnung an: Woher kamen die Punkte des Siegers? Von Gütern zu 3 Punkten oder von Priestern und Schreinen? Darauf kannst du im nächsten Spiel hinarbeiten.
coach-altar-shrine-of-others = Jemand hat einen Schrein gebaut. Jetzt kommt von allen eine Karte auf den Altar, vom Erbauer kommen zwei. Achte darauf, welches Gut die letzte zeigt: Das sammelt er vermutlich.
coach-altar-bonus = Das war der Mehrheitsbonus: Du allein hast die meisten Karten dieser Art in der Auslage, deshalb hast du eins mehr bekommen. Lass diese Art werten, sooft du kannst.
coach-altar-bonus-of-others = Jemand anders hat den Mehrheitsbonus bekommen: für die meisten Karten dieser Art, und mindestens zwei. Sobald du ebenso viele hast, bekommt ihn niemand.
coach-altar-scored = Deine letzte Karte hat diese freigelegt, also wurde sie gewertet: Alle, die ihre Art in der Auslage haben, bekommen etwas. In jedem deiner Züge entscheidest du, was gewertet wird.
coach-altar-scored-by-others = Auch die anderen wählen, was gewertet wird, und du bekommst deinen Teil, wenn du die Art in der Auslage hast. Achte darauf, was sie sammeln: Davon willst du selbst mindestens eine Karte.
coach-altar-goods = Eine Opferkarte! Am Ende ist sie 3, 2, 1 oder 0 Punkte wert, je nachdem, wie oft ihr Gut auf dem Altar liegt. Solange das Gut dort fehlt, ist sie nichts wert: Jemand muss einen Schrein bauen.
coach-altar-stones = Steine: einer für jeden deiner Steinmetze in der Auslage. Spare 7 für einen Schrein, oder kaufe Güter, für die du Bauern in der Auslage hast: Sie sind billiger.
coach-altar-points = Siegpunkte: Sie sind dir sicher, was auch immer auf dem Altar liegt. Mit mehreren Priestern in der Auslage lohnt sich jede Wertung von Priestern.
coach-altar-offered = Der Altar wächst. Am Ende ist das Gut, das dort am häufigsten liegt, 3 Punkte je Karte wert, das nächste 2, dann 1. Nur die oberste Karte ist zu sehen: Versuche, dir den Rest zu merken.
coach-altar-farmers-of-others = Bauern in der Auslage machen ihr Gut billiger und bringen bei jeder Wertung eine Karte davon. Wer mehrere auf einmal ausspielt, will dort die Mehrheit.
coach-altar-row-laid = Die Reihe war leer, also kamen vier neue Karten vom Stapel. Der Stapel ist die Uhr des Spiels: Ist er leer, ist das Spiel sofort zu Ende.

# Die Einführung vor den Regeln.
intro-altar-goal-title = Worum es geht
intro-altar-goal = Du sammelst Güter und legst einige davon auf den Altar. Am Ende bestimmt der Altar, wie viel deine übrigen Opferkarten wert sind. Wer die meisten Punkte hat, gewinnt.
intro-altar-turn-title = Dein Zug
intro-altar-turn = Vier Schritte: 1. Du darfst eine Opferkarte kaufen: 5 Steine, 1 weniger für jeden passenden Bauern in deiner Auslage. 2. Du spielst aus: einen Steinmetz, einen Priester, einen Schrein oder bis zu drei Bauern einer Sorte. 3. Du nimmst Karten, bis du drei auf der Hand hast. 4. Eine Karte wird gewertet.
intro-altar-take-title = Nehmen und werten
intro-altar-take = Die Karten liegen in vier Reihen, und nur die unterste einer Reihe darf genommen werden. Die Karte, die durch deine letzte frei wird, wird für alle gewertet, die ihre Art in der Auslage haben. Du entscheidest also, was sich lohnt, und die Auslagen entscheiden, für wen.
intro-altar-kinds-title = Was die Karten bringen
intro-altar-kinds = Bauern bringen eine Opferkarte ihres Guts, Steinmetze je 1 Stein, Priester je 1 Siegpunkt, Schreine je 1 Punkt oder 1 Stein. Wer allein die meisten der gewerteten Art hat, mindestens zwei, bekommt 1 mehr.
intro-altar-shrine-title = Das Opfer
intro-altar-shrine = Ein Schrein kostet 7 Steine. Wird er ausgespielt, legen alle anderen je eine Opferkarte offen auf den Altar. Dann legt der Erbauer eine eigene verdeckt dazu und eine aus dem Vorrat obenauf.
intro-altar-values-title = Was Güter wert sind
intro-altar-values = Das Gut, das am häufigsten auf dem Altar liegt, ist 3 Punkte je Karte wert, das nächste 2, dann 1, das letzte 0. Güter, die gleich oft dort liegen, sind gleich viel wert, und ein Gut, das gar nicht dort liegt, ist nichts wert.
intro-altar-end-title = Das Ende
intro-altar-end = Ist der Stapel leer, endet das Spiel sofort. Zähle deine Siegpunkte, 4 für jeden Schrein, 1 für je fünf Steine und deine Opferkarten mit ihrem Wert zusammen.

# Was Stellungen aus gespielten Spielen zeigen. $first: was der Bot nicht gewählt hat.
strategy-altar-masons-title = Zuerst Steine
strategy-altar-masons-text = Das Spiel hat gerade erst begonnen, und auf der Hand sind mehrere Karten. Was sollte zuerst in die Auslage?
strategy-altar-masons-why = Das kostet nichts, und von jetzt an bringt jede Wertung von Steinmetzen etwas, bis zum Ende des Spiels. Mit Steinen bezahlst du Güter, weitere Bauern und vor allem Schreine. Wer keine hat, kann nur zusehen.
strategy-altar-majority-title = Eine Mehrheit gewinnen
strategy-altar-majority-text = Sieh dir an, was alle in der Auslage haben. Mit welcher Karte hast du allein die meisten einer Art?
strategy-altar-majority-why = Das ergibt die alleinige Mehrheit, und jede Wertung dieser Art bringt jetzt 1 mehr, wer auch immer sie auslöst. Ab zwei Karten zählt die Zahl mehr als die Vielfalt.
strategy-altar-uncover-title = Was legt die letzte Karte frei?
strategy-altar-uncover-text = Das ist die letzte Karte des Zuges: Was sie freilegt, wird für alle gewertet. Geh die Reihen durch und vergleiche: Was bekämst du, was die anderen?
strategy-altar-uncover-why = Hier bekommt der Bot mehr als alle anderen. Bei „{ $first }“ hätte jemand anders mehr bekommen.
strategy-altar-cheap-title = Kaufen, wenn es billig ist
strategy-altar-cheap-text = Bauern in der Auslage haben ein Gut billig gemacht. Ist es jetzt Zeit zu kaufen?
strategy-altar-cheap-why = Für so wenige Steine gibt es kaum etwas Besseres als eine Opferkarte, die bis zu 3 Punkte wert sein kann. Fünf Steine, die am Ende übrig sind, zählen einen einzigen Punkt.
strategy-altar-shrine-title = Bauen, wenn du sammelst
strategy-altar-shrine-text = Die Steine reichen für einen Schrein, und von einem Gut sind mehrere Opferkarten da. Was nun?
strategy-altar-shrine-why = 4 sichere Punkte, und mit zwei Karten bestimmt der Erbauer mehr über den Altar als alle anderen. Am meisten lohnt sich das, wenn du von einem Gut viele Karten hast.
strategy-altar-hide-title = Verstecke, wovon du am meisten hast
strategy-altar-hide-text = Das Opfer: eine eigene Karte, verdeckt. Welches Gut soll im Wert steigen?
strategy-altar-hide-why = Von diesem Gut hat der Bot die meisten Karten. Eine gibt er her, alle anderen können im Wert steigen. „{ $first }“ hätte weniger Karten geholfen.
strategy-altar-end-title = Beenden, wenn du vorn liegst
strategy-altar-end-text = Der Stapel ist fast leer. Eine Reihe hat nur noch eine Karte: Wer sie nimmt, beendet das Spiel sofort, und nichts wird mehr gewertet. Ist das jetzt gut?
strategy-altar-end-why = Damit war das Spiel zu Ende, und der Bot hatte gewonnen. Jeder weitere Zug hätte den anderen eine Chance gegeben.
