## Turning points

turning-killed = A fall into Limbo
turning-vault-opened = { $content_is ->
    [content-secret] The secret is out
   *[other] A vault of gold
}
turning-bribe-given = A deal is struck

## What became of it

gauge-locks = Locks left
gauge-vaults = Vaults open
gauge-deck = Cards in the deck

deed-vaults = { $count ->
    [0] No vault was opened
    [one] 1 vault was opened
   *[other] { $count } vaults were opened
}
deed-deck = { $count ->
    [0] The deck ran out
    [one] 1 card was left in the deck
   *[other] { $count } cards were left in the deck
}
deed-killed = { $count ->
    [one] 1 kill
   *[other] { $count } kills
}
deed-unlocked = { $count ->
    [one] 1 lock opened
   *[other] { $count } locks opened
}
