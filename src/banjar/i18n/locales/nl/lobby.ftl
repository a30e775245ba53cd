# De startpagina, de lobby, het zoeken van een spel en het formulier voor een nieuwe tafel
web-film-stop = Animatie stoppen
web-film-play = Animatie afspelen
web-way-bots = tegen bots, meteen
web-way-people = met mensen die hetzelfde willen spelen
web-way-friends = met vrienden, via een link
web-learn-first = Nieuw hier? Kijk eerst hoe het gaat:
web-my-games = Mijn partijen
web-my-results = Gespeelde partijen
web-result-mine = { $count ->
    [one] Jij wint
   *[other] Je deelt de overwinning
}
web-show-all = Alle { $count } tonen
web-have-code = Heb je een code?
web-have-code-text = Wie de tafel heeft geopend, kan je de code geven.
web-home-learn = Zo speel je
web-home-learn-text = Korte lessen, strategie en alle regels.
web-to-table = Naar de tafel
web-missing-code = Typ de code die je gekregen hebt.
web-lobby = Lobby
web-people = { $count ->
    [one] 1 persoon is nu hier
   *[other] { $count } mensen zijn nu hier
}
web-lobby-empty = Op dit moment wacht niemand op spelers. Laat ons medespelers voor je zoeken, of begin een nieuwe tafel die iedereen kan vinden.
web-for-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
web-no-variants = zonder varianten
web-waiting-people = { $count ->
    [one] { $names } wacht.
   *[other] { $names } wachten.
}
web-waiting-nobody = Er zit nog niemand.
web-watch = Kijken
web-find = Medespelers zoeken
web-find-text = We zoeken mensen die hetzelfde spel willen, met evenveel spelers en dezelfde varianten. Het spel begint vanzelf.
web-find-wait = Bots vullen de vrije plaatsen
web-find-after = { $seconds ->
    [20] na 20 seconden
    [60] na een minuut
    [180] na 3 minuten
   *[other] na { $seconds } seconden
}
web-find-never = nooit
web-find-start = Zoeken
web-find-looking = { $count ->
    [one] We zoeken nog één speler …
   *[other] We zoeken nog { $count } spelers …
}
web-find-since = je wacht al { $time }
web-find-bots-in = Komt er niemand, dan spelen over { $time } bots mee.
web-find-no-bots = Het spel begint zodra er genoeg mensen zijn. Je kunt hier intussen verder lezen.
web-find-stop = Niet meer zoeken
web-find-meanwhile = Intussen het spel leren
web-find-bar = We zoeken medespelers voor { $game } …
web-found = Je spel begint
web-found-text = Iedereen is er.
web-preset = Hoe wil je spelen?
web-preset-relaxed = Zonder klok
web-preset-quick = Snel
web-preset-evening = Een avond
web-preset-days = Over meerdere dagen
web-clock-words-none = zonder klok
web-clock-words-live = { $minutes } min + { $seconds } s per beslissing
web-clock-words-slow = { $unit ->
    [days] { $count ->
        [one] een dag per beslissing
       *[other] { $count } dagen per beslissing
    }
    [hours] { $count ->
        [one] een uur per beslissing
       *[other] { $count } uur per beslissing
    }
   *[minutes] { $count } min per beslissing
}
web-clock-explained-none = Er is geen klok: iedereen neemt de tijd die nodig is.
web-clock-explained-live = Iedereen heeft { $minutes } minuten voor het hele spel en krijgt er bij elke beslissing { $seconds } seconden bij. Als de tijd om is, neemt een bot het over.
web-clock-explained-slow = { $unit ->
    [days] { $count ->
        [one] Iedereen heeft een dag voor elke beslissing.
       *[other] Iedereen heeft { $count } dagen voor elke beslissing.
    }
    [hours] { $count ->
        [one] Iedereen heeft een uur voor elke beslissing.
       *[other] Iedereen heeft { $count } uur voor elke beslissing.
    }
   *[minutes] Iedereen heeft { $count } minuten voor elke beslissing.
}
web-clock-explained-night = 's Nachts staat de klok stil.
web-seat-help-open = Wie de link als eerste opent, mag hier gaan zitten.
web-seat-help-guest = De plaats blijft vrij voor één persoon, die een eigen link krijgt.
web-seat-help-local = Jullie delen dit apparaat en geven het aan elkaar door.
web-seat-help-bot = De computer speelt op deze plaats.
web-visibility-help-private = Alleen wie de link heeft, kan de tafel vinden.
web-visibility-help-public = Iedereen vindt de tafel in de lobby en mag meedoen of kijken.
web-missing-name = Typ een naam.
web-summary-who = Je speelt { $game } met { $others }.
web-summary-open = { $count ->
    [one] iemand die de link heeft
   *[other] { $count } mensen die de link hebben
}
web-summary-guests = { $count ->
    [one] één gast
   *[other] { $count } gasten
}
web-summary-local = { $names } op dit apparaat
web-summary-local-unnamed = { $count ->
    [one] iemand op dit apparaat
   *[other] { $count } mensen op dit apparaat
}
web-summary-variants = Varianten: { $names }.
