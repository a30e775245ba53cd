# The table of altar in the browser. The letters on the cards: no two alike.
altar-web-letter-rice = Ric
altar-web-letter-peanut = Pea
altar-web-letter-banana = Ban
altar-web-letter-pepper = Pep
altar-web-letter-stonemason = Sto
altar-web-letter-priest = Pri
altar-web-letter-shrine = Shr
altar-web-letter-oracle = Ora
# The names on the cards; long ones are drawn narrower.
altar-web-name = { $card ->
    [rice] Rice farmer
    [peanut] Peanut farmer
    [banana] Banana farmer
    [pepper] Pepper farmer
    [stonemason] Stonemason
    [priest] Priest
    [shrine] Shrine
   *[oracle] Oracle
}

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
altar-web-free = available
altar-web-free-card = Available card: { altar-card }
altar-web-scored-mark = scored
altar-web-scored-last = scored last
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
altar-web-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
altar-web-pile = Pile
altar-web-nearly-out = nearly out
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

# What goods are worth if the game ended now; `certain` where the reader can know the number.
altar-web-worth = What goods are worth
altar-web-worth-help = Points for each sacrifice card if the game ended now: 3 for the good with the most cards on the altar, then 2, 1 and 0. Where you cannot know, a bar shows what is possible.
altar-web-worth-each = { $certain ->
    [yes] { altar-good }: worth { $highest } each
   *[no] { altar-good }: worth { $lowest } to { $highest } each
}
altar-web-worth-count = { $certain ->
    [yes] { $most } on the altar
   *[no] { $fewest } to { $most } on the altar
}
altar-web-worth-yours = { $certain ->
    [yes] you have { $count }, worth { $highest }
   *[no] you have { $count }, worth { $lowest } to { $highest }
}
altar-web-worth-all = { $certain ->
    [yes] Your sacrifice cards are worth { altar-web-worth-points } now
   *[no] Your sacrifice cards are worth { $lowest } to { altar-web-worth-points } now
}
altar-web-worth-points = { $highest ->
    [one] 1 point
   *[other] { $highest } points
}
altar-web-worthless-all = Goods are worth 0 while none lies on the altar.
altar-web-worthless = Worth 0 while none lies on the altar: { $goods }

altar-web-in-play = In play
altar-web-majority = the most of all: one extra when scored
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
altar-web-new-row-scores = empties the row; the bottom card of the new one is scored
altar-web-new-row-short = a new row
altar-web-frees = uncovers: { altar-card }
altar-web-frees-short = uncovers
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
altar-web-why-offer-scoring = Your hand is full again: now comes the scoring.
altar-web-why-not-free = Only the bottom card of a row is available.
altar-web-why-demon = The demon stands on this row: no card may be taken from it.
altar-web-why-hand-buy = First decide whether you buy a sacrifice card; then you play.
altar-web-why-hand-phase = You have already played this turn.
altar-web-why-hand-turn = You can play cards only on your own turn.
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
altar-web-text-rows = The available card of each row is named first.
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
    [yes] Take your last card. The card it uncovers is scored for everyone.
   *[no] Take an available card from the offer.
}
altar-web-ask-look = An oracle came up: do you want to look at the top of the altar?
altar-web-ask-keep = Choose the card you keep.
altar-web-ask-shrine-reward = Your shrines are scored: points or stones?
altar-web-ask-substitute = This good has run out: take another one, or none.

# What a card is for, in a line.
altar-web-about = { $card ->
    [stonemason] When scored: 1 stone for each of yours in play.
    [priest] When scored: 1 victory point for each of yours in play.
    [shrine] Costs 7 stones and leads to a sacrifice. When scored: 1 point or stone for each; at the end 4 points.
   *[other] While it is in play, its good costs you 1 stone less. When scored: 1 sacrifice card of that good.
}

