# Het kader van elke les; de lessen van een spel staan in zijn *_learn.ftl.
web-lessons = Lessen
web-lessons-begin = Begin met de eerste les
web-lessons-go-on = Verder met de volgende les
web-lessons-again = Nog eens vanaf het begin
web-lesson = Les { $number } van { $count }
web-lesson-wrong = { $why } Probeer het nog eens.
web-lesson-done = Les afgerond
web-lesson-finished = afgerond
web-lesson-happened = Wat er gebeurde
web-lesson-next = Volgende les
web-lesson-back = Vorige les

# Een echt spel met een coach, wiens tips in de *_learn.ftl van de spellen staan.
web-guided = Je eerste spel, met een coach
web-guided-text = Een echt spel tegen beginners. Een coach naast de tafel meldt zich als er iets voor het eerst gebeurt: wat het betekent en waar je op moet letten. Je kunt hem altijd uitzetten.
web-guided-start = Begin het spel met coach
web-guided-offer = Spelen met een coach
web-learn-after = Nieuw in dit spel? Een paar minuten les laten zien waarmee je wint.
web-coach = Coach
web-coach-off = Coach uitzetten
web-coach-listening = Speel gewoon. De coach meldt zich als er iets voor het eerst gebeurt.
web-coach-tip = Tip { $number }
web-coach-earlier = Vorige tip
web-coach-later = Volgende tip
web-coach-fold = Begrepen

# Stellingen uit spellen van bots; wat ze leren, staat in de *_learn.ftl van het spel.
web-strategy = Strategie
web-strategy-game = Strategie voor { $game }
web-strategy-about = Wat goede spelers doen, in stellingen uit echte spellen van onze sterkste bots tegen elkaar. Denk eerst zelf na en kijk dan wat de bot deed; of speel vanaf daar zelf verder.
web-strategy-position = Stelling { $number } van { $count }
web-strategy-answer = Wat deed de bot?
web-strategy-played = Keuze van de bot: { $action }
web-strategy-play = Vanaf hier verder spelen
web-strategy-next = Volgende stelling
web-strategy-back = Vorige stelling

# De pagina met de regels: een inleiding, dan de genummerde regels.
web-rules-introduction = Het spel in het kort
web-rules-reference = Alle regels in detail
web-rules-contents = Inhoud
web-rules-print = Afdrukken
