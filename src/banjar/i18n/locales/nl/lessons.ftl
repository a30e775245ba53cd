# De lessen. `task` zegt wat er te doen is (met een nummer als een les uit meer stappen bestaat), `wrong` wat er aan een
# andere keuze niet klopt, `learned` waar het om ging. $choice is die keuze in de notatie van spelverslagen, met een
# koppelteken voor elk teken dat geen letter of cijfer is.
web-lesson = Les { $number } van { $count }
web-lesson-wrong = { $why } Probeer het nog eens.
web-lesson-next = Volgende les
web-lesson-back = Vorige les
web-lesson-finish = Klaar: nu een echt spel spelen

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

learn-dalang-artist-task-1 = Wie aan het eind de meeste punten heeft, wint: maskers tellen voor hun waarde, elk zegel voor 3. Je wint ze met de schijfjes van de vorsten en priesters op vier eilanden. In je beurt speel je zoveel kaarten als je wilt, één voor één. Met een kunstenaar ruil je kaarten uit je hand: speel de kunstenaar.
learn-dalang-artist-wrong-1 = { $choice ->
    [end] Dan is je beurt voorbij, en blijft de kunstenaar in je hand.
   *[other] Die kaart komt later. Speel de kunstenaar.
}
learn-dalang-artist-task-2 = Leg een kaart af die je niet nodig hebt. Je mag er hoogstens drie ruilen.
learn-dalang-artist-wrong-2 = Dan heeft de kunstenaar niets geruild. Leg eerst een kaart af.
learn-dalang-artist-task-3 = Eén is nu genoeg: kies ‘{ dalang-action-done }’.
learn-dalang-artist-wrong-3 = Je mag er nog een ruilen, maar hier is één genoeg: ‘{ dalang-action-done }’.
learn-dalang-artist-learned = Voor de oude kaart trok je een nieuwe. Daarna is de anderen gevraagd of ze met een eigen kunstenaar meedoen; allebei pasten ze.
learn-dalang-scholar-task-1 = Op elk van de andere eilanden heb je een gedekte stapel kaarten, die je niet mag bekijken. Met een geleerde leg je hoogstens drie kaarten op je stapels, of neem je er hoogstens drie van. Speel de geleerde.
learn-dalang-scholar-wrong-1 = { $choice ->
    [end] Dan is je beurt voorbij, en blijft de geleerde in je hand.
   *[other] Die kaart komt later. Speel de geleerde.
}
learn-dalang-scholar-task-2 = Neem de bovenste kaart van je stapel op Wontong.
learn-dalang-scholar-wrong-2 = { $choice ->
    [done] Dan heeft de geleerde niets gedaan. Neem eerst een kaart.
    [take-P] Die stapel ligt op Panschar. Neem van Wontong.
    [take-T] Die stapel ligt op Tschakkalag. Neem van Wontong.
   *[other] Dan leg je een kaart op een stapel, en kun je er met deze geleerde geen meer nemen.
}
learn-dalang-scholar-task-3 = Je ziet elke kaart voordat je de volgende kiest. Neem er nog een, van een stapel naar keuze.
learn-dalang-scholar-wrong-3 = Je mag na één kaart stoppen, maar neem er hier een tweede.
learn-dalang-scholar-task-4 = Twee is genoeg: kies ‘{ dalang-action-done }’.
learn-dalang-scholar-wrong-4 = Een derde kaart mag, maar hier is twee genoeg: ‘{ dalang-action-done }’.
learn-dalang-scholar-learned = Twee kaarten meer in de hand. Onthoud wat je waar neerlegt: een stapel krijg je terug als de Dalang op dat eiland aankomt.
learn-dalang-warrior-task = Een krijger daagt alle andere spelers uit op één na, die je spaart. Wie niet met een krijger kan afweren, moet wegvluchten. Speel de jouwe en spaar Blauw.
learn-dalang-warrior-wrong = { $choice ->
    [end] Dan is je beurt voorbij, en blijft de krijger in je hand.
    [warrior-2] Dan spaar je Geel en daag je Blauw uit. Spaar deze keer Blauw.
   *[other] Met vorsten strijd je om een schijfje; dat komt later. Speel de krijger.
}
learn-dalang-warrior-learned = Geel had geen krijger en vluchtte weg: drie kaarten zijn gered op stapels, de vierde is verloren. Geel kan niet reageren tot je beurt eindigt of de Dalang reist.
learn-dalang-parry-task-1 = Nu speelt Blauw een krijger en daagt je uit. Je hebt er zelf een: weer af.
learn-dalang-parry-wrong-1 = Als je wegvlucht, komt je hand op je stapels terecht en kun je een tijdje niet reageren. Een krijger voorkomt dat.
learn-dalang-parry-task-2 = Met een tweede krijger zou je de beurt van Blauw kunnen beëindigen. Die heb je niet: kies ‘{ dalang-action-do-not-force }’. De vraag komt toch, zodat niemand te weten komt wat je in de hand hebt.
learn-dalang-parry-learned = Je bent er nog en mag reageren op alles wat Blauw hierna speelt.
learn-dalang-flee-task-1 = Deze keer heb je geen krijger: je moet wegvluchten.
learn-dalang-flee-task-2 = Drie van je vier kaarten mag je redden op je stapels op de andere eilanden, verdeeld zoals je wilt. Leg de eerste neer.
learn-dalang-flee-task-3 = Nu de tweede, op dezelfde stapel of een andere.
learn-dalang-flee-task-4 = En de derde. De kaart die overblijft, wordt afgelegd.
learn-dalang-flee-learned = Je bent terug als de beurt van de volgende speler begint of de Dalang reist. Kies goed wat je redt, en waar.
learn-dalang-join-task-1 = Blauw heeft een kunstenaar gespeeld. Jij hebt er twee: doe mee met een ervan en ruil kaarten, al is het niet jouw beurt.
learn-dalang-join-wrong-1 = Passen mag altijd, maar dan ruil je niets.
learn-dalang-join-task-2 = Leg de krijger af. Houd de andere kunstenaar: die heb je zo nodig.
learn-dalang-join-wrong-2 = { $choice ->
    [done] Dan heb je niets geruild. Leg eerst de krijger af.
    [discard-artist] Deze kunstenaar heb je zo nodig. Leg de krijger af.
   *[other] Houd de vorst en leg de krijger af.
}
learn-dalang-join-task-3 = Eén is genoeg: kies ‘{ dalang-action-done }’.
learn-dalang-join-wrong-3 = { $choice ->
    [discard-artist] Deze kunstenaar heb je zo nodig. Eén kaart is genoeg.
   *[other] Je mag er nog een ruilen, maar hier is één genoeg.
}
learn-dalang-join-task-4 = Wie heeft meegedaan, mag een tweede kaart van dezelfde soort spelen: dan eindigt de beurt van Blauw, en jij trekt er een kaart voor. Speel je tweede kunstenaar.
learn-dalang-join-wrong-4 = Dan gaat de beurt van Blauw verder. Je tweede kunstenaar kan die beëindigen.
learn-dalang-join-learned = De beurt van Blauw is voorbij, en die van Geel begint. Op geleerden en kunstenaars mag je met dezelfde soort reageren, dus elke beurt is ook een beetje van jou.
learn-dalang-prince-task = Kukusch heeft een vorstenschijfje en een priesterschijfje, en dat van de priester is al van jou. Om het andere te winnen leg je een vorst af en toon je er meer; wie de meeste toont, wint het. Leg er een af en toon er drie.
learn-dalang-prince-wrong = { $choice ->
    [end] Dan is je beurt voorbij zonder strijd.
   *[other] Hoe minder je er toont, hoe makkelijker een ander er meer toont. Getoonde kaarten blijven in je hand, dus toon ze alle drie.
}
learn-dalang-prince-learned = Het vorstenschijfje is van jou. Met beide schijfjes van een eiland neem je ook het zegel: 3 punten aan het eind. De drie getoonde vorsten heb je nog in je hand.
learn-dalang-contest-task = Blauw strijdt om het priesterschijfje van Kukusch en heeft twee priesters getoond. Jij hebt er drie: toon er meer.
learn-dalang-contest-wrong = Als je past, wint Blauw het schijfje met twee priesters. Jij hebt er drie.
learn-dalang-contest-learned = Niemand toonde er meer, dus gaat het schijfje naar jouw dorp. De priesters blijven in je hand, maar nu weten de anderen ervan.
learn-dalang-travel-task-1 = Een Dalangkaart brengt iedereen naar een ander eiland. Op de jouwe staan Kukusch, waar je bent, en Tschakkalag: reis daarheen.
learn-dalang-travel-wrong-1 = Dan is je beurt voorbij, en blijft de Dalang op Kukusch.
learn-dalang-travel-task-2 = Niemand verhinderde de reis. Nu legt iedereen de hand neer als stapel. Bepaal de volgorde, de onderste kaart eerst.
learn-dalang-travel-learned = Iedereen neemt de eigen stapel op het nieuwe eiland in de hand. Je hebt daar geen schijfje, dus wordt er niets gewaardeerd en gaat je beurt verder.
learn-dalang-block-task = Blauw wil naar Panschar reizen. Een Dalangkaart waarop het doel staat kan dat verhinderen, en die heb je: verhinder de reis.
learn-dalang-block-wrong = Dan reist Blauw naar Panschar, heeft daar een schijfje, en neemt een masker dat meer waard is dan wat jij krijgt.
learn-dalang-block-learned = De Dalang blijft, en de beurt van Blauw gaat verder.
learn-dalang-mask-task = Om maskers draait het. Leid je de Dalang naar een eiland waar je een schijfje hebt, dan neem je er een. Heeft een ander daar het andere schijfje, dan neemt die een masker van de laagste waarde die er nog is, en jij een van de eerstvolgende hogere waarde. Het vorstenschijfje van Panschar is van jou: ga erheen.
learn-dalang-mask-wrong = { $choice ->
    [end] Dan is je beurt voorbij zonder masker.
   *[other] De kunstenaar ruilt kaarten, maar levert geen masker op. Speel de Dalangkaart.
}
learn-dalang-mask-learned = Blauw heeft het priesterschijfje en nam een masker met waarde 2, jij een met waarde 3. Met beide schijfjes had jij als enige een masker genomen, van de laagste waarde. Na een waardering neemt iedereen alleen de onderste vier kaarten van de stapel in de hand, de rest wordt afgelegd, en de beurt van de volgende speler begint.
learn-dalang-end-task = Er is nog één masker. Reis naar Panschar, waar beide schijfjes van jou zijn: dan neem alleen jij een masker.
learn-dalang-end-wrong = { $choice ->
    [end] Dan is je beurt voorbij, en neemt een ander misschien het laatste masker.
   *[other] De kunstenaar ruilt kaarten, maar levert geen masker op. Speel de Dalangkaart.
}
learn-dalang-end-learned = Met het laatste masker is het spel afgelopen. De telling toont de waarde van je maskers en 3 punten voor elk zegel.
