# The table of altar in the browser. The letters on the cards: no two alike.
altar-web-letter-rice = R
altar-web-letter-peanut = Pn
altar-web-letter-banana = B
altar-web-letter-pepper = Pp
altar-web-letter-stonemason = St
altar-web-letter-priest = Pr
altar-web-letter-shrine = Sh
altar-web-letter-oracle = O

# Numbers of things
altar-web-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
altar-web-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
altar-web-points-or-stones = { $count ->
    [one] 1 victory point or stone
   *[other] { $count } victory points or stones
}
altar-web-goods = { $count ->
    [one] 1 { altar-good } card
   *[other] { $count } { altar-good } cards
}
altar-web-substitutes = { $count ->
    [one] 1 card of another good
   *[other] { $count } cards of other goods
}

# Parts of the table
altar-web-offer = Offer
altar-web-row = Row { $row }
altar-web-free = free
altar-web-free-card = Free card: { altar-card }
altar-web-demon-here = The demon stands on this row
altar-web-common = Altar, pile and supply
altar-web-altar = Altar
altar-web-altar-height = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
altar-web-altar-top = { $top ->
    [rice] rice on top
    [peanut] peanut on top
    [banana] banana on top
    [pepper] pepper on top
   *[hidden] top face down
}
altar-web-altar-is = { $count ->
    [0] The altar is empty
   *[other] On the altar: { altar-web-altar-height }, { altar-web-altar-top }
}
altar-web-altar-holds = On the altar
altar-web-altar-seen = Laid on the altar for all to see
altar-web-pile = Pile
altar-web-pile-is = { $count ->
    [one] The pile has 1 card
   *[other] The pile has { $count } cards
}
altar-web-pile-ends = { $count ->
    [one] The pile has 1 card; when it runs out, the game ends.
   *[other] The pile has { $count } cards; when it runs out, the game ends.
}
altar-web-box-shrines = { $count ->
    [one] 1 shrine is back in the box
   *[other] { $count } shrines are back in the box
}
altar-web-box-oracles = { $count ->
    [one] 1 oracle has left the game
   *[other] { $count } oracles have left the game
}
altar-web-supply = Supply
altar-web-supply-is = { $count ->
    [0] No { altar-good } cards are left
   *[other] { altar-web-goods }
}
altar-web-supply-costs = { $price ->
    [0] { altar-web-supply-is }; you pay nothing for one
    [one] { altar-web-supply-is }; you pay 1 stone for one
   *[other] { altar-web-supply-is }; you pay { $price } stones for one
}
altar-web-in-play = In play
altar-web-majority = most of all, so one more when scored
altar-web-hand = Hand
altar-web-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
altar-web-sacrifice-cards = Sacrifice cards
altar-web-goods-count = { $count ->
    [one] 1 sacrifice card
   *[other] { $count } sacrifice cards
}
altar-web-goods-remembered = Sacrifice cards everybody saw
altar-web-kept = { $count ->
    [one] 1 kept from the altar
   *[other] { $count } kept from the altar
}
altar-web-hidden = Laid face down by you
altar-web-laid-down = Laid face down
altar-web-others = The other players
altar-web-players = The players
altar-web-own = Your side of the table
altar-web-estimate = { $count ->
    [one] about 1 point, if the game ended now
   *[other] about { $count } points, if the game ended now
}
altar-web-deciding = decides now
altar-web-substituted = a bot plays
altar-web-away = away
altar-web-explanation = Why not

