# Why a table says no. Names of settings and options are those of the protocol.
error-bad-game = Non c'è nessun gioco di nome "{ $game }"; scegline uno fra quelli proposti.
error-bad-players = "{ $game }" si gioca da { $least } a { $most } persone; cambia il numero dei posti.
error-bad-seats = Solo uno dei posti può essere tuo; gli altri sono per gli altri giocatori.
error-bad-level = Non c'è nessun bot di livello "{ $level }"; scegline uno fra questi: { $known }.
error-bad-option = "{ $game }" non si può giocare con questo valore dell'opzione "{ $option }"; scegline un altro.
error-bad-time = { $setting ->
    [bank] Il tempo a disposizione
    [increment] Il tempo aggiunto a ogni decisione
    [allowance] Il tempo per una decisione
    [grace] Il tempo dopo un avviso
    [pace] Il ritmo dei bot
    [reaction_pause] La pausa di una reazione
   *[other] L'impostazione "{ $setting }"
} deve essere tra { $least } e { $most } secondi.
error-bad-night = La pausa notturna richiede due orari come 22:00, un fuso orario come Europe/Amsterdam e una durata da 1 minuto a { $hours } ore.
error-bad-name = Un nome deve avere da 1 a { $most } caratteri visibili; scegline un altro.
error-name-taken = Il nome «{ $name }» si può confondere con quello di qualcuno a questo tavolo; scegline un altro.
error-bad-action = "{ $action }" adesso non è possibile; scegli una delle azioni proposte.
error-stale-version = Al tavolo è cambiato qualcosa da quando hai guardato; guarda di nuovo e poi decidi.
error-not-your-turn = Questa decisione non spetta a te; aspetta la prossima domanda.
error-not-seated = Può farlo soltanto chi siede a quel posto; prima siediti.
error-which-seat = Qui giocate in più persone; indica di chi è il posto.
error-not-owner = Può farlo soltanto chi ha creato questo tavolo; chiedi a quella persona.
error-not-open = Si può fare soltanto prima dell'inizio, e la partita è già cominciata.
error-not-running = Si può fare soltanto mentre la partita è in corso.
error-not-over = Si può fare soltanto quando la partita è finita.
error-seat-taken = Questo posto è occupato; scegline uno libero.
error-no-such-seat = Questo posto non esiste; scegline uno da 0 a { $last } dove qualcuno siede o può sedersi.
error-no-open-seat = A questo tavolo non ci sono posti liberi; puoi guardare, oppure creare un tavolo tuo.
error-bad-invitation = Questo posto è riservato a un ospite, e l'invito non è valido o è già stato usato; chiedi un nuovo link.
error-barred-from-table = Chi ha creato questo tavolo ti ha escluso.
error-colour-taken = Questo colore qui non è disponibile; scegline uno libero.
error-not-full = Ci sono ancora posti vuoti; aspetta altre persone o assegnali ai bot.
error-not-ready = Non tutte le persone al tavolo sono pronte; la partita può cominciare quando lo sono.
error-nothing-to-undo = { $most ->
    [0] Non si può annullare nulla: si è visto qualcosa di nuovo, ha deciso un altro giocatore, o il tempo per farlo è finito.
    [one] Si può annullare soltanto la tua ultima decisione.
   *[other] Si possono annullare soltanto le tue ultime { $most } decisioni.
}
error-has-resigned = Hai già abbandonato; un bot continua al posto tuo.
error-substituted = Ora un bot gioca al posto tuo; riprendi il tuo posto con "return" e poi decidi.
error-not-substituted = Nessun bot gioca al posto tuo, quindi non c'è nulla da restituire.
error-bot-decides = Il tuo tempo è finito e un bot prende questa decisione al posto tuo; torna quando avrà deciso.
error-bad-auto-reply = "{ $action }" non si può stabilire in anticipo per "{ $phase }"; scegli una delle risposte fisse proposte.
error-bad-chat = Un messaggio deve avere da 1 a { $most } caratteri visibili; adattalo.
error-muted = Chi ha creato questo tavolo ti ha silenziato; puoi leggere, ma non scrivere.
error-too-many-changes = Questo tavolo è cambiato troppe volte prima dell'inizio; crea un nuovo tavolo.
error-too-many-mutes = A questo tavolo si è già silenziato o riattivato qualcuno { $most } volte; di più non è possibile.
error-no-such-moment = Questo passo non esiste; scegline uno da 0 a { $last }.
error-rules-changed = Questo tavolo segue la versione { $begun } delle nostre regole di { $game }, ma il server usa la versione { $present } e non ha più le regole precedenti. Chi ha creato il tavolo può eliminarlo; si può continuare solo su un server che ha quelle regole.

# Why the server says no
error-no-such-table = Questo tavolo non esiste, o non è aperto a te; controlla il link.
error-not-watching = Non stai guardando questo tavolo su questa connessione; invia prima "watch".
error-no-such-code = Nessun tavolo in attesa di giocatori ha questo codice; controllalo, o chiedi se la partita è già cominciata.
error-bad-message = Il server non ha capito questo messaggio: { $reason }.
error-too-fast = Troppe richieste in una volta; { $seconds ->
    [one] riprova tra un secondo.
   *[other] riprova tra { $seconds } secondi.
}
error-too-large = È troppo grande; manda al massimo { $most } byte.
error-too-many-open = Hai già { $most } connessioni aperte; chiudi prima una pagina o un programma.
error-too-many-seeks = Dal tuo indirizzo { $most } persone stanno già cercando una partita; aspetta che qualcuna la trovi.
error-not-allowed = Non hai il permesso di farlo.
error-barred = Chi gestisce questo server ti ha escluso.
error-silenced = Chi gestisce questo server ti ha silenziato; puoi continuare a giocare, ma non scrivere.
error-bad-ban = Così non si può escludere o silenziare nessuno: { $reason }.
error-no-such-ban = Non c'è nessuna esclusione di questo tipo.
error-no-such-person = Al tavolo non c'è nessuno con questo nome.
error-too-many-bans = Ci sono già { $most } esclusioni; prima annullane qualcuna.
error-link-replaces = Questo dispositivo ha partite sue, che non vedrebbe più; conferma che il link può sostituire la tua identità qui.
error-no-identity = Il server non sa chi sei; consenti i cookie per questo sito e ricarica la pagina.
error-link-used = Questo link è già stato usato; chiedine uno nuovo.
error-hints-off = A questo tavolo si gioca senza suggerimenti; si possono permettere soltanto quando si crea un tavolo.
error-busy = Il server è molto occupato; guarda di nuovo tra un momento e, se non è cambiato nulla, riprova.
error-gone = Questo non esiste più; torna all'elenco dei tavoli.
error-no-such-page = A questo indirizzo non c'è nulla; la pagina iniziale è su /.
