# The text client. The commands themselves (undo, save, log ...) are the same in all languages.
terminal-turn = turno { $turn }
terminal-turn-head = Turno { $turn }:
terminal-you = { $player } (tu)
terminal-your-hand = La tua mano
terminal-your-choice = { $phase } – scegli:
terminal-prompt = 1–{ $count }, oppure ? per un aiuto >{ " " }
terminal-earlier = … { $count ->
    [one] 1 riga precedente
   *[other] { $count } righe precedenti
} (scrivi log)
terminal-more = … scelte { $first }–{ $last } di { $count } (scrivi more)
terminal-only-choice = (l'unica scelta possibile)
terminal-commands =
    Scrivi il numero di una scelta o la sua notazione breve, anche più d'una alla volta. Puoi scrivere anche:
    ? 3            che cosa significa la scelta 3, con la sua regola
    undo           annullare l'ultima decisione (undo 3: le ultime tre)
    log            che cosa è successo (log 40: le ultime 40 righe; log all)
    score          i punti fino a ora
    rules { $section }una regola (solo rules: l'elenco delle sezioni)
    board          mostrare di nuovo il tavolo (o premi soltanto Invio)
    save FILE      salvare la partita
    quit           smettere di giocare
terminal-no-such-choice = La scelta { $number } non esiste; scegli da 1 a { $count }.
terminal-not-legal = "{ $answer }" adesso non è possibile.
terminal-not-understood = Non capisco "{ $answer }". Scrivi un numero, oppure ? per un aiuto.
terminal-too-many-bad-answers = { $count } risposte e nessuna scelta valida: la partita finisce qui.
terminal-no-undo = Questa decisione non si può annullare: da allora si è visto qualcosa di nuovo, o ha deciso un altro giocatore.
terminal-log-cut = … { $count ->
    [one] 1 riga precedente
   *[other] { $count } righe precedenti
} (scrivi log all)
terminal-rules-sections = Scrivi rules e il numero di una sezione o di una regola:
terminal-no-such-rule = Non c'è una regola { $rule }.

# Saving
terminal-save-how = Indica dove: save FILE
terminal-save-directory = { $file } è una cartella.
terminal-overwrite = { $file } esiste già. Sovrascriverlo? (s/n){ " " }
terminal-yes-words = s si sì
terminal-not-saved = Non salvata.
terminal-save-failed = Impossibile salvare { $file }: { $reason }
terminal-saved = Salvata in { $file }.
terminal-saved-unfinished = Salvata in { $file }. Per continuare più tardi: banjar play --load { $file }
terminal-save-offer = Salvare la partita? Scrivi il nome di un file, o premi Invio per uscire:{ " " }
terminal-end-of-input = L'input è finito, e con esso la partita. La prossima volta "save FILE" la salva e "banjar play --load FILE" la riprende.

# Points
terminal-place = Posizione
terminal-nth = { $place }°
terminal-winner = Vince { $player }!
terminal-winners = { $players } condividono la vittoria.
terminal-and = { $first } e { $last }

# Replays
terminal-replay-prompt = Decisione { $place } di { $length } (Invio, b, un numero, q) >{ " " }
terminal-replay-help = Invio va avanti, b torna indietro, un numero salta a quella decisione, q esce.
terminal-press-enter = Premi Invio.{ " " }
terminal-replay-unfinished = La registrazione finisce qui; la partita non è conclusa.

# Simulations
terminal-simulation-progress = In corso
terminal-simulation-title = { $game }: { $count ->
    [one] 1 partita
   *[other] { $count } partite
} con { $players } giocatori
terminal-simulation-seed = Bot: { $bots }. Seme: { $seed }.
terminal-simulation-scores = Punteggi di tutti i giocatori
terminal-simulation-mean = media { $mean }, deviazione standard { $sd }
terminal-simulation-quartiles = minimo { $min }, quartili { $quarter } / { $median } / { $three }, massimo { $max }
terminal-simulation-seats = Vittorie per posto (intervallo al 95 %)
terminal-simulation-mean-score = punteggio medio
terminal-simulation-shared = Vittorie condivise: { $share } delle partite
terminal-simulation-decisions = Durata in decisioni
terminal-simulation-turns = { $count ->
    [one] Durata in turni (1 partita esaminata)
   *[other] Durata in turni ({ $count } partite esaminate)
}
terminal-simulation-ends = Come sono finite le partite
terminal-simulation-speed = { $seconds } s, { $speed } decisioni al secondo

# L'arena
arena-progress = Si gioca
arena-resumed = { $count ->
    [one] 1 partita
   *[other] { $count } partite
} di una sessione precedente in { $file }.
arena-bot = Bot
arena-rating = Valutazione
arena-wins = Vittorie
arena-fair = Per caso
arena-margin = Vantaggio
arena-thinking = Pensa
arena-longest = Al massimo
arena-seats = Vittorie per posto, il primo a sinistra: { $seats }
arena-total = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $decisions } decisioni in media; { $speed } decisioni al secondo. Tra parentesi: intervalli al 95 %.
arena-written = Scritto in { $file }.
