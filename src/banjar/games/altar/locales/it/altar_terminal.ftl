# The table of altar in the terminal
terminal-welcome-altar = Buona partita! Il tuo colore è { $player }. In ogni fila dell'offerta è libera soltanto la carta tra parentesi. Scrivi il numero della tua scelta, oppure ? per un aiuto.
terminal-standing-altar = Le carte sacrificio qui non contano ancora: il loro valore si scopre solo alla fine.
terminal-altar-demon = demone
terminal-altar-pile = Mazzo { $count }
terminal-altar-altar = Altare { $count }
terminal-altar-top = in cima
terminal-altar-supply = Riserva
# What a card of each good is worth if the game ended now, and all cards of the reader.
terminal-altar-worth = Valore
terminal-altar-worth-yours = le tue
terminal-altar-in-play = In gioco
terminal-altar-stones = pietre
terminal-altar-points = PV
terminal-altar-hand = mano
terminal-altar-sacrifice = sacrifici
terminal-altar-your-sacrifices = I tuoi sacrifici
terminal-altar-hidden = messe coperte
terminal-altar-looking = Stai guardando
terminal-altar-price = { $stones ->
    [0] (gratis)
    [one] (1 pietra)
   *[other] ({ $stones } pietre)
}
