# The browser client
web-skip = Skip to the content
web-home = Home
web-loading = One moment…
web-close = Close
web-settings = Settings
web-lost-title = There is nothing here
web-lost = There is no page at this address. Perhaps part of the link is missing.
web-gone-title = This table is gone
web-gone = This table was deleted, and the game with it.
web-unreachable = The server cannot be reached; please try again.
web-page-missing = This page could not be loaded.
web-try-again = Try again
web-connection-connecting = Connecting…
web-connection-lost = Connection lost, trying again…
web-connection-back = Connected again

web-language = Language
web-language-en = English
web-language-nl = Nederlands
web-language-de = Deutsch
web-language-it = Italiano
web-name = Your name
web-theme = Theme
web-theme-auto = automatic
web-theme-light = light
web-theme-dark = dark
web-speed = Animation
web-speed-0 = none
web-speed-05 = slow
web-speed-1 = normal
web-speed-2 = fast
web-switch-confirm = Confirm every choice
web-switch-textmode = Text-only table (for screen readers)
web-switch-sounds = Sounds
web-switch-notify = Notify me when it is my turn
web-notify-blocked = The browser does not let Banjar notify you; you can allow it in the browser's settings for this site.

web-hero = Outwit friends, strangers or bots on Bali: two clever card games, free and without signing up.
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
web-former-player = Former player ({ $colour })

web-create = Create a table
web-code = Code
web-join = Join
web-learn = Learn
web-learn-game = Learn { $game }
web-rules-game = Rules of { $game }
web-rules = Rules
web-search = Search the rules
web-nothing-found = No rule has these words.
web-watched-tables = Games to watch
web-status-open = waiting for players
web-status-running = in progress
web-status-over = The game is over
web-your-turn = Your turn
web-your-decision = Your decision
web-title-turn = ● Your turn: { $game }
web-title-tables = { $count ->
    [one] ● A table is waiting for you
   *[other] ● { $count } tables are waiting for you
}
web-unread = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
web-open-seat = open seat
web-invited = invited
web-table-full = All seats are taken. Stay here to watch the game when it starts.

web-others = The other seats
web-seat-number = Seat { $number }
web-seat-open = anybody with the link
web-seat-guest = an invited guest
web-seat-local = somebody on this device
web-seat-novice = bot: novice
web-seat-apprentice = bot: apprentice
web-seat-adept = bot: adept
web-seat-expert = bot: expert
web-name-of = Name
web-clock = Clock
web-clock-none = none
web-clock-live = live, 10 min
web-clock-quick = live, 4 min
web-clock-day = a day per decision
web-clock-week = a week per decision
web-clock-night = No time passes at night (22:00–8:00)
web-clock-told-none = no clock
web-clock-told-live = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} per person for the whole game{ $seconds ->
    [0] {""}
    [one] , plus 1 second for every decision
   *[other] , plus { $seconds } seconds for every decision
}
web-clock-told-correspondence = up to { $time } per decision{ $night ->
    [yes] , the night not counted
   *[no] {""}
}
web-clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
web-visibility = Who can find the table
web-visibility-private = anybody with the link
web-visibility-public = everybody
web-starter = Who starts
web-starter-random = random
web-starter-first = I do
web-memory-aid = Memory aid: shows what everybody has already seen
web-hints = Allow hints

web-waiting-free = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
web-waiting-ready = Everybody is here and ready.
web-waiting-you = Everybody is here. Are you ready?
web-waiting-others = Waiting for { $players }.
web-invites-you = { $player } invites you to a game of
web-length = Takes
web-help = Help
web-help-memory = memory aid
web-help-hints = hints
web-help-none = none
web-new-here = New to this game?
web-learn-quickly = Learn it in five minutes
web-qr = QR code of the link to this table
web-qr-text = Or scan this with a phone.
web-invite-text = Send this link to everybody who wants to play or watch:
web-preview-site = Play the two board games called Bali in the browser: with friends, live or over several days, or against bots. Free, no account.
web-preview-open = Play { $game } with { $players }
web-preview-running = { $game }: { $players }
web-preview-over = { $game }: the game of { $players }
web-share-link = Link to this table
web-share = Share
web-share-game = Share the game
web-copied = Copied
web-copy-by-hand = The link is selected: copy it.
web-invitation = Invitation for { $player }
web-ready = ready
web-not-ready = not ready yet
web-i-am-ready = I am ready
web-not-ready-yet = Wait, I am not ready
web-leave = Leave the table
web-leave-sure = Do you want to give up your seat? The table stays yours.
web-start = Start the game
web-start-when = Waiting for players. Put a bot on an empty seat to start now.
web-start-when-ready = The game can start when everybody is ready.
web-free-seat = Free the seat
web-free-seat-sure = Do you want to free the seat of { $player }?
web-bar = Bar from the table
web-bar-sure = Do you want to free the seat of { $player } and not let them sit down here again?
web-barred = barred
web-readmit = Let them back in
web-sit-down = Sit down
web-colour = Your colour

