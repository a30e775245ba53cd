# Wat elke tafel omgeeft: de regel met de stand, klokken, antwoorden, toetsen
web-turn = Beurt { $turn }
web-you-watch = { $count ->
    [one] Je kijkt mee
   *[other] { $count } mensen kijken mee, jij ook
}
web-watched-by = { $count ->
    [one] 1 persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
web-bot-level = Bot: { $level }
web-bot-plays = een bot valt in
web-away = afwezig
web-clock-running = nog { $time }, de klok loopt
web-clock-standing = nog { $time }
web-all-choices = Alle keuzes
web-fewer-choices = Minder knoppen
web-switch-allchoices = Een knop voor elke keuze
web-volume = Volume
web-text-version = Tekstversie
web-drawn-version = Grafische versie
web-keys = Toetsenbord
web-key-answer = Het antwoord met dit nummer; één keer drukken toont de nummers
web-key-tab = Volgende kaart, plek of knop
web-key-arrows = Op tafel van plek naar plek
web-key-enter = Kiezen
web-key-escape = Sluiten wat openstaat
web-key-help = Deze lijst
