## The game

game-title = Tamashii
game-tagline = Souls, bodies and code in a city of machines. Together, alone or against each other, for 1 to 4.
mode-solo = Alone
mode-cooperative = All together
mode-rivals = Against each other

## Options

option-scenario = Scenario
option-scenario-a = A: Prologue
option-scenario-b = B: Lanterns in Static
option-scenario-c = C: The Borrowed Afternoon
option-scenario-d = D: Ledger of Oaths
option-scenario-e = E: Cold Relay
option-scenario-f = F: Furnace Heart
option-scenario-g = G: Nine Empty Chairs
option-scenario-h = H: The Open Commons
option-scenario-j = J: Hush Protocol
option-scenario-k = K: Two Suns
option-scenario-p = P: Zero-Hour Choir
option-guide = Scenario of a pack
option-components = Components
option-components-everything = Everything
option-components-first-box = First box
option-length = Length
option-length-short = Short
option-length-medium = Medium
option-length-long = Long
option-protocols = Learning protocols
option-protocols-yes = On
option-protocols-no = Off
option-start = Start player
option-start-none = Random
option-start-0 = Seat 1
option-start-1 = Seat 2
option-start-2 = Seat 3
option-start-3 = Seat 4
option-experienced = Experienced start: the Prologue counts as won (campaign)
option-experienced-yes = Yes
option-experienced-no = No

## How it ends

reason-victory = The scenario is won.
reason-defeat = The scenario is lost.
reason-experienced = The Prologue counts as won: you begin as experienced players.
reason-scored = Time has run out: the points are counted.

## Campaign

kept-played = { $played ->
    [one] 1 scenario played
   *[other] { $played } scenarios played
}, { $won } won.
kept-ticks = { $guide }: { $ticks ->
    [one] 1 ending
   *[other] { $ticks } endings
} ticked.
kept-unlocked = Unlocked: { $locks }.
lock-number = { $lock }

## Comparing many games

figure-rounds = Rounds
figure-resets = Resets
figure-corrupted = Corrupted codes gained
figure-tiles = Tiles revealed
trait-colour = Colour
trait-class = Class
trait-scenario = Scenario

## Names

resource-shield = shield
resource-memory = memory
resource-energy = energy
resource-reroll = reroll
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
calling-reaper = Reaper
calling-striker = Striker
calling-trickster = Trickster
calling-telepath = Telepath
faction-spartans = Spartans
faction-ninkyodo = Ninkyōdō
faction-seekers = Seekers
faction-nameless = Nameless
find-experience = experience
find-basic-code = basic code
find-energy = energy
find-shield = shield
find-reroll = reroll
find-memory = memory
face-hit = hit
face-special = special
face-blank = blank
code-empty = nothing
code-red = red
code-yellow = yellow
code-green = green
code-blue = blue
code-open = open source
code-corrupted = corrupted
roll-trace = trace roll
roll-attack = attack roll
roll-check = check
roll-card = roll
step-colours = Choosing boards
step-classes = Choosing classes
step-protocols = Choosing learning protocols
step-starts = Choosing start tiles
step-opening = Opening
step-before-trace = Planning phase: before the trace roll
step-trace-roll = Planning phase: trace roll
step-lock-on = Planning phase: enemies lock on
step-before-refill = Planning phase: before the refill
step-refill = Planning phase: refill
step-writing = Planning phase: writing
step-move = Action phase: move & trace
step-area = Action phase: area effect
step-launch = Action phase: launch
step-action-end = End of the action phase
step-combat = Combat phase: attack roll
step-slots = Combat phase: resolving the dice
step-activities = Advance phase: player activity
step-boss = Advance phase: the boss
step-world = Advance phase: world activity
step-passing = Advance phase: the start player token passes
card-none = nothing
place-number = place { $number }
cell-at = row { $row }, column { $column }
edge-across = row { $row }, columns { $column } and { $next }
edge-down = column { $column }, rows { $row } and { $next }
edge-shift = { $code }, { $cell }, { $to ->
    [up] goes up
    [down] goes down
    [left] goes left
   *[right] goes right
}
edge-swap = { $one } and { $other } change places: { $cells }
program-basic = [{ $pattern }] (resource program)
program-extended = [{ $pattern }] (extended resource program)
program-experience = [{ $pattern }] (experience program)
program-of = { $card }{ $sort ->
    [intrude] : intrude
    [repel] : repel
    [body] : body
   *[other] { "" }
} [{ $pattern }]

