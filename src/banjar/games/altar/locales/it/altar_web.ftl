# Il tavolo di altar nel browser. Le lettere sulle carte: tutte diverse.
altar-web-letter-rice = R
altar-web-letter-peanut = A
altar-web-letter-banana = B
altar-web-letter-pepper = P
altar-web-letter-stonemason = Sc
altar-web-letter-priest = Sa
altar-web-letter-shrine = Sn
altar-web-letter-oracle = O

# Quantità
altar-web-stones = { $count ->
    [one] 1 pietra
   *[other] { $count } pietre
}
altar-web-points = { $count ->
    [one] 1 punto vittoria
   *[other] { $count } punti vittoria
}
altar-web-points-or-stones = { $count ->
    [one] 1 punto vittoria o pietra
   *[other] { $count } punti vittoria o pietre
}
altar-web-goods = { $count ->
    [one] 1 carta { altar-good }
   *[other] { $count } carte { altar-good }
}
altar-web-substitutes = { $count ->
    [one] 1 altra carta sacrificio
   *[other] { $count } altre carte sacrificio
}

# Parti del tavolo
altar-web-offer = Offerta
altar-web-row = Fila { $row }
altar-web-free = libera
altar-web-free-card = Carta libera: { altar-card }
altar-web-demon-here = Il demone sta su questa fila
altar-web-common = Altare, mazzo e riserva
altar-web-altar = Altare
altar-web-altar-height = { $count ->
    [0] vuoto
    [one] 1 carta
   *[other] { $count } carte
}
altar-web-altar-top = { $top ->
    [rice] in cima riso
    [peanut] in cima arachidi
    [banana] in cima banana
    [pepper] in cima pepe
   *[hidden] in cima una carta coperta
}
altar-web-altar-is = { $count ->
    [0] L'altare è vuoto
   *[other] Sull'altare: { altar-web-altar-height }, { altar-web-altar-top }
}
altar-web-altar-holds = Sull'altare
altar-web-altar-seen = Messe sull'altare sotto gli occhi di tutti
altar-web-pile = Mazzo
altar-web-pile-is = { $count ->
    [one] Il mazzo ha 1 carta
   *[other] Il mazzo ha { $count } carte
}
altar-web-pile-ends = { $count ->
    [one] Il mazzo ha 1 carta; quando finisce, finisce la partita.
   *[other] Il mazzo ha { $count } carte; quando finisce, finisce la partita.
}
altar-web-box-shrines = { $count ->
    [one] 1 santuario è tornato nella scatola
   *[other] { $count } santuari sono tornati nella scatola
}
altar-web-box-oracles = { $count ->
    [one] 1 oracolo è uscito dalla partita
   *[other] { $count } oracoli sono usciti dalla partita
}
altar-web-supply = Riserva
altar-web-supply-is = { $count ->
    [0] Nessuna carta { altar-good } rimasta
   *[other] { altar-web-goods }
}
altar-web-supply-costs = { $price ->
    [0] { altar-web-supply-is }; per te è gratis
    [one] { altar-web-supply-is }; una ti costa 1 pietra
   *[other] { altar-web-supply-is }; una ti costa { $price } pietre
}
altar-web-in-play = In gioco
altar-web-majority = la maggioranza: uno in più nel punteggio
altar-web-hand = Mano
altar-web-hand-count = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
altar-web-sacrifice-cards = Carte sacrificio
altar-web-goods-count = { $count ->
    [one] 1 carta sacrificio
   *[other] { $count } carte sacrificio
}
altar-web-goods-remembered = Carte sacrificio viste da tutti
altar-web-kept = { $count ->
    [one] 1 tenuta dall'altare
   *[other] { $count } tenute dall'altare
}
altar-web-hidden = Messe da te coperte
altar-web-laid-down = Messe coperte
altar-web-others = Gli altri giocatori
altar-web-players = I giocatori
altar-web-own = Il tuo lato del tavolo
altar-web-estimate = { $count ->
    [one] circa 1 punto, se la partita finisse ora
   *[other] circa { $count } punti, se la partita finisse ora
}
altar-web-deciding = decide ora
altar-web-substituted = gioca un bot
altar-web-away = assente
altar-web-explanation = Perché no

