# The lessons. `name` stands in the list, `task` says what to do (with a number where a lesson has several steps), `wrong`
# what is amiss with another choice there, `learned` what it was about. $choice is that choice in the notation of records,
# with a hyphen for every sign that is no letter or digit.
learn-altar-about = You lead a village on Bali. Your cards bring goods, stones and victory points, and every card you take decides what is scored for everybody. When somebody builds a shrine, offerings go to the altar, and these decide what your goods are worth at the end.
learn-altar-goal-name = The goal: points
learn-altar-goal-task = This is the last turn of a game, so you see at once what you play for: points. Most come from your sacrifice cards, and the altar decides what those are worth. The good with the most cards there is worth 3 points a card, the next 2, the next 1, the last 0. The game ends when the pile runs out; it has just four cards left, enough for one new row. Take the last card of row A.
learn-altar-goal-wrong = That row is not empty afterwards, so the pile stays as it is. Row A has only one card left.
learn-altar-goal-learned = There were three rice cards, two pepper cards, one banana card and no peanut card on the altar. So rice counts 3 points a card, pepper 2, banana 1 and peanut 0. Victory points are added as they are, a shrine counts 4 points, and every five stones 1.
learn-altar-values-name = What goods are worth
learn-altar-values-task = Goods with the same number of cards on the altar share a value: with two rice and two pepper cards there, both are worth 3. You have four rice cards, Blue grows pepper. You may put one card from the supply on the altar: choose rice.
learn-altar-values-wrong = { $choice ->
    [offer-pepper] Then pepper has the most cards there, and your rice drops to 2 points a card.
   *[other] Then rice and pepper stay level, and Blue's cards are worth as much as yours.
}
learn-altar-values-learned = Three rice, two pepper: rice is worth 3 points a card, pepper only 2, and goods that are not there at all are worth 0. Your four rice cards count 12 points. Cards come to the altar whenever somebody plays a shrine.
learn-altar-take-name = Taking cards and scoring
learn-altar-take-task = The heart of a turn comes at its end. You take cards from the four rows, always the bottom card of a row, until you hold three again. The card that your last one uncovers is scored for everybody who has its kind in play. You have three rice farmers in play: take from the row where a rice farmer is uncovered.
learn-altar-take-wrong = { $choice ->
    [take-C] A stonemason is uncovered there: that brings stones, but no rice.
   *[other] A priest is uncovered there: that brings points for priests, and you have none in play.
}
learn-altar-take-learned = Rice farmers were scored: everybody who has one in play gets one rice card. You got a second card as the majority bonus, because you alone have the most, and at least two.
learn-altar-stonemason-name = Stonemasons bring stones
learn-altar-stonemason-task-1 = Stonemasons bring stones. Playing one costs nothing: play yours.
learn-altar-stonemason-task-2 = Now take your card from the row where a stonemason is uncovered.
learn-altar-stonemason-wrong-2 = { $choice ->
    [take-B] A rice farmer is uncovered there: that brings rice cards, but no stones.
   *[other] A priest is uncovered there: that brings points, but no stones.
}
learn-altar-stonemason-learned = Everybody gets a stone for each stonemason in play, and you get one more for the majority. Stones pay for sacrifice cards, for a second and third farmer, and for shrines.
learn-altar-priest-name = Priests bring points
learn-altar-priest-task-1 = Priests bring victory points. Play your priest; it costs nothing.
learn-altar-priest-task-2 = Now take from a row where a priest is uncovered.
learn-altar-priest-wrong-2 = { $choice ->
    [take-B] A rice farmer is uncovered there: that brings rice cards, but no points.
   *[other] A stonemason is uncovered there: that brings stones, but no points.
}
learn-altar-priest-learned = A victory point for each priest in play, and one more for the majority. Victory points are added to your score as they are.
learn-altar-farmers-name = Farmers bring goods
learn-altar-farmers-task = Every turn you have to play: a stonemason, a priest, a shrine, or up to three farmers of the same kind. One farmer is free of charge, two cost 1 stone in all, three cost 2. Play two rice farmers at once.
learn-altar-farmers-wrong = { $choice ->
    [priest] That plays the priest instead, and both farmers stay in your hand.
   *[other] That plays only one farmer. You have a stone to pay for the second.
}
learn-altar-farmers-learned = Farmers stay in play. They make cards of their good cheaper, and bring you one when their kind is scored.
learn-altar-buy-name = Buying a sacrifice card
learn-altar-buy-task = A turn begins with the chance to buy one sacrifice card. It costs 5 stones, 1 less for every farmer of its kind that you have in play. You have 3 stones and two rice farmers in play: buy a rice card.
learn-altar-buy-wrong = You may save your stones, but your two rice farmers make rice so cheap that you can afford it now.
learn-altar-buy-learned = Two rice farmers made rice cheaper: you paid 3 stones instead of 5. With five of them it would cost nothing.
learn-altar-turn-name = A whole turn
learn-altar-turn-task-1 = Now a whole turn: buy, play, take, scoring. You have 4 stones, and with two rice farmers in play rice costs 3. Buy a rice card.
learn-altar-turn-wrong-1 = You may go without, but rice is cheap for you now.
learn-altar-turn-task-2 = Now play both rice farmers. The second costs your last stone.
learn-altar-turn-wrong-2 = { $choice ->
    [priest] That plays the priest instead, and both farmers stay in your hand.
   *[other] That is only one. You have a stone left to pay for the second.
}
learn-altar-turn-task-3 = You hold one card, so you take two. The first one scores nothing: take it from row A, C or D, and leave row B for the last.
learn-altar-turn-wrong-3 = Then nothing but a stonemason is left to be uncovered in row B. Leave that row for your last card.
learn-altar-turn-task-4 = The last card is the one that counts. In row B it uncovers a rice farmer: take from there.
learn-altar-turn-wrong-4 = A different card is scored there. You have four rice farmers in play: take from row B.
learn-altar-turn-learned = You hold three cards again, rice was scored, and with that your turn is over. Blue is next, and so it goes round until the pile runs out.
learn-altar-shrine-name = The shrine and the sacrifice
learn-altar-shrine-task-1 = A shrine costs 7 stones. It is worth 4 points at the end, and it starts a sacrifice. Play it.
learn-altar-shrine-wrong-1 = Farmers are cheaper, but they start no sacrifice. With 8 stones you can afford the shrine.
learn-altar-shrine-task-2 = First the other players each lay a card on the altar: Blue has laid a peanut card. Now you lay one of your own cards face down, and nobody else learns which. The more cards of a good lie on the altar, the more each of yours is worth at the end. You have four rice cards: hide one of them.
learn-altar-shrine-wrong-2 = That helps pepper, and you have only two pepper cards. Four rice cards gain more.
learn-altar-shrine-task-3 = Last, you choose a card from the supply, which goes on top, face up. It costs nothing. Help your rice once more.
learn-altar-shrine-wrong-3 = That helps another good. You have mostly rice.
learn-altar-shrine-task-4 = The sacrifice is over. Fill your hand from any row.
learn-altar-shrine-learned = Sacrifices decide what the goods are worth. What you have hidden makes you hard to read: it stays your secret until the end, unless you play with the oracle and it shows the card to somebody.
learn-altar-lay-name = Somebody else's sacrifice
learn-altar-lay-task = Now Blue has played a shrine, and you are the one who lays a card face up on the altar. You lose that card, but its good may gain in value. You have three banana cards and one rice card: lay a banana card.
learn-altar-lay-wrong = That gives away your only rice card for a good of which you then have none. A banana card makes your other two worth more.
learn-altar-lay-learned = One banana card is gone, but the other two may be worth more. Then Blue laid a card face down and one from the supply, as you did in your own sacrifice.
learn-altar-shrine-reward-name = Shrines are scored
learn-altar-shrine-reward-task = A shrine is scored. For your shrines you get either victory points or stones. Choose what you need more.
learn-altar-shrine-reward-learned = One for each of your two shrines and one for the majority: a single choice for all of them. At the end, five stones are worth one point.
learn-altar-substitute-name = When a good runs out
learn-altar-substitute-task = Peanut farmers are scored, but the peanut cards have run out. You may take a card of another good instead, or none. Choose.
learn-altar-substitute-learned = When a good has run out, you choose freely from what is left. Blue has a peanut farmer too and is asked next.
learn-altar-oracle-name = Variant: the oracle
learn-altar-oracle-task-1 = In the oracle variant the pile holds oracles. They appear when a new row is laid. Row A has a single card: take it, and four new cards are laid there.
learn-altar-oracle-wrong-1 = That row is not empty afterwards, so no new cards are laid. Take from row A.
learn-altar-oracle-task-2 = One of the four was an oracle. It leaves the game, and you may look at the top four cards of the altar. Look.
learn-altar-oracle-wrong-2 = You do not have to look, but then you get no card and learn nothing.
learn-altar-oracle-task-3 = Only you see these cards. You have to keep one; the others go back as they lay. Choose.
learn-altar-oracle-learned = You have one more sacrifice card, and you know something about the altar that the others do not.
learn-altar-demon-name = Variant: the demon
learn-altar-demon-task-1 = In the demon variant the demon stands on a row, and nobody may take cards from there. Every priest that is played moves it one row to the right. Play the priest.
learn-altar-demon-task-2 = The demon has moved to row B: row A is open again. Take from row A.
learn-altar-demon-wrong-2 = That row was open before. Try the one that your priest has opened: row A.
learn-altar-demon-learned = With priests you decide which row is closed, for the others too. From row D the demon goes back to row A.

