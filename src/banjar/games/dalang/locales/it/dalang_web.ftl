# Il tavolo di dalang nel browser

# La lettera nell'angolo di una carta: distinta, due lettere dove due nomi cominciano uguale
dalang-web-letter-priest = Sa
dalang-web-letter-warrior = G
dalang-web-letter-prince = P
dalang-web-letter-scholar = St
dalang-web-letter-artist = A
dalang-web-letter-dalang = D

dalang-web-stage = Il centro del tavolo
dalang-web-turn = Turno { $turn }: il giocatore di turno è { $player }
dalang-web-turn-own = Turno { $turn }: il giocatore di turno sei tu
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
dalang-web-active = giocatore di turno
dalang-web-fled = in fuga
dalang-web-spared = risparmiato
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
dalang-web-notes-page = Annotato da questa pagina mentre giocavi. Se la ricarichi, gli appunti spariscono, come a un vero tavolo: allora ti aiuta solo la tua memoria.

# Le maschere
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
dalang-web-leaving = Il Dalang viaggia verso { $island }: tutti depongono la mano
dalang-web-shown = Il massimo mostrato finora: { $count } { $cards } ({ $player })
dalang-web-forced = Dopo, il turno finisce
dalang-web-ask-answer-warrior = Ti sfidano: pari o fuggi?
dalang-web-ask-join = Ti unisci con una carta dello stesso tipo?
dalang-web-ask-force = Imponi la fine del turno con una seconda carta?
dalang-web-ask-contest = Mostri più { $cards } (finora { $count })?
dalang-web-ask-block = Blocchi il viaggio con una carta che riporta { $island }?
dalang-web-asked-next = Poi rispondono: { $players }
dalang-web-asked-last = Dopo non deve rispondere nessun altro.

# Che cosa segue da una scelta
dalang-web-note-stack = { $count ->
    [0] Là non hai una pila.
    [one] Nella tua pila là c'è 1 carta.
   *[other] Nella tua pila là ci sono { $count } carte.
}
dalang-web-note-warrior = Sfidati: { $players }.
dalang-web-note-warrior-nobody = Nessuno è sfidato.
dalang-web-note-contest = { $count ->
    [one] 1 carta è persa, quella mostrata ti torna in mano.
   *[other] 1 carta è persa, le { $count } mostrate ti tornano in mano.
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
dalang-web-note-scoring = Si prendono maschere: { $masks }. Poi il turno finisce.
dalang-web-note-mask = { $player } { $value }
dalang-web-note-ends-game = Con questo la partita finisce.
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
    [yes] Là non hai dischi: niente punteggio, continui il turno.
   *[no] Là niente punteggio: { $player } continua il turno.
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
dalang-web-note-flee-away = Sei assente finché un altro diventa giocatore di turno o il Dalang si sposta.
dalang-web-note-join = Scarti la carta e la usi come preferisci, qualunque cosa abbia fatto il giocatore di turno.
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
    [one] Oppure ne prendi 1 carta.
   *[other] Oppure ne prendi fino a { $count } carte.
}
dalang-web-note-exchange = { $count ->
    [0] Non hai carte da scambiare.
    [one] Scarti 1 carta e ne peschi 1.
   *[other] Scarti fino a { $count } carte e ne peschi altrettante.
}
dalang-web-note-others = Gli altri possono unirsi.
dalang-web-note-place = Posto { $place } dal fondo.
dalang-web-note-place-kept = Posto { $place } dal fondo: torna dopo un punteggio.

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

