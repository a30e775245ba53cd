# De lessen. `name` staat in de lijst, `task` zegt wat er te doen is (met een nummer als een les uit meer stappen bestaat),
# `wrong` wat er aan een andere keuze niet klopt, `learned` waar het om ging. $choice is die keuze in de notatie van
# spelverslagen, met een koppelteken voor elk teken dat geen letter of cijfer is.
learn-altar-about = Je leidt een dorp op Bali. Je kaarten leveren goederen, steen en overwinningspunten op, en met elke kaart die je neemt, bepaal je wat er voor iedereen wordt gewaardeerd. Bouwt iemand een altaar, dan komen er offers op de offerplaats, en die bepalen wat je goederen aan het eind waard zijn.
learn-altar-goal-name = Het doel: punten
learn-altar-goal-task = Dit is de laatste beurt van een spel. Zo zie je meteen waar het om gaat: punten. De meeste komen van je offerkaarten, en wat die waard zijn, bepaalt de offerplaats. De soort die daar het vaakst ligt, is 3 punten per kaart waard, de volgende 2, dan 1, de laatste 0. Het spel eindigt als de stapel op is; er liggen nog maar vier kaarten, genoeg voor één nieuwe rij. Pak de laatste kaart van rij A.
learn-altar-goal-wrong = Die rij is dan nog niet leeg, dus blijft de stapel zoals hij is. In rij A ligt nog maar één kaart.
learn-altar-goal-learned = Op de offerplaats lagen drie rijstkaarten, twee peperkaarten, één bananenkaart en geen pindakaart. Dus telt rijst 3 punten per kaart, peper 2, banaan 1 en pinda 0. Overwinningspunten tellen gewoon mee, een altaar telt 4 punten, en elke vijf steen 1.
learn-altar-values-name = Wat de goederen waard zijn
learn-altar-values-task = Soorten die even vaak op de offerplaats liggen, zijn evenveel waard: met twee rijst- en twee peperkaarten zijn ze allebei 3 waard. Jij hebt vier rijstkaarten, Blauw plukt peper. Je mag één kaart uit de voorraad op de offerplaats leggen: kies rijst.
learn-altar-values-wrong = { $choice ->
    [offer-pepper] Dan ligt peper er het vaakst, en daalt je rijst naar 2 punten per kaart.
   *[other] Dan blijven rijst en peper gelijk, en zijn de kaarten van Blauw evenveel waard als die van jou.
}
learn-altar-values-learned = Drie rijst, twee peper: rijst is 3 punten per kaart waard, peper maar 2, en soorten die er helemaal niet liggen zijn 0 waard. Je vier rijstkaarten tellen 12 punten. Er komen kaarten op de offerplaats zodra iemand een altaar speelt.
learn-altar-take-name = Kaarten pakken en waardering
learn-altar-take-task = Het belangrijkste komt aan het eind van een beurt. Je pakt kaarten uit de vier rijen, altijd de onderste van een rij, tot je er weer drie in je hand hebt. De kaart die door je laatste vrijkomt, wordt gewaardeerd voor iedereen die de soort in het spel heeft. Je hebt drie rijstplukkers in het spel: pak een kaart uit de rij waar een rijstplukker vrijkomt.
learn-altar-take-wrong = { $choice ->
    [take-C] Daar komt een steenhouwer vrij: dat levert steen op, maar geen rijst.
   *[other] Daar komt een priester vrij: dat levert punten op voor priesters, en die heb je niet in het spel.
}
learn-altar-take-learned = Rijstplukkers werden gewaardeerd: wie er een in het spel heeft, krijgt één rijstkaart. Jij kreeg een tweede als meerderheidsbonus, omdat je als enige de meeste hebt, en minstens twee.
learn-altar-stonemason-name = Steenhouwers leveren steen op
learn-altar-stonemason-task-1 = Steenhouwers leveren steen op. Er een spelen kost niets: speel hem.
learn-altar-stonemason-task-2 = Pak nu je kaart uit de rij waar een steenhouwer vrijkomt.
learn-altar-stonemason-wrong-2 = { $choice ->
    [take-B] Daar komt een rijstplukker vrij: dat levert rijstkaarten op, maar geen steen.
   *[other] Daar komt een priester vrij: dat levert punten op, maar geen steen.
}
learn-altar-stonemason-learned = Iedereen krijgt 1 steen voor elke steenhouwer in het spel, en jij nog 1 voor de meerderheid. Met steen betaal je offerkaarten, een tweede en derde plukker, en altaren.
learn-altar-priest-name = Priesters leveren punten op
learn-altar-priest-task-1 = Priesters leveren overwinningspunten op. Speel je priester; dat kost niets.
learn-altar-priest-task-2 = Pak nu een kaart uit een rij waar een priester vrijkomt.
learn-altar-priest-wrong-2 = { $choice ->
    [take-B] Daar komt een rijstplukker vrij: dat levert rijstkaarten op, maar geen punten.
   *[other] Daar komt een steenhouwer vrij: dat levert steen op, maar geen punten.
}
learn-altar-priest-learned = Een overwinningspunt voor elke priester in het spel, en één extra voor de meerderheid. Overwinningspunten tellen aan het eind gewoon mee.
learn-altar-farmers-name = Plukkers leveren goederen op
learn-altar-farmers-task = In elke beurt moet je spelen: een steenhouwer, een priester, een altaar of hoogstens drie plukkers van dezelfde soort. Eén plukker is gratis, twee kosten samen 1 steen, drie kosten er 2. Speel twee rijstplukkers tegelijk.
learn-altar-farmers-wrong = { $choice ->
    [priest] Dan speel je de priester, en blijven allebei de plukkers in je hand.
   *[other] Dat is er maar één. Je hebt 1 steen om de tweede te betalen.
}
learn-altar-farmers-learned = Plukkers blijven in het spel. Ze maken kaarten van hun soort goedkoper en leveren je er een op als hun soort wordt gewaardeerd.
learn-altar-buy-name = Een offerkaart kopen
learn-altar-buy-task = Een beurt begint met de kans één offerkaart te kopen. Die kost 5 steen, min 1 voor elke plukker van die soort die je in het spel hebt. Je hebt 3 steen en twee rijstplukkers in het spel: koop een rijstkaart.
learn-altar-buy-wrong = Je mag je steen bewaren, maar door je twee rijstplukkers is rijst zo goedkoop dat je hem nu kunt betalen.
learn-altar-buy-learned = Twee rijstplukkers maakten rijst goedkoper: je betaalde 3 steen in plaats van 5. Met vijf rijstplukkers kost rijst niets.
learn-altar-turn-name = Een hele beurt
learn-altar-turn-task-1 = Nu een hele beurt: kopen, spelen, pakken, waardering. Je hebt 4 steen, en met twee rijstplukkers in het spel kost rijst er 3. Koop een rijstkaart.
learn-altar-turn-wrong-1 = Dat hoeft niet, maar rijst is nu goedkoop voor je.
learn-altar-turn-task-2 = Speel nu allebei de rijstplukkers. De tweede kost je laatste steen.
learn-altar-turn-wrong-2 = { $choice ->
    [priest] Dan speel je de priester, en blijven allebei de plukkers in je hand.
   *[other] Dat is er maar één. Je hebt nog 1 steen om de tweede te betalen.
}
learn-altar-turn-task-3 = Je hebt nog één kaart, dus pak je er twee. Bij de eerste wordt niets gewaardeerd: pak die uit rij A, C of D, en bewaar rij B voor de laatste.
learn-altar-turn-wrong-3 = Dan kan in rij B alleen nog een steenhouwer vrijkomen. Bewaar die rij voor je laatste kaart.
learn-altar-turn-task-4 = Het gaat om de laatste kaart. In rij B komt een rijstplukker vrij: pak je kaart uit die rij.
learn-altar-turn-wrong-4 = Daar wordt een andere kaart gewaardeerd. Je hebt vier rijstplukkers in het spel: pak een kaart uit rij B.
learn-altar-turn-learned = Je hebt weer drie kaarten in je hand, rijst is gewaardeerd, en daarmee is je beurt voorbij. Nu is Blauw aan de beurt, en zo gaat het rond tot de stapel op is.
learn-altar-shrine-name = Het altaar en het offer
learn-altar-shrine-task-1 = Een altaar kost 7 steen. Het is aan het eind 4 punten waard, en er begint een offerfase. Speel het.
learn-altar-shrine-wrong-1 = Plukkers zijn goedkoper, maar leiden niet tot een offer. Met 8 steen kun je het altaar betalen.
learn-altar-shrine-task-2 = Eerst leggen de andere spelers elk een kaart op de offerplaats: Blauw legde een pindakaart. Nu leg jij een van je eigen kaarten gedekt neer, en niemand anders komt te weten welke. Hoe meer kaarten van een soort op de offerplaats liggen, hoe meer elke kaart ervan aan het eind waard is. Je hebt vier rijstkaarten: verberg er een.
learn-altar-shrine-wrong-2 = Dat helpt peper, en daarvan heb je maar twee kaarten. Vier rijstkaarten hebben er meer aan.
learn-altar-shrine-task-3 = Ten slotte kies je een kaart uit de voorraad, die open bovenop komt. Dat kost niets. Help je rijst nog een keer.
learn-altar-shrine-wrong-3 = Dat helpt een andere soort. Jij hebt vooral rijst.
learn-altar-shrine-task-4 = De offerfase is voorbij. Vul je hand aan uit een rij naar keuze.
learn-altar-shrine-learned = Offers bepalen wat de goederen waard zijn. Wat je verbergt, maakt je moeilijk te doorgronden: het blijft tot het eind je geheim, tenzij jullie met het orakel spelen en iemand de kaart te zien krijgt.
learn-altar-lay-name = Het offer van een ander
learn-altar-lay-task = Nu heeft Blauw een altaar gespeeld, en leg jij een kaart open op de offerplaats. Die kaart ben je kwijt, maar de soort kan er meer door waard worden. Je hebt drie bananenkaarten en één rijstkaart: leg er een bananenkaart neer.
learn-altar-lay-wrong = Dan geef je je enige rijstkaart weg voor een soort die je daarna niet meer hebt. Een bananenkaart maakt je andere twee meer waard.
learn-altar-lay-learned = Eén bananenkaart ben je kwijt, maar de andere twee zijn misschien meer waard. Daarna legde Blauw een gedekte kaart en een kaart uit de voorraad, zoals jij bij je eigen offer.
learn-altar-shrine-reward-name = Altaren worden gewaardeerd
learn-altar-shrine-reward-task = Er wordt een altaar gewaardeerd. Voor je altaren krijg je overwinningspunten of steen. Kies wat je het meest nodig hebt.
learn-altar-shrine-reward-learned = Eén voor elk van je twee altaren en één voor de meerderheid: één keuze voor alles samen. Vijf steen is aan het eind één punt waard.
learn-altar-substitute-name = Als een soort op is
learn-altar-substitute-task = Pindaplukkers worden gewaardeerd, maar de pindakaarten zijn op. Je mag in plaats daarvan een kaart van een andere soort nemen, of geen. Kies.
learn-altar-substitute-learned = Als een soort op is, kies je vrij uit wat er nog is. Blauw heeft ook een pindaplukker en mag nu kiezen.
learn-altar-oracle-name = Variant: het orakel
learn-altar-oracle-task-1 = In de variant met het orakel zitten er orakels in de stapel. Ze verschijnen als er een nieuwe rij komt. Rij A heeft nog maar één kaart: pak die, dan worden daar vier nieuwe kaarten gelegd.
learn-altar-oracle-wrong-1 = Die rij is dan nog niet leeg, dus komen er geen nieuwe kaarten. Pak een kaart uit rij A.
learn-altar-oracle-task-2 = Een van de vier was een orakel. Dat gaat uit het spel, en je mag de bovenste vier kaarten van de offerplaats bekijken. Kijk.
learn-altar-oracle-wrong-2 = Kijken hoeft niet, maar dan krijg je geen kaart en kom je niets te weten.
learn-altar-oracle-task-3 = Alleen jij ziet deze kaarten. Eén ervan moet je houden; de andere gaan terug zoals ze lagen. Kies.
learn-altar-oracle-learned = Je hebt er een offerkaart bij, en je weet iets over de offerplaats wat de anderen niet weten.
learn-altar-demon-name = Variant: de demon
learn-altar-demon-task-1 = In de variant met de demon staat hij op een rij, en daar mag niemand een kaart pakken. Elke priester die wordt gespeeld, zet hem één rij naar rechts. Speel de priester.
learn-altar-demon-task-2 = De demon staat nu op rij B: rij A is weer vrij. Pak een kaart uit rij A.
learn-altar-demon-wrong-2 = Uit die rij mocht je daarnet ook al een kaart pakken. Kies de rij die je priester heeft geopend: rij A.
learn-altar-demon-learned = Met priesters bepaal jij welke rij versperd is, ook voor de anderen. Van rij D gaat de demon terug naar rij A.

