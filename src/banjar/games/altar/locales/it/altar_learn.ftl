# Le lezioni. `name` sta nell'elenco, `task` dice che cosa fare (con un numero dove una lezione ha più passi), `wrong` che
# cosa non va in un'altra scelta, `learned` di che cosa si trattava. $choice è quella scelta nella notazione delle cronache,
# con un trattino per ogni segno che non è una lettera o una cifra.
learn-altar-about = Guidi un villaggio di Bali. Le tue carte portano merci, pietre e punti vittoria, e con ogni carta che prendi decidi che cosa viene valutato per tutti. Quando qualcuno costruisce un santuario, sull'altare arrivano offerte: sono loro a decidere quanto valgono alla fine le tue merci.
learn-altar-goal-name = Lo scopo: i punti
learn-altar-goal-task = Questo è l'ultimo turno di una partita: così vedi subito per che cosa si gioca, i punti. La maggior parte viene dalle tue carte sacrificio, e quanto valgono lo decide l'altare. La merce con più carte lì sopra vale 3 punti a carta, la seconda 2, la terza 1, l'ultima 0. La partita finisce quando il mazzo si esaurisce; restano solo quattro carte, quanto basta per una nuova fila. Prendi l'ultima carta della fila A.
learn-altar-goal-wrong = Quella fila non resta vuota, quindi il mazzo resta com'è. Nella fila A c'è una sola carta.
learn-altar-goal-learned = Sull'altare c'erano tre carte riso, due carte pepe, una carta banana e nessuna carta arachidi. Perciò il riso conta 3 punti a carta, il pepe 2, la banana 1 e le arachidi 0. I punti vittoria si aggiungono così come sono, un santuario conta 4 punti, e ogni cinque pietre 1.
learn-altar-values-name = Quanto valgono le merci
learn-altar-values-task = Le merci che sull'altare sono in numero uguale hanno lo stesso valore: con due carte riso e due carte pepe, entrambe valgono 3. Tu hai quattro carte riso, Blu coltiva pepe. Puoi mettere sull'altare una carta della riserva: scegli il riso.
learn-altar-values-wrong = { $choice ->
    [offer-pepper] Così il pepe è il più presente, e il tuo riso scende a 2 punti a carta.
   *[other] Così riso e pepe restano alla pari, e le carte di Blu valgono quanto le tue.
}
learn-altar-values-learned = Tre riso, due pepe: il riso vale 3 punti a carta, il pepe solo 2, e le merci che non ci sono affatto valgono 0. Le tue quattro carte riso contano 12 punti. Le carte arrivano sull'altare ogni volta che qualcuno gioca un santuario.
learn-altar-take-name = Prendere carte e punteggio
learn-altar-take-task = Il momento più importante è la fine del turno. Prendi carte dalle quattro file, sempre quella in fondo a una fila, finché ne hai di nuovo tre in mano. La carta liberata dalla tua ultima viene valutata per tutti quelli che hanno in gioco carte di quel tipo. Hai tre contadini di riso in gioco: prendi dalla fila in cui si libera un contadino di riso.
learn-altar-take-wrong = { $choice ->
    [take-C] Lì si libera uno scalpellino: porta pietre, ma niente riso.
   *[other] Lì si libera un sacerdote: porta punti per i sacerdoti, e tu non ne hai in gioco.
}
learn-altar-take-learned = Sono stati valutati i contadini di riso: chi ne ha in gioco riceve una carta riso. Tu ne hai avuta una seconda come bonus di maggioranza, perché nessuno ne ha quanti te, e ne hai almeno due.
learn-altar-stonemason-name = Gli scalpellini portano pietre
learn-altar-stonemason-task-1 = Gli scalpellini portano pietre. Giocarne uno non costa nulla: giocalo.
learn-altar-stonemason-task-2 = Ora prendi la carta dalla fila in cui si libera uno scalpellino.
learn-altar-stonemason-wrong-2 = { $choice ->
    [take-B] Lì si libera un contadino di riso: porta carte riso, ma niente pietre.
   *[other] Lì si libera un sacerdote: porta punti, ma niente pietre.
}
learn-altar-stonemason-learned = Ognuno riceve una pietra per ogni suo scalpellino in gioco, e tu una in più per la maggioranza. Con le pietre paghi carte sacrificio, il secondo e il terzo contadino, e i santuari.
learn-altar-priest-name = I sacerdoti portano punti
learn-altar-priest-task-1 = I sacerdoti portano punti vittoria. Gioca il tuo sacerdote; non costa nulla.
learn-altar-priest-task-2 = Ora prendi una carta da una fila in cui si libera un sacerdote.
learn-altar-priest-wrong-2 = { $choice ->
    [take-B] Lì si libera un contadino di riso: porta carte riso, ma niente punti.
   *[other] Lì si libera uno scalpellino: porta pietre, ma niente punti.
}
learn-altar-priest-learned = Un punto vittoria per ogni sacerdote in gioco, e uno in più per la maggioranza. I punti vittoria contano alla fine così come sono.
learn-altar-farmers-name = I contadini portano merci
learn-altar-farmers-task = A ogni turno devi giocare: uno scalpellino, un sacerdote, un santuario oppure fino a tre contadini dello stesso tipo. Un contadino è gratis, due costano in tutto 1 pietra, tre ne costano 2. Gioca due contadini di riso insieme.
learn-altar-farmers-wrong = { $choice ->
    [priest] Così giochi il sacerdote, e i due contadini ti restano in mano.
   *[other] Così ne giochi uno solo. Hai una pietra per pagare il secondo.
}
learn-altar-farmers-learned = I contadini restano in gioco. Rendono meno care le carte della loro merce e te ne portano una quando il loro tipo viene valutato.
learn-altar-buy-name = Comprare una carta sacrificio
learn-altar-buy-task = Un turno comincia con la possibilità di comprare una carta sacrificio. Costa 5 pietre, 1 in meno per ogni contadino di quel tipo che hai in gioco. Hai 3 pietre e due contadini di riso in gioco: compra una carta riso.
learn-altar-buy-wrong = Puoi risparmiare le pietre, ma con due contadini di riso il riso costa così poco che ora puoi pagarlo.
learn-altar-buy-learned = Due contadini di riso hanno abbassato il prezzo: hai pagato 3 pietre invece di 5. Con cinque contadini il riso non costerebbe nulla.
learn-altar-turn-name = Un turno intero
learn-altar-turn-task-1 = Ora un turno intero: comprare, giocare, prendere, punteggio. Hai 4 pietre, e con due contadini di riso in gioco il riso ne costa 3. Compra una carta riso.
learn-altar-turn-wrong-1 = Puoi farne a meno, ma ora per te il riso costa poco.
learn-altar-turn-task-2 = Ora gioca entrambi i contadini di riso. Il secondo costa la tua ultima pietra.
learn-altar-turn-wrong-2 = { $choice ->
    [priest] Così giochi il sacerdote, e i due contadini ti restano in mano.
   *[other] Così ne giochi uno solo. Hai ancora una pietra per pagare il secondo.
}
learn-altar-turn-task-3 = Hai una carta in mano, quindi ne prendi due. La prima non dà punteggio: prendila dalla fila A, C o D, e lascia la fila B per l'ultima.
learn-altar-turn-wrong-3 = Così nella fila B può liberarsi solo uno scalpellino. Lascia quella fila per la tua ultima carta.
learn-altar-turn-task-4 = È l'ultima carta che conta. Nella fila B libera un contadino di riso: prendi da lì.
learn-altar-turn-wrong-4 = Lì viene valutata un'altra carta. Hai quattro contadini di riso in gioco: prendi dalla fila B.
learn-altar-turn-learned = Hai di nuovo tre carte in mano, il riso è stato valutato, e con questo il tuo turno è finito. Ora tocca a Blu, e si va avanti in cerchio finché il mazzo si esaurisce.
learn-altar-shrine-name = Il santuario e il sacrificio
learn-altar-shrine-task-1 = Un santuario costa 7 pietre. Vale 4 punti alla fine e dà inizio a un sacrificio. Giocalo.
learn-altar-shrine-wrong-1 = I contadini costano meno, ma non danno inizio a un sacrificio. Con 8 pietre puoi pagare il santuario.
learn-altar-shrine-task-2 = Prima gli altri mettono una carta sull'altare: Blu ha messo arachidi. Ora metti una tua carta coperta, e nessun altro saprà quale. Più carte di una merce ci sono sull'altare, più vale alla fine ogni carta di quella merce. Hai quattro carte riso: nascondine una.
learn-altar-shrine-wrong-2 = Così aiuti il pepe, e di pepe hai solo due carte. Quattro carte riso ci guadagnano di più.
learn-altar-shrine-task-3 = Infine scegli una carta dalla riserva, che va scoperta in cima. Non costa nulla. Aiuta ancora il tuo riso.
learn-altar-shrine-wrong-3 = Così aiuti un'altra merce. Tu hai soprattutto riso.
learn-altar-shrine-task-4 = Il sacrificio è finito. Completa la mano da una fila qualsiasi.
learn-altar-shrine-learned = I sacrifici decidono quanto valgono le merci. Ciò che hai nascosto rende difficile capire le tue intenzioni: resta il tuo segreto fino alla fine, a meno che nella variante con l'oracolo un oracolo non lo mostri a qualcuno.
learn-altar-lay-name = Il sacrificio di un altro
learn-altar-lay-task = Ora è Blu ad aver giocato un santuario, e tu metti una carta scoperta sull'altare. Perdi quella carta, ma la sua merce può aumentare di valore. Hai tre carte banana e una carta riso: metti una carta banana.
learn-altar-lay-wrong = Così dai via la tua unica carta riso per una merce di cui poi non hai più nulla. Una carta banana fa valere di più le altre due.
learn-altar-lay-learned = Hai perso una carta banana, ma le altre due forse varranno di più. Poi Blu ha messo una carta coperta e una dalla riserva, come te nel tuo sacrificio.
learn-altar-shrine-reward-name = Si valutano i santuari
learn-altar-shrine-reward-task = Si valuta un santuario. Per i tuoi santuari ricevi punti vittoria o pietre. Scegli ciò che ti serve di più.
learn-altar-shrine-reward-learned = Uno per ognuno dei tuoi due santuari e uno per la maggioranza: una sola scelta per tutto. Alla fine cinque pietre valgono un punto.
learn-altar-substitute-name = Quando una merce finisce
learn-altar-substitute-task = Si valutano i contadini di arachidi, ma le carte arachidi sono finite. Puoi prendere invece una carta di un'altra merce, o nessuna. Scegli.
learn-altar-substitute-learned = Quando una merce è finita, scegli liberamente tra ciò che resta. Anche Blu ha un contadino di arachidi, e ora sceglie.
learn-altar-oracle-name = Variante: l'oracolo
learn-altar-oracle-task-1 = Nella variante con l'oracolo il mazzo contiene oracoli. Appaiono quando si forma una nuova fila. Nella fila A c'è una sola carta: prendila, e se ne mettono quattro nuove.
learn-altar-oracle-wrong-1 = Quella fila non resta vuota, quindi non arrivano carte nuove. Prendi dalla fila A.
learn-altar-oracle-task-2 = Una delle quattro era un oracolo. Esce dalla partita, e tu puoi guardare le prime quattro carte dell'altare. Guarda.
learn-altar-oracle-wrong-2 = Guardare non è obbligatorio, ma così non ottieni una carta e non scopri nulla.
learn-altar-oracle-task-3 = Solo tu vedi queste carte. Una la devi tenere; le altre tornano com'erano. Scegli.
learn-altar-oracle-learned = Hai una carta sacrificio in più, e sai dell'altare qualcosa che gli altri non sanno.
learn-altar-demon-name = Variante: il demone
learn-altar-demon-task-1 = Nella variante con il demone, il demone sta su una fila e da lì nessuno può prendere carte. Ogni sacerdote giocato lo sposta di una fila verso destra. Gioca il sacerdote.
learn-altar-demon-task-2 = Il demone è passato alla fila B: la fila A è di nuovo aperta. Prendi una carta dalla fila A.
learn-altar-demon-wrong-2 = Quella fila era aperta anche prima. Prendi da quella che il tuo sacerdote ha aperto: la fila A.
learn-altar-demon-learned = Con i sacerdoti decidi tu quale fila è sbarrata, anche per gli altri. Dalla fila D il demone torna alla fila A.