web-board = The table
web-prompt = What to do now
web-choices = Your choices
web-why-over = The game is over.
web-why-watching = You are watching; only the players may move cards.
web-why-past = You are looking back; nothing can be moved here.
web-why-idle = You have nothing to decide right now.
web-why-turn = It is not your turn: { $player } decides.
web-why-first = First { $player } has to decide; then your turn goes on.
web-why = How does this work?
web-confirm = confirm
web-confirm-choice = Confirm
web-cancel = Cancel
web-waiting-for = { $player } decides
web-bot-thinks = { $player } is thinking
web-told-undone = { $count ->
    [one] { $player } takes back a decision.
   *[other] { $player } takes back { $count } decisions.
}
web-told-resigned = { $player } has given up.
web-told-taken-over = A bot plays for { $player } now.
web-told-given-back = { $player } is back.
web-undo = Undo
web-hint = Hint
web-hint-plain = The expert would choose: { $action }.
web-hint-better = { $points ->
    [one] That should bring 1 point more than the next best choice: { $action }.
   *[other] That should bring { $points } points more than the next best choice: { $action }.
}
web-hint-equal = About as good: { $action }.
web-hint-ahead = { $points ->
    [one] Expected result: you win by about 1 point.
   *[other] Expected result: you win by about { $points } points.
}
web-hint-behind = { $points ->
    [one] Expected result: about 1 point behind the winner.
   *[other] Expected result: about { $points } points behind the winner.
}
web-hint-even = Expected result: level with the best of the others.
web-looking-back = Looking back, as everybody saw it
web-looking-back-own = Looking back, as you saw it
web-looking-back-hand = Looking back, as everybody saw it; your own cards as they are now
web-to-now = Back to now
web-log = Log
web-last-round = Replay the last round
web-last-round-shown = The last round again
web-last-deeds = What { $player } did last
web-turns = Turns
web-turn-number = Turn { $turn }
web-turn-steps = Steps of turn { $turn }
web-chat = Chat
web-chat-text = Say something
web-send = Send
web-phrases = Phrases
web-reactions = Reactions
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck, have fun!
web-phrase-your-turn = It is your turn.
web-phrase-one-moment = One moment, please.
web-phrase-well-done = Well done!
web-phrase-oh-no = Oh no!
web-phrase-thanks = Thank you!
web-phrase-well-played = Well played!
web-phrase-again = Another game?
web-phrase-goodbye = Goodbye!
web-phrase-smile = smiles
web-phrase-laugh = laughs
web-phrase-wow = is amazed
web-phrase-sad = is sad
web-phrase-thumb = thumbs up
web-phrase-flower = gives a flower
web-from-spectator = spectator
web-mute = Mute
web-unmute = Unmute
web-mute-player = Mute { $player }
web-unmute-player = Unmute { $player }
web-muted = { $player } is muted
web-unmuted = { $player } may speak again
web-spectator = Spectator
web-spectators = spectators
web-table-menu = Table
web-other-device = Continue on another device
web-other-device-text = Open this link there within 15 minutes; it works once:
web-auto-reply = Decide in advance
web-pass-when-unable = Answer for me when I have no choice
web-pass-when-unable-note = Only while you are here. On a shared device, and when you have days to answer, you are always asked, because passing at once would give your cards away.
web-ask-me = ask me
web-answer-pass = always pass
web-answer-points = always points
web-answer-stones = always stones
web-resign = Give up
web-resign-sure = Do you really want to give up? A bot plays on for you, and you can no longer win.
web-resign-end-sure = Do you really want to give up? That ends the game.
web-resigned = You have given up; a bot plays on for you.
web-return = I am back
web-program = Connect a program (for developers)
web-program-text = Whoever has this token can play your seat, until you make another one. It is shown only this once.
web-program-token = Token
web-program-command = To begin
web-delete = Delete the table
web-delete-sure = Do you really want to delete this table? The game is gone for everybody, for good.
web-takeover-in = a bot takes over in { $time }
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-hand-over = { $player }'s turn
web-hand-over-text = Hand the device to { $player }. Until then only what everybody may see is shown.
web-i-am = I am { $player }

