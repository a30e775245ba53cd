game-dalang = Bali (2001)
game-dalang-summary = Een kaartspel van Uwe Rosenberg voor 3 of 4 spelers: ding op vier eilanden naar de gunst van vorsten en priesters.

dalang-island-kukusch = Kukusch
dalang-island-panschar = Panschar
dalang-island-tschakkalag = Tschakkalag
dalang-island-wontong = Wontong

# Kaarten. $count: hoeveel.
dalang-card-priest = { $count ->
    [one] priester
   *[other] priesters
}
dalang-card-warrior = { $count ->
    [one] krijger
   *[other] krijgers
}
dalang-card-prince = { $count ->
    [one] vorst
   *[other] vorsten
}
dalang-card-scholar = { $count ->
    [one] geleerde
   *[other] geleerden
}
dalang-card-artist = { $count ->
    [one] kunstenaar
   *[other] kunstenaars
}
dalang-card-dalang-kp = { $count ->
    [one] Dalangkaart Kukusch–Panschar
   *[other] Dalangkaarten Kukusch–Panschar
}
dalang-card-dalang-kt = { $count ->
    [one] Dalangkaart Kukusch–Tschakkalag
   *[other] Dalangkaarten Kukusch–Tschakkalag
}
dalang-card-dalang-kw = { $count ->
    [one] Dalangkaart Kukusch–Wontong
   *[other] Dalangkaarten Kukusch–Wontong
}
dalang-card-dalang-pt = { $count ->
    [one] Dalangkaart Panschar–Tschakkalag
   *[other] Dalangkaarten Panschar–Tschakkalag
}
dalang-card-dalang-pw = { $count ->
    [one] Dalangkaart Panschar–Wontong
   *[other] Dalangkaarten Panschar–Wontong
}
dalang-card-dalang-tw = { $count ->
    [one] Dalangkaart Tschakkalag–Wontong
   *[other] Dalangkaarten Tschakkalag–Wontong
}

# De kaart die $card heet, zonder lidwoord.
dalang-card = { $card ->
    [priest] { dalang-card-priest }
    [warrior] { dalang-card-warrior }
    [prince] { dalang-card-prince }
    [scholar] { dalang-card-scholar }
    [artist] { dalang-card-artist }
    [dalang-kp] { dalang-card-dalang-kp }
    [dalang-kt] { dalang-card-dalang-kt }
    [dalang-kw] { dalang-card-dalang-kw }
    [dalang-pt] { dalang-card-dalang-pt }
    [dalang-pw] { dalang-card-dalang-pw }
   *[dalang-tw] { dalang-card-dalang-tw }
}
# Een of meer kaarten als lijdend voorwerp, met lidwoord of aantal.
dalang-cards = { $count ->
    [one] een { dalang-card }
   *[other] { $count } { dalang-card }
}
# Hetzelfde aan het begin van een zin.
dalang-cards-first = { $count ->
    [one] Een { dalang-card }
   *[other] { $count } { dalang-card }
}

# Keuzes
dalang-action-end-turn = De beurt beëindigen
dalang-action-play-warrior = Een krijger spelen en { $spare } sparen
dalang-action-parry = Afweren met een krijger
dalang-action-flee = Wegvluchten
dalang-action-force = De beurt beëindigen met een tweede kaart
dalang-action-do-not-force = Geen tweede kaart spelen
dalang-action-play-scholar = Een geleerde spelen
dalang-action-play-artist = Een kunstenaar spelen
dalang-action-join = Meedoen met een kaart van dezelfde soort
dalang-action-pass = Passen
dalang-action-done = Klaar
dalang-action-put = { dalang-cards-first } op je stapel op { $island } leggen
dalang-action-take = De bovenste kaart van je stapel op { $island } nemen
dalang-action-exchange = { dalang-cards-first } afleggen
dalang-action-play-priest = Een priester afleggen en er nog { $show } tonen
dalang-action-play-prince = Een vorst afleggen en er nog { $show } tonen
dalang-action-show = { $show ->
    [one] 1 kaart tonen
   *[other] { $show } kaarten tonen
}
dalang-action-play-dalang = { dalang-cards-first } spelen en naar { $goal } reizen
dalang-action-block = De reis verhinderen met { dalang-cards }
dalang-action-stow = Als volgende op de stapel: { dalang-cards }

