game-dalang = Bali (2001)
game-dalang-summary = Un gioco di carte di Uwe Rosenberg per 3 o 4 giocatori: conquista il favore di principi e sacerdoti su quattro isole.

dalang-island-kukusch = Kukusch
dalang-island-panschar = Panschar
dalang-island-tschakkalag = Tschakkalag
dalang-island-wontong = Wontong

# Carte. $count: quante.
dalang-card-priest = { $count ->
    [one] sacerdote
   *[other] sacerdoti
}
dalang-card-warrior = { $count ->
    [one] guerriero
   *[other] guerrieri
}
dalang-card-prince = { $count ->
    [one] principe
   *[other] principi
}
dalang-card-scholar = { $count ->
    [one] studioso
   *[other] studiosi
}
dalang-card-artist = { $count ->
    [one] artista
   *[other] artisti
}
dalang-card-dalang-kp = { $count ->
    [one] carta Dalang Kukusch–Panschar
   *[other] carte Dalang Kukusch–Panschar
}
dalang-card-dalang-kt = { $count ->
    [one] carta Dalang Kukusch–Tschakkalag
   *[other] carte Dalang Kukusch–Tschakkalag
}
dalang-card-dalang-kw = { $count ->
    [one] carta Dalang Kukusch–Wontong
   *[other] carte Dalang Kukusch–Wontong
}
dalang-card-dalang-pt = { $count ->
    [one] carta Dalang Panschar–Tschakkalag
   *[other] carte Dalang Panschar–Tschakkalag
}
dalang-card-dalang-pw = { $count ->
    [one] carta Dalang Panschar–Wontong
   *[other] carte Dalang Panschar–Wontong
}
dalang-card-dalang-tw = { $count ->
    [one] carta Dalang Tschakkalag–Wontong
   *[other] carte Dalang Tschakkalag–Wontong
}

# La carta chiamata $card, senza articolo.
dalang-card = { $card ->
    [priest] { dalang-card-priest }
    [warrior] { dalang-card-warrior }
    [prince] { dalang-card-prince }
    [scholar] { dalang-card-scholar }
    [artist] { dalang-card-artist }
    [dalang-kp] { dalang-card-dalang-kp }
    [dalang-kt] { dalang-card-dalang-kt }
    [dalang-kw] { dalang-card-dalang-kw }
    [dalang-pt] { dalang-card-dalang-pt }
    [dalang-pw] { dalang-card-dalang-pw }
   *[dalang-tw] { dalang-card-dalang-tw }
}
# Una o più carte come complemento oggetto, con l'articolo o il numero.
dalang-cards = { $count ->
    [one] { $card ->
        [priest] un { dalang-card }
        [warrior] un { dalang-card }
        [prince] un { dalang-card }
        [scholar] uno { dalang-card }
        [artist] un { dalang-card }
       *[other] una { dalang-card }
    }
   *[other] { $count } { dalang-card }
}
# Lo stesso all'inizio di una frase.
dalang-cards-first = { $count ->
    [one] { $card ->
        [scholar] Uno { dalang-card }
        [priest] Un { dalang-card }
        [warrior] Un { dalang-card }
        [prince] Un { dalang-card }
        [artist] Un { dalang-card }
       *[other] Una { dalang-card }
    }
   *[other] { $count } { dalang-card }
}

# Scelte
dalang-action-end-turn = Termina il turno
dalang-action-play-warrior = Gioca un guerriero e risparmia { $spare }
dalang-action-parry = Para con un guerriero
dalang-action-flee = Fuggi
dalang-action-force = Gioca una seconda carta e chiudi il turno
dalang-action-do-not-force = Non giocare una seconda carta
dalang-action-play-scholar = Gioca uno studioso
dalang-action-play-artist = Gioca un artista
dalang-action-join = Unisciti con una carta dello stesso tipo
dalang-action-pass = Passa
dalang-action-done = Fatto
dalang-action-put = Metti { dalang-cards } sulla tua pila a { $island }
dalang-action-take = Prendi la carta in cima alla tua pila a { $island }
dalang-action-exchange = Scarta { dalang-cards }
dalang-action-play-priest = { $show ->
    [one] Scarta un sacerdote e mostrane un altro
   *[other] Scarta un sacerdote e mostrane altri { $show }
}
dalang-action-play-prince = { $show ->
    [one] Scarta un principe e mostrane un altro
   *[other] Scarta un principe e mostrane altri { $show }
}
dalang-action-show = { $show ->
    [one] Mostra 1 carta
   *[other] Mostra { $show } carte
}
dalang-action-play-dalang = Gioca { dalang-cards } e viaggia verso { $goal }
dalang-action-block = Blocca il viaggio con { dalang-cards }
dalang-action-stow = Ora sulla pila: { dalang-cards }