## Moves

move-pick-colour = The { $colour } board
move-pick-class = { $calling }
move-keep-protocol = Keep { $card }
move-start-at = Start on { $place }
move-write = Write: { $edge }
move-discard-code = Discard the token on { $cell }
move-buy-code = Gain a { $code } code
move-equip = Equip { $card }
move-raise-cap = Raise the integrity cap
move-unlock-cell = Unlock { $cell }
move-buy-open-source = Gain an open-source code
move-draw-class-cards = Draw class cards
move-keep-card = Keep { $card }
move-offer-card = Offer { $card } to { $seat }
move-ask-for-card = Ask { $seat } for { $card }
move-ready = Ready
move-move-to = Move to { $place }
move-stay = Stay
move-move-jordan = Jordan moves to { $place }
move-jordan-moves-for-you = Jordan makes your move
move-use-jordan = Use Jordan
move-use-own-figure = Use your own figure
move-use-area = Use the tile
move-launch = Launch { $program }
move-use-cells = With { $cells }
move-use-ability = Use { $ability }
move-finish = Done
move-spend-energy = { $energy ->
    [0] Spend no energy
   *[other] Spend { $energy } energy
}
move-reroll = Reroll { $hits ->
    [0] { "" }
   *[other] { $hits } × hit{ " " }
}{ $specials ->
    [0] { "" }
   *[other] { $specials } × special{ " " }
}{ $blanks ->
    [0] { "" }
   *[other] { $blanks } × blank
}
move-keep-dice = Keep the dice
move-resolve-box = { $box } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
move-aim-at-boss = At the boss
move-aim-at-enemy = At the top enemy
move-raise-shield = Raise the shield
move-take-wounds = Spend no shield
move-accept = Yes
move-refuse = No
move-pass = Pass
move-stop = Enough
move-pick-code = { $code }
move-pick-cell = { $cell }
move-pick-resource = { $resource }
move-pick-enemy = { $enemy }
move-pick-card = { $card }
move-pick-seat = { $seat }
move-pick-place = { $place }
move-pick-number = { $number }
move-pick-face = { $face }
move-pick-way = { $way }
move-do-activity = { $activity }
move-jordan-does = Jordan: { $activity }
move-try-objective = Try { $card }

## Questions