# Wat er gebeurt
dalang-event-turn-began = Beurt { $turn }: { $player } is aan de beurt
dalang-event-returned = { $player } is er weer
dalang-event-drew = { $player } trekt { dalang-cards }
dalang-event-drew-unknown = { $player } trekt een kaart
dalang-event-reshuffled = { $count ->
    [one] De enige afgelegde kaart wordt de nieuwe reservestapel
   *[other] De { $count } afgelegde kaarten worden geschud en vormen de nieuwe reservestapel
}
dalang-event-turn-ended = De beurt van { $player } eindigt
dalang-event-played = { $player } speelt { dalang-cards }
dalang-event-spared = De krijger spaart { $player }
dalang-event-parried = { $player } weert af met een krijger
dalang-event-fled = { $count ->
    [0] { $player } vlucht weg zonder handkaarten
    [one] { $player } vlucht weg met 1 handkaart
   *[other] { $player } vlucht weg met { $count } handkaarten
}
dalang-event-forced = { $player } speelt { dalang-cards } als tweede kaart en dwingt het einde van de beurt af
dalang-event-did-not-force = { $player } speelt geen tweede kaart
dalang-event-joined = { $player } doet mee met { dalang-cards }
dalang-event-passed = { $player } past
dalang-event-done = { $player } is klaar
dalang-event-put-on-stack = { $player } legt { dalang-cards } op de eigen stapel op { $island }
dalang-event-put-on-stack-unknown = { $player } legt een kaart op de eigen stapel op { $island }
dalang-event-took-from-stack = { $player } neemt { dalang-cards } van de eigen stapel op { $island }
dalang-event-took-from-stack-unknown = { $player } neemt een kaart van de eigen stapel op { $island }
dalang-event-discarded = { $island ->
    [none] { $player } legt { dalang-cards } af
   *[other] { $player } legt { dalang-cards } van de eigen stapel op { $island } af
}
dalang-event-showed = { $player } toont { dalang-cards }
dalang-event-won-disc = { $card ->
    [priest] { $player } wint de strijd om het priesterschijfje van { $island }
   *[prince] { $player } wint de strijd om het vorstenschijfje van { $island }
}
dalang-event-took-seal = { $player } neemt het heerschappijzegel van { $island }
dalang-event-named-goal = { $player } noemt { $island } als reisdoel
dalang-event-blocked = { $player } verhindert de reis met { dalang-cards }
dalang-event-stowed = { $player } legt { dalang-cards } op de stapel op { $island }
dalang-event-dalang-moved = De Dalang reist naar { $island }
dalang-event-took-mask = { $player } krijgt een demonenmasker met waarde { $value }
dalang-event-picked-up = { $player } neemt op { $island } { dalang-cards } in de hand
dalang-event-picked-up-unknown = { $count ->
    [one] { $player } neemt op { $island } 1 kaart in de hand
   *[other] { $player } neemt op { $island } { $count } kaarten in de hand
}
dalang-event-game-ended = { $reason ->
    [masks] { $player } beëindigt het spel: het laatste masker is gepakt
    [stalled] Het spel eindigt omdat het is vastgelopen
   *[truncated] Het spel wordt afgebroken omdat de beurtlimiet is bereikt
}

# Wat er wordt besloten
dalang-phase-turn = Een kaart spelen of de beurt beëindigen
dalang-phase-answer-warrior = Krijger: afweren of wegvluchten
dalang-phase-spread = Vlucht: kaarten redden
dalang-phase-exchange-stacks = Geleerde: kaarten leggen of nemen
dalang-phase-exchange-cards = Kunstenaar: kaarten ruilen
dalang-phase-join = Meedoen of passen
dalang-phase-force = Het einde van de beurt afdwingen?
dalang-phase-contest = Strijd: meer tonen of passen
dalang-phase-block = Reis: verhinderen of passen
dalang-phase-stow = Reis: je handkaarten neerleggen
dalang-phase-over = Spel afgelopen

