terminal-welcome-lanterns = Welkom! Jij bent { $player }. Typ het nummer van je keuze, of ? voor hulp.
terminal-standing-lanterns = Verstopte lantaarns tellen nog niet mee.
