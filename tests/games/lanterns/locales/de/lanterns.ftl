game-lanterns = Laternen
game-lanterns-summary = Ein kleines Spiel für 2 oder 3 Personen: Zünde deine Laternen an und verstecke eine davon.

lanterns-card-paper = { $count ->
    [one] Papierlaterne
   *[other] Papierlaternen
}
lanterns-card-silk = { $count ->
    [one] Seidenlaterne
   *[other] Seidenlaternen
}
lanterns-card-glass = { $count ->
    [one] Glaslaterne
   *[other] Glaslaternen
}

# One card of a kind. $card: the kind.
lanterns-a-card = { $card ->
    [paper] eine Papierlaterne
    [silk] eine Seidenlaterne
   *[glass] eine Glaslaterne
}

lanterns-action-light = Zünde { lanterns-a-card } an
lanterns-action-hide = Verstecke { lanterns-a-card }

lanterns-event-turn-began = { $player } ist am Zug
lanterns-event-lit = { $player } zündet { lanterns-a-card } an
lanterns-event-hid = { $player } versteckt { lanterns-a-card }
lanterns-event-hid-unknown = { $player } versteckt eine Laterne
lanterns-event-game-ended = Alle Laternen brennen

lanterns-phase-play = Eine Laterne anzünden oder verstecken
lanterns-phase-over = Das Spiel ist zu Ende
lanterns-help-play = Zünde eine Laterne aus deiner Hand an (C3.1) oder verstecke eine (C3.2). Eine versteckte zählt mehr, aber nichts, wenn jemand anders die gleiche Sorte versteckt hat (C3.3).
lanterns-help-over = Alle Punkte sind offen (C5.3).

lanterns-score-lit = Angezündet
lanterns-score-hidden = Versteckt
lanterns-score-total = Summe
lanterns-end-dark = Alle Hände sind leer

lanterns-option-moon = Mond
lanterns-option-moon-help = Versteckte Laternen zählen dreifach (C4.1).
