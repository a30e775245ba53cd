# The text client. The commands themselves (undo, save, log ...) are the same in all languages.
terminal-turn = turn { $turn }
terminal-turn-head = Turn { $turn }:
terminal-you = { $player } (you)
terminal-your-hand = Your hand
terminal-your-choice = { $phase } – your choice:
terminal-prompt = 1–{ $count }, or ? for help >{ " " }
terminal-earlier = … { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
} (type log)
terminal-more = … choices { $first }–{ $last } of { $count } (type more)
terminal-only-choice = (the only choice)
terminal-commands =
    Type the number of a choice or its short notation, several at once if you like. You can also type:
    ? 3            what choice 3 means, and its rule
    undo           take back your last decision (undo 3: three of them)
    log            what has happened (log 40: the last 40 lines; log all)
    score          the points so far
    rules { $section }a rule by its number (rules alone: all sections)
    board          show the table again (or just press Enter)
    save FILE      save the game
    quit           stop playing
terminal-no-such-choice = There is no choice { $number }; choose from 1 to { $count }.
terminal-not-legal = "{ $answer }" is not possible now.
terminal-not-understood = I do not understand "{ $answer }". Type a number, or ? for help.
terminal-too-many-bad-answers = { $count } answers and no choice among them: the game ends here.
terminal-no-undo = This cannot be taken back: something new has been seen since, or another player has decided.
terminal-log-cut = … { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
} (type log all)
terminal-rules-sections = Type rules and the number of a section or a rule:
terminal-no-such-rule = There is no rule { $rule }.

# Saving
terminal-save-how = Say where to: save FILE
terminal-save-directory = { $file } is a directory.
terminal-overwrite = { $file } already exists. Overwrite it? (y/n){ " " }
terminal-yes-words = y yes
terminal-not-saved = Not saved.
terminal-save-failed = { $file } could not be saved: { $reason }
terminal-saved = Saved in { $file }.
terminal-saved-unfinished = Saved in { $file }. Go on later with: banjar play --load { $file }
terminal-save-offer = Save the game? Type a file name, or just press Enter to leave:{ " " }
terminal-end-of-input = The input has ended, and the game with it. Next time "save FILE" keeps the game, and "banjar play --load FILE" goes on with it.

# Points
terminal-place = Place
terminal-nth = { $place }.
terminal-winner = { $player } wins!
terminal-winners = { $players } share the victory.
terminal-and = { $first } and { $last }

# Replays
terminal-replay-prompt = Decision { $place } of { $length } (Enter, b, a number, q) >{ " " }
terminal-replay-help = Enter goes on, b goes back, a number jumps to that decision, q leaves.
terminal-press-enter = Press Enter.{ " " }
terminal-replay-unfinished = The record ends here; the game is not over.

# Simulations
terminal-simulation-progress = Playing
terminal-simulation-title = { $game }: { $count ->
    [one] 1 game
   *[other] { $count } games
} of { $players } players
terminal-simulation-seed = Bots: { $bots }. Seed: { $seed }.
terminal-simulation-scores = Scores of all players
terminal-simulation-mean = mean { $mean }, standard deviation { $sd }
terminal-simulation-quartiles = lowest { $min }, quartiles { $quarter } / { $median } / { $three }, highest { $max }
terminal-simulation-seats = Victories by seat (95% interval)
terminal-simulation-mean-score = mean score
terminal-simulation-shared = Shared victories: { $share } of the games
terminal-simulation-decisions = Length in decisions
terminal-simulation-turns = { $count ->
    [one] Length in turns (1 game looked at)
   *[other] Length in turns ({ $count } games looked at)
}
terminal-simulation-ends = How the games ended
terminal-simulation-speed = { $seconds } s, { $speed } decisions a second

# The arena
arena-progress = Playing
arena-resumed = { $count ->
    [one] 1 game
   *[other] { $count } games
} of an earlier run found in { $file }.
arena-bot = Bot
arena-rating = Rating
arena-wins = Wins
arena-fair = By chance
arena-margin = Points ahead
arena-thinking = Thinks
arena-longest = At most
arena-seats = Wins by seat, the first seat on the left: { $seats }
arena-total = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $decisions } decisions on average; { $speed } decisions a second. In brackets: 95% intervals.
arena-written = Written to { $file }.
