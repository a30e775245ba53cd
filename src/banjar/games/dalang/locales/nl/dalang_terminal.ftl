# The table of dalang in the terminal
terminal-welcome-dalang = Welkom! Jij bent { $player }. De regel van een speler toont bij elk eiland de schijfjes in het dorp (P priester, R vorst), een ster voor het zegel en hoeveel kaarten de stapel telt. Typ het nummer van je keuze, of ? voor hulp.
terminal-standing-dalang = Deze punten zijn voor iedereen te zien.
terminal-dalang-hand = hand
terminal-dalang-points = punten
terminal-dalang-fled = weg
terminal-dalang-masks = Maskers over
terminal-dalang-pile = Reservestapel { $count }
terminal-dalang-discards = Afgelegd
terminal-dalang-take = neem: { $island }
terminal-dalang-spread = { $count ->
    [one] Nog 1 kaart op een stapel te leggen.
   *[other] Nog { $count } kaarten op stapels te leggen.
}
terminal-dalang-warrior = { $player } speelt een krijger en spaart { $spared }.
terminal-dalang-goal = { $player } wil de Dalang naar { $island } laten reizen.
terminal-dalang-travel = De Dalang reist naar { $island }.
terminal-dalang-contest-priest = Strijd om het priesterschijfje: { $player } gaat aan kop, getoond: { $count }.
terminal-dalang-contest-prince = Strijd om het vorstenschijfje: { $player } gaat aan kop, getoond: { $count }.
terminal-dalang-scholar = Geleerde: { $count } van { $most } kaarten tot nu toe.
terminal-dalang-artist = Kunstenaar: { $count } van { $most } kaarten afgelegd tot nu toe.
terminal-dalang-forced = Iemand heeft het einde van deze beurt afgedwongen.
