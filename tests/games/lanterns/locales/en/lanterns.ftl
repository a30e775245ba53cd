game-lanterns = Lanterns
game-lanterns-summary = A small game for 2 or 3 players: light your lanterns, and hide one of them.

lanterns-card-paper = { $count ->
    [one] paper lantern
   *[other] paper lanterns
}
lanterns-card-silk = { $count ->
    [one] silk lantern
   *[other] silk lanterns
}
lanterns-card-glass = { $count ->
    [one] glass lantern
   *[other] glass lanterns
}

# One card of a kind. $card: the kind.
lanterns-a-card = { $card ->
    [paper] a paper lantern
    [silk] a silk lantern
   *[glass] a glass lantern
}

lanterns-action-light = Light { lanterns-a-card }
lanterns-action-hide = Hide { lanterns-a-card }

lanterns-event-turn-began = { $player }'s turn begins
lanterns-event-lit = { $player } lights { lanterns-a-card }
lanterns-event-hid = { $player } hides { lanterns-a-card }
lanterns-event-hid-unknown = { $player } hides a lantern
lanterns-event-game-ended = All lanterns are burning

lanterns-phase-play = Light or hide a lantern
lanterns-phase-over = The game is over
lanterns-help-play = Light a lantern of your hand (C3.1), or hide one (C3.2). A hidden one counts more, but nothing if somebody else has hidden the same kind (C3.3).
lanterns-help-over = All points are open (C5.3).

lanterns-score-lit = Lit
lanterns-score-hidden = Hidden
lanterns-score-total = Total
lanterns-end-dark = All hands are empty

lanterns-option-moon = Moon
lanterns-option-moon-help = Hidden lanterns count three times (C4.1).