# Costi e conseguenze
altar-web-choose = scegli quanti
altar-web-take = Prendi dalla fila { $row }: { altar-card }
altar-web-costs-leaves = { $left ->
    [0] costa { altar-web-stones }, non te ne restano
    [one] costa { altar-web-stones }, te ne resta 1
   *[other] costa { altar-web-stones }, te ne restano { $left }
}
altar-web-costs-nothing = { $left ->
    [0] non costa nulla
    [one] non costa nulla, te ne resta 1
   *[other] non costa nulla, te ne restano { $left }
}
altar-web-leaves = { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}
altar-web-free-of-charge = gratis
altar-web-to-box = nella scatola
altar-web-then-price = { $count ->
    [0] poi le carte { altar-good } per te sono gratis
   *[other] poi una carta { altar-good } ti costa { altar-web-stones }
}
altar-web-demon-goes = il demone avanza sulla fila { $row }
altar-web-ends-game = il mazzo si esaurisce: la partita finisce
altar-web-ends-short = fine della partita
altar-web-new-row = svuota la fila; se ne forma una nuova
altar-web-new-row-scores = svuota la fila; si valuta la carta libera di quella nuova
altar-web-new-row-short = nuova fila
altar-web-frees = libera: { altar-card }
altar-web-frees-short = libera
altar-web-scores = si valuta { altar-card }: { $gains }
altar-web-scores-short = si valuta
altar-web-nobody = nessuno guadagna
altar-web-gain = { $what ->
    [stones] { $player } { altar-web-stones }
    [points] { $player } { altar-web-points }
    [points-or-stones] { $player } { altar-web-points-or-stones }
    [substitute] { $player } { altar-web-substitutes }
   *[good] { $player } { altar-web-goods }
}
altar-web-you-keep = { $count ->
    [0] è la tua ultima
    [one] ti resta { altar-web-goods }
   *[other] ti restano { altar-web-goods }
}
altar-web-supply-keeps = { $count ->
    [0] è l'ultima
    [one] ne resta 1 nella riserva
   *[other] ne restano { $count } nella riserva
}
altar-web-look-depth = { $count ->
    [one] guardi 1 carta e la tieni
   *[other] guardi { $count } carte e ne tieni una
}
altar-web-reward-points = { altar-web-points }, poi ne hai { $after }
altar-web-reward-stones = { altar-web-stones }, poi ne hai { $after }

# Perché qualcosa non si può fare
altar-web-why-offer-phase = Le carte dell'offerta si prendono alla fine del proprio turno, dopo aver giocato.
altar-web-why-offer-oracle = Prima l'oracolo: decidi dell'altare, poi continui a prendere carte.
altar-web-why-offer-scoring = La tua mano è di nuovo piena: ora si assegna il punteggio.
altar-web-why-not-free = Solo la carta in fondo a una fila è libera.
altar-web-why-demon = Il demone sta su questa fila: non si può prendere nessuna carta.
altar-web-why-hand-buy = Prima decidi se comprare una carta sacrificio; poi giochi.
altar-web-why-hand-phase = In questo turno hai già giocato.
altar-web-why-hand-turn = Le carte in mano si giocano nel proprio turno.
altar-web-why-too-dear = Un santuario costa { $price } pietre, ma ne hai { $stones }.
altar-web-why-supply-phase = Le carte sacrificio si comprano all'inizio del proprio turno.
altar-web-why-supply-hide = Prima metti una tua carta coperta; poi ne va una dalla riserva in cima.
altar-web-why-none-left = Nella riserva non ci sono più carte { altar-good }.
altar-web-why-price = { $price ->
    [one] Una carta { altar-good } ti costa 1 pietra, ma ne hai { $stones }.
   *[other] Una carta { altar-good } ti costa { $price } pietre, ma ne hai { $stones }.
}
altar-web-why-goods = Le carte sacrificio si mettono sull'altare solo quando è stato giocato un santuario.
altar-web-why-goods-none = Non hai carte { altar-good }.
altar-web-why-goods-offer = La tua carta è stata messa; l'ultima viene dalla riserva.
altar-web-why-altar = Nessuno può sfogliare l'altare; si vede solo la carta in cima.
altar-web-why-altar-lay = Scegli una delle tue carte sacrificio: va sull'altare.
altar-web-why-altar-offer = Scegli una carta dalla riserva: va sull'altare.

