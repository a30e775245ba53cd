# Der Rahmen jeder Lektion; die Lektionen eines Spiels stehen in seiner *_learn.ftl.
web-lessons = Lektionen
web-lessons-begin = Mit der ersten Lektion beginnen
web-lessons-go-on = Mit der nächsten Lektion weitermachen
web-lessons-again = Noch einmal von vorn
web-lesson = Lektion { $number } von { $count }
web-lesson-wrong = { $why } Versuche es noch einmal.
web-lesson-done = Lektion geschafft
web-lesson-finished = geschafft
web-lesson-happened = Was geschehen ist
web-lesson-next = Nächste Lektion
web-lesson-back = Vorige Lektion

# Ein echtes Spiel mit einem Coach, dessen Tipps in den *_learn.ftl der Spiele stehen.
web-guided = Dein erstes Spiel, mit Coach
web-guided-text = Ein echtes Spiel gegen Anfänger. Ein Coach neben dem Tisch meldet sich, wenn etwas zum ersten Mal geschieht: was es bedeutet und worauf du achten solltest. Du kannst ihn jederzeit ausschalten.
web-guided-start = Spiel mit Coach beginnen
web-guided-offer = Mit Coach spielen
web-learn-after = Neu in diesem Spiel? Ein paar kurze Lektionen zeigen dir, womit man gewinnt.
web-coach = Coach
web-coach-off = Coach ausschalten
web-coach-listening = Spiel einfach. Der Coach meldet sich, wenn etwas zum ersten Mal geschieht.
web-coach-tip = Tipp { $number }
web-coach-earlier = Voriger Tipp
web-coach-later = Nächster Tipp
web-coach-fold = Verstanden

# Stellungen aus Spielen von Bots; was sie lehren, steht in der *_learn.ftl des Spiels.
web-strategy = Strategie
web-strategy-game = Strategie für { $game }
web-strategy-about = Was gute Spieler tun, gezeigt an Stellungen aus Partien, die unsere stärksten Bots gegeneinander gespielt haben. Überlege zuerst und sieh dann nach, was der Bot getan hat; oder spiel von dort selbst weiter.
web-strategy-position = Stellung { $number } von { $count }
web-strategy-answer = Was hat der Bot getan?
web-strategy-played = Wahl des Bots: { $action }
web-strategy-play = Von hier weiterspielen
web-strategy-next = Nächste Stellung
web-strategy-back = Vorige Stellung

# Die Regelseite: eine Einführung, dann die nummerierten Regeln.
web-rules-introduction = Das Spiel in Kürze
web-rules-reference = Alle Regeln im Einzelnen
web-rules-contents = Inhalt
web-rules-print = Drucken
