# Het bord van dalang in de browser

# De letter in de hoek van een kaart: verschillend, twee letters waar twee namen gelijk beginnen
dalang-web-letter-priest = P
dalang-web-letter-warrior = Kr
dalang-web-letter-prince = V
dalang-web-letter-scholar = G
dalang-web-letter-artist = Ku
dalang-web-letter-dalang = D

dalang-web-stage = Het midden van de tafel
dalang-web-turn = Beurt { $turn }: { $player } is aan de beurt
dalang-web-turn-own = Beurt { $turn }: jij bent aan de beurt
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
dalang-web-travel = Naar { $island } reizen
dalang-web-put-at = Een kaart op { $island } leggen
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
dalang-web-notes-list = Van bovenaf: { $cards }
dalang-web-notes-unknown = { $count ->
    [one] 1 onbekende kaart
   *[other] { $count } onbekende kaarten
}
dalang-web-notes-page = Je notities bij deze stapel. Ze bestaan alleen in deze browser.

# De maskers
dalang-web-left = { $count ->
    [one] nog 1 masker
   *[other] nog { $count } maskers
}
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
dalang-web-leaving = De Dalang reist naar { $island }: iedereen legt zijn handkaarten neer
dalang-web-shown = Tot nu toe het meest getoond: { $count } { $cards } ({ $player })
dalang-web-forced = Hierna eindigt de beurt
dalang-web-ask-answer-warrior = Je wordt uitgedaagd: afweren of wegvluchten?
dalang-web-ask-join = Doe je mee met een kaart van dezelfde soort?
dalang-web-ask-force = Deze beurt beëindigen met een tweede kaart van dezelfde soort?
dalang-web-ask-contest = Toon je meer { $cards } (tot nu toe { $count })?
dalang-web-ask-block = Verhinder je de reis met een kaart waarop { $island } staat?
dalang-web-deciding = { $phase ->
    [answer-warrior] { $player } moet afweren of wegvluchten
    [spread] { $player } vlucht weg en redt kaarten
    [exchange-stacks] { $player } legt of neemt kaarten
    [exchange-cards] { $player } ruilt kaarten
    [join] { $player } mag meedoen
    [force] { $player } mag het einde van de beurt afdwingen
    [contest] { $player } mag meer tonen
    [block] { $player } mag de reis verhinderen
   *[other] { $player } legt de handkaarten neer
}
dalang-web-asked-next = Daarna reageren nog: { $players }
dalang-web-asked-last = Dit is het laatste antwoord.

# Wat er uit een keuze volgt
dalang-web-note-stack = { $count ->
    [0] Je hebt daar geen stapel.
    [one] Daar ligt 1 kaart in je stapel.
   *[other] Daar liggen { $count } kaarten in je stapel.
}
dalang-web-note-warrior = Uitgedaagd: { $players }.
dalang-web-note-warrior-nobody = Niemand wordt uitgedaagd.
dalang-web-note-contest = { $count ->
    [one] 1 kaart leg je af; de getoonde houd je in je hand.
   *[other] 1 kaart leg je af; de { $count } getoonde houd je in je hand.
}
dalang-web-note-owned = Het schijfje is al van jou.
dalang-web-note-disc = Het schijfje ligt nu bij { $player }.
dalang-web-note-disc-free = Nog niemand heeft het schijfje.
dalang-web-note-seal = Als je wint, krijg je ook het heerschappijzegel.
dalang-web-note-seal-of = Als je wint, krijg je ook het heerschappijzegel van { $player }.
dalang-web-note-won = { $seal ->
    [yes] { $player } wint het schijfje en krijgt het heerschappijzegel.
   *[no] { $player } wint het schijfje.
}
dalang-web-note-unanswered = Er is niemand om te reageren.
dalang-web-note-unless-blocked = Als niemand de reis verhindert:
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
dalang-web-note-flee-away = Je bent weg tot iemand anders aan de beurt is of de Dalang reist.
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
dalang-web-note-others = De anderen mogen meedoen.
dalang-web-note-place = Plaats { $place } van onderen.
dalang-web-note-place-kept = Plaats { $place } van onderen: die komt na een waardering terug.

# Meer kaarten kiezen
dalang-web-plan-scholar = { $count ->
    [one] Leg nog 1 kaart neer: kies een kaart en dan een eiland, of sleep de kaart erheen. Of neem van je stapels.
   *[other] Leg hoogstens { $count } kaarten neer: kies een kaart en dan een eiland, of sleep de kaart erheen. Of neem van je stapels.
}
dalang-web-plan-scholar-send = { $count ->
    [0] Kaarten neerleggen
    [one] Deze kaart neerleggen
   *[other] Deze { $count } kaarten neerleggen
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
    [one] Gestopt na 1 kaart: de volgende kan niet. Ga vanaf hier verder.
   *[other] Gestopt na { $count } kaarten: de volgende kan niet. Ga vanaf hier verder.
}

