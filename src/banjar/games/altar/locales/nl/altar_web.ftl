# De tafel van altar in de browser. De letters op de kaarten: geen twee gelijk.
altar-web-letter-rice = Rij
altar-web-letter-peanut = Pin
altar-web-letter-banana = Ban
altar-web-letter-pepper = Pep
altar-web-letter-stonemason = Ste
altar-web-letter-priest = Pri
altar-web-letter-shrine = Alt
altar-web-letter-oracle = Ora
# De namen op de kaarten; lange worden smaller getekend.
altar-web-name = { $card ->
    [rice] Rijstplukker
    [peanut] Pindaplukker
    [banana] Bananenplukker
    [pepper] Peperplukker
    [stonemason] Steenhouwer
    [priest] Priester
    [shrine] Altaar
   *[oracle] Orakel
}

# Aantallen
altar-web-stones = { $count ->
    [one] 1 steen
   *[other] { $count } steen
}
altar-web-points = { $count ->
    [one] 1 overwinningspunt
   *[other] { $count } overwinningspunten
}
altar-web-points-or-stones = { $count ->
    [one] 1 overwinningspunt of steen
   *[other] { $count } overwinningspunten of steen
}
altar-web-goods = { $good ->
    [rice] { $count ->
        [one] 1 rijstkaart
       *[other] { $count } rijstkaarten
    }
    [peanut] { $count ->
        [one] 1 pindakaart
       *[other] { $count } pindakaarten
    }
    [banana] { $count ->
        [one] 1 bananenkaart
       *[other] { $count } bananenkaarten
    }
   *[pepper] { $count ->
        [one] 1 peperkaart
       *[other] { $count } peperkaarten
    }
}
altar-web-substitutes = { $count ->
    [one] 1 andere offerkaart
   *[other] { $count } andere offerkaarten
}

# Delen van de tafel
altar-web-offer = Aanbod
altar-web-row = Rij { $row }
altar-web-free = vrij
altar-web-free-card = Vrije kaart: { altar-card }
altar-web-scored-mark = gewaardeerd
altar-web-scored-last = als laatste gewaardeerd
altar-web-demon-here = De demon staat op deze rij
altar-web-common = Offerplaats, stapel en voorraad
altar-web-altar = Offerplaats
altar-web-altar-height = { $count ->
    [0] leeg
    [one] 1 kaart
   *[other] { $count } kaarten
}
altar-web-altar-top = { $top ->
    [rice] bovenop rijst
    [peanut] bovenop pinda
    [banana] bovenop banaan
    [pepper] bovenop peper
   *[hidden] bovenste gedekt
}
altar-web-altar-is = { $count ->
    [0] De offerplaats is leeg
   *[other] Op de offerplaats: { altar-web-altar-height }, { altar-web-altar-top }
}
altar-web-altar-holds = Op de offerplaats
altar-web-altar-seen = Zichtbaar op de offerplaats gelegd
altar-web-left = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}
altar-web-pile = Stapel
altar-web-nearly-out = bijna op
altar-web-pile-is = { $count ->
    [one] De stapel heeft 1 kaart
   *[other] De stapel heeft { $count } kaarten
}
altar-web-pile-ends = { $count ->
    [one] De stapel heeft 1 kaart; als hij op is, eindigt het spel.
   *[other] De stapel heeft { $count } kaarten; als hij op is, eindigt het spel.
}
altar-web-box-shrines = { $count ->
    [one] 1 altaar is terug in de doos
   *[other] { $count } altaren zijn terug in de doos
}
altar-web-box-oracles = { $count ->
    [one] 1 orakel is uit het spel
   *[other] { $count } orakels zijn uit het spel
}
altar-web-supply = Voorraad
altar-web-supply-is = { $count ->
    [0] { $good ->
        [rice] Geen rijstkaarten meer
        [peanut] Geen pindakaarten meer
        [banana] Geen bananenkaarten meer
       *[pepper] Geen peperkaarten meer
    }
   *[other] { altar-web-goods }
}
altar-web-supply-costs = { $price ->
    [0] { altar-web-supply-is }; je krijgt er een voor niets
    [one] { altar-web-supply-is }; je betaalt 1 steen per kaart
   *[other] { altar-web-supply-is }; je betaalt { $price } steen per kaart
}

