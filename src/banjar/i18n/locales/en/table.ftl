# Why a table says no. Names of settings and options are those of the protocol.
error-bad-game = There is no game called "{ $game }"; choose one of those on offer.
error-bad-players = "{ $game }" is for { $least } to { $most } players; change the number of seats.
error-bad-seats = Only one of the seats can be yours; the others are for other players.
error-bad-level = There is no bot of the level "{ $level }"; choose one of these: { $known }.
error-bad-option = "{ $game }" cannot be played with the option "{ $option }" set like this; choose another value.
error-bad-time = { $setting ->
    [bank] The time bank
    [increment] The time added with every decision
    [allowance] The time for a decision
    [grace] The time after a warning
    [pace] The pace of the bots
    [reaction_pause] The pause of a reaction
   *[other] The setting "{ $setting }"
} must be from { $least } to { $most } seconds.
error-bad-night = The nightly pause needs two times of day such as 22:00, a time zone such as Europe/Amsterdam, and a length from 1 minute to { $hours } hours.
error-bad-name = A name must have 1 to { $most } visible characters; please choose another one.
error-name-taken = The name “{ $name }” could be mistaken for that of somebody at this table; please choose another one.
error-bad-action = "{ $action }" is not possible now; choose one of the actions on offer.
error-stale-version = The table has moved on since you last saw it; look again and then decide.
error-not-your-turn = This decision is not yours; wait until you are asked.
error-not-seated = Only people sitting there can do this; take a seat first.
error-which-seat = Several of you are playing here; say whose seat you mean.
error-not-owner = Only the person who created this table can do this; please ask them.
error-not-open = This can only be done before the game starts, and it has already started.
error-not-running = This can only be done while the game is running.
error-not-over = This can only be done once the game is over.
error-seat-taken = This seat is taken; choose a free one.
error-no-such-seat = There is no such seat; choose one from 0 to { $last } where somebody sits or may sit.
error-no-open-seat = There is no free seat at this table; you can watch, or create a table of your own.
error-bad-invitation = This seat is kept for an invited guest, and the invitation is wrong or has already been used; ask for a new link.
error-barred-from-table = The person who created this table has barred you from it.
error-colour-taken = This colour is not available here; choose a free one.
error-not-full = There are still empty seats; wait for more people or give the seats to bots.
error-not-ready = Not everybody is ready yet; the game can start when everybody is.
error-nothing-to-undo = { $most ->
    [0] Nothing can be taken back: something new has been seen, somebody else has decided, or it is too late for that.
    [one] Only your last decision can be taken back.
   *[other] Only your last { $most } decisions can be taken back.
}
error-has-resigned = You have already given up; a bot plays on for you.
error-substituted = A bot is playing for you now; say with "return" that you are back, and then decide.
error-not-substituted = No bot is playing for you, so there is nothing to give back.
error-bot-decides = A bot is making this decision for you, as your time is up; come back when it has decided.
error-bad-auto-reply = "{ $action }" cannot be decided in advance for "{ $phase }"; choose one of the answers that can.
error-bad-chat = A message must have 1 to { $most } visible characters; please make it fit.
error-muted = The person who created this table has muted you; you can still read, but not write.
error-too-many-changes = This table has been changed too often before the start; create a new table.
error-too-many-mutes = People have already been muted and unmuted { $most } times at this table; no more is possible.
error-no-such-moment = There is no such step; choose one from 0 to { $last }.
error-rules-changed = This table follows version { $begun } of our rules for { $game }, but the server plays version { $present } and no longer has the earlier rules. Whoever created the table can delete it; it can be continued only on a server that has those rules.

# Why the server says no
error-no-such-table = There is no such table, or it is not open to you; check the link.
error-not-watching = You are not watching this table on this connection; send "watch" first.
error-no-such-code = No table waiting for players has this code; check it, or ask whether the game has started.
error-bad-message = The server did not understand this message: { $reason }.
error-too-fast = That was too much at once; { $seconds ->
    [one] try again in a second.
   *[other] try again in { $seconds } seconds.
}
error-too-large = This is too large; please send at most { $most } bytes.
error-too-many-open = You already have { $most } connections open; please close a page or a program first.
error-too-many-seeks = There are already { $most } people looking for a game from your address; please wait until some of them have found one.
error-not-allowed = You are not allowed to do this.
error-barred = The host of this server has barred you from it.
error-silenced = The host of this server has silenced you; you can play on, but not write.
error-bad-ban = Nobody can be barred or silenced like this: { $reason }.
error-no-such-ban = There is no such ban to lift.
error-no-such-person = There is no such person at the table.
error-too-many-bans = There are already { $most } bans; lift some first.
error-link-replaces = This device has games of its own, which it would no longer see; confirm that the link may replace who you are here.
error-no-identity = The server does not know who you are; allow cookies for this site and reload the page.
error-link-used = This link has already been used; ask for a new one.
error-hints-off = This table is played without hints; they can only be allowed when a table is created.
error-busy = The server is very busy; look again in a moment, and if nothing has changed, please try again.
error-gone = This no longer exists; go back to the list of tables.
error-no-such-page = There is nothing at this address; the home page is at /.
