# The home page, the lobby, pairing, and the form for a new table
web-film-stop = Stop the animation
web-film-play = Play the animation
web-way-bots = against bots, at once
web-way-people = with people who want the same game
web-way-friends = with friends, by link
web-learn-first = New here? Learn how to play first:
web-my-games = My games
web-my-results = Games I have played
web-result-mine = { $count ->
    [one] You win
   *[other] You share the victory
}
web-show-all = Show all { $count }
web-have-code = Do you have a code?
web-have-code-text = Whoever created the table can tell you its code.
web-home-learn = How to play
web-home-learn-text = Short lessons, strategy and all the rules.
web-to-table = To the table
web-missing-code = Type the code that you were given.
web-lobby = Lobby
web-people = { $count ->
    [one] 1 person is here now
   *[other] { $count } people are here now
}
web-lobby-empty = Nobody is waiting for players right now. Let us find you a game, or create a table that everybody can find.
web-for-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-no-variants = no variants
web-waiting-people = { $count ->
    [one] { $names } is waiting.
   *[other] { $names } are waiting.
}
web-waiting-nobody = Nobody is sitting there yet.
web-watch = Watch
web-find = Find me a game
web-find-text = We look for people who want the same game, with the same number of players and the same variants. The game starts by itself.
web-find-wait = Bots take the free seats
web-find-after = { $seconds ->
    [20] after 20 seconds
    [60] after a minute
    [180] after 3 minutes
   *[other] after { $seconds } seconds
}
web-find-never = never
web-find-start = Start looking
web-find-looking = { $count ->
    [one] Looking for one more player…
   *[other] Looking for { $count } more players…
}
web-find-since = waiting for { $time }
web-find-bots-in = If nobody comes, bots join in { $time }.
web-find-no-bots = The game starts as soon as enough people have come. Meanwhile you can go on reading here.
web-find-stop = Stop looking
web-find-meanwhile = Learn the game while you wait
web-find-bar = Looking for a game of { $game }…
web-found = Your game is starting
web-found-text = Everybody you need is here.
web-preset = How do you want to play?
web-preset-relaxed = Without a clock
web-preset-quick = Quick
web-preset-evening = An evening
web-preset-days = Over several days
web-clock-words-none = no clock
web-clock-words-live = { $minutes } min + { $seconds } s per decision
web-clock-words-slow = { $unit ->
    [days] { $count ->
        [one] a day per decision
       *[other] { $count } days per decision
    }
    [hours] { $count ->
        [one] an hour per decision
       *[other] { $count } hours per decision
    }
   *[minutes] { $count } min per decision
}
web-clock-explained-none = There is no clock: everybody takes the time they need.
web-clock-explained-live = Everybody has { $minutes } minutes for the whole game and gains { $seconds } seconds with every decision. When the time is up, a bot takes over.
web-clock-explained-slow = { $unit ->
    [days] { $count ->
        [one] Everybody has a day for each decision.
       *[other] Everybody has { $count } days for each decision.
    }
    [hours] { $count ->
        [one] Everybody has an hour for each decision.
       *[other] Everybody has { $count } hours for each decision.
    }
   *[minutes] Everybody has { $count } minutes for each decision.
}
web-clock-explained-night = At night the clock stands still.
web-seat-help-open = Whoever opens the link first may sit down here.
web-seat-help-guest = The seat is kept for one person, who gets a link of their own.
web-seat-help-local = You share this device and hand it to each other.
web-seat-help-bot = The computer plays this seat.
web-visibility-help-private = Only people with the link can find the table.
web-visibility-help-public = Everybody can find the table in the lobby and may join or watch.
web-missing-name = Please type a name.
web-summary-who = You play { $game } with { $others }.
web-summary-open = { $count ->
    [one] one person who has the link
   *[other] { $count } people who have the link
}
web-summary-guests = { $count ->
    [one] one guest
   *[other] { $count } guests
}
web-summary-local = { $names } on this device
web-summary-local-unnamed = { $count ->
    [one] somebody on this device
   *[other] { $count } people on this device
}
web-summary-variants = Variants: { $names }.