ask-TAM-SET-03 = Which board do you take?
ask-TAM-SET-10 = Which class do you play?
ask-TAM-SET-11 = Which learning protocol do you keep?
ask-TAM-SSU-07 = Where do you start?
ask-TAM-VS-05 = Where do you start?
ask-TAM-UPG-01 = Do you upgrade or use a card?
ask-TAM-UPG-04 = { $seat } and { $card }: do you agree to the trade?
ask-TAM-UPG-05 = You keep one of these class cards. Which?
ask-TAM-WRI-02 = Write, upgrade, or be ready
ask-TAM-WRI-05 = Which write do you make?
ask-TAM-MAP-03 = Where do you move?
ask-TAM-MAP-12 = Where do you move?
ask-TAM-MAP-13 = Do you use the effect of the tile?
ask-TAM-MAP-16 = To which tile does the figure step?
ask-TAM-SOL-05 = Your figure and Jordan's each may move. Who goes where?
ask-TAM-SOL-06 = Whose figure is used in this step? Jordan's costs 1 battery.
ask-TAM-SOL-08 = Whose tile counts for trace? With Jordan's you can use only Jordan's tile.
ask-TAM-SOL-14 = Where does Jordan move for you?
ask-TAM-ACT-04 = Which program do you launch?
ask-TAM-PRG-07 = { $program }: with which tokens?
ask-TAM-RUN-08 = Which program do you launch now?
ask-TAM-BOD-05 = Which body of the market do you take?
ask-TAM-BOD-06 = Do you attach the body?
ask-TAM-BOD-08 = You can keep two bodies. Which one do you give up for the new one?
ask-TAM-RES-02 = Which resource do you lose?
ask-TAM-RES-04 = Do you raise the shield?
ask-TAM-RES-09 = How much energy do you spend for more dice?
ask-TAM-RES-10 = Do you spend reroll points?
ask-TAM-RES-11 = Which dice are rerolled?
ask-TAM-RES-14 = Which resource do you choose?
ask-TAM-CBT-05 = Which combat box do you resolve?
ask-TAM-BOS-04 = Whom does the damage hit?
ask-TAM-ADV-01 = Which activity do you do now?
ask-TAM-CHK-01 = Which type of code do you choose?
ask-TAM-CHK-02 = Which tokens do you dump for the check? Each one is a die.
ask-TAM-COD-04 = How many do you take?
ask-TAM-COD-13 = Which core type?
ask-TAM-KEY-01 = Which code do you gain?
ask-TAM-KEY-02 = Which token do you choose?
ask-TAM-KEY-03 = Which token is discarded?
ask-TAM-KEY-04 = Where do you put the token?
ask-TAM-KEY-06 = Which tile is turned up?
ask-TAM-LAU-03 = Which cell do you unlock?
ask-TAM-AUG-05 = Do you use an ability?
ask-TAM-AUG-10 = Which card do you equip?
ask-TAM-AUG-12 = Which card leaves the game?
ask-TAM-TIL-01 = Which one do you choose?
ask-TAM-TIL-03 = To which tile do you go?
ask-TAM-TMG-02 = { $card }: { $step }. Do you?
ask-TAM-TMG-05 = Which ability comes first?
ask-TAM-TMG-07 = Which die do you turn?
ask-TAM-VOC-01 = Which enemy do you choose?
ask-TAM-VOC-02 = Which player do you choose?
ask-TAM-VOC-12 = Which tile do you choose?
ask-TAM-SCE-04 = Which tile do you choose?
ask-TAM-SCE-11 = What does the group choose?
ask-TAM-VS-10 = Do you try an objective?

## Questions that name what they are about

ask-story = { LAST($story) }
ask-way = { $card }: what do you do?
ask-objective = { $card }: do you try it? One attempt each round.
ask-move = Where do you move? { $count ->
    [one] 1 tile
   *[other] Up to { $count } tiles
}, or stay.
ask-writes = { $count ->
    [one] 1 write
   *[other] { $count } writes
} left: write, upgrade, or be ready
ask-writes-none = No writes left: upgrade, or be ready
ask-window-before-trace = Before the trace roll: do you upgrade or use a card?
ask-window-before-refill = Before the launcher is refilled: do you upgrade or use a card?
ask-tile = Do you use the effect of { $tile }?
ask-attach = Do you attach { $card }? It becomes your body.
ask-wounds = { $number ->
    [one] 1 wound is
   *[other] { $number } wounds are
} coming, and you have { $left } integrity. Do you raise the shield?
ask-wounds-by = { $card } gives you { $number ->
    [one] 1 wound
   *[other] { $number } wounds
}, and you have { $left } integrity. Do you raise the shield?
fought-enemy = { $card } ({ $left } integrity left)
fought-boss = { $card }
ask-energy = Against { $foe } you roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. How much energy do you spend for more?
ask-box = Against { $foe }: which combat box do you resolve?
ask-box-nobody = Nobody is left to fight: which combat box do you still resolve?
ask-ability = Do you use { $ability }?
ask-reroll = The { $roll } shows { $hits } × hit, { $specials } × special, { $blanks } × blank. Which dice do you reroll?
ask-put = Where do you put the { $code } token?
ask-found-code = Under the explore token lies a basic code. Which type do you gain?
ask-aim = Does the damage go to { $boss } or to { $enemy }?

## Events