# Il tavolo a parole
altar-web-text-choices = Che cosa portano le tue scelte
altar-web-text-rows = Di ogni fila è nominata per prima la carta libera.
altar-web-text-row = Fila { $row }: { $cards }.
altar-web-text-looking = Stai guardando queste carte, dall'alto:

# What is asked of the reader. $able: can they pay for a card? $boxed: can they only
# put a shrine back? $last: is it the last one they take?
altar-web-ask-buy = { $able ->
    [yes] Compra una carta sacrificio dalla riserva, o non comprare nulla.
   *[no] Non puoi ancora pagare una carta sacrificio: vai avanti senza.
}
altar-web-ask-play = { $boxed ->
    [yes] Hai solo santuari e non puoi pagarne nessuno: rimettine uno nella scatola.
   *[no] Gioca una carta dalla tua mano.
}
altar-web-ask-lay = È stato giocato un santuario: metti una tua carta sacrificio scoperta sull'altare.
altar-web-ask-hide = Metti una tua carta sacrificio coperta sull'altare.
altar-web-ask-offer = Scegli una merce dalla riserva: va in cima all'altare.
altar-web-ask-take = { $last ->
    [yes] Prendi una carta libera. È l'ultima: la carta che si libera in quella fila viene valutata.
   *[no] Prendi una carta libera dall'offerta.
}
altar-web-ask-look = È apparso un oracolo: vuoi guardare le carte in cima all'altare?
altar-web-ask-keep = Tieni una delle carte che vedi.
altar-web-ask-shrine-reward = Si valutano i tuoi santuari: punti o pietre?
altar-web-ask-substitute = Questa merce è finita: prendine un'altra, o nessuna.

# A che cosa serve una carta, in una riga.
altar-web-about = { $card ->
    [stonemason] Quando si valuta: 1 pietra per ognuno dei tuoi in gioco.
    [priest] Quando si valuta: 1 punto vittoria per ognuno dei tuoi in gioco.
    [shrine] Costa 7 pietre e dà inizio a un sacrificio. Quando si valuta: 1 punto o pietra ciascuno; alla fine 4 punti.
   *[other] In gioco rende la sua merce meno cara di 1 pietra. Quando si valuta: 1 carta sacrificio di quella merce.
}

# On the score sheet, beside a good.
altar-web-on-altar = { $count } sull'altare: { $value } l'una
# Che cosa decide a parità di punti in testa. $counts: i giocatori con i loro numeri.
altar-web-tie-shrines = Decide chi ha più santuari in gioco: { $counts }.
altar-web-tie-stones = Poi decide chi ha più pietre: { $counts }.

