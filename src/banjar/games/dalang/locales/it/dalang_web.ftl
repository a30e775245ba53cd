# Il tavolo di dalang nel browser

# La lettera nell'angolo di una carta: distinta, due lettere dove due nomi cominciano uguale
dalang-web-letter-priest = Sa
dalang-web-letter-warrior = G
dalang-web-letter-prince = P
dalang-web-letter-scholar = St
dalang-web-letter-artist = A
dalang-web-letter-dalang = D

dalang-web-stage = Il centro del tavolo
dalang-web-turn = Turno { $turn }: tocca a { $player }
dalang-web-turn-own = Turno { $turn }: tocca a te
dalang-web-turn-how = Gioca una carta dalla mano, viaggia verso un'isola illuminata o termina il turno.
dalang-web-turn-how-here = Gioca una carta dalla mano o termina il turno.
dalang-web-draw = { $count ->
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count } carte
}
dalang-web-discards = { $count ->
    [one] Pila degli scarti: 1 carta
   *[other] Pila degli scarti: { $count } carte
}
dalang-web-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
dalang-web-hand-empty = Non hai carte in mano.
dalang-web-hand-fled = Sei in fuga. Torni quando comincia il prossimo turno o il Dalang si sposta.
dalang-web-active = di turno
dalang-web-fled = in fuga
dalang-web-spared = al sicuro
dalang-web-substituted = gioca un bot
dalang-web-away = assente
dalang-web-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}

# Le isole
dalang-web-here = il Dalang è qui
dalang-web-goal = meta
dalang-web-travel = Viaggia verso { $island }
dalang-web-put-at = Metti una carta a { $island }
dalang-web-disc-priest = Disco del sacerdote
dalang-web-disc-prince = Disco del principe
dalang-web-seal = Sigillo del dominio
dalang-web-seal-free = Sigillo del dominio, non ancora conquistato
dalang-web-seal-of = Sigillo del dominio di { $island }
dalang-web-stack = { $count ->
    [0] Nessuna pila
    [one] Pila di 1 carta
   *[other] Pila di { $count } carte
}
dalang-web-own-stack = { $count ->
    [0] La tua pila a { $island } è vuota
    [one] La tua pila a { $island }: 1 carta
   *[other] La tua pila a { $island }: { $count } carte
}
dalang-web-notes = Che cosa ricordo?
dalang-web-notes-list = Dalla cima: { $cards }
dalang-web-notes-unknown = { $count ->
    [one] 1 carta sconosciuta
   *[other] { $count } carte sconosciute
}
dalang-web-notes-page = I tuoi appunti su questa pila. Esistono solo in questo browser.

# Le maschere
dalang-web-left = { $count ->
    [one] resta 1 maschera
   *[other] restano { $count } maschere
}
dalang-web-masks = { $count ->
    [one] Resta 1 maschera
   *[other] Restano { $count } maschere
}
dalang-web-masks-of = { $count ->
    [one] Resta 1 maschera di valore { $value }
   *[other] Restano { $count } maschere di valore { $value }
}
dalang-web-mask = Maschera del demone di valore { $value }
dalang-web-mask-next = La prossima maschera presa ha il valore più basso rimasto

# La carta appena giocata. $own: è di chi legge?
dalang-web-played-warrior = { $own ->
    [yes] Giochi un guerriero e risparmi { $spared }
   *[no] { $me ->
        [yes] { $player } gioca un guerriero e ti risparmia
       *[no] { $player } gioca un guerriero e risparmia { $spared }
    }
}
dalang-web-played-scholar = { $own ->
    [yes] Giochi uno studioso
   *[no] { $player } gioca uno studioso
}
dalang-web-played-artist = { $own ->
    [yes] Giochi un artista
   *[no] { $player } gioca un artista
}
dalang-web-played-priest = { $own ->
    [yes] Apri la contesa per il disco del sacerdote di { $island }
   *[no] { $player } apre la contesa per il disco del sacerdote di { $island }
}
dalang-web-played-prince = { $own ->
    [yes] Apri la contesa per il disco del principe di { $island }
   *[no] { $player } apre la contesa per il disco del principe di { $island }
}
dalang-web-played-dalang = { $own ->
    [yes] Vuoi viaggiare verso { $island }
   *[no] { $player } vuole viaggiare verso { $island }
}
dalang-web-leaving = Il Dalang viaggia verso { $island }: tutti posano le proprie carte
dalang-web-shown = Il massimo mostrato finora: { $count } { $cards } ({ $player })
dalang-web-forced = Poi il turno termina
dalang-web-ask-answer-warrior = Un guerriero ti sfida: parare o fuggire?
dalang-web-ask-join = Ti unisci con una carta dello stesso tipo?
dalang-web-ask-force = Chiudere questo turno con una seconda carta dello stesso tipo?
dalang-web-ask-contest = Mostri più { $cards } (finora { $count })?
dalang-web-ask-block = Blocchi il viaggio con una carta che riporta { $island }?
dalang-web-deciding = { $phase ->
    [answer-warrior] { $player } deve parare o fuggire
    [spread] { $player } fugge e mette in salvo carte
    [exchange-stacks] { $player } mette o prende carte
    [exchange-cards] { $player } scambia carte
    [join] { $player } può unirsi
    [force] { $player } può chiudere il turno
    [contest] { $player } può mostrarne di più
    [block] { $player } può bloccare il viaggio
   *[other] { $player } posa le proprie carte
}
dalang-web-asked-next = Poi rispondono: { $players }
dalang-web-asked-last = Questa è l'ultima risposta.