# Che cosa succede
dalang-event-turn-began = Turno { $turn }: è di turno { $player }
dalang-event-returned = { $player } è di nuovo presente
dalang-event-drew = { $player } pesca { dalang-cards }
dalang-event-drew-unknown = { $player } pesca una carta
dalang-event-reshuffled = { $count ->
    [one] L'unica carta scartata diventa il nuovo mazzo
   *[other] Le { $count } carte scartate si mescolano e formano il nuovo mazzo
}
dalang-event-turn-ended = Il turno di { $player } finisce
dalang-event-played = { $player } gioca { dalang-cards }
dalang-event-spared = Il guerriero risparmia { $player }
dalang-event-parried = { $player } para con un guerriero
dalang-event-fled = { $count ->
    [0] { $player } fugge senza carte in mano
    [one] { $player } fugge con 1 carta in mano
   *[other] { $player } fugge con { $count } carte in mano
}
dalang-event-forced = { $player } gioca { dalang-cards } come seconda carta e impone la fine del turno
dalang-event-did-not-force = { $player } non gioca una seconda carta
dalang-event-joined = { $player } si unisce con { dalang-cards }
dalang-event-passed = { $player } passa
dalang-event-done = { $player } ha finito
dalang-event-put-on-stack = { $player } mette { dalang-cards } sulla propria pila a { $island }
dalang-event-put-on-stack-unknown = { $player } mette una carta sulla propria pila a { $island }
dalang-event-took-from-stack = { $player } prende { dalang-cards } dalla propria pila a { $island }
dalang-event-took-from-stack-unknown = { $player } prende una carta dalla propria pila a { $island }
dalang-event-discarded = { $island ->
    [none] { $player } scarta { dalang-cards }
   *[other] { $player } scarta { dalang-cards } dalla propria pila a { $island }
}
dalang-event-showed = { $player } mostra { dalang-cards }
dalang-event-won-disc = { $card ->
    [priest] { $player } vince la contesa per il disco del sacerdote di { $island }
   *[prince] { $player } vince la contesa per il disco del principe di { $island }
}
dalang-event-took-seal = { $player } prende il sigillo del dominio di { $island }
dalang-event-named-goal = { $player } dichiara { $island } come meta
dalang-event-blocked = { $player } blocca il viaggio con { dalang-cards }
dalang-event-stowed = { $player } posa { dalang-cards } sulla pila a { $island }
dalang-event-dalang-moved = Il Dalang va a { $island }
dalang-event-took-mask = { $player } prende una maschera del demone di valore { $value }
dalang-event-picked-up = { $player } prende in mano { dalang-cards } a { $island }
dalang-event-picked-up-unknown = { $count ->
    [one] { $player } prende in mano 1 carta a { $island }
   *[other] { $player } prende in mano { $count } carte a { $island }
}
dalang-event-game-ended = { $reason ->
    [masks] { $player } pone fine alla partita: è stata presa l'ultima maschera
    [stalled] La partita finisce perché è in stallo
   *[truncated] La partita è interrotta perché si è raggiunto il limite di turni
}

# Che cosa si decide
dalang-phase-turn = Giocare una carta o terminare il turno
dalang-phase-answer-warrior = Guerriero: parare o fuggire
dalang-phase-spread = Fuga: mettere in salvo carte
dalang-phase-exchange-stacks = Studioso: mettere o prendere carte
dalang-phase-exchange-cards = Artista: scambiare carte
dalang-phase-join = Unirsi o passare
dalang-phase-force = Imporre la fine del turno?
dalang-phase-contest = Contesa: mostrarne di più o passare
dalang-phase-block = Viaggio: bloccare o passare
dalang-phase-stow = Viaggio: posare le carte
dalang-phase-over = Partita finita

