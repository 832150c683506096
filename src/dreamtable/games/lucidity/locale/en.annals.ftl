## Turning points

turning-became-nightmare = { $nightmare } has woken
turning-eliminated = Hunted down
turning-last-watch = The last watch
turning-awoke = { $nightmare } stirs

## What became of it

deed-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
deed-dice = { $count ->
    [one] 1 die rolled
   *[other] { $count } dice rolled
}
deed-power = { $power } Power
