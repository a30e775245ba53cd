game-altar = Bali (2017)
game-altar-summary = Een kaartspel van Klaus-Jürgen Wrede voor 2 tot 4 spelers: verzamel goederen en bepaal met offers wat ze waard zijn.

# Kaarten. $count: hoeveel.
altar-card-rice = { $count ->
    [one] rijstplukker
   *[other] rijstplukkers
}
altar-card-peanut = { $count ->
    [one] pindaplukker
   *[other] pindaplukkers
}
altar-card-banana = { $count ->
    [one] bananenplukker
   *[other] bananenplukkers
}
altar-card-pepper = { $count ->
    [one] peperplukker
   *[other] peperplukkers
}
altar-card-stonemason = { $count ->
    [one] steenhouwer
   *[other] steenhouwers
}
altar-card-priest = { $count ->
    [one] priester
   *[other] priesters
}
altar-card-shrine = { $count ->
    [one] altaar
   *[other] altaren
}
altar-card-oracle = { $count ->
    [one] orakel
   *[other] orakels
}

# De kaart die $card heet, zonder lidwoord.
altar-card = { $card ->
    [rice] { altar-card-rice }
    [peanut] { altar-card-peanut }
    [banana] { altar-card-banana }
    [pepper] { altar-card-pepper }
    [stonemason] { altar-card-stonemason }
    [priest] { altar-card-priest }
    [shrine] { altar-card-shrine }
   *[oracle] { altar-card-oracle }
}
# Een of meer kaarten als lijdend voorwerp, met lidwoord of aantal.
altar-cards = { $count ->
    [one] een { altar-card }
   *[other] { $count } { altar-card }
}

altar-good-rice = rijst
altar-good-peanut = pinda
altar-good-banana = banaan
altar-good-pepper = peper
altar-good = { $good ->
    [rice] { altar-good-rice }
    [peanut] { altar-good-peanut }
    [banana] { altar-good-banana }
   *[pepper] { altar-good-pepper }
}
# Eén offerkaart van $good als lijdend voorwerp, met lidwoord.
altar-sacrifice-card = { $good ->
    [rice] een rijstkaart
    [peanut] een pindakaart
    [banana] een bananenkaart
   *[pepper] een peperkaart
}
# Hetzelfde aan het begin van een zin.
altar-sacrifice-card-first = { $good ->
    [rice] Een rijstkaart
    [peanut] Een pindakaart
    [banana] Een bananenkaart
   *[pepper] Een peperkaart
}
# Een kaart van de offerplaats, de $place-de van boven, als lijdend voorwerp.
altar-place = { $place ->
    [1] de bovenste kaart
    [2] de tweede kaart van boven
    [3] de derde kaart van boven
   *[4] de vierde kaart van boven
}

# Keuzes
altar-action-buy = { altar-sacrifice-card-first } kopen
altar-action-buy-nothing = Niets kopen
altar-action-play-stonemason = Een steenhouwer spelen
altar-action-play-priest = Een priester spelen
altar-action-play-shrine = { $cost ->
    [one] Een altaar spelen (1 steen)
   *[other] Een altaar spelen ({ $cost } steen)
}
altar-action-play-farmers = { $count ->
    [one] Een { altar-card } spelen
   *[other] { $cost ->
        [0] { $count } { altar-card } spelen
        [one] { $count } { altar-card } spelen (1 steen)
       *[other] { $count } { altar-card } spelen ({ $cost } steen)
    }
}
altar-action-return-shrine = Een altaar terugleggen in de doos
altar-action-lay = { altar-sacrifice-card-first } open op de offerplaats leggen
altar-action-hide = { altar-sacrifice-card-first } gedekt op de offerplaats leggen
altar-action-offer = { altar-sacrifice-card-first } uit de voorraad op de offerplaats leggen
altar-action-take = De vrije kaart van rij { $row } pakken
altar-action-look = De bovenste kaarten van de offerplaats bekijken
altar-action-decline-look = Niet kijken
altar-action-keep = { $place ->
    [1] De bovenste kaart houden
    [2] De tweede kaart van boven houden
    [3] De derde kaart van boven houden
   *[4] De vierde kaart van boven houden
}
altar-action-reward-points = Overwinningspunten nemen
altar-action-reward-stones = Steen nemen
altar-action-substitute = In plaats daarvan { altar-sacrifice-card } nemen
altar-action-decline-substitute = Geen andere kaart nemen

