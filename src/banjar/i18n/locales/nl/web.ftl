# The browser client
web-skip = Naar de inhoud
web-home = Startpagina
web-loading = Een ogenblik …
web-close = Sluiten
web-settings = Instellingen
web-lost-title = Hier is niets
web-lost = Op dit adres is geen pagina. Misschien ontbreekt er een stuk van de link.
web-gone-title = Deze tafel is weg
web-gone = Deze tafel is verwijderd, en het spel dus ook.
web-unreachable = De server is niet te bereiken; probeer het nog eens.
web-page-missing = Deze pagina kon niet worden geladen.
web-try-again = Opnieuw proberen
web-connection-connecting = Verbinden …
web-connection-lost = Verbinding verbroken, opnieuw proberen …
web-connection-back = Weer verbonden

web-language = Taal
web-language-en = English
web-language-nl = Nederlands
web-language-de = Deutsch
web-language-it = Italiano
web-name = Je naam
web-theme = Thema
web-theme-auto = automatisch
web-theme-light = licht
web-theme-dark = donker
web-speed = Animatie
web-speed-0 = geen
web-speed-05 = langzaam
web-speed-1 = normaal
web-speed-2 = snel
web-switch-confirm = Elke keuze bevestigen
web-switch-textmode = Tafel als tekst (voor schermlezers)
web-switch-sounds = Geluid
web-switch-notify = Melding als ik aan de beurt ben
web-notify-blocked = De browser staat geen meldingen van Banjar toe; dat kun je veranderen in de browserinstellingen voor deze site.

web-hero = Wees vrienden, vreemden of bots te slim af op Bali: twee vernuftige kaartspellen, gratis en zonder account.
web-you = Jij
web-play-now = Nu spelen
web-game = Spel
web-players = Spelers
web-level = Bots
web-level-novice = Beginner
web-level-apprentice = Leerling
web-level-adept = Gevorderde
web-level-expert = Meester
web-variants = Varianten
web-bot-name = { $level } ({ $colour })
web-former-player = Voormalige speler ({ $colour })

web-create = Nieuwe tafel
web-code = Code
web-join = Meedoen
web-learn = Leren
web-learn-game = { $game } leren
web-rules-game = Regels van { $game }
web-rules = Regels
web-search = Zoek in de regels
web-nothing-found = Geen regel bevat deze woorden.
web-watched-tables = Partijen om te volgen
web-status-open = wacht op spelers
web-status-running = bezig
web-status-over = Het spel is afgelopen
web-your-turn = Jij bent aan de beurt
web-your-decision = Jij beslist
web-title-turn = ● Jouw beurt: { $game }
web-title-tables = { $count ->
    [one] ● Een tafel wacht op je
   *[other] ● { $count } tafels wachten op je
}
web-unread = { $count ->
    [one] 1 wijziging
   *[other] { $count } wijzigingen
}
web-open-seat = vrije plaats
web-invited = uitgenodigd
web-table-full = Alle plaatsen zijn bezet. Blijf hier als je straks wilt meekijken.

web-others = De andere plaatsen
web-seat-number = Plaats { $number }
web-seat-open = wie de link heeft
web-seat-guest = een uitgenodigde gast
web-seat-local = iemand op dit apparaat
web-seat-novice = bot: beginner
web-seat-apprentice = bot: leerling
web-seat-adept = bot: gevorderde
web-seat-expert = bot: meester
web-name-of = Naam
web-clock = Klok
web-clock-none = geen
web-clock-live = live, 10 min
web-clock-quick = live, 4 min
web-clock-day = een dag per beslissing
web-clock-week = een week per beslissing
web-clock-night = 's Nachts (22–8 uur) staat de klok stil
web-clock-told-none = geen klok
web-clock-told-live = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
} per persoon voor het hele spel{ $seconds ->
    [0] {""}
    [one] , plus 1 seconde per beslissing
   *[other] , plus { $seconds } seconden per beslissing
}
web-clock-told-correspondence = hoogstens { $time } per beslissing{ $night ->
    [yes] , de nacht niet meegerekend
   *[no] {""}
}
web-clock-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
web-visibility = Wie kan de tafel vinden
web-visibility-private = wie de link heeft
web-visibility-public = iedereen
web-starter = Wie begint
web-starter-random = willekeurig
web-starter-first = ik
web-memory-aid = Geheugensteun: toont wat iedereen al heeft gezien
web-hints = Tips toestaan