web-result = Result
web-won = { $count ->
    [one] { $player } wins
   *[other] { $player } share the victory
}
web-you-win = You win!
web-you-share = You share the victory with { $player }!
web-you-gave-up = You gave up
web-gave-up = { $count ->
    [one] { $player } has given up.
   *[other] { $player } have given up.
}
web-end-others-gave-up = Everybody else has given up.
web-end-you-gave-up = { $count ->
    [one] { $player } wins.
   *[other] { $player } share the victory.
}
web-end-you-left-bots = Only bots were left, so the game is over.
web-tag-gave-up = gave up
web-podium = Final standings
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-deciding-line = What decided it: { $line } ({ $counts }).
web-curve = Points over the turns
web-curve-text = If the game had ended with turn { $turn }: { $standing }.
web-curve-end = At the end: { $standing }.
web-wants-rematch = { $player } wants a rematch!
web-end-bots-left = Everybody but the bots has given up.
web-rank = Place
web-rematch = Play again
web-accept-rematch = Yes, play again
web-to-rematch = To the next game
web-replay = Replay
web-record = Download the game record
web-first = To the start
web-back = One step back
web-turn-back = One turn back
web-play = Play
web-pause = Pause
web-forward = One step forward
web-turn-forward = One turn forward
web-last = To the end
web-step = Step { $step } of { $last }
web-seen-by = As seen by
web-all-open = everybody (all open)
web-branch = Play on from here
web-branch-as = as { $player }
web-branch-start = Play on

web-device = Use this device as well
web-device-text = Somebody made this link on another device. Continue only if that was you: you become the same person on this device too, with the same seats, and whoever made the link sees what you see.
web-device-use = Yes, that is me
web-device-replaces = { $count ->
    [one] This device has a table of its own, which it will no longer see.
   *[other] This device has { $count } tables of its own, which it will no longer see.
}
web-device-keep = No, leave everything as it is

web-identity = Who you are on this server
web-identity-text = There are no passwords: this browser is what knows you. With another device, or a link you keep, you can get your seats back.
web-recovery = Link to keep
web-recovery-text = Keep this link like a password. It gives you your seats back once, within 400 days, and replaces the one before:
web-end-devices = Sign out my other devices
web-end-devices-sure = Do you want to sign out all your other devices? Links you made before stop working too.
web-end-devices-done = Only this device is signed in now.
web-sign-out = Sign out here
web-sign-out-sure = Do you want to sign out on this device? Without another device or a link you kept, your seats are lost.

web-data = What this server keeps about you
web-data-text = Your names, seats and moves, what you wrote in chats, and your links.
web-data-download = Download my data
web-data-delete = Delete my data
web-data-delete-now = Delete everything
web-data-deleting = Deleting…
web-data-keep = Keep everything
web-data-delete-tables = Tables you created that have not started are deleted; at others you leave your seat.
web-data-delete-games = You give up all games that are still running. Games you played with others stay for them without your name; they see a former player.
web-data-delete-chat = Everything you wrote in chats is deleted.
web-data-delete-devices = All your devices are signed out, and your links stop working.
web-data-delete-stays = One thing stays: if the host of this server has barred or silenced you, that still holds.
web-data-delete-final = This cannot be undone, and nobody can give you your seats back.

web-none = none
web-deciding = decides now
web-nobody = nobody
web-yes = yes
web-no = no

web-since = Since your last turn
web-since-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
web-concerns-you = concerns you
web-times = { $count } × { $value } =
web-from = from { $count }:
web-tie = { $players } have the most points: { $points } each.
web-tie-shared = They are level in that, too, and share the victory.