# Wat er gebeurt
altar-event-turn-began = Beurt { $turn }: { $player } is aan de beurt
altar-event-bought = { $price ->
    [0] { $player } krijgt gratis { altar-sacrifice-card }
    [one] { $player } koopt { altar-sacrifice-card } voor 1 steen
   *[other] { $player } koopt { altar-sacrifice-card } voor { $price } steen
}
altar-event-bought-nothing = { $player } koopt geen offerkaart
altar-event-played = { $cost ->
    [0] { $player } speelt { altar-cards }
    [one] { $player } speelt { altar-cards } voor 1 steen
   *[other] { $player } speelt { altar-cards } voor { $cost } steen
}
altar-event-shrine-returned = { $player } legt een altaar terug in de doos
altar-event-demon-moved = De demon gaat naar rij { $row }
altar-event-laid = { $player } legt { altar-sacrifice-card } open op de offerplaats
altar-event-hid = { $player } legt { altar-sacrifice-card } gedekt op de offerplaats
altar-event-hid-unknown = { $player } legt een offerkaart gedekt op de offerplaats
altar-event-offered = { $player } legt { altar-sacrifice-card } uit de voorraad op de offerplaats
altar-event-took = { $player } pakt { altar-cards } uit rij { $row }
altar-event-row-laid = Nieuw in rij { $row }: { altar-card }
altar-event-oracles-removed = { $count ->
    [one] Het orakel in rij { $row } gaat uit het spel
   *[other] De { $count } orakels in rij { $row } gaan uit het spel
}
altar-event-look-declined = { $player } bekijkt de offerplaats niet
altar-event-looked = { $player } bekijkt { altar-place } op de offerplaats: { altar-good }
altar-event-looked-unknown = { $player } bekijkt de bovenste kaarten van de offerplaats
altar-event-kept = { $player } houdt { altar-place }: { altar-good }
altar-event-kept-unknown = { $player } houdt een van de kaarten van de offerplaats
altar-event-altar-shown = { $height ->
    [one] Op de offerplaats ligt nu 1 kaart: { altar-good }
   *[other] Op de offerplaats liggen nu { $height } kaarten, bovenop { altar-good }
}
altar-event-altar-shown-unknown = { $height ->
    [0] De offerplaats is nu leeg
    [one] Op de offerplaats ligt nu 1 gedekte kaart
   *[other] Op de offerplaats liggen nu { $height } kaarten, de bovenste gedekt
}
altar-event-scored = De vrije kaart van rij { $row } wordt gewaardeerd: { altar-card }
altar-event-gained-stones = { $bonus ->
    [yes] { $amount ->
        [one] { $player } krijgt 1 steen als meerderheidsbonus
       *[other] { $player } krijgt { $amount } steen als meerderheidsbonus
    }
   *[no] { $amount ->
        [one] { $player } krijgt 1 steen
       *[other] { $player } krijgt { $amount } steen
    }
}
altar-event-gained-points = { $bonus ->
    [yes] { $amount ->
        [one] { $player } krijgt 1 overwinningspunt als meerderheidsbonus
       *[other] { $player } krijgt { $amount } overwinningspunten als meerderheidsbonus
    }
   *[no] { $amount ->
        [one] { $player } krijgt 1 overwinningspunt
       *[other] { $player } krijgt { $amount } overwinningspunten
    }
}
altar-event-gained-good = { $substitute ->
    [yes] { $bonus ->
        [yes] { $player } neemt in plaats daarvan { altar-sacrifice-card } als meerderheidsbonus
       *[no] { $player } neemt in plaats daarvan { altar-sacrifice-card }
    }
   *[no] { $bonus ->
        [yes] { $player } neemt { altar-sacrifice-card } als meerderheidsbonus
       *[no] { $player } neemt { altar-sacrifice-card }
    }
}
altar-event-substitute-declined = { $bonus ->
    [yes] { $player } ziet af van de meerderheidsbonus
   *[no] { $player } neemt geen andere kaart
}
altar-event-nothing-left = { $bonus ->
    [yes] De voorraad is leeg: { $player } krijgt geen meerderheidsbonus
   *[no] De voorraad is leeg: { $player } krijgt niets
}
altar-event-game-ended = De stapel is op: het spel eindigt in beurt { $turns }

