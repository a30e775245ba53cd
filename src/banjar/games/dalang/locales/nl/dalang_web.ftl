# Het bord van dalang in de browser

# De letter in de hoek van een kaart: verschillend, twee letters waar twee namen gelijk beginnen
dalang-web-letter-priest = P
dalang-web-letter-warrior = Kr
dalang-web-letter-prince = V
dalang-web-letter-scholar = G
dalang-web-letter-artist = Ku
dalang-web-letter-dalang = D

dalang-web-stage = Het midden van de tafel
dalang-web-turn = Beurt { $turn }: { $player } is de actieve speler
dalang-web-turn-own = Beurt { $turn }: jij bent de actieve speler
dalang-web-turn-how = Speel een handkaart, reis naar een eiland dat oplicht, of beëindig je beurt.
dalang-web-turn-how-here = Speel een handkaart of beëindig je beurt.
dalang-web-draw = { $count ->
    [one] Reservestapel: 1 kaart
   *[other] Reservestapel: { $count } kaarten
}
dalang-web-discards = { $count ->
    [one] Aflegstapel: 1 kaart
   *[other] Aflegstapel: { $count } kaarten
}
dalang-web-hand = { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
dalang-web-hand-empty = Je hand is leeg.
dalang-web-hand-fled = Je bent weggevlucht. Je bent terug als de volgende beurt begint of de Dalang reist.
dalang-web-active = actieve speler
dalang-web-fled = weggevlucht
dalang-web-spared = gespaard
dalang-web-substituted = een bot speelt
dalang-web-away = weg
dalang-web-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}

# De eilanden
dalang-web-here = de Dalang is hier
dalang-web-goal = doel
dalang-web-travel = Reis naar { $island }
dalang-web-put-at = Leg een kaart op { $island }
dalang-web-disc-priest = Priesterschijfje
dalang-web-disc-prince = Vorstenschijfje
dalang-web-seal = Heerschappijzegel
dalang-web-seal-free = Heerschappijzegel, nog niet gewonnen
dalang-web-seal-of = Heerschappijzegel van { $island }
dalang-web-stack = { $count ->
    [0] Geen stapel
    [one] Stapel van 1 kaart
   *[other] Stapel van { $count } kaarten
}
dalang-web-own-stack = { $count ->
    [0] Je stapel op { $island } is leeg
    [one] Je stapel op { $island }: 1 kaart
   *[other] Je stapel op { $island }: { $count } kaarten
}
dalang-web-notes = Wat weet ik nog?
dalang-web-notes-list = Van boven af: { $cards }
dalang-web-notes-unknown = { $count ->
    [one] 1 onbekende kaart
   *[other] { $count } onbekende kaarten
}
dalang-web-notes-page = Door deze pagina genoteerd terwijl je speelde. Na opnieuw laden zijn de notities weg, zoals aan een echte tafel: dan helpt alleen je eigen geheugen.

# De maskers
dalang-web-masks = { $count ->
    [one] Nog 1 masker
   *[other] Nog { $count } maskers
}
dalang-web-masks-of = { $count ->
    [one] Nog 1 masker met waarde { $value }
   *[other] Nog { $count } maskers met waarde { $value }
}
dalang-web-mask = Demonenmasker met waarde { $value }
dalang-web-mask-next = De laagste waarde die er nog ligt, wordt als volgende gepakt

