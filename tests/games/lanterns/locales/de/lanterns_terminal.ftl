terminal-welcome-lanterns = Willkommen! Du bist { $player }. Tippe die Nummer deiner Wahl oder ? für Hilfe.
terminal-standing-lanterns = Versteckte Laternen zählen hier noch nicht.
