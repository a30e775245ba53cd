game-lanterns = Lanterne
game-lanterns-summary = Un piccolo gioco per 2 o 3 giocatori: accendi le tue lanterne e nascondine una.

lanterns-card-paper = { $count ->
    [one] lanterna di carta
   *[other] lanterne di carta
}
lanterns-card-silk = { $count ->
    [one] lanterna di seta
   *[other] lanterne di seta
}
lanterns-card-glass = { $count ->
    [one] lanterna di vetro
   *[other] lanterne di vetro
}

# One card of a kind. $card: the kind.
lanterns-a-card = { $card ->
    [paper] una lanterna di carta
    [silk] una lanterna di seta
   *[glass] una lanterna di vetro
}

lanterns-action-light = Accendi { lanterns-a-card }
lanterns-action-hide = Nascondi { lanterns-a-card }

lanterns-event-turn-began = Tocca a { $player }
lanterns-event-lit = { $player } accende { lanterns-a-card }
lanterns-event-hid = { $player } nasconde { lanterns-a-card }
lanterns-event-hid-unknown = { $player } nasconde una lanterna
lanterns-event-game-ended = Tutte le lanterne sono accese

lanterns-phase-play = Accendi o nascondi una lanterna
lanterns-phase-over = La partita è finita
lanterns-help-play = Accendi una lanterna della tua mano (C3.1) o nascondine una (C3.2). Una nascosta vale di più, ma niente se qualcun altro ne ha nascosta una dello stesso tipo (C3.3).
lanterns-help-over = Tutti i punti sono scoperti (C5.3).

lanterns-score-lit = Accese
lanterns-score-hidden = Nascoste
lanterns-score-total = Totale
lanterns-end-dark = Tutte le mani sono vuote

lanterns-option-moon = Luna
lanterns-option-moon-help = Le lanterne nascoste valgono il triplo (C4.1).