# Wat de coach zegt in een spel met coach; wanneer, staat in `io/tips.py`.
coach-altar-play = Elke beurt speel je iets: een steenhouwer, priester of altaar, of hoogstens drie plukkers van één soort. Wat je speelt, blijft voor je liggen en levert iets op telkens als die soort wordt gewaardeerd. Een tweede kaart van een soort is meer waard dan een eerste van een andere: vanaf twee kun je de meerderheid hebben.
coach-altar-take = Pak nu kaarten tot je er drie hebt. Bekijk vóór de laatste alle vier de rijen: de kaart die vrijkomt, wordt voor iedereen gewaardeerd. Kies een soort waarvan jij er meer in het spel hebt dan de anderen. Wat je neemt, kun je in je volgende beurten spelen.
coach-altar-shrine = Je kunt een altaar betalen: 7 steen. Het telt aan het eind 4 punten, en er begint een offer waarbij jij twee kaarten op de offerplaats legt en de anderen maar één. Speel het als je meerdere kaarten van één soort hebt.
coach-altar-buy = Je kunt een offerkaart betalen. Koop een soort waarvan je er al een paar hebt, of een die vaak op de offerplaats ligt. Spaar je voor een altaar, houd dan je steen: aan het eind is vijf steen maar 1 punt waard.
coach-altar-lay = Je moet een van je offerkaarten open op de offerplaats leggen. Kies een soort waarvan jij er meer overhoudt dan de anderen: één kaart ben je kwijt, de rest wordt meer waard.
coach-altar-hide = Deze kaart gaat gedekt op de offerplaats: alleen jij weet welke soort hij helpt. Verberg een kaart van de soort die je verzamelt.
coach-altar-offer = En nog één kaart, open en uit de voorraad: die kost je niets. Kies de soort waarvan je de meeste kaarten hebt.
coach-altar-shrine-reward = Je altaren worden gewaardeerd: punten of steen, voor alle samen. Steen helpt alleen als je het nog kunt uitgeven: tegen het eind zijn punten bijna altijd beter.
coach-altar-substitute = Van deze soort zijn de kaarten op. Pak een andere: het liefst de soort die op de offerplaats het meest waard is.
coach-altar-return-shrine = Je hebt alleen altaren in je hand en kunt er geen betalen: dus gaat er een terug in de doos. Houd de volgende keer een kaart in je hand die niets kost.
coach-altar-pile-low = De stapel raakt op, en dan is het spel meteen voorbij. Wat pas later iets oplevert, komt nu te laat: geef je steen uit aan soorten die 3 of 2 waard zijn, en pak je punten.
coach-altar-game-ended = Bekijk de telling: waar kwamen de punten van de winnaar vandaan? Van goederen van 3 punten, of van priesters en altaren? Daar kun je de volgende keer op mikken.
coach-altar-shrine-of-others = Iemand heeft een altaar gebouwd. Nu legt iedereen een kaart op de offerplaats, en de bouwer twee. Let op welke soort de laatste toont: die verzamelt de bouwer waarschijnlijk.
coach-altar-bonus = Dat was de meerderheidsbonus: jij hebt als enige de meeste kaarten van deze soort in het spel, dus kreeg je er één extra. Laat deze soort zo vaak mogelijk waarderen.
coach-altar-bonus-of-others = Iemand anders kreeg de meerderheidsbonus: voor de meeste kaarten van deze soort, en minstens twee. Zodra jij er evenveel hebt, krijgt niemand hem.
coach-altar-scored = Door je laatste kaart kwam deze vrij, dus werd die gewaardeerd: wie de soort in het spel heeft, krijgt iets. Elke beurt bepaal jij wat er wordt gewaardeerd.
coach-altar-scored-by-others = Ook de anderen kiezen wat er wordt gewaardeerd, en jij krijgt je deel als je de soort in het spel hebt. Let op wat zij verzamelen: daarvan wil je zelf minstens één kaart.
coach-altar-goods = Een offerkaart! Aan het eind is hij 3, 2, 1 of 0 punten waard, afhankelijk van hoe vaak die soort op de offerplaats ligt. Zolang er geen ligt, is hij niets waard: iemand moet een altaar bouwen.
coach-altar-stones = Steen: 1 voor elke steenhouwer die je in het spel hebt. Spaar 7 voor een altaar, of koop soorten waarvan je plukkers in het spel hebt: die zijn goedkoper.
coach-altar-points = Overwinningspunten: die zijn zeker, wat er ook op de offerplaats ligt. Met meerdere priesters in het spel is elke waardering van priesters veel waard.
coach-altar-offered = De offerplaats groeit. Aan het eind is de soort die er het vaakst ligt 3 punten per kaart waard, de volgende 2, dan 1. Alleen de bovenste kaart is te zien: probeer de rest te onthouden.
coach-altar-farmers-of-others = Plukkers in het spel maken hun soort goedkoper en leveren er bij elke waardering een kaart van op. Wie er meerdere tegelijk speelt, wil daar de meerderheid.
coach-altar-row-laid = De rij was leeg, dus kwamen er vier nieuwe kaarten van de stapel. De stapel is de klok van het spel: is hij op, dan is het spel meteen afgelopen.

