## How it stands

role-you-dreamer = You are a Dreamer.
role-you-nightmare = You are a Nightmare: { $nightmare }.
role-you-eliminated = You were hunted down and are out of the game.

goal-dreamer = Most Power wins, and { $goal } ends the game. You have { $power }, { $rival } has { $most }.
goal-dreamer-alone = Most Power wins, and { $goal } ends the game. You have { $power }.
goal-nightmare = A Nightmare wins by Power too: steal it. You have { $power }, { $rival } has { $most }, { $goal } ends the game.
goal-nightmare-alone = A Nightmare wins by Power too. You have { $power }, { $goal } ends the game.
goal-eliminated = You can't win any more; you still choose where your neighbour's card asks for it.
goal-watcher = Most Power wins, and { $goal } ends the game. { $rival } leads with { $most }.
goal-watcher-alone = Most Power wins, and { $goal } ends the game.
goal-solo = Reach { $goal } Power, or have { $needed } when the last Spooks come. You have { $power }; the Spooks come { $turns ->
    [one] once more
   *[other] { $turns } more times
}.

danger-hunt = Hunt { $count } of { $limit }: with { $limit } you are out.
danger-shadow = Shadows in { $colour }: { $count } of { $limit }. With { $limit } the Nightmare takes you.
danger-exhaust = Exhaust { $count } of { $limit }: with { $limit } you lose the Power of a colour.
danger-rival = { $rival } has { $power } of { $goal } Power: the game may end with this round.
danger-bag = { $dice ->
    [one] 1 die is left in the bag.
   *[other] { $dice } dice are left in the bag.
}

## What a move means

note-draws = draws { $drawn }, rolls { $rolled }
note-bag = a die from the bag: Power { $power } %, Shadow { $shadow } %, Exhaust { $exhaust } %, Hunt { $hunt } %
note-faces = its six faces: { $power } Power, { $shadow } Shadow, { $exhaust } Exhaust, { $hunt } Hunt
note-pays-power = costs { $power } Power
note-rerolls-power = it shows { $power } Power already
note-gains-power = { $power } Power
note-hunt = Hunt { $before }/{ $limit } → { $after }/{ $limit }
note-exhaust = Exhaust { $before }/{ $limit } → { $after }/{ $limit }
note-shadow = { $colour } Shadows { $before }/{ $limit } → { $after }/{ $limit }
note-nothing = nothing changes

## What things are

about-colour = { $colour } dice
about-track = { $spaces ->
    [one] Draws { $first } dice at once: two go back, the rest are rolled.
   *[other] Begins with { $first } dice, two of which go back. Each time you dream again there is one more, up to { $last }.
}