web-waiting-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-waiting-ready = Iedereen is er en is klaar.
web-waiting-you = Iedereen is er. Ben jij ook klaar?
web-waiting-others = We wachten nog op { $players }.
web-invites-you = { $player } nodigt je uit voor een potje
web-length = Duur
web-help = Hulp
web-help-memory = geheugensteun
web-help-hints = tips
web-help-none = geen
web-new-here = Ken je dit spel nog niet?
web-learn-quickly = Leer het in vijf minuten
web-qr = QR-code van de link naar deze tafel
web-qr-text = Of scan deze code met een telefoon.
web-invite-text = Stuur deze link naar iedereen die wil meespelen of meekijken:
web-preview-site = Speel de twee bordspellen die Bali heten in de browser: met vrienden, live of verspreid over meerdere dagen, of tegen bots. Gratis, zonder account.
web-preview-open = Speel { $game } met { $players }
web-preview-running = { $game }: { $players }
web-preview-over = { $game }: het spel van { $players }
web-share-link = Link naar deze tafel
web-share = Delen
web-share-game = Partij delen
web-copied = Gekopieerd
web-copy-by-hand = De link is geselecteerd: kopieer hem.
web-invitation = Uitnodiging voor { $player }
web-ready = klaar
web-not-ready = nog niet klaar
web-i-am-ready = Ik ben klaar
web-not-ready-yet = Toch nog niet klaar
web-leave = Tafel verlaten
web-leave-sure = Wil je je plaats opgeven? De tafel blijft van jou.
web-start = Spel beginnen
web-start-when = Er zijn nog spelers nodig. Zet bots op de lege plaatsen om meteen te beginnen.
web-start-when-ready = Het spel kan beginnen als iedereen klaar is.
web-free-seat = Plaats vrijmaken
web-free-seat-sure = Wil je de plaats van { $player } vrijmaken?
web-bar = Van de tafel weren
web-bar-sure = Wil je de plaats van { $player } vrijmaken en voorkomen dat { $player } hier weer aanschuift?
web-barred = geweerd
web-readmit = Weer toelaten
web-sit-down = Aanschuiven
web-colour = Je kleur

