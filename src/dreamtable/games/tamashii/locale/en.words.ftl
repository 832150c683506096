## What cards say. A step is written as a clause without a full stop: "gain 1 energy".

## Steps: for whom, how often, on which condition

step-per = { $do } for { $per }
step-who = { $may ->
    [yes] { $who } may { $do }
   *[no] { $who } { $do }
}
step-let = let { $who } { $do }
step-you = { $person ->
    [you] you { $do }
   *[other] they { $do }
}
step-while = { $do } if { $if }
step-may = you may { $do }
say-you = { $person ->
    [they] them
    [them] them
   *[you] you
}
say-your = { $person ->
    [they] their
    [them] their
   *[you] your
}
say-have = { $person ->
    [goal] have
    [they] they have
    [them] they have
   *[you] you have
}
say-carry = { $person ->
    [goal] carry
    [they] they carry
    [them] they carry
   *[you] you carry
}
step-if = if { $if }, { $do }
per-thing = { $at_is ->
    [spot-me] each { $of } { say-have }
    [spot-my-queue] each enemy locked on to { say-you }
    [spot-my-pool] each { $of } in { say-your } pool
    [spot-my-launcher] each { $of } on { say-your } launcher
    [spot-my-dump] each { $of } in { say-your } dump area
   *[other] each { $of } on { $at }
}
per-dumped = each code dumped
per-me = each point of { say-your } { $of }
per-time = each point of time
per-P = each player
per-round = each round
do-choose-on = { $person ->
    [them] that player chooses
   *[other] choose
} how the story goes on
do-choose-way = { $person ->
    [them] that player chooses
   *[other] choose
}: { $ways }
way = { $if ->
    [none] { "" }
   *[some] (only if { $if }){ " " }
}{ $cost ->
    [none] { "" }
   *[some] { $cost }:{ " " }
}{ $do ->
    [none] nothing
   *[some] { $do }
}
do-pay = { $person ->
    [you] you may { $cost }; if you do, { $then }
   *[other] that player may { $cost }; if they do, { $then }
}

## Numbers

number-P = the number of players
number-round = the number of the round
number-time = time
number-all = all
number-dumped = the number of codes dumped
number-highest-trace = the highest trace of all players
number-me = { say-your } { $of }
number-top = the integrity that the top enemy has left
number-supply = the { $of } left in the supply
number-boss = the integrity that the boss has left
number-count = { $at_is ->
    [spot-me] the number of { say-your } { $of }
    [spot-my-queue] the number of { $of } locked on to { say-you }
    [spot-queues] the number of { $of } locked on to players
    [spot-my-pool] the number of { $of } in { say-your } pool
    [spot-pools] the number of { $of } in all pools
    [spot-my-launcher] the number of { $of } on { say-your } launcher
    [spot-my-dump] the number of { $of } in { say-your } dump area
    [spot-my-bag] the number of { $of } in { say-your } bag
    [spot-my-load] the number of { $of } that { say-carry }
    [spot-carried] the number of { $of } that are carried
   *[other] the number of { $of } on { $at }
}
amount-to = { $low } to { $high }
amount-or-more = { $low } or more

value-integrity = integrity
value-cap = integrity cap
value-trace = trace
value-xp = experience
value-enemies = number of enemies
value-bodies = number of body cards
value-tile = tile number
value-resets = number of resets
value-energy = energy
value-shield = shield
value-memory = memory
value-reroll = reroll
value-left = integrity
value-corrupted = corrupted codes
value-ascend = Ascend tokens
value-success = success tokens

## Who

who-me = you
who-that = that player
who-each = each player
who-other = another player of { say-your } choice
who-all-others = each other player
who-chosen = a player of { say-your } choice
who-others-here = each other player on { say-your } tile
who-chosen-here = another player on { say-your } tile
who-chosen-near = another player on { say-your } tile or an adjacent one
who-left = the next player clockwise
who-each-here = each player on { say-your } tile
who-each-on-its-tile = each player on its tile
who-each-adjacent = each player on a tile next to it
who-each-on-tile-with-ascend = each player on a tile with an Ascend token
who-each-on = each player on { $at }

## Where

