# De lessen. `name` staat in de lijst, `task` zegt wat er te doen is (met een nummer als een les uit meer stappen bestaat),
# `wrong` wat er aan een andere keuze niet klopt, `learned` waar het om ging. $choice is die keuze in de notatie van
# spelverslagen, met een koppelteken voor elk teken dat geen letter of cijfer is.
learn-dalang-about = De Dalang, de meester van het schimmenspel, reist tussen vier eilanden. Je wint er de gunst van vorsten en priesters en leidt de Dalang naar de plek waar het loont: elke aankomst levert demonenmaskers op. Wie aan het eind de waardevolste maskers en zegels heeft, wint.
learn-dalang-mask-name = Het doel: maskers
learn-dalang-mask-task = Je speelt om maskers: elk masker is zoveel punten waard als erop staat. Er zijn vier eilanden, elk met een vorstenschijfje en een priesterschijfje; die liggen in de dorpen van de spelers. Leid je de Dalang naar een eiland waar een van de schijfjes van jou is, dan neem je een masker. Je hebt het vorstenschijfje van Panschar en een Dalangkaart die daarheen gaat: speel die.
learn-dalang-mask-wrong = { $choice ->
    [end] Dan is je beurt voorbij zonder masker.
   *[other] De kunstenaar ruilt kaarten, maar levert geen masker op. Speel de Dalangkaart.
}
learn-dalang-mask-learned = Blauw heeft het priesterschijfje van Panschar en nam een masker van de laagste waarde, 2. Jij leidde de Dalang erheen en nam er een van de eerstvolgende hogere waarde, 3. Met beide schijfjes had jij als enige een masker genomen, van de laagste waarde. Daarna neemt iedereen de onderste vier kaarten van de eigen stapel daar in de hand, de rest wordt afgelegd, en de beurt van de volgende speler begint.
learn-dalang-end-name = Het einde van het spel
learn-dalang-end-task = Er is nog één masker, en daarmee eindigt het spel. Maskers tellen voor hun waarde, elk heerschappijzegel voor 3 punten. Reis naar Panschar, waar beide schijfjes van jou zijn: dan krijg alleen jij een masker.
learn-dalang-end-wrong = { $choice ->
    [end] Dan is je beurt voorbij, en neemt een ander misschien het laatste masker.
   *[other] De kunstenaar ruilt kaarten, maar levert geen masker op. Speel de Dalangkaart.
}
learn-dalang-end-learned = Met het laatste masker is het spel afgelopen. De telling toont de waarde van je maskers en 3 punten voor elk zegel.
learn-dalang-prince-name = Een schijfje winnen
learn-dalang-prince-task = Schijfjes win je met vorsten en priesters. Het priesterschijfje van Kukusch is al van jou. Voor het vorstenschijfje leg je een vorst af en toon je er nog een of meer; wie de meeste toont, wint het. Leg er één af en toon er drie.
learn-dalang-prince-wrong = { $choice ->
    [end] Dan is je beurt voorbij zonder strijd.
   *[other] Hoe minder je er toont, hoe makkelijker een ander er meer toont. Getoonde kaarten blijven in je hand, dus toon ze alle drie.
}
learn-dalang-prince-learned = Het vorstenschijfje is van jou. Met beide schijfjes van een eiland neem je ook het zegel: 3 punten aan het eind. De drie getoonde vorsten heb je nog in je hand.
learn-dalang-contest-name = Meestrijden om een schijfje
learn-dalang-contest-task = Blauw strijdt om het priesterschijfje van Kukusch en heeft twee priesters getoond. Jij hebt er drie: toon er meer dan Blauw.
learn-dalang-contest-wrong = Als je past, wint Blauw het schijfje met twee priesters. Jij hebt er drie.
learn-dalang-contest-learned = Niemand toonde er meer, dus gaat het schijfje naar jouw dorp. De priesters blijven in je hand, maar nu weten de anderen ervan.
learn-dalang-turn-name = Kaarten trekken en het einde van een beurt
learn-dalang-turn-task = Als een beurt begint, trekt de actieve speler twee kaarten en elke andere speler één. Daarna speelt de actieve speler zoveel kaarten als hij wil, ook geen, en beëindigt de beurt. Met één vorst of één priester begin je niets: beëindig je beurt en kijk wat je trekt.
learn-dalang-turn-learned = Je trok één kaart in de beurt van Blauw, één in die van Geel, en twee nu je zelf weer aan de beurt bent. Kaarten komen vanzelf: vaak kun je een beurt beter beëindigen dan een kaart te vroeg spelen.
learn-dalang-travel-name = Reizen
learn-dalang-travel-task-1 = Een Dalangkaart brengt iedereen naar een ander eiland. Op de jouwe staan Kukusch, waar je al bent, en Tschakkalag: reis daarheen.
learn-dalang-travel-wrong-1 = Dan is je beurt voorbij, en blijft de Dalang op Kukusch.
learn-dalang-travel-task-2 = Niemand verhinderde de reis. Nu legt iedereen zijn handkaarten neer als stapel. Bepaal de volgorde, de onderste kaart eerst.
learn-dalang-travel-learned = Iedereen neemt de eigen stapel op het nieuwe eiland in de hand. Je hebt daar geen schijfje, dus wordt er niets gewaardeerd en gaat je beurt verder.
learn-dalang-block-name = Een reis verhinderen
learn-dalang-block-task = Blauw wil naar Panschar reizen. Een Dalangkaart waarop het doel staat kan dat verhinderen, en die heb je: verhinder de reis.
learn-dalang-block-wrong = Dan reist Blauw naar Panschar, heeft daar een schijfje en krijgt een masker dat meer waard is dan dat van jou.
learn-dalang-block-learned = De Dalang blijft, en de beurt van Blauw gaat verder.
learn-dalang-scholar-name = De geleerde
learn-dalang-scholar-task-1 = Op elk van de andere eilanden heb je een gedekte stapel kaarten, die je niet mag bekijken. Met een geleerde leg je hoogstens drie kaarten op je stapels, of neem je er hoogstens drie van. Speel de geleerde.
learn-dalang-scholar-wrong-1 = { $choice ->
    [end] Dan is je beurt voorbij, en blijft de geleerde in je hand.
   *[other] Deze les gaat over de geleerde: speel hem.
}
learn-dalang-scholar-task-2 = Neem de bovenste kaart van je stapel op Wontong.
learn-dalang-scholar-wrong-2 = { $choice ->
    [done] Dan heeft de geleerde niets gedaan. Neem eerst een kaart.
    [take-P] Die stapel ligt op Panschar. Neem van die op Wontong.
    [take-T] Die stapel ligt op Tschakkalag. Neem van die op Wontong.
   *[other] Dan leg je een kaart op een stapel, en kun je er met deze geleerde geen meer nemen.
}
learn-dalang-scholar-task-3 = Je ziet elke kaart voordat je de volgende kiest. Neem er nog een, van een stapel naar keuze.
learn-dalang-scholar-wrong-3 = Je mag na één kaart stoppen, maar neem er hier een tweede.
learn-dalang-scholar-task-4 = Twee is genoeg: kies ‘{ dalang-action-done }’.
learn-dalang-scholar-wrong-4 = Een derde kaart mag, maar hier is twee genoeg: ‘{ dalang-action-done }’.
learn-dalang-scholar-learned = Twee kaarten meer in de hand. Onthoud wat je waar neerlegt: de stapel op een eiland krijg je terug als de Dalang daar aankomt.
learn-dalang-artist-name = De kunstenaar
learn-dalang-artist-task-1 = In je beurt speel je zoveel kaarten als je wilt, één voor één. Met een kunstenaar ruil je kaarten uit je hand: speel de kunstenaar.
learn-dalang-artist-wrong-1 = { $choice ->
    [end] Dan is je beurt voorbij, en blijft de kunstenaar in je hand.
   *[other] Deze les gaat over de kunstenaar: speel hem.
}
learn-dalang-artist-task-2 = Leg een kaart af die je niet nodig hebt. Je mag er hoogstens drie ruilen.
learn-dalang-artist-wrong-2 = Dan heeft de kunstenaar niets geruild. Leg eerst een kaart af.
learn-dalang-artist-task-3 = Eén is nu genoeg: kies ‘{ dalang-action-done }’.
learn-dalang-artist-wrong-3 = Je mag er nog een ruilen, maar hier is één genoeg: ‘{ dalang-action-done }’.
learn-dalang-artist-learned = Voor de oude kaart trok je een nieuwe. Daarna kregen de anderen de vraag of ze met een eigen kunstenaar meededen; ze pasten allebei.
learn-dalang-join-name = Meedoen, en een beurt beëindigen
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
learn-dalang-warrior-name = De krijger
learn-dalang-warrior-task = Een krijger daagt alle andere spelers uit op één na, die je spaart. Wie niet met een krijger kan afweren, moet wegvluchten. Speel de jouwe en spaar Blauw.
learn-dalang-warrior-wrong = { $choice ->
    [end] Dan is je beurt voorbij, en blijft de krijger in je hand.
    [warrior-2] Dan spaar je Geel en daag je Blauw uit. Spaar deze keer Blauw.
   *[other] Met vorsten strijd je om een schijfje. Deze les gaat over de krijger: speel hem.
}
learn-dalang-warrior-learned = Geel had geen krijger en vluchtte weg: drie kaarten zijn op de stapels gered, de vierde is verloren. Geel kan niet reageren tot je beurt eindigt of de Dalang reist.
learn-dalang-parry-name = Afweren
learn-dalang-parry-task-1 = Nu speelt Blauw een krijger en daagt je uit. Je hebt er zelf een: gebruik hem om af te weren.
learn-dalang-parry-wrong-1 = Als je wegvlucht, komen je handkaarten op je stapels terecht en kun je een tijdje niet reageren. Een krijger voorkomt dat.
learn-dalang-parry-task-2 = Met een tweede krijger zou je de beurt van Blauw kunnen beëindigen. Die heb je niet: kies ‘{ dalang-action-do-not-force }’. De vraag komt toch, zodat niemand te weten komt wat je in de hand hebt.
learn-dalang-parry-learned = Je bent er nog en mag reageren op alles wat Blauw hierna speelt.
learn-dalang-flee-name = Wegvluchten
learn-dalang-flee-task-1 = Deze keer heb je geen krijger: je moet wegvluchten.
learn-dalang-flee-task-2 = Drie van je vier kaarten mag je redden op je stapels op de andere eilanden, verdeeld zoals je wilt. Leg de eerste neer.
learn-dalang-flee-task-3 = Nu de tweede, op dezelfde stapel of een andere.
learn-dalang-flee-task-4 = En de derde. De kaart die overblijft, wordt afgelegd.
learn-dalang-flee-learned = Je bent terug als de beurt van de volgende speler begint of de Dalang reist. Kies goed wat je redt, en waar.

