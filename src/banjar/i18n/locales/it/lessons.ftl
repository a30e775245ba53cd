# La cornice di ogni lezione; le lezioni di un gioco sono nel suo *_learn.ftl.
web-lessons = Lezioni
web-lessons-begin = Comincia dalla prima lezione
web-lessons-go-on = Continua con la prossima lezione
web-lessons-again = Ancora una volta dall'inizio
web-lesson = Lezione { $number } di { $count }
web-lesson-wrong = { $why } Riprova.
web-lesson-done = Lezione completata
web-lesson-finished = completata
web-lesson-happened = Che cosa è successo
web-lesson-next = Prossima lezione
web-lesson-back = Lezione precedente

# Una partita vera con un allenatore, i cui consigli sono nei *_learn.ftl dei giochi.
web-guided = La tua prima partita, con un allenatore
web-guided-text = Una partita vera contro principianti. Un allenatore accanto al tavolo interviene quando qualcosa succede per la prima volta: che cosa significa e a che cosa badare. Puoi disattivarlo quando vuoi.
web-guided-start = Comincia la partita guidata
web-guided-offer = Gioca con l'allenatore
web-learn-after = Prima volta con questo gioco? Pochi minuti di lezioni mostrano come si vince.
web-coach = Allenatore
web-coach-off = Disattiva l'allenatore
web-coach-listening = Gioca pure. L'allenatore interviene quando qualcosa succede per la prima volta.
web-coach-tip = Consiglio { $number }
web-coach-earlier = Consiglio precedente
web-coach-later = Consiglio successivo
web-coach-fold = Ho capito

# Posizioni da partite di bot; che cosa insegnano è nel *_learn.ftl del gioco.
web-strategy = Strategia
web-strategy-game = Strategia per { $game }
web-strategy-about = Che cosa fanno i buoni giocatori, in posizioni tratte da partite vere dei nostri bot più forti. Prima pensaci, poi guarda che cosa ha fatto il bot; oppure continua tu da lì.
web-strategy-position = Posizione { $number } di { $count }
web-strategy-answer = Che cosa ha fatto il bot?
web-strategy-played = Scelta del bot: { $action }
web-strategy-play = Continua da qui
web-strategy-next = Prossima posizione
web-strategy-back = Posizione precedente

# La pagina delle regole: un'introduzione, poi le regole numerate.
web-rules-introduction = Il gioco in breve
web-rules-reference = Tutte le regole nel dettaglio
web-rules-contents = Indice
web-rules-print = Stampa