# Che cosa dice l'allenatore in una partita guidata; quando, è in `io/tips.py`.
coach-altar-play = A ogni turno giochi qualcosa: uno scalpellino, un sacerdote o un santuario, oppure fino a tre contadini di un tipo. Ciò che giochi resta davanti a te e rende ogni volta che il suo tipo viene valutato. La seconda carta di un tipo vale più della prima di un altro: da due in su puoi avere la maggioranza.
coach-altar-take = Ora prendi carte finché ne hai tre. Prima dell'ultima guarda tutte e quattro le file: la carta che si libera viene valutata per tutti. Scegli un tipo di cui hai in gioco più carte degli altri. Ciò che prendi potrai giocarlo nei prossimi turni.
coach-altar-shrine = Puoi pagare un santuario: 7 pietre. Alla fine conta 4 punti, e dà inizio a un sacrificio in cui tu metti due carte sull'altare e gli altri solo una a testa. Giocalo quando hai più carte di una stessa merce.
coach-altar-buy = Puoi permetterti una carta sacrificio. Compra una merce di cui hai già diverse carte, o una che ne ha molte sull'altare. Se invece risparmi per un santuario, tieni le pietre: alla fine cinque pietre valgono solo 1 punto.
coach-altar-lay = Devi mettere una delle tue carte sacrificio sull'altare, scoperta. Scegli una merce di cui ti restano più carte che agli altri: ne perdi una, le altre acquistano valore.
coach-altar-hide = Questa carta va coperta sull'altare: solo tu sai quale merce aiuta. Nascondi una carta della merce che raccogli.
coach-altar-offer = E ancora una carta, scoperta e dalla riserva: non ti costa nulla. Scegli la merce di cui hai più carte.
coach-altar-shrine-reward = I tuoi santuari vengono valutati: punti o pietre, per tutti insieme. Le pietre servono solo se puoi ancora spenderle: verso la fine i punti sono quasi sempre meglio.
coach-altar-substitute = Di questa merce non ci sono più carte. Prendine un'altra: meglio la merce che sull'altare vale di più.
coach-altar-return-shrine = Hai in mano solo santuari e non puoi pagarne uno: quindi uno torna nella scatola. La prossima volta tieni in mano una carta che non costa nulla.
coach-altar-pile-low = Il mazzo sta finendo, e quando si esaurisce la partita termina subito. Ciò che rende solo più tardi ormai arriva tardi: spendi le pietre per merci che valgono 3 o 2, e prendi i tuoi punti.
coach-altar-game-ended = Guarda il foglio dei punti: da dove vengono quelli di chi ha vinto? Da merci a 3 punti, o da sacerdoti e santuari? È a questo che puoi puntare la prossima volta.
coach-altar-shrine-of-others = Qualcuno ha costruito un santuario. Ora tutti danno una carta all'altare, e chi lo ha costruito due: guarda quale merce mostra l'ultima carta, probabilmente la raccoglie.
coach-altar-bonus = Era il bonus di maggioranza: nessuno ha in gioco tante carte di questo tipo quante ne hai tu, e quindi ricevi 1 in più. Fai valutare questo tipo ogni volta che puoi.
coach-altar-bonus-of-others = Il bonus di maggioranza è andato a un altro giocatore: ha più carte di questo tipo di chiunque altro, e almeno due. Appena ne hai altrettante, non lo riceve più nessuno.
coach-altar-scored = La tua ultima carta ha liberato questa, che è stata valutata: chi ha quel tipo in gioco riceve qualcosa. A ogni turno sei tu a decidere che cosa si valuta.
coach-altar-scored-by-others = Anche gli altri scelgono che cosa si valuta, e tu ricevi la tua parte se hai quel tipo in gioco. Guarda che cosa raccolgono: di quello vuoi almeno una carta anche tu.
coach-altar-goods = Una carta sacrificio! Alla fine vale 3, 2, 1 o 0 punti, a seconda di quante carte della sua merce ci sono sull'altare. Finché non ce n'è nessuna, non vale nulla: qualcuno deve costruire un santuario.
coach-altar-stones = Pietre: una per ogni tuo scalpellino in gioco. Risparmiane 7 per un santuario, o compra merci di cui hai contadini in gioco: costano meno.
coach-altar-points = Punti vittoria: sono al sicuro, qualunque cosa dica l'altare. Con più sacerdoti in gioco ricevi molto ogni volta che si valutano.
coach-altar-offered = L'altare cresce. Alla fine la merce con più carte lì sopra vale 3 punti a carta, la seconda 2, la terza 1. Si vede solo la carta in cima: cerca di ricordare le altre.
coach-altar-farmers-of-others = I contadini in gioco rendono meno cara la loro merce e ne portano una carta ogni volta che si valutano. Chi ne gioca diversi insieme vuole la maggioranza.
coach-altar-row-laid = La fila era vuota, quindi sono arrivate quattro carte nuove dal mazzo. Il mazzo è l'orologio della partita: quando si esaurisce, la partita finisce subito.