# Che cosa segue da una scelta
dalang-web-note-stack = { $count ->
    [0] Là non hai una pila.
    [one] Nella tua pila là c'è 1 carta.
   *[other] Nella tua pila là ci sono { $count } carte.
}
dalang-web-note-warrior = Sfidati: { $players }.
dalang-web-note-warrior-nobody = Nessuno è sfidato.
dalang-web-note-contest = { $count ->
    [one] Ne scarti 1; quella che mostri ti resta in mano.
   *[other] Ne scarti 1; le { $count } che mostri ti restano in mano.
}
dalang-web-note-owned = Il disco è già tuo.
dalang-web-note-disc = Il disco ora è di { $player }.
dalang-web-note-disc-free = Il disco non è ancora di nessuno.
dalang-web-note-seal = Se vinci, prendi anche il sigillo del dominio.
dalang-web-note-seal-of = Se vinci, prendi anche il sigillo del dominio da { $player }.
dalang-web-note-won = { $seal ->
    [yes] { $player } vince il disco e prende il sigillo del dominio.
   *[no] { $player } vince il disco.
}
dalang-web-note-unanswered = Non c'è nessuno che possa rispondere.
dalang-web-note-unless-blocked = Se nessuno blocca:
dalang-web-note-scoring = Si assegnano maschere: { $masks }. Poi il turno finisce.
dalang-web-note-mask = { $player } { $value }
dalang-web-note-ends-game = Così la partita finisce.
dalang-web-note-picked-up = { $count ->
    [0] Là non hai carte.
    [one] Là prendi in mano 1 carta.
   *[other] Là prendi in mano { $count } carte.
}
dalang-web-note-lost = { $count ->
    [one] La carta sopra si scarta.
   *[other] Le { $count } carte sopra si scartano.
}
dalang-web-note-no-scoring = { $own ->
    [yes] Là non hai dischi: niente maschere, continui il turno.
   *[no] Là niente maschere: { $player } continua il turno.
}
dalang-web-note-show = Le carte che mostri ti restano in mano.
dalang-web-note-block = La carta si scarta e il Dalang resta dov'è.
dalang-web-note-parry = Scarti un guerriero e resti.
dalang-web-note-hand-after = { $count ->
    [0] Poi la tua mano è vuota.
    [one] Poi ti resta 1 carta.
   *[other] Poi ti restano { $count } carte.
}
dalang-web-note-flee = { $count ->
    [0] Non hai carte da mettere in salvo.
    [one] Metti in salvo 1 carta.
   *[other] Metti in salvo { $count } carte.
}
dalang-web-note-flee-lost = { $count ->
    [one] 1 carta è persa.
   *[other] { $count } carte sono perse.
}
dalang-web-note-flee-away = Resti assente finché non comincia il prossimo turno o il Dalang non si sposta.
dalang-web-note-join = Scarti la carta e la usi come preferisci, qualunque cosa abbia fatto chi è di turno.
dalang-web-note-force = Scarti un'altra carta e ne peschi { $count }; il turno finisce quando tutti hanno risposto.
dalang-web-note-drawn = { $count ->
    [one] Peschi 1 carta.
   *[other] Peschi { $count } carte.
}
dalang-web-note-put = { $count ->
    [0] Non hai carte da mettere sulle tue altre pile.
    [one] Metti 1 carta sulle tue altre pile.
   *[other] Metti fino a { $count } carte sulle tue altre pile.
}
dalang-web-note-take = { $count ->
    [0] Non c'è nulla da prendere.
    [one] Oppure prendine 1.
   *[other] Oppure prendine fino a { $count }.
}
dalang-web-note-exchange = { $count ->
    [0] Non hai carte da scambiare.
    [one] Scarti 1 carta e ne peschi 1.
   *[other] Scarti fino a { $count } carte e ne peschi altrettante.
}
dalang-web-note-others = Gli altri possono unirsi.
dalang-web-note-place = Posto { $place } dal fondo.
dalang-web-note-place-kept = Posto { $place } dal fondo: torna dopo un'assegnazione di maschere.

