language-name = Nederlands

game-altar = Bali (2017)
game-altar-summary = Een kaartspel van Klaus-Jürgen Wrede voor 2 tot 4 spelers: verzamel goederen en bepaal met offers wat ze waard zijn.
game-dalang = Bali (2001)
game-dalang-summary = Een kaartspel van Uwe Rosenberg voor 3 of 4 spelers: ding op vier eilanden naar de gunst van vorsten en priesters.

colour-red = Rood
colour-blue = Blauw
colour-yellow = Geel
colour-green = Groen
