game-altar = Bali (2017)
game-altar-summary = Un gioco di carte di Klaus-Jürgen Wrede per 2–4 giocatori: raccogli merci e decidi con i sacrifici quanto varranno.

# Carte. $count: quante.
altar-card-rice = { $count ->
    [one] contadino di riso
   *[other] contadini di riso
}
altar-card-peanut = { $count ->
    [one] contadino di arachidi
   *[other] contadini di arachidi
}
altar-card-banana = { $count ->
    [one] contadino di banane
   *[other] contadini di banane
}
altar-card-pepper = { $count ->
    [one] contadino di pepe
   *[other] contadini di pepe
}
altar-card-stonemason = { $count ->
    [one] scalpellino
   *[other] scalpellini
}
altar-card-priest = { $count ->
    [one] sacerdote
   *[other] sacerdoti
}
altar-card-shrine = { $count ->
    [one] santuario
   *[other] santuari
}
altar-card-oracle = { $count ->
    [one] oracolo
   *[other] oracoli
}

# La carta chiamata $card, senza articolo.
altar-card = { $card ->
    [rice] { altar-card-rice }
    [peanut] { altar-card-peanut }
    [banana] { altar-card-banana }
    [pepper] { altar-card-pepper }
    [stonemason] { altar-card-stonemason }
    [priest] { altar-card-priest }
    [shrine] { altar-card-shrine }
   *[oracle] { altar-card-oracle }
}
# Una o più carte come complemento oggetto, con l'articolo o il numero.
altar-cards = { $count ->
    [one] { $card ->
        [stonemason] uno { altar-card }
       *[other] un { altar-card }
    }
   *[other] { $count } { altar-card }
}

altar-good-rice = riso
altar-good-peanut = arachidi
altar-good-banana = banana
altar-good-pepper = pepe
altar-good = { $good ->
    [rice] { altar-good-rice }
    [peanut] { altar-good-peanut }
    [banana] { altar-good-banana }
   *[pepper] { altar-good-pepper }
}
# Una carta sacrificio di $good come complemento oggetto, con l'articolo.
altar-sacrifice-card = una carta { altar-good }
# Lo stesso all'inizio di una frase.
altar-sacrifice-card-first = Una carta { altar-good }
# Una carta dell'altare, in posizione $place dall'alto, come complemento oggetto.
altar-place = { $place ->
    [1] la carta in cima
    [2] la seconda carta dall'alto
    [3] la terza carta dall'alto
   *[4] la quarta carta dall'alto
}

# Scelte
altar-action-buy = Compra { altar-sacrifice-card }
altar-action-buy-nothing = Non comprare nulla
altar-action-play-stonemason = Gioca uno scalpellino
altar-action-play-priest = Gioca un sacerdote
altar-action-play-shrine = { $cost ->
    [one] Gioca un santuario (1 pietra)
   *[other] Gioca un santuario ({ $cost } pietre)
}
altar-action-play-farmers = { $cost ->
    [0] Gioca { altar-cards }
    [one] Gioca { altar-cards } (1 pietra)
   *[other] Gioca { altar-cards } ({ $cost } pietre)
}
altar-action-return-shrine = Rimetti un santuario nella scatola
altar-action-lay = Metti { altar-sacrifice-card } scoperta sull'altare
altar-action-hide = Metti { altar-sacrifice-card } coperta sull'altare
altar-action-offer = Metti sull'altare { altar-sacrifice-card } dalla riserva
altar-action-take = Prendi la carta libera della fila { $row }
altar-action-look = Guarda le carte in cima all'altare
altar-action-decline-look = Non guardare
altar-action-keep = Tieni { altar-place }
altar-action-reward-points = Prendi punti vittoria
altar-action-reward-stones = Prendi pietre
altar-action-substitute = Prendi invece { altar-sacrifice-card }
altar-action-decline-substitute = Non prendere nessun'altra carta