# Scegliere più carte
dalang-web-plan-scholar = { $count ->
    [one] Metti ancora 1 carta: scegli una carta e poi un'isola, o trascinala là. Oppure prendi dalle tue pile.
   *[other] Metti fino a { $count } carte: scegli una carta e poi un'isola, o trascinala là. Oppure prendi dalle tue pile.
}
dalang-web-plan-scholar-send = { $count ->
    [0] Metti carte
    [one] Metti questa carta
   *[other] Metti queste { $count } carte
}
dalang-web-plan-artist = { $count ->
    [one] Scegli ancora 1 carta da scambiare.
   *[other] Scegli fino a { $count } carte da scambiare.
}
dalang-web-plan-artist-send = { $count ->
    [0] Scambia carte
    [one] Scambia questa carta
   *[other] Scambia queste { $count } carte
}
dalang-web-plan-flee = { $count ->
    [one] Fuggi e metti in salvo 1 carta: scegli la carta e la sua isola, o trascinala là.
   *[other] Fuggi e metti in salvo { $count } carte: scegli ogni carta e la sua isola, o trascinala là.
}
dalang-web-plan-flee-send = Fuggi con queste carte
dalang-web-plan-lost = { $count ->
    [one] 1 altra carta sarà scartata.
   *[other] Altre { $count } carte saranno scartate.
}
dalang-web-plan-remove = Riprendi
dalang-web-stopped = { $count ->
    [0] Non è successo niente: la scelta non è più possibile. Scegli di nuovo.
    [one] Interrotto dopo 1 carta: la prossima non è possibile. Continua da qui.
   *[other] Interrotto dopo { $count } carte: la prossima non è possibile. Continua da qui.
}

# Posare le carte
dalang-web-arrange = Posa le tue carte a { $island }
dalang-web-arrange-how = Trascina le carte, oppure scegline una e spostala con i tasti freccia.
dalang-web-arrange-bottom = fondo
dalang-web-arrange-top = cima
dalang-web-arrange-kept = Le { $count } in fondo ti tornano in mano quando qui si assegnano maschere; quelle sopra vengono allora scartate.
dalang-web-arrange-card = { $card }, posto { $place } dal fondo
dalang-web-arrange-card-kept = { $card }, posto { $place } dal fondo, torna dopo un'assegnazione di maschere
dalang-web-arrange-moved = { $card }: ora al posto { $place } dal fondo
dalang-web-arrange-to-bottom = In fondo
dalang-web-arrange-to-lower = Uno più giù
dalang-web-arrange-to-higher = Uno più su
dalang-web-arrange-to-top = In cima
dalang-web-arrange-reverse = Inverti l'ordine
dalang-web-arrange-send = { $count ->
    [one] Posa questa carta
   *[other] Posa queste { $count } carte
}
dalang-web-arrange-sending = Posate: { $done } di { $count }