event-asked = { $card }: { $step }
event-start-player = { $seat } { DO($seat_is, "have", "has") } the start player token.
event-colour-picked = { $seat } { DO($seat_is, "take", "takes") } the { $colour } board.
event-class-picked = { $seat } { DO($seat_is, "play", "plays") } the { $calling }.
event-protocols-dealt = { $seat } { DO($seat_is, "get", "gets") } learning protocols to choose from{ $cards_count ->
    [0] .
   *[other] : { $cards }.
}
event-protocol-kept = { $seat } { DO($seat_is, "keep", "keeps") } { $card }.
event-round-began = Round { $round } begins.
event-step-began = { $step }.
event-turn-began = { $seat }'s turn.
event-refilled = { $seat } { DO($seat_is, "refill", "refills") } the launcher: { $codes }.
event-codes-drawn = { $seat } { DO($seat_is, "draw", "draws") } codes: { $codes }.
event-code-put = { $seat } { DO($seat_is, "put", "puts") } { $code } on { $cell }.
event-bag-filled = { $seat }'s dump area goes into the bag.
event-written = { $seat } { DO($seat_is, "write", "writes") }: { $edge }.
event-codes-gained = { $seat } { DO($seat_is, "gain", "gains") } codes: { $codes }.
event-codes-dumped = { $seat } { DO($seat_is, "dump", "dumps") } codes: { $codes }.
event-codes-discarded = { $seat } { DO($seat_is, "discard", "discards") } codes: { $codes }.
event-codes-restored = { $seat } { DO($seat_is, "put", "puts") } codes back into the bag: { $codes }.
event-codes-exchanged = { $seat } and { $other } exchange the tokens on { $cell }.
event-core-changed = { $seat }'s core type is { $code } now.
event-cell-unlocked = { $seat } { DO($seat_is, "unlock", "unlocks") } { $cell }.
event-resource-gained = { $seat } { DO($seat_is, "gain", "gains") } { $number } { $resource }.
event-resource-lost = { $seat } { DO($seat_is, "are", "is") } down { $number } { $resource }.
event-experience-gained = { $seat } { DO($seat_is, "gain", "gains") } { $number } experience.
event-experience-spent = { $seat } { DO($seat_is, "are", "is") } down { $number } experience.
event-cap-raised = { $seat }'s integrity cap is { $cap }.
event-shield-raised = { $seat } { DO($seat_is, "raise", "raises") } the shield: { $number ->
    [one] 1 wound is
   *[other] { $number } wounds are
} cancelled.
event-wounds-prevented = { $seat } { DO($seat_is, "are", "is") } spared { $number ->
    [one] 1 wound
   *[other] { $number } wounds
}.
event-integrity-lost = { $seat } { DO($seat_is, "lose", "loses") } { $number } integrity.
event-recovered = { $seat } { DO($seat_is, "recover", "recovers") } { $number }.
event-player-reset = { $seat } { DO($seat_is, "reset", "resets") }.
event-body-die-rolled = { $special ->
    [yes] The symbol die shows special: { $seat } { DO($seat_is, "lose", "loses") } the body.
   *[no] The symbol die shows basic: { $seat } { DO($seat_is, "keep", "keeps") } the body.
}
event-trace-changed = { $seat }'s trace is { $trace }.
event-trace-switched-on = Trace is used from now on.
event-step-learned = { $seat } { DO($seat_is, "complete", "completes") } step { $number } of { $card }.
event-card-drawn = { $seat } { DO($seat_is, "get", "gets") } { $card }.
event-class-cards-drawn = { $seat } { DO($seat_is, "draw", "draws") } class cards{ $cards_count ->
    [0] .
   *[other] : { $cards }.
}
event-equipped = { $seat } { DO($seat_is, "equip", "equips") } { $card }.
event-card-lost = { $seat }'s { $card } leaves the game.
event-card-offered = { $seat } { DO($seat_is, "offer", "offers") } { $card } to { $to }.
event-card-wanted = { $seat } { DO($seat_is, "ask", "asks") } { $of } for { $card }.
event-card-given = { $seat } { DO($seat_is, "give", "gives") } { $card } to { $to }.
event-trade-refused = { $seat } { DO($seat_is, "do", "does") } not want to trade { $card }.
event-attached = { $seat } { DO($seat_is, "attach", "attaches") } the { $card }.
event-body-swapped = { $seat } { DO($seat_is, "are", "is") } the { $card } now.
event-body-lost = { $seat }'s { $card } goes under the body deck.
event-market-filled = { $card } comes into the body market.
event-market-cleared = { $card } leaves the body market.
event-ability-used = { $seat } { DO($seat_is, "use", "uses") } { $ability }.
event-launched = { $seat } { DO($seat_is, "launch", "launches") } { $program }.
event-figure-put = { $seat }'s figure is put on { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}.
event-moved = { $seat } { DO($seat_is, "move", "moves") } to { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}.
event-stayed = { $seat } { DO($seat_is, "stay", "stays") }.
event-tile-revealed = { $tile } is revealed.
event-tile-changed = { $tile_is ->
    [tile-name] { $tile } lies where { $before } lay.
   *[other] { $before } is gone from the map.
}
event-find-revealed = { $seat } { DO($seat_is, "find", "finds") }: { $find }.
event-peeked = { $seat } { DO($seat_is, "look", "looks") } under { $place }{ $tile_is ->
    [tile-name] : { $tile }
   *[other] { "" }
}{ $find_is ->
    [plain] .
   *[other] , { $find }.
}
event-area-used = { $seat } { DO($seat_is, "use", "uses") } { $tile }.
event-tokens-put = { $number } × { $token } on { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}.
event-tokens-taken = { $number } × { $token } away from { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}.
event-tokens-put-on-card = { $number } × { $token } on { $card }.
event-tokens-taken-from-card = { $number } × { $token } away from { $card }.
event-carried = { $seat } { DO($seat_is, "carry", "carries") } { $token }: { $number }.
event-locked-on = { $enemy } locks on to { $seat }.
event-enemy-deck-renewed = The discarded enemies of level { $level } are the enemy deck.
event-enemy-damaged = { $enemy } takes { $number } damage.
event-enemy-mended = { $enemy } recovers { $number }.
event-enemy-defeated = { $seat } { DO($seat_is, "defeat", "defeats") } { $enemy }.
event-enemy-discarded = { $seat }'s { $enemy } is discarded.
event-enemy-moved = { $enemy } goes to the { $top ->
    [yes] top
   *[no] bottom
} of { $seat }'s queue.
event-dice-rolled = { $seat } { DO($seat_is, "roll", "rolls") } ({ $roll }): { $hits } × hit, { $specials } × special, { $blanks } × blank.
event-dice-rerolled = { $seat } { DO($seat_is, "reroll", "rerolls") } { $number }: { $hits } × hit, { $specials } × special, { $blanks } × blank.
event-die-turned = { $seat } { DO($seat_is, "turn", "turns") } a die from { $face } to { $to }.
event-enemy-dice-rolled = Enemy dice: { $number ->
    [0] blank
   *[other] { $number }
}, { $special ->
    [yes] special
   *[no] basic
}.
event-box-resolved = { $seat } { DO($seat_is, "resolve", "resolves") } { $box } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
event-enemy-acts = { $enemy } attacks { $seat } ({ $special ->
    [yes] special
   *[no] basic
}).
event-enemy-stunned = { $enemy } does not act.
event-time-set = Time is { $time }.
event-story-drawn = { $card }
event-story-turned = { $card }: the rule side.
event-special-drawn = { $card } comes into play.
event-special-turned = { $seat } { DO($seat_is, "turn", "turns") } up { $card }.
event-card-dropped = { $card } leaves play.
event-way-chosen = The group chooses: { $way }.
event-activity-done = { $seat }: { $activity }.
event-check-made = { $passed ->
    [yes] Check passed
   *[no] Check failed
}: { $successes } of { $need }.
event-face-revealed = A die face token of { $card } shows { $face }.
event-ticked = Tick { $number } on the progress sheet.
event-unlocked = Unlocked: { $locks }.
event-locked-again = Locked again: { $locks }.
event-ended = { $victory ->
    [yes] Victory.
   *[no] Defeat.
}
event-boss-came = { $card } comes to { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}.
event-boss-moved = { $card } moves to { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}.
event-boss-damaged = { $card } takes { $number } damage.
event-jordan-came = Jordan comes to { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}.
event-jordan-moved = Jordan moves to { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}.
event-battery-changed = Jordan's battery: { $battery }.
event-jordan-left = Jordan's battery is empty: Jordan leaves.
event-situation-drawn = { $card }
event-objective-shown = { $card } is on display.
event-objective-next = Next objective: { $card }.
event-objective-taken = { $seat } { DO($seat_is, "take", "takes") } { $card }.
event-scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The table in the browser

