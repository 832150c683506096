## How it stands

role-you-nobody = You are about to choose a board.
role-you-walker = You wear the { $body }.
role-you = { $calling }, in the body of the { $body }.
role-you-rival = { $calling }, in the body of the { $body }, against all others.

held-by = { $token }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
} ({ $seat })
goal-beginning = Choose who you are. Then the city opens.
goal-story = { $objective }{ $of ->
    [0] { "" }
   *[other] { " " }{ $done } of { $of }.
}{ $time ->
    [0] { "" }
    [one] { " " }1 round is left.
   *[other] { " " }{ $time } rounds are left.
}
goal-rivals = Have the most points when the time is up: { $points } so far, the best of the others { $best } and what lies face-down. { $time ->
    [one] 1 round is left.
   *[other] { $time } rounds are left.
}
goal-rivals-watched = Whoever has the most points when the time is up wins: { $best } so far, and what lies face-down. { $time ->
    [one] 1 round is left.
   *[other] { $time } rounds are left.
}

danger-reset = { $enemy }{ $others ->
    [0] { "" }
   *[other] {" "}and { $others } more
}: up to { $wounds } wounds in combat, and integrity is { $left }. A reset threatens.
danger-corrupted = { $left ->
    [0] No corrupted code is left: the next one that is due mostly ends it.
    [one] 1 corrupted code is left. When one is due and none is there, it ends.
   *[other] { $left } corrupted codes are left. A reset takes two.
}
danger-last-round = The last round for this objective.
danger-time = { $time ->
    [one] 1 round is left.
   *[other] { $time } rounds are left.
}
danger-enemies = { $enemy }{ $others ->
    [0] { "" }
   *[other] {" "}and { $others } more
}: up to { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} in combat. Integrity { $left }.
foretold-enemy = { $enemy } attacks { $seat } with { $chance } %: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}; with { $special } % its special instead: { $do }
foretold-basic = { $enemy } attacks { $seat }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
foretold-special = { $enemy } attacks { $seat }: { $do }
danger-trace-top = Trace { $trace }: at { $top } two enemies lock on at once.
danger-trace = Trace { $trace }: { $dice ->
    [one] 1 die decides
   *[other] { $dice } dice decide
} whether enemies find you.
danger-none = Nothing has found you yet.

## What a move means

note-trace = trace +{ $count }
note-no-trace = no trace
note-top-space = reaches the top space: two enemies lock on
note-explore = an explore token lies there
note-unknown = nobody knows what is there, or how much trace it costs
note-memory = { $count } memory
note-experience = { $count } experience
note-no-cost = no cost
note-cap = cap and integrity +1
note-cell = refilled this round already
note-cell-late = refilled from the next round on
note-open = an open-source code for your pool
note-class = keep one of two class cards
note-writes-left = { $count ->
    [one] 1 write is left
   *[other] { $count } writes are left
}
note-programs-left = { $count ->
    [one] 1 program could still be launched
   *[other] { $count } programs could still be launched
}
note-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
note-cost = price: { $cost }
note-does = effect: { $do }
note-does-each = effect for each die: { $do }
note-token = { $code }
note-printed = { $text }
note-shield = cancels up to { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}, one shield each
note-repel = no experience, and its penalty
note-open-spent = spends { $count ->
    [one] an open-source code
   *[other] { $count } open-source codes
}
note-dice = { $count } dice or more
note-reroll = { $count } reroll
note-check = with all { $dice } tokens: { $need } successes with { $chance } %
note-battery = 1 battery
note-last-battery = the last one: Jordan leaves at the end of the step

## What can be brought about

