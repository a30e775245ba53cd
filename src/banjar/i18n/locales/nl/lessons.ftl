# The frame of every lesson; a game's own lessons are in its *_web.ftl.
web-lesson = Les { $number } van { $count }
web-lesson-wrong = { $why } Probeer het nog eens.
web-lesson-next = Volgende les
web-lesson-back = Vorige les
web-lesson-finish = Klaar: nu een echt spel spelen