# De kaart die net is gespeeld. $own: is die van de lezer?
dalang-web-played-warrior = { $own ->
    [yes] Je speelt een krijger en spaart { $spared }
   *[no] { $me ->
        [yes] { $player } speelt een krijger en spaart jou
       *[no] { $player } speelt een krijger en spaart { $spared }
    }
}
dalang-web-played-scholar = { $own ->
    [yes] Je speelt een geleerde
   *[no] { $player } speelt een geleerde
}
dalang-web-played-artist = { $own ->
    [yes] Je speelt een kunstenaar
   *[no] { $player } speelt een kunstenaar
}
dalang-web-played-priest = { $own ->
    [yes] Je strijdt om het priesterschijfje van { $island }
   *[no] { $player } strijdt om het priesterschijfje van { $island }
}
dalang-web-played-prince = { $own ->
    [yes] Je strijdt om het vorstenschijfje van { $island }
   *[no] { $player } strijdt om het vorstenschijfje van { $island }
}
dalang-web-played-dalang = { $own ->
    [yes] Je wilt naar { $island } reizen
   *[no] { $player } wil naar { $island } reizen
}
dalang-web-leaving = De Dalang reist naar { $island }: de handen worden neergelegd
dalang-web-shown = Tot nu toe het meest getoond: { $count } { $cards } ({ $player })
dalang-web-forced = Hierna eindigt de beurt
dalang-web-ask-answer-warrior = Je wordt uitgedaagd: afweren of wegvluchten?
dalang-web-ask-join = Doe je mee met een kaart van dezelfde soort?
dalang-web-ask-force = Dwing je met een tweede kaart het einde van de beurt af?
dalang-web-ask-contest = Toon je meer { $cards } (tot nu toe { $count })?
dalang-web-ask-block = Verhinder je de reis met een kaart waarop { $island } staat?
dalang-web-asked-next = Daarna reageren nog: { $players }
dalang-web-asked-last = Hierna hoeft niemand meer te reageren.

# Wat er uit een keuze volgt
dalang-web-note-stack = { $count ->
    [0] Je hebt daar geen stapel.
    [one] Daar ligt 1 kaart in je stapel.
   *[other] Daar liggen { $count } kaarten in je stapel.
}
dalang-web-note-warrior = Uitgedaagd: { $players }.
dalang-web-note-warrior-nobody = Niemand wordt uitgedaagd.
dalang-web-note-contest = { $count ->
    [one] 1 kaart ben je kwijt, de getoonde komt terug in je hand.
   *[other] 1 kaart ben je kwijt, de { $count } getoonde komen terug in je hand.
}
dalang-web-note-owned = Het schijfje is al van jou.
dalang-web-note-disc = Het schijfje ligt nu bij { $player }.
dalang-web-note-disc-free = Niemand heeft het schijfje nog.
dalang-web-note-seal = Als je wint, krijg je ook het heerschappijzegel.
dalang-web-note-seal-of = Als je wint, krijg je ook het heerschappijzegel van { $player }.
dalang-web-note-won = { $seal ->
    [yes] { $player } wint het schijfje en krijgt het heerschappijzegel.
   *[no] { $player } wint het schijfje.
}
dalang-web-note-unanswered = Er is niemand om te reageren.
dalang-web-note-unless-blocked = Als niemand het verhindert:
dalang-web-note-scoring = Er worden maskers gepakt: { $masks }. Daarna eindigt de beurt.
dalang-web-note-mask = { $player } { $value }
dalang-web-note-ends-game = Daarmee eindigt het spel.
dalang-web-note-picked-up = { $count ->
    [0] Je hebt daar geen kaarten.
    [one] Je pakt daar 1 kaart op.
   *[other] Je pakt daar { $count } kaarten op.
}
dalang-web-note-lost = { $count ->
    [one] De kaart erboven wordt afgelegd.
   *[other] De { $count } kaarten erboven worden afgelegd.
}
dalang-web-note-no-scoring = { $own ->
    [yes] Je hebt daar geen schijfje: geen waardering, je gaat verder.
   *[no] Daar geen waardering: { $player } gaat verder.
}
dalang-web-note-show = De kaarten die je toont, blijven in je hand.
dalang-web-note-block = De kaart wordt afgelegd en de Dalang blijft waar hij is.
dalang-web-note-parry = Je legt een krijger af en blijft.
dalang-web-note-hand-after = { $count ->
    [0] Daarna is je hand leeg.
    [one] Daarna heb je nog 1 kaart.
   *[other] Daarna heb je nog { $count } kaarten.
}
dalang-web-note-flee = { $count ->
    [0] Je hebt geen kaart om te redden.
    [one] Je redt 1 kaart.
   *[other] Je redt { $count } kaarten.
}
dalang-web-note-flee-lost = { $count ->
    [one] 1 kaart ben je kwijt.
   *[other] { $count } kaarten ben je kwijt.
}
dalang-web-note-flee-away = Je bent afwezig tot een andere speler actief wordt of de Dalang verhuist.
dalang-web-note-join = Je legt de kaart af en gebruikt die zoals je zelf wilt, wat de actieve speler ook deed.
dalang-web-note-force = Je legt nog een kaart af en trekt er { $count }; de beurt eindigt als iedereen heeft gereageerd.
dalang-web-note-drawn = { $count ->
    [one] Je trekt 1 kaart.
   *[other] Je trekt { $count } kaarten.
}
dalang-web-note-put = { $count ->
    [0] Je hebt geen kaart om op je andere stapels te leggen.
    [one] Leg 1 kaart op je andere stapels.
   *[other] Leg hoogstens { $count } kaarten op je andere stapels.
}
dalang-web-note-take = { $count ->
    [0] Er valt niets van te nemen.
    [one] Of neem er 1 kaart van.
   *[other] Of neem er hoogstens { $count } kaarten van.
}
dalang-web-note-exchange = { $count ->
    [0] Je hebt geen kaart om te ruilen.
    [one] Leg 1 kaart af en trek er 1.
   *[other] Leg hoogstens { $count } kaarten af en trek er evenveel.
}
dalang-web-note-others = Anderen mogen meedoen.
dalang-web-note-place = Plaats { $place } van onderaf.
dalang-web-note-place-kept = Plaats { $place } van onderaf: die komt na een waardering terug.

