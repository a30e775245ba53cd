# The table of dalang in the terminal
terminal-welcome-dalang = Welcome! You are { $player }. A player's line shows for every island the discs in the village (P priest, R prince), a star for the seal, and how many cards the stack has. Type the number of your choice, or ? for help.
terminal-standing-dalang = These points are open to everybody.
terminal-dalang-hand = hand
terminal-dalang-points = points
terminal-dalang-fled = fled
terminal-dalang-masks = Masks left
terminal-dalang-pile = Draw pile { $count }
terminal-dalang-discards = Discards
terminal-dalang-take = take: { $island }
terminal-dalang-spread = { $count ->
    [one] 1 card still to be put on a stack.
   *[other] { $count } cards still to be put on stacks.
}
terminal-dalang-warrior = { $player } plays a warrior and spares { $spared }.
terminal-dalang-goal = { $player } wants to take the Dalang to { $island }.
terminal-dalang-travel = The Dalang travels to { $island }.
terminal-dalang-contest-priest = Contest for the priest disc: { $player } leads with { $count } shown.
terminal-dalang-contest-prince = Contest for the prince disc: { $player } leads with { $count } shown.
terminal-dalang-scholar = Scholar: { $count } of { $most } cards so far.
terminal-dalang-artist = Artist: { $count } of { $most } cards discarded so far.
terminal-dalang-forced = Somebody has forced the end of this turn.