web-board = De tafel
web-prompt = Wat er nu te doen is
web-choices = Je keuzes
web-why-over = Het spel is afgelopen.
web-why-watching = Je kijkt mee; alleen de spelers mogen kaarten verplaatsen.
web-why-past = Je kijkt terug; hier kan niets worden verplaatst.
web-why-idle = Je hebt op dit moment niets te beslissen.
web-why-turn = Je bent niet aan de beurt: { $player } beslist.
web-why-first = Eerst moet { $player } beslissen; daarna gaat je beurt verder.
web-why = Hoe werkt dit?
web-confirm = bevestigen
web-confirm-choice = Bevestigen
web-cancel = Annuleren
web-waiting-for = { $player } beslist
web-bot-thinks = { $player } denkt na
web-told-undone = { $count ->
    [one] { $player } maakt een beslissing ongedaan.
   *[other] { $player } maakt { $count } beslissingen ongedaan.
}
web-told-resigned = { $player } heeft opgegeven.
web-told-taken-over = Een bot speelt nu voor { $player }.
web-told-given-back = { $player } is terug.
web-undo = Ongedaan maken
web-hint = Tip
web-hint-plain = De meester zou kiezen: { $action }.
web-hint-better = { $points ->
    [one] Dat levert volgens de meester 1 punt meer op dan de op één na beste keuze: { $action }.
   *[other] Dat levert volgens de meester { $points } punten meer op dan de op één na beste keuze: { $action }.
}
web-hint-equal = Ongeveer even goed: { $action }.
web-hint-ahead = { $points ->
    [one] Volgens de meester eindig je 1 punt voor op je beste tegenstander.
   *[other] Volgens de meester eindig je { $points } punten voor op je beste tegenstander.
}
web-hint-behind = { $points ->
    [one] Volgens de meester eindig je 1 punt achter je beste tegenstander.
   *[other] Volgens de meester eindig je { $points } punten achter je beste tegenstander.
}
web-hint-even = Volgens de meester eindig je gelijk met je beste tegenstander.
web-looking-back = Terugblik, zoals iedereen het zag
web-looking-back-own = Terugblik, zoals jij het zag
web-looking-back-hand = Terugblik, zoals iedereen het zag; je eigen kaarten zoals ze nu zijn
web-to-now = Terug naar nu
web-log = Verloop
web-last-round = De laatste ronde nog eens afspelen
web-last-round-shown = De laatste ronde nog eens
web-last-deeds = Wat { $player } het laatst deed
web-turns = Beurten
web-turn-number = Beurt { $turn }
web-turn-steps = Stappen van beurt { $turn }
web-chat = Chat
web-chat-text = Zeg iets
web-send = Versturen
web-phrases = Zinnetjes
web-reactions = Reacties
web-phrase-hello = Hallo!
web-phrase-good-luck = Succes en veel plezier!
web-phrase-your-turn = Jij bent aan de beurt.
web-phrase-one-moment = Een ogenblikje.
web-phrase-well-done = Goed gedaan!
web-phrase-oh-no = O nee!
web-phrase-thanks = Dank je wel!
web-phrase-well-played = Goed gespeeld!
web-phrase-again = Nog een potje?
web-phrase-goodbye = Tot ziens!
web-phrase-smile = glimlacht
web-phrase-laugh = lacht
web-phrase-wow = is verbaasd
web-phrase-sad = is verdrietig
web-phrase-thumb = duim omhoog
web-phrase-flower = geeft een bloem
web-from-spectator = toeschouwer
web-mute = Dempen
web-unmute = Dempen opheffen
web-mute-player = { $player } dempen
web-unmute-player = Dempen van { $player } opheffen
web-muted = { $player } is gedempt
web-unmuted = { $player } mag weer schrijven
web-spectator = Toeschouwer
web-spectators = toeschouwers
web-table-menu = Tafel
web-other-device = Verder op een ander apparaat
web-other-device-text = Open deze link daar binnen 15 minuten; hij werkt één keer:
web-auto-reply = Vooraf beslissen
web-pass-when-unable = Antwoord voor mij als ik geen keuze heb
web-pass-when-unable-note = Zolang je er bent. Op een gedeeld apparaat en in partijen die dagen duren krijg je de vraag altijd, want meteen passen zou je kaarten verraden.
web-ask-me = vraag het mij
web-answer-pass = altijd passen
web-answer-points = altijd punten
web-answer-stones = altijd steen
web-resign = Opgeven
web-resign-sure = Wil je echt opgeven? Een bot speelt voor je verder, en je kunt niet meer winnen.
web-resign-end-sure = Wil je echt opgeven? Dan is het spel afgelopen.
web-resigned = Je hebt opgegeven; een bot speelt voor je verder.
web-return = Ik ben terug
web-program = Een programma aansluiten (voor ontwikkelaars)
web-program-text = Wie dit token heeft, kan op jouw plaats spelen, tot je een nieuw maakt. Je ziet het alleen nu.
web-program-token = Token
web-program-command = Om te beginnen
web-delete = Tafel verwijderen
web-delete-sure = Wil je deze tafel echt verwijderen? Het spel is dan voor iedereen weg, voorgoed.
web-takeover-in = een bot neemt het over in { $time }
web-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
web-hand-over = { $player } is aan de beurt
web-hand-over-text = Geef het apparaat aan { $player }. Tot dan is alleen te zien wat iedereen mag zien.
web-i-am = Ik ben { $player }

