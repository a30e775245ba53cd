language-name = English

game-altar = Bali (2017)
game-altar-summary = A card game by Klaus-Jürgen Wrede for 2 to 4 players: gather goods and steer their value by sacrifices.
game-dalang = Bali (2001)
game-dalang-summary = A card game by Uwe Rosenberg for 3 or 4 players: win the favour of princes and priests on four islands.

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
