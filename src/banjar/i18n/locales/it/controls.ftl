# Ciò che circonda ogni tavolo: la riga con la situazione, orologi, risposte, tasti
web-turn = Turno { $turn }
web-you-watch = { $count ->
    [one] Stai guardando
   *[other] Guardate in { $count }
}
web-watched-by = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
web-bot-level = Bot: { $level }
web-bot-plays = gioca un bot al suo posto
web-away = assente
web-clock-running = restano { $time }, il tempo scorre
web-clock-standing = restano { $time }
web-all-choices = Tutte le scelte
web-fewer-choices = Meno pulsanti
web-switch-allchoices = Un pulsante per ogni scelta
web-volume = Volume
web-text-version = Versione testuale
web-drawn-version = Versione grafica
web-keys = Tastiera
web-key-answer = La risposta con questo numero; premi una volta per vedere i numeri
web-key-tab = Carta, posto o pulsante seguente
web-key-arrows = Da un posto all'altro sul tavolo
web-key-enter = Scegliere
web-key-escape = Chiudere ciò che è aperto
web-key-help = Questo elenco