# Wat de coach zegt in een spel met coach; wanneer, staat in `io/tips.py`.
coach-dalang-turn = Jouw beurt: speel zoveel kaarten als je wilt, één voor één, en beëindig dan je beurt. Vraag je eerst af: op welke eilanden heb ik een schijfje, en kan ik de Dalang daarheen leiden? Elke aankomst daar levert je een masker op.
coach-dalang-dalang = Je hebt een Dalangkaart. Leid je de Dalang naar een eiland waar je een schijfje hebt, dan neem je een masker; daarna is je beurt voorbij. Speel dus eerst wat je hier nog wilt gebruiken.
coach-dalang-prince = Met twee of meer vorsten kun je strijden om het vorstenschijfje van het eiland waar de Dalang is. Je verliest alleen de eerste kaart; wat je toont, blijft in je hand. Hoe meer je er toont, hoe sterker je staat.
coach-dalang-priest = Met twee of meer priesters kun je hier strijden om het priesterschijfje. Win je beide schijfjes van een eiland, dan krijg je ook het zegel: 3 punten die je houdt, ook als je de schijfjes weer verliest.
coach-dalang-warrior = Een krijger verjaagt de anderen, op één na. Wie is weggevlucht, kan geen reis verhinderen en niet meer kaarten tonen dan jij: speel hem dus vóór een strijd of een reis. Maar een krijger in je hand beschermt je ook in de beurten van de anderen.
coach-dalang-scholar = Een geleerde verbindt je hand met je stapels op de andere eilanden: leg kaarten waar je ze nodig zult hebben, of neem er hoogstens drie die daar liggen. Anderen met een geleerde mogen na jou hetzelfde doen.
coach-dalang-artist = Een kunstenaar ruilt hoogstens drie kaarten. Houd wat je dubbel hebt (vorsten, priesters) en Dalangkaarten naar eilanden waar je een schijfje hebt; ruil de rest.
coach-dalang-block = Iemand wil reizen. Met een Dalangkaart waarop het doel staat kun je dat verhinderen. Is dat een kaart waard? Kijk van wie de schijfjes daar zijn: is er een van jou, dan krijg jij ook een masker.
coach-dalang-contest = Er wordt gestreden om een schijfje. Toon je meer kaarten dan iedereen tot nu toe, dan kan het van jou worden; ze blijven in je hand. Maar de anderen weten dan wat je hebt, en je krijgt de vraag maar één keer.
coach-dalang-answer-warrior = Je wordt uitgedaagd. Met een eigen krijger kun je blijven; zonder moet je wegvluchten. Dat is geen ramp: je redt drie kaarten op je stapels en trekt in de volgende beurt weer.
coach-dalang-spread = Leg je drie beste kaarten waar je ze nodig zult hebben: vorsten en priesters op een eiland waarvan je het schijfje wilt, en liever bij elkaar dan verspreid.
coach-dalang-join = Iemand speelde een geleerde of een kunstenaar. Met net zo'n kaart mag jij nu hetzelfde doen, al is het niet jouw beurt. Met een tweede kun je die beurt zelfs beëindigen.
coach-dalang-force = Met een tweede kaart van dezelfde soort beëindig je de beurt van de actieve speler en trek je een kaart. Doe het als die op het punt staat een masker of schijfje te winnen; houd de kaart anders.
coach-dalang-stow = De Dalang reist, en iedereen laat zijn handkaarten achter als stapel. De volgorde telt: worden er bij terugkeer maskers genomen, dan komen alleen de onderste vier kaarten terug. Leg de beste onderop.
coach-dalang-exchange-stacks = Je legt kaarten op je stapels, of je neemt er kaarten van, niet allebei. Bij het nemen zie je elke kaart voordat je de volgende kiest. Neem kaarten als je er nu tekortkomt voor wat je van plan bent.
coach-dalang-exchange-cards = Kies wat je niet nodig hebt; daarna trek je evenveel kaarten. Losse vorsten en priesters helpen weinig, Dalangkaarten naar eilanden waar je niets hebt ook niet.
coach-dalang-game-ended = Maskers tellen voor hun waarde, zegels voor 3 punten. Wie heeft de Dalang het vaakst geleid, en wie reisde alleen maar mee?
coach-dalang-last-masks = Een masker met waarde 5: de hoogste rij is begonnen, het einde nadert. Tel hoeveel maskers er nog zijn. Nu leveren reizen het meest op, en een zegel is zoveel waard als een klein masker.
coach-dalang-mask = Een masker voor jou! Wie de Dalang naar een eigen schijfje leidt, krijgt het betere masker; wie het andere schijfje heeft, reist mee en krijgt het lagere.
coach-dalang-mask-of-others = De anderen hebben maskers genomen. Kijk op welk eiland dat was: win je daar een schijfje, dan krijg ook jij een masker als iemand met het andere schijfje de Dalang erheen leidt.
coach-dalang-seal = Beide schijfjes van een eiland zijn van jou, dus heb je het heerschappijzegel: 3 punten. Je houdt het tot iemand anders daar beide schijfjes heeft.
coach-dalang-seal-of-others = Iemand heeft beide schijfjes van een eiland en daarmee het zegel: 3 punten. Je kunt het afpakken door daar beide schijfjes te winnen.
coach-dalang-disc = Het schijfje is van jou. Nu moet de Dalang vertrekken en terugkomen: een aankomst op dit eiland levert je een masker op. Onthoud welke van je Dalangkaarten hierheen leiden.
coach-dalang-disc-of-others = Een strijd om een schijfje. Alleen de eerste kaart is weg, de getoonde blijven in de hand: nu weet je wie ze heeft. Wie een schijfje heeft, wil dat de Dalang daar aankomt.
coach-dalang-blocked = De reis werd verhinderd met een Dalangkaart waarop hetzelfde doel staat. De beurt gaat verder, en met een andere Dalangkaart mag het nog eens worden geprobeerd. Houd er zelf een achter de hand.
coach-dalang-forced = Een tweede kaart van dezelfde soort heeft de beurt beëindigd. Wie geleerden, kunstenaars of krijgers speelt, geeft de anderen die kans.
coach-dalang-fled = Iemand is weggevlucht en kan niet reageren tot de volgende beurt begint of de Dalang reist. De handkaarten liggen nu op de stapels.
coach-dalang-moved = De Dalang is aangekomen, en iedereen heeft zijn stapel daar opgepakt. Heeft de reiziger daar geen schijfje, dan is er geen waardering en gaat de beurt verder.
coach-dalang-reshuffled = De reservestapel was leeg, dus werden de afgelegde kaarten geschud tot een nieuwe. Wat was afgelegd, kan terugkomen.
coach-dalang-drew = Elke beurt begint met trekken: de actieve speler twee kaarten, elke andere speler één. Zo groeit je hand ook in de beurten van de anderen.