# Deporre la mano
dalang-web-arrange = Deponi la tua mano a { $island }
dalang-web-arrange-how = Trascina le carte, oppure scegline una e spostala con i tasti freccia.
dalang-web-arrange-bottom = fondo
dalang-web-arrange-top = cima
dalang-web-arrange-kept = Le { $count } in fondo ti tornano in mano quando un punteggio porta qui; quelle sopra vengono allora scartate.
dalang-web-arrange-card = { $card }, posto { $place } dal fondo
dalang-web-arrange-card-kept = { $card }, posto { $place } dal fondo, torna dopo un punteggio
dalang-web-arrange-moved = { $card }: ora al posto { $place } dal fondo
dalang-web-arrange-to-bottom = In fondo
dalang-web-arrange-to-lower = Uno più giù
dalang-web-arrange-to-higher = Uno più su
dalang-web-arrange-to-top = In cima
dalang-web-arrange-reverse = Inverti l'ordine
dalang-web-arrange-send = { $count ->
    [one] Deponi questa carta
   *[other] Deponi queste { $count } carte
}
dalang-web-arrange-sending = Deposte: { $done } di { $count }

# Perché no
dalang-web-why-one-contest = Per una contesa ne servono almeno due dello stesso tipo: una si scarta, una si mostra.
dalang-web-why-too-few = Dovresti mostrarne più di { $count }.
dalang-web-why-other-kind = Ora si può rispondere solo con questa carta: { $card }.
dalang-web-why-other-goal = Per bloccare, la carta Dalang deve riportare { $island }.
dalang-web-why-no-block = Solo una carta Dalang che riporta { $island } può bloccare.
dalang-web-why-taking = Con questo studioso stai prendendo carte, quindi non puoi metterne.
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
   *[other] Viaggia verso una delle sue due isole o blocca un viaggio verso di essa.
}

# Che cosa decide a parità di punti in testa. $player: chi ha preso l'ultima maschera, se è tra loro.
dalang-web-tie-last-mask = { $ended ->
    [yes] { $player } ha chiuso la partita con l'ultima maschera e perciò vince da solo.
   *[no] Nessuno di loro ha chiuso la partita, perciò condividono la vittoria.
}

