game-dalang = Bali (2001)
game-dalang-summary = A card game by Uwe Rosenberg for 3 or 4 players: win the favour of princes and priests on four islands.

dalang-island-kukusch = Kukusch
dalang-island-panschar = Panschar
dalang-island-tschakkalag = Tschakkalag
dalang-island-wontong = Wontong

# Cards. $count: how many.
dalang-card-priest = { $count ->
    [one] priest
   *[other] priests
}
dalang-card-warrior = { $count ->
    [one] warrior
   *[other] warriors
}
dalang-card-prince = { $count ->
    [one] prince
   *[other] princes
}
dalang-card-scholar = { $count ->
    [one] scholar
   *[other] scholars
}
dalang-card-artist = { $count ->
    [one] artist
   *[other] artists
}
dalang-card-dalang-kp = { $count ->
    [one] Dalang card Kukusch–Panschar
   *[other] Dalang cards Kukusch–Panschar
}
dalang-card-dalang-kt = { $count ->
    [one] Dalang card Kukusch–Tschakkalag
   *[other] Dalang cards Kukusch–Tschakkalag
}
dalang-card-dalang-kw = { $count ->
    [one] Dalang card Kukusch–Wontong
   *[other] Dalang cards Kukusch–Wontong
}
dalang-card-dalang-pt = { $count ->
    [one] Dalang card Panschar–Tschakkalag
   *[other] Dalang cards Panschar–Tschakkalag
}
dalang-card-dalang-pw = { $count ->
    [one] Dalang card Panschar–Wontong
   *[other] Dalang cards Panschar–Wontong
}
dalang-card-dalang-tw = { $count ->
    [one] Dalang card Tschakkalag–Wontong
   *[other] Dalang cards Tschakkalag–Wontong
}

# The card called $card, without article.
dalang-card = { $card ->
    [priest] { dalang-card-priest }
    [warrior] { dalang-card-warrior }
    [prince] { dalang-card-prince }
    [scholar] { dalang-card-scholar }
    [artist] { dalang-card-artist }
    [dalang-kp] { dalang-card-dalang-kp }
    [dalang-kt] { dalang-card-dalang-kt }
    [dalang-kw] { dalang-card-dalang-kw }
    [dalang-pt] { dalang-card-dalang-pt }
    [dalang-pw] { dalang-card-dalang-pw }
   *[dalang-tw] { dalang-card-dalang-tw }
}
# One or more cards as the object of a sentence, with article or number.
dalang-cards = { $count ->
    [one] { $card ->
        [artist] an { dalang-card }
       *[other] a { dalang-card }
    }
   *[other] { $count } { dalang-card }
}
# The same at the beginning of a sentence.
dalang-cards-first = { $count ->
    [one] { $card ->
        [artist] An { dalang-card }
       *[other] A { dalang-card }
    }
   *[other] { $count } { dalang-card }
}

# Choices
dalang-action-end-turn = End the turn
dalang-action-play-warrior = Play a warrior and spare { $spare }
dalang-action-parry = Parry with a warrior
dalang-action-flee = Flee
dalang-action-force = Play a second card to end the turn
dalang-action-do-not-force = Play no second card
dalang-action-play-scholar = Play a scholar
dalang-action-play-artist = Play an artist
dalang-action-join = Join in with a card of the same kind
dalang-action-pass = Pass
dalang-action-done = Done
dalang-action-put = Put { dalang-cards } on your stack at { $island }
dalang-action-take = Take the top card of your stack at { $island }
dalang-action-exchange = Discard { dalang-cards }
dalang-action-play-priest = Discard a priest and show { $show } more
dalang-action-play-prince = Discard a prince and show { $show } more
dalang-action-show = { $show ->
    [one] Show 1 card
   *[other] Show { $show } cards
}
dalang-action-play-dalang = Play { dalang-cards } and travel to { $goal }
dalang-action-block = Block with { dalang-cards }
dalang-action-stow = Next on the stack: { dalang-cards }

# What happens
dalang-event-turn-began = Turn { $turn }: { $player } is the active player
dalang-event-returned = { $player } is present again
dalang-event-drew = { $player } draws { dalang-cards }
dalang-event-drew-unknown = { $player } draws a card
dalang-event-reshuffled = { $count ->
    [one] The only discarded card becomes the new draw pile
   *[other] The { $count } discarded cards are shuffled and become the new draw pile
}
dalang-event-turn-ended = { $player }'s turn ends
dalang-event-played = { $player } plays { dalang-cards }
dalang-event-spared = The warrior spares { $player }
dalang-event-parried = { $player } parries with a warrior
dalang-event-fled = { $count ->
    [0] { $player } flees without a card in hand
    [one] { $player } flees with 1 card in hand
   *[other] { $player } flees with { $count } cards in hand
}
dalang-event-forced = { $player } plays { dalang-cards } as a second card and forces the end of the turn
dalang-event-did-not-force = { $player } plays no second card
dalang-event-joined = { $player } joins in with { dalang-cards }
dalang-event-passed = { $player } passes
dalang-event-done = { $player } is done
dalang-event-put-on-stack = { $player } puts { dalang-cards } on their stack at { $island }
dalang-event-put-on-stack-unknown = { $player } puts a card on their stack at { $island }
dalang-event-took-from-stack = { $player } takes { dalang-cards } from their stack at { $island }
dalang-event-took-from-stack-unknown = { $player } takes a card from their stack at { $island }
dalang-event-discarded = { $island ->
    [none] { $player } discards { dalang-cards }
   *[other] { $player } discards { dalang-cards } from their stack at { $island }
}
dalang-event-showed = { $player } shows { dalang-cards }
dalang-event-won-disc = { $card ->
    [priest] { $player } wins the contest for the priest disc of { $island }
   *[prince] { $player } wins the contest for the prince disc of { $island }
}
dalang-event-took-seal = { $player } takes the seal of rule of { $island }
dalang-event-named-goal = { $player } names { $island } as the goal
dalang-event-blocked = { $player } blocks the journey with { dalang-cards }
dalang-event-stowed = { $player } puts { dalang-cards } on the stack at { $island }
dalang-event-dalang-moved = The Dalang travels to { $island }
dalang-event-took-mask = { $player } takes a demon mask of value { $value }
dalang-event-picked-up = { $player } picks up { dalang-cards } at { $island }
dalang-event-picked-up-unknown = { $count ->
    [one] { $player } picks up 1 card at { $island }
   *[other] { $player } picks up { $count } cards at { $island }
}
dalang-event-game-ended = { $reason ->
    [masks] { $player } brings the game to an end: the last mask has been taken
    [stalled] The game ends because it has stalled
   *[truncated] The game ends because the turn limit has been reached
}