# Meer kaarten kiezen
dalang-web-plan-scholar = { $count ->
    [one] Leg nog 1 kaart: kies een kaart en dan een eiland, of sleep de kaart erheen. Of neem van je stapels.
   *[other] Leg hoogstens { $count } kaarten: kies een kaart en dan een eiland, of sleep de kaart erheen. Of neem van je stapels.
}
dalang-web-plan-scholar-send = { $count ->
    [0] Kaarten leggen
    [one] Deze kaart leggen
   *[other] Deze { $count } kaarten leggen
}
dalang-web-plan-artist = { $count ->
    [one] Kies nog 1 kaart om te ruilen.
   *[other] Kies hoogstens { $count } kaarten om te ruilen.
}
dalang-web-plan-artist-send = { $count ->
    [0] Kaarten ruilen
    [one] Deze kaart ruilen
   *[other] Deze { $count } kaarten ruilen
}
dalang-web-plan-flee = { $count ->
    [one] Je vlucht weg en redt 1 kaart: kies de kaart en een eiland, of sleep de kaart erheen.
   *[other] Je vlucht weg en redt { $count } kaarten: kies telkens een kaart en een eiland, of sleep de kaart erheen.
}
dalang-web-plan-flee-send = Met deze kaarten wegvluchten
dalang-web-plan-lost = { $count ->
    [one] 1 andere kaart wordt afgelegd.
   *[other] { $count } andere kaarten worden afgelegd.
}
dalang-web-plan-remove = Terugnemen
dalang-web-stopped = { $count ->
    [0] Er is niets gebeurd: deze keuze kan niet meer. Kies opnieuw.
    [one] Gestopt na 1 kaart: de volgende kan niet. Ga van hier verder.
   *[other] Gestopt na { $count } kaarten: de volgende kan niet. Ga van hier verder.
}

