# De tafel van altar in de browser. De letters op de kaarten: geen twee gelijk.
altar-web-letter-rice = R
altar-web-letter-peanut = Pi
altar-web-letter-banana = B
altar-web-letter-pepper = Pe
altar-web-letter-stonemason = S
altar-web-letter-priest = Pr
altar-web-letter-shrine = A
altar-web-letter-oracle = O

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
altar-web-pile = Stapel
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
    [one] { altar-web-supply-is }; je betaalt er 1 steen voor
   *[other] { altar-web-supply-is }; je betaalt { $price } steen per kaart
}
altar-web-in-play = In het spel
altar-web-majority = de meeste, dus één extra bij de waardering
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
    [one] ongeveer 1 punt, als het spel nu eindigde
   *[other] ongeveer { $count } punten, als het spel nu eindigde
}
altar-web-deciding = beslist nu
altar-web-substituted = een bot speelt
altar-web-away = weg
altar-web-explanation = Waarom niet

# Kosten en gevolgen
altar-web-choose = kies hoeveel
altar-web-take = Pak uit rij { $row }: { altar-card }
altar-web-costs-leaves = { $left ->
    [0] kost { altar-web-stones }, je houdt er geen over
    [one] kost { altar-web-stones }, je houdt er 1 over
   *[other] kost { altar-web-stones }, je houdt er { $left } over
}
altar-web-costs-nothing = { $left ->
    [0] kost niets
    [one] kost niets, je houdt er 1
   *[other] kost niets, je houdt er { $left }
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
altar-web-scores = waardeert { altar-card }: { $gains }
altar-web-scores-short = waardeert
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
altar-web-why-offer-oracle = Eerst het orakel: beslis over de offerplaats, daarna pak je verder.
altar-web-why-offer-scoring = Je hand is weer vol: nu wordt de waardering afgehandeld.
altar-web-why-not-free = Alleen de onderste kaart van een rij is vrij.
altar-web-why-demon = De demon staat op deze rij: er mag geen kaart uit worden gepakt.
altar-web-why-hand-buy = Beslis eerst of je een offerkaart koopt; daarna speel je.
altar-web-why-hand-phase = Je hebt in deze beurt al gespeeld.
altar-web-why-hand-turn = Handkaarten speel je in je eigen beurt.
altar-web-why-too-dear = Een altaar kost { $price } steen, maar je hebt { $stones } steen.
altar-web-why-supply-phase = Offerkaarten koop je aan het begin van je beurt.
altar-web-why-supply-hide = Eerst leg je een eigen kaart gedekt neer; daarna komt er een uit de voorraad bovenop.
altar-web-why-none-left = { $good ->
    [rice] Er zijn geen rijstkaarten meer in de voorraad.
    [peanut] Er zijn geen pindakaarten meer in de voorraad.
    [banana] Er zijn geen bananenkaarten meer in de voorraad.
   *[pepper] Er zijn geen peperkaarten meer in de voorraad.
}
altar-web-why-price = { $price ->
    [one] Dit kost je 1 steen ({ altar-good }), maar je hebt { $stones } steen.
   *[other] Dit kost je { $price } steen ({ altar-good }), maar je hebt { $stones } steen.
}
altar-web-why-goods = Je legt alleen offerkaarten op de offerplaats als er een altaar is gespeeld.
altar-web-why-goods-none = Die heb je niet: { altar-good }.
altar-web-why-goods-offer = Je eigen kaart is gelegd; de laatste komt uit de voorraad.
altar-web-why-altar = Niemand mag de offerplaats doorzoeken; alleen de bovenste kaart is te zien.
altar-web-why-altar-lay = Kies een van je offerkaarten: die gaat op de offerplaats.
altar-web-why-altar-offer = Kies een kaart uit de voorraad: die gaat op de offerplaats.

# De tafel in woorden
altar-web-text-choices = Wat je keuzes opleveren
altar-web-text-rows = Van elke rij wordt de vrije kaart het eerst genoemd.
altar-web-text-row = Rij { $row }: { $cards }.
altar-web-text-looking = Je bekijkt deze kaarten, van boven af:

# What is asked of the reader. $able: can they pay for a card? $boxed: can they only
# put a shrine back? $last: is it the last one they take?
altar-web-ask-buy = { $able ->
    [yes] Koop een offerkaart uit de voorraad, of koop niets.
   *[no] Je kunt nog geen offerkaart betalen: ga zonder verder.
}
altar-web-ask-play = { $boxed ->
    [yes] Je hebt alleen altaren in de hand en kunt er geen betalen: doe er een terug in de doos.
   *[no] Speel een kaart uit je hand.
}
altar-web-ask-lay = Er is een altaar gespeeld: leg een van je offerkaarten open op de offerplaats.
altar-web-ask-hide = Leg een van je offerkaarten gedekt op de offerplaats.
altar-web-ask-offer = Kies een soort uit de voorraad: die komt boven op de offerplaats.
altar-web-ask-take = { $last ->
    [yes] Pak een vrije kaart. Het is je laatste: de kaart die in die rij vrijkomt, wordt gewaardeerd.
   *[no] Pak een vrije kaart uit het aanbod.
}
altar-web-ask-look = Er verscheen een orakel: wil je de bovenste kaarten van de offerplaats bekijken?
altar-web-ask-keep = Houd een van de kaarten die je ziet.
altar-web-ask-shrine-reward = Je altaren worden gewaardeerd: punten of steen?
altar-web-ask-substitute = Deze soort is op: neem een andere, of geen.

# Waar een kaart voor dient, in één regel.
altar-web-about = { $card ->
    [stonemason] Bij een waardering: 1 steen voor elk van de jouwe in het spel.
    [priest] Bij een waardering: 1 overwinningspunt voor elk van de jouwe in het spel.
    [shrine] Kost 7 steen en leidt tot een offer. Bij een waardering: 1 punt of steen per stuk; aan het eind 4 punten.
   *[other] In het spel maakt hij zijn soort 1 steen goedkoper. Bij een waardering: 1 offerkaart van die soort.
}

# On the score sheet, beside a good.
altar-web-on-altar = { $count } op de offerplaats: elk { $value }
# Wat beslist bij een gelijke stand bovenaan. $counts: de spelers met hun aantallen.
altar-web-tie-shrines = De meeste altaren in het spel beslissen: { $counts }.
altar-web-tie-stones = Dan beslist het meeste steen: { $counts }.

# De lessen. `task` zegt wat er te doen is (met een nummer als een les uit meer stappen bestaat), `wrong` wat er aan een
# andere keuze niet klopt, `learned` waar het om ging. $choice is die keuze in de notatie van spelverslagen, met een
# koppelteken voor elk teken dat geen letter of cijfer is.
learn-altar-buy-task = Wie aan het eind de meeste punten heeft, wint. Punten komen van offerkaarten, altaren, steen en overwinningspunten. Je beurt begint met de kans een offerkaart te kopen. Die kost 5 steen, min 1 voor elke landbouwer van die soort die je in het spel hebt. Je hebt 3 steen en twee rijstplukkers in het spel: koop een rijstkaart.
learn-altar-buy-wrong = Je mag je steen bewaren, maar door je twee rijstplukkers is rijst zo goedkoop dat je hem nu kunt betalen.
learn-altar-buy-learned = Twee rijstplukkers maakten rijst goedkoper: je betaalde 3 steen in plaats van 5. Wat je offerkaarten aan het eind waard zijn, bepaalt de offerplaats.
learn-altar-farmers-task = Nu moet je spelen: een steenhouwer, een priester, een altaar of hoogstens drie landbouwers van dezelfde soort. Eén landbouwer is gratis, twee kosten samen 1 steen, drie kosten er 2. Speel twee rijstplukkers tegelijk.
learn-altar-farmers-wrong = { $choice ->
    [priest] Dan speel je de priester, en blijven allebei de plukkers in je hand.
   *[other] Dat is er maar één. Je hebt 1 steen om de tweede te betalen.
}
learn-altar-farmers-learned = Landbouwers blijven in het spel. Ze maken kaarten van hun soort goedkoper en leveren je er een op als hun soort wordt gewaardeerd.
learn-altar-take-task = Aan het eind van je beurt pak je kaarten tot je er weer drie hebt. Van elke rij is alleen de onderste kaart vrij. De kaart die vrijkomt in de rij van je laatste kaart, wordt voor iedereen gewaardeerd. Je hebt drie rijstplukkers in het spel: pak uit de rij waar een rijstplukker vrijkomt.
learn-altar-take-wrong = { $choice ->
    [take-C] Daar komt een steenhouwer vrij: dat levert steen op, maar geen rijst.
   *[other] Daar komt een priester vrij: dat levert punten op voor priesters, en die heb je niet in het spel.
}
learn-altar-take-learned = Rijstplukkers werden gewaardeerd: wie er een in het spel heeft, krijgt één rijstkaart. Jij kreeg een tweede als meerderheidsbonus, omdat je als enige de meeste hebt, en minstens twee.
learn-altar-stonemason-task-1 = Steenhouwers leveren steen op. Er een spelen kost niets: speel hem.
learn-altar-stonemason-task-2 = Pak nu je kaart uit de rij waar een steenhouwer vrijkomt.
learn-altar-stonemason-wrong-2 = { $choice ->
    [take-B] Daar komt een rijstplukker vrij: dat levert rijstkaarten op, maar geen steen.
   *[other] Daar komt een priester vrij: dat levert punten op, maar geen steen.
}
learn-altar-stonemason-learned = Iedereen krijgt 1 steen voor elke steenhouwer in het spel, en jij nog 1 voor de meerderheid. Met steen betaal je offerkaarten, een tweede en derde landbouwer, en altaren.
learn-altar-priest-task-1 = Priesters leveren overwinningspunten op. Speel je priester; dat kost niets.
learn-altar-priest-task-2 = Pak nu uit een rij waar een priester vrijkomt.
learn-altar-priest-wrong-2 = { $choice ->
    [take-B] Daar komt een rijstplukker vrij: dat levert rijstkaarten op, maar geen punten.
   *[other] Daar komt een steenhouwer vrij: dat levert steen op, maar geen punten.
}
learn-altar-priest-learned = Een overwinningspunt voor elke priester in het spel, en één extra voor de meerderheid. Overwinningspunten tellen aan het eind gewoon mee.
learn-altar-shrine-task-1 = Een altaar kost 7 steen. Het is aan het eind 4 punten waard, en er begint een offerfase. Speel het.
learn-altar-shrine-wrong-1 = Plukkers zijn goedkoper, maar leiden niet tot een offer. Met 8 steen kun je het altaar betalen.
learn-altar-shrine-task-2 = Eerst leggen de andere spelers een kaart op de offerplaats: Blauw legde pinda. Nu leg jij een van je eigen kaarten gedekt neer, en niemand anders komt te weten welke. Hoe meer kaarten van een soort op de offerplaats liggen, hoe meer elke kaart ervan aan het eind waard is. Je hebt vier rijstkaarten: verberg er een.
learn-altar-shrine-wrong-2 = Dat helpt peper, en daarvan heb je maar twee kaarten. Vier rijstkaarten hebben er meer aan.
learn-altar-shrine-task-3 = Ten slotte kies je een kaart uit de voorraad, die open bovenop komt. Dat kost niets. Help je rijst nog een keer.
learn-altar-shrine-wrong-3 = Dat helpt een andere soort. Jij hebt vooral rijst.
learn-altar-shrine-task-4 = De offerfase is voorbij. Vul je hand aan uit een rij naar keuze.
learn-altar-shrine-learned = Offers bepalen wat de goederen waard zijn. Wat je hebt verborgen, blijft tot het eind je geheim, tenzij een orakel het in die variant aan iemand laat zien: zo ben je moeilijk te doorgronden.
learn-altar-lay-task = Nu heeft Blauw een altaar gespeeld, en leg jij een kaart open op de offerplaats. Die kaart ben je kwijt, maar de soort kan er meer door waard worden. Je hebt drie bananenkaarten en één rijstkaart: leg een bananenkaart.
learn-altar-lay-wrong = Dan geef je je enige rijstkaart weg voor een soort die je daarna niet meer hebt. Van een bananenkaart profiteren er twee.
learn-altar-lay-learned = Eén bananenkaart ben je kwijt, maar de andere twee zijn misschien meer waard. Daarna legde Blauw een gedekte kaart en een kaart uit de voorraad, zoals jij bij je eigen offer.
learn-altar-shrine-reward-task = Er wordt een altaar gewaardeerd. Voor je altaren krijg je overwinningspunten of steen. Kies wat je het meest nodig hebt.
learn-altar-shrine-reward-learned = Eén voor elk van je twee altaren en één voor de meerderheid: één keuze voor alles samen. Vijf steen is aan het eind één punt waard.
learn-altar-substitute-task = Pindaplukkers worden gewaardeerd, maar de pindakaarten zijn op. Je mag in plaats daarvan een kaart van een andere soort nemen, of geen. Kies.
learn-altar-substitute-learned = Als een soort op is, kies je vrij uit wat er nog is. Blauw heeft ook een pindaplukker en mag nu kiezen.
learn-altar-oracle-task-1 = In de variant met het orakel zitten er orakels in de stapel. Ze verschijnen als er een nieuwe rij komt. Rij A heeft nog maar één kaart: pak die, dan worden daar vier nieuwe kaarten gelegd.
learn-altar-oracle-wrong-1 = Die rij is dan nog niet leeg, dus komen er geen nieuwe kaarten. Pak uit rij A.
learn-altar-oracle-task-2 = Een van de vier was een orakel. Dat gaat uit het spel, en je mag de bovenste vier kaarten van de offerplaats bekijken. Kijk.
learn-altar-oracle-wrong-2 = Kijken hoeft niet, maar dan krijg je geen kaart en kom je niets te weten.
learn-altar-oracle-task-3 = Alleen jij ziet deze kaarten. Eén ervan moet je houden; de andere gaan terug zoals ze lagen. Kies.
learn-altar-oracle-learned = Je hebt er een offerkaart bij, en je weet iets over de offerplaats wat de anderen niet weten.
learn-altar-demon-task-1 = In de variant met de demon staat hij op een rij, en daar mag niemand pakken. Elke priester die wordt gespeeld, zet hem één rij naar rechts. Speel de priester.
learn-altar-demon-task-2 = De demon staat nu op rij B: rij A is weer vrij. Pak uit rij A.
learn-altar-demon-wrong-2 = Uit die rij mocht je daarnet ook al pakken. Neem de rij die je priester heeft vrijgemaakt: rij A.
learn-altar-demon-learned = Met priesters bepaal jij welke rij versperd is, ook voor de anderen. Van rij D gaat de demon terug naar rij A.
learn-altar-end-task = Het spel eindigt zodra de stapel op is. Er liggen nog maar vier kaarten, net genoeg voor één nieuwe rij. Pak de laatste kaart van rij A.
learn-altar-end-wrong = Die rij is dan nog niet leeg, dus blijft de stapel zoals hij is. In rij A ligt nog maar één kaart.
learn-altar-end-learned = De telling laat alles zien: overwinningspunten, 4 punten voor elk altaar, 1 voor elke vijf steen, en je offerkaarten tegen de waarde die de offerplaats ze geeft. Daar ligt de meeste rijst, dus is elke rijstkaart 3 punten waard.

altar-web-film = Pak kaarten, verzamel goederen en offer er een paar: wat het vaakst op de offerplaats ligt, is het meest waard.