# What is being decided
dalang-phase-turn = Play a card or end the turn
dalang-phase-answer-warrior = Warrior: parry or flee
dalang-phase-spread = Flight: save cards
dalang-phase-exchange-stacks = Scholar: put or take cards
dalang-phase-exchange-cards = Artist: exchange cards
dalang-phase-join = Join in or pass
dalang-phase-force = Force the end of the turn?
dalang-phase-contest = Contest: show more or pass
dalang-phase-block = Journey: block or pass
dalang-phase-stow = Journey: lay down your hand
dalang-phase-over = Game over

dalang-help-turn = You are the active player: play one card after another, as many as you like, or end your turn (B3.3). Warriors drive others away (B4), scholars and artists exchange cards (B5), priests and princes contest the discs of this island (B6), and Dalang cards take everybody to another island (B7). If the Dalang arrives where you have a disc, you earn a mask and your turn ends (B8).
dalang-help-answer-warrior = A warrior challenges you: parry with a warrior of your own, or flee (B4.2). If you flee, you save up to 3 cards on your stacks at the other islands, lose the rest and are absent until the next turn begins or the Dalang moves (B4.3). If you have no warrior, you have to flee.
dalang-help-spread = You are fleeing: put 3 cards from your hand (all of them if you hold fewer), one by one, on top of your stacks at the other islands (B4.3). Whatever you still hold after that is discarded. Remember where your cards lie: you may not look into a stack (B10.2).
dalang-help-exchange-stacks = With the scholar you either put up to 3 cards on top of your stacks at the other islands or take up to 3 cards from them (B5.1). Your first card decides between the two. Before the third card you may stop with “Done” (B3.6).
dalang-help-exchange-cards = With the artist you discard up to 3 cards from your hand, one by one, and then draw as many (B5.2). Before the third card you may stop with “Done” (B3.6).
dalang-help-join = The active player has played a scholar or an artist: you may play a card of the same kind and use it as you wish, or pass (B5.3). If you join in, you may afterwards force the end of the turn with a second card (B5.4).
dalang-help-force = You have just parried or joined in: with a second card of the same kind you force the end of the active player's turn and draw 1 card for it (B5.4). The remaining players still answer before the turn ends. You are asked even if you do not hold such a card (B10.4).
dalang-help-contest = This is a contest for a disc of the island: show more cards of the played kind than anybody so far, or pass (B6.2). Whoever has shown the most places the disc in their own village (B6.3). The cards you show stay in your hand (B6.4); with both discs of an island in your village you take its seal (B6.5).
dalang-help-block = The Dalang is about to travel: you may stop the journey by discarding a Dalang card that also names the goal, or pass (B7.2). If nobody blocks, everybody lays down their hand and travels along (B7.3).
dalang-help-stow = The Dalang is leaving the island: lay down your hand as a face-down stack, starting with the bottom card (B7.3). The order matters: the scholar takes cards from the top (B5.1), and after a scoring you pick up only the bottom 4 cards (B8.3).
dalang-help-over = The game is over. Your score is the value of your masks and 3 points for every seal (B9.1). Players who tie for the most points share the victory, unless one of them took the last mask as the active player: that player wins alone (B9.2).

# The score sheet
dalang-score-masks = Masks
dalang-score-seals = Seals
dalang-score-total = Total

dalang-end-masks = The last mask has been taken
dalang-end-stalled = The game has stalled
dalang-end-truncated = The turn limit has been reached

dalang-option-turn-limit = Turn limit
dalang-option-turn-limit-help = The game stops after this many turns; without a limit it goes on until the last mask is taken or nothing can happen any more (B9.1, B9.3).
dalang-option-dalang-cards = Dalang cards
dalang-option-dalang-cards-help = How many Dalang cards each pair of islands has, 24 in all (B1.2).
dalang-option-masks = Masks
dalang-option-masks-help = The values of the demon masks (B1.3).
dalang-option-starting-cards = Starting cards
dalang-option-starting-cards-help = The islands of priest and prince on the starting cards 1 to 4 (B1.5).