# Costs and consequences
altar-web-choose = choose how many
altar-web-take = Take the { altar-card } from row { $row }
altar-web-costs-leaves = { $left ->
    [0] costs { altar-web-stones }, leaves none
    [one] costs { altar-web-stones }, leaves 1
   *[other] costs { altar-web-stones }, leaves { $left }
}
altar-web-costs-nothing = { $left ->
    [0] costs nothing
    [one] costs nothing, leaves 1
   *[other] costs nothing, leaves { $left }
}
altar-web-leaves = { $left ->
    [0] leaves none
    [one] leaves 1
   *[other] leaves { $left }
}
altar-web-free-of-charge = no cost
altar-web-to-box = to the box
altar-web-then-price = { $count ->
    [0] then { altar-good } cards cost you nothing
   *[other] then { altar-good } cards cost you { altar-web-stones }
}
altar-web-demon-goes = the demon moves to row { $row }
altar-web-ends-game = the pile runs out: this ends the game
altar-web-ends-short = ends the game
altar-web-new-row = empties the row; a new one is laid
altar-web-new-row-scores = empties the row; the free card of the new one is scored
altar-web-new-row-short = a new row
altar-web-frees = frees: { altar-card }
altar-web-frees-short = frees
altar-web-scores = scores { altar-card }: { $gains }
altar-web-scores-short = scores
altar-web-nobody = nobody gains
altar-web-gain = { $what ->
    [stones] { $player } { altar-web-stones }
    [points] { $player } { altar-web-points }
    [points-or-stones] { $player } { altar-web-points-or-stones }
    [substitute] { $player } { altar-web-substitutes }
   *[good] { $player } { altar-web-goods }
}
altar-web-you-keep = { $count ->
    [0] it is your last one
   *[other] leaves you { altar-web-goods }
}
altar-web-supply-keeps = { $count ->
    [0] it is the last one
   *[other] leaves { $count } in the supply
}
altar-web-look-depth = { $count ->
    [one] you look at 1 card and keep it
   *[other] you look at { $count } cards and keep one
}
altar-web-reward-points = { altar-web-points }, then you have { $after }
altar-web-reward-stones = { altar-web-stones }, then you have { $after }

# Why something cannot be done
altar-web-why-offer-phase = Cards from the offer are taken at the end of your turn, after playing.
altar-web-why-offer-oracle = First the oracle: decide about the altar, then you go on taking cards.
altar-web-why-offer-scoring = Your hand is full again: now the scoring is carried out.
altar-web-why-not-free = Only the bottom card of a row is free.
altar-web-why-demon = The demon stands on this row: no card may be taken from it.
altar-web-why-hand-buy = First decide whether you buy a sacrifice card; then you play.
altar-web-why-hand-phase = You have played already in this turn.
altar-web-why-hand-turn = Hand cards are played in your own turn.
altar-web-why-too-dear = A shrine costs { $price } stones, but you have { $stones }.
altar-web-why-supply-phase = Sacrifice cards are bought at the beginning of your turn.
altar-web-why-supply-hide = First you lay a card of your own face down; then one from the supply goes on top.
altar-web-why-none-left = No { altar-good } cards are left in the supply.
altar-web-why-price = { $price ->
    [one] A { altar-good } card costs you 1 stone, but you have { $stones }.
   *[other] A { altar-good } card costs you { $price } stones, but you have { $stones }.
}
altar-web-why-goods = You lay sacrifice cards on the altar only when a shrine has been played.
altar-web-why-goods-none = You have no { altar-good } card.
altar-web-why-goods-offer = Your own card has been laid; the last one comes from the supply.
altar-web-why-altar = Nobody may look through the altar; only its top card can be seen.
altar-web-why-altar-lay = Choose one of your sacrifice cards: it goes on the altar.
altar-web-why-altar-offer = Choose a good from the supply: it goes on the altar.

# The table in words
altar-web-text-choices = What your choices bring
altar-web-text-rows = The free card of each row is named first.
altar-web-text-row = Row { $row }: { $cards }.
altar-web-text-looking = You are looking at these cards, from the top:

