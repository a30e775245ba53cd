# The frame of every lesson; a game's own lessons are in its *_web.ftl.
web-lesson = Lesson { $number } of { $count }
web-lesson-wrong = { $why } Try again.
web-lesson-next = Next lesson
web-lesson-back = Previous lesson
web-lesson-finish = Done: now play a real game
