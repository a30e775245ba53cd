language-name = Deutsch

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