# L'introduzione prima delle regole.
intro-altar-goal-title = Di che cosa si tratta
intro-altar-goal = Raccogli merci e ne dai alcune all'altare. Alla fine ogni carta sacrificio che ti resta vale quanto dice l'altare. Vince chi ha più punti.
intro-altar-turn-title = Il tuo turno
intro-altar-turn = Quattro passi: 1. Puoi comprare una carta sacrificio: 5 pietre, 1 in meno per ogni tuo contadino di quel tipo. 2. Giochi: uno scalpellino, un sacerdote, un santuario o fino a tre contadini di un tipo. 3. Prendi carte finché ne hai tre in mano. 4. Una carta viene valutata.
intro-altar-take-title = Prendere e valutare
intro-altar-take = Le carte sono in quattro file, e si prende solo quella in fondo a una fila. La carta liberata dalla tua ultima viene valutata per tutti quelli che hanno in gioco carte di quel tipo. Decidi tu che cosa rende, e le carte in gioco decidono per chi.
intro-altar-kinds-title = Che cosa portano le carte
intro-altar-kinds = I contadini portano una carta sacrificio della loro merce, gli scalpellini 1 pietra ciascuno, i sacerdoti 1 punto vittoria ciascuno, i santuari 1 punto o 1 pietra ciascuno. Chi da solo ha più carte del tipo valutato, almeno due, riceve 1 in più.
intro-altar-shrine-title = Il sacrificio
intro-altar-shrine = Un santuario costa 7 pietre. Quando viene giocato, ogni altro giocatore mette una carta sacrificio sull'altare, scoperta. Poi chi lo ha costruito ne mette una propria coperta, e una della riserva in cima.
intro-altar-values-title = Quanto valgono le merci
intro-altar-values = La merce con più carte sull'altare vale 3 punti a carta, la seconda 2, la terza 1, l'ultima 0. A numero uguale il valore è lo stesso, e una merce che non c'è affatto non vale nulla.
intro-altar-end-title = La fine
intro-altar-end = Quando il mazzo si esaurisce, la partita finisce subito. Somma i punti vittoria, 4 per ogni santuario, 1 ogni cinque pietre e le carte sacrificio al loro valore.

