# The board of dalang in the browser

# The letter in the corner of a card: distinct, two letters where two names begin alike
dalang-web-letter-priest = Pt
dalang-web-letter-warrior = W
dalang-web-letter-prince = Pc
dalang-web-letter-scholar = S
dalang-web-letter-artist = A
dalang-web-letter-dalang = D

dalang-web-stage = The middle of the table
dalang-web-turn = Turn { $turn }: it is { $player }'s turn
dalang-web-turn-own = Turn { $turn }: it is your turn
dalang-web-turn-how = Play a card from your hand, travel to one of the lit islands, or end your turn.
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
dalang-web-hand-fled = You have fled. You are back when the next turn begins or the Dalang travels.
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
dalang-web-notes-page = Your notes on this stack. They are kept in this browser only.

# The masks
dalang-web-left = { $count ->
    [one] 1 mask left
   *[other] { $count } masks left
}
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
dalang-web-leaving = The Dalang travels to { $island }: everybody lays down their hand
dalang-web-shown = Most shown so far: { $count } { $cards } ({ $player })
dalang-web-forced = The turn ends after this
dalang-web-ask-answer-warrior = You are challenged: parry or flee?
dalang-web-ask-join = Do you join in with a card of the same kind?
dalang-web-ask-force = End this turn with a second card of the same kind?
dalang-web-ask-contest = Do you show more { $cards } ({ $count } so far)?
dalang-web-ask-block = Do you block with a card that names { $island }?
dalang-web-deciding = { $phase ->
    [answer-warrior] { $player } has to parry or flee
    [spread] { $player } flees and saves cards
    [exchange-stacks] { $player } puts or takes cards
    [exchange-cards] { $player } exchanges cards
    [join] { $player } may join in
    [force] { $player } may force the end of the turn
    [contest] { $player } may show more
    [block] { $player } may block the journey
   *[other] { $player } lays down their hand
}
dalang-web-asked-next = Still to be asked: { $players }
dalang-web-asked-last = This is the last answer.

# What follows from a choice
dalang-web-note-stack = { $count ->
    [0] You have no stack there.
    [one] 1 card lies in your stack there.
   *[other] { $count } cards lie in your stack there.
}
dalang-web-note-warrior = Challenged: { $players }.
dalang-web-note-warrior-nobody = Nobody is challenged.
dalang-web-note-contest = { $count ->
    [one] You discard 1; the one you show stays in your hand.
   *[other] You discard 1; the { $count } you show stay in your hand.
}
dalang-web-note-owned = The disc is yours already.
dalang-web-note-disc = { $player } has the disc now.
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
dalang-web-note-flee-away = You are away until the next turn begins or the Dalang travels.
dalang-web-note-join = You discard the card and use it as you like, whatever the active player did.
dalang-web-note-force = You discard one more card and draw { $count }; the turn ends once everybody has answered.
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
dalang-web-note-others = The others may join in.
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
dalang-web-arrange-kept = The bottom { $count } come back to your hand when there is a scoring here; those above are then discarded.
dalang-web-arrange-card = { $card }, place { $place } from the bottom
dalang-web-arrange-card-kept = { $card }, place { $place } from the bottom, comes back after a scoring
dalang-web-arrange-moved = { $card }: now place { $place } from the bottom
dalang-web-arrange-to-bottom = To the bottom
dalang-web-arrange-to-lower = One lower
dalang-web-arrange-to-higher = One higher
dalang-web-arrange-to-top = To the top
dalang-web-arrange-reverse = Reverse the order
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
dalang-web-why-putting = You have chosen cards to put, and a scholar either puts or takes. Take them back first if you want to take cards from here.
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
dalang-web-why-island-phase = There is nothing to do at the islands now. To be decided: { $phase }.
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
    [warrior] Challenges everybody you do not spare: they parry or flee.
    [scholar] Put up to 3 cards on your stacks at other islands, or take up to 3 from them.
    [artist] Exchange up to 3 cards from your hand.
    [priest] With two or more: a contest for the priest disc of this island.
    [prince] With two or more: a contest for the prince disc of this island.
   *[other] Travel to one of its two islands, or block a journey there.
}

