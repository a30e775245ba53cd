# La pagina iniziale, la sala d'attesa, la ricerca di una partita e il modulo per un nuovo tavolo
web-film-stop = Ferma l'animazione
web-film-play = Riprendi l'animazione
web-way-bots = contro i bot, subito
web-way-people = con chi cerca la stessa partita
web-way-friends = con gli amici, tramite link
web-learn-first = È la prima volta? Guarda come si gioca:
web-my-games = Le mie partite
web-my-results = Partite giocate
web-result-mine = { $count ->
    [one] Hai vinto
   *[other] Hai vinto a pari merito
}
web-show-all = Mostra tutte ({ $count })
web-have-code = Hai un codice?
web-have-code-text = Chiedilo a chi ha creato il tavolo.
web-home-learn = Come si gioca
web-home-learn-text = Brevi lezioni, strategia e tutte le regole.
web-to-table = Vai al tavolo
web-missing-code = Scrivi il codice che hai ricevuto.
web-lobby = Lobby
web-people = { $count ->
    [one] 1 persona online
   *[other] { $count } persone online
}
web-lobby-empty = In questo momento nessuno aspetta giocatori. Lascia che ti troviamo una partita, oppure crea un tavolo che tutti possano trovare.
web-for-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-no-variants = senza varianti
web-waiting-people = { $count ->
    [one] { $names } aspetta.
   *[other] { $names } aspettano.
}
web-waiting-nobody = Non c'è ancora nessuno.
web-watch = Guarda
web-find = Trovami una partita
web-find-text = Cerchiamo persone che vogliono lo stesso gioco, con lo stesso numero di giocatori e le stesse varianti. La partita comincia da sola.
web-find-wait = I bot occupano i posti liberi
web-find-after = { $seconds ->
    [20] dopo 20 secondi
    [60] dopo un minuto
    [180] dopo 3 minuti
   *[other] dopo { $seconds } secondi
}
web-find-never = mai
web-find-start = Avvia la ricerca
web-find-looking = { $count ->
    [one] Cerchiamo ancora una persona…
   *[other] Cerchiamo ancora { $count } persone…
}
web-find-since = attesa: { $time }
web-find-bots-in = Se non viene nessuno, tra { $time } giocano i bot.
web-find-no-bots = La partita comincia appena c'è abbastanza gente. Intanto puoi continuare a leggere qui.
web-find-stop = Interrompi la ricerca
web-find-meanwhile = Intanto impara il gioco
web-find-bar = Cerchiamo una partita di { $game }…
web-found = La tua partita comincia
web-found-text = Ci sono tutti.
web-preset = Come volete giocare?
web-preset-relaxed = Senza orologio
web-preset-quick = Veloce
web-preset-evening = Una serata
web-preset-days = In più giorni
web-clock-words-none = senza orologio
web-clock-words-live = { $minutes } min + { $seconds } s per decisione
web-clock-words-slow = { $unit ->
    [days] { $count ->
        [one] un giorno per decisione
       *[other] { $count } giorni per decisione
    }
    [hours] { $count ->
        [one] un'ora per decisione
       *[other] { $count } ore per decisione
    }
   *[minutes] { $count } min per decisione
}
web-clock-explained-none = Non c'è orologio: ognuno si prende il tempo che gli serve.
web-clock-explained-live = Ognuno ha { $minutes } minuti per tutta la partita e guadagna { $seconds } secondi a ogni decisione. Quando il tempo finisce, subentra un bot.
web-clock-explained-slow = { $unit ->
    [days] { $count ->
        [one] Ognuno ha un giorno per ogni decisione.
       *[other] Ognuno ha { $count } giorni per ogni decisione.
    }
    [hours] { $count ->
        [one] Ognuno ha un'ora per ogni decisione.
       *[other] Ognuno ha { $count } ore per ogni decisione.
    }
   *[minutes] Ognuno ha { $count } minuti per ogni decisione.
}
web-clock-explained-night = Di notte l'orologio si ferma.
web-seat-help-open = La prima persona che apre il link può sedersi qui.
web-seat-help-guest = Il posto è riservato a una persona, che riceve un link tutto suo.
web-seat-help-local = Condividete questo dispositivo e ve lo passate.
web-seat-help-bot = Qui gioca il computer.
web-visibility-help-private = Solo chi ha il link può trovare il tavolo.
web-visibility-help-public = Tutti trovano il tavolo nella lobby e possono giocare o guardare.
web-missing-name = Scrivi un nome.
web-summary-who = Giochi a { $game } con { $others }.
web-summary-open = { $count ->
    [one] una persona che ha il link
   *[other] { $count } persone che hanno il link
}
web-summary-guests = { $count ->
    [one] un ospite
   *[other] { $count } ospiti
}
web-summary-local = { $names } su questo dispositivo
web-summary-local-unnamed = { $count ->
    [one] qualcuno su questo dispositivo
   *[other] { $count } persone su questo dispositivo
}
web-summary-variants = Varianti: { $names }.
