# The lessons. `name` stands in the list, `task` says what to do (with a number where a lesson has several steps), `wrong`
# what is amiss with another choice there, `learned` what it was about. $choice is that choice in the notation of records,
# with a hyphen for every sign that is no letter or digit.
learn-dalang-about = The Dalang, the master of the shadow play, travels between four islands. You win the favour of princes and priests there, and lead the Dalang where it pays: every arrival brings demon masks. Whoever has the most valuable masks and seals at the end wins.
learn-dalang-mask-name = The goal: masks
learn-dalang-mask-task = You play for masks: each is worth its number of points. There are four islands, and each has a disc of its prince and a disc of its priest; they lie in the players' villages. If you lead the Dalang to an island where one of the discs is yours, you take a mask. You have the prince disc of Panschar and a Dalang card that goes there: play it.
learn-dalang-mask-wrong = { $choice ->
    [end] That ends your turn without a mask.
   *[other] The artist exchanges cards, but brings no mask. Play the Dalang card.
}
learn-dalang-mask-learned = Blue has the priest disc of Panschar and took a mask of the lowest value, 2. You led the Dalang there and took one of the next higher value, 3. With both discs you alone would have taken one, of the lowest value. Then everybody picks up the bottom four cards of their stack there, the rest is discarded, and the next player's turn begins.
learn-dalang-end-name = The end of the game
learn-dalang-end-task = One mask is left, and with it the game ends. Masks count their value, and every seal of rule counts 3 points. Travel to Panschar, where both discs are yours: then you alone take a mask.
learn-dalang-end-wrong = { $choice ->
    [end] That ends your turn, and somebody else may take the last mask.
   *[other] The artist exchanges cards, but brings no mask. Play the Dalang card.
}
learn-dalang-end-learned = With the last mask the game is over. The sheet adds the values of your masks, and 3 points for every seal.
learn-dalang-prince-name = Winning a disc
learn-dalang-prince-task = Discs are won with princes and priests. The priest disc of Kukusch is already yours. For the prince disc you discard a prince and show more of them; whoever shows the most wins it. Discard one and show three.
learn-dalang-prince-wrong = { $choice ->
    [end] That ends your turn without a contest.
   *[other] The fewer you show, the easier it is to show more than you. Shown cards stay in your hand, so show all three.
}
learn-dalang-prince-learned = The prince disc is yours. With both discs of an island you also take its seal: 3 points at the end. The three princes you showed are still in your hand.
learn-dalang-contest-name = Answering a contest
learn-dalang-contest-task = Blue contests the priest disc of Kukusch and has shown two priests. You hold three: show more.
learn-dalang-contest-wrong = If you pass, Blue wins the disc with two priests. You have three.
learn-dalang-contest-learned = Nobody showed more, so the disc moves to your village. The priests stay in your hand, but now the others know of them.
learn-dalang-turn-name = Drawing cards, and the end of a turn
learn-dalang-turn-task = When a turn begins, the active player draws two cards and everybody else one. Then the active player plays as many cards as they like, or none, and ends the turn. A prince or a priest alone can do nothing: end your turn and see what you draw.
learn-dalang-turn-learned = You drew one card on Blue's turn, one on Yellow's, and two now that it is your turn again. Cards come by themselves: often it is better to end a turn than to play a card too early.
learn-dalang-travel-name = Travelling
learn-dalang-travel-task-1 = A Dalang card takes everybody to another island. Yours names Kukusch, where you are, and Tschakkalag: travel there.
learn-dalang-travel-wrong-1 = That ends your turn, and the Dalang stays at Kukusch.
learn-dalang-travel-task-2 = Nobody blocked. Now everybody lays down their hand as a stack. Choose the order, the bottom card first.
learn-dalang-travel-learned = Everybody picks up the stack they have at the new island. You have no disc there, so nothing is scored, and your turn goes on.
learn-dalang-block-name = Stopping a journey
learn-dalang-block-task = Blue wants to travel to Panschar. A Dalang card that names the goal can stop that, and you have one: block.
learn-dalang-block-wrong = Then Blue travels to Panschar, has a disc there, and takes a mask worth more than the one you get.
learn-dalang-block-learned = The Dalang stays, and Blue's turn goes on.
learn-dalang-scholar-name = The scholar
learn-dalang-scholar-task-1 = At each of the other islands you have a face-down stack of cards, which you may not look at. With a scholar you either put up to three cards on your stacks or take up to three from them. Play the scholar.
learn-dalang-scholar-wrong-1 = { $choice ->
    [end] That ends your turn, and the scholar stays in your hand.
   *[other] This lesson is about the scholar: play it.
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
learn-dalang-artist-name = The artist
learn-dalang-artist-task-1 = On your turn you play as many cards as you like, one after another. An artist exchanges cards from your hand: play the artist.
learn-dalang-artist-wrong-1 = { $choice ->
    [end] That ends your turn, and the artist stays in your hand.
   *[other] This lesson is about the artist: play it.
}
learn-dalang-artist-task-2 = Discard a card you do not need. You may exchange up to three.
learn-dalang-artist-wrong-2 = Then the artist has exchanged nothing. Discard a card first.
learn-dalang-artist-task-3 = One is enough for now: choose “{ dalang-action-done }”.
learn-dalang-artist-wrong-3 = You may exchange another one, but here one is enough: “{ dalang-action-done }”.
learn-dalang-artist-learned = You drew a new card for the old one. Then the others were asked whether they join in with an artist of their own; both passed.
learn-dalang-join-name = Joining in, and ending a turn
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
learn-dalang-warrior-name = The warrior
learn-dalang-warrior-task = A warrior challenges all other players but one, whom you spare. Whoever cannot parry with a warrior has to flee. Play yours and spare Blue.
learn-dalang-warrior-wrong = { $choice ->
    [end] That ends your turn, and the warrior stays in your hand.
    [warrior-2] That spares Yellow and challenges Blue. Spare Blue this time.
   *[other] Princes contest a disc. This lesson is about the warrior: play it.
}
learn-dalang-warrior-learned = Yellow had no warrior and fled: three cards are saved on stacks, the fourth is lost. Yellow cannot react until your turn ends or the Dalang moves.
learn-dalang-parry-name = Parrying
learn-dalang-parry-task-1 = Now Blue plays a warrior and challenges you. You have one yourself: parry.
learn-dalang-parry-wrong-1 = If you flee, your hand ends up on your stacks and you cannot react for a while. A warrior prevents that.
learn-dalang-parry-task-2 = With a second warrior you could end Blue's turn. You have none: choose “{ dalang-action-do-not-force }”. You are asked all the same, so that nobody learns what you hold.
learn-dalang-parry-learned = You are still there, and may react to whatever Blue plays next.
learn-dalang-flee-name = Fleeing
learn-dalang-flee-task-1 = This time you have no warrior: you have to flee.
learn-dalang-flee-task-2 = You may save three of your four cards on your stacks at the other islands, spread as you like. Put down the first.
learn-dalang-flee-task-3 = Now the second, on the same stack or another one.
learn-dalang-flee-task-4 = And the third. The card that is left over is discarded.
learn-dalang-flee-learned = You are back when the next player's turn begins or the Dalang moves. Choose well what you save, and where.

# What the coach says in a guided game; `io/tips.py` says when.
coach-dalang-turn = Your turn: play as many cards as you like, one after another, then end it. Ask yourself first: on which islands do I have a disc, and can I lead the Dalang there? Every arrival at one of them is a mask.
coach-dalang-dalang = You hold a Dalang card. Lead the Dalang to an island where you have a disc and you take a mask; after that your turn is over. So first play the cards that you want to use here.
coach-dalang-prince = With two or more princes you can contest the prince disc of the island where the Dalang is. You lose only the first card; those you show stay in your hand. The more you show, the safer you are.
coach-dalang-priest = With two or more priests you can contest the priest disc here. If you win both discs of an island, you also get its seal: 3 points that you keep even if you lose the discs again.
coach-dalang-warrior = A warrior drives the others away, all but one. Whoever has fled can neither block a journey nor show more cards than you: play it before a contest or a journey. But a warrior in hand also protects you on other players' turns.
coach-dalang-scholar = A scholar connects your hand with your stacks on the other islands: put cards where you will need them, or take up to three you have there. Others with a scholar may do the same after you.
coach-dalang-artist = An artist exchanges up to three cards. Keep what comes in pairs (princes, priests) and Dalang cards to islands where you have a disc; exchange the rest.
coach-dalang-block = Somebody wants to travel. With a Dalang card that names the goal you can stop it. Is it worth a card? Look at who has the discs there: if one of them is yours, you get a mask too.
coach-dalang-contest = A disc is contested. Show more cards than anybody so far and it may be yours; they stay in your hand. But the others then know what you hold, and you are asked only once.
coach-dalang-answer-warrior = You are challenged. A warrior of your own lets you stay; without one you have to flee. Fleeing is no disaster: you save three cards on your stacks and draw again with the next turn.
coach-dalang-spread = Put your three best cards where you will need them: princes and priests on an island whose disc you want, together on one stack rather than scattered.
coach-dalang-join = Somebody played a scholar or an artist. With a card of the same kind you may do the same now, although it is not your turn. A second one would even end their turn.
coach-dalang-force = With a second card of the same kind you end the turn of the active player and draw a card. Do it if they are about to win a mask or a disc; otherwise keep the card.
coach-dalang-stow = The Dalang travels, and everybody leaves their hand behind as a stack. The order matters: when a mask is taken on your return, only the bottom four cards come back. Put the best ones at the bottom.
coach-dalang-exchange-stacks = Either put cards on your stacks or take some, not both. Taking shows you each card before you choose the next. Taking is best when you are short of cards for something you want to do right now.
coach-dalang-exchange-cards = Choose what you do not need; you draw as many cards afterwards. Single princes and priests help little, and neither do Dalang cards to islands where you have nothing.
coach-dalang-game-ended = Masks count their value, seals 3 points each. Who led the Dalang most often, and who only went along?
coach-dalang-last-masks = A mask worth 5: the highest row has begun, and the end is near. Count how many masks are left. Every journey now counts more than ever, and a seal is worth as much as a small mask.
coach-dalang-mask = A mask for you! Whoever leads the Dalang to a disc of their own gets the better mask; the owner of the other disc goes along and gets the lower one.
coach-dalang-mask-of-others = The others have taken masks. Look at which island that was: if you win one of its discs, you get a mask too whenever the owner of the other disc leads the Dalang there.
coach-dalang-seal = Both discs of an island are yours, so you have its seal of rule: 3 points. You keep it until somebody else has both discs there.
coach-dalang-seal-of-others = Somebody has both discs of an island and with them its seal: 3 points. You can take it away by winning both discs there.
coach-dalang-disc = The disc is yours. Now you want the Dalang to leave and come back: an arrival at this island brings you a mask. Remember which of your Dalang cards lead here.
coach-dalang-disc-of-others = A contest for a disc. Only the first card is gone, the shown ones stay in hand: now you know who holds them. Whoever owns a disc wants the Dalang to arrive there.
coach-dalang-blocked = The journey was stopped with a Dalang card that names the same goal. The turn goes on, and another Dalang card may be tried. Keep one in hand yourself for such moments.
coach-dalang-forced = A second card of the same kind has ended the turn. Whoever plays scholars, artists or warriors gives the others this chance.
coach-dalang-fled = Somebody has fled: no reactions from them until the next turn or until the Dalang travels. Their hand is spread over their stacks.
coach-dalang-moved = The Dalang has arrived, and everybody has picked up their stack there. If the traveller has no disc on the island, there is no scoring and the turn goes on.
coach-dalang-reshuffled = The draw pile was empty, so the discards were shuffled into a new one. What was discarded can come back.
coach-dalang-drew = Every turn begins with drawing: the active player two cards, everybody else one. So your hand grows on other players' turns too.

# The introduction before the rules.
intro-dalang-goal-title = What it is about
intro-dalang-goal = You collect demon masks, worth 2 to 5 points, and seals of rule, worth 3. When the last mask is taken the game ends, and whoever has the most points wins.
intro-dalang-islands-title = Islands and discs
intro-dalang-islands = Each of the four islands has a prince disc and a priest disc. They lie in the players' villages there. At each island you also have a stack of cards, face down; only at the island where the Dalang is do you hold your cards in hand.
intro-dalang-turn-title = Your turn
intro-dalang-turn = The active player draws two cards, everybody else one. Then the active player plays as many cards as they like, one after another. A scholar moves cards between hand and stacks, an artist exchanges cards, a warrior drives the others away.
intro-dalang-contest-title = Winning discs
intro-dalang-contest = Discard a prince and show more of them: if nobody shows more than you, the prince disc of the island is yours. It works the same with priests. What you show stays in your hand. Both discs of an island also give you its seal.
intro-dalang-travel-title = Travelling and masks
intro-dalang-travel = A Dalang card leads everybody to another island; hands become stacks, the stacks there become hands. If you lead the Dalang to an island where you have a disc, you take a mask. The owner of the other disc takes one of the lowest value, you one of the next higher value; then your turn ends.
intro-dalang-reactions-title = Reactions
intro-dalang-reactions = Every turn is a little bit yours: parry a warrior with a warrior, join in with a scholar or an artist of your own, show more princes or priests, block a journey with a Dalang card to the same goal. A second warrior, scholar or artist even ends the turn.
intro-dalang-end-title = The end
intro-dalang-end = The game ends when the last mask is taken. Add the values of your masks, and 3 points for each seal.

# What positions of recorded games show. $first: what the bot did not choose.
strategy-dalang-score-title = Go where your disc is
strategy-dalang-score-text = Look at the islands: where do you have a disc, and which of your Dalang cards leads there?
strategy-dalang-score-why = Arriving at a disc of your own means a mask. That ends the turn, so everything else was played before.
strategy-dalang-contest-title = Show what you have
strategy-dalang-contest-text = Several cards of one kind are in hand, and the disc of this island belongs to somebody else. How many should be shown?
strategy-dalang-contest-why = Shown cards stay in hand, so little is lost. “{ $first }” would have been easier to beat.
strategy-dalang-seal-title = Complete a pair
strategy-dalang-seal-text = One disc of this island is yours already. What would the other one bring?
strategy-dalang-seal-why = With both discs of an island comes its seal, 3 points that stay even if the discs are lost again. Few single moves bring more.
strategy-dalang-warrior-title = First clear the way
strategy-dalang-warrior-text = There is a plan for this turn, but the others could stand in its way. What comes first?
strategy-dalang-warrior-why = Whoever has to flee can neither block a journey nor show more cards. Later in this same turn the bot went on with its plan.
strategy-dalang-block-title = Stop a journey that pays off for others
strategy-dalang-block-text = Somebody wants to lead the Dalang to an island where they have a disc, and you have none there. Is it worth a card to stop it?
strategy-dalang-block-why = The journey would have brought a mask to the others and nothing to the bot. “{ $first }” would have let it happen.
strategy-dalang-stow-title = The best cards at the bottom
strategy-dalang-stow-text = The Dalang travels, and the hand becomes a stack. It is larger than four cards. Which card goes to the very bottom?
strategy-dalang-stow-why = When the Dalang returns here and masks are taken, only the bottom four cards come back to the hand. So the cards that matter most here lie at the bottom.
