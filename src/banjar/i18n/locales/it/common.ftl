language-name = Italiano

game-altar = Bali (2017)
game-altar-summary = Un gioco di carte di Klaus-Jürgen Wrede per 2–4 giocatori: raccogli merci e decidi con i sacrifici quanto varranno.
game-dalang = Bali (2001)
game-dalang-summary = Un gioco di carte di Uwe Rosenberg per 3 o 4 giocatori: conquista il favore di principi e sacerdoti su quattro isole.

colour-red = Rosso
colour-blue = Blu
colour-yellow = Giallo
colour-green = Verde
