language-name = Italiano

colour-red = Rosso
colour-blue = Blu
colour-yellow = Giallo
colour-green = Verde
