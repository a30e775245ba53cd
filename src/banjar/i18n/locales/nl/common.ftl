language-name = Nederlands

colour-red = Rood
colour-blue = Blauw
colour-yellow = Geel
colour-green = Groen