dalang-help-turn = Je bent de actieve speler: speel kaarten één voor één, zoveel als je wilt, of beëindig je beurt (B3.3). Krijgers verjagen anderen (B4), geleerden en kunstenaars ruilen kaarten (B5), met priesters en vorsten strijd je om de schijfjes van dit eiland (B6) en Dalangkaarten brengen iedereen naar een ander eiland (B7). Komt de Dalang aan waar jij een schijfje hebt, dan krijg je een masker en is je beurt voorbij (B8).
dalang-help-answer-warrior = Een krijger daagt je uit: je kunt afweren met een eigen krijger of wegvluchten (B4.2). Vlucht je weg, dan red je hoogstens 3 kaarten op je stapels op de andere eilanden, verlies je de rest en ben je afwezig tot de volgende beurt begint of de Dalang reist (B4.3). Heb je geen krijger, dan moet je wegvluchten.
dalang-help-spread = Je vlucht weg: leg 3 handkaarten (of allemaal als je er minder hebt), één voor één, boven op je stapels op de andere eilanden (B4.3). Wat je daarna nog in de hand hebt, wordt afgelegd. Onthoud waar je kaarten liggen: in een stapel mag je niet kijken (B10.2).
dalang-help-exchange-stacks = Met de geleerde leg je óf hoogstens 3 kaarten boven op je stapels op de andere eilanden, óf neem je er hoogstens 3 van (B5.1). Je eerste kaart beslist welk van de twee het wordt. Voor de derde kaart kun je stoppen met ‘Klaar’ (B3.6).
dalang-help-exchange-cards = Met de kunstenaar leg je hoogstens 3 handkaarten af, één voor één, en trek je er daarna evenveel (B5.2). Voor de derde kaart kun je stoppen met ‘Klaar’ (B3.6).
dalang-help-join = De actieve speler heeft een geleerde of een kunstenaar gespeeld: je mag een kaart van dezelfde soort spelen en die naar eigen inzicht gebruiken, of passen (B5.3). Doe je mee, dan mag je daarna met een tweede kaart het einde van de beurt afdwingen (B5.4).
dalang-help-force = Je hebt zojuist afgeweerd of meegedaan: met een tweede kaart van dezelfde soort dwing je het einde van de beurt van de actieve speler af, en je trekt daarvoor 1 kaart (B5.4). De overige spelers reageren nog voordat de beurt eindigt. De vraag komt ook als je zo'n kaart niet hebt (B10.4).
dalang-help-contest = Dit is een strijd om een schijfje van het eiland: toon meer kaarten van de gespeelde soort dan er tot nu toe zijn getoond, of pas (B6.2). Wie de meeste heeft getoond, legt het schijfje in het eigen dorp (B6.3). Getoonde kaarten blijven in je hand (B6.4); met beide schijfjes van een eiland in je dorp neem je het zegel (B6.5).
dalang-help-block = De Dalang staat op het punt te reizen: je mag de reis verhinderen door een Dalangkaart af te leggen waarop het doel ook staat, of passen (B7.2). Verhindert niemand de reis, dan legt iedereen zijn handkaarten neer en reist mee (B7.3).
dalang-help-stow = De Dalang verlaat het eiland: leg je handkaarten neer als gedekte stapel, te beginnen met de onderste kaart (B7.3). De volgorde is van belang: de geleerde neemt kaarten van boven (B5.1), en na een waardering neem je alleen de onderste 4 kaarten in de hand (B8.3).
dalang-help-over = Het spel is afgelopen. Je score is de waarde van je maskers plus 3 punten per zegel (B9.1). Spelers die gelijk bovenaan staan, delen de overwinning, tenzij een van hen als actieve speler het laatste masker heeft gepakt: die wint dan alleen (B9.2).

# De puntentelling
dalang-score-masks = Maskers
dalang-score-seals = Zegels
dalang-score-total = Totaal

dalang-end-masks = Het laatste masker is gepakt
dalang-end-stalled = Het spel is vastgelopen
dalang-end-truncated = De beurtlimiet is bereikt

dalang-option-turn-limit = Beurtlimiet
dalang-option-turn-limit-help = Na zoveel beurten wordt het spel afgebroken; zonder limiet duurt het tot het laatste masker is gepakt of er niets meer kan gebeuren (B9.1, B9.3).
dalang-option-dalang-cards = Dalangkaarten
dalang-option-dalang-cards-help = Hoeveel Dalangkaarten elk eilandenpaar heeft, 24 in totaal (B1.2).
dalang-option-masks = Maskers
dalang-option-masks-help = De waarden van de demonenmaskers (B1.3).
dalang-option-starting-cards = Startkaarten
dalang-option-starting-cards-help = De eilanden van priester en vorst op de startkaarten 1 tot en met 4 (B1.5).