# What is asked of the reader. $able: can they pay for a card? $boxed: can they only
# put a shrine back? $last: is it the last one they take?
altar-web-ask-buy = { $able ->
    [yes] Buy a sacrifice card from the supply, or buy nothing.
   *[no] You cannot pay for a sacrifice card yet: go on without one.
}
altar-web-ask-play = { $boxed ->
    [yes] You hold nothing but shrines and cannot pay for one: put one back in the box.
   *[no] Play a card from your hand.
}
altar-web-ask-lay = A shrine was played: lay one of your sacrifice cards face up on the altar.
altar-web-ask-hide = Lay one of your sacrifice cards face down on the altar.
altar-web-ask-offer = Choose a good from the supply: it goes on top of the altar.
altar-web-ask-take = { $last ->
    [yes] Take a free card. It is your last: the card that comes free in its row is scored.
   *[no] Take a free card from the offer.
}
altar-web-ask-look = An oracle came up: do you want to look at the top of the altar?
altar-web-ask-keep = Keep one of the cards you see.
altar-web-ask-shrine-reward = Your shrines are scored: points or stones?
altar-web-ask-substitute = This good has run out: take another one, or none.

# What a card is for, in a line.
altar-web-about = { $card ->
    [stonemason] When scored: 1 stone for each of yours in play.
    [priest] When scored: 1 victory point for each of yours in play.
    [shrine] Costs 7 stones and leads to a sacrifice. When scored: 1 point or stone for each; at the end 4 points.
   *[other] In play it makes its good 1 stone cheaper. When scored: 1 sacrifice card of that good.
}

# On the score sheet, beside a good.
altar-web-on-altar = { $count } on the altar: { $value } each
# What decides where the most points are level. $counts: the players with their numbers.
altar-web-tie-shrines = The most shrines in play decide: { $counts }.
altar-web-tie-stones = Then the most stones decide: { $counts }.