# Le lezioni. `task` dice che cosa fare (con un numero dove una lezione ha più passi), `wrong` che cosa non va in un'altra
# scelta, `learned` di che cosa si trattava. $choice è quella scelta nella notazione delle cronache, con un trattino per
# ogni segno che non è una lettera o una cifra.
learn-altar-buy-task = Vince chi alla fine ha più punti. I punti vengono da carte sacrificio, santuari, pietre e punti vittoria. Il tuo turno comincia con la possibilità di comprare una carta sacrificio. Costa 5 pietre, 1 in meno per ogni contadino di quel tipo che hai in gioco. Hai 3 pietre e due contadini di riso in gioco: compra una carta riso.
learn-altar-buy-wrong = Puoi risparmiare le pietre, ma con due contadini di riso il riso costa così poco che ora puoi pagarlo.
learn-altar-buy-learned = Due contadini di riso hanno abbassato il prezzo: hai pagato 3 pietre invece di 5. Quanto varranno le tue carte sacrificio, lo decide l'altare.
learn-altar-farmers-task = Ora devi giocare: uno scalpellino, un sacerdote, un santuario oppure fino a tre contadini dello stesso tipo. Un contadino è gratis, due costano in tutto 1 pietra, tre ne costano 2. Gioca due contadini di riso insieme.
learn-altar-farmers-wrong = { $choice ->
    [priest] Così giochi il sacerdote, e i due contadini ti restano in mano.
   *[other] Così ne giochi uno solo. Hai una pietra per pagare il secondo.
}
learn-altar-farmers-learned = I contadini restano in gioco. Rendono meno care le carte della loro merce e te ne portano una quando il loro tipo viene valutato.
learn-altar-take-task = Alla fine del turno prendi carte finché ne hai di nuovo tre in mano. In ogni fila è libera solo la carta in fondo. La carta che si libera nella fila della tua ultima carta viene valutata per tutti. Hai tre contadini di riso in gioco: prendi dalla fila in cui si libera un contadino di riso.
learn-altar-take-wrong = { $choice ->
    [take-C] Lì si libera uno scalpellino: porta pietre, ma niente riso.
   *[other] Lì si libera un sacerdote: porta punti per i sacerdoti, e tu non ne hai in gioco.
}
learn-altar-take-learned = Sono stati valutati i contadini di riso: chi ne ha in gioco riceve una carta riso. Tu ne hai avuta una seconda come bonus di maggioranza, perché nessuno ne ha quanti te, e ne hai almeno due.
learn-altar-stonemason-task-1 = Gli scalpellini portano pietre. Giocarne uno non costa nulla: giocalo.
learn-altar-stonemason-task-2 = Ora prendi la carta dalla fila in cui si libera uno scalpellino.
learn-altar-stonemason-wrong-2 = { $choice ->
    [take-B] Lì si libera un contadino di riso: porta carte riso, ma niente pietre.
   *[other] Lì si libera un sacerdote: porta punti, ma niente pietre.
}
learn-altar-stonemason-learned = Ognuno riceve una pietra per ogni suo scalpellino in gioco, e tu una in più per la maggioranza. Con le pietre paghi carte sacrificio, il secondo e il terzo contadino, e i santuari.
learn-altar-priest-task-1 = I sacerdoti portano punti vittoria. Gioca il tuo sacerdote; non costa nulla.
learn-altar-priest-task-2 = Ora prendi da una fila in cui si libera un sacerdote.
learn-altar-priest-wrong-2 = { $choice ->
    [take-B] Lì si libera un contadino di riso: porta carte riso, ma niente punti.
   *[other] Lì si libera uno scalpellino: porta pietre, ma niente punti.
}
learn-altar-priest-learned = Un punto vittoria per ogni sacerdote in gioco, e uno in più per la maggioranza. I punti vittoria contano alla fine così come sono.
learn-altar-shrine-task-1 = Un santuario costa 7 pietre. Vale 4 punti alla fine e dà inizio a un sacrificio. Giocalo.
learn-altar-shrine-wrong-1 = I contadini costano meno, ma non danno inizio a un sacrificio. Con 8 pietre puoi pagare il santuario.
learn-altar-shrine-task-2 = Prima gli altri mettono una carta sull'altare: Blu ha messo arachidi. Ora metti una tua carta coperta, e nessun altro saprà quale. Più carte di una merce ci sono sull'altare, più vale alla fine ogni carta di quella merce. Hai quattro carte riso: nascondine una.
learn-altar-shrine-wrong-2 = Così aiuti il pepe, e di pepe hai solo due carte. Quattro carte riso ci guadagnano di più.
learn-altar-shrine-task-3 = Infine scegli una carta dalla riserva, che va scoperta in cima. Non costa nulla. Aiuta ancora il tuo riso.
learn-altar-shrine-wrong-3 = Così aiuti un'altra merce. Tu hai soprattutto riso.
learn-altar-shrine-task-4 = Il sacrificio è finito. Completa la mano da una fila qualsiasi.
learn-altar-shrine-learned = I sacrifici decidono quanto valgono le merci. Ciò che hai nascosto resta il tuo segreto fino alla fine, a meno che nella variante dell'oracolo un oracolo non lo mostri a qualcuno: così è difficile capire le tue intenzioni.
learn-altar-lay-task = Ora è Blu ad aver giocato un santuario, e tu metti una carta scoperta sull'altare. Perdi quella carta, ma la sua merce può aumentare di valore. Hai tre carte banana e una carta riso: metti una carta banana.
learn-altar-lay-wrong = Così dai via la tua unica carta riso per una merce di cui poi non hai più nulla. Con la banana ci guadagnano due carte.
learn-altar-lay-learned = Una carta banana è persa, ma le altre due forse varranno di più. Poi Blu ha messo una carta coperta e una dalla riserva, come te nel tuo sacrificio.
learn-altar-shrine-reward-task = Si valuta un santuario. Per i tuoi santuari ricevi punti vittoria o pietre. Scegli ciò che ti serve di più.
learn-altar-shrine-reward-learned = Uno per ognuno dei tuoi due santuari e uno per la maggioranza: una sola scelta per tutto. Alla fine cinque pietre valgono un punto.
learn-altar-substitute-task = Si valutano i contadini di arachidi, ma le carte arachidi sono finite. Puoi prendere invece una carta di un'altra merce, o nessuna. Scegli.
learn-altar-substitute-learned = Quando una merce è finita, scegli liberamente tra ciò che resta. Anche Blu ha un contadino di arachidi, e ora sceglie.
learn-altar-oracle-task-1 = Nella variante con l'oracolo il mazzo contiene oracoli. Appaiono quando si forma una nuova fila. Nella fila A c'è una sola carta: prendila, e se ne mettono quattro nuove.
learn-altar-oracle-wrong-1 = Dopo, quella fila non è vuota, quindi non arrivano carte nuove. Prendi dalla fila A.
learn-altar-oracle-task-2 = Una delle quattro era un oracolo. Esce dalla partita, e tu puoi guardare le prime quattro carte dell'altare. Guarda.
learn-altar-oracle-wrong-2 = Guardare non è obbligatorio, ma così non ottieni una carta e non scopri nulla.
learn-altar-oracle-task-3 = Solo tu vedi queste carte. Una la devi tenere; le altre tornano com'erano. Scegli.
learn-altar-oracle-learned = Hai una carta sacrificio in più, e sai dell'altare qualcosa che gli altri non sanno.
learn-altar-demon-task-1 = Nella variante con il demone, il demone sta su una fila e da lì nessuno può prendere. Ogni sacerdote giocato lo sposta di una fila verso destra. Gioca il sacerdote.
learn-altar-demon-task-2 = Il demone è passato alla fila B: la fila A è di nuovo libera. Prendi dalla fila A.
learn-altar-demon-wrong-2 = Quella fila era libera anche prima. Prendi da quella che il tuo sacerdote ha aperto: la fila A.
learn-altar-demon-learned = Con i sacerdoti decidi tu quale fila è sbarrata, anche per gli altri. Dalla fila D il demone torna alla fila A.
learn-altar-end-task = La partita finisce appena il mazzo è vuoto. Restano solo quattro carte, quanto basta per una nuova fila. Prendi l'ultima carta della fila A.
learn-altar-end-wrong = Dopo, quella fila non è vuota, quindi il mazzo resta com'è. Nella fila A c'è una sola carta.
learn-altar-end-learned = Il foglio mostra tutto: i punti vittoria, 4 punti per ogni santuario, 1 ogni cinque pietre, e le tue carte sacrificio al valore che dà loro l'altare. Lì c'è soprattutto riso, quindi ogni carta riso vale 3 punti.

altar-web-film = Prendi carte, raccogli merci e sacrificane alcune: quella più presente sull'altare vale di più.
