game-altar = Bali (2017)
game-altar-summary = A card game by Klaus-Jürgen Wrede for 2 to 4 players: gather goods and steer their value with sacrifices.

# Cards. $count: how many.
altar-card-rice = { $count ->
    [one] rice farmer
   *[other] rice farmers
}
altar-card-peanut = { $count ->
    [one] peanut farmer
   *[other] peanut farmers
}
altar-card-banana = { $count ->
    [one] banana farmer
   *[other] banana farmers
}
altar-card-pepper = { $count ->
    [one] pepper farmer
   *[other] pepper farmers
}
altar-card-stonemason = { $count ->
    [one] stonemason
   *[other] stonemasons
}
altar-card-priest = { $count ->
    [one] priest
   *[other] priests
}
altar-card-shrine = { $count ->
    [one] shrine
   *[other] shrines
}
altar-card-oracle = { $count ->
    [one] oracle
   *[other] oracles
}

# The card called $card, without article.
altar-card = { $card ->
    [rice] { altar-card-rice }
    [peanut] { altar-card-peanut }
    [banana] { altar-card-banana }
    [pepper] { altar-card-pepper }
    [stonemason] { altar-card-stonemason }
    [priest] { altar-card-priest }
    [shrine] { altar-card-shrine }
   *[oracle] { altar-card-oracle }
}
# One or more cards as the object of a sentence, with article or number.
altar-cards = { $count ->
    [one] { $card ->
        [oracle] an { altar-card }
       *[other] a { altar-card }
    }
   *[other] { $count } { altar-card }
}

altar-good-rice = rice
altar-good-peanut = peanut
altar-good-banana = banana
altar-good-pepper = pepper
altar-good = { $good ->
    [rice] { altar-good-rice }
    [peanut] { altar-good-peanut }
    [banana] { altar-good-banana }
   *[pepper] { altar-good-pepper }
}
# One sacrifice card of $good as the object of a sentence, with article.
altar-sacrifice-card = a { altar-good } card
# The same at the beginning of a sentence.
altar-sacrifice-card-first = A { altar-good } card
# A card of the altar, $place from the top, as the object of a sentence.
altar-place = { $place ->
    [1] the top card
    [2] the second card from the top
    [3] the third card from the top
   *[4] the fourth card from the top
}

# Choices
altar-action-buy = Buy { altar-sacrifice-card }
altar-action-buy-nothing = Buy nothing
altar-action-play-stonemason = Play a stonemason
altar-action-play-priest = Play a priest
altar-action-play-shrine = { $cost ->
    [one] Play a shrine (1 stone)
   *[other] Play a shrine ({ $cost } stones)
}
altar-action-play-farmers = { $cost ->
    [0] Play { altar-cards }
    [one] Play { altar-cards } (1 stone)
   *[other] Play { altar-cards } ({ $cost } stones)
}
altar-action-return-shrine = Put a shrine back in the box
altar-action-lay = Lay { altar-sacrifice-card } face up on the altar
altar-action-hide = Lay { altar-sacrifice-card } face down on the altar
altar-action-offer = Lay { altar-sacrifice-card } from the supply on the altar
altar-action-take = Take the available card of row { $row }
altar-action-look = Look at the top cards of the altar
altar-action-decline-look = Do not look
altar-action-keep = Keep { altar-place }
altar-action-reward-points = Take victory points
altar-action-reward-stones = Take stones
altar-action-substitute = Take { altar-sacrifice-card } instead
altar-action-decline-substitute = Take no other card

# What happens
altar-event-turn-began = Turn { $turn }: { $player } is the active player
altar-event-bought = { $price ->
    [0] { $player } buys { altar-sacrifice-card } for nothing
    [one] { $player } buys { altar-sacrifice-card } for 1 stone
   *[other] { $player } buys { altar-sacrifice-card } for { $price } stones
}
altar-event-bought-nothing = { $player } buys no sacrifice card
altar-event-played = { $cost ->
    [0] { $player } plays { altar-cards }
    [one] { $player } plays { altar-cards } for 1 stone
   *[other] { $player } plays { altar-cards } for { $cost } stones
}
altar-event-shrine-returned = { $player } puts a shrine back in the box
altar-event-demon-moved = The demon moves to row { $row }
altar-event-laid = { $player } lays { altar-sacrifice-card } face up on the altar
altar-event-hid = { $player } lays { altar-sacrifice-card } face down on the altar
altar-event-hid-unknown = { $player } lays a sacrifice card face down on the altar
altar-event-offered = { $player } lays { altar-sacrifice-card } from the supply on the altar
altar-event-took = { $player } takes { altar-cards } from row { $row }
altar-event-row-laid = New in row { $row }: { altar-card }
altar-event-oracles-removed = { $count ->
    [one] The oracle in row { $row } is removed from the game
   *[other] The { $count } oracles in row { $row } are removed from the game
}
altar-event-look-declined = { $player } does not look at the altar
altar-event-looked = { $player } looks at { altar-place } of the altar: { altar-good }
altar-event-looked-unknown = { $player } looks at the top cards of the altar
altar-event-kept = { $player } keeps { altar-place }: { altar-good }
altar-event-kept-unknown = { $player } keeps one of the cards from the altar
altar-event-altar-shown = { $height ->
    [one] The altar now has 1 card, { altar-good }
   *[other] The altar now has { $height } cards, { altar-good } on top
}
altar-event-altar-shown-unknown = { $height ->
    [0] The altar is empty now
    [one] The altar now has 1 card, face down
   *[other] The altar now has { $height } cards, the top one face down
}
altar-event-scored = Row { $row } is scored: { altar-card }
altar-event-gained-stones = { $bonus ->
    [yes] { $amount ->
        [one] { $player } gets 1 stone as the majority bonus
       *[other] { $player } gets { $amount } stones as the majority bonus
    }
   *[no] { $amount ->
        [one] { $player } gets 1 stone
       *[other] { $player } gets { $amount } stones
    }
}
altar-event-gained-points = { $bonus ->
    [yes] { $amount ->
        [one] { $player } gets 1 victory point as the majority bonus
       *[other] { $player } gets { $amount } victory points as the majority bonus
    }
   *[no] { $amount ->
        [one] { $player } gets 1 victory point
       *[other] { $player } gets { $amount } victory points
    }
}
altar-event-gained-good = { $substitute ->
    [yes] { $bonus ->
        [yes] { $player } takes { altar-sacrifice-card } instead as the majority bonus
       *[no] { $player } takes { altar-sacrifice-card } instead
    }
   *[no] { $bonus ->
        [yes] { $player } takes { altar-sacrifice-card } as the majority bonus
       *[no] { $player } takes { altar-sacrifice-card }
    }
}
altar-event-substitute-declined = { $bonus ->
    [yes] { $player } goes without the majority bonus
   *[no] { $player } takes no other card instead
}
altar-event-nothing-left = { $bonus ->
    [yes] The supply is empty: { $player } gets no majority bonus
   *[no] The supply is empty: { $player } gets nothing
}
altar-event-game-ended = The pile has run out: the game ends on turn { $turns }