# What the coach says in a guided game; `io/tips.py` says when.
coach-altar-play = Every turn you play: one stonemason, priest or shrine, or up to three farmers of one kind. What you play stays in front of you and pays whenever its kind is scored. A second card of a kind is worth more than a first of another: with two or more you can have the majority.
coach-altar-take = Now take cards until you hold three. Before the last one, look at all four rows: the card you uncover is scored for everybody. Choose a kind of which you have more in play than the others. What you take now you can play on your next turns.
coach-altar-shrine = You can pay for a shrine: 7 stones. It counts 4 points at the end, and it starts a sacrifice in which you lay two cards on the altar and the others only one each. Play it when you hold several cards of one good.
coach-altar-buy = You can afford a sacrifice card. Buy a good of which you already have several, or one that has many cards on the altar. If you save for a shrine instead, keep the stones: five stones at the end are worth only 1 point.
coach-altar-lay = You have to give one of your sacrifice cards to the altar, face up. Give a good of which you will still have more than the others: you lose one card, and the rest gain.
coach-altar-hide = This card goes on the altar face down: only you know which good it helps. Hide a card of the good you collect.
coach-altar-offer = And one more card, from the supply and face up: it costs you nothing. Choose the good of which you have the most cards.
coach-altar-shrine-reward = Your shrines are scored: points or stones, for all of them together. Stones help only if you can still spend them: late in the game points are nearly always better.
coach-altar-substitute = This good has run out. Take another one instead, ideally the good that is worth the most on the altar.
coach-altar-return-shrine = You hold nothing but shrines and cannot pay for one: so one goes back in the box. Next time keep a card in hand that costs nothing.
coach-altar-pile-low = The pile is getting low, and when it runs out the game ends at once. Whatever pays only later is too late now: spend your stones on goods that are worth 3 or 2, and take your points.
coach-altar-game-ended = Look at the score sheet: where did the winner's points come from? Goods at 3 points, or priests and shrines? That is what to aim for in the next game.
coach-altar-shrine-of-others = Somebody has built a shrine. Now everybody gives a card to the altar, and the builder gives two: watch which good the last card shows; they are probably collecting it.
coach-altar-bonus = That was the majority bonus: you alone have the most cards of this kind in play, so you got one more. Have this kind scored as often as you can.
coach-altar-bonus-of-others = Somebody else got the majority bonus: they alone have the most of this kind, and at least two. As soon as you have as many, nobody gets it.
coach-altar-scored = Your last card uncovered this one, so it was scored: whoever has the kind in play gets something for it. Every turn, you decide what is scored.
coach-altar-scored-by-others = The others also choose what is scored, and you get your share if you have the kind in play. Look at what they collect: you want at least one card of that yourself.
coach-altar-goods = A sacrifice card! At the end it is worth 3, 2, 1 or 0 points, depending on how many cards of its good lie on the altar. While none lies there, it is worth nothing: somebody has to build a shrine.
coach-altar-stones = Stones: one for each of your stonemasons in play. Save 7 for a shrine, or buy goods of which you have farmers in play: they are cheaper.
coach-altar-points = Victory points: they are safe, whatever the altar says. Several priests in play make every scoring of priests worth a lot.
coach-altar-offered = The altar grows. At the end the good with the most cards there is worth 3 points a card, the next 2, the next 1. Only the top card can be seen: try to remember the rest.
coach-altar-farmers-of-others = Farmers in play make their good cheaper and bring a card of it with every scoring. Whoever plays several at once wants the majority there.
coach-altar-row-laid = The row was empty, so four new cards came from the pile. The pile is the clock of the game: when it runs out, the game ends at once.

