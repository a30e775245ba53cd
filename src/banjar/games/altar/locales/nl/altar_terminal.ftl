# The table of altar in the terminal
terminal-welcome-altar = Welkom! Jij bent { $player }. Van elke rij van het aanbod is alleen de kaart tussen haken vrij. Typ het nummer van je keuze, of ? voor hulp.
terminal-standing-altar = Offerkaarten tellen hier nog niet mee: wat ze waard zijn, blijkt pas aan het eind.
terminal-altar-demon = demon
terminal-altar-pile = Stapel { $count }
terminal-altar-altar = Offerplaats { $count }
terminal-altar-top = boven
terminal-altar-supply = Voorraad
# What a card of each good is worth if the game ended now, and all cards of the reader.
terminal-altar-worth = Waarde
terminal-altar-worth-yours = de jouwe
terminal-altar-in-play = In het spel
terminal-altar-stones = steen
terminal-altar-points = OP
terminal-altar-hand = hand
terminal-altar-sacrifice = offers
terminal-altar-your-sacrifices = Je offerkaarten
terminal-altar-hidden = gedekt gelegd
terminal-altar-looking = Je bekijkt
terminal-altar-price = { $stones ->
    [0] (gratis)
    [one] (1 steen)
   *[other] ({ $stones } steen)
}
