game-lanterns = Lantaarns
game-lanterns-summary = Een klein spel voor 2 of 3 spelers: ontsteek je lantaarns en verstop er een.

lanterns-card-paper = { $count ->
    [one] papieren lantaarn
   *[other] papieren lantaarns
}
lanterns-card-silk = { $count ->
    [one] zijden lantaarn
   *[other] zijden lantaarns
}
lanterns-card-glass = { $count ->
    [one] glazen lantaarn
   *[other] glazen lantaarns
}

# One card of a kind. $card: the kind.
lanterns-a-card = { $card ->
    [paper] een papieren lantaarn
    [silk] een zijden lantaarn
   *[glass] een glazen lantaarn
}

lanterns-action-light = Ontsteek { lanterns-a-card }
lanterns-action-hide = Verstop { lanterns-a-card }

lanterns-event-turn-began = De beurt van { $player } begint
lanterns-event-lit = { $player } ontsteekt { lanterns-a-card }
lanterns-event-hid = { $player } verstopt { lanterns-a-card }
lanterns-event-hid-unknown = { $player } verstopt een lantaarn
lanterns-event-game-ended = Alle lantaarns branden

lanterns-phase-play = Ontsteek of verstop een lantaarn
lanterns-phase-over = Het spel is afgelopen
lanterns-help-play = Ontsteek een lantaarn uit je hand (C3.1) of verstop er een (C3.2). Een verstopte telt meer, maar niets als iemand anders dezelfde soort heeft verstopt (C3.3).
lanterns-help-over = Alle punten zijn open (C5.3).

lanterns-score-lit = Ontstoken
lanterns-score-hidden = Verstopt
lanterns-score-total = Totaal
lanterns-end-dark = Alle handen zijn leeg

lanterns-option-moon = Maan
lanterns-option-moon-help = Verstopte lantaarns tellen driemaal (C4.1).