# The introduction before the rules.
intro-altar-goal-title = What it is about
intro-altar-goal = You collect goods and give some of them to the altar. At the end every sacrifice card you have left is worth as much as the altar says. Whoever has the most points wins.
intro-altar-turn-title = Your turn
intro-altar-turn = Four steps: 1. You may buy one sacrifice card: 5 stones, 1 less for each of your farmers of its kind. 2. You play a card: a stonemason, a priest, a shrine, or up to three farmers of one kind. 3. You take cards until you hold three. 4. A card is scored.
intro-altar-take-title = Taking and scoring
intro-altar-take = Cards lie in four rows, and only the bottom card of a row can be taken. The card uncovered by your last one is scored for everybody who has its kind in play. So you decide what pays, and your cards in play decide for whom.
intro-altar-kinds-title = What cards bring
intro-altar-kinds = Farmers bring one sacrifice card of their good, stonemasons 1 stone each, priests 1 victory point each, shrines 1 point or 1 stone each. Whoever alone has the most of the scored kind, and at least two, gets 1 more.
intro-altar-shrine-title = The sacrifice
intro-altar-shrine = A shrine costs 7 stones. When it is played, every other player lays one sacrifice card on the altar, face up. Then its builder lays one of their own face down, and one from the supply on top.
intro-altar-values-title = What goods are worth
intro-altar-values = The good with the most cards on the altar is worth 3 points a card, the next 2, the next 1, the last 0. Equal numbers share a value, and a good that is not there at all is worth nothing.
intro-altar-end-title = The end
intro-altar-end = When the pile runs out, the game ends at once. Add your victory points, 4 for each shrine, 1 for every five stones, and your sacrifice cards at their value.