web-result = Uitslag
web-won = { $count ->
    [one] { $player } wint
   *[other] { $player } delen de overwinning
}
web-you-win = Je wint!
web-you-share = Je deelt de overwinning met { $player }!
web-you-gave-up = Je hebt opgegeven
web-gave-up = { $count ->
    [one] { $player } heeft opgegeven.
   *[other] { $player } hebben opgegeven.
}
web-end-others-gave-up = Alle anderen hebben opgegeven.
web-end-you-gave-up = { $count ->
    [one] { $player } wint.
   *[other] { $player } delen de overwinning.
}
web-end-you-left-bots = Er waren alleen nog bots over, dus het spel is afgelopen.
web-tag-gave-up = gaf op
web-podium = Eindstand
web-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
web-deciding-line = Dit gaf de doorslag: { $line } ({ $counts }).
web-curve = Puntenverloop
web-curve-text = Als het spel met beurt { $turn } was geëindigd: { $standing }.
web-curve-end = Aan het eind: { $standing }.
web-wants-rematch = { $player } wil een revanche!
web-end-bots-left = Iedereen behalve de bots heeft opgegeven.
web-rank = Plaats
web-rematch = Nog een keer
web-accept-rematch = Ja, nog een keer
web-to-rematch = Naar het volgende spel
web-replay = Terugkijken
web-record = Spelverslag downloaden
web-first = Naar het begin
web-back = Een stap terug
web-turn-back = Een beurt terug
web-play = Afspelen
web-pause = Pauze
web-forward = Een stap verder
web-turn-forward = Een beurt vooruit
web-last = Naar het einde
web-step = Stap { $step } van { $last }
web-seen-by = Door de ogen van
web-all-open = iedereen (alles open)
web-branch = Vanaf hier verder spelen
web-branch-as = als { $player }
web-branch-start = Verder spelen

web-device = Ook dit apparaat gebruiken
web-device-text = Iemand heeft deze link op een ander apparaat gemaakt. Ga alleen verder als jij dat was: je bent dan ook op dit apparaat dezelfde persoon, met dezelfde plaatsen, en wie de link heeft gemaakt, ziet wat jij ziet.
web-device-use = Ja, dat ben ik
web-device-replaces = { $count ->
    [one] Dit apparaat heeft een eigen tafel, die hier dan niet meer te zien is.
   *[other] Dit apparaat heeft { $count } eigen tafels, die hier dan niet meer te zien zijn.
}
web-device-keep = Nee, alles zo laten

web-identity = Wie je op deze server bent
web-identity-text = Er zijn geen wachtwoorden: deze browser kent je. Met een ander apparaat, of een link die je bewaart, krijg je je plaatsen terug.
web-recovery = Link om te bewaren
web-recovery-text = Bewaar deze link als een wachtwoord. Hij geeft je binnen 400 dagen één keer je plaatsen terug en vervangt de vorige:
web-end-devices = Mijn andere apparaten afmelden
web-end-devices-sure = Wil je al je andere apparaten afmelden? Ook links die je eerder hebt gemaakt, werken dan niet meer.
web-end-devices-done = Alleen dit apparaat is nu nog aangemeld.
web-sign-out = Hier afmelden
web-sign-out-sure = Wil je je op dit apparaat afmelden? Zonder een ander apparaat of een bewaarde link ben je je plaatsen kwijt.

web-data = Wat deze server over je bewaart
web-data-text = Je namen, plaatsen en zetten, wat je in de chat schreef, en je links.
web-data-download = Mijn gegevens downloaden
web-data-delete = Mijn gegevens wissen
web-data-delete-now = Alles wissen
web-data-deleting = Bezig met wissen …
web-data-keep = Alles bewaren
web-data-delete-tables = Tafels die je hebt geopend en die nog niet begonnen zijn, worden gewist; aan andere tafels sta je op.
web-data-delete-games = Je geeft alle lopende spellen op. Spellen met anderen blijven voor hen bestaan zonder je naam; zij zien een voormalige speler.
web-data-delete-chat = Alles wat je in de chat hebt geschreven, wordt gewist.
web-data-delete-devices = Al je apparaten worden afgemeld en je links werken niet meer.
web-data-delete-stays = Eén ding blijft: als de beheerder van deze server je de toegang heeft ontzegd of je heeft gedempt, dan verandert dat niet.
web-data-delete-final = Dit kan niet ongedaan worden gemaakt, en niemand kan je je plaatsen teruggeven.

web-none = geen
web-deciding = beslist nu
web-nobody = niemand
web-yes = ja
web-no = nee

web-since = Sinds je laatste beurt
web-since-turns = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
web-concerns-you = betreft jou
web-times = { $count } × { $value } =
web-from = uit { $count }:
web-tie = { $players } hebben de meeste punten: elk { $points }.
web-tie-shared = Ook daarin staan ze gelijk; ze delen de overwinning.
