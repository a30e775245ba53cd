# The score pad, for people who play with the box
web-pad = Score pad
web-pad-text = Playing with the box? Enter what everybody has and see the points. Once opened, it works offline.
web-pad-name = Name of player { $number }
web-pad-more = { $what }: one more
web-pad-less = { $what }: one less
web-pad-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-pad-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-pad-too-many = The box has only { $most } of these: { $what }.
web-pad-picture = Share as a picture
web-pad-clear = New sheet
web-pad-clear-sure = Yes, clear all numbers
web-pad-offline = This page now works offline too.
