# The text client. The commands themselves (undo, save, log ...) are the same in all languages.
terminal-turn = beurt { $turn }
terminal-turn-head = Beurt { $turn }:
terminal-you = { $player } (jij)
terminal-your-hand = Je hand
terminal-your-choice = { $phase } – kies:
terminal-prompt = 1–{ $count }, of ? voor hulp >{ " " }
terminal-earlier = … { $count ->
    [one] 1 eerdere regel
   *[other] { $count } eerdere regels
} (typ log)
terminal-more = … keuzes { $first }–{ $last } van { $count } (typ more)
terminal-only-choice = (de enige mogelijkheid)
terminal-commands =
    Typ het nummer van een keuze of de korte notatie ervan; meerdere tegelijk mag ook. Verder kun je typen:
    ? 3            wat keuze 3 inhoudt, met de regel erbij
    undo           je laatste beslissing ongedaan maken (undo 3: drie stuks)
    log            wat er is gebeurd (log 40: de laatste 40 regels; log all)
    score          de punten tot nu toe
    rules { $section }een spelregel opzoeken (alleen rules: de hoofdstukken)
    board          de tafel opnieuw tonen (of druk gewoon op Enter)
    save BESTAND   het spel bewaren
    quit           stoppen
terminal-no-such-choice = Keuze { $number } bestaat niet; kies van 1 tot { $count }.
terminal-not-legal = "{ $answer }" kan nu niet.
terminal-not-understood = Ik begrijp "{ $answer }" niet. Typ een nummer, of ? voor hulp.
terminal-too-many-bad-answers = { $count } antwoorden en geen enkele keuze: het spel stopt hier.
terminal-no-undo = Dit kan niet ongedaan worden gemaakt: er is daarna iets nieuws te zien geweest of een ander heeft al beslist.
terminal-log-cut = … { $count ->
    [one] 1 eerdere regel
   *[other] { $count } eerdere regels
} (typ log all)
terminal-rules-sections = Typ rules met het nummer van een hoofdstuk of een regel:
terminal-no-such-rule = Er is geen regel { $rule }.

# Saving
terminal-save-how = Zeg waarheen: save BESTAND
terminal-save-directory = { $file } is een map.
terminal-overwrite = { $file } bestaat al. Overschrijven? (j/n){ " " }
terminal-yes-words = j ja
terminal-not-saved = Niet bewaard.
terminal-save-failed = { $file } kon niet worden bewaard: { $reason }
terminal-saved = Bewaard in { $file }.
terminal-saved-unfinished = Bewaard in { $file }. Later verder spelen: banjar play --load { $file }
terminal-save-offer = Het spel bewaren? Typ een bestandsnaam, of druk op Enter om te stoppen:{ " " }
terminal-end-of-input = De invoer is op en daarmee stopt het spel. De volgende keer bewaart "save BESTAND" het spel en gaat "banjar play --load BESTAND" ermee verder.

# Points
terminal-place = Plaats
terminal-nth = { $place }.
terminal-winner = { $player } wint!
terminal-winners = { $players } delen de overwinning.
terminal-and = { $first } en { $last }

# Replays
terminal-replay-prompt = Beslissing { $place } van { $length } (Enter, b, een getal, q) >{ " " }
terminal-replay-help = Enter gaat verder, b gaat terug, een getal springt naar die beslissing, q stopt.
terminal-press-enter = Druk op Enter.{ " " }
terminal-replay-unfinished = Hier houdt het verslag op; het spel is niet afgelopen.

# Simulations
terminal-simulation-progress = Bezig
terminal-simulation-title = { $game }: { $count ->
    [one] 1 spel
   *[other] { $count } spellen
} met { $players } spelers
terminal-simulation-seed = Bots: { $bots }. Startgetal: { $seed }.
terminal-simulation-scores = Scores van alle spelers
terminal-simulation-mean = gemiddelde { $mean }, standaardafwijking { $sd }
terminal-simulation-quartiles = laagste { $min }, kwartielen { $quarter } / { $median } / { $three }, hoogste { $max }
terminal-simulation-seats = Overwinningen per plaats (95%-interval)
terminal-simulation-mean-score = gemiddelde score
terminal-simulation-shared = Gedeelde overwinningen: { $share } van de spellen
terminal-simulation-decisions = Lengte in beslissingen
terminal-simulation-turns = { $count ->
    [one] Lengte in beurten (1 spel bekeken)
   *[other] Lengte in beurten ({ $count } spellen bekeken)
}
terminal-simulation-ends = Hoe de spellen eindigden
terminal-simulation-speed = { $seconds } s, { $speed } beslissingen per seconde

# De arena
arena-progress = Er wordt gespeeld
arena-resumed = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
} van een eerdere keer gevonden in { $file }.
arena-bot = Bot
arena-rating = Rating
arena-wins = Gewonnen
arena-fair = Bij toeval
arena-margin = Voorsprong
arena-thinking = Denkt
arena-longest = Hoogstens
arena-seats = Gewonnen per plaats, de eerste links: { $seats }
arena-total = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
} van gemiddeld { $decisions } beslissingen; { $speed } beslissingen per seconde. Tussen haakjes: 95%-intervallen.
arena-written = Geschreven naar { $file }.
