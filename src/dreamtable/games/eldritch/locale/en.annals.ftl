## Turning points

turning-mystery-solved = A Mystery is solved
turning-final-mystery-solved = The Final Mystery is solved
turning-awakened = { $ancient_one } wakes
turning-defeated = { $investigator } falls
turning-devoured = { $investigator } is devoured
turning-eliminated = Nobody is left to send

## What became of it

gauge-doom = Doom
gauge-mysteries = Mysteries solved
gauge-gates = Open Gates

deed-mysteries = { $count } of { $needed } Mysteries solved
deed-gates = { $count ->
    [one] 1 Gate closed
   *[other] { $count } Gates closed
}
deed-monsters = { $count ->
    [one] 1 Monster defeated
   *[other] { $count } Monsters defeated
}
deed-lost = { $count ->
    [one] 1 investigator lost
   *[other] { $count } investigators lost
}
deed-doom = Doom stood at { $count }
deed-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
deed-clues = { $count ->
    [one] 1 Clue
   *[other] { $count } Clues
}