# Wat goederen waard zijn als het spel nu eindigde; `certain` waar men het getal kan weten.
altar-web-worth = Wat goederen waard zijn
altar-web-worth-help = Punten per offerkaart als het spel nu zou eindigen: 3 voor de soort met de meeste kaarten op de offerplaats, dan 2, 1 en 0. Waar je het niet kunt weten, toont een balk wat mogelijk is.
altar-web-worth-each = { $certain ->
    [yes] { altar-good }: elk { $highest } waard
   *[no] { altar-good }: elk { $lowest } tot { $highest } waard
}
altar-web-worth-count = { $certain ->
    [yes] { $most } op de offerplaats
   *[no] { $fewest } tot { $most } op de offerplaats
}
altar-web-worth-yours = { $certain ->
    [yes] jij hebt er { $count }, waarde { $highest }
   *[no] jij hebt er { $count }, waarde { $lowest } tot { $highest }
}
altar-web-worth-all = { $certain ->
    [yes] Je offerkaarten zijn nu { altar-web-worth-points } waard
   *[no] Je offerkaarten zijn nu { $lowest } tot { altar-web-worth-points } waard
}
altar-web-worth-points = { $highest ->
    [one] 1 punt
   *[other] { $highest } punten
}
altar-web-worthless-all = Goederen zijn 0 waard zolang er geen op de offerplaats ligt.
altar-web-worthless = 0 waard zolang er geen op de offerplaats ligt: { $goods }

altar-web-in-play = In het spel
altar-web-majority = de meeste: 1 extra bij de waardering
altar-web-hand = Hand
altar-web-hand-count = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
altar-web-sacrifice-cards = Offerkaarten
altar-web-goods-count = { $count ->
    [one] 1 offerkaart
   *[other] { $count } offerkaarten
}
altar-web-goods-remembered = Offerkaarten die iedereen heeft gezien
altar-web-kept = { $count ->
    [one] 1 van de offerplaats gehouden
   *[other] { $count } van de offerplaats gehouden
}
altar-web-hidden = Door jou gedekt gelegd
altar-web-laid-down = Gedekt gelegd
altar-web-others = De andere spelers
altar-web-players = De spelers
altar-web-own = Jouw kant van de tafel
altar-web-estimate = { $count ->
    [one] ongeveer 1 punt als het spel nu zou eindigen
   *[other] ongeveer { $count } punten als het spel nu zou eindigen
}
altar-web-deciding = beslist nu
altar-web-substituted = een bot speelt
altar-web-away = weg
altar-web-explanation = Waarom niet

# Kosten en gevolgen
altar-web-choose = kies hoeveel
altar-web-take = Uit rij { $row } pakken: { altar-card }
altar-web-costs-leaves = { $left ->
    [0] kost { altar-web-stones }, je houdt er geen over
    [one] kost { altar-web-stones }, je houdt er 1 over
   *[other] kost { altar-web-stones }, je houdt er { $left } over
}
altar-web-costs-nothing = { $left ->
    [0] kost niets
    [one] kost niets, je houdt je 1 steen
   *[other] kost niets, je houdt je { $left } steen
}
altar-web-leaves = { $left ->
    [0] dan geen meer
    [one] dan nog 1
   *[other] dan nog { $left }
}
altar-web-free-of-charge = gratis
altar-web-to-box = in de doos
altar-web-then-price = { $good ->
    [rice] { $count ->
        [0] daarna zijn rijstkaarten gratis voor je
       *[other] daarna kost een rijstkaart je { altar-web-stones }
    }
    [peanut] { $count ->
        [0] daarna zijn pindakaarten gratis voor je
       *[other] daarna kost een pindakaart je { altar-web-stones }
    }
    [banana] { $count ->
        [0] daarna zijn bananenkaarten gratis voor je
       *[other] daarna kost een bananenkaart je { altar-web-stones }
    }
   *[pepper] { $count ->
        [0] daarna zijn peperkaarten gratis voor je
       *[other] daarna kost een peperkaart je { altar-web-stones }
    }
}
altar-web-demon-goes = de demon gaat naar rij { $row }
altar-web-ends-game = de stapel raakt op: hiermee eindigt het spel
altar-web-ends-short = einde van het spel
altar-web-new-row = maakt de rij leeg; er komt een nieuwe
altar-web-new-row-scores = maakt de rij leeg; de vrije kaart van de nieuwe rij wordt gewaardeerd
altar-web-new-row-short = nieuwe rij
altar-web-frees = maakt vrij: { altar-card }
altar-web-frees-short = maakt vrij
altar-web-scores = waardering van { altar-card }: { $gains }
altar-web-scores-short = waardering
altar-web-nobody = niemand krijgt iets
altar-web-gain = { $what ->
    [stones] { $player } { altar-web-stones }
    [points] { $player } { altar-web-points }
    [points-or-stones] { $player } { altar-web-points-or-stones }
    [substitute] { $player } { altar-web-substitutes }
   *[good] { $player } { altar-web-goods }
}
altar-web-you-keep = { $count ->
    [0] het is je laatste
   *[other] je houdt { altar-web-goods } over
}
altar-web-supply-keeps = { $count ->
    [0] het is de laatste
   *[other] dan nog { $count } in de voorraad
}
altar-web-look-depth = { $count ->
    [one] je bekijkt 1 kaart en houdt die
   *[other] je bekijkt { $count } kaarten en houdt er een
}
altar-web-reward-points = { altar-web-points }, dan heb je er { $after }
altar-web-reward-stones = { altar-web-stones }, dan heb je er { $after }