tile-name = { $tile } ({ $number })
tile-none = no tile
spot-tile = { $tile }
spot-tile-adjacent = a tile next to { $tile }
spot-tile-or-adjacent = { $tile } or a tile next to it
spot-numbered-card = card { $card }
spot-map = the map
spot-card = this card
spot-last-card = the previous card
spot-story = the active story card
spot-boss-card = the boss card
spot-me = { say-you }
spot-queues = all queues
spot-pools = all pools
spot-my-queue = { say-your } queue
spot-my-tile = { say-your } tile
spot-my-launcher = { say-your } launcher
spot-my-dump = { say-your } dump area
spot-my-bag = { say-your } bag
spot-my-pool = { say-your } pool
spot-my-load = { say-your } load
spot-carried = somebody's load
spot-bodies = the players' body cards
spot-my-body = { say-your } active body card
spot-that-body = that body card
spot-worn-here = the active body cards on { say-your } tile
spot-marked-tiles = the marked tiles
spot-open-marked-tiles = the marked tiles without an Ascend token
spot-marked-tiles-2-each = the marked tiles (2 each)
spot-emptiest-marked-tile = the open marked tile with the fewest figures
spot-all-face-down = each face-down tile
spot-farthest-face-down = the face-down tiles farthest from the Shelter, one each
spot-its-tile = its tile
spot-its-tile-or-adjacent = its tile or an adjacent one
spot-own-or-adjacent-player = a tile with another player, or next to one
spot-next-to-boss = the tiles next to it, one by one
spot-each-tile = each tile
spot-each-tile-without-player = each tile without a player
spot-chosen-tile-without-player = a tile of { say-your } choice without a player
spot-chosen-revealed-tile = a face-up tile of { say-your } choice
spot-random-revealed-tile = a random face-up tile
spot-random-revealed-outside = a random face-up tile other than the Shelter
spot-start-tile = { say-your } start tile
spot-here = that tile
spot-battery = an empty battery cell
spot-far-end = a tile of the last three columns
spot-left = the left half
spot-right = the right half

## Things: one, and several

token-player = player
token-enemy = enemy
token-tile-revealed = face-up tile
token-tile-hidden = face-down tile
token-stronghold = stronghold
token-success = success token
token-ascend = Ascend token
token-seal = seal
token-marker = marker
token-R = red code
token-Y = yellow code
token-G = green code
token-B = blue code
token-basic = basic code
token-open = open-source code
token-corrupted = corrupted code
token-code = code
token-body = body card
token-explore = explore token
token-face = die face token
token-wearer = player who wears a body card
token-resource = resource point
token-resource-at-5 = resource at 5
token-unlocked-cell = unlocked cell
token-equipped-faction = equipped faction card
token-equipped-class = equipped class card
token-faction-card = faction card
token-that-faction = marker of that card's faction
token-closed = barrier
token-lying-card = face-down card
tokens-player = players
tokens-enemy = enemies
tokens-tile-revealed = face-up tiles
tokens-tile-hidden = face-down tiles
tokens-stronghold = strongholds
tokens-success = success tokens
tokens-ascend = Ascend tokens
tokens-seal = seals
tokens-marker = markers
tokens-R = red codes
tokens-Y = yellow codes
tokens-G = green codes
tokens-B = blue codes
tokens-basic = basic codes
tokens-open = open-source codes
tokens-corrupted = corrupted codes
tokens-code = codes
tokens-body = body cards
tokens-explore = explore tokens
tokens-face = die face tokens
tokens-wearer = players who wear a body card
tokens-resource = resource points
tokens-resource-at-5 = resources at 5
tokens-unlocked-cell = unlocked cells
tokens-equipped-faction = equipped faction cards
tokens-equipped-class = equipped class cards
tokens-faction-card = faction cards
tokens-that-faction = markers of that card's faction
tokens-closed = barriers
tokens-lying-card = face-down cards
tokens-survivor = survivors
tokens-quiet = quiet markers
tokens-loop = loops
tokens-ledger = ledgers
tokens-spartans = Spartan oaths
tokens-ninkyodo = Ninkyōdō oaths
tokens-seekers = Seeker oaths
tokens-nameless = Nameless oaths
tokens-frost = frost marks
tokens-engineer = engineers
tokens-body-memory = body memories
tokens-wire = wires
tokens-fallen = fallen notes

## Conditions

