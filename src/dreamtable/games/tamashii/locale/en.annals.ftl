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

## What was unlocked, by what stands on it

lock-bo = the body “{ $cards }”
lock-en = { $count ->
    [one] the enemy “{ $cards }”
   *[other] { $count } enemies
}
lock-cl = { $count ->
    [one] the class card “{ $cards }”
   *[other] { $count } class cards
}
lock-fa = { $count ->
    [one] the card “{ $cards }” of the { $faction }
   *[other] { $count } cards of the { $faction }
}
lock-lp = the learning protocol “{ $cards }”
lock-ti = the tile “{ $cards }”
why-lock-bo = It can lie in the market now: one more life to put on.
why-lock-en = { $cards } join those who hunt you, from the next scenario on.
why-lock-cl = { $cards }: one more for each class to draw.
why-lock-fa = { $cards } lie in their deck wherever the { $faction } take part.
why-lock-lp = It can be dealt to you at the start: another way to learn by doing.
why-lock-ti = It lies in the box now, for maps that nobody has drawn beforehand.

## Posters of scenarios

length-short = Short
length-medium = An evening
length-long = A long evening
difficulty-easy = Gentle
difficulty-medium = Demanding
difficulty-hard = Merciless
guide-warning = Not for a first try
opens-last = Opens when every other scenario has an ending.
opens-after-prologue = Opens after the Prologue.

## The chapter of an evening

door-tiles = { $count ->
    [one] a tile that nobody turned over
   *[other] { $count } tiles that nobody turned over
}
door-cards = { $count ->
    [one] a card that was left lying face-down
   *[other] { $count } cards that were left lying face-down
}