# De inleiding voor de regels.
intro-dalang-goal-title = Waar het om gaat
intro-dalang-goal = Je verzamelt demonenmaskers van 2 tot 5 punten en heerschappijzegels van 3 punten. Als het laatste masker genomen is, eindigt het spel, en wie de meeste punten heeft, wint.
intro-dalang-islands-title = Eilanden en schijfjes
intro-dalang-islands = Elk van de vier eilanden heeft een vorstenschijfje en een priesterschijfje. Ze liggen in de dorpen van de spelers. Op elk eiland heb je ook een gedekte stapel kaarten; alleen waar de Dalang is, heb je je kaarten in de hand.
intro-dalang-turn-title = Je beurt
intro-dalang-turn = De actieve speler trekt twee kaarten, elke andere speler één. Daarna speelt de actieve speler zoveel kaarten als hij wil, één voor één. Een geleerde verplaatst kaarten tussen hand en stapels, een kunstenaar ruilt kaarten, een krijger verjaagt de anderen.
intro-dalang-contest-title = Schijfjes winnen
intro-dalang-contest = Leg een vorst af en toon er nog een of meer: toont niemand er meer dan jij, dan is het vorstenschijfje van het eiland van jou. Met priesters gaat het net zo. Wat je toont, blijft in je hand. Beide schijfjes van een eiland leveren ook het zegel op.
intro-dalang-travel-title = Reizen en maskers
intro-dalang-travel = Een Dalangkaart leidt iedereen naar een ander eiland; handkaarten worden stapels, de stapels daar komen in de hand. Leid je de Dalang naar een eiland waar je een schijfje hebt, dan neem je een masker. Wie het andere schijfje heeft, neemt er een van de laagste waarde, jij een van de eerstvolgende hogere; dan eindigt je beurt.
intro-dalang-reactions-title = Reacties
intro-dalang-reactions = Elke beurt is ook een beetje van jou: gebruik een krijger om een krijger af te weren, doe mee met een eigen geleerde of kunstenaar, toon meer vorsten of priesters, verhinder een reis met een Dalangkaart naar hetzelfde doel. Een tweede krijger, geleerde of kunstenaar beëindigt zelfs de beurt.
intro-dalang-end-title = Het einde
intro-dalang-end = Het spel eindigt met het laatste masker. Tel de waarden van je maskers en 3 punten voor elk zegel bij elkaar op.