# Che cosa mostrano posizioni di partite giocate. $first: che cosa il bot non ha scelto.
strategy-altar-masons-title = Prima le pietre
strategy-altar-masons-text = La partita è appena cominciata, e in mano ci sono varie carte. Quale conviene mettere in gioco per prima?
strategy-altar-masons-why = Non costa nulla, e da ora rende ogni volta che si valutano gli scalpellini, fino alla fine della partita. Con le pietre si pagano merci, altri contadini e soprattutto santuari. Chi non ne ha può solo stare a guardare.
strategy-altar-majority-title = Conquistare una maggioranza
strategy-altar-majority-text = Guarda che cosa hanno in gioco tutti. Con quale carta ottieni la maggioranza di un tipo?
strategy-altar-majority-why = Dà la maggioranza, e ora questo tipo porta 1 in più ogni volta che si valuta, chiunque lo scelga. Da due carte in su il numero conta più della varietà.
strategy-altar-uncover-title = Che cosa si libera?
strategy-altar-uncover-text = È l'ultima carta del turno: ciò che libera viene valutato per tutti. Scorri le file e confronta: che cosa avresti tu, e che cosa gli altri?
strategy-altar-uncover-why = Qui il bot riceve più di chiunque altro. Con «{ $first }» un altro avrebbe guadagnato di più.
strategy-altar-cheap-title = Comprare quando costa poco
strategy-altar-cheap-text = I contadini in gioco hanno reso una merce a buon mercato. È il momento di comprare?
strategy-altar-cheap-why = Per così poche pietre non c'è quasi nulla di meglio di una carta sacrificio, che può valere fino a 3 punti. Cinque pietre che restano alla fine valgono un solo punto.
strategy-altar-shrine-title = Prima raccogliere, poi costruire
strategy-altar-shrine-text = Le pietre bastano per un santuario, e di una merce ci sono già diverse carte sacrificio. E ora?
strategy-altar-shrine-why = 4 punti sicuri, e con due carte chi costruisce decide sull'altare più di chiunque altro. Conviene soprattutto quando di una merce hai molte carte.
strategy-altar-hide-title = Nascondi ciò di cui hai di più
strategy-altar-hide-text = Il sacrificio: una carta propria, coperta. Quale merce deve aumentare di valore?
strategy-altar-hide-why = È la merce di cui il bot ha più carte. Ne dà via una, e tutte le altre possono guadagnare. «{ $first }» avrebbe aiutato meno carte.
strategy-altar-end-title = Chiudere quando si è in vantaggio
strategy-altar-end-text = Il mazzo è quasi vuoto. In una fila resta una sola carta: chi la prende chiude subito la partita, e non si valuta più nulla. Conviene ora?
strategy-altar-end-why = Così la partita è finita e il bot ha vinto. Ogni altro turno avrebbe dato un'occasione agli altri.