# De hand neerleggen
dalang-web-arrange = Leg je handkaarten neer op { $island }
dalang-web-arrange-how = Sleep de kaarten, of kies er een en verplaats die met de pijltjestoetsen.
dalang-web-arrange-bottom = onder
dalang-web-arrange-top = boven
dalang-web-arrange-kept = De onderste { $count } komen terug in je hand als hier wordt gewaardeerd; wat erboven ligt, wordt dan afgelegd.
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
dalang-web-why-one-contest = Voor een strijd heb je minstens twee kaarten van dezelfde soort nodig: één leg je af, één toon je.
dalang-web-why-too-few = Je zou er meer dan { $count } moeten tonen.
dalang-web-why-other-kind = Nu kan alleen met deze kaart worden gereageerd: { $card }.
dalang-web-why-other-goal = Om de reis te verhinderen moet { $island } op de Dalangkaart staan.
dalang-web-why-no-block = Alleen een Dalangkaart waarop { $island } staat, kan de reis verhinderen.
dalang-web-why-taking = Je neemt kaarten met deze geleerde, dus je kunt er geen neerleggen.
dalang-web-why-putting = Je hebt kaarten gekozen om neer te leggen, en een geleerde legt neer óf neemt. Neem ze eerst terug als je hier kaarten wilt nemen.
dalang-web-why-plan-full = Je hebt genoeg kaarten gekozen. Bevestig, of neem er een terug.
dalang-web-why-all-chosen = Je hebt alle kaarten van deze soort gekozen.
dalang-web-why-none-to-put = Je hebt geen kaarten meer om neer te leggen.
dalang-web-why-here = De Dalang is al op { $island }.
dalang-web-why-no-card = Je hebt geen Dalangkaart die naar { $island } leidt.
dalang-web-why-put-here = Kaarten leg je op de andere eilanden: de Dalang is op { $island }.
dalang-web-why-take-stack = { $count ->
    [0] Je hebt op { $island } geen stapel om van te nemen.
   *[other] Kies je stapel op { $island } om de bovenste kaart te nemen.
}
dalang-web-why-island-phase = Op de eilanden is nu niets te doen. Dit wordt beslist: { $phase }.
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
    [warrior] Daagt iedereen uit die je niet spaart: afweren of wegvluchten.
    [scholar] Leg hoogstens 3 kaarten op je stapels op andere eilanden, of neem er hoogstens 3 van.
    [artist] Ruil hoogstens 3 handkaarten.
    [priest] Met twee of meer: een strijd om het priesterschijfje van dit eiland.
    [prince] Met twee of meer: een strijd om het vorstenschijfje van dit eiland.
   *[other] Reis naar een van de twee eilanden, of verhinder een reis daarheen.
}