# The lessons. `task` says what to do (with a number where a lesson has several steps), `wrong` what is amiss with
# another choice there, `learned` what it was about. $choice is that choice in the notation of records, with a
# hyphen for every sign that is no letter or digit.
learn-altar-buy-task = Whoever has the most points at the end wins. Points come from sacrifice cards, shrines, stones and victory points. Your turn begins with the chance to buy a sacrifice card. It costs 5 stones, less 1 for every farmer of its kind you have in play. You have 3 stones and two rice farmers in play: buy a rice card.
learn-altar-buy-wrong = You may save your stones, but your two rice farmers make rice so cheap that you can afford it now.
learn-altar-buy-learned = Two rice farmers made rice cheaper: you paid 3 stones instead of 5. What your sacrifice cards are worth at the end depends on the altar.
learn-altar-farmers-task = Next you have to play: a stonemason, a priest, a shrine, or up to three farmers of the same kind. One farmer is free, two cost 1 stone in all, three cost 2. Play two rice farmers at once.
learn-altar-farmers-wrong = { $choice ->
    [priest] That plays the priest instead, and both farmers stay in your hand.
   *[other] That plays only one farmer. You have a stone to pay for the second.
}
learn-altar-farmers-learned = Farmers stay in play. They make cards of their good cheaper, and bring you one when their kind is scored.
learn-altar-take-task = At the end of your turn you take cards until you hold three again. In every row only the bottom card is free. The card that comes free in the row of your last card is scored for everybody. You have three rice farmers in play: take from the row where a rice farmer comes free.
learn-altar-take-wrong = { $choice ->
    [take-C] There a stonemason comes free: that brings stones, but no rice.
   *[other] There a priest comes free: that brings points for priests, and you have none in play.
}
learn-altar-take-learned = Rice farmers were scored: everybody who has one in play gets one rice card. You got a second card as majority bonus, because you alone have the most, and at least two.
learn-altar-stonemason-task-1 = Stonemasons bring stones. Playing one costs nothing: play it.
learn-altar-stonemason-task-2 = Now take your card from the row where a stonemason comes free.
learn-altar-stonemason-wrong-2 = { $choice ->
    [take-B] There a rice farmer comes free: that brings rice cards, but no stones.
   *[other] There a priest comes free: that brings points, but no stones.
}
learn-altar-stonemason-learned = Everybody gets a stone for each stonemason in play, and you get one more for the majority. Stones pay for sacrifice cards, for a second and third farmer, and for shrines.
learn-altar-priest-task-1 = Priests bring victory points. Play your priest; it costs nothing.
learn-altar-priest-task-2 = Now take from a row where a priest comes free.
learn-altar-priest-wrong-2 = { $choice ->
    [take-B] There a rice farmer comes free: that brings rice cards, but no points.
   *[other] There a stonemason comes free: that brings stones, but no points.
}
learn-altar-priest-learned = A victory point for each priest in play, and one more for the majority. Victory points are added to your score as they are.
learn-altar-shrine-task-1 = A shrine costs 7 stones. It is worth 4 points at the end, and it starts a sacrifice. Play it.
learn-altar-shrine-wrong-1 = Farmers are cheaper, but they start no sacrifice. With 8 stones you can afford the shrine.
learn-altar-shrine-task-2 = First the other players lay a card on the altar: Blue has laid peanut. Now you lay one of your own cards face down, and nobody else learns which. The more cards of a good lie on the altar, the more each of yours is worth at the end. You have four rice cards: hide one of them.
learn-altar-shrine-wrong-2 = That helps pepper, and you have only two pepper cards. Four rice cards gain more.
learn-altar-shrine-task-3 = Last, you choose a card from the supply, which goes on top, face up. It costs nothing. Help your rice once more.
learn-altar-shrine-wrong-3 = That helps another good. You have mostly rice.
learn-altar-shrine-task-4 = The sacrifice is over. Fill your hand from any row.
learn-altar-shrine-learned = Sacrifices decide what the goods are worth. What you have hidden stays your secret until the end, unless an oracle shows it to somebody in that variant: that makes you hard to read.
learn-altar-lay-task = Now Blue has played a shrine, and you are the one who lays a card face up on the altar. You lose that card, but its good may gain in value. You have three banana cards and one rice card: lay a banana card.
learn-altar-lay-wrong = That gives away your only rice card for a good of which you then have none. With banana, two cards gain.
learn-altar-lay-learned = One banana card is gone, but the other two may be worth more. Then Blue laid a card face down and one from the supply, as you did in your own sacrifice.
learn-altar-shrine-reward-task = A shrine is scored. For your shrines you get either victory points or stones. Choose what you need more.
learn-altar-shrine-reward-learned = One for each of your two shrines and one for the majority: a single choice for all of them. At the end, five stones are worth one point.
learn-altar-substitute-task = Peanut farmers are scored, but the peanut cards have run out. You may take a card of another good instead, or none. Choose.
learn-altar-substitute-learned = When a good has run out, you choose freely from what is left. Blue has a peanut farmer too and is asked next.
learn-altar-oracle-task-1 = In the oracle variant the pile holds oracles. They appear when a new row is laid. Row A has a single card: take it, and four new cards are laid there.
learn-altar-oracle-wrong-1 = That row is not empty afterwards, so no new cards are laid. Take from row A.
learn-altar-oracle-task-2 = One of the four was an oracle. It leaves the game, and you may look at the top four cards of the altar. Look.
learn-altar-oracle-wrong-2 = You do not have to look, but then you get no card and learn nothing.
learn-altar-oracle-task-3 = Only you see these cards. You have to keep one; the others go back as they lay. Choose.
learn-altar-oracle-learned = You have one more sacrifice card, and you know something about the altar that the others do not.
learn-altar-demon-task-1 = In the demon variant the demon stands on a row, and nobody may take cards from there. Every priest that is played moves it one row to the right. Play the priest.
learn-altar-demon-task-2 = The demon has moved to row B: row A is open again. Take from row A.
learn-altar-demon-wrong-2 = That row was open before. Try the one that your priest has opened: row A.
learn-altar-demon-learned = With priests you decide which row is closed, also to the others. From row D the demon goes back to row A.
learn-altar-end-task = The game ends as soon as the pile is empty. Only four cards are left in it, just enough for one new row. Take the last card of row A.
learn-altar-end-wrong = That row is not empty afterwards, so the pile stays as it is. Row A has only one card left.
learn-altar-end-learned = The score sheet shows it all: victory points, 4 points for every shrine, 1 for every five stones, and your sacrifice cards at the value the altar gives them. Most cards on it are rice, so each rice card is worth 3 points.

altar-web-film = Take cards, gather goods and sacrifice some: what lies most often on the altar is worth most.
