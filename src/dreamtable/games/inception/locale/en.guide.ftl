## How it stands

role-you-lord = You are the Dream Lord.
role-you-thief = You are a Dream Thief.
role-you-traitor = You are a traitor: you hold a DEAL and win with the Lord.

goal-lord = Keep the vault on level { $level } shut until the deck is empty: { $cards } cards, about { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
goal-lord-to-hide = Hide the secret in a vault, then keep it shut until the deck is empty.
goal-thief = Open the vault with the secret before the deck is empty. { $unknown } vaults may hold it.
goal-thief-knows = The secret is on level { $level }: open that vault before the deck is empty.
goal-traitor = Now the secret must stay shut until the deck is empty: { $cards } cards, about { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. The thieves must not know.
goal-watcher = The thieves want the secret, the Lord wants time: { $cards } cards are left in the deck.

danger-secret = The secret has { $locks ->
    [one] 1 lock
   *[other] { $locks } locks
} left; { $thieves ->
    [0] no thief is
    [one] 1 thief is
   *[other] { $thieves } thieves are
} on level { $level }.
danger-vault = Level { $level } is the weakest: { $locks ->
    [one] 1 lock
   *[other] { $locks } locks
} left, { $thieves ->
    [0] no thief
    [one] 1 thief
   *[other] { $thieves } thieves
} there.
danger-limbo = You are in Limbo: no cards, no skills until somebody revives you, or you yourself for 2 cards.
danger-last-vault = One more wrong vault, and the Lord wins.
danger-deck = The deck has { $cards } cards, about { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. When it is empty, the Lord wins.

## What a move means

note-shot = kills { $kills } %, drives off { $moves } %, misses { $misses } %
note-locks = locks { $before } → { $after }, unless somebody cancels it
note-own-side = they are on your own side
note-own-unlock = it is your own unlock
note-costs-unseal = costs { kind-unseal }
note-peek-bribe = the Lord may bribe you first
note-costs-serum = costs a Transit Serum
note-costs-cards = { $count ->
    [one] costs 1 card
   *[other] costs { $count } cards
}
note-costs-life = costs your life and your hand
note-sacrifice = works with { $chance } %
note-costs-hand = { $count ->
    [one] costs your whole hand: 1 card
   *[other] costs your whole hand: { $count } cards
}
note-discards-all = you discard your whole hand this turn
note-draws-die = draws 1 to 6 cards
note-deck = deck { $before } → { $after }
note-lord-there = the Lord is there
note-over-limit = { $count ->
    [one] you will have to discard 1 card
   *[other] you will have to discard { $count } cards
}

## What things are

about-level = One of four. Its vault opens when the last lock is gone. One step leads to the level above or below.
