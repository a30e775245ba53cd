# The table of dalang in the terminal
terminal-welcome-dalang = Buona partita! Il tuo colore è { $player }. La riga di un giocatore mostra per ogni isola i dischi nel villaggio (P sacerdote, R principe), una stella per il sigillo e quante carte ha la pila. Scrivi il numero della tua scelta, oppure ? per un aiuto.
terminal-standing-dalang = Questi punti sono noti a tutti.
terminal-dalang-hand = mano
terminal-dalang-points = punti
terminal-dalang-fled = in fuga
terminal-dalang-masks = Maschere rimaste
terminal-dalang-pile = Mazzo { $count }
terminal-dalang-discards = Scarti
terminal-dalang-take = prendi: { $island }
terminal-dalang-spread = { $count ->
    [one] Ancora 1 carta da mettere su una pila.
   *[other] Ancora { $count } carte da mettere sulle pile.
}
terminal-dalang-warrior = { $player } gioca un guerriero e risparmia { $spared }.
terminal-dalang-goal = { $player } vuole portare il Dalang a { $island }.
terminal-dalang-travel = Il Dalang va a { $island }.
terminal-dalang-contest-priest = Contesa per il disco del sacerdote: conduce { $player }, carte mostrate: { $count }.
terminal-dalang-contest-prince = Contesa per il disco del principe: conduce { $player }, carte mostrate: { $count }.
terminal-dalang-scholar = { $count ->
    [one] Studioso: finora 1 carta su { $most }.
   *[other] Studioso: finora { $count } carte su { $most }.
}
terminal-dalang-artist = { $count ->
    [one] Artista: finora 1 carta scartata su { $most }.
   *[other] Artista: finora { $count } carte scartate su { $most }.
}
terminal-dalang-forced = Qualcuno ha imposto la fine di questo turno.
