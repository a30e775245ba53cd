# Le lezioni. `name` sta nell'elenco, `task` dice che cosa fare (con un numero dove una lezione ha più passi), `wrong` che
# cosa non va in un'altra scelta, `learned` di che cosa si trattava. $choice è quella scelta nella notazione delle cronache,
# con un trattino per ogni segno che non è una lettera o una cifra.
learn-dalang-about = Il Dalang, il maestro del teatro delle ombre, viaggia tra quattro isole. Lì conquisti il favore di principi e sacerdoti e conduci il Dalang dove conviene: ogni arrivo porta maschere del demone. Vince chi alla fine ha le maschere e i sigilli di maggior valore.
learn-dalang-mask-name = Lo scopo: le maschere
learn-dalang-mask-task = Si gioca per le maschere: ognuna vale i punti che porta scritti. Ci sono quattro isole, ognuna con un disco del principe e un disco del sacerdote, che si trovano nei villaggi dei giocatori. Se conduci il Dalang su un'isola dove uno dei dischi è tuo, prendi una maschera. Hai il disco del principe di Panschar e una carta Dalang che porta lì: giocala.
learn-dalang-mask-wrong = { $choice ->
    [end] Così termini il turno senza maschera.
   *[other] L'artista scambia carte, ma non porta maschere. Gioca la carta Dalang.
}
learn-dalang-mask-learned = Blu ha il disco del sacerdote di Panschar e ha preso una maschera del valore più basso, 2. Tu hai condotto lì il Dalang e ne hai presa una del valore immediatamente superiore, 3. Con entrambi i dischi ne avresti presa una solo tu, del valore più basso. Poi ognuno prende in mano le quattro carte in fondo alla propria pila, il resto si scarta, e comincia il turno del giocatore seguente.
learn-dalang-end-name = La fine della partita
learn-dalang-end-task = Resta una maschera, e con quella la partita finisce. Le maschere contano il loro valore, ogni sigillo del dominio conta 3 punti. Viaggia verso Panschar, dove entrambi i dischi sono tuoi: allora solo tu prendi una maschera.
learn-dalang-end-wrong = { $choice ->
    [end] Così termini il turno, e forse un altro prenderà l'ultima maschera.
   *[other] L'artista scambia carte, ma non porta maschere. Gioca la carta Dalang.
}
learn-dalang-end-learned = Con l'ultima maschera la partita è finita. Il foglio mostra il valore delle tue maschere e 3 punti per ogni sigillo.
learn-dalang-prince-name = Vincere un disco
learn-dalang-prince-task = I dischi si vincono con principi e sacerdoti. Il disco del sacerdote di Kukusch è già tuo. Per quello del principe scarti un principe e ne mostri altri; vince chi ne mostra di più. Scartane uno e mostrane tre.
learn-dalang-prince-wrong = { $choice ->
    [end] Così termini il turno senza contesa.
   *[other] Meno ne mostri, più è facile superarti. Le carte mostrate ti restano in mano: mostrale tutte e tre.
}
learn-dalang-prince-learned = Il disco del principe è tuo. Con entrambi i dischi di un'isola prendi anche il suo sigillo: 3 punti alla fine. I tre principi mostrati li hai ancora in mano.
learn-dalang-contest-name = Rispondere a una contesa
learn-dalang-contest-task = Blu vuole il disco del sacerdote di Kukusch e ha mostrato due sacerdoti. Tu ne hai tre: mostrane di più.
learn-dalang-contest-wrong = Se passi, Blu vince il disco con due sacerdoti. Tu ne hai tre.
learn-dalang-contest-learned = Nessuno ne ha mostrati di più, quindi il disco passa al tuo villaggio. I sacerdoti ti restano in mano, ma ora gli altri lo sanno.
learn-dalang-turn-name = Pescare, e la fine di un turno
learn-dalang-turn-task = Quando comincia un turno, il giocatore di turno pesca due carte e tutti gli altri una. Poi gioca quante carte vuole, anche nessuna, e termina il turno. Un solo principe o un solo sacerdote non può fare nulla: termina il turno e guarda che cosa peschi.
learn-dalang-turn-learned = Hai pescato una carta nel turno di Blu, una in quello di Giallo e due ora che tocca di nuovo a te. Le carte arrivano da sole: spesso è meglio terminare il turno che giocare una carta troppo presto.
learn-dalang-travel-name = Viaggiare
learn-dalang-travel-task-1 = Una carta Dalang porta tutti su un'altra isola. La tua riporta Kukusch, dove sei, e Tschakkalag: viaggia fin lì.
learn-dalang-travel-wrong-1 = Così termini il turno, e il Dalang resta a Kukusch.
learn-dalang-travel-task-2 = Nessuno ha bloccato il viaggio. Ora ognuno posa le proprie carte in una pila. Scegli l'ordine, prima la carta in fondo.
learn-dalang-travel-learned = Ognuno prende in mano la propria pila sulla nuova isola. Lì non hai dischi, quindi non si assegnano maschere e il tuo turno continua.
learn-dalang-block-name = Fermare un viaggio
learn-dalang-block-task = Blu vuole andare a Panschar. Una carta Dalang che riporta la meta può impedirlo, e tu ne hai una: blocca.
learn-dalang-block-wrong = Così Blu va a Panschar, dove ha un disco, e prende una maschera che vale più della tua.
learn-dalang-block-learned = Il Dalang resta, e il turno di Blu continua.
learn-dalang-scholar-name = Lo studioso
learn-dalang-scholar-task-1 = Su ognuna delle altre isole hai una pila di carte coperte, che non puoi guardare. Con uno studioso metti fino a tre carte sulle tue pile, oppure ne prendi fino a tre. Gioca lo studioso.
learn-dalang-scholar-wrong-1 = { $choice ->
    [end] Così termini il turno, e lo studioso ti resta in mano.
   *[other] Questa lezione riguarda lo studioso: giocalo.
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
learn-dalang-artist-name = L'artista
learn-dalang-artist-task-1 = Nel tuo turno giochi quante carte vuoi, una dopo l'altra. Con un artista scambi carte della tua mano: gioca l'artista.
learn-dalang-artist-wrong-1 = { $choice ->
    [end] Così termini il turno, e l'artista ti resta in mano.
   *[other] Questa lezione riguarda l'artista: giocalo.
}
learn-dalang-artist-task-2 = Scarta una carta che non ti serve. Puoi scambiarne fino a tre.
learn-dalang-artist-wrong-2 = Così l'artista non ha scambiato nulla. Prima scarta una carta.
learn-dalang-artist-task-3 = Per ora una basta: scegli «{ dalang-action-done }».
learn-dalang-artist-wrong-3 = Puoi scambiarne un'altra, ma qui una basta: «{ dalang-action-done }».
learn-dalang-artist-learned = Per la carta vecchia ne hai pescata una nuova. Poi è stato chiesto agli altri se si uniscono con un loro artista; entrambi hanno passato.
learn-dalang-join-name = Unirsi, e chiudere un turno
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
learn-dalang-warrior-name = Il guerriero
learn-dalang-warrior-task = Un guerriero sfida tutti gli altri tranne uno, che risparmi. Chi non può parare con un guerriero deve fuggire. Gioca il tuo e risparmia Blu.
learn-dalang-warrior-wrong = { $choice ->
    [end] Così termini il turno, e il guerriero ti resta in mano.
    [warrior-2] Così risparmi Giallo e sfidi Blu. Questa volta risparmia Blu.
   *[other] Con i principi ti contendi un disco. Questa lezione riguarda il guerriero: giocalo.
}
learn-dalang-warrior-learned = Giallo non aveva guerrieri ed è fuggito: tre carte sono in salvo sulle pile, la quarta è persa. Giallo non può reagire finché il tuo turno non finisce o il Dalang non si sposta.
learn-dalang-parry-name = Parare
learn-dalang-parry-task-1 = Ora Blu gioca un guerriero e ti sfida. Ne hai uno anche tu: usalo per parare.
learn-dalang-parry-wrong-1 = Se fuggi, la tua mano finisce sulle pile e per un po' non puoi reagire. Un guerriero lo evita.
learn-dalang-parry-task-2 = Con un secondo guerriero potresti chiudere il turno di Blu. Non ce l'hai: scegli «{ dalang-action-do-not-force }». Ti viene chiesto comunque, perché nessuno sappia che cosa hai in mano.
learn-dalang-parry-learned = Sei ancora presente e puoi reagire a tutto ciò che Blu giocherà.
learn-dalang-flee-name = Fuggire
learn-dalang-flee-task-1 = Questa volta non hai guerrieri: devi fuggire.
learn-dalang-flee-task-2 = Puoi salvare tre delle tue quattro carte sulle tue pile sulle altre isole, distribuite come vuoi. Metti giù la prima.
learn-dalang-flee-task-3 = Ora la seconda, sulla stessa pila o su un'altra.
learn-dalang-flee-task-4 = E la terza. La carta che resta viene scartata.
learn-dalang-flee-learned = Torni quando comincia il turno del giocatore seguente o il Dalang si sposta. Scegli bene che cosa salvare, e dove.

# Che cosa dice l'allenatore in una partita guidata; quando, è in `io/tips.py`.
coach-dalang-turn = Tocca a te: gioca quante carte vuoi, una dopo l'altra, poi termina il turno. Chiediti prima: su quali isole ho un disco, e posso condurre lì il Dalang? Ogni arrivo su una di esse è una maschera.
coach-dalang-dalang = Hai una carta Dalang. Se conduci il Dalang su un'isola dove hai un disco, prendi una maschera; dopo, il tuo turno è finito. Quindi gioca prima le carte che vuoi usare qui.
coach-dalang-prince = Con due o più principi puoi contendere il disco del principe dell'isola dove si trova il Dalang. Perdi solo la prima carta; quelle che mostri ti restano in mano. Più ne mostri, più sei al sicuro.
coach-dalang-priest = Con due o più sacerdoti puoi contendere qui il disco del sacerdote. Se vinci entrambi i dischi di un'isola, ottieni anche il suo sigillo: 3 punti che tieni anche se poi perdi i dischi.
coach-dalang-warrior = Un guerriero mette in fuga gli altri, tutti tranne uno. Chi è fuggito non può bloccare un viaggio né mostrare più carte di te: giocalo prima di una contesa o di un viaggio. Ma un guerriero in mano ti protegge anche nei turni degli altri.
coach-dalang-scholar = Uno studioso collega la tua mano alle tue pile sulle altre isole: metti carte dove ti serviranno, o prendine fino a tre. Chi ha uno studioso può fare lo stesso dopo di te.
coach-dalang-artist = Un artista scambia fino a tre carte. Tieni ciò che hai in più copie (principi, sacerdoti) e le carte Dalang verso isole dove hai un disco; scambia il resto.
coach-dalang-block = Qualcuno vuole viaggiare. Con una carta Dalang che riporta la meta puoi impedirlo. Vale la pena di spenderla? Guarda di chi sono i dischi lì: se uno è tuo, prendi una maschera anche tu.
coach-dalang-contest = Si contende un disco. Se mostri più carte di chiunque finora, può diventare tuo; le carte ti restano in mano. Ma gli altri poi sanno che cosa hai, e ti viene chiesto una volta sola.
coach-dalang-answer-warrior = Sei sotto sfida. Con un tuo guerriero resti; senza, devi fuggire. Fuggire non è un disastro: salvi tre carte sulle tue pile e peschi di nuovo al turno seguente.
coach-dalang-spread = Metti le tue tre carte migliori dove ti serviranno: principi e sacerdoti su un'isola di cui vuoi il disco, e meglio insieme che sparsi.
coach-dalang-join = Qualcuno ha giocato uno studioso o un artista. Con una carta uguale puoi fare lo stesso ora, anche se non è il tuo turno. Una seconda chiuderebbe persino il suo turno.
coach-dalang-force = Con una seconda carta dello stesso tipo chiudi il turno in corso e peschi una carta. Fallo se qualcuno sta per prendersi una maschera o un disco; altrimenti tieni la carta.
coach-dalang-stow = Il Dalang viaggia, e ognuno lascia le proprie carte in una pila. L'ordine conta: se al ritorno si prendono maschere, tornano in mano solo le quattro carte in fondo. Metti in fondo le migliori.
coach-dalang-exchange-stacks = O metti carte sulle tue pile o ne prendi, non entrambe le cose. Prendendo vedi ogni carta prima di scegliere la successiva. Prendi quando ti mancano carte per qualcosa che vuoi fare subito.
coach-dalang-exchange-cards = Scegli ciò che non ti serve; poi peschi altrettante carte. Principi e sacerdoti singoli aiutano poco, e così le carte Dalang verso isole dove non hai nulla.
coach-dalang-game-ended = Le maschere contano il loro valore, i sigilli 3 punti ciascuno. Chi ha condotto più spesso il Dalang, e chi lo ha solo seguito?
coach-dalang-last-masks = Una maschera di valore 5: è cominciata la fila più alta, e la fine è vicina. Conta quante maschere restano. Ora ogni viaggio rende di più, e un sigillo vale quanto una piccola maschera.
coach-dalang-mask = Una maschera per te! Chi conduce il Dalang verso un proprio disco riceve la maschera migliore; chi ha l'altro disco lo segue e riceve quella più bassa.
coach-dalang-mask-of-others = Gli altri hanno preso maschere. Guarda su quale isola: se vinci uno dei suoi dischi, ne prendi una anche tu quando chi ha l'altro disco vi conduce il Dalang.
coach-dalang-seal = Entrambi i dischi di un'isola sono tuoi, quindi hai il suo sigillo del dominio: 3 punti. Lo tieni finché un altro non ha lì entrambi i dischi.
coach-dalang-seal-of-others = Qualcuno ha entrambi i dischi di un'isola e con essi il sigillo: 3 punti. Puoi prenderglielo vincendo lì entrambi i dischi.
coach-dalang-disc = Il disco è tuo. Ora il Dalang deve partire e tornare: un arrivo su quest'isola ti porta una maschera. Ricorda quali tue carte Dalang portano qui.
coach-dalang-disc-of-others = Una contesa per un disco. Solo la prima carta è persa, quelle mostrate restano in mano: ora sai chi le ha. Chi possiede un disco vuole che il Dalang arrivi lì.
coach-dalang-blocked = Il viaggio è stato fermato con una carta Dalang che riporta la stessa meta. Il turno continua, e si può tentare con un'altra carta Dalang. Tienine una anche tu per questi momenti.
coach-dalang-forced = Una seconda carta dello stesso tipo ha chiuso il turno. Chi gioca studiosi, artisti o guerrieri dà agli altri questa occasione.
coach-dalang-fled = Qualcuno è fuggito: niente reazioni da parte sua fino al prossimo turno o finché il Dalang non si sposta. Le sue carte sono ora sulle pile.
coach-dalang-moved = Il Dalang è arrivato, e tutti hanno preso la propria pila. Se chi viaggia non ha dischi sull'isola, non si assegnano maschere e il turno continua.
coach-dalang-reshuffled = Il mazzo era vuoto, quindi gli scarti sono stati rimescolati. Ciò che era scartato può tornare.
coach-dalang-drew = Ogni turno comincia pescando: due carte il giocatore di turno, una tutti gli altri. Così la tua mano cresce anche nei turni degli altri.

# L'introduzione prima delle regole.
intro-dalang-goal-title = Di che cosa si tratta
intro-dalang-goal = Raccogli maschere del demone, da 2 a 5 punti, e sigilli del dominio, da 3. Quando l'ultima maschera è presa la partita finisce, e vince chi ha più punti.
intro-dalang-islands-title = Isole e dischi
intro-dalang-islands = Ognuna delle quattro isole ha un disco del principe e uno del sacerdote, che si trovano nei villaggi dei giocatori. Su ogni isola hai anche una pila di carte coperte; solo dove si trova il Dalang hai le tue carte in mano.
intro-dalang-turn-title = Il tuo turno
intro-dalang-turn = Il giocatore di turno pesca due carte, tutti gli altri una. Poi gioca quante carte vuole, una dopo l'altra. Uno studioso sposta carte tra mano e pile, un artista scambia carte, un guerriero mette in fuga gli altri.
intro-dalang-contest-title = Vincere i dischi
intro-dalang-contest = Scarta un principe e mostrane altri: se nessuno ne mostra più di te, il disco del principe dell'isola è tuo. Con i sacerdoti funziona allo stesso modo. Ciò che mostri ti resta in mano. Entrambi i dischi di un'isola danno anche il suo sigillo.
intro-dalang-travel-title = Viaggi e maschere
intro-dalang-travel = Una carta Dalang conduce tutti su un'altra isola; le carte in mano diventano pile, e le pile di quell'isola si prendono in mano. Se conduci il Dalang su un'isola dove hai un disco, prendi una maschera. Chi ha l'altro disco ne prende una del valore più basso, tu una del valore immediatamente superiore; poi il tuo turno finisce.
intro-dalang-reactions-title = Reazioni
intro-dalang-reactions = Ogni turno è un po' anche tuo: para un guerriero con un guerriero, unisciti con un tuo studioso o artista, mostra più principi o sacerdoti, blocca un viaggio con una carta Dalang verso la stessa meta. Un secondo guerriero, studioso o artista chiude persino il turno.
intro-dalang-end-title = La fine
intro-dalang-end = La partita finisce con l'ultima maschera. Somma i valori delle tue maschere e 3 punti per ogni sigillo.

# Che cosa mostrano posizioni di partite giocate. $first: che cosa il bot non ha scelto.
strategy-dalang-score-title = Vai dove hai un disco
strategy-dalang-score-text = Guarda le isole: dove hai un disco, e quale tua carta Dalang porta lì?
strategy-dalang-score-why = Arrivare dove si ha un disco vale una maschera. Poi il turno finisce, quindi tutto il resto si gioca prima.
strategy-dalang-contest-title = Mostra ciò che hai
strategy-dalang-contest-text = In mano ci sono più carte di un tipo, e il disco di quest'isola è di un altro. Quante conviene mostrarne?
strategy-dalang-contest-why = Le carte mostrate restano in mano, quindi si perde poco. «{ $first }» sarebbe stato più facile da superare.
strategy-dalang-seal-title = Completare una coppia
strategy-dalang-seal-text = Un disco di quest'isola è già tuo. Che cosa porterebbe l'altro?
strategy-dalang-seal-why = Con entrambi i dischi di un'isola arriva il suo sigillo, 3 punti che restano anche se i dischi si perdono. Poche mosse rendono di più.
strategy-dalang-warrior-title = Prima sgombrare la strada
strategy-dalang-warrior-text = C'è un piano per questo turno, ma gli altri potrebbero ostacolarlo. Che cosa viene prima?
strategy-dalang-warrior-why = Chi deve fuggire non può bloccare un viaggio né mostrare più carte. Più avanti nello stesso turno il bot ha proseguito il suo piano.
strategy-dalang-block-title = Fermare un viaggio che giova agli altri
strategy-dalang-block-text = Qualcuno vuole condurre il Dalang su un'isola dove ha un disco, e tu lì non ne hai. Vale la pena di spendere una carta per fermarlo?
strategy-dalang-block-why = Il viaggio avrebbe portato una maschera agli altri e nulla al bot. «{ $first }» lo avrebbe lasciato accadere.
strategy-dalang-stow-title = Le carte migliori in fondo
strategy-dalang-stow-text = Il Dalang viaggia, e la mano diventa una pila. Ha più di quattro carte. Quale carta va proprio in fondo?
strategy-dalang-stow-why = Se al ritorno qui si prendono maschere, tornano in mano solo le quattro carte in fondo. Perciò le carte più importanti per quest'isola stanno in fondo.
