terminal-welcome-lanterns = Benvenuto! Sei { $player }. Scrivi il numero della tua scelta, o ? per aiuto.
terminal-standing-lanterns = Le lanterne nascoste non sono ancora contate.