ahead-program = { $program }{ $do ->
    [none] { "" }
   *[other] { ": " }{ $do }
}{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
ahead-gain = { $what ->
    [energy] { $count } energy
    [reroll] { $count } reroll
    [memory] { $count } memory
    [shield] { $count } shield
   *[xp] { $count } experience
}
ahead-attach = attach this body
ahead-goal = complete the open step of your protocol

## What things are

about-resource-shield = When you are about to take wounds you may raise the shield: each point cancels one, as many as there are. At most 5.
about-resource-memory = Spent on upgrades in the planning phase: equip a card, gain a basic code, or discard a token from the launcher. At most 5.
about-resource-energy = Before an attack roll each point spent is one die more. At most 5.
about-resource-reroll = After a roll of yours, spend points once to roll as many of its dice again. At most 5.

about-colour-red = The red board: its core type is red, and its Walker turns red codes into attack dice.
about-colour-yellow = The yellow board: its core type is yellow, and its Walker catches wounds with yellow codes.
about-colour-green = The green board: its core type is green, and its Walker turns a green code into two more writes.
about-colour-blue = The blue board: its core type is blue, and its Walker keeps trace down with blue codes.

about-calling-reaper = A class that finishes enemies off, and many of them.
about-calling-striker = A class of damage, shields and energy.
about-calling-trickster = A class that bends dice and trace, and sends enemies away.
about-calling-telepath = A class of codes, copies and help.

about-faction-spartans = Damage and shields. Their cards come from the Spartan Barracks.
about-faction-ninkyodo = Recovery, bodies, oaths between players. Their cards come from the Ninkyōdō Hall.
about-faction-seekers = Codes, exploring, experience. Their cards come from the Seeker Archive.
about-faction-nameless = Trace, tricks with the queue, open source. Their cards come from the Nameless Cellar.

about-find-experience = Whoever reveals this explore token gains 1 experience.
about-find-basic-code = Whoever reveals this explore token gains a basic code of any type.
about-find-energy = Whoever reveals this explore token gains 1 energy.
about-find-shield = Whoever reveals this explore token gains 1 shield.
about-find-reroll = Whoever reveals this explore token gains 1 reroll.
about-find-memory = Whoever reveals this explore token gains 1 memory.

about-face-hit = Three sides of a player die. In checks 1 success; in a trace roll it draws an enemy.
about-face-special = Two sides of a player die. In checks 2 successes.
about-face-blank = One side of a player die: nothing.

about-roll-trace = Made at the beginning of a round: the higher the trace, the more dice; each hit draws an enemy, and if one came, trace falls to 0.
about-roll-attack = Your attack value in dice, one more for each energy; then they are assigned to combat boxes.
about-roll-check = One die for each token dumped. A hit is 1 success, a special 2.
about-roll-card = A roll that a card asks for.

about-code-red = A basic code. Three in a line make energy.
about-code-yellow = A basic code. Three in a line make reroll.
about-code-green = A basic code. Three in a line make memory.
about-code-blue = A basic code. Three in a line make shield.
about-code-open = Open source: stands for any basic code, and is asked for by some strong programs itself.
about-code-corrupted = Blocks a cell and makes no program. It leaves the launcher at the end of the launch step. In stories the supply is limited.

about-cell-light = A highlighted cell: if it is empty, it is refilled from the bag at the beginning of the round.
about-cell-plain = A plain cell: tokens come here only by writing or preparing.
about-cell-locked = A locked cell. Unlocked with experience, it is highlighted like others.
about-edge = One write: a token is shifted to an empty cell, or two tokens swap.

about-place = A place of the map. A face-down tile is turned up by whoever enters it.
about-tile = An area tile. Entering it or lingering on it raises trace; its effect may be used once in your turn.
about-token-ascend = Ascend's token: pressure, or a place that matters. The scenario says which.
about-token-success = A success token: it counts what was achieved.
about-token = A marker of this scenario: its cards say what it means.
about-lock = A lock number: components with it come into later games.
about-way = One way of several: its text says what follows.

about-program-basic = A resource program, open to everybody: three of a type in a line.
about-program-extended = An extended resource program, open to everybody: four of a type in a line.
about-program-experience = The experience program, open to everybody: one of each type in this order.
about-program-intrude = An intrude program: the enemy stays unless it is defeated.
about-program-repel = A repel program: the enemy goes at once, without experience, and its penalty follows.
about-program-faction = The program of an equipped faction card.
about-program-body = The cost program of a body in the market: whoever launches it may attach the body.
about-program-goal = Launching it completes the open step of a learning protocol.
about-program-protocol = A program that a completed learning protocol gives.
about-program-scenario = A program of this scenario, perhaps only on a certain tile.
about-ability = An ability of this card. Using it is voluntary.
about-box = A combat box: assign dice that show just what it demands. With a star it can be used again and again.
about-activity = Can be done in the player activity step of the advance phase.

about-walker = The body printed on the board. It can't be lost.
about-body = A body: movement, attack, writing, combat boxes and an ability. Up to two can be held, the top one is active.
about-enemy = It stays in the queue of whoever it is locked on to. Fight it in the combat phase, intrude, or repel it.
about-protocol = A learning protocol: three steps in order, each with a reward, the last one for good.
about-class-card = A class augmentation. It works once equipped, for memory; it can't be traded.
about-faction-card = A faction augmentation with a program. It works once equipped, for memory; it can be traded.
about-boss = A boss: it stands on the map and follows its own rules.
about-jordan = A helper robot for one who plays alone.
about-guide = The guide of the scenario: its rules hold for the whole game.
about-story = The active story card: what to do, and what happens each round.
about-special = A special card of the scenario: it stays in play until a card takes it away.
about-victory = The scenario is won.
about-defeat = The scenario is lost.
about-map-setup = How the map is laid out.
about-situation = The enemy deck and the start reward.
about-variable-rule = A rule that holds for everybody, the whole game.
about-interaction = What players can do to each other in this game.
about-objective = Whoever fulfils it first takes it; its points stay hidden until the end.
about-scoring-aid = How points are counted at the end.