# Waarom iets niet kan
altar-web-why-offer-phase = Kaarten uit het aanbod pak je aan het eind van je beurt, na het spelen.
altar-web-why-offer-oracle = Eerst het orakel: beslis over de offerplaats, daarna pak je weer kaarten.
altar-web-why-offer-scoring = Je hand is weer vol: nu wordt de waardering afgehandeld.
altar-web-why-not-free = Alleen de onderste kaart van een rij is vrij.
altar-web-why-demon = De demon staat op deze rij: er mag geen kaart uit worden gepakt.
altar-web-why-hand-buy = Beslis eerst of je een offerkaart koopt; daarna speel je.
altar-web-why-hand-phase = Je hebt in deze beurt al gespeeld.
altar-web-why-hand-turn = Handkaarten speel je in je eigen beurt.
altar-web-why-too-dear = Een altaar kost { $price } steen, en je hebt er maar { $stones }.
altar-web-why-supply-phase = Offerkaarten koop je aan het begin van je beurt.
altar-web-why-supply-hide = Eerst leg je een eigen kaart gedekt neer; daarna komt er een uit de voorraad bovenop.
altar-web-why-none-left = { $good ->
    [rice] Er zijn geen rijstkaarten meer in de voorraad.
    [peanut] Er zijn geen pindakaarten meer in de voorraad.
    [banana] Er zijn geen bananenkaarten meer in de voorraad.
   *[pepper] Er zijn geen peperkaarten meer in de voorraad.
}
altar-web-why-price = { $good ->
    [rice] { $price ->
        [one] Een rijstkaart kost je 1 steen, en je hebt er { $stones }.
       *[other] Een rijstkaart kost je { $price } steen, en je hebt er maar { $stones }.
    }
    [peanut] { $price ->
        [one] Een pindakaart kost je 1 steen, en je hebt er { $stones }.
       *[other] Een pindakaart kost je { $price } steen, en je hebt er maar { $stones }.
    }
    [banana] { $price ->
        [one] Een bananenkaart kost je 1 steen, en je hebt er { $stones }.
       *[other] Een bananenkaart kost je { $price } steen, en je hebt er maar { $stones }.
    }
   *[pepper] { $price ->
        [one] Een peperkaart kost je 1 steen, en je hebt er { $stones }.
       *[other] Een peperkaart kost je { $price } steen, en je hebt er maar { $stones }.
    }
}
altar-web-why-goods = Je legt alleen offerkaarten op de offerplaats als er een altaar is gespeeld.
altar-web-why-goods-none = { $good ->
    [rice] Je hebt geen rijstkaart.
    [peanut] Je hebt geen pindakaart.
    [banana] Je hebt geen bananenkaart.
   *[pepper] Je hebt geen peperkaart.
}
altar-web-why-goods-offer = Je eigen kaart is gelegd; de laatste komt uit de voorraad.
altar-web-why-altar = Niemand mag de offerplaats doorzoeken; alleen de bovenste kaart is te zien.
altar-web-why-altar-lay = Kies een van je offerkaarten: die gaat op de offerplaats.
altar-web-why-altar-offer = Kies een kaart uit de voorraad: die gaat op de offerplaats.

# De tafel in woorden
altar-web-text-choices = Wat je keuzes opleveren
altar-web-text-rows = Van elke rij wordt de vrije kaart het eerst genoemd.
altar-web-text-row = Rij { $row }: { $cards }.
altar-web-text-looking = Je bekijkt deze kaarten, van bovenaf:

