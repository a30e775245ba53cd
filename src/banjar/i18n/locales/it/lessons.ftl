# Le lezioni. `task` dice che cosa fare (con un numero dove una lezione ha più passi), `wrong` che cosa non va in un'altra
# scelta, `learned` di che cosa si trattava. $choice è quella scelta nella notazione delle cronache, con un trattino per
# ogni segno che non è una lettera o una cifra.
web-lesson = Lezione { $number } di { $count }
web-lesson-wrong = { $why } Riprova.
web-lesson-next = Prossima lezione
web-lesson-back = Lezione precedente
web-lesson-finish = Fatto: ora una partita vera

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