# De inleiding voor de regels.
intro-altar-goal-title = Waar het om gaat
intro-altar-goal = Je verzamelt goederen en legt er een deel van op de offerplaats. Aan het eind bepaalt de offerplaats wat je overgebleven offerkaarten waard zijn. Wie de meeste punten heeft, wint.
intro-altar-turn-title = Je beurt
intro-altar-turn = Vier stappen: 1. Je mag één offerkaart kopen: 5 steen, 1 minder voor elke plukker die je van die soort hebt. 2. Je speelt een kaart: een steenhouwer, een priester, een altaar of hoogstens drie plukkers van één soort. 3. Je pakt kaarten tot je er drie in je hand hebt. 4. Een kaart wordt gewaardeerd.
intro-altar-take-title = Pakken en waarderen
intro-altar-take = De kaarten liggen in vier rijen, en alleen de onderste kaart van een rij mag je pakken. De kaart die door je laatste vrijkomt, wordt gewaardeerd voor iedereen die de soort in het spel heeft. Jij bepaalt dus wat loont, en de kaarten in het spel bepalen voor wie.
intro-altar-kinds-title = Wat kaarten opleveren
intro-altar-kinds = Plukkers leveren één offerkaart van hun soort op, steenhouwers elk 1 steen, priesters elk 1 overwinningspunt, altaren elk 1 punt of 1 steen. Wie als enige de meeste van de gewaardeerde soort heeft, en minstens twee, krijgt er 1 extra.
intro-altar-shrine-title = Het offer
intro-altar-shrine = Een altaar kost 7 steen. Wordt het gespeeld, dan legt elke andere speler één offerkaart open op de offerplaats. Daarna legt de bouwer er een van zichzelf gedekt bij, en een uit de voorraad bovenop.
intro-altar-values-title = Wat goederen waard zijn
intro-altar-values = De soort die het vaakst op de offerplaats ligt, is 3 punten per kaart waard, de volgende 2, dan 1, de laatste 0. Soorten die er even vaak liggen, zijn evenveel waard, en een soort die er helemaal niet ligt is niets waard.
intro-altar-end-title = Het einde
intro-altar-end = Is de stapel op, dan eindigt het spel meteen. Tel je overwinningspunten, 4 voor elk altaar, 1 voor elke vijf steen en je offerkaarten met hun waarde bij elkaar op.

