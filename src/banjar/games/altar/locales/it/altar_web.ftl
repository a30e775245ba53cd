# Il tavolo di altar nel browser. Le lettere sulle carte: tutte diverse.
altar-web-letter-rice = Ris
altar-web-letter-peanut = Ara
altar-web-letter-banana = Ban
altar-web-letter-pepper = Pep
altar-web-letter-stonemason = Sca
altar-web-letter-priest = Sac
altar-web-letter-shrine = San
altar-web-letter-oracle = Ora
# I nomi sulle carte; quelli lunghi sono disegnati più stretti.
altar-web-name = { $card ->
    [rice] Riso
    [peanut] Arachidi
    [banana] Banane
    [pepper] Pepe
    [stonemason] Scalpellino
    [priest] Sacerdote
    [shrine] Santuario
   *[oracle] Oracolo
}

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
altar-web-scored-mark = valutata
altar-web-scored-last = valutata per ultima
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
altar-web-left = { $count ->
    [one] resta 1 carta
   *[other] restano { $count } carte
}
altar-web-pile = Mazzo
altar-web-nearly-out = quasi finito
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

# Quanto valgono le merci se la partita finisse ora; `certain` dove il numero si può sapere.
altar-web-worth = Quanto valgono le merci
altar-web-worth-help = Punti per ogni carta sacrificio se la partita finisse ora: 3 per la merce con più carte sull'altare, poi 2, 1 e 0. Dove non puoi saperlo, una barra mostra ciò che è possibile.
altar-web-worth-each = { $certain ->
    [yes] { altar-good }: { $highest } l'una
   *[no] { altar-good }: da { $lowest } a { $highest } l'una
}
altar-web-worth-count = { $certain ->
    [yes] { $most } sull'altare
   *[no] da { $fewest } a { $most } sull'altare
}
altar-web-worth-yours = { $certain ->
    [yes] ne hai { $count }, valore { $highest }
   *[no] ne hai { $count }, valore da { $lowest } a { $highest }
}
altar-web-worth-all = { $certain ->
    [yes] Le tue carte sacrificio ora valgono { altar-web-worth-points }
   *[no] Le tue carte sacrificio ora valgono da { $lowest } a { altar-web-worth-points }
}
altar-web-worth-points = { $highest ->
    [one] 1 punto
   *[other] { $highest } punti
}
altar-web-worthless-all = Le merci valgono 0 finché sull'altare non ce n'è nessuna.
altar-web-worthless = Valgono 0 finché sull'altare non ce n'è nessuna: { $goods }

altar-web-in-play = In gioco
altar-web-majority = maggioranza: ricevi 1 in più
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
altar-web-hidden = Messe coperte da te
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
    [one] non costa nulla, tieni la tua pietra
   *[other] non costa nulla, tieni le tue { $left } pietre
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
altar-web-frees = si libera: { altar-card }
altar-web-frees-short = si libera
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
altar-web-why-offer-oracle = Prima l'oracolo: rispondi alla domanda sull'altare, poi continui a prendere carte.
altar-web-why-offer-scoring = La tua mano è di nuovo piena: ora si assegna il punteggio.
altar-web-why-not-free = Solo la carta in fondo a una fila è libera.
altar-web-why-demon = Il demone sta su questa fila: non si può prendere nessuna carta.
altar-web-why-hand-buy = Prima decidi se comprare una carta sacrificio; poi giochi.
altar-web-why-hand-phase = In questo turno hai già giocato.
altar-web-why-hand-turn = Le carte in mano si giocano nel proprio turno.
altar-web-why-too-dear = Un santuario costa { $price } pietre, ma ne hai solo { $stones }.
altar-web-why-supply-phase = Le carte sacrificio si comprano all'inizio del proprio turno.
altar-web-why-supply-hide = Prima metti una tua carta coperta; poi in cima ne va una della riserva.
altar-web-why-none-left = Nella riserva non ci sono più carte { altar-good }.
altar-web-why-price = { $price ->
    [one] Una carta { altar-good } ti costa 1 pietra, ma ne hai { $stones }.
   *[other] Una carta { altar-good } ti costa { $price } pietre, ma ne hai solo { $stones }.
}
altar-web-why-goods = Le carte sacrificio si mettono sull'altare solo quando è stato giocato un santuario.
altar-web-why-goods-none = Non hai carte { altar-good }.
altar-web-why-goods-offer = La tua carta è stata messa; l'ultima viene dalla riserva.
altar-web-why-altar = Nessuno può sfogliare l'altare; si vede solo la carta in cima.
altar-web-why-altar-lay = Scegli una delle tue carte sacrificio da mettere sull'altare.
altar-web-why-altar-offer = Scegli una carta della riserva da mettere sull'altare.

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
altar-web-ask-offer = Scegli una merce della riserva: va in cima all'altare.
altar-web-ask-take = { $last ->
    [yes] Prendi la tua ultima carta. Quella che si libera viene valutata per tutti.
   *[no] Prendi una carta libera dall'offerta.
}
altar-web-ask-look = È apparso un oracolo: vuoi guardare le carte in cima all'altare?
altar-web-ask-keep = Scegli la carta da tenere.
altar-web-ask-shrine-reward = Si valutano i tuoi santuari: punti o pietre?
altar-web-ask-substitute = Questa merce è finita: prendine un'altra, o nessuna.

