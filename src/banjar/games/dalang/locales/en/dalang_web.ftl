# The board of dalang in the browser

# The letter in the corner of a card: distinct, two letters where two names begin alike
dalang-web-letter-priest = Pt
dalang-web-letter-warrior = W
dalang-web-letter-prince = Pc
dalang-web-letter-scholar = S
dalang-web-letter-artist = A
dalang-web-letter-dalang = D

dalang-web-stage = The middle of the table
dalang-web-turn = Turn { $turn }: { $player } is the active player
dalang-web-turn-own = Turn { $turn }: you are the active player
dalang-web-turn-how = Play a card from your hand, travel to an island that is lit, or end your turn.
dalang-web-turn-how-here = Play a card from your hand, or end your turn.
dalang-web-draw = { $count ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
dalang-web-discards = { $count ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
dalang-web-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
dalang-web-hand-empty = Your hand is empty.
dalang-web-hand-fled = You have fled. You are back when the next turn begins or the Dalang moves.
dalang-web-active = active player
dalang-web-fled = fled
dalang-web-spared = spared
dalang-web-substituted = a bot plays
dalang-web-away = away
dalang-web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# The islands
dalang-web-here = the Dalang is here
dalang-web-goal = goal
dalang-web-travel = Travel to { $island }
dalang-web-put-at = Put a card at { $island }
dalang-web-disc-priest = Priest disc
dalang-web-disc-prince = Prince disc
dalang-web-seal = Seal of rule
dalang-web-seal-free = Seal of rule, not won yet
dalang-web-seal-of = Seal of rule of { $island }
dalang-web-stack = { $count ->
    [0] No stack
    [one] Stack of 1 card
   *[other] Stack of { $count } cards
}
dalang-web-own-stack = { $count ->
    [0] Your stack at { $island } is empty
    [one] Your stack at { $island }: 1 card
   *[other] Your stack at { $island }: { $count } cards
}
dalang-web-notes = What do I remember?
dalang-web-notes-list = From the top: { $cards }
dalang-web-notes-unknown = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}
dalang-web-notes-page = Noted by this page while you played. After a reload the notes are gone, as at a real table: then only your own memory helps.

# The masks
dalang-web-masks = { $count ->
    [one] 1 mask left
   *[other] { $count } masks left
}
dalang-web-masks-of = { $count ->
    [one] 1 mask of value { $value } left
   *[other] { $count } masks of value { $value } left
}
dalang-web-mask = Demon mask of value { $value }
dalang-web-mask-next = The lowest value left is taken next

# The card just played. $own: is it the reader's?
dalang-web-played-warrior = { $own ->
    [yes] You play a warrior and spare { $spared }
   *[no] { $me ->
        [yes] { $player } plays a warrior and spares you
       *[no] { $player } plays a warrior and spares { $spared }
    }
}
dalang-web-played-scholar = { $own ->
    [yes] You play a scholar
   *[no] { $player } plays a scholar
}
dalang-web-played-artist = { $own ->
    [yes] You play an artist
   *[no] { $player } plays an artist
}
dalang-web-played-priest = { $own ->
    [yes] You contest the priest disc of { $island }
   *[no] { $player } contests the priest disc of { $island }
}
dalang-web-played-prince = { $own ->
    [yes] You contest the prince disc of { $island }
   *[no] { $player } contests the prince disc of { $island }
}
dalang-web-played-dalang = { $own ->
    [yes] You want to travel to { $island }
   *[no] { $player } wants to travel to { $island }
}
dalang-web-leaving = The Dalang travels to { $island }: hands are laid down
dalang-web-shown = Most shown so far: { $count } { $cards } ({ $player })
dalang-web-forced = The turn ends after this
dalang-web-ask-answer-warrior = You are challenged: parry, or flee?
dalang-web-ask-join = Do you join in with a card of the same kind?
dalang-web-ask-force = Do you force the end of the turn with a second card?
dalang-web-ask-contest = Do you show more { $cards } ({ $count } so far)?
dalang-web-ask-block = Do you block with a card that names { $island }?
dalang-web-asked-next = Still to be asked: { $players }
dalang-web-asked-last = Nobody else is asked after this.

# What follows from a choice
dalang-web-note-stack = { $count ->
    [0] You have no stack there.
    [one] 1 card lies in your stack there.
   *[other] { $count } cards lie in your stack there.
}
dalang-web-note-warrior = Challenged: { $players }.
dalang-web-note-warrior-nobody = Nobody is challenged.
dalang-web-note-contest = { $count ->
    [one] 1 card is gone, the one shown comes back to your hand.
   *[other] 1 card is gone, the { $count } shown come back to your hand.
}
dalang-web-note-owned = The disc is yours already.
dalang-web-note-disc = The disc lies with { $player } now.
dalang-web-note-disc-free = Nobody has the disc yet.
dalang-web-note-seal = If you win, you take the seal of rule too.
dalang-web-note-seal-of = If you win, you take the seal of rule from { $player } too.
dalang-web-note-won = { $seal ->
    [yes] { $player } wins the disc and takes the seal of rule.
   *[no] { $player } wins the disc.
}
dalang-web-note-unanswered = Nobody is there to answer.
dalang-web-note-unless-blocked = If nobody blocks:
dalang-web-note-scoring = Masks are taken: { $masks }. Then the turn ends.
dalang-web-note-mask = { $player } { $value }
dalang-web-note-ends-game = This ends the game.
dalang-web-note-picked-up = { $count ->
    [0] You have no cards there.
    [one] You pick up 1 card there.
   *[other] You pick up { $count } cards there.
}
dalang-web-note-lost = { $count ->
    [one] The card above them is discarded.
   *[other] The { $count } cards above them are discarded.
}
dalang-web-note-no-scoring = { $own ->
    [yes] No disc of yours there: no scoring, you go on.
   *[no] No scoring there: { $player } goes on.
}
dalang-web-note-show = The cards you show stay in your hand.
dalang-web-note-block = The card is discarded and the Dalang stays.
dalang-web-note-parry = One warrior is discarded and you stay.
dalang-web-note-hand-after = { $count ->
    [0] Then your hand is empty.
    [one] Then you have 1 card left.
   *[other] Then you have { $count } cards left.
}
dalang-web-note-flee = { $count ->
    [0] You have no card to save.
    [one] You save 1 card.
   *[other] You save { $count } cards.
}
dalang-web-note-flee-lost = { $count ->
    [one] 1 card is lost.
   *[other] { $count } cards are lost.
}
dalang-web-note-flee-away = You are away until another player becomes active or the Dalang moves.
dalang-web-note-join = You discard the card and use it as you like, whatever the active player did.
dalang-web-note-force = One more card is discarded, you draw { $count }, and the turn ends after all have answered.
dalang-web-note-drawn = { $count ->
    [one] You draw 1 card.
   *[other] You draw { $count } cards.
}
dalang-web-note-put = { $count ->
    [0] You have no card to put on your other stacks.
    [one] Put 1 card on your other stacks.
   *[other] Put up to { $count } cards on your other stacks.
}
dalang-web-note-take = { $count ->
    [0] There is none to take from them.
    [one] Or take 1 card from them.
   *[other] Or take up to { $count } cards from them.
}
dalang-web-note-exchange = { $count ->
    [0] You have no card to exchange.
    [one] Discard 1 card and draw 1.
   *[other] Discard up to { $count } cards and draw as many.
}
dalang-web-note-others = Others may join in.
dalang-web-note-place = Place { $place } from the bottom.
dalang-web-note-place-kept = Place { $place } from the bottom: it comes back after a scoring.

# Choosing several cards
dalang-web-plan-scholar = { $count ->
    [one] Put 1 more card: choose a card, then an island, or drag it there. Or take from your stacks.
   *[other] Put up to { $count } cards: choose a card, then an island, or drag it there. Or take from your stacks.
}
dalang-web-plan-scholar-send = { $count ->
    [0] Put cards
    [one] Put this card
   *[other] Put these { $count } cards
}
dalang-web-plan-artist = { $count ->
    [one] Choose 1 more card to exchange.
   *[other] Choose up to { $count } cards to exchange.
}
dalang-web-plan-artist-send = { $count ->
    [0] Exchange cards
    [one] Exchange this card
   *[other] Exchange these { $count } cards
}
dalang-web-plan-flee = { $count ->
    [one] You flee and save 1 card: choose it and its island, or drag it there.
   *[other] You flee and save { $count } cards: choose each and its island, or drag it there.
}
dalang-web-plan-flee-send = Flee with these cards
dalang-web-plan-lost = { $count ->
    [one] 1 other card will be discarded.
   *[other] { $count } other cards will be discarded.
}
dalang-web-plan-remove = Take it back
dalang-web-stopped = { $count ->
    [0] Nothing was done: the choice is no longer offered. Please choose again.
    [one] Stopped after 1 card: the next one is not offered. Please go on from here.
   *[other] Stopped after { $count } cards: the next one is not offered. Please go on from here.
}

# Laying down the hand
dalang-web-arrange = Lay down your hand at { $island }
dalang-web-arrange-how = Drag the cards, or choose one and move it with the arrow keys.
dalang-web-arrange-bottom = bottom
dalang-web-arrange-top = top
dalang-web-arrange-kept = The bottom { $count } come back to your hand when a scoring leads here; those above are discarded then.
dalang-web-arrange-card = { $card }, place { $place } from the bottom
dalang-web-arrange-card-kept = { $card }, place { $place } from the bottom, comes back after a scoring
dalang-web-arrange-moved = { $card }: now place { $place } from the bottom
dalang-web-arrange-to-bottom = To the bottom
dalang-web-arrange-to-lower = One lower
dalang-web-arrange-to-higher = One higher
dalang-web-arrange-to-top = To the top
dalang-web-arrange-reverse = Turn the order round
dalang-web-arrange-send = { $count ->
    [one] Lay down this card
   *[other] Lay down these { $count } cards
}
dalang-web-arrange-sending = Laid: { $done } of { $count }

# Why not
dalang-web-why-one-contest = A contest takes at least two of a kind: one is discarded, one is shown.
dalang-web-why-too-few = You would have to show more than { $count }.
dalang-web-why-other-kind = Only this card can answer now: { $card }.
dalang-web-why-other-goal = To block, the Dalang card has to name { $island }.
dalang-web-why-no-block = Only a Dalang card that names { $island } can block.
dalang-web-why-taking = You are taking cards with this scholar, so you cannot put any.
dalang-web-why-plan-full = You have chosen enough cards. Confirm, or take one back.
dalang-web-why-all-chosen = You have chosen all cards of this kind.
dalang-web-why-none-to-put = You have no more cards to put.
dalang-web-why-here = The Dalang is at { $island } already.
dalang-web-why-no-card = You have no Dalang card that leads to { $island }.
dalang-web-why-put-here = Cards are put at the other islands: the Dalang is at { $island }.
dalang-web-why-take-stack = { $count ->
    [0] You have no stack at { $island } to take from.
   *[other] To take the top card there, choose your stack at { $island }.
}
dalang-web-why-island-phase = Nothing is done at the islands now. What is decided: { $phase }.
dalang-web-why-not-named = This Dalang card does not name { $island }.
dalang-web-why-middle = This card is played in the middle of the table, not at an island.

# The table in words
dalang-web-text-here = The Dalang is at { $island }.
dalang-web-text-islands = The islands
dalang-web-text-stacks = Stacks
dalang-web-text-discards = Discarded: { $cards }.
dalang-web-text-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

# What a card is for, in a line.
dalang-web-about = { $card ->
    [warrior] Challenges all whom you do not spare: they parry or flee.
    [scholar] Lay up to 3 cards on your stacks at other islands, or take up to 3 from them.
    [artist] Exchange up to 3 cards of your hand.
    [priest] With two or more: a contest for the priest disc of this island.
    [prince] With two or more: a contest for the prince disc of this island.
   *[other] Travel to one of its two islands, or block a journey there.
}

# What decides where the most points are level. $player: who took the last mask, if it is one of them.
dalang-web-tie-last-mask = { $ended ->
    [yes] { $player } ended the game by taking the last mask and so wins alone.
   *[no] None of them ended the game, so they share the victory.
}

# The lessons. `task` says what to do (with a number where a lesson has several steps), `wrong` what is amiss with
# another choice there, `learned` what it was about. $choice is that choice in the notation of records, with a
# hyphen for every sign that is no letter or digit.
learn-dalang-artist-task-1 = Whoever has the most points at the end wins: masks count their value, and every seal counts 3. You win both with the discs of the princes and priests on four islands. In your turn you play as many cards as you like, one after another. An artist exchanges cards from your hand: play the artist.
learn-dalang-artist-wrong-1 = { $choice ->
    [end] That ends your turn, and the artist stays in your hand.
   *[other] That card comes later. Play the artist.
}
learn-dalang-artist-task-2 = Discard a card you do not need. You may exchange up to three.
learn-dalang-artist-wrong-2 = Then the artist has exchanged nothing. Discard a card first.
learn-dalang-artist-task-3 = One is enough for now: choose “{ dalang-action-done }”.
learn-dalang-artist-wrong-3 = You may exchange another one, but here one is enough: “{ dalang-action-done }”.
learn-dalang-artist-learned = You drew a new card for the old one. Then the others were asked whether they join in with an artist of their own; both passed.
learn-dalang-scholar-task-1 = At each of the other islands you have a face-down stack of cards, which you may not look at. With a scholar you either put up to three cards on your stacks or take up to three from them. Play the scholar.
learn-dalang-scholar-wrong-1 = { $choice ->
    [end] That ends your turn, and the scholar stays in your hand.
   *[other] That card comes later. Play the scholar.
}
learn-dalang-scholar-task-2 = Take the top card of your stack at Wontong.
learn-dalang-scholar-wrong-2 = { $choice ->
    [done] Then the scholar has done nothing. Take a card first.
    [take-P] That stack is at Panschar. Take from Wontong.
    [take-T] That stack is at Tschakkalag. Take from Wontong.
   *[other] That puts a card on a stack, and then you cannot take any with this scholar.
}
learn-dalang-scholar-task-3 = You see each card before you choose the next. Take one more, from any stack.
learn-dalang-scholar-wrong-3 = You may stop after one card, but take a second one here.
learn-dalang-scholar-task-4 = Two are enough: choose “{ dalang-action-done }”.
learn-dalang-scholar-wrong-4 = A third card is allowed, but here two are enough: “{ dalang-action-done }”.
learn-dalang-scholar-learned = Two more cards in hand. Remember what you lay where: a stack comes back to you when the Dalang reaches its island.
learn-dalang-warrior-task = A warrior challenges all other players but one, whom you spare. Whoever cannot parry with a warrior has to flee. Play yours and spare Blue.
learn-dalang-warrior-wrong = { $choice ->
    [end] That ends your turn, and the warrior stays in your hand.
    [warrior-2] That spares Yellow and challenges Blue. Spare Blue this time.
   *[other] Princes contest a disc; that comes later. Play the warrior.
}
learn-dalang-warrior-learned = Yellow had no warrior and fled: three cards are saved on stacks, the fourth is lost. Yellow cannot react until your turn ends or the Dalang moves.
learn-dalang-parry-task-1 = Now Blue plays a warrior and challenges you. You have one yourself: parry.
learn-dalang-parry-wrong-1 = If you flee, your hand ends up on your stacks and you cannot react for a while. A warrior prevents that.
learn-dalang-parry-task-2 = With a second warrior you could end Blue's turn. You have none: choose “{ dalang-action-do-not-force }”. You are asked all the same, so that nobody learns what you hold.
learn-dalang-parry-learned = You are still there, and may react to whatever Blue plays next.
learn-dalang-flee-task-1 = This time you have no warrior: you have to flee.
learn-dalang-flee-task-2 = You may save three of your four cards on your stacks at the other islands, spread as you like. Put down the first.
learn-dalang-flee-task-3 = Now the second, on the same stack or another one.
learn-dalang-flee-task-4 = And the third. The card that is left over is discarded.
learn-dalang-flee-learned = You are back when the next player's turn begins or the Dalang moves. Choose well what you save, and where.
learn-dalang-join-task-1 = Blue has played an artist. You have two yourself: join in with one, and exchange cards although it is not your turn.
learn-dalang-join-wrong-1 = You may always pass, but then you exchange nothing.
learn-dalang-join-task-2 = Discard the warrior. Keep the other artist: you will need it in a moment.
learn-dalang-join-wrong-2 = { $choice ->
    [done] Then you have exchanged nothing. Discard the warrior first.
    [discard-artist] You need this artist in a moment. Discard the warrior.
   *[other] Keep the prince and discard the warrior.
}
learn-dalang-join-task-3 = One is enough: choose “{ dalang-action-done }”.
learn-dalang-join-wrong-3 = { $choice ->
    [discard-artist] You need this artist in a moment. One card is enough.
   *[other] You may exchange another one, but here one is enough.
}
learn-dalang-join-task-4 = Whoever has joined in may play a second card of the same kind: that ends Blue's turn, and you draw a card for it. Play your second artist.
learn-dalang-join-wrong-4 = Then Blue's turn goes on. Your second artist can end it.
learn-dalang-join-learned = Blue's turn is over, and Yellow's begins. Scholars and artists can be answered with the same kind, so every turn is a little bit yours too.
learn-dalang-prince-task = Kukusch has a prince disc and a priest disc, and the priest disc is already yours. To contest the other one, you discard a prince and show more princes; whoever shows the most wins it. Discard one and show three.
learn-dalang-prince-wrong = { $choice ->
    [end] That ends your turn without a contest.
   *[other] The fewer you show, the easier it is to show more than you. Shown cards stay in your hand, so show all three.
}
learn-dalang-prince-learned = The prince disc is yours. With both discs of an island you also take its seal: 3 points at the end. The three princes you showed are still in your hand.
learn-dalang-contest-task = Blue contests the priest disc of Kukusch and has shown two priests. You hold three: show more.
learn-dalang-contest-wrong = If you pass, Blue wins the disc with two priests. You have three.
learn-dalang-contest-learned = Nobody showed more, so the disc moves to your village. The priests stay in your hand, but now the others know of them.
learn-dalang-travel-task-1 = A Dalang card takes everybody to another island. Yours names Kukusch, where you are, and Tschakkalag: travel there.
learn-dalang-travel-wrong-1 = That ends your turn, and the Dalang stays at Kukusch.
learn-dalang-travel-task-2 = Nobody blocked. Now everybody lays down their hand as a stack. Choose the order, the bottom card first.
learn-dalang-travel-learned = Everybody picks up the stack they have at the new island. You have no disc there, so nothing is scored, and your turn goes on.
learn-dalang-block-task = Blue wants to travel to Panschar. A Dalang card that names the goal can stop that, and you have one: block.
learn-dalang-block-wrong = Then Blue travels to Panschar, has a disc there, and takes a mask worth more than the one you get.
learn-dalang-block-learned = The Dalang stays, and Blue's turn goes on.
learn-dalang-mask-task = Masks are what you play for. If you lead the Dalang to an island where you have a disc, you take one. If somebody else has the other disc, they take a mask of the lowest value left, and you take one of the next higher value. You have the prince disc of Panschar: go there.
learn-dalang-mask-wrong = { $choice ->
    [end] That ends your turn without a mask.
   *[other] The artist exchanges cards, but brings no mask. Play the Dalang card.
}
learn-dalang-mask-learned = Blue has the priest disc and took a mask of value 2, you took one of value 3. With both discs you alone would have taken one, of the lowest value. After a scoring everybody picks up only the bottom four cards of their stack, the rest is discarded, and the next player's turn begins.
learn-dalang-end-task = One mask is left. Travel to Panschar, where both discs are yours: then you alone take a mask.
learn-dalang-end-wrong = { $choice ->
    [end] That ends your turn, and somebody else may take the last mask.
   *[other] The artist exchanges cards, but brings no mask. Play the Dalang card.
}
learn-dalang-end-learned = With the last mask the game is over. The sheet adds the values of your masks, and 3 points for every seal.

dalang-web-film = Win princes and priests on four islands: where the Dalang lands, they bring you masks.
