# The score pad, for people who play with the box
web-pad = Scoreblok
web-pad-text = Spelen jullie met de doos? Vul in wat iedereen heeft en zie de punten. Eenmaal geopend werkt dit ook offline.
web-pad-name = Naam van speler { $number }
web-pad-more = { $what }: één meer
web-pad-less = { $what }: één minder
web-pad-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
web-pad-place = { $place ->
    [1] 1e plaats
    [2] 2e plaats
    [3] 3e plaats
   *[other] { $place }e plaats
}
web-pad-too-many = Daarvan zitten er maar { $most } in de doos: { $what }.
web-pad-picture = Delen als plaatje
web-pad-clear = Nieuw blad
web-pad-clear-sure = Ja, alle getallen wissen
web-pad-offline = Deze pagina werkt nu ook offline.