# Perché no
dalang-web-why-one-contest = Per una contesa ne servono almeno due dello stesso tipo: una si scarta, una si mostra.
dalang-web-why-too-few = Dovresti mostrarne più di { $count }.
dalang-web-why-other-kind = Ora si può rispondere solo con questa carta: { $card }.
dalang-web-why-other-goal = Per bloccare, la carta Dalang deve riportare { $island }.
dalang-web-why-no-block = Solo una carta Dalang che riporta { $island } può bloccare.
dalang-web-why-taking = Con questo studioso stai prendendo carte, quindi non puoi metterne.
dalang-web-why-putting = Hai scelto carte da mettere, e uno studioso o mette o prende. Riprendile, se invece vuoi prendere carte da qui.
dalang-web-why-plan-full = Hai scelto abbastanza carte. Conferma o riprendine una.
dalang-web-why-all-chosen = Hai scelto tutte le carte di questo tipo.
dalang-web-why-none-to-put = Non hai più carte da mettere.
dalang-web-why-here = Il Dalang è già a { $island }.
dalang-web-why-no-card = Non hai una carta Dalang che porti a { $island }.
dalang-web-why-put-here = Le carte si mettono sulle altre isole: il Dalang è a { $island }.
dalang-web-why-take-stack = { $count ->
    [0] A { $island } non hai una pila da cui prendere.
   *[other] Per prendere la carta in cima, scegli la tua pila a { $island }.
}
dalang-web-why-island-phase = Ora sulle isole non si fa nulla. Si decide: { $phase }.
dalang-web-why-not-named = Questa carta Dalang non riporta { $island }.
dalang-web-why-middle = Questa carta si gioca al centro del tavolo, non su un'isola.

# Il tavolo a parole
dalang-web-text-here = Il Dalang è a { $island }.
dalang-web-text-islands = Le isole
dalang-web-text-stacks = Pile
dalang-web-text-discards = Scartate: { $cards }.
dalang-web-text-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}

# A che cosa serve una carta, in una riga.
dalang-web-about = { $card ->
    [warrior] Sfida tutti quelli che non risparmi: parano o fuggono.
    [scholar] Metti fino a 3 carte sulle tue pile su altre isole o prendine fino a 3.
    [artist] Scambia fino a 3 carte della mano.
    [priest] Con due o più: una contesa per il disco del sacerdote di quest'isola.
    [prince] Con due o più: una contesa per il disco del principe di quest'isola.
   *[other] Viaggia verso una delle sue due isole o blocca un viaggio diretto lì.
}

