language-name = Deutsch

game-altar = Bali (2017)
game-altar-summary = Ein Kartenspiel von Klaus-Jürgen Wrede für 2 bis 4 Personen: Sammle Güter und beeinflusse mit Opfern ihren Wert.
game-dalang = Bali (2001)
game-dalang-summary = Ein Kartenspiel von Uwe Rosenberg für 3 oder 4 Personen: Wirb auf vier Inseln um die Gunst von Fürsten und Priestern.

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