dalang-help-turn = È il tuo turno: gioca le carte una alla volta, quante ne vuoi, oppure termina il turno (B3.3). I guerrieri mettono in fuga gli altri (B4), studiosi e artisti scambiano carte (B5), con sacerdoti e principi ti contendi i dischi di quest'isola (B6) e le carte Dalang portano tutti su un'altra isola (B7). Se il Dalang arriva dove hai un disco, prendi una maschera e il tuo turno finisce (B8).
dalang-help-answer-warrior = Un guerriero ti sfida: para con un tuo guerriero oppure fuggi (B4.2). Se fuggi, metti in salvo fino a 3 carte sulle tue pile sulle altre isole, perdi il resto e sei assente finché non comincia il prossimo turno o il Dalang non si sposta (B4.3). Senza guerrieri devi fuggire.
dalang-help-spread = Stai fuggendo: metti 3 carte della mano (o tutte, se ne hai meno), una alla volta, in cima alle tue pile sulle altre isole (B4.3). Quelle che ti restano in mano vengono scartate. Ricorda dove sono le tue carte: non puoi guardare dentro una pila (B10.2).
dalang-help-exchange-stacks = Con lo studioso metti fino a 3 carte in cima alle tue pile sulle altre isole oppure ne prendi fino a 3 da quelle pile (B5.1). È la prima carta a decidere quale delle due cose fai. Prima della terza carta puoi fermarti con «Fatto» (B3.6).
dalang-help-exchange-cards = Con l'artista scarti fino a 3 carte della mano, una alla volta, e poi ne peschi altrettante (B5.2). Prima della terza carta puoi fermarti con «Fatto» (B3.6).
dalang-help-join = Chi è di turno ha giocato uno studioso o un artista: puoi giocare una carta dello stesso tipo e usarla a modo tuo, oppure passare (B5.3). Se ti unisci, dopo puoi imporre la fine del turno con una seconda carta (B5.4).
dalang-help-force = Hai appena parato, o giocato anche tu uno studioso o un artista: con una seconda carta dello stesso tipo imponi la fine del turno in corso e in compenso peschi 1 carta (B5.4). Gli altri giocatori reagiscono ancora prima che il turno finisca. La domanda arriva anche se non hai una carta simile (B10.4).
dalang-help-contest = È una contesa per un disco dell'isola: mostra più carte del tipo giocato di quante ne siano state mostrate finora, oppure passa (B6.2). Chi ne ha mostrate di più mette il disco nel proprio villaggio (B6.3). Le carte mostrate ti restano in mano (B6.4); con entrambi i dischi di un'isola nel tuo villaggio ne prendi il sigillo (B6.5).
dalang-help-block = Il Dalang sta per mettersi in viaggio: puoi bloccarlo scartando una carta Dalang che riporta anch'essa la meta, oppure passare (B7.2). Se nessuno blocca, tutti posano le proprie carte e viaggiano con lui (B7.3).
dalang-help-stow = Il Dalang lascia l'isola: posa le tue carte come pila coperta, cominciando dalla carta in fondo (B7.3). L'ordine conta: lo studioso prende le carte dalla cima (B5.1), e dopo un'assegnazione di maschere prendi in mano soltanto le 4 carte in fondo (B8.3).
dalang-help-over = La partita è finita. Contano il valore delle tue maschere e 3 punti per ogni sigillo (B9.1). Chi è alla pari al primo posto condivide la vittoria, a meno che uno di loro non abbia preso l'ultima maschera come giocatore di turno: in tal caso vince lui solo (B9.2).

# Il punteggio finale
dalang-score-masks = Maschere
dalang-score-seals = Sigilli
dalang-score-total = Totale

dalang-end-masks = È stata presa l'ultima maschera
dalang-end-stalled = La partita è in stallo
dalang-end-truncated = È stato raggiunto il limite di turni

dalang-option-turn-limit = Limite di turni
dalang-option-turn-limit-help = Dopo questo numero di turni la partita viene interrotta; senza limite dura finché non è presa l'ultima maschera o non può più succedere nulla (B9.1, B9.3).
dalang-option-dalang-cards = Carte Dalang
dalang-option-dalang-cards-help = Quante carte Dalang ha ogni coppia di isole, 24 in tutto (B1.2).
dalang-option-masks = Maschere
dalang-option-masks-help = I valori delle maschere del demone (B1.3).
dalang-option-starting-cards = Carte iniziali
dalang-option-starting-cards-help = Le isole del sacerdote e del principe sulle carte iniziali da 1 a 4 (B1.5).