# Che cosa succede
altar-event-turn-began = Turno { $turn }: è di turno { $player }
altar-event-bought = { $price ->
    [0] { $player } prende gratis { altar-sacrifice-card }
    [one] { $player } compra { altar-sacrifice-card } per 1 pietra
   *[other] { $player } compra { altar-sacrifice-card } per { $price } pietre
}
altar-event-bought-nothing = { $player } non compra nessuna carta sacrificio
altar-event-played = { $cost ->
    [0] { $player } gioca { altar-cards }
    [one] { $player } gioca { altar-cards } per 1 pietra
   *[other] { $player } gioca { altar-cards } per { $cost } pietre
}
altar-event-shrine-returned = { $player } rimette un santuario nella scatola
altar-event-demon-moved = Il demone avanza sulla fila { $row }
altar-event-laid = { $player } mette { altar-sacrifice-card } scoperta sull'altare
altar-event-hid = { $player } mette { altar-sacrifice-card } coperta sull'altare
altar-event-hid-unknown = { $player } mette una carta sacrificio coperta sull'altare
altar-event-offered = { $player } mette sull'altare { altar-sacrifice-card } dalla riserva
altar-event-took = { $player } prende { altar-cards } dalla fila { $row }
altar-event-row-laid = Nuova carta nella fila { $row }: { altar-card }
altar-event-oracles-removed = { $count ->
    [one] L'oracolo della fila { $row } esce dalla partita
   *[other] I { $count } oracoli della fila { $row } escono dalla partita
}
altar-event-look-declined = { $player } non guarda l'altare
altar-event-looked = Sull'altare { $player } guarda { altar-place }: { altar-good }
altar-event-looked-unknown = { $player } guarda le carte in cima all'altare
altar-event-kept = { $player } tiene { altar-place }: { altar-good }
altar-event-kept-unknown = { $player } tiene una delle carte dell'altare
altar-event-altar-shown = { $height ->
    [one] Sull'altare ora c'è 1 carta: { altar-good }
   *[other] Sull'altare ora ci sono { $height } carte, in cima { altar-good }
}
altar-event-altar-shown-unknown = { $height ->
    [0] L'altare ora è vuoto
    [one] Sull'altare ora c'è 1 carta, coperta
   *[other] Sull'altare ora ci sono { $height } carte, quella in cima coperta
}
altar-event-scored = Si valuta la carta libera della fila { $row }: { altar-card }
altar-event-gained-stones = { $bonus ->
    [yes] { $amount ->
        [one] { $player } riceve 1 pietra come bonus di maggioranza
       *[other] { $player } riceve { $amount } pietre come bonus di maggioranza
    }
   *[no] { $amount ->
        [one] { $player } riceve 1 pietra
       *[other] { $player } riceve { $amount } pietre
    }
}
altar-event-gained-points = { $bonus ->
    [yes] { $amount ->
        [one] { $player } riceve 1 punto vittoria come bonus di maggioranza
       *[other] { $player } riceve { $amount } punti vittoria come bonus di maggioranza
    }
   *[no] { $amount ->
        [one] { $player } riceve 1 punto vittoria
       *[other] { $player } riceve { $amount } punti vittoria
    }
}
altar-event-gained-good = { $substitute ->
    [yes] { $bonus ->
        [yes] { $player } prende invece { altar-sacrifice-card } come bonus di maggioranza
       *[no] { $player } prende invece { altar-sacrifice-card }
    }
   *[no] { $bonus ->
        [yes] { $player } prende { altar-sacrifice-card } come bonus di maggioranza
       *[no] { $player } prende { altar-sacrifice-card }
    }
}
altar-event-substitute-declined = { $bonus ->
    [yes] { $player } rinuncia al bonus di maggioranza
   *[no] { $player } non prende nessun'altra carta
}
altar-event-nothing-left = { $bonus ->
    [yes] La riserva è vuota: { $player } non riceve il bonus di maggioranza
   *[no] La riserva è vuota: { $player } non riceve nulla
}
altar-event-game-ended = Il mazzo è esaurito: la partita finisce nel turno { $turns }

# Che cosa si decide
altar-phase-buy = Prendere una carta sacrificio
altar-phase-play = Giocare carte
altar-phase-lay = Fase sacrificio: una carta scoperta
altar-phase-hide = Fase sacrificio: una carta coperta
altar-phase-offer = Fase sacrificio: una carta dalla riserva
altar-phase-take = Prendere carte
altar-phase-look = Oracolo: guardare l'altare?
altar-phase-keep = Oracolo: tenere una carta
altar-phase-shrine-reward = Punteggio: punti o pietre
altar-phase-substitute = Punteggio: un'altra merce
altar-phase-over = Partita finita