# What is asked of the reader. $able: can they pay for a card? $boxed: can they only
# put a shrine back? $last: is it the last one they take?
altar-web-ask-buy = { $able ->
    [yes] Koop een offerkaart uit de voorraad, of koop niets.
   *[no] Je kunt nog geen offerkaart betalen: ga zonder verder.
}
altar-web-ask-play = { $boxed ->
    [yes] Je hebt alleen altaren in de hand en kunt er geen betalen: leg er een terug in de doos.
   *[no] Speel een kaart uit je hand.
}
altar-web-ask-lay = Er is een altaar gespeeld: leg een van je offerkaarten open op de offerplaats.
altar-web-ask-hide = Leg een van je offerkaarten gedekt op de offerplaats.
altar-web-ask-offer = Kies een soort uit de voorraad: die komt boven op de offerplaats.
altar-web-ask-take = { $last ->
    [yes] Pak je laatste kaart. De kaart die dan vrijkomt, wordt voor iedereen gewaardeerd.
   *[no] Pak een vrije kaart uit het aanbod.
}
altar-web-ask-look = Er verscheen een orakel: wil je de bovenste kaarten van de offerplaats bekijken?
altar-web-ask-keep = Kies welke kaart je houdt.
altar-web-ask-shrine-reward = Je altaren worden gewaardeerd: punten of steen?
altar-web-ask-substitute = Deze soort is op: neem een andere, of geen.

# Waar een kaart voor dient, in één regel.
altar-web-about = { $card ->
    [stonemason] Bij een waardering: 1 steen voor elke steenhouwer die je in het spel hebt.
    [priest] Bij een waardering: 1 overwinningspunt voor elke priester die je in het spel hebt.
    [shrine] Kost 7 steen en leidt tot een offer. Bij een waardering: 1 punt of steen per stuk; aan het eind 4 punten.
   *[other] Zolang hij in het spel is, kost zijn soort je 1 steen minder. Bij een waardering: 1 offerkaart van die soort.
}