# What positions of recorded games show. $first: what the bot did not choose.
strategy-altar-masons-title = Stones first
strategy-altar-masons-text = The game has only just begun, and the hand offers several cards. What should come into play first?
strategy-altar-masons-why = It costs nothing, and from now on every scoring of stonemasons pays, until the end of the game. Stones buy goods, second farmers and above all shrines. Whoever has none can only watch.
strategy-altar-majority-title = Win a majority
strategy-altar-majority-text = Look at what everybody has in play. With which card do you get the most of a kind, alone?
strategy-altar-majority-why = That gives the sole majority, and every scoring of this kind now brings 1 more, whoever chooses it. With two cards or more, numbers count for more than variety.
strategy-altar-uncover-title = What does the last card uncover?
strategy-altar-uncover-text = This is the last card of the turn: what it uncovers is scored for everybody. Go through the rows and compare: what would you get, and what would the others?
strategy-altar-uncover-why = Here the bot gets more than anybody else. With “{ $first }” somebody else would have gained more.
strategy-altar-cheap-title = Buy when it is cheap
strategy-altar-cheap-text = Farmers in play have made a good cheap. Is it time to buy?
strategy-altar-cheap-why = For so few stones hardly anything is better than a sacrifice card, which may be worth up to 3 points. Five stones that are left at the end are worth a single point.
strategy-altar-shrine-title = Build when you collect
strategy-altar-shrine-text = There are stones enough for a shrine, and several sacrifice cards of one good. What now?
strategy-altar-shrine-why = 4 points for sure, and with two cards the builder has more say about the altar than anybody else. That is worth most when you have many cards of one good.
strategy-altar-hide-title = Hide what you hold most of
strategy-altar-hide-text = The sacrifice: one of your own cards, face down. Which good should become worth more?
strategy-altar-hide-why = Of this good the bot has the most cards. One is given away, and all the others may gain. “{ $first }” would have helped fewer cards.
strategy-altar-end-title = End it when you are ahead
strategy-altar-end-text = The pile is nearly empty. One row has a single card left: whoever takes it ends the game at once, and nothing more is scored. Is that good now?
strategy-altar-end-why = With that the game was over, and the bot had won. Every further turn would have given the others a chance.
