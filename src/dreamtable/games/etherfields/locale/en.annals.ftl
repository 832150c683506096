## Turning points

turning-tile-laid = The way opens: { $card }
turning-entity-came = { $card } is here
turning-goal-nearer = { $goal }
turning-out-of-turns = Time is up
turning-died = A Dreamer dies

## What became of it

gauge-distress = Distress of { $who }
gauge-tiles = Tiles of the Dreamscape
deed-story-mode = Played in story mode
deed-turns = { $count ->
    [one] 1 Turn
   *[other] { $count } Turns
}
deed-tiles = { $count ->
    [one] 1 tile found
   *[other] { $count } tiles found
}
deed-secrets = { $found } of { $of } secrets found
deed-actions = { $count ->
    [one] 1 action performed
   *[other] { $count } actions performed
}
deed-distress = { $distress } Distress

## The chapter of an evening

gate-turns = { $turns } Turns