# What is being decided
altar-phase-buy = Take a sacrifice card
altar-phase-play = Play cards
altar-phase-lay = Sacrifice phase: a card face up
altar-phase-hide = Sacrifice phase: a card face down
altar-phase-offer = Sacrifice phase: a card from the supply
altar-phase-take = Take cards
altar-phase-look = Oracle: look at the altar?
altar-phase-keep = Oracle: keep a card
altar-phase-shrine-reward = Scoring: points or stones
altar-phase-substitute = Scoring: another good
altar-phase-over = Game over

altar-help-buy = Before you play, you may buy one sacrifice card (A3.1). It costs 5 stones, less 1 stone for every farmer of its kind that you have in play. If you would rather save your stones, buy nothing.
altar-help-play = Play one stonemason, one priest, one shrine, or up to three farmers of the same kind (A3.2 to A3.5). A shrine costs 7 stones and starts a sacrifice; the second and the third farmer cost 1 stone each. Only with three shrines in hand and fewer than 7 stones do you put a shrine back in the box instead (A3.6).
altar-help-lay = A shrine has been played, so you lay one of your sacrifice cards face up on the altar (A3.7). You lose this card, but its good may gain in value: the more cards of a good lie on the altar at the end, the more each card of it is worth (A5.1).
altar-help-hide = Lay one of your own sacrifice cards face down on the altar; nobody else learns which good it is (A3.8). At the end it counts like every other card there (A5.1).
altar-help-offer = Choose any good that the supply still has; one card of it is laid face up on top of the altar (A3.9). It costs you nothing and helps that good to a higher value (A5.1).
altar-help-take = Fill your hand up to 3 cards, one by one, always the bottom card of a row (A3.12). The card your last one uncovers is scored for everybody afterwards, so choose that row with care (A3.15 to A3.18). In the demon variant the demon's row is closed (A7.3).
altar-help-look = There were oracles in the new row, so you may look at the top cards of the altar, at most 4 (A6.4). If you look, you have to keep one of them. You are free not to look.
altar-help-keep = Keep exactly one of the cards you are looking at; it becomes one of your sacrifice cards (A6.4). The rest go back in the same order, and nobody is told which card you kept.
altar-help-shrine-reward = A shrine is being scored: for every shrine you have in play you get 1 victory point or 1 stone (A3.16). Your choice holds for all your shrines and for the majority bonus as well (A3.18). At the end every 5 stones are worth 1 point (A5.2).
altar-help-substitute = The good you are to receive has run out, so you may take a card of another good that the supply still has (A3.19). You are also free to take none.
altar-help-over = The pile has run out and the game is over (A3.14). Your score is your victory points, 4 points for every shrine in play, 1 point for every 5 stones, and your sacrifice cards (A5.2). What a good is worth depends on how many of its cards lie on the altar (A5.1).

# The score sheet
altar-score-points = Victory points
altar-score-shrines = Shrines
altar-score-stones = Stones
altar-score-rice = Rice cards
altar-score-peanut = Peanut cards
altar-score-banana = Banana cards
altar-score-pepper = Pepper cards
altar-score-total = Total

altar-end-pile = The pile has run out

altar-option-oracle = Oracle
altar-option-oracle-help = Play with the oracle: it lets you look at the altar and keep a card.
altar-option-demon = Demon
altar-option-demon-help = Play with the demon, which blocks one row of the offer.
altar-option-colours = Colours
altar-option-colours-help = The colour of each seat (A1.3).
altar-option-sets = Starting sets
altar-option-sets-help = The three farmers in the starting set of each colour (A1.3).