# Waarom een tip iets aanraadt: wat het oplevert, voorkomt en kost. Elk is een zin op zich.
dalang-web-hint-end = { $count ->
    [0] Je hebt geen kaarten meer.
   *[other] Aan wat je in de hand hebt, heb je later meer dan nu.
}
dalang-web-hint-nobody = Hij daagt niemand uit.
dalang-web-hint-before-contest = { $card ->
    [priest] Dat dwingt { $players } een krijger te spelen of weg te vluchten. Daarna kun je om het priesterschijfje strijden.
   *[prince] Dat dwingt { $players } een krijger te spelen of weg te vluchten. Daarna kun je om het vorstenschijfje strijden.
}
dalang-web-hint-before-journey = Dat dwingt { $players } een krijger te spelen of weg te vluchten. Zo kan bijna niemand je reis naar { $island } verhinderen.
dalang-web-hint-drives-away = Dat dwingt { $players } een krijger te spelen of weg te vluchten.
dalang-web-hint-card = Het kost je { dalang-cards }.
dalang-web-hint-stays = { $count ->
    [0] Je blijft en kunt ook verder reageren.
    [one] Je blijft en houdt je andere kaart.
   *[other] Je blijft en houdt je andere { $count } kaarten.
}
dalang-web-hint-must-flee = { $count ->
    [0] Je hebt geen krijger en geen kaart om te redden.
    [one] Je hebt geen krijger; 1 kaart is te redden.
   *[other] Je hebt geen krijger; { $count } kaarten zijn te redden.
}
dalang-web-hint-little-to-lose = Je hebt nauwelijks iets te verliezen.
dalang-web-hint-saves-warrior = Je krijger is je meer waard dan blijven.
dalang-web-hint-ends-turn = { $player } kan niet verder: de beurt eindigt.
dalang-web-hint-draws = Je trekt er een kaart voor.
dalang-web-hint-keeps-second = Je bewaart je tweede { dalang-card }.
dalang-web-hint-no-second = Je hebt geen tweede { dalang-card }.
dalang-web-hint-new-cards = { $count ->
    [0] Je hebt geen kaart om te ruilen.
    [one] Je ruilt 1 kaart voor een nieuwe.
   *[other] Je ruilt hoogstens { $count } kaarten voor nieuwe.
}
dalang-web-hint-stack-cards = { $count ->
    [0] Je kunt kaarten leggen waar je er meer aan hebt.
    [one] Je kunt 1 kaart van je stapels nemen.
   *[other] Je kunt hoogstens { $count } kaarten van je stapels nemen.
}
dalang-web-hint-seeks-journey = Je mist nog een Dalangkaart naar een eiland waar je een schijfje hebt.
dalang-web-hint-hides-hand = Meer tonen zou je hand verraden en je te weinig opleveren.
dalang-web-hint-too-few = Meer dan { $count } kun je er niet tonen.
dalang-web-hint-keeps-card = Je bewaart je { dalang-card } voor een beter moment.
dalang-web-hint-no-card = Je hebt geen { dalang-card } om mee te doen.
dalang-web-hint-own-mask = De reis levert je een masker met waarde { $value } op.
dalang-web-hint-no-masks = Op { $island } wordt geen masker gepakt, dus een kaart zou verspild zijn.
dalang-web-hint-keeps-dalang = Je Dalangkaart is meer waard dan deze reis verhinderen.
dalang-web-hint-cannot-block = Je hebt geen Dalangkaart waarop { $island } staat.
dalang-web-hint-ticket = Vanaf { $island } brengt { dalang-cards } je naar { $goal }, waar je een schijfje hebt.
dalang-web-hint-contest-there = Op { $island } helpt { dalang-cards } je een schijfje te winnen dat je mist.
dalang-web-hint-useful-there = Op { $island } kun je { dalang-cards } goed gebruiken.
dalang-web-hint-survives = De kaart ligt bij de onderste { $kept }, die na een waardering bij je terugkomen.
dalang-web-hint-enough-cards = Je handkaarten zijn beter dan onbekende.
dalang-web-hint-enough-stacks = De andere kaarten liggen goed waar ze liggen.
dalang-web-hint-take = Aan de bovenste kaart op { $island } heb je hier meer.
dalang-web-hint-disc-is-own = Dat schijfje heb je hier al, dus { dalang-cards } heb je het minst nodig.
dalang-web-hint-least-use = { dalang-cards-first } heb je nu het minst nodig.
dalang-web-hint-contest = { $count ->
    [one] Eén kaart leg je af, en de anderen weten dat je er nog een hebt.
   *[other] Eén kaart leg je af, en de anderen weten dat je er nog { $count } hebt.
}
dalang-web-hint-seal = Daarmee heb je beide schijfjes van { $island } en krijg je het zegel: { $points } punten.
dalang-web-hint-disc = Met dit schijfje leveren je reizen naar { $island } maskers op.
dalang-web-hint-seal-of = { $player } raakt het zegel en de { $points } punten kwijt.
dalang-web-hint-disc-of = { $player } raakt het schijfje kwijt.
dalang-web-hint-keeps-disc = Je houdt je schijfje van { $island }.
dalang-web-hint-leader-seal = { $player } krijgt het zegel met de { $points } punten niet.
dalang-web-hint-leader-disc = { $player } krijgt het schijfje niet.
dalang-web-hint-shows = { $count ->
    [one] De anderen kennen dan 1 kaart uit je hand.
   *[other] De anderen kennen dan { $count } kaarten uit je hand.
}
dalang-web-hint-mask = Op { $island } krijg je een masker met waarde { $value }.
dalang-web-hint-picks-up = { $count ->
    [0] Zo gaat iedereen naar { $island }.
    [one] Op { $island } ligt 1 kaart voor je klaar.
   *[other] Op { $island } liggen { $count } kaarten voor je klaar.
}
dalang-web-hint-ends-game = Daarmee eindigt het spel.
dalang-web-hint-mask-of = Ook { $player } krijgt een masker, met waarde { $value }.
dalang-web-hint-loses = { $count ->
    [one] 1 kaart van je stapel daar ben je kwijt.
   *[other] { $count } kaarten van je stapel daar ben je kwijt.
}
dalang-web-hint-stops-mask = { $player } krijgt op { $island } geen masker met waarde { $value }.
dalang-web-hint-stops-journey = Niemand reist naar { $island }.
dalang-web-hint-comes-back = Bij de onderste { $kept } komt { dalang-cards } na een waardering bij je terug.
dalang-web-hint-on-top = Hoger in de stapel ben je { dalang-cards } na een waardering kwijt, maar een geleerde kan de kaart ophalen.

# On the score pad.
dalang-web-pad-masks = Maskers met waarde { $value }
dalang-web-pad-last-mask = pakte in de eigen beurt het laatste masker

# Wat beslist bij een gelijke stand bovenaan. $player: wie het laatste masker pakte, als die erbij is.
dalang-web-tie-last-mask = { $ended ->
    [yes] { $player } beëindigde het spel met het laatste masker en wint daarom alleen.
   *[no] Geen van hen heeft het spel beëindigd, dus delen ze de overwinning.
}
dalang-web-length = ongeveer 60 minuten
dalang-web-film = Win vorsten en priesters op vier eilanden: waar de Dalang aankomt, leveren ze je maskers op.
