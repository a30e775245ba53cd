language-name = English

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