# A che cosa serve una carta, in una riga.
altar-web-about = { $card ->
    [stonemason] Quando si valuta: 1 pietra per ognuno dei tuoi in gioco.
    [priest] Quando si valuta: 1 punto vittoria per ognuno dei tuoi in gioco.
    [shrine] Costa 7 pietre e dà inizio a un sacrificio. Quando si valuta: 1 punto o pietra ciascuno; alla fine 4 punti.
    [pepper] Finché è in gioco, la sua merce ti costa 1 pietra in meno. Quando si valuta: 1 carta sacrificio di quella merce. Il pepe lungo di Bali è rosso come un peperoncino.
   *[other] Finché è in gioco, la sua merce ti costa 1 pietra in meno. Quando si valuta: 1 carta sacrificio di quella merce.
}

# Perché un suggerimento consiglia un'azione: che cosa porta, impedisce e costa. Ognuno è una frase a sé.
altar-web-hint-worth = { $points ->
    [0] { altar-sacrifice-card-first } alla fine varrà probabilmente poco.
    [one] { altar-sacrifice-card-first } alla fine varrà probabilmente circa 1 punto.
   *[other] { altar-sacrifice-card-first } alla fine varrà probabilmente circa { $points } punti.
}
altar-web-hint-cheaper = { $count ->
    [one] Il tuo contadino la fa costare 1 pietra in meno.
   *[other] I tuoi contadini la fanno costare { $count } pietre in meno.
}
altar-web-hint-stones = { $left ->
    [0] Costa { altar-web-stones } e non te ne restano.
    [one] Costa { altar-web-stones } e te ne resta 1.
   *[other] Costa { altar-web-stones } e te ne restano { $left }.
}
altar-web-hint-cannot-buy = Non puoi ancora pagare una carta.
altar-web-hint-save-for-shrine = Hai in mano un santuario: costa { $price } pietre e ne hai { $stones }.
altar-web-hint-not-worth = Il meglio che puoi comprare è { altar-sacrifice-card } per { altar-web-stones }; le pietre ti serviranno di più dopo.
altar-web-hint-scored = { $card ->
    [stonemason] Ogni volta che si valutano gli scalpellini ricevi { altar-web-stones }.
    [priest] Ogni volta che si valutano i sacerdoti ricevi { altar-web-points }.
    [shrine] Ogni volta che si valutano i santuari ricevi { altar-web-points-or-stones }.
   *[other] Ogni volta che si valutano questi contadini ricevi { altar-web-goods-count }.
}
altar-web-hint-scored-now = { $card ->
    [stonemason] Puoi farlo valutare già in questo turno, dalla fila { $row }: { altar-web-stones } per te.
    [priest] Puoi farlo valutare già in questo turno, dalla fila { $row }: { altar-web-points } per te.
    [shrine] Puoi farlo valutare già in questo turno, dalla fila { $row }: { altar-web-points-or-stones } per te.
   *[other] Puoi farlo valutare già in questo turno, dalla fila { $row }: { altar-web-goods-count } per te.
}
altar-web-hint-majority = Ottieni la maggioranza: 1 in più ogni volta che questo tipo viene valutato.
altar-web-hint-majority-of = { $player } perde la maggioranza di questo tipo.
altar-web-hint-price = { $count ->
    [0] Poi le carte { altar-good } per te sono gratis.
   *[other] Poi una carta { altar-good } ti costa { altar-web-stones } invece di { $price }.
}
altar-web-hint-shrine = Alla fine vale { $points } punti, e rende ogni volta che si valutano i santuari.
altar-web-hint-sacrifice = Decidi tu che cosa si sacrifica: hai { altar-web-goods } da far valere di più.
altar-web-hint-demon = Il demone avanza sulla fila { $row } e la sbarra.
altar-web-hint-return-shrine = Non puoi pagare le { $price } pietre per nessuno dei tuoi santuari, quindi uno deve andarsene.
altar-web-hint-raises = Fa salire il valore delle carte { altar-good }, e tu hai ancora { altar-web-goods }.
altar-web-hint-least = Perdi poco: { altar-sacrifice-card } è quella che ti serve meno.
altar-web-hint-holds-down = Tiene basso il valore delle carte { altar-good }: altri ne hanno più di te.
altar-web-hint-gives-card = Ti costa { altar-sacrifice-card }.
altar-web-hint-from-supply = Viene dalla riserva e non ti costa nulla.
altar-web-hint-ends-ahead = Così la partita finisce e, per quanto si può sapere, sei in vantaggio.
altar-web-hint-ends-behind = Così la partita finisce; aspettare ti aiuterebbe poco.
altar-web-hint-score = { $what ->
    [stones] Il punteggio ti porta { altar-web-stones }.
    [points] Il punteggio ti porta { altar-web-points }.
    [points-or-stones] Il punteggio ti porta { altar-web-points-or-stones }.
   *[cards] Il punteggio ti porta { altar-web-goods-count }.
}
altar-web-hint-score-nobody = Da ciò che si valuta nessuno guadagna.
altar-web-hint-score-others = { $what ->
    [stones] Così { $player } riceve { altar-web-stones }.
    [points] Così { $player } riceve { altar-web-points }.
    [points-or-stones] Così { $player } riceve { altar-web-points-or-stones }.
   *[cards] Così { $player } riceve { altar-web-goods-count }.
}
altar-web-hint-other-row = Nella fila { $row } si valuterebbe { altar-cards }, e questo aiuterebbe { $player }.
altar-web-hint-take-card = { $card ->
    [stonemason] Lo scalpellino che prendi porta pietre ogni volta che si valutano gli scalpellini.
    [priest] Il sacerdote che prendi porta punti vittoria ogni volta che si valutano i sacerdoti.
    [shrine] Il santuario che prendi porta punti e un sacrificio appena puoi pagarlo.
   *[other] { $count ->
        [0] Il contadino che prendi rende la sua merce meno cara per te.
        [one] Il contadino che prendi si aggiunge a quello che hai in gioco.
       *[other] Il contadino che prendi si aggiunge ai { $count } che hai in gioco.
    }
}
altar-web-hint-then = Libera { altar-cards }, che puoi prendere subito dopo.
altar-web-hint-look = Guadagni una carta sacrificio e sai qualcosa che gli altri non sanno.
altar-web-hint-no-look = Dovresti tenere una carta, e nessuna ti aiuterebbe.
altar-web-hint-altar-less = L'altare avrà una carta { altar-good } in meno, e questo non aiuta le altre che hai.
altar-web-hint-points-count = I punti vittoria contano per intero; cinque pietre alla fine fanno solo un punto.
altar-web-hint-stones-for-shrine = Ti avvicinano alle { $price } pietre per il tuo santuario.
altar-web-hint-stones-later = C'è ancora tempo per ricavare dalle pietre più che punti.
altar-web-hint-decline = Nessuna delle altre merci ti conviene.

# On the score sheet, beside a good.
altar-web-on-altar = { $count } sull'altare: { $value } l'una
# Che cosa decide a parità di punti in testa. $counts: i giocatori con i loro numeri.
altar-web-tie-shrines = Decide chi ha più santuari in gioco: { $counts }.
altar-web-tie-stones = Poi decide chi ha più pietre: { $counts }.
altar-web-length = circa 30 minuti
altar-web-film = Prendi carte, raccogli merci e sacrificane alcune: quella più presente sull'altare vale di più.