# De hand neerleggen
dalang-web-arrange = Leg je hand neer op { $island }
dalang-web-arrange-how = Sleep de kaarten, of kies er een en verplaats die met de pijltjestoetsen.
dalang-web-arrange-bottom = onder
dalang-web-arrange-top = boven
dalang-web-arrange-kept = De onderste { $count } komen terug in je hand als een waardering hierheen leidt; wat erboven ligt, wordt dan afgelegd.
dalang-web-arrange-card = { $card }, plaats { $place } van onderen
dalang-web-arrange-card-kept = { $card }, plaats { $place } van onderen, komt terug na een waardering
dalang-web-arrange-moved = { $card }: nu plaats { $place } van onderen
dalang-web-arrange-to-bottom = Helemaal naar onderen
dalang-web-arrange-to-lower = Een lager
dalang-web-arrange-to-higher = Een hoger
dalang-web-arrange-to-top = Helemaal naar boven
dalang-web-arrange-reverse = Volgorde omkeren
dalang-web-arrange-send = { $count ->
    [one] Deze kaart neerleggen
   *[other] Deze { $count } kaarten neerleggen
}
dalang-web-arrange-sending = Neergelegd: { $done } van { $count }

# Waarom niet
dalang-web-why-one-contest = Voor een strijd heb je er minstens twee van dezelfde soort nodig: een leg je af, een toon je.
dalang-web-why-too-few = Je zou er meer dan { $count } moeten tonen.
dalang-web-why-other-kind = Nu kan alleen met deze kaart worden gereageerd: { $card }.
dalang-web-why-other-goal = Om te verhinderen moet { $island } op de Dalangkaart staan.
dalang-web-why-no-block = Alleen een Dalangkaart waarop { $island } staat, kan de reis verhinderen.
dalang-web-why-taking = Je neemt kaarten met deze geleerde, dus je kunt er geen leggen.
dalang-web-why-plan-full = Je hebt genoeg kaarten gekozen. Bevestig, of neem er een terug.
dalang-web-why-all-chosen = Je hebt alle kaarten van deze soort gekozen.
dalang-web-why-none-to-put = Je hebt geen kaarten meer om te leggen.
dalang-web-why-here = De Dalang is al op { $island }.
dalang-web-why-no-card = Je hebt geen Dalangkaart die naar { $island } leidt.
dalang-web-why-put-here = Kaarten leg je op de andere eilanden: de Dalang is op { $island }.
dalang-web-why-take-stack = { $count ->
    [0] Je hebt op { $island } geen stapel om van te nemen.
   *[other] Kies je stapel op { $island } om de bovenste kaart te nemen.
}
dalang-web-why-island-phase = Op de eilanden gebeurt nu niets. Dit wordt beslist: { $phase }.
dalang-web-why-not-named = Op deze Dalangkaart staat { $island } niet.
dalang-web-why-middle = Deze kaart speel je in het midden van de tafel, niet op een eiland.

# De tafel in woorden
dalang-web-text-here = De Dalang is op { $island }.
dalang-web-text-islands = De eilanden
dalang-web-text-stacks = Stapels
dalang-web-text-discards = Afgelegd: { $cards }.
dalang-web-text-cards = { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}

# Waar een kaart voor dient, in één regel.
dalang-web-about = { $card ->
    [warrior] Daagt allen uit die je niet spaart: ze weren af of vluchten weg.
    [scholar] Leg hoogstens 3 kaarten op je stapels op andere eilanden, of neem er hoogstens 3 van.
    [artist] Ruil hoogstens 3 handkaarten.
    [priest] Met twee of meer: een strijd om het priesterschijfje van dit eiland.
    [prince] Met twee of meer: een strijd om het vorstenschijfje van dit eiland.
   *[other] Reis naar een van de twee eilanden, of verhinder een reis daarheen.
}

# Wat beslist bij een gelijke stand bovenaan. $player: wie het laatste masker pakte, als die erbij is.
dalang-web-tie-last-mask = { $ended ->
    [yes] { $player } beëindigde het spel met het laatste masker en wint daarom alleen.
   *[no] Geen van hen heeft het spel beëindigd, dus delen ze de overwinning.
}

# De lessen. `task` zegt wat er te doen is (met een nummer als een les uit meer stappen bestaat), `wrong` wat er aan een
# andere keuze niet klopt, `learned` waar het om ging. $choice is die keuze in de notatie van spelverslagen, met een
# koppelteken voor elk teken dat geen letter of cijfer is.
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

dalang-web-film = Win vorsten en priesters op vier eilanden: waar de Dalang aankomt, leveren ze je maskers op.