altar-help-buy = Prima di giocare puoi comprare una carta sacrificio (A3.1). Costa 5 pietre, meno 1 pietra per ogni contadino di quel tipo che hai in gioco. Se preferisci risparmiare le pietre, non comprare nulla.
altar-help-play = Gioca uno scalpellino, un sacerdote, un santuario oppure fino a tre contadini dello stesso tipo (da A3.2 ad A3.5). Un santuario costa 7 pietre e dà inizio a un sacrificio; il secondo e il terzo contadino costano 1 pietra ciascuno. Solo se hai in mano tre santuari e meno di 7 pietre rimetti invece un santuario nella scatola (A3.6).
altar-help-lay = È stato giocato un santuario, quindi metti una delle tue carte sacrificio scoperta sull'altare (A3.7). Perdi la carta, ma la sua merce può aumentare di valore: più carte di una merce ci sono alla fine sull'altare, più vale ogni sua carta (A5.1).
altar-help-hide = Metti una delle tue carte sacrificio coperta sull'altare; nessun altro saprà quale merce è (A3.8). Alla fine conta come tutte le altre carte dell'altare (A5.1).
altar-help-offer = Scegli una merce qualsiasi ancora presente nella riserva: una sua carta va scoperta in cima all'altare (A3.9). Non ti costa nulla e aiuta quella merce a valere di più (A5.1).
altar-help-take = Completa la tua mano fino a 3 carte, una alla volta, sempre con la carta libera di una fila (A3.12). Nella fila da cui prendi l'ultima carta si valuta poi la carta libera, per tutti i giocatori: scegli quella fila con cura (da A3.15 ad A3.18). Se si gioca con il demone, la sua fila è sbarrata (A7.3).
altar-help-look = Nella nuova fila c'erano oracoli, quindi puoi guardare le carte in cima all'altare, al massimo 4 (A6.4). Se guardi, devi tenerne una. Puoi anche non guardare.
altar-help-keep = Tieni esattamente una delle carte che stai guardando: si aggiunge alle tue carte sacrificio (A6.4). Le altre tornano al loro posto nello stesso ordine, e nessuno saprà quale carta hai tenuto.
altar-help-shrine-reward = Si valuta un santuario: per ogni santuario che hai in gioco ricevi 1 punto vittoria o 1 pietra (A3.16). La scelta vale per tutti i tuoi santuari e anche per il bonus di maggioranza (A3.18). Alla fine ogni 5 pietre valgono 1 punto (A5.2).
altar-help-substitute = La merce che dovresti ricevere è esaurita: puoi prendere una carta di un'altra merce ancora presente nella riserva (A3.19). Puoi anche rinunciare.
altar-help-over = Il mazzo è esaurito e la partita è finita (A3.14). Contano i tuoi punti vittoria, 4 punti per ogni santuario in gioco, 1 punto ogni 5 pietre e le tue carte sacrificio (A5.2). Il valore di una merce dipende da quante sue carte ci sono sull'altare (A5.1).

# Il punteggio finale
altar-score-points = Punti vittoria
altar-score-shrines = Santuari
altar-score-stones = Pietre
altar-score-rice = Carte riso
altar-score-peanut = Carte arachidi
altar-score-banana = Carte banana
altar-score-pepper = Carte pepe
altar-score-total = Totale

altar-end-pile = Il mazzo è esaurito

altar-option-oracle = Oracolo
altar-option-oracle-help = Gioca con l'oracolo, che permette di guardare l'altare e di tenere una carta.
altar-option-demon = Demone
altar-option-demon-help = Gioca con il demone, che sbarra una fila dell'offerta.
altar-option-colours = Colori
altar-option-colours-help = Il colore di ogni posto (A1.3).
altar-option-sets = Serie iniziali
altar-option-sets-help = I tre contadini nella serie iniziale di ogni colore (A1.3).