# Waarom een tip iets aanraadt: wat het oplevert, voorkomt en kost. Elk is een zin op zich.
altar-web-hint-worth = { $points ->
    [0] { altar-sacrifice-card-first } is aan het eind waarschijnlijk weinig waard.
    [one] { altar-sacrifice-card-first } is aan het eind waarschijnlijk ongeveer 1 punt waard.
   *[other] { altar-sacrifice-card-first } is aan het eind waarschijnlijk ongeveer { $points } punten waard.
}
altar-web-hint-cheaper = { $count ->
    [one] Door je plukker is hij 1 steen goedkoper.
   *[other] Door je plukkers is hij { $count } steen goedkoper.
}
altar-web-hint-stones = { $left ->
    [0] Het kost { altar-web-stones }, dan heb je niets meer.
    [one] Het kost { altar-web-stones }, dan heb je er nog 1.
   *[other] Het kost { altar-web-stones }, dan heb je er nog { $left }.
}
altar-web-hint-cannot-buy = Je kunt nog geen kaart betalen.
altar-web-hint-save-for-shrine = Je hebt een altaar in de hand: dat kost { $price } steen, en je hebt er { $stones }.
altar-web-hint-not-worth = Het beste wat je kunt kopen is { altar-sacrifice-card } voor { altar-web-stones }; later heb je meer aan je steen.
altar-web-hint-scored = { $card ->
    [stonemason] Bij elke waardering van steenhouwers krijg je { altar-web-stones }.
    [priest] Bij elke waardering van priesters krijg je { altar-web-points }.
    [shrine] Bij elke waardering van altaren krijg je { altar-web-points-or-stones }.
   *[other] Bij elke waardering van deze plukkers krijg je { altar-web-goods-count }.
}
altar-web-hint-scored-now = { $card ->
    [stonemason] Dat kun je nog deze beurt laten waarderen (rij { $row }): { altar-web-stones } voor jou.
    [priest] Dat kun je nog deze beurt laten waarderen (rij { $row }): { altar-web-points } voor jou.
    [shrine] Dat kun je nog deze beurt laten waarderen (rij { $row }): { altar-web-points-or-stones } voor jou.
   *[other] Dat kun je nog deze beurt laten waarderen (rij { $row }): { altar-web-goods-count } voor jou.
}
altar-web-hint-majority = Je krijgt de meerderheid: 1 extra bij elke waardering van deze soort.
altar-web-hint-majority-of = { $player } raakt de meerderheid van deze soort kwijt.
altar-web-hint-price = { $good ->
    [rice] { $count ->
        [0] Daarna kosten rijstkaarten je niets meer.
       *[other] Daarna kost een rijstkaart je { altar-web-stones } in plaats van { $price }.
    }
    [peanut] { $count ->
        [0] Daarna kosten pindakaarten je niets meer.
       *[other] Daarna kost een pindakaart je { altar-web-stones } in plaats van { $price }.
    }
    [banana] { $count ->
        [0] Daarna kosten bananenkaarten je niets meer.
       *[other] Daarna kost een bananenkaart je { altar-web-stones } in plaats van { $price }.
    }
   *[pepper] { $count ->
        [0] Daarna kosten peperkaarten je niets meer.
       *[other] Daarna kost een peperkaart je { altar-web-stones } in plaats van { $price }.
    }
}
altar-web-hint-shrine = Het is aan het eind { $points } punten waard en levert bij elke waardering van altaren iets op.
altar-web-hint-sacrifice = Jij bepaalt wat er geofferd wordt, en kunt { altar-web-goods } meer waard maken.
altar-web-hint-demon = De demon gaat naar rij { $row } en verspert die.
altar-web-hint-return-shrine = Je kunt de { $price } steen voor geen van je altaren betalen, dus moet er een weg.
altar-web-hint-raises = Daardoor wordt { altar-good } meer waard, en je houdt { altar-web-goods } over.
altar-web-hint-least = Je verliest weinig: aan { altar-sacrifice-card } heb je het minst.
altar-web-hint-holds-down = Het drukt de waarde van { altar-good }, waarvan anderen meer hebben dan jij.
altar-web-hint-gives-card = Het kost je { altar-sacrifice-card }.
altar-web-hint-from-supply = De kaart komt uit de voorraad en kost je niets.
altar-web-hint-ends-ahead = Hiermee eindigt het spel, en voor zover te weten valt sta je voor.
altar-web-hint-ends-behind = Hiermee eindigt het spel; wachten zou je nauwelijks helpen.
altar-web-hint-score = { $what ->
    [stones] De waardering levert je { altar-web-stones } op.
    [points] De waardering levert je { altar-web-points } op.
    [points-or-stones] De waardering levert je { altar-web-points-or-stones } op.
   *[cards] De waardering levert je { altar-web-goods-count } op.
}
altar-web-hint-score-nobody = Niemand heeft iets aan de waardering.
altar-web-hint-score-others = { $what ->
    [stones] { $player } krijgt daardoor { altar-web-stones }.
    [points] { $player } krijgt daardoor { altar-web-points }.
    [points-or-stones] { $player } krijgt daardoor { altar-web-points-or-stones }.
   *[cards] { $player } krijgt daardoor { altar-web-goods-count }.
}
altar-web-hint-other-row = In rij { $row } zou gewaardeerd worden: { altar-card }. Daar heeft { $player } wat aan.
altar-web-hint-take-card = { $card ->
    [stonemason] De steenhouwer die je pakt, levert steen op bij elke waardering van steenhouwers.
    [priest] De priester die je pakt, levert overwinningspunten op bij elke waardering van priesters.
    [shrine] Het altaar dat je pakt, levert punten en een offer op zodra je het kunt betalen.
   *[other] { $count ->
        [0] De plukker die je pakt, maakt zijn soort goedkoper voor je.
        [one] De plukker die je pakt, past bij die ene die je in het spel hebt.
       *[other] De plukker die je pakt, past bij de { $count } die je in het spel hebt.
    }
}
altar-web-hint-then = Er komt een kaart vrij die je als volgende kunt pakken: { altar-card }.
altar-web-hint-look = Je krijgt een offerkaart en weet iets wat de anderen niet weten.
altar-web-hint-no-look = Je zou een kaart moeten houden, en aan geen daarvan heb je iets.
altar-web-hint-altar-less = Op de offerplaats ligt dan een kaart minder ({ altar-good }), en dat is niet goed voor je andere.
altar-web-hint-points-count = Overwinningspunten tellen volledig mee; vijf steen is aan het eind maar één punt.
altar-web-hint-stones-for-shrine = Zo kom je dichter bij de { $price } steen voor je altaar.
altar-web-hint-stones-later = Er is nog tijd om van steen meer te maken dan punten.
altar-web-hint-decline = Geen van de andere soorten is de moeite waard.

# On the score sheet, beside a good.
altar-web-on-altar = { $count } op de offerplaats: elk { $value }
# Wat beslist bij een gelijke stand bovenaan. $counts: de spelers met hun aantallen.
altar-web-tie-shrines = De meeste altaren in het spel beslissen: { $counts }.
altar-web-tie-stones = Dan beslist het meeste steen: { $counts }.
altar-web-length = ongeveer 30 minuten
altar-web-film = Pak kaarten, verzamel goederen en offer er een paar: wat het vaakst op de offerplaats ligt, is het meest waard.
