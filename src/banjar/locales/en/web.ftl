# The browser client
web-skip = Skip to the content
web-home = Home
web-loading = One moment …
web-close = Close
web-settings = Settings
web-lost-title = There is nothing here
web-connection-connecting = Connecting …
web-connection-lost = Connection lost, trying again …
web-connection-back = Connected again

web-language = Language
web-language-en = English
web-language-nl = Nederlands
web-language-de = Deutsch
web-language-it = Italiano
web-name = Your name
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-speed = Movement
web-speed-0 = none
web-speed-05 = slow
web-speed-1 = normal
web-speed-2 = fast
web-switch-confirm = Confirm every choice
web-switch-textmode = The table in words
web-switch-sounds = Sounds
web-switch-notify = Tell me when it is my turn
web-notify-blocked = The browser does not let Banjar notify you; its own settings for this site can allow it.

web-hero = Two games called Bali. One open hall.
web-you = You
web-play-now = Play now
web-game = Game
web-players = Players
web-level = Bots
web-level-novice = Novice
web-level-apprentice = Apprentice
web-level-adept = Adept
web-level-expert = Expert
web-variants = Variants
web-bot-name = { $level } ({ $colour })

web-friends = With friends
web-friends-text = Set a table, send the link, play live or over days.
web-create = Set a table
web-code = Code
web-join = Join
web-learn = Learn
web-learn-game = Learn { $game }
web-rules-game = Rules of { $game }
web-rules = Rules
web-search = Search the rules
web-nothing-found = No rule has these words.
web-my-tables = My tables
web-public-tables = Open tables
web-watched-tables = Games to watch
web-status-open = waiting for players
web-status-running = being played
web-status-over = The game is over
web-your-turn = Your turn
web-title-turn = ● Your turn: { $game }
web-title-tables = { $count ->
    [one] ● A table waits for you
   *[other] ● { $count } tables wait for you
}
web-unread = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
web-open-seat = open seat
web-somebody = somebody

web-others = The other seats
web-seat-number = Seat { $number }
web-seat-open = anybody with the link
web-seat-guest = an invited guest
web-seat-local = somebody at this device
web-seat-novice = bot: novice
web-seat-apprentice = bot: apprentice
web-seat-adept = bot: adept
web-seat-expert = bot: expert
web-name-of = Name
web-clock = Clock
web-clock-none = none
web-clock-live = live, 10 min
web-clock-quick = live, 4 min
web-clock-day = a day a decision
web-clock-week = a week a decision
web-visibility = Who can find it
web-visibility-private = those with the link
web-visibility-public = everybody
web-starter = Who starts
web-starter-random = lots decide
web-starter-first = I do
web-memory-aid = Memory aid: the table remembers what all have seen
web-hints = Allow hints

web-waiting-free = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-waiting-ready = Everybody is here.
web-invite-text = Send this link to those who are to play or watch:
web-share-link = Link to this table
web-share = Share
web-share-game = Share the game
web-copied = Copied
web-invitation = Invitation for { $player }
web-ready = ready
web-not-ready = not ready yet
web-i-am-ready = I am ready
web-not-ready-yet = Not ready after all
web-leave = Leave
web-start = Start the game
web-sit-down = Sit down
web-colour = Your colour

web-board = The table
web-prompt = The decision
web-choices = Your choices
web-why-over = The game is over.
web-why-watching = You are watching; only the players may move cards.
web-why-past = You are looking back; nothing can be moved here.
web-why-idle = Nothing is asked of you at the moment.
web-why-turn = It is not your turn: { $player } decides.
web-why-first = First { $player } has to decide; then your turn goes on.
web-why = Why?
web-confirm = confirm
web-confirm-choice = Confirm
web-cancel = Cancel
web-waiting-for = { $player } decides
web-bot-thinks = { $player } is thinking
web-undo = Undo
web-hint = Hint
web-hint-plain = The expert would choose: { $action }.
web-hint-better = { $points ->
    [one] It expects 1 point more of it than of the next best: { $action }.
   *[other] It expects { $points } points more of it than of the next best: { $action }.
}
web-hint-equal = It finds this about as good: { $action }.
web-hint-ahead = { $points ->
    [one] At the end it sees you 1 point ahead of the best other player.
   *[other] At the end it sees you { $points } points ahead of the best other player.
}
web-hint-behind = { $points ->
    [one] At the end it sees you 1 point behind the best other player.
   *[other] At the end it sees you { $points } points behind the best other player.
}
web-hint-even = At the end it sees you level with the best other player.
web-looking-back = Looking back, as everybody saw it
web-looking-back-own = Looking back, as you saw it
web-to-now = Back to now
web-log = Log
web-chat = Chat
web-chat-text = Say something
web-send = Send
web-spectator = Spectator
web-spectators = as spectators saw it
web-table-menu = Table
web-other-device = Go on at another device
web-other-device-text = Open this link there within 15 minutes; it works once:
web-standing = Decide in advance
web-pass-when-unable = Answer by itself when I have no choice
web-ask-me = ask me
web-answer-pass = always pass
web-answer-points = always points
web-answer-stones = always stones
web-resign = Give up
web-resign-sure = Do you really want to give up? A bot plays on for you.
web-resign-end-sure = Do you really want to give up? That ends the game.
web-resigned = You have given up; a bot plays on for you.
web-return = I am back
web-takeover-in = a bot takes over in { $time }
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-hand-over = { $player }'s turn
web-hand-over-text = Hand the device to { $player }. No cards are shown until then.
web-i-am = I am { $player }

web-result = Result
web-won = { $count ->
    [one] { $player } wins
   *[other] { $player } share the victory
}
web-end-resignation = The others have given up.
web-end-bots-left = Everybody but the bots has given up.
web-rank = Place
web-rematch = Play again
web-to-rematch = To the next game
web-replay = Replay
web-record = Download the record
web-first = To the start
web-back = One step back
web-play = Play
web-pause = Pause
web-forward = One step on
web-last = To the end
web-step = Step { $step } of { $last }
web-seen-by = Seen by
web-all-open = everybody (all open)
web-branch = Play on from here
web-branch-as = as { $player }
web-branch-start = Play on

web-device = Make this device yours
web-device-text = This link was made by you on another device. If you go on, this device is the same person, with the same seats.
web-device-use = Yes, that is me

web-none = none
web-yes = yes
web-no = no

web-since = Since your last turn
web-since-count = { $count ->
    [one] 1 thing happened
   *[other] { $count } things happened
}
web-concerns-you = concerns you
web-times = { $count } × { $value } =
web-from = from { $count }:
web-tie = { $players } have the most points: { $points } each.
web-tie-shared = They are level in that, too, and share the victory.
