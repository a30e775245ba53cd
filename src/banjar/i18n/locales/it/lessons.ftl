# The frame of every lesson; a game's own lessons are in its *_web.ftl.
web-lesson = Lezione { $number } di { $count }
web-lesson-wrong = { $why } Riprova.
web-lesson-next = Prossima lezione
web-lesson-back = Lezione precedente
web-lesson-finish = Fatto: ora una partita vera