check-all-players = all players are on { $at }
much = { $how ->
    [exactly] { $num ->
        [0] no { $tokens }
        [one] exactly 1 { $token }
       *[other] exactly { $num } { $tokens }
    }
    [at-most] { $num ->
        [one] at most 1 { $token }
       *[other] at most { $num } { $tokens }
    }
    [other-than] { $num ->
        [one] not exactly 1 { $token }
       *[other] not exactly { $num } { $tokens }
    }
   *[at-least] { $person ->
        [goal] { $num ->
            [one] 1 { $token }
           *[other] { $num } { $tokens }
        }
       *[other] { $num ->
            [one] at least 1 { $token }
           *[other] at least { $num } { $tokens }
        }
    }
}
check-count = { $at_is ->
    [spot-me] { say-have } { $much }
    [spot-my-queue] { say-have } { $much } locked on to { say-you }
    [spot-queues] players have { $much } locked on to them
    [spot-my-pool] { say-have } { $much } in { say-your } pool
    [spot-pools] players have { $much } in their pools
    [spot-my-launcher] { say-have } { $much } on { say-your } launcher
    [spot-my-dump] { say-have } { $much } in { say-your } dump area
    [spot-my-bag] { say-have } { $much } in { say-your } bag
    [spot-my-load] { say-carry } { $much }
    [spot-carried] players carry { $much }
    [spot-marked-tiles] there { $num ->
        [one] is
       *[other] are
    } { $much } { $token_is ->
        [token-tile-hidden] among
        [token-tile-revealed] among
       *[other] on
    } the marked tiles
   *[other] there { $num ->
        [one] is
       *[other] are
    } { $much } on { $at }
}
check-players = there { $num ->
    [one] is
   *[other] are
} { $much } in the game
check-all-there = all { $tokens } on the map are on { $at }
check-tile-exactly = { $person ->
    [goal] be on { $tile }
    [you] you are on { $tile }
   *[other] they are on { $tile }
}
check-tile-other-than = { $person ->
    [goal] be elsewhere than on { $tile }
    [you] you are not on { $tile }
   *[other] they are not on { $tile }
}
check-me = { $person ->
    [goal] have your { $of } at{ " " }
   *[other] { say-your } { $of } is{ " " }
}{ $how ->
    [exactly] { $num }
    [at-most] { $num } or less
    [other-than] other than { $num }
   *[at-least] { $num } or more
}
check-boss = the boss has { $how ->
    [exactly] { $num ->
        [0] no integrity left
       *[other] exactly { $num } integrity left
    }
    [at-most] { $num } or less integrity left
    [other-than] other than { $num } integrity left
   *[at-least] { $num } or more integrity left
}
check-top = the top enemy has { $how ->
    [exactly] exactly { $num } integrity left
    [at-most] { $num } or less integrity left
    [other-than] other than { $num } integrity left
   *[at-least] { $num } or more integrity left
}
check-time = time is { $how ->
    [exactly] { $num }
    [at-most] { $num } or less
    [other-than] not { $num }
   *[at-least] { $num } or more
}
check-round = { $person ->
    [goal] be in round { $num }
   *[other] it is round { $num }
}{ $how ->
    [exactly] { "" }
    [at-most] { " " }or earlier
    [other-than] { " " }no longer
   *[at-least] { " " }or later
}
check-highest-trace = the highest trace of all players is { $how ->
    [exactly] { $num }
    [at-most] { $num } or less
    [other-than] not { $num }
   *[at-least] { $num } or more
}
check-all = { $at_is ->
    [spot-my-pool] every player has { $of } in their pool
   *[other] there are { $of } on { $at } for every player
}
check-closed = { $tile } is closed
check-in-play = { $card } is in play
check-not-in-play = { $card } is not in play
check-type-R = red
check-type-Y = yellow
check-type-G = green
check-type-B = blue
check-type-core = core
check-type-any = any
check-type-basic = basic
check-type-chosen = any one type

## Players

