# What surrounds every table: its line of facts, clocks, answers, keys
web-turn = Turn { $turn }
web-you-watch = { $count ->
    [one] You are watching
   *[other] { $count } people are watching, including you
}
web-watched-by = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
web-bot-level = Bot: { $level }
web-bot-plays = a bot plays for them
web-away = away
web-clock-running = { $time } left, the clock is running
web-clock-standing = { $time } left
web-all-choices = All choices
web-fewer-choices = Fewer buttons
web-switch-allchoices = A button for every choice
web-volume = Volume
web-text-version = Text version
web-drawn-version = Graphical version
web-keys = Keyboard
web-key-answer = The answer with this number; press once to see the numbers
web-key-tab = Next card, place or button
web-key-arrows = From place to place on the board
web-key-enter = Choose
web-key-escape = Close what is open
web-key-help = This list