# Le lezioni. `task` dice che cosa fare (con un numero dove una lezione ha più passi), `wrong` che cosa non va in un'altra
# scelta, `learned` di che cosa si trattava. $choice è quella scelta nella notazione delle cronache, con un trattino per
# ogni segno che non è una lettera o una cifra.
learn-dalang-artist-task-1 = Vince chi alla fine ha più punti: le maschere contano il loro valore, ogni sigillo conta 3. Li ottieni con i dischi dei principi e dei sacerdoti su quattro isole. Nel tuo turno giochi quante carte vuoi, una dopo l'altra. Con un artista scambi carte della tua mano: gioca l'artista.
learn-dalang-artist-wrong-1 = { $choice ->
    [end] Così finisci il turno, e l'artista ti resta in mano.
   *[other] Quella carta viene più avanti. Gioca l'artista.
}
learn-dalang-artist-task-2 = Scarta una carta che non ti serve. Puoi scambiarne fino a tre.
learn-dalang-artist-wrong-2 = Così l'artista non ha scambiato nulla. Prima scarta una carta.
learn-dalang-artist-task-3 = Per ora una basta: scegli «{ dalang-action-done }».
learn-dalang-artist-wrong-3 = Puoi scambiarne un'altra, ma qui una basta: «{ dalang-action-done }».
learn-dalang-artist-learned = Per la carta vecchia ne hai pescata una nuova. Poi è stato chiesto agli altri se si uniscono con un loro artista; entrambi hanno passato.
learn-dalang-scholar-task-1 = Su ognuna delle altre isole hai una pila di carte coperte, che non puoi guardare. Con uno studioso metti fino a tre carte sulle tue pile, oppure ne prendi fino a tre. Gioca lo studioso.
learn-dalang-scholar-wrong-1 = { $choice ->
    [end] Così finisci il turno, e lo studioso ti resta in mano.
   *[other] Quella carta viene più avanti. Gioca lo studioso.
}
learn-dalang-scholar-task-2 = Prendi la carta in cima alla tua pila a Wontong.
learn-dalang-scholar-wrong-2 = { $choice ->
    [done] Così lo studioso non ha fatto nulla. Prima prendi una carta.
    [take-P] Quella pila è a Panschar. Prendi da Wontong.
    [take-T] Quella pila è a Tschakkalag. Prendi da Wontong.
   *[other] Così metti una carta su una pila, e con questo studioso non ne puoi più prendere.
}
learn-dalang-scholar-task-3 = Vedi ogni carta prima di scegliere la successiva. Prendine un'altra, da una pila qualsiasi.
learn-dalang-scholar-wrong-3 = Puoi fermarti dopo una carta, ma qui prendine una seconda.
learn-dalang-scholar-task-4 = Due bastano: scegli «{ dalang-action-done }».
learn-dalang-scholar-wrong-4 = Una terza carta è permessa, ma qui due bastano: «{ dalang-action-done }».
learn-dalang-scholar-learned = Due carte in più in mano. Ricorda che cosa metti e dove: una pila torna a te quando il Dalang arriva sulla sua isola.
learn-dalang-warrior-task = Un guerriero sfida tutti gli altri tranne uno, che risparmi. Chi non può parare con un guerriero deve fuggire. Gioca il tuo e risparmia Blu.
learn-dalang-warrior-wrong = { $choice ->
    [end] Così finisci il turno, e il guerriero ti resta in mano.
    [warrior-2] Così risparmi Giallo e sfidi Blu. Questa volta risparmia Blu.
   *[other] Con i principi ti contendi un disco; viene più avanti. Gioca il guerriero.
}
learn-dalang-warrior-learned = Giallo non aveva guerrieri ed è fuggito: tre carte sono in salvo sulle pile, la quarta è persa. Giallo non può reagire finché il tuo turno non finisce o il Dalang non si sposta.
learn-dalang-parry-task-1 = Ora Blu gioca un guerriero e ti sfida. Ne hai uno anche tu: para.
learn-dalang-parry-wrong-1 = Se fuggi, la tua mano finisce sulle pile e per un po' non puoi reagire. Un guerriero lo evita.
learn-dalang-parry-task-2 = Con un secondo guerriero potresti chiudere il turno di Blu. Non ce l'hai: scegli «{ dalang-action-do-not-force }». Ti viene chiesto comunque, perché nessuno sappia che cosa hai in mano.
learn-dalang-parry-learned = Sei ancora presente e puoi reagire a tutto ciò che Blu giocherà.
learn-dalang-flee-task-1 = Questa volta non hai guerrieri: devi fuggire.
learn-dalang-flee-task-2 = Puoi salvare tre delle tue quattro carte sulle tue pile nelle altre isole, distribuite come vuoi. Metti giù la prima.
learn-dalang-flee-task-3 = Ora la seconda, sulla stessa pila o su un'altra.
learn-dalang-flee-task-4 = E la terza. La carta che resta viene scartata.
learn-dalang-flee-learned = Torni quando comincia il turno del giocatore seguente o il Dalang si sposta. Scegli bene che cosa salvare, e dove.
learn-dalang-join-task-1 = Blu ha giocato un artista. Tu ne hai due: unisciti con uno di essi e scambia carte, anche se non è il tuo turno.
learn-dalang-join-wrong-1 = Passare è sempre permesso, ma così non scambi nulla.
learn-dalang-join-task-2 = Scarta il guerriero. Tieni l'altro artista: ti servirà fra poco.
learn-dalang-join-wrong-2 = { $choice ->
    [done] Così non hai scambiato nulla. Prima scarta il guerriero.
    [discard-artist] Questo artista ti servirà fra poco. Scarta il guerriero.
   *[other] Tieni il principe e scarta il guerriero.
}
learn-dalang-join-task-3 = Una basta: scegli «{ dalang-action-done }».
learn-dalang-join-wrong-3 = { $choice ->
    [discard-artist] Questo artista ti servirà fra poco. Una carta basta.
   *[other] Puoi scambiarne un'altra, ma qui una basta.
}
learn-dalang-join-task-4 = Chi si è unito può giocare una seconda carta dello stesso tipo: il turno di Blu finisce, e in compenso peschi una carta. Gioca il tuo secondo artista.
learn-dalang-join-wrong-4 = Così il turno di Blu continua. Il tuo secondo artista può chiuderlo.
learn-dalang-join-learned = Il turno di Blu è finito e comincia quello di Giallo. A studiosi e artisti si può rispondere con una carta dello stesso tipo: così ogni turno è un po' anche tuo.
learn-dalang-prince-task = Kukusch ha un disco del principe e un disco del sacerdote, e quello del sacerdote è già tuo. Per vincere l'altro scarti un principe e ne mostri altri; vince chi ne mostra di più. Scartane uno e mostrane tre.
learn-dalang-prince-wrong = { $choice ->
    [end] Così finisci il turno senza contesa.
   *[other] Meno ne mostri, più è facile mostrarne più di te. Le carte mostrate ti restano in mano: mostrale tutte e tre.
}
learn-dalang-prince-learned = Il disco del principe è tuo. Con entrambi i dischi di un'isola prendi anche il suo sigillo: 3 punti alla fine. I tre principi mostrati li hai ancora in mano.
learn-dalang-contest-task = Blu vuole il disco del sacerdote di Kukusch e ha mostrato due sacerdoti. Tu ne hai tre: mostrane di più.
learn-dalang-contest-wrong = Se passi, Blu vince il disco con due sacerdoti. Tu ne hai tre.
learn-dalang-contest-learned = Nessuno ne ha mostrati di più, quindi il disco passa al tuo villaggio. I sacerdoti ti restano in mano, ma ora gli altri lo sanno.
learn-dalang-travel-task-1 = Una carta Dalang porta tutti su un'altra isola. La tua riporta Kukusch, dove sei, e Tschakkalag: viaggia fin lì.
learn-dalang-travel-wrong-1 = Così finisci il turno, e il Dalang resta a Kukusch.
learn-dalang-travel-task-2 = Nessuno ha bloccato. Ora tutti depongono la mano come pila. Scegli l'ordine, prima la carta in fondo.
learn-dalang-travel-learned = Ognuno prende in mano la propria pila sulla nuova isola. Lì non hai dischi, quindi non c'è punteggio e il tuo turno continua.
learn-dalang-block-task = Blu vuole andare a Panschar. Una carta Dalang che riporta la meta può impedirlo, e tu ne hai una: blocca.
learn-dalang-block-wrong = Così Blu va a Panschar, dove ha un disco, e prende una maschera che vale più della tua.
learn-dalang-block-learned = Il Dalang resta, e il turno di Blu continua.
learn-dalang-mask-task = Si gioca per le maschere. Se conduci il Dalang su un'isola dove hai un disco, ne prendi una. Se un altro ha lì l'altro disco, lui prende una maschera del valore più basso rimasto e tu una del valore immediatamente superiore. Il disco del principe di Panschar è tuo: vai lì.
learn-dalang-mask-wrong = { $choice ->
    [end] Così finisci il turno senza maschera.
   *[other] L'artista scambia carte, ma non porta maschere. Gioca la carta Dalang.
}
learn-dalang-mask-learned = Blu ha il disco del sacerdote e ha preso una maschera di valore 2, tu una di valore 3. Con entrambi i dischi ne avresti presa una solo tu, del valore più basso. Dopo un punteggio ognuno prende in mano solo le quattro carte in fondo alla propria pila, il resto si scarta, e comincia il turno del giocatore seguente.
learn-dalang-end-task = Resta una maschera. Viaggia verso Panschar, dove entrambi i dischi sono tuoi: allora solo tu prendi una maschera.
learn-dalang-end-wrong = { $choice ->
    [end] Così finisci il turno, e forse un altro prenderà l'ultima maschera.
   *[other] L'artista scambia carte, ma non porta maschere. Gioca la carta Dalang.
}
learn-dalang-end-learned = Con l'ultima maschera la partita è finita. Il foglio mostra il valore delle tue maschere e 3 punti per ogni sigillo.

dalang-web-film = Conquista principi e sacerdoti su quattro isole: dove arriva il Dalang, ti portano maschere.
