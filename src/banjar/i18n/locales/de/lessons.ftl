# The frame of every lesson; a game's own lessons are in its *_web.ftl.
web-lesson = Lektion { $number } von { $count }
web-lesson-wrong = { $why } Versuch es noch einmal.
web-lesson-next = Nächste Lektion
web-lesson-back = Vorige Lektion
web-lesson-finish = Fertig: jetzt ein echtes Spiel
