# The frame of every lesson; a game's own lessons are in its *_learn.ftl.
web-lessons = Lessons
web-lessons-begin = Begin with the first lesson
web-lessons-go-on = Continue with the next lesson
web-lessons-again = Start again from the beginning
web-lesson = Lesson { $number } of { $count }
web-lesson-wrong = { $why } Try again.
web-lesson-done = Lesson finished
web-lesson-finished = finished
web-lesson-happened = What happened
web-lesson-next = Next lesson
web-lesson-back = Previous lesson

# A real game with a coach, whose tips are in the games' *_learn.ftl.
web-guided = Your first game, with a coach
web-guided-text = A real game against beginners. A coach beside the table speaks up when something happens for the first time, and tells you what it means and what to look out for. You can switch the coach off at any time.
web-guided-start = Start the guided game
web-guided-offer = Play with a coach
web-learn-after = New to this game? A few minutes of lessons show you how to win.
web-coach = Coach
web-coach-off = Switch the coach off
web-coach-listening = Just play. The coach speaks up when something happens for the first time.
web-coach-tip = Tip { $number }
web-coach-earlier = Previous tip
web-coach-later = Next tip
web-coach-fold = Got it

# Positions from games of bots; what a game's positions teach is in its *_learn.ftl.
web-strategy = Strategy
web-strategy-game = Strategy for { $game }
web-strategy-about = What good players do, in positions from real games that our strongest bots played against each other. Think first, then look at what the bot did; or play on from there yourself.
web-strategy-position = Position { $number } of { $count }
web-strategy-answer = What did the bot do?
web-strategy-played = The bot chose: { $action }
web-strategy-play = Play on from here
web-strategy-next = Next position
web-strategy-back = Previous position

# The rules page: an introduction, then the numbered rules.
web-rules-introduction = The game in brief
web-rules-reference = All rules in detail
web-rules-contents = Contents
web-rules-print = Print
