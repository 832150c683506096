## Turning points

turning-story-drawn = { $card }
turning-player-reset = { $seat } resets
turning-boss-came = { $card } is here
turning-objective-taken = { $card } is fulfilled

## What became of it

gauge-time = Time
gauge-corrupted = Corrupted codes left
gauge-enemies = Enemies locked on

deed-no-body = no body yet
deed-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
deed-tiles = { $count ->
    [one] 1 tile revealed
   *[other] { $count } tiles revealed
}
deed-enemies = { $count ->
    [one] 1 enemy defeated
   *[other] { $count } enemies defeated
}
deed-resets = { $count ->
    [one] 1 reset
   *[other] { $count } resets
}
deed-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
deed-objectives = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}
deed-programs = { $count ->
    [one] 1 program launched
   *[other] { $count } programs launched
}