# Wat er wordt besloten
altar-phase-buy = Een offerkaart pakken
altar-phase-play = Kaarten spelen
altar-phase-lay = Offerfase: een open kaart
altar-phase-hide = Offerfase: een gedekte kaart
altar-phase-offer = Offerfase: een kaart uit de voorraad
altar-phase-take = Kaarten pakken
altar-phase-look = Orakel: de offerplaats bekijken?
altar-phase-keep = Orakel: een kaart houden
altar-phase-shrine-reward = Waardering: punten of steen
altar-phase-substitute = Waardering: een andere soort
altar-phase-over = Spel afgelopen

altar-help-buy = Voordat je speelt, mag je één offerkaart kopen (A3.1). Die kost 5 steen, min 1 steen voor elke plukker van die soort die je in het spel hebt. Wil je je steen liever bewaren, koop dan niets.
altar-help-play = Speel één steenhouwer, één priester, één altaar of hoogstens drie plukkers van dezelfde soort (A3.2 tot en met A3.5). Een altaar kost 7 steen en leidt tot een offer; de tweede en de derde plukker kosten elk 1 steen. Alleen met drie altaren in de hand en minder dan 7 steen leg je in plaats daarvan een altaar terug in de doos (A3.6).
altar-help-lay = Er is een altaar gespeeld, dus leg je een van je offerkaarten open op de offerplaats (A3.7). Die kaart ben je kwijt, maar de soort kan er meer door waard worden: hoe meer kaarten van een soort er aan het eind op de offerplaats liggen, hoe meer elke kaart ervan waard is (A5.1).
altar-help-hide = Leg een van je eigen offerkaarten gedekt op de offerplaats; niemand anders komt te weten welke soort het is (A3.8). Aan het eind telt die mee zoals elke andere kaart daar (A5.1).
altar-help-offer = Kies een soort die de voorraad nog heeft; één kaart ervan komt open boven op de offerplaats (A3.9). Dat kost je niets en helpt die soort aan een hogere waarde (A5.1).
altar-help-take = Vul je hand één voor één aan tot 3 kaarten, telkens met de vrije kaart van een rij (A3.12). Van de rij waaruit je je laatste kaart pakt, wordt daarna de vrije kaart voor iedereen gewaardeerd; kies die rij dus met zorg (A3.15 tot en met A3.18). Speel je met de demon, dan is zijn rij versperd (A7.3).
altar-help-look = In de nieuwe rij lagen orakels, dus mag je de bovenste kaarten van de offerplaats bekijken, hoogstens 4 (A6.4). Als je kijkt, moet je één kaart houden. Kijken hoeft niet.
altar-help-keep = Houd precies één van de kaarten die je bekijkt; die komt bij je offerkaarten (A6.4). De andere gaan in dezelfde volgorde terug, en niemand hoort welke kaart je hebt gehouden.
altar-help-shrine-reward = Er wordt een altaar gewaardeerd: voor elk altaar dat je in het spel hebt, krijg je 1 overwinningspunt of 1 steen (A3.16). Je keuze geldt voor al je altaren en ook voor de meerderheidsbonus (A3.18). Aan het eind levert elke 5 steen 1 punt op (A5.2).
altar-help-substitute = De soort waarvan je een kaart zou krijgen, is op; je mag een kaart nemen van een andere soort die de voorraad nog heeft (A3.19). Je mag er ook van afzien.
altar-help-over = De stapel is op en het spel is afgelopen (A3.14). Je score bestaat uit je overwinningspunten, 4 punten per altaar in het spel, 1 punt per 5 steen en je offerkaarten (A5.2). Wat een soort waard is, hangt af van het aantal kaarten ervan op de offerplaats (A5.1).

# De puntentelling
altar-score-points = Overwinningspunten
altar-score-shrines = Altaren
altar-score-stones = Steen
altar-score-rice = Rijstkaarten
altar-score-peanut = Pindakaarten
altar-score-banana = Bananenkaarten
altar-score-pepper = Peperkaarten
altar-score-total = Totaal

altar-end-pile = De stapel is op

altar-option-oracle = Orakel
altar-option-oracle-help = Speel met het orakel: daardoor mag je de offerplaats bekijken en een kaart houden.
altar-option-demon = Demon
altar-option-demon-help = Speel met de demon, die één rij van het aanbod verspert.
altar-option-colours = Kleuren
altar-option-colours-help = De kleur van elke plaats (A1.3).
altar-option-sets = Startsets
altar-option-sets-help = De drie plukkers in de startset van elke kleur (A1.3).