points-energy = { $num } energy
points-shield = { $num } shield
points-memory = { $num } memory
points-reroll = { $num } reroll
points-any = { $num ->
    [one] 1 resource of any type
   *[other] { $num } resources of any type
}
do-gain = { DO($person, "gain", "gains") } { $points }
do-lose = { DO($person, "lose", "loses") } { $points }
do-spend = { DO($person, "spend", "spends") } { $points }
do-give = { DO($person, "give", "gives") } { $points } to { $who }
do-take = { DO($person, "take", "takes") } { $points } from { $who }
do-xp = { DO($person, "gain", "gains") } { $num }{ $more ->
    [yes] { " " }more
   *[no] { "" }
} experience
do-lose-xp = { DO($person, "lose", "loses") } { $num }{ $more ->
    [yes] { " " }more
   *[no] { "" }
} experience
do-duel = duel with { $who }: both roll their attack value in dice (a hit counts 1, a special 2); whoever has more takes { $xp } experience from the other
do-wound = { DO($person, "take", "takes") } { $num ->
    [one] 1 { $more ->
        [yes] more wound
       *[no] wound
    }
   *[other] { $num } { $more ->
        [yes] more wounds
       *[no] wounds
    }
}
do-bleed = { DO($person, "lose", "loses") } { $num }{ $more ->
    [yes] { " " }more
   *[no] { "" }
} integrity
do-prevent = { DO($person, "cancel", "cancels") } { $num ->
    [one] 1 wound
   *[other] { $num } wounds
}
do-recover = { DO($person, "recover", "recovers") } { $num } integrity
do-cap = { DO($person, "raise", "raises") } { say-your } integrity cap and { say-your } integrity by { $num }
do-unlock-cell = { DO($person, "unlock", "unlocks") } { $num ->
    [one] 1 cell
   *[other] { $num } cells
}
do-trace = { DO($person, "raise", "raises") } { say-your } trace by { $num }{ $more ->
    [yes] { " " }more
   *[no] { "" }
}
do-lower-trace = { DO($person, "lower", "lowers") } { say-your } trace by { $num }{ $more ->
    [yes] { " " }more
   *[no] { "" }
}
do-rise-less = it rises by { $num } less
do-trace-set = { DO($person, "set", "sets") } { say-your } trace to { $num }
do-trace-on = from now on trace is used: everybody puts the trace marker on 0
do-reset = { DO($person, "reset", "resets") }
do-keep-body = { DO($person, "keep", "keeps") } { say-your } body without a roll
do-skip-combat = { DO($person, "skip", "skips") } { say-your } combat phase
do-add-die = { DO($person, "roll", "rolls") } { $num ->
    [one] 1 more die
   *[other] { $num } more dice
}
do-reroll = { DO($person, "reroll", "rerolls") } { $num ->
    [one] 1 die
   *[other] up to { $num } dice
}
do-turn-die = { DO($person, "turn", "turns") } { $n ->
    [one] 1 die
   *[other] up to { $n } dice
} to { $to }
do-roll-for = { DO($person, "roll", "rolls") } { $n ->
    [one] 1 player die
   *[other] { $n } player dice
}. { $lines }
on-face = on { $face }: { $do ->
    [none] nothing happens
   *[some] { $do }
}
value-change-move = movement { $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-attack = attack { $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-write = writing { $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-linger = the linger trace of every tile is { $num } { $sign ->
    [less] lower
   *[more] higher
}
value-change-entry = the entry trace of every tile is { $num } { $sign ->
    [less] lower
   *[more] higher
}
value-change-equip-cost = equipping a card costs { $num } memory { $sign ->
    [less] less
   *[more] more
}
value-change-boss-hit = each hit on the boss deals { $num } damage { $sign ->
    [less] less
   *[more] more
}, but never less than 0
do-stat = { DO($person, "have", "has") } { $values } until the end of the { $until ->
    [game] game
   *[round] round
}

## Codes and programs

codes-R = { $num ->
    [one] 1 red code
   *[other] { $num } red codes
}
codes-Y = { $num ->
    [one] 1 yellow code
   *[other] { $num } yellow codes
}
codes-G = { $num ->
    [one] 1 green code
   *[other] { $num } green codes
}
codes-B = { $num ->
    [one] 1 blue code
   *[other] { $num } blue codes
}
codes-any = { $num ->
    [one] 1 code of any type
   *[other] { $num } codes of any type
}
codes-basic = { $num ->
    [one] 1 basic code
   *[other] { $num } basic codes
}
codes-core = { $num ->
    [one] 1 code of { say-your } core type
   *[other] { $num } codes of { say-your } core type
}
codes-open = { $num_is ->
    [plain] { $num ->
        [one] 1 open-source code
       *[other] { $num } open-source codes
    }
    [amount-to] { $num } open-source codes
    [amount-or-more] { $num } open-source codes
    [number-all] all open-source codes
   *[other] open-source codes ({ $num })
}
codes-corrupted = { $num ->
    [one] 1 corrupted code
   *[other] { $num } corrupted codes
}
codes-all = all codes
do-code = { DO($person, "gain", "gains") } { $codes }{ $to ->
    [bag] { " " }into { say-your } bag
    [launcher] { " " }onto { say-your } launcher
   *[dump] { "" }
}
do-dump = { DO($person, "dump", "dumps") } { $codes }
do-discard = { DO($person, "discard", "discards") } { $codes } from { say-your } { $from ->
    [dump] dump area
    [bag] bag
   *[launcher] launcher
}
do-restore = { DO($person, "put", "puts") } up to { $num ->
    [one] 1 token
   *[other] { $num } tokens
} of { say-your } choice from { say-your } dump area into { say-your } bag
do-prepare = { DO($person, "prepare", "prepares") } { $num }
do-write = { DO($person, "write", "writes") } { $num }
do-core = { DO($person, "change", "changes") } { say-your } core type
do-limit-writes = { DO($person, "make", "makes") } at most { $num ->
    [one] 1 write
   *[other] { $num } writes
} in { say-your } next writing step
do-exchange-code = { DO($person, "exchange", "exchanges") } one token on { say-your } launcher with the token on the same cell of { $who }
do-launch = { DO($person, "launch", "launches") } { $only ->
    [intrude] one intrude program now
    [repel] one repel program now
    [basic] one basic program now
    [faction] one faction program now
   *[any] one program now
}

## Enemies

target-top = { $person ->
    [you] the top enemy
   *[other] { say-your } top enemy
}
target-next = the enemy behind the top enemy
target-last = the last enemy
target-self = this enemy
target-all = every enemy locked on to { say-you }
target-chosen = an enemy of { say-your } choice
target-others = every other enemy locked on to { say-you }
do-damage = { DO($person, "deal", "deals") } { $n }{ $more ->
    [yes] { " " }more
   *[no] { "" }
} damage{ $target_is ->
    [target-top] { "" }
   *[other] { " " }to { $target }
}{ $carry ->
    [yes] { " " }(excess damage goes on to the next enemy)
   *[no] { "" }
}
do-defeat = { DO($person, "defeat", "defeats") } { $target }{ $max ->
    [none] { "" }
   *[some] { " " }if it has { $max } or less integrity left
}
do-expel = { DO($person, "discard", "discards") } { $target }{ $max ->
    [none] { "" }
   *[some] { " " }if it has { $max } or less integrity left
}
do-mend = { $target } recovers { $n } integrity
do-lock = { DO($person, "draw", "draws") } { $num ->
    [one] 1 { $more ->
        [yes] more enemy
       *[no] enemy
    }
   *[other] { $num } { $more ->
        [yes] more enemies
       *[no] enemies
    }
}
do-requeue = { DO($person, "put", "puts") } { $target } at the { $to ->
    [top] top
   *[bottom] bottom
} of { say-your } queue
do-hand-over = { DO($person, "move", "moves") } { $target } from { say-your } queue to the { $to ->
    [top] top
   *[bottom] bottom
} of the queue of { $who }
do-stun = { DO($person, "skip", "skips") } the { $num ->
    [one] action of the next enemy
   *[other] actions of the next { $num } enemies
}
do-boss-damage = { DO($person, "deal", "deals") } { $num } damage to the boss
do-boss-move = the boss moves { $num ->
    [one] 1 tile
   *[other] { $num } tiles
} towards the nearest player

## The map

do-move = { DO($person, "move", "moves") } up to { $num ->
    [one] 1 tile
   *[other] { $num } tiles
}
do-put = { DO($person, "put", "puts") } { say-your } figure on { $tile }
do-reveal = { DO($person, "turn", "turns") } up a face-down tile within { $range ->
    [one] 1 tile
   *[other] { $range } tiles
}
do-peek = { DO($person, "look", "looks") } at a face-down tile within { $range ->
    [one] 1 tile
   *[other] { $range } tiles
}, with its explore token
do-place = { DO($person, "put", "puts") } { $n_is ->
    [plain] { $n ->
        [one] 1 { $token }
       *[other] { $n } { $tokens }
    }
   *[other] { $tokens } ({ $n })
} on { $at }
do-remove = { DO($person, "remove", "removes") } { $n ->
    [one] 1 { $token }
   *[other] { $n } { $tokens }
} from { $at }
do-remove-where = remove { $n ->
    [one] 1 { $token }
   *[other] { $n } { $tokens }
} from each tile where { $if }
do-carry = { DO($person, "take", "takes") } { $n ->
    [one] 1 { $token }
   *[other] { $n } { $tokens }
} from { say-your } tile along (at most { $max } with { say-you })
do-put-down = { DO($person, "put", "puts") } every { $token } that { say-carry } onto { say-your } tile
do-shift = move { $n ->
    [one] 1 { $token }
   *[other] { $n } { $tokens }
} from { $from } to { $to }
do-close-tile = close { $tile } (nobody enters or crosses it)
do-open-tile = open { $tile }
do-remove-tile = remove { $tile } (what lies on it is lost, and figures on it step to a neighbouring tile)
do-shuffle-tiles = all tiles but { $tiles } change places at random
do-swap-tiles = two adjacent face-up tiles of the group's choice change places with everything on them
do-lay = lay { $cards } face-down on random { $at ->
    [random-face-down-tiles] face-down tiles
   *[random-tiles] tiles
}, one each{ $but ->
    [yes] { " " }(not on { $tiles })
   *[no] { "" }
}
do-face-tokens = put a set of die face tokens face-down on { $card }
do-face = reveal a die face token of { $card }

## Cards

do-swap-body = { DO($person, "swap", "swaps") } { say-your } two body cards
do-take-body = { DO($person, "attach", "attaches") } a body from the market without its program
do-market = replace { $refresh ->
    [one] 1 card
   *[other] { $refresh } cards
} of the body market
do-draw-class = { DO($person, "draw", "draws") } { $n } class cards (keep { $keep })
do-draw-faction = { DO($person, "draw", "draws") } a card of the { $faction }
do-equip = { DO($person, "equip", "equips") } a card for { $discount } memory less
do-destroy = destroy this card
do-hand-in = { DO($person, "remove", "removes") } one of { say-your } equipped faction cards from the game{ $where ->
    [its-stronghold] { " " }at its stronghold
   *[other] { "" }
}

## The scenario

do-time = raise time by { $num }
do-lower-time = lower time by { $num }
do-time-set = set time to { $num }
do-story = draw { $card }
do-special = take { $card }
do-drop = discard { $card }
do-success = put { $num ->
    [one] 1 success token
   *[other] { $num } success tokens
} on the active story card
do-boss = bring the boss { $boss } into play
do-unlock = unlock { $locks }
do-relock = lock { $locks } again
do-tick = tick { $number } on the progress sheet
do-result-victory = victory
do-result-defeat = defeat
do-name-player = the group names a player
do-check = { $must ->
    [yes] { DO($person, "make", "makes") }{ " " }
   *[no] { $person ->
        [they] may make{ " " }
        [them] make{ " " }
       *[you] you may make{ " " }
    }
}{ $type_is ->
    [check-type-chosen] a check { $need } of any one type
    [check-type-any] a check { $need } of any type
   *[other] a { $type } check { $need }
}{ $must ->
    [yes] { " " }(not trying counts as failing)
   *[no] { "" }
}{ $pass ->
    [none] { "" }
   *[some] ; passed: { $pass }
}{ $fail ->
    [none] { "" }
   *[some] ; failed: { $fail }
}
do-team-check = make a { $type } team check { $need_is ->
    [plain] { $need }
   *[count] (needs { $need })
}{ $pass ->
    [none] { "" }
   *[some] ; passed: { $pass }
}{ $fail ->
    [none] { "" }
   *[some] ; failed: { $fail }
}

## What is printed besides

tile-values = entry trace { $entry }, linger trace { $linger }
frame-values = movement { $move }, attack { $attack }, writing { $write }
enemy-values = level { $level }, integrity { $hp }, basic: { $basic ->
    [one] 1 wound
   *[other] { $basic } wounds
}
enemy-special = special: { $do }
jordan-values = moves up to { $move } tiles; 5 battery cells
boss-values = { $hp ->
    [none] it cannot be damaged; it stands on { $tile }
   *[some] integrity { $hp }; it stands on { $tile }
}
boss-defeat = it is defeated if { $check }
body-program = program [{ $pattern }]
box-line = { $many ->
    [yes] each { $need }: { $do }
   *[no] { $need }: { $do }
}
box-need = { $faces }
box-face = { $count ->
    [one] { $face }
   *[other] { $count } × { $face }
}
box-of = { $many ->
    [yes] { $card }, each { $need }
   *[no] { $card }, { $need }
}
program-pattern = [{ $pattern }]
pattern-beside = { $before } { $symbol }
pattern-below = { $above } / { $row }
pattern-gap = –
pattern-open = open
pattern-core = core
pattern-any = any
program-line = { $sort ->
    [intrude] intrude [{ $pattern }]
    [repel] repel [{ $pattern }]
   *[other] program [{ $pattern }]
}{ $where ->
    [none] { "" }
   *[some] { " " }on { $where }
}{ $if ->
    [none] { "" }
   *[some] , only if { $if }
}{ $limit ->
    [none] { "" }
   *[some] , { $limit }
}: { $do ->
    [none] nothing
   *[some] { $do }
}
activity-line = player activity{ $where ->
    [none] { "" }
   *[some] { " " }on { $where }
}{ $if ->
    [none] { "" }
   *[some] , if { $if }
}{ $limit ->
    [none] { "" }
   *[some] , { $limit }
}: { $cost ->
    [none] { $do }
   *[some] { $cost }; if you do, { $do }
}
world-always = world activity: { $do }
world-if = world activity, if { $check }: { $do }
world-else-if = otherwise, if { $check }: { $do }
world-else = otherwise: { $do }
lesson-line = step { $number }: { $goal }{ $do ->
    [none] { "" }
   *[some] ; reward: { $do }
}
goal-program = launch [{ $pattern }]
goal-check = { $type_is ->
    [check-type-chosen] pass a check { $need } of any one type
    [check-type-any] pass a check { $need } of any type
   *[other] pass a { $type } check { $need }
}
goal-launch = launch { $n ->
    [one] 1 program
   *[other] { $n } programs
}{ $same ->
    [yes] { " " }in one launch step
   *[no] { "" }
}
goal-launch-basic = launch { $n ->
    [one] 1 basic program
   *[other] { $n } basic programs
}
goal-launch-extended = launch { $n ->
    [one] 1 extended resource program
   *[other] { $n } extended resource programs
}
goal-launch-faction = launch { $n ->
    [one] 1 faction program
   *[other] { $n } faction programs
}
goal-launch-with-open = launch { $n ->
    [one] 1 program
   *[other] { $n } programs
} with an open-source code
goal-intrude = launch { $n ->
    [one] 1 intrude program
   *[other] { $n } intrude programs
}
goal-repel = repel { $n ->
    [one] 1 enemy
   *[other] { $n } enemies
}
goal-defeat = defeat { $n ->
    [one] 1 enemy
   *[other] { $n } enemies
}{ $level ->
    [0] { "" }
   *[other] { " " }of level { $level } or higher
}
goal-damage-dealt = deal { $n } damage
goal-wounds-taken = lose { $n } integrity to wounds
goal-recover = recover { $n } integrity
goal-gain-code = gain { $n ->
    [one] 1 code
   *[other] { $n } codes
} that { $n ->
    [one] is
   *[other] are
} not corrupted
goal-discard-code = discard { $n ->
    [one] 1 code
   *[other] { $n } codes
}
goal-draw-faction = draw { $n ->
    [one] 1 faction card
   *[other] { $n } faction cards
}
goal-swap-body = swap your bodies{ $n ->
    [one] { "" }
   *[other] { " " }{ $n } times
}
goal-trace-roll-no-enemy = make { $n ->
    [one] 1 trace roll that draws
   *[other] { $n } trace rolls that draw
} no enemy
goal-visit-different-tiles = end moves on { $n } different tiles
goal-reveal = reveal { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
goal-explore = reveal { $n ->
    [one] 1 explore token
   *[other] { $n } explore tokens
}
text-setup = set-up: { $do }
text-instant = instant effect: { $do }
text-turned = lies face-down on a tile; whoever enters turns it: { $do }
text-reward = start reward: { $do }
text-reversed = the last player takes it first, then the others counter-clockwise
text-boss-activity = boss activity: { $do }
text-reference = the guide's rules, for looking up
text-map = the map of this game
text-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
text-scoring = 1 point per 3 resources, per unlocked cell, per open-source code, per cap point above 5 and per equipped faction card without destroy; 2 per equipped class card that is no start card; corrupted codes: 1 costs 1, 2 or 3 cost 2, 4 or 5 cost 3, more cost 4
text-deck = enemy deck from the top: { $groups }
deck-group = { $num_is ->
    [number-all] all of level { $level }
    [plain] { $num } of level { $level }
   *[other] level { $level } ({ $num })
}

## Abilities

has-stat = { $values }{ $if ->
    [none] { "" }
   *[some] { " " }while { $if }
}
has-ability = { $event }{ $if ->
    [none] { "" }
   *[some] , if { $if }
}{ $limit ->
    [none] { "" }
   *[some] { " " }({ $limit })
}: { $instead ->
    [yes] instead,{ " " }
   *[no] { "" }
}{ $may ->
    [yes] you may{ " " }
    [this] you may do this:{ " " }
   *[no] { "" }
}{ $cost ->
    [none] { $do }
   *[some] { $cost }; if you do, { $do }
}
limit-step = once per step
limit-phase = once per phase
limit-round = once per round
limit-game = once per game
limit-player = once per player
limit-card = once
limit-group = once for the group
moment-planning = in the planning phase
moment-launch = in your launch step
moment-combat = in your combat phase
moment-any = at any time
when-planning = in the planning phase
when-writing = in the writing step
when-defeat = when { $whose ->
    [any] a player defeats
    [other] another player defeats
   *[me] you defeat
} an enemy{ $level ->
    [0] { "" }
   *[other] { " " }of level { $level } or higher
}
when-expel = when { $whose ->
    [any] an enemy of a player
    [other] an enemy of another player
   *[me] one of your enemies
} is discarded
when-intrude = when { $whose ->
    [any] a player launches
    [other] another player launches
   *[me] you launch
} an intrude program
when-repel = when { $whose ->
    [any] a player repels
    [other] another player repels
   *[me] you repel
} an enemy
when-launch = when { $whose ->
    [any] a player launches
    [other] another player launches
   *[me] you launch
} a program
when-launch-basic = when { $whose ->
    [any] a player launches
    [other] another player launches
   *[me] you launch
} a basic program
when-launch-faction = when { $whose ->
    [any] a player launches
    [other] another player launches
   *[me] you launch
} a faction program
when-reveal = when { $whose ->
    [any] a player reveals
    [other] another player reveals
   *[me] you reveal
} { $where ->
    [none] a tile
   *[some] { $where }
}
when-explore = when { $whose ->
    [any] a player reveals
    [other] another player reveals
   *[me] you reveal
} an explore token
when-enter = when { $whose ->
    [any] a player ends a move
    [other] another player ends a move
   *[me] you end a move
}{ $where ->
    [none] { "" }
   *[some] { " " }on { $where }
}
when-linger = when { $whose ->
    [any] a player stays
    [other] another player stays
   *[me] you stay
}{ $where ->
    [none] { "" }
   *[some] { " " }on { $where }
}
when-wounds = when { $whose ->
    [any] a player is
    [other] another player is
   *[me] you are
} about to take wounds
when-attack-roll = before { $whose ->
    [any] an attack roll
    [other] another player's attack roll
   *[me] your attack roll
}
when-rolled = after { $whose ->
    [any] a roll
    [other] another player's roll
   *[me] your roll
}
when-trace-roll = before { $whose ->
    [any] a trace roll
    [other] another player's trace roll
   *[me] your trace roll
}
when-trace-rise = when { $whose ->
    [any] a player's trace
    [other] another player's trace
   *[me] your trace
} is about to rise
when-trace-top = when { $whose ->
    [any] a player's trace
    [other] another player's trace
   *[me] your trace
} has reached the top space
when-refill = after the refill
when-combat-start = when { $whose ->
    [any] a player's combat phase
    [other] another player's combat phase
   *[me] your combat phase
} begins
when-combat-end = at the end of { $whose ->
    [any] a player's combat phase
    [other] another player's combat phase
   *[me] your combat phase
}
when-action-end = at the end of the action phase{ $where ->
    [none] { "" }
   *[some] { " " }on { $where }
}
when-reset = when { $whose ->
    [any] a player resets
    [other] another player resets
   *[me] you reset
}
when-attach = when { $whose ->
    [any] a player attaches
    [other] another player attaches
   *[me] you attach
} a body from the market
when-first-attach = when a body is attached for the first time
when-give-up-body = when a body is given up for a third one
when-equip = when { $whose ->
    [any] a player equips
    [other] another player equips
   *[me] you equip
} a card
when-gain-corrupted = when { $whose ->
    [any] a player gains
    [other] another player gains
   *[me] you gain
} a corrupted code
when-discard-corrupted = when { $whose ->
    [any] a player discards
    [other] another player discards
   *[me] you discard
} a corrupted code
when-repel-corrupted = if a repel would give corrupted codes
when-corrupted-empty = when a corrupted code is due and the supply is empty
when-check = before { $whose ->
    [any] a check
    [other] another player's check
   *[me] your check
}
when-round-start = at the beginning of a round
when-round-end = at the end of a round
when-time-is = when time becomes { $at }
when-card-entered = when this card comes into play
when-trade = when a faction card is traded
when-trade-equipped = when an equipped faction card is traded to the named player

## Standing changes

change-while = while { $if }, { $change }
change-entry = the entry trace of { $tile } is { $num }
change-linger = the linger trace of { $tile } is { $num }
change-no-entry = nobody enters { $tile } until card { $until } is drawn
change-linger-times = the linger trace of a tile with the { $token } counts { $times ->
    [2] twice
   *[other] { $times } times
}
change-top-space = the top space of the trace track is { $num }
change-resource-cap = every resource holds at most { $num }
change-experience-program = the experience program gives { $num } experience
change-boss-move = the boss moves { $num } tiles instead
change-fights = a player on its tile does not skip the combat phase, and may aim the damage of boxes at it
change-corrupted-discards = discarded corrupted codes are put on card { $card }
change-upgrade-open = an open-source code costs { $num } experience
change-upgrade-cap = raising the cap costs { $num } experience
change-upgrade-cell = unlocking a cell costs { $num } experience
change-upgrade-class = drawing class cards costs { $num } experience
