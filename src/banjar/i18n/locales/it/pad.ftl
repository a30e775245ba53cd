# The score pad, for people who play with the box
web-pad = Segnapunti
web-pad-text = Giocate con la scatola? Inserite ciò che ha ognuno e vedete i punti. Una volta aperto, funziona anche senza rete.
web-pad-name = Nome del giocatore { $number }
web-pad-more = { $what }: uno in più
web-pad-less = { $what }: uno in meno
web-pad-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
web-pad-place = { $place ->
    [1] 1° posto
    [2] 2° posto
    [3] 3° posto
   *[other] { $place }° posto
}
web-pad-too-many = Nella scatola ce ne sono solo { $most }: { $what }.
web-pad-picture = Condividi come immagine
web-pad-clear = Nuovo foglio
web-pad-clear-sure = Sì, cancella tutti i numeri
web-pad-offline = Ora questa pagina funziona anche senza rete.
