# Why a table says no. Names of settings and options are those of the protocol.
error-bad-game = Er is geen spel met de naam "{ $game }"; kies een van de aangeboden spellen.
error-bad-players = "{ $game }" is voor { $least } tot { $most } spelers; verander het aantal plaatsen.
error-bad-seats = Maar één van de plaatsen kan van jou zijn; de andere zijn voor anderen.
error-bad-level = Er is geen bot van het niveau "{ $level }"; kies een van deze: { $known }.
error-bad-option = "{ $game }" kan niet met de optie "{ $option }" op deze waarde worden gespeeld; kies een andere waarde.
error-bad-time = { $setting ->
    [bank] De bedenktijd
    [increment] De tijd die er per beslissing bij komt
    [allowance] De tijd voor een beslissing
    [grace] De tijd na een waarschuwing
    [pace] Het tempo van de bots
    [reaction_pause] De pauze bij een reactie
   *[other] De instelling "{ $setting }"
} moet van { $least } tot { $most } seconden zijn.
error-bad-night = De nachtrust heeft twee tijden nodig zoals 22:00, een tijdzone zoals Europe/Amsterdam, en een duur van 1 minuut tot { $hours } uur.
error-bad-name = Een naam moet 1 tot { $most } zichtbare tekens hebben; kies een andere.
error-name-taken = De naam ‘{ $name }’ lijkt te veel op die van iemand aan deze tafel; kies een andere.
error-bad-action = "{ $action }" kan nu niet; kies een van de aangeboden acties.
error-stale-version = Er is aan de tafel iets veranderd sinds je keek; kijk nog eens en beslis dan.
error-not-your-turn = Deze beslissing is niet aan jou; wacht tot het jou wordt gevraagd.
error-not-seated = Alleen wie daar zit kan dit doen; neem eerst plaats.
error-which-seat = Jullie spelen hier met meerdere mensen; zeg wiens plaats bedoeld is.
error-not-owner = Alleen wie deze tafel heeft geopend kan dit doen; vraag het aan die persoon.
error-not-open = Dit kan alleen voor het spel begint, en het is al begonnen.
error-not-running = Dit kan alleen terwijl het spel bezig is.
error-not-over = Dit kan pas als het spel is afgelopen.
error-seat-taken = Deze plaats is bezet; kies een vrije.
error-no-such-seat = Die plaats is er niet; kies er een van 0 tot { $last } waar iemand zit of kan zitten.
error-no-open-seat = Aan deze tafel is geen plaats meer vrij; je kunt meekijken of zelf een tafel openen.
error-bad-invitation = Deze plaats is voor een uitgenodigde gast, en de uitnodiging klopt niet of is al gebruikt; vraag om een nieuwe link.
error-barred-from-table = Wie deze tafel heeft geopend, laat je er niet meer toe.
error-colour-taken = Deze kleur is hier niet te krijgen; kies een vrije.
error-not-full = Er zijn nog lege plaatsen; wacht op meer mensen of zet er bots neer.
error-not-ready = Nog niet iedereen is klaar; het spel kan beginnen als iedereen dat heeft gezegd.
error-nothing-to-undo = { $most ->
    [0] Er is niets ongedaan te maken: er is iets nieuws te zien geweest, een ander heeft al beslist, of de tijd ervoor is om.
    [one] Alleen je laatste beslissing kan ongedaan worden gemaakt.
   *[other] Alleen je laatste { $most } beslissingen kunnen ongedaan worden gemaakt.
}
error-has-resigned = Je hebt al opgegeven; een bot speelt voor je verder.
error-substituted = Er speelt nu een bot voor je; meld met "return" dat je terug bent en beslis dan.
error-not-substituted = Er speelt geen bot voor je, dus er is niets terug te geven.
error-bot-decides = Je tijd is om en een bot neemt deze beslissing voor je; kom terug als hij heeft beslist.
error-bad-auto-reply = "{ $action }" kan niet vooraf worden vastgelegd voor "{ $phase }"; kies een van de aangeboden vaste antwoorden.
error-bad-chat = Een bericht moet 1 tot { $most } zichtbare tekens hebben; pas het aan.
error-muted = Wie deze tafel heeft geopend, heeft je gedempt; je kunt wel meelezen maar niet schrijven.
error-too-many-changes = Deze tafel is vóór de start te vaak gewijzigd; open een nieuwe tafel.
error-too-many-mutes = Aan deze tafel is het dempen al { $most } keer in- of uitgeschakeld; meer kan niet.
error-no-such-moment = Die stap bestaat niet; kies er een van 0 tot { $last }.
error-rules-changed = Deze tafel volgt versie { $begun } van onze regels voor { $game }, en de server speelt versie { $present } en heeft de eerdere regels niet meer. Wie de tafel heeft geopend, kan hem verwijderen; verder spelen kan alleen op een server met die regels.

# Why the server says no
error-no-such-table = Deze tafel bestaat niet of is niet voor jou toegankelijk; controleer de link.
error-not-watching = Je volgt deze tafel niet via deze verbinding; stuur eerst "watch".
error-no-such-code = Geen tafel die op spelers wacht heeft deze code; controleer hem, of vraag of het spel al is begonnen.
error-bad-message = De server begreep dit bericht niet: { $reason }.
error-too-fast = Dat was te veel ineens; { $seconds ->
    [one] probeer het over een seconde opnieuw.
   *[other] probeer het over { $seconds } seconden opnieuw.
}
error-too-large = Dit is te groot; stuur hoogstens { $most } bytes.
error-too-many-open = Je hebt al { $most } verbindingen open; sluit eerst een pagina of een programma.
error-too-many-seeks = Vanaf jouw adres zoeken al { $most } mensen een spel; wacht even tot een paar van hen er een gevonden hebben.
error-not-allowed = Dit mag je niet doen.
error-barred = De beheerder van deze server heeft je de toegang ontzegd.
error-silenced = De beheerder van deze server heeft je gedempt; je kunt wel verder spelen maar niet schrijven.
error-bad-ban = Zo kan niemand worden geweerd of gedempt: { $reason }.
error-no-such-ban = Die uitsluiting bestaat niet.
error-no-such-person = Zo iemand zit niet aan de tafel.
error-too-many-bans = Er zijn al { $most } uitsluitingen; maak er eerst enkele ongedaan.
error-link-replaces = Dit apparaat heeft eigen partijen, die hier dan niet meer te zien zijn; bevestig dat de link je identiteit op dit apparaat mag vervangen.
error-no-identity = De server weet niet wie je bent; sta cookies toe voor deze site en laad de pagina opnieuw.
error-link-used = Deze link is al gebruikt; vraag om een nieuwe.
error-hints-off = Aan deze tafel wordt zonder tips gespeeld; die kun je alleen toestaan als je een tafel opent.
error-busy = De server heeft het erg druk; kijk zo nog eens, en probeer het opnieuw als er niets is veranderd.
error-gone = Dit bestaat niet meer; ga terug naar de lijst met tafels.
error-no-such-page = Op dit adres is niets te vinden; de startpagina is op /.