# Why a hint advises an action: what it brings, prevents and costs. Each is a sentence of its own.
altar-web-hint-worth = { $points ->
    [0] A { altar-good } card is likely to be worth little at the end.
    [one] A { altar-good } card is likely to be worth about 1 point at the end.
   *[other] A { altar-good } card is likely to be worth about { $points } points at the end.
}
altar-web-hint-cheaper = { $count ->
    [one] Your farmer makes it 1 stone cheaper.
   *[other] Your farmers make it { $count } stones cheaper.
}
altar-web-hint-stones = { $left ->
    [0] It costs { altar-web-stones }, and you have none left.
    [one] It costs { altar-web-stones } and leaves you 1.
   *[other] It costs { altar-web-stones } and leaves you { $left }.
}
altar-web-hint-cannot-buy = You cannot pay for a card yet.
altar-web-hint-save-for-shrine = You hold a shrine: it costs { $price } stones, and you have { $stones }.
altar-web-hint-not-worth = The best you could buy is { altar-sacrifice-card } for { altar-web-stones }; your stones can do more later.
altar-web-hint-scored = { $card ->
    [stonemason] Whenever stonemasons are scored, you get { altar-web-stones }.
    [priest] Whenever priests are scored, you get { altar-web-points }.
    [shrine] Whenever shrines are scored, you get { altar-web-points-or-stones }.
   *[other] Whenever this kind is scored, you get { altar-web-goods-count }.
}
altar-web-hint-scored-now = { $card ->
    [stonemason] You can have it scored this turn, from row { $row }: { altar-web-stones } for you.
    [priest] You can have it scored this turn, from row { $row }: { altar-web-points } for you.
    [shrine] You can have it scored this turn, from row { $row }: { altar-web-points-or-stones } for you.
   *[other] You can have it scored this turn, from row { $row }: { altar-web-goods-count } for you.
}
altar-web-hint-majority = You take the majority: 1 extra whenever this kind is scored.
altar-web-hint-majority-of = { $player } loses the majority of this kind.
altar-web-hint-price = { $count ->
    [0] Then { altar-good } cards cost you nothing.
   *[other] Then a { altar-good } card costs you { altar-web-stones } instead of { $price }.
}
altar-web-hint-shrine = It is worth { $points } points at the end, and more whenever shrines are scored.
altar-web-hint-sacrifice = You decide what is sacrificed: you have { altar-web-goods } that can become worth more.
altar-web-hint-demon = The demon moves to row { $row } and closes it.
altar-web-hint-return-shrine = You cannot pay { $price } stones for any of your shrines, so one has to go.
altar-web-hint-raises = It makes { altar-good } worth more, and you still have { altar-web-goods }.
altar-web-hint-least = You lose little: a { altar-good } card is the one you need least.
altar-web-hint-holds-down = It keeps down the value of { altar-good }, of which others have more than you.
altar-web-hint-gives-card = It costs you { altar-sacrifice-card }.
altar-web-hint-from-supply = It comes from the supply and costs you nothing.
altar-web-hint-ends-ahead = It ends the game, and as far as anybody can tell you are ahead.
altar-web-hint-ends-behind = It ends the game; waiting would hardly help you.
altar-web-hint-score = { $what ->
    [stones] The scoring brings you { altar-web-stones }.
    [points] The scoring brings you { altar-web-points }.
    [points-or-stones] The scoring brings you { altar-web-points-or-stones }.
   *[cards] The scoring brings you { altar-web-goods-count }.
}
altar-web-hint-score-nobody = Nobody gains from what is scored.
altar-web-hint-score-others = { $what ->
    [stones] { $player } gets { altar-web-stones } from it.
    [points] { $player } gets { altar-web-points } from it.
    [points-or-stones] { $player } gets { altar-web-points-or-stones } from it.
   *[cards] { $player } gets { altar-web-goods-count } from it.
}
altar-web-hint-other-row = Row { $row } would score { altar-cards }, and that would help { $player }.
altar-web-hint-take-card = { $card ->
    [stonemason] The stonemason you take brings stones whenever stonemasons are scored.
    [priest] The priest you take brings victory points whenever priests are scored.
    [shrine] The shrine you take brings points and a sacrifice once you can pay for it.
   *[other] { $count ->
        [0] The farmer you take makes its good cheaper for you.
        [one] The farmer you take joins the one you have in play.
       *[other] The farmer you take joins the { $count } you have in play.
    }
}
altar-web-hint-then = It uncovers { altar-cards }, which you can take next.
altar-web-hint-look = You gain a sacrifice card and learn something the others do not know.
altar-web-hint-no-look = You would have to keep a card, and none there would help you.
altar-web-hint-altar-less = The altar then has one { altar-good } card fewer, which does not help your others.
altar-web-hint-points-count = Victory points count in full; five stones make only one point at the end.
altar-web-hint-stones-for-shrine = They bring you closer to the { $price } stones for your shrine.
altar-web-hint-stones-later = There is still time to turn stones into more than points.
altar-web-hint-decline = None of the other goods is worth having.

# On the score sheet, beside a good.
altar-web-on-altar = { $count } on the altar: { $value } each
# What decides where the most points are level. $counts: the players with their numbers.
altar-web-tie-shrines = First tie-break, the most shrines in play: { $counts }.
altar-web-tie-stones = Second tie-break, the most stones: { $counts }.
altar-web-length = about 30 minutes
altar-web-film = Take cards, gather goods and sacrifice some: the good with the most cards on the altar is worth most.