# Why a hint advises an action: what it brings, prevents and costs. Each is a sentence of its own.
dalang-web-hint-end = { $count ->
    [0] You have no cards left to play.
   *[other] What you hold will be worth more later than now.
}
dalang-web-hint-nobody = It challenges nobody.
dalang-web-hint-before-contest = { $card ->
    [priest] { $players } must spend a warrior or flee before you contest the priest disc.
   *[prince] { $players } must spend a warrior or flee before you contest the prince disc.
}
dalang-web-hint-before-journey = { $players } must spend a warrior or flee, so fewer can block your journey to { $island }.
dalang-web-hint-drives-away = { $players } must spend a warrior or flee.
dalang-web-hint-card = It costs you { dalang-cards }.
dalang-web-hint-stays = { $count ->
    [0] You stay and can go on reacting.
    [one] You stay and keep your other card.
   *[other] You stay and keep your other { $count } cards.
}
dalang-web-hint-must-flee = { $count ->
    [0] You have no warrior, and no card to save.
    [one] You have no warrior; 1 card can be saved.
   *[other] You have no warrior; { $count } cards can be saved.
}
dalang-web-hint-little-to-lose = You have hardly anything to lose.
dalang-web-hint-saves-warrior = Your warrior is worth more to you than staying.
dalang-web-hint-ends-turn = { $player } cannot go on: the turn ends.
dalang-web-hint-draws = You draw a card for it.
dalang-web-hint-keeps-second = You keep your second { dalang-card } for later.
dalang-web-hint-no-second = You have no second { dalang-card }.
dalang-web-hint-new-cards = { $count ->
    [0] You have no card to exchange.
    [one] You exchange 1 card for a new one.
   *[other] You exchange up to { $count } cards for new ones.
}
dalang-web-hint-stack-cards = { $count ->
    [0] You can put cards where they will be of more use.
    [one] You can take 1 card from your stacks.
   *[other] You can take up to { $count } cards from your stacks.
}
dalang-web-hint-seeks-journey = You still lack a Dalang card to an island where you have a disc.
dalang-web-hint-hides-hand = Showing more would tell the others what you hold, and bring you too little.
dalang-web-hint-too-few = You have too few cards to show more than { $count }.
dalang-web-hint-keeps-card = You keep your { dalang-card } for a better moment.
dalang-web-hint-no-card = You have no { dalang-card } to join in with.
dalang-web-hint-own-mask = The journey brings you a mask of value { $value }.
dalang-web-hint-no-masks = No mask is taken at { $island }, so a card would be wasted.
dalang-web-hint-keeps-dalang = Your Dalang card is worth more than stopping this journey.
dalang-web-hint-cannot-block = You have no Dalang card that names { $island }.
dalang-web-hint-ticket = From { $island }, { dalang-cards } takes you to { $goal }, where you have a disc.
dalang-web-hint-contest-there = At { $island }, { dalang-cards } helps you to win a disc you lack.
dalang-web-hint-useful-there = { dalang-cards-first } will be of use to you at { $island }.
dalang-web-hint-survives = It lies among the bottom { $kept }, which come back to you after a scoring.
dalang-web-hint-enough-cards = The cards you hold are better than unknown ones.
dalang-web-hint-enough-stacks = The other cards lie well where they are.
dalang-web-hint-take = The top card at { $island } is of more use to you here.
dalang-web-hint-disc-is-own = You have that disc here already, so { dalang-cards } is what you need least.
dalang-web-hint-least-use = { dalang-cards-first } is what you need least now.
dalang-web-hint-contest = { $count ->
    [one] One card is discarded, and the others learn of another one.
   *[other] One card is discarded, and the others learn of { $count } more.
}
dalang-web-hint-seal = It gives you both discs of { $island } and so the seal: { $points } points.
dalang-web-hint-disc = With this disc, your journeys to { $island } bring you masks.
dalang-web-hint-seal-of = { $player } loses the seal and its { $points } points.
dalang-web-hint-disc-of = { $player } loses the disc.
dalang-web-hint-keeps-disc = You keep your disc of { $island }.
dalang-web-hint-leader-seal = { $player } does not get the seal and its { $points } points.
dalang-web-hint-leader-disc = { $player } does not get the disc.
dalang-web-hint-shows = { $count ->
    [one] The others learn of 1 card in your hand.
   *[other] The others learn of { $count } cards in your hand.
}
dalang-web-hint-mask = You take a mask of value { $value } at { $island }.
dalang-web-hint-picks-up = { $count ->
    [0] It takes everybody to { $island }.
    [one] 1 card is waiting for you at { $island }.
   *[other] { $count } cards are waiting for you at { $island }.
}
dalang-web-hint-ends-game = That ends the game.
dalang-web-hint-mask-of = { $player } gets a mask of value { $value } too.
dalang-web-hint-loses = { $count ->
    [one] 1 card of your stack there is lost.
   *[other] { $count } cards of your stack there are lost.
}
dalang-web-hint-stops-mask = { $player } does not get a mask of value { $value } at { $island }.
dalang-web-hint-stops-journey = Nobody travels to { $island }.
dalang-web-hint-comes-back = Among the bottom { $kept }, { dalang-cards } comes back to you after a scoring.
dalang-web-hint-on-top = Higher up, { dalang-cards } is lost in a scoring, but a scholar can take it back.

# On the score pad.
dalang-web-pad-masks = Masks of value { $value }
dalang-web-pad-last-mask = took the last mask on their turn

# What decides where the most points are level. $player: who took the last mask, if it is one of them.
dalang-web-tie-last-mask = { $ended ->
    [yes] { $player } ended the game by taking the last mask and so wins alone.
   *[no] None of them ended the game, so they share the victory.
}
dalang-web-length = about 60 minutes
dalang-web-film = Win princes and priests on four islands: where the Dalang lands, they bring you masks.
