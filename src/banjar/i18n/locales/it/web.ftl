# The browser client
web-skip = Vai al contenuto
web-home = Pagina iniziale
web-loading = Un momento…
web-close = Chiudi
web-settings = Impostazioni
web-lost-title = Qui non c'è nulla
web-lost = A questo indirizzo non c'è nessuna pagina. Forse manca un pezzo del link.
web-gone-title = Questo tavolo non c'è più
web-gone = Il tavolo è stato eliminato, e con esso la partita.
web-unreachable = Il server non risponde; riprova.
web-page-missing = Non è stato possibile caricare questa pagina.
web-try-again = Riprova
web-connection-connecting = Connessione in corso…
web-connection-lost = Connessione persa, nuovo tentativo…
web-connection-back = Connessione ristabilita

web-language = Lingua
web-language-en = English
web-language-nl = Nederlands
web-language-de = Deutsch
web-language-it = Italiano
web-name = Il tuo nome
web-theme = Tema
web-theme-auto = automatico
web-theme-light = chiaro
web-theme-dark = scuro
web-speed = Animazioni
web-speed-0 = nessuna
web-speed-05 = lente
web-speed-1 = normali
web-speed-2 = veloci
web-switch-confirm = Conferma ogni scelta
web-switch-textmode = Tavolo in modalità testo (per screen reader)
web-switch-sounds = Audio
web-switch-notify = Avvisami quando tocca a me
web-notify-blocked = Il browser non permette a Banjar di inviare notifiche; si può cambiare nelle sue impostazioni per questo sito.

web-hero = Batti in astuzia amici, sconosciuti o bot a Bali: due ingegnosi giochi di carte, gratis e senza registrazione.
web-you = Tu
web-play-now = Gioca ora
web-game = Gioco
web-players = Giocatori
web-level = Bot
web-level-novice = Principiante
web-level-apprentice = Apprendista
web-level-adept = Avanzato
web-level-expert = Esperto
web-variants = Varianti
web-bot-name = { $level } ({ $colour })
web-former-player = Ex partecipante ({ $colour })

web-create = Crea un tavolo
web-code = Codice
web-join = Partecipa
web-learn = Impara
web-learn-game = Impara { $game }
web-rules-game = Regole di { $game }
web-rules = Regole
web-search = Cerca nelle regole
web-nothing-found = Nessuna regola contiene queste parole.
web-watched-tables = Partite da guardare
web-status-open = in attesa di giocatori
web-status-running = in corso
web-status-over = La partita è finita
web-your-turn = Tocca a te
web-your-decision = Decidi tu
web-title-turn = ● Tocca a te: { $game }
web-title-tables = { $count ->
    [one] ● Un tavolo ti aspetta
   *[other] ● { $count } tavoli ti aspettano
}
web-unread = { $count ->
    [one] 1 novità
   *[other] { $count } novità
}
web-open-seat = posto libero
web-invited = posto riservato
web-table-full = Tutti i posti sono occupati. Resta qui se vuoi guardare la partita.

web-others = Gli altri posti
web-seat-number = Posto { $number }
web-seat-open = chiunque abbia il link
web-seat-guest = persona invitata
web-seat-local = qualcuno su questo dispositivo
web-seat-novice = bot: principiante
web-seat-apprentice = bot: apprendista
web-seat-adept = bot: avanzato
web-seat-expert = bot: esperto
web-name-of = Nome
web-clock = Orologio
web-clock-none = nessuno
web-clock-live = dal vivo, 10 min
web-clock-quick = dal vivo, 4 min
web-clock-day = un giorno per decisione
web-clock-week = una settimana per decisione
web-clock-night = Di notte (22–8) il tempo non scorre
web-clock-told-none = nessun orologio
web-clock-told-live = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
} a testa per tutta la partita{ $seconds ->
    [0] {""}
    [one] , più 1 secondo per ogni decisione
   *[other] , più { $seconds } secondi per ogni decisione
}
web-clock-told-correspondence = fino a { $time } per decisione{ $night ->
    [yes] , la notte non conta
   *[no] {""}
}
web-clock-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
web-visibility = Chi può trovare il tavolo
web-visibility-private = chi ha il link
web-visibility-public = tutti
web-starter = Chi comincia
web-starter-random = a caso
web-starter-first = io
web-memory-aid = Aiuto alla memoria: mostra ciò che tutti hanno già visto
web-hints = Permetti i suggerimenti