web-tamashii-map = Map of the city
web-tamashii-scenario = Scenario
web-tamashii-players = Players
web-tamashii-round = Round { $round }
web-tamashii-first = Start player
web-tamashii-launcher = Launcher
web-tamashii-launcher-label = Launcher, 4 rows of 5 cells. Arrow keys walk; Enter picks a token up, arrows then move it.
web-tamashii-writes = { $count ->
    [one] 1 write
   *[other] { $count } writes
}
web-tamashii-cell = row { $row }, column { $column }
web-tamashii-light = highlighted
web-tamashii-locked = locked
web-tamashii-picked = { $code } picked up
web-tamashii-written = { $code } to { $place }
web-tamashii-hand = Drawn tokens
web-tamashii-discard = Discard a token
web-tamashii-discard-how = Pick a token up and drop it here: it goes back to the supply for 1 memory.
web-tamashii-help = Help me see
web-tamashii-help-none = No program can be completed with the writes left.
web-tamashii-by-writes = { $count ->
    [one] With 1 write
   *[other] With { $count } writes
}
web-tamashii-write-it = { $count ->
    [one] Write it
   *[other] Make all { $count } writes
}
web-tamashii-programs = Programs
web-tamashii-pattern = Pattern { $pattern }
web-tamashii-complete = complete
web-tamashii-launched = launched
web-tamashii-sort-basic = Resource program
web-tamashii-sort-extended = Extended resource program
web-tamashii-sort-experience = Experience program
web-tamashii-sort-faction = Faction program
web-tamashii-sort-intrude = Intrude
web-tamashii-sort-repel = Repel
web-tamashii-sort-body = Put on this body
web-tamashii-sort-goal = Step of the protocol
web-tamashii-sort-protocol = Protocol program
web-tamashii-sort-scenario = Scenario program
web-tamashii-supply = Supply
web-tamashii-vitals = State
web-tamashii-integrity = Integrity
web-tamashii-integrity-how = At 0 you reset: 2 corrupted codes, back to the Shelter, the rest of the phase is lost. The dotted spaces lie above your cap.
web-tamashii-integrity-at = Integrity { $now } of { $cap }
web-tamashii-trace = Trace
web-tamashii-trace-how = Moving and staying raise it. The higher it is, the more dice look for you at the start of the next round; each hit locks an enemy on to you. At the top, two come at once.
web-tamashii-trace-at = Trace { $trace }
web-tamashii-resource-at = { $name }: { $count }
web-tamashii-resource-shield-how = Cancels wounds, one for one: all of it that helps, or none.
web-tamashii-resource-memory-how = Pays for upgrades in the planning phase: equip a card, gain a code, discard a token.
web-tamashii-resource-energy-how = Each point spent before an attack roll adds a die.
web-tamashii-resource-reroll-how = Once a roll: reroll as many dice as you spend points.
web-tamashii-xp = Experience
web-tamashii-xp-how = Two points buy an upgrade in the planning phase: a higher cap, an unlocked cell, an open-source code, a class card.
web-tamashii-xp-at = Experience: { $count }
web-tamashii-core = Core code
web-tamashii-core-how = Where a program shows the core symbol, it wants this type.
web-tamashii-core-at = Core code: { $code }
web-tamashii-bag = Bag
web-tamashii-bag-at = Bag: { $count } tokens
web-tamashii-dump = Dump
web-tamashii-dump-at = Dump area: { $count } tokens
web-tamashii-move = Movement
web-tamashii-move-how = How many tiles you can go in a move.
web-tamashii-attack = Attack
web-tamashii-attack-how = How many dice you roll in a fight.
web-tamashii-write = Writing
web-tamashii-write-how = How many writes you have in the writing step.
web-tamashii-covered = Beneath: { $name }
web-tamashii-box = Combat box, once a fight
web-tamashii-box-many = Combat box, as often as you have dice
web-tamashii-box-used = Combat box, used
web-tamashii-use-dice = { $count ->
    [one] With 1 die
   *[other] With { $count } dice
}
web-tamashii-use = Use
web-tamashii-spent = used
web-tamashii-foes = Locked on
web-tamashii-foes-none = No enemy is locked on.
web-tamashii-foe = { $name }: { $left } of { $hp } integrity
web-tamashii-intent = If nothing changes
web-tamashii-strikes = { $chance } %
web-tamashii-attacks = attacks
web-tamashii-threat = { $count ->
    [one] Up to 1 wound is coming in combat.
   *[other] Up to { $count } wounds are coming in combat.
}
web-tamashii-acts-next = Attacks next
web-tamashii-locks-on = locks on
web-tamashii-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
web-tamashii-level = Level { $level }
web-tamashii-hp = Integrity { $hp }
web-tamashii-cost = { $cost } memory
web-tamashii-fight = Fight
web-tamashii-symbol-basic = Enemies use their basic box
web-tamashii-symbol-special = Enemies use their special box
web-tamashii-no-attack = nobody attacks
web-tamashii-reroll = { $count ->
    [0] Reroll
    [one] Reroll 1 die
   *[other] Reroll { $count } dice
}
web-tamashii-reroll-how = Pick the dice that you want to roll again.
web-tamashii-learned = { $learned } of { $steps } steps completed
web-tamashii-market = Body market
web-tamashii-deck = { $count } in the deck
web-tamashii-unknown = Place { $number }, unexplored
web-tamashii-entry = Entry trace { $trace }
web-tamashii-linger = Linger trace { $trace }
web-tamashii-explore = An explore token lies here.
web-tamashii-explore-known = Explore token: { $what }
web-tamashii-lying = { $count ->
    [one] A card lies here, face-down.
   *[other] { $count } cards lie here, face-down.
}
web-tamashii-marked = Marked by the guide.
web-tamashii-tokens = { $name }: { $count }
web-tamashii-token-ascend = Ascend token
web-tamashii-token-success = success token
web-tamashii-token-seal = seal
web-tamashii-token-marker = marker
web-tamashii-jordan = Jordan
web-tamashii-carried = Carries
web-tamashii-battery = Battery { $count } of { $most }
web-tamashii-time = Time
web-tamashii-time-how = What it means to run out of time stands on the story card.
web-tamashii-time-at = Time { $time }
web-tamashii-corrupted-supply = Corrupted supply
web-tamashii-corrupted-how = So many corrupted codes are left. When one is to be gained and none is left, most scenarios are lost.
web-tamashii-corrupted-at = { $count } corrupted codes left
web-tamashii-enemy-deck = Enemy deck
web-tamashii-enemy-deck-how = From the top: level and number of cards.
web-tamashii-boss = Boss
web-tamashii-boss-damage = Damage: { $damage }
web-tamashii-seals = Seals: { $count }
web-tamashii-objective = Objective
web-tamashii-points = { $points } points
web-tamashii-read = Read the story
web-tamashii-close = Close
web-tamashii-continue = Go on
web-tamashii-decide = What do you do?
web-tamashii-decide-together = What do you do? The group votes; the start player breaks ties.
web-tamashii-victory = Victory
web-tamashii-defeat = Defeat
web-tamashii-choose-colour = Which board is yours?
web-tamashii-choose-class = Which class do you play?
web-tamashii-choose-card = Choose a card
web-tamashii-class-reaper = Finishes wounded enemies and takes from the fallen.
web-tamashii-class-striker = More dice, more damage, in the open.
web-tamashii-class-trickster = Turns dice, trace and the rules of a fight.
web-tamashii-class-telepath = Works on launchers, also on those of others.

## The rules in short

summary-1 = Together, alone with a robot, or against each other: souls in borrowed bodies steal code in a city of machines. In a story you win or lose as one, by what the scenario's cards say.
summary-2 = A round has four phases: planning, action, combat, advance. First the trace roll: the higher your trace, the more enemies lock on to you; if any came, trace falls to 0.
summary-3 = The launcher: its highlighted cells are refilled from your bag. Each write shifts a token to an empty cell beside it or swaps two neighbours.
summary-4 = Programs: tokens in the right pattern make energy, reroll, memory, shield or experience, intrude into enemies or repel them, pay for bodies and cards. Launched tokens go to the dump area.
summary-5 = Action: move or stay, which raises trace; turn up what is face-down; use the effect of your tile; then launch as many programs as you can.
summary-6 = Combat: roll as many dice as your attack value, assign them to combat boxes in turn with the enemies' attacks. Shield cancels wounds.
summary-7 = Reset: at 0 integrity you gain two corrupted codes and begin anew at the Shelter. When one is due in a story and the last is used up, it is mostly lost.
summary-8 = Upgrades: memory equips augmentations and buys codes; experience raises integrity, unlocks cells, buys open-source codes and class cards.
