# The table of altar in the terminal
terminal-welcome-altar = Willkommen! Du bist { $player }. In jeder Reihe des Dorfplatzes ist nur die Karte in Klammern frei. Tippe die Nummer deiner Wahl oder ? für Hilfe.
terminal-standing-altar = Opferkarten zählen hier noch nicht: Was sie wert sind, zeigt sich erst am Ende.
terminal-altar-demon = Dämon
terminal-altar-pile = Stapel { $count }
terminal-altar-altar = Altar { $count }
terminal-altar-top = oben
terminal-altar-supply = Vorrat
# What a card of each good is worth if the game ended now, and all cards of the reader.
terminal-altar-worth = Wert
terminal-altar-worth-yours = deine
terminal-altar-in-play = Auslage
terminal-altar-stones = Steine
terminal-altar-points = SP
terminal-altar-hand = Hand
terminal-altar-sacrifice = Opfer
terminal-altar-your-sacrifices = Opferkarten
terminal-altar-hidden = verdeckt gelegt
terminal-altar-looking = Du siehst
terminal-altar-price = { $stones ->
    [0] (kostenlos)
    [one] (1 Stein)
   *[other] ({ $stones } Steine)
}