# Wat stellingen uit gespeelde spellen laten zien. $first: wat de bot niet koos.
strategy-dalang-score-title = Ga naar je eigen schijfje
strategy-dalang-score-text = Bekijk de eilanden: waar heb je een schijfje, en welke van je Dalangkaarten leidt daarheen?
strategy-dalang-score-why = Een aankomst bij een eigen schijfje levert een masker op. Daarna eindigt de beurt, dus al het andere komt ervoor.
strategy-dalang-contest-title = Toon wat je hebt
strategy-dalang-contest-text = Er zijn meerdere kaarten van één soort in de hand, en het schijfje van dit eiland is van een ander. Hoeveel moet je er tonen?
strategy-dalang-contest-why = Getoonde kaarten blijven in de hand, dus er gaat weinig verloren. ‘{ $first }’ was makkelijker te overtreffen geweest.
strategy-dalang-seal-title = Een paar compleet maken
strategy-dalang-seal-text = Eén schijfje van dit eiland is al van jou. Wat zou het andere opleveren?
strategy-dalang-seal-why = Met beide schijfjes van een eiland krijg je het zegel: 3 punten die je houdt, ook als je de schijfjes weer verliest. Weinig zetten leveren meer op.
strategy-dalang-warrior-title = Eerst de weg vrijmaken
strategy-dalang-warrior-text = Er is een plan voor deze beurt, maar de anderen kunnen in de weg staan. Wat komt eerst?
strategy-dalang-warrior-why = Wie moet wegvluchten, kan geen reis verhinderen en niet meer kaarten tonen. Later in dezelfde beurt ging de bot verder met zijn plan.
strategy-dalang-block-title = Een reis verhinderen die anderen helpt
strategy-dalang-block-text = Iemand wil de Dalang naar een eiland leiden waar hij een schijfje heeft, en jij hebt er daar geen. Is het een kaart waard om dat te verhinderen?
strategy-dalang-block-why = De reis had anderen een masker opgeleverd en de bot niets. Met ‘{ $first }’ was het zo gegaan.
strategy-dalang-stow-title = De beste kaarten onderop
strategy-dalang-stow-text = De Dalang reist, en de handkaarten worden een stapel. Het zijn er meer dan vier. Welke kaart komt helemaal onderop?
strategy-dalang-stow-why = Worden er bij terugkeer hier maskers genomen, dan komen alleen de onderste vier kaarten terug in de hand. De kaarten die hier het belangrijkst zijn, horen dus onderop.