# Perché un suggerimento consiglia un'azione: che cosa porta, impedisce e costa. Ognuno è una frase a sé.
dalang-web-hint-end = { $count ->
    [0] Non hai più carte da giocare.
   *[other] Ciò che hai in mano ti servirà di più in seguito.
}
dalang-web-hint-nobody = Non sfida nessuno.
dalang-web-hint-before-contest = { $card ->
    [priest] Costringe a spendere un guerriero o a fuggire: { $players }. Poi puoi contendere il disco del sacerdote.
   *[prince] Costringe a spendere un guerriero o a fuggire: { $players }. Poi puoi contendere il disco del principe.
}
dalang-web-hint-before-journey = Costringe a spendere un guerriero o a fuggire: { $players }. Così saranno in meno a poter bloccare il tuo viaggio verso { $island }.
dalang-web-hint-drives-away = Costringe a spendere un guerriero o a fuggire: { $players }.
dalang-web-hint-card = Ti costa { dalang-cards }.
dalang-web-hint-stays = { $count ->
    [0] Resti e puoi continuare a reagire.
    [one] Resti e tieni l'altra tua carta.
   *[other] Resti e tieni le altre tue { $count } carte.
}
dalang-web-hint-must-flee = { $count ->
    [0] Non hai guerrieri né carte da salvare.
    [one] Non hai guerrieri; puoi salvare 1 carta.
   *[other] Non hai guerrieri; puoi salvare { $count } carte.
}
dalang-web-hint-little-to-lose = Non hai quasi nulla da perdere.
dalang-web-hint-saves-warrior = Il guerriero ti è più utile che restare.
dalang-web-hint-ends-turn = { $player } non può continuare: il turno finisce.
dalang-web-hint-draws = In cambio peschi una carta.
dalang-web-hint-keeps-second = Tieni per dopo la seconda carta ({ dalang-card }).
dalang-web-hint-no-second = Non hai una seconda carta uguale ({ dalang-card }).
dalang-web-hint-new-cards = { $count ->
    [0] Non hai carte da scambiare.
    [one] Scambi 1 carta con una nuova.
   *[other] Scambi fino a { $count } carte con carte nuove.
}
dalang-web-hint-stack-cards = { $count ->
    [0] Puoi mettere carte dove serviranno di più.
    [one] Puoi prendere 1 carta dalle tue pile.
   *[other] Puoi prendere fino a { $count } carte dalle tue pile.
}
dalang-web-hint-seeks-journey = Ti manca ancora una carta Dalang per un'isola dove hai un disco.
dalang-web-hint-hides-hand = Mostrarne di più rivelerebbe la tua mano e ti porterebbe troppo poco.
dalang-web-hint-too-few = Non puoi mostrarne più di { $count }.
dalang-web-hint-keeps-card = Tieni la carta per un momento migliore ({ dalang-card }).
dalang-web-hint-no-card = Per unirti ti manca la carta ({ dalang-card }).
dalang-web-hint-own-mask = Il viaggio ti porta una maschera di valore { $value }.
dalang-web-hint-no-masks = A { $island } non si prendono maschere: una carta sarebbe sprecata.
dalang-web-hint-keeps-dalang = La tua carta Dalang vale più che bloccare questo viaggio.
dalang-web-hint-cannot-block = Non hai una carta Dalang che riporta { $island }.
dalang-web-hint-ticket = Da { $island } { dalang-cards } ti porta a { $goal }, dove hai un disco.
dalang-web-hint-contest-there = A { $island } { dalang-cards } ti aiuta a vincere un disco che ti manca.
dalang-web-hint-useful-there = A { $island } { dalang-cards } ti sarà utile.
dalang-web-hint-survives = Sta tra le { $kept } in fondo, che ti tornano in mano dopo un'assegnazione di maschere.
dalang-web-hint-enough-cards = Le tue carte sono migliori di quelle sconosciute.
dalang-web-hint-enough-stacks = Le altre carte stanno bene dove sono.
dalang-web-hint-take = La carta in cima a { $island } ti serve di più qui.
dalang-web-hint-disc-is-own = Quel disco qui è già tuo: { dalang-cards } è ciò che ti serve meno.
dalang-web-hint-least-use = { dalang-cards-first } è ciò che ora ti serve meno.
dalang-web-hint-contest = { $count ->
    [one] Una carta si scarta, e gli altri ne conosceranno un'altra.
   *[other] Una carta si scarta, e gli altri ne conosceranno altre { $count }.
}
dalang-web-hint-seal = Così hai entrambi i dischi di { $island } e prendi il sigillo: { $points } punti.
dalang-web-hint-disc = Con questo disco i tuoi viaggi a { $island } ti portano maschere.
dalang-web-hint-seal-of = { $player } perde il sigillo e i suoi { $points } punti.
dalang-web-hint-disc-of = { $player } perde il disco.
dalang-web-hint-keeps-disc = Tieni il tuo disco di { $island }.
dalang-web-hint-leader-seal = { $player } non ottiene il sigillo con i suoi { $points } punti.
dalang-web-hint-leader-disc = { $player } non ottiene il disco.
dalang-web-hint-shows = { $count ->
    [one] Gli altri conosceranno 1 carta della tua mano.
   *[other] Gli altri conosceranno { $count } carte della tua mano.
}
dalang-web-hint-mask = A { $island } prendi una maschera di valore { $value }.
dalang-web-hint-picks-up = { $count ->
    [0] Porta tutti a { $island }.
    [one] A { $island } ti aspetta 1 carta.
   *[other] A { $island } ti aspettano { $count } carte.
}
dalang-web-hint-ends-game = Così la partita finisce.
dalang-web-hint-mask-of = Anche { $player } prende una maschera, di valore { $value }.
dalang-web-hint-loses = { $count ->
    [one] 1 carta della tua pila là va persa.
   *[other] { $count } carte della tua pila là vanno perse.
}
dalang-web-hint-stops-mask = { $player } non prende una maschera di valore { $value } a { $island }.
dalang-web-hint-stops-journey = Nessuno va a { $island }.
dalang-web-hint-comes-back = Tra le { $kept } in fondo { dalang-cards } ti torna in mano dopo un'assegnazione di maschere.
dalang-web-hint-on-top = Più in alto la carta va persa quando si assegnano maschere, ma uno studioso può riprenderla: { dalang-card }.

# On the score pad.
dalang-web-pad-masks = Maschere di valore { $value }
dalang-web-pad-last-mask = ha preso l'ultima maschera nel proprio turno

# Che cosa decide a parità di punti in testa. $player: chi ha preso l'ultima maschera, se è tra loro.
dalang-web-tie-last-mask = { $ended ->
    [yes] { $player } ha chiuso la partita con l'ultima maschera e perciò vince senza dividere la vittoria.
   *[no] Nessuno di loro ha chiuso la partita, perciò condividono la vittoria.
}
dalang-web-length = circa 60 minuti
dalang-web-film = Conquista principi e sacerdoti su quattro isole: dove arriva il Dalang, ti portano maschere.
