# The table of dalang in the terminal
terminal-welcome-dalang = Willkommen! Du bist { $player }. Die Zeile eines Spielers zeigt für jede Insel die Scheiben im Dorf (P Priester, R Fürst), einen Stern für das Siegel und wie viele Karten der Stapel hat. Tippe die Nummer deiner Wahl oder ? für Hilfe.
terminal-standing-dalang = Diese Punkte sind für alle sichtbar.
terminal-dalang-hand = Hand
terminal-dalang-points = Punkte
terminal-dalang-fled = fort
terminal-dalang-masks = Übrige Masken
terminal-dalang-pile = Nachziehstapel { $count }
terminal-dalang-discards = Abgelegt
terminal-dalang-take = nimm: { $island }
terminal-dalang-spread = { $count ->
    [one] Noch 1 Karte auf einen Stapel zu legen.
   *[other] Noch { $count } Karten auf Stapel zu legen.
}
terminal-dalang-warrior = { $player } spielt einen Krieger aus und verschont { $spared }.
terminal-dalang-goal = { $player } möchte mit dem Dalang nach { $island } reisen.
terminal-dalang-travel = Der Dalang reist nach { $island }.
terminal-dalang-contest-priest = Wettstreit um die Priesterscheibe: { $player } führt, gezeigt: { $count }.
terminal-dalang-contest-prince = Wettstreit um die Fürstenscheibe: { $player } führt, gezeigt: { $count }.
terminal-dalang-scholar = Gelehrter: bisher { $count } von { $most } Karten.
terminal-dalang-artist = Künstler: bisher { $count } von { $most } Karten abgelegt.
terminal-dalang-forced = Jemand hat das Ende dieses Zuges erzwungen.