web-waiting-free = { $count ->
    [one] C'è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
web-waiting-ready = Il tavolo è al completo: si può cominciare.
web-waiting-you = Ci siete tutti. Possiamo cominciare?
web-waiting-others = In attesa di { $players }.
web-invites-you = { $player } ti invita a una partita di
web-length = Durata
web-help = Aiuti
web-help-memory = aiuto alla memoria
web-help-hints = suggerimenti
web-help-none = nessuno
web-new-here = Non conosci ancora il gioco?
web-learn-quickly = Imparalo in cinque minuti
web-qr = Codice QR del link a questo tavolo
web-qr-text = Oppure inquadra il codice con il telefono.
web-invite-text = Manda questo link a chi vuole giocare o guardare:
web-preview-site = I due giochi da tavolo che si chiamano Bali, nel browser: con gli amici, dal vivo o nell'arco di più giorni, o contro i bot. Gratis, senza registrazione.
web-preview-open = Gioca a { $game } con { $players }
web-preview-running = { $game }: { $players }
web-preview-over = { $game }: la partita di { $players }
web-share-link = Link a questo tavolo
web-share = Condividi
web-share-game = Condividi la partita
web-copied = Copiato
web-copy-by-hand = Il link è selezionato: copialo.
web-invitation = Invito per { $player }
web-ready = può iniziare
web-not-ready = non può ancora iniziare
web-i-am-ready = Ci sono!
web-not-ready-yet = Un momento, non ancora
web-leave = Lascia il tavolo
web-leave-sure = Vuoi lasciare il tuo posto? Il tavolo resta tuo.
web-start = Inizia la partita
web-start-when = Mancano ancora giocatori. Assegna i posti liberi ai bot per iniziare subito.
web-start-when-ready = La partita può iniziare quando tutte le persone al tavolo sono pronte.
web-free-seat = Libera il posto
web-free-seat-sure = Vuoi liberare il posto di { $player }?
web-bar = Escludi dal tavolo
web-bar-sure = Vuoi liberare il posto di { $player } e impedire che si sieda di nuovo qui?
web-barred = escluso
web-readmit = Riammetti
web-sit-down = Siediti
web-colour = Il tuo colore

web-board = Il tavolo
web-prompt = Che cosa fare ora
web-choices = Le tue scelte
web-why-over = La partita è finita.
web-why-watching = Stai guardando; solo i giocatori possono muovere le carte.
web-why-past = Stai rivedendo la partita; qui non si può muovere nulla.
web-why-idle = Ora non hai niente da decidere.
web-why-turn = Non tocca a te: decide { $player }.
web-why-first = Prima deve decidere { $player }; poi il tuo turno continua.
web-why = Come funziona?
web-confirm = conferma
web-confirm-choice = Conferma
web-cancel = Annulla
web-waiting-for = Decide { $player }
web-bot-thinks = { $player } sta pensando
web-told-undone = { $count ->
    [one] { $player } annulla una decisione.
   *[other] { $player } annulla { $count } decisioni.
}
web-told-resigned = { $player } ha abbandonato.
web-told-taken-over = Ora un bot gioca per { $player }.
web-told-given-back = { $player } è di nuovo al tavolo.
web-undo = Annulla mossa
web-hint = Suggerimento
web-hint-plain = L'esperto sceglierebbe: { $action }.
web-hint-better = { $points ->
    [one] Dovrebbe valere 1 punto in più della seconda scelta: { $action }.
   *[other] Dovrebbe valere { $points } punti in più della seconda scelta: { $action }.
}
web-hint-equal = Quasi altrettanto buona: { $action }.
web-hint-ahead = { $points ->
    [one] Prevede che chiuderai con 1 punto di vantaggio.
   *[other] Prevede che chiuderai con { $points } punti di vantaggio.
}
web-hint-behind = { $points ->
    [one] Prevede che chiuderai con 1 punto di svantaggio.
   *[other] Prevede che chiuderai con { $points } punti di svantaggio.
}
web-hint-even = Prevede che chiuderai alla pari con il migliore degli altri.
web-looking-back = Rivedi: come lo vedevano tutti
web-looking-back-own = Rivedi: come lo vedevi tu
web-looking-back-hand = Rivedi: come lo vedevano tutti; le tue carte come sono adesso
web-to-now = Torna alla partita
web-log = Cronologia
web-last-round = Rivedi l'ultimo giro
web-last-round-shown = L'ultimo giro, di nuovo
web-last-deeds = Che cosa ha fatto { $player } per ultimo
web-turns = Turni
web-turn-number = Turno { $turn }
web-turn-steps = Passi del turno { $turn }
web-chat = Chat
web-chat-text = Di' qualcosa
web-send = Invia
web-phrases = Frasi
web-reactions = Reazioni
web-phrase-hello = Ciao a tutti!
web-phrase-good-luck = Buona fortuna e buon divertimento!
web-phrase-your-turn = Tocca a te.
web-phrase-one-moment = Un attimo, per favore.
web-phrase-well-done = Ben fatto!
web-phrase-oh-no = Oh no!
web-phrase-thanks = Grazie!
web-phrase-well-played = Bella partita!
web-phrase-again = Un'altra partita?
web-phrase-goodbye = Alla prossima!
web-phrase-smile = sorride
web-phrase-laugh = ride
web-phrase-wow = è a bocca aperta
web-phrase-sad = è triste
web-phrase-thumb = pollice in su
web-phrase-flower = regala un fiore
web-from-spectator = dal pubblico
web-mute = Silenzia
web-unmute = Riattiva
web-mute-player = Silenzia { $player }
web-unmute-player = Riattiva { $player }
web-muted = { $player } non può scrivere
web-unmuted = { $player } può scrivere di nuovo
web-spectator = Spettatore
web-spectators = spettatori
web-table-menu = Tavolo
web-other-device = Continua su un altro dispositivo
web-other-device-text = Apri lì questo link entro 15 minuti; vale una volta sola:
web-auto-reply = Decidi in anticipo
web-pass-when-unable = Rispondi al posto mio quando non ho scelta
web-pass-when-unable-note = Finché ci sei. Su un dispositivo condiviso e nelle partite che durano giorni ti viene sempre chiesto, perché passare subito rivelerebbe le tue carte.
web-ask-me = chiedi a me
web-answer-pass = passa sempre
web-answer-points = sempre punti
web-answer-stones = sempre pietre
web-resign = Abbandona
web-resign-sure = Vuoi davvero abbandonare? Un bot continuerà al posto tuo, e non potrai più vincere.
web-resign-end-sure = Vuoi davvero abbandonare? La partita finirà subito.
web-resigned = Hai abbandonato; un bot continua al posto tuo.
web-return = Eccomi di nuovo
web-program = Collega un programma (per sviluppatori)
web-program-text = Chi ha questo token può giocare al tuo posto, finché non ne crei un altro. Viene mostrato solo ora.
web-program-token = Token
web-program-command = Per cominciare
web-delete = Elimina il tavolo
web-delete-sure = Vuoi davvero eliminare questo tavolo? La partita sparirà per tutti, per sempre.
web-takeover-in = un bot subentra tra { $time }
web-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
web-hand-over = Tocca a { $player }
web-hand-over-text = Passa il dispositivo a { $player }. Fino ad allora si vede solo ciò che tutti possono vedere.
web-i-am = Sono { $player }

web-result = Risultato
web-won = { $count ->
    [one] { $player } vince
   *[other] { $player } condividono la vittoria
}
web-you-win = Hai vinto!
web-you-share = Condividi la vittoria con { $player }!
web-you-gave-up = Hai abbandonato
web-gave-up = { $count ->
    [one] { $player } ha abbandonato.
   *[other] { $player } hanno abbandonato.
}
web-end-others-gave-up = Tutti gli altri hanno abbandonato.
web-end-you-gave-up = { $count ->
    [one] Vince { $player }.
   *[other] { $player } condividono la vittoria.
}
web-end-you-left-bots = Restavano solo bot, quindi la partita è finita.
web-tag-gave-up = abbandono
web-podium = Classifica finale
web-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-deciding-line = Ha deciso la voce «{ $line }» ({ $counts }).
web-curve = I punti turno per turno
web-curve-text = Se la partita fosse finita al turno { $turn }: { $standing }.
web-curve-end = Alla fine: { $standing }.
web-wants-rematch = { $player } vuole la rivincita!
web-end-bots-left = Tutti tranne i bot hanno abbandonato.
web-rank = Posizione
web-rematch = Un'altra partita
web-accept-rematch = Sì, giochiamo ancora
web-to-rematch = Alla prossima partita
web-replay = Rivedi la partita
web-record = Scarica la partita
web-first = All'inizio
web-back = Un passo indietro
web-turn-back = Un turno indietro
web-play = Riproduci
web-pause = Pausa
web-forward = Un passo avanti
web-turn-forward = Un turno avanti
web-last = Alla fine
web-step = Passo { $step } di { $last }
web-seen-by = Dal punto di vista di
web-all-open = tutti (tutto scoperto)
web-branch = Continua da qui
web-branch-as = come { $player }
web-branch-start = Continua

web-device = Usa anche questo dispositivo
web-device-text = Qualcuno ha creato questo link su un altro dispositivo. Prosegui solo se è stato creato da te: sarai la stessa persona anche qui, con gli stessi posti, e chi ha creato il link vedrà quello che vedi tu.
web-device-use = Sì, sono io
web-device-replaces = { $count ->
    [one] Questo dispositivo ha un tavolo suo, che non vedrà più.
   *[other] Questo dispositivo ha { $count } tavoli suoi, che non vedrà più.
}
web-device-keep = No, lascia tutto com'è

web-identity = La tua identità su questo server
web-identity-text = Non ci sono password: è questo browser a riconoscerti. Con un altro dispositivo, o con un link che conservi, riavrai i tuoi posti.
web-recovery = Link da conservare
web-recovery-text = Conserva questo link come una password. Ti ridà i tuoi posti una volta, entro 400 giorni, e sostituisce il precedente:
web-end-devices = Disconnetti gli altri dispositivi
web-end-devices-sure = Vuoi disconnettere tutti gli altri dispositivi? Anche i link creati prima non varranno più.
web-end-devices-done = Ora è connesso solo questo dispositivo.
web-sign-out = Disconnetti questo dispositivo
web-sign-out-sure = Vuoi disconnettere questo dispositivo? Senza un altro dispositivo o un link conservato perdi i tuoi posti.

web-data = Che cosa conserva di te questo server
web-data-text = I tuoi nomi, i tuoi posti e le tue mosse, ciò che hai scritto in chat e i tuoi link.
web-data-download = Scarica i miei dati
web-data-delete = Elimina i miei dati
web-data-delete-now = Elimina tutto
web-data-deleting = Eliminazione in corso…
web-data-keep = Conserva tutto
web-data-delete-tables = I tavoli che hai creato e che non sono ancora iniziati vengono eliminati; agli altri lasci il tuo posto.
web-data-delete-games = Abbandoni tutte le partite in corso. Le partite giocate con altri restano a loro, senza il tuo nome; vedranno un ex giocatore.
web-data-delete-chat = Tutto ciò che hai scritto in chat viene eliminato.
web-data-delete-devices = Tutti i tuoi dispositivi vengono disconnessi e i tuoi link non valgono più.
web-data-delete-stays = Una cosa resta: se chi gestisce questo server ti ha escluso o silenziato, non cambia nulla.
web-data-delete-final = Non si può annullare, e nessuno potrà ridarti i tuoi posti.

web-none = nessuna
web-deciding = decide ora
web-nobody = nessuno
web-yes = sì
web-no = no

web-since = Dal tuo ultimo turno
web-since-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
web-concerns-you = ti riguarda
web-times = { $count } × { $value } =
web-from = da { $count }:
web-tie = { $players } hanno il maggior numero di punti: { $points } a testa.
web-tie-shared = Anche in questo sono pari e condividono la vittoria.