# Wat stellingen uit gespeelde spellen laten zien. $first: wat de bot niet koos.
strategy-altar-masons-title = Eerst steen
strategy-altar-masons-text = Het spel is nog maar net begonnen, en er zijn verschillende kaarten in de hand. Wat moet er als eerste in het spel komen?
strategy-altar-masons-why = Dat kost niets, en vanaf nu levert elke waardering van steenhouwers iets op, tot het eind van het spel. Met steen betaal je goederen, meer plukkers en vooral altaren. Wie geen steen heeft, kan alleen toekijken.
strategy-altar-majority-title = Een meerderheid halen
strategy-altar-majority-text = Kijk wat iedereen in het spel heeft. Met welke kaart heb je als enige de meeste van een soort?
strategy-altar-majority-why = Zo heb je als enige de meeste, en elke waardering van deze soort levert nu 1 extra op, wie die ook kiest. Vanaf twee kaarten telt het aantal meer dan de verscheidenheid.
strategy-altar-uncover-title = Wat komt er vrij?
strategy-altar-uncover-text = Dit is de laatste kaart van de beurt: wat er vrijkomt, wordt voor iedereen gewaardeerd. Loop de rijen langs en vergelijk: wat krijg jij, en wat krijgen de anderen?
strategy-altar-uncover-why = Hier krijgt de bot meer dan alle anderen. Bij ‘{ $first }’ had een ander meer gekregen.
strategy-altar-cheap-title = Kopen als het goedkoop is
strategy-altar-cheap-text = Plukkers in het spel hebben een soort goedkoop gemaakt. Is het tijd om te kopen?
strategy-altar-cheap-why = Voor zo weinig steen is er nauwelijks iets beters dan een offerkaart, die tot 3 punten waard kan zijn. Vijf steen die je aan het eind overhoudt, is maar één punt waard.
strategy-altar-shrine-title = Bouwen als je verzamelt
strategy-altar-shrine-text = Er is genoeg steen voor een altaar, en van één soort zijn er meerdere offerkaarten. Wat nu?
strategy-altar-shrine-why = 4 zekere punten, en met twee kaarten heeft de bouwer meer te zeggen over de offerplaats dan wie ook. Dat loont het meest als je van één soort veel kaarten hebt.
strategy-altar-hide-title = Verberg waarvan je het meest hebt
strategy-altar-hide-text = Het offer: één eigen kaart, gedekt. Welke soort moet meer waard worden?
strategy-altar-hide-why = Van deze soort heeft de bot de meeste kaarten. Eén geeft hij weg, alle andere kunnen meer waard worden. ‘{ $first }’ had minder kaarten geholpen.
strategy-altar-end-title = Stoppen als je voorstaat
strategy-altar-end-text = De stapel is bijna op. Eén rij heeft nog maar één kaart: wie die neemt, beëindigt het spel meteen, en er wordt niets meer gewaardeerd. Is dat nu goed?
strategy-altar-end-why = Daarmee was het spel afgelopen, en had de bot gewonnen. Elke volgende beurt had de anderen een kans gegeven.
