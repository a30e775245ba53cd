# The table of altar in the terminal
terminal-welcome-altar = Welcome! You are { $player }. In each row of the offer only the card in brackets is available. Type the number of your choice, or ? for help.
terminal-standing-altar = Sacrifice cards are not counted yet: what they are worth shows only at the end.
terminal-altar-demon = demon
terminal-altar-pile = Pile { $count }
terminal-altar-altar = Altar { $count }
terminal-altar-top = top
terminal-altar-supply = Supply
# What a card of each good is worth if the game ended now, and all cards of the reader.
terminal-altar-worth = Worth
terminal-altar-worth-yours = yours
terminal-altar-in-play = In play
terminal-altar-stones = stones
terminal-altar-points = VP
terminal-altar-hand = hand
terminal-altar-sacrifice = sacrifice
terminal-altar-your-sacrifices = Your sacrifices
terminal-altar-hidden = laid face down
terminal-altar-looking = You are looking at
terminal-altar-price = { $stones ->
    [0] (free)
    [one] (1 stone)
   *[other] ({ $stones } stones)
}
