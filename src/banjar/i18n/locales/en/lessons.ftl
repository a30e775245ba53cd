# The lessons. `task` says what to do (with a number where a lesson has several steps), `wrong` what is amiss with
# another choice there, `learned` what it was about. $choice is that choice in the notation of records, with a
# hyphen for every sign that is no letter or digit.
web-lesson = Lesson { $number } of { $count }
web-lesson-wrong = { $why } Try again.
web-lesson-next = Next lesson
web-lesson-back = Previous lesson
web-lesson-finish = Done: now play a real game

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
