## Numbers

number-P = the number of Dreamers
number-X = X
number-all = all
number-distress = your Distress
number-sealed = the number of your Sealed cards
number-ether = your Ether
number-gems = the number of your Gems
number-hand = the number of cards in your hand
number-progress = the number of your active Progress cards{ $of_is ->
    [colour-any] { "" }
   *[other] { " " }of { $of }
}
colour-any = any colour
number-keys = the number of the Team's Keys
number-hours = the number of Hours on the Clock
number-turns-left = the number of Turn cards that are left
number-turn = the number of this Turn
number-roll = the last result of the Luck die
number-same = the number of cards just discarded
number-paid-cards = the number of cards you discarded for this payment
number-counter = { $of }
counter-here = the count
counter-camp-debt = what you owe the city
counter-camp-mercy = the number of your kindnesses
number-tokens = the number of tokens there
number-sum = the number of { $of } that all Dreamers have together
number-morphs = the number of its Morphings
number-figures = the number of its figures
number-marks = the number of markers on this tile
number-carried = the number of tokens you carry
number-delivered = the number of things handed over
number-level = the level of the tide
number-markers = the number of markers on an action
number-bar = the number of bars played
number-wrong-notes = the number of wrong notes
number-at-most = { $number }, at most { $most }

## Who

who-you = you
who-each = each Dreamer
who-others = each other Dreamer
who-one = one Dreamer
who-other = another Dreamer
who-range = { $num ->
    [0] each Dreamer in its space
   *[other] each Dreamer within range { $num }
}
who-space = each Dreamer in that space
who-here = each Dreamer in your space
who-tile = each Dreamer on that tile
who-on = each Dreamer in a space with { $of }
who-somewhere = each Dreamer { $where }
where-within = { $num ->
    [0] in its space
   *[other] within range { $num }
}
where-on = in { $of_is ->
    [thing-darkness] Darkness
    [thing-light] Light
    [thing-water] Water
   *[other] a space with { $of }
}
who-most = the Dreamer with the most { $of }
who-least = the Dreamer with the least { $of }
who-holder = the Dreamer whose card it is

## Which figures

which-this = this figure
which-kind = this Entity
which-one = the figure
which-all = every figure
which-range = { $num ->
    [0] a figure in your space
   *[other] a figure within range { $num }
}
which-closest = the closest figure
which-any = one of its figures
which-here = all its figures in this space
which-on = all its figures in a space with { $of }
which-struck = that figure
which-of = all figures of { $of }

## Where

where-here = your space
where-entity = the figure's space
where-tile = this tile
where-adjacent = your space and the spaces next to it
where-any = any space
where-at = { $space }
where-icon = { $of_is ->
    [thing-spawn] a spawn space
    [thing-special] a special space
    [thing-entrance] an entrance
   *[other] a space with { $of }
}
where-range = the spaces within { $num }
where-terrain = { $of_is ->
    [thing-same] a space with the same terrain
   *[other] a space with { $of }
}
where-token = a space with { $of }

## Things

face-fail = fail
face-blank = blank
face-1 = +1
face-2 = +2
face-3 = +3

figure-human = human Shapeshifter
figure-creature = creature Shapeshifter
figure-token = Entity token
figure-big = Big Entity

secret-card = card { $code }
secret-tile = tile { $code }

## Costs

cost-free = Free
cost-paid = pay { $cost }
cost-intent = { $num } { $colour ->
    [W] Wrath
    [C] Cunning
   *[A] Awareness
}
cost-intents = { $how ->
    [gradual] { $ways }, gradual (once for each Dreamer)
    [times] { $ways } for each Dreamer, all at once
   *[plain] { $ways }
}
cost-and = { $parts }
cost-distress = suffer { $num } Distress
cost-ether = { $num } Ether
cost-gem = { $num ->
    [one] 1 Gem
   *[other] { $num } Gems
}
cost-key = { $num ->
    [one] 1 Key
   *[other] { $num } Keys
}
cost-hour = { $num ->
    [one] 1 Hour
   *[other] { $num } Hours
}
cost-hand = { $num ->
    [one] discard 1 card from hand
    [all] discard the whole hand
   *[other] discard { $num } cards from hand
}
cost-flip = { $num ->
    [one] flip 1 of your Progress cards
   *[other] flip { $num } of your Progress cards
}
cost-seal = { $num ->
    [one] Seal 1 card
   *[other] Seal { $num } cards
}
cost-seal-each = each Dreamer Seals { $num ->
    [one] 1 card
   *[other] { $num } cards
}
cost-item = discard { $name }
cost-note = discard this Note
cost-market = return { $num ->
    [one] 1 card
   *[other] { $num } cards
} from your hand to the market
cost-self = discard this card
cost-seal-self = Seal this card
cost-flip-self = flip this card
cost-top = discard the top card of your deck
cost-flaw = gain { $num ->
    [one] 1 Flaw
   *[other] { $num } Flaws
}
cost-morph = an Entity within range 1 gains { $num ->
    [one] 1 Morphing
   *[other] { $num } Morphings
}

## Whether

check-suit = the suit is { $suit }
check-on = you stand in a space with { $of }
check-figure-on = the figure stands { $of_is ->
    [thing-entrance] on an entrance
   *[other] in a space with { $of }
}
check-not-figure-on = the figure does not stand in a space with { $of }
check-has = the Team has { $card }
check-has-mask = you own a Mask
check-no-mask = you own no Mask
check-note = the Team has the Note { $code }
check-in-dream = you are in a Dream
check-in-slumber = you are in a Slumber
check-in-world = you are in the Dreamworld
check-not-in-dream = you are in no Dream
check-not-in-slumber = you are in no Slumber
check-not-in-world = you are in a Dream or a Slumber
check-dreamer = you are the { $card }
check-within = you are within range { $num } of it
check-last-roll = the Luck die shows { $face }
check-entity = the Entity { $code } is in play
check-not-entity = the Entity { $code } is not in play
check-side = the tile { $code } lies on the board
check-not-side = the tile { $code } does not lie on the board
check-paragraph = paragraph { $number } has been read
check-not-paragraph = paragraph { $number } has not been read
check-shown = the secret { $code } has been revealed
check-not-shown = the secret { $code } has not been revealed
check-alone = nobody else is in your space
check-solo = you are the only Dreamer
check-not-solo = you are not the only Dreamer
check-carries = you carry { $of }
check-gem = a Gem lies in the slot of { $space }
check-lit = { $space } has Light
check-level = the tide stands at { $num }
check-apart = all Dreamers are in different rooms
check-clear = no Dreamer shares a space with the { $of }

## What is other than usual

mod-hand = hand limit
mod-progress = Progress limit
mod-distress = Distress limit
mod-items = active Items
mod-draw = cards in the Draw step
mod-range-assault = Assault range
mod-range-contact = Contact range
mod-cost-assault = cost of Assaults
mod-cost-contact = cost of Contacts
mod-cost-action = cost of other actions
mod-price = price of cards in the markets
mod-cost-of = cost of “{ $action }”
mod-cost-move = cost of Moves
mod-swamp-max = length of Moves into or out of Swamp
mod-cost-place = cost of placing Progress cards
mod-cost-place-first = cost of the first Progress card placed each Turn
mod-cost-next = cost of the next action
mod-move = length of Moves
mod-move-max = longest Move
mod-move-walls = walls that a Move may cross
mod-effort-uses = uses of Effort each Turn
mod-boost-uses = Boosts each Turn
mod-target-distance = distance for Entities that look for the closest Dreamer
mod-suffer = Distress of each line
mod-range-source-spirit = ranges may also be measured from Spirit tokens
mod-round-up = payments of gradual actions are rounded up
mod-fail-price = a Boost that fails costs nothing
mod-first-fail = the first Boost that fails in a Dream costs nothing
mod-contact-in-wrath = Contacts may be paid in Wrath
mod-riddle-free = answers to riddles that cost nothing

forbid-effort = use Effort
forbid-boost-wrath = Boost a Wrath payment
forbid-gate-lines = be touched by the Gate's lines
forbid-boost = Boost
forbid-mask = use a Mask
forbid-assault = perform Assaults
forbid-contact = perform Contacts
forbid-reroll = reroll
forbid-reroll-gem = use Gems to reroll
forbid-peek = Peek
forbid-items = use Items
forbid-push = be pushed
forbid-relocate = be relocated
forbid-target = be an Entity's target
forbid-carry = carry anything
forbid-leave = leave the space

until-turn = until the end of this Turn
until-dream = until the end of the Dream
until-next = for the next payment
until-next-move = for the next Move

when-boost-good = when your Boost adds Intent
when-luck-roll = when you roll the Luck die
when-pay-assault = when you pay for an Assault
when-pay-contact = when you pay for a Contact
when-pay-action = when you pay for another action
when-pay-move = when you pay for a Move
when-pay-place = when you pay for a Progress card
when-place-progress = when you have placed a Progress card
when-would-suffer = when you would suffer Distress
when-would-seal = when you would Seal cards
when-flaw-drawn = when you draw a Flaw
when-turn-start = when a Turn begins
when-turn-end = when a Turn ends
when-dream-start = when the Dream begins
when-gradual-done = when you complete a gradual action
when-tile-placed = when a map tile is laid
when-out-of-turns = when no Turn card is left
when-redirected = when you have taken over Distress
when-travel-start = when you set out on the map
when-slumber-start = when a Slumber begins
when-slumber-won = when you win a Slumber

## Steps: what Dreamers gain and lose

do-gain = { $what ->
    [key] the Team gains { $num ->
        [one] 1 Key
       *[other] { $num } Keys
    }
    [hour] the Team gains { $num ->
        [one] 1 Hour
       *[other] { $num } Hours
    }
   *[other] { $is-you ->
        [yes] gain
       *[no] { $who } gains
    } { $what ->
        [gem] { $num ->
            [one] 1 Gem
           *[other] { $num } Gems
        }
       *[other] { $num } Ether
    }
}
do-lose = { $what ->
    [key] the Team loses { $num ->
        [one] 1 Key
       *[other] { $num } Keys
    }
    [hour] the Team loses { $num ->
        [one] 1 Hour
       *[other] { $num } Hours
    }
   *[other] { $is-you ->
        [yes] lose
       *[no] { $who } loses
    } { $what ->
        [gem] { $num ->
            [one] 1 Gem
           *[other] { $num } Gems
        }
       *[other] { $num } Ether
    }
}
do-suffer = { $is-you ->
    [yes] suffer
   *[no] { $who } suffers
} { $num_is ->
    [plain] { $num } Distress
   *[count] Distress equal to { $num }
}
do-cure = { $is-you ->
    [yes] cure
   *[no] { $who } cures
} { $num_is ->
    [plain] { $num } Distress
   *[count] Distress equal to { $num }
}
do-seal = { $is-you ->
    [yes] Seal
   *[no] { $who } Seals
} { $num ->
    [one] 1 card
   *[other] { $num } cards
}
do-unseal = { $is-you ->
    [yes] Unseal
   *[no] { $who } Unseals
} { $num ->
    [one] 1 card
   *[other] { $num } cards
}{ $pick ->
    [chosen] { " " }of your choice
   *[top] { "" }
}
do-prevent = prevent { $num ->
    [one] 1
   *[other] up to { $num }
} { $what ->
    [seal] of the cards that { $is-you ->
        [yes] you are
       *[no] { $who } is
    } about to Seal
   *[distress] of the Distress that { $is-you ->
        [yes] you are
       *[no] { $who } is
    } about to suffer
}
do-redirect = take over the Distress that another Dreamer is about to suffer
do-none = nothing happens

## Steps: cards

do-draw = { $is-you ->
    [yes] draw
   *[no] { $who } draws
} { $num_is ->
    [plain] { $num ->
        [one] 1 card
       *[other] { $num } cards
    }
   *[count] cards equal to { $num }
}
do-discard = { $is-you ->
    [yes] discard
   *[no] { $who } discards
} { $num_is ->
    [number-all] all cards
    [plain] { $num ->
        [one] 1 card
       *[other] { $num } cards
    }
   *[count] cards equal to { $num }
} from { $is-you ->
    [yes] { $from ->
        [deck] the top of your deck
        [progress] your Progress zone
       *[hand] your hand
    }
   *[no] { $from ->
        [deck] the top of the deck
        [progress] the Progress zone
       *[hand] the hand
    }
}
do-reshuffle = { $is-you ->
    [yes] shuffle your deck and your discard pile
   *[no] { $who } shuffles deck and discard pile
} together, without a penalty
do-look = look at the { $deck ->
    [fate] next { $num ->
        [one] Fate card
       *[other] { $num } Fate cards
    }
    [slumber] next { $num ->
        [one] Slumber
       *[other] { $num } Slumbers
    }
    [turn] next { $num ->
        [one] Turn card
       *[other] { $num } Turn cards
    }
   *[own] top { $num ->
        [one] card
       *[other] { $num } cards
    } of your deck
}{ $keep ->
    [any] ; { $deck ->
        [fate] put each back on top, in any order, or under the deck
        [slumber] put each back on top, in any order, or under the deck
       *[own] { $num ->
            [one] put it back or discard it
           *[other] put each back on top, in any order, or discard it
        }
    }
   *[order] { "" }
}
do-peek = Peek at a secret without a price
do-gain-flaw = { $is-you ->
    [yes] gain
   *[no] { $who } gains
} { $num ->
    [one] 1 Flaw
   *[other] { $num } Flaws
}
do-remove-flaw = { $is-you ->
    [yes] remove
   *[no] { $who } removes
} { $num ->
    [one] 1 Flaw
   *[other] { $num } Flaws
}
do-place-progress = place { $from ->
    [discard] a Progress card from your discard pile
    [discard-top] the card just discarded, if it is a Progress card
   *[hand] a Progress card from your hand
}, { $free ->
    [yes] free of charge
   *[no] { $discount ->
        [0] for its cost
       *[other] for { $discount } less than its cost
    }
}
do-flip = { $is-you ->
    [yes] flip
   *[no] { $who } flips
} { $num_is ->
    [number-all] all Progress cards
   *[other] { $num ->
        [one] 1 Progress card
       *[other] { $num } Progress cards
    }
}
do-unflip = { $is-you ->
    [yes] unflip
   *[no] { $who } unflips
} { $num_is ->
    [number-all] all Progress cards
   *[other] { $num ->
        [one] 1 Progress card
       *[other] { $num } Progress cards
    }
}
do-gain-card = { $is-you ->
    [yes] gain
   *[no] { $who } gains
} the card { $code }
do-gain-item = the Team gains the Item { $item }
do-restore-item = the Team restores { $num ->
    [one] 1 Item
   *[other] { $num } Items
}
do-discard-item = the Team discards { $num ->
    [one] 1 Item
   *[other] { $num } Items
}
do-gain-mask = gain the Mask { $mask }
do-restore-mask = { $is-you ->
    [yes] restore a Mask
   *[no] { $who } restores a Mask
}
do-discard-mask = { $is-you ->
    [yes] discard your Mask
   *[no] { $who } discards the Mask
}
do-seal-this = Seal this card
do-remove = remove this card from the game
do-intent = add { $num_is ->
    [plain] { $num }{ " " }
   *[count] { "" }
}{ $colour ->
    [W] Wrath
    [C] Cunning
    [A] Awareness
   *[same] Intent of the colour being paid
}{ $num_is ->
    [plain] { "" }
   *[count] { " " }equal to { $num }
}
do-recolour = treat { $num ->
    [one] 1 card discarded for this payment as any colour
   *[other] { $num } cards discarded for this payment as any colour
}
do-swap-cards = exchange { $num ->
    [one] 1 card of your hand for the top card
   *[other] { $num } cards of your hand for the top { $num } cards
} of your discard pile, not counting this one and Flaws
do-give = give { $num ->
    [one] 1 card of your hand
   *[other] { $num } cards of your hand
} to { $here ->
    [yes] a Dreamer in your space
   *[no] another Dreamer
} (once used, back to your discard pile)
do-reroll = reroll { $die ->
    [luck] the Luck die
    [move] an Entity Movement die
   *[any] a die
}{ $whose ->
    [any] , whoever rolled it
   *[own] {" "}that you rolled
}
do-set-die = turn the { $die ->
    [luck] Luck die
   *[move] Entity Movement die
} just rolled to “{ $face }”
do-guess = name a suit; if the next Turn card has it, { $win }

## Steps: moving

do-move = { $is-you ->
    [yes] move
   *[no] { $who } moves
} up to { $num_is ->
    [plain] { $num ->
        [one] 1 space
       *[other] { $num } spaces
    }
   *[count] a number of spaces equal to { $num }
}{ $ignore ->
    [none] { "" }
   *[some] , { $ignore }
}
ignoring = even { $things }
ignored-walls = through walls
ignored-blocked = over blocked spaces
ignored-diagonal = diagonally
do-relocate = { $is-you ->
    [yes] relocate
   *[no] { $who } relocates
} to { $to }{ $range ->
    [none] { "" }
   *[some] { " " }within range { $range }
}
do-take-along = take { $num ->
    [one] another Dreamer in your space
   *[other] up to { $num } Dreamers in your space
} along on your next Move this Turn, if they agree
do-swap = swap places with { $which }

## Steps: what changes for a time

do-mod = { $is-you ->
    [yes] { "" }
   *[no] for { $who }:{ " " }
}{ $what_is ->
    [mod-range-source-spirit] { $what } { $until }
    [mod-round-up] { $what } { $until }
    [mod-fail-price] { $what } { $until }
    [mod-first-fail] { $what } { $until }
    [mod-contact-in-wrath] { $until_is ->
        [until-next] you may pay your next Contact in Wrath
       *[other] { $what } { $until }
    }
    [mod-riddle-free] { $num ->
        [one] your next answer to a riddle costs nothing
       *[other] your next { $num } answers to riddles cost nothing
    }
    [mod-move] { $until_is ->
        [until-next-move] your next Move is
       *[other] your Moves are
    } { $num ->
        [one] 1 space
       *[other] { $num } spaces
    } { $sign ->
        [less] shorter
       *[more] longer
    }{ $until_is ->
        [until-next-move] { "" }
       *[other] { " " }{ $until }
    }
    [mod-move-max] { $what }: { $num } { $until }
    [mod-boost-uses] you may Boost { $num ->
        [one] once more
       *[other] { $num } more times
    } { $until }
    [mod-move-walls] the next Move may cross { $num ->
        [one] 1 wall
       *[other] { $num } walls
    }
    [mod-cost-next] { $until_is ->
        [until-turn] your next action this Turn costs
       *[other] your next action costs
    } { $num } { $sign ->
        [less] less
       *[more] more
    }
    [mod-cost-assault] { $until_is ->
        [until-next] your next Assault costs
       *[other] your Assaults cost
    } { $num } { $sign ->
        [less] less
       *[more] more
    }
    [mod-cost-contact] { $until_is ->
        [until-next] your next Contact costs
       *[other] your Contacts cost
    } { $num } { $sign ->
        [less] less
       *[more] more
    }
    [mod-cost-move] { $until_is ->
        [until-next] your next Move costs
       *[other] your Moves cost
    } { $num } { $sign ->
        [less] less
       *[more] more
    }
    [mod-cost-action] { $until_is ->
        [until-next] your next other action costs
       *[other] your other actions cost
    } { $num } { $sign ->
        [less] less
       *[more] more
    }
    [mod-cost-place] { $until_is ->
        [until-next] your next Progress card costs
       *[other] your Progress cards cost
    } { $num } { $sign ->
        [less] less
       *[more] more
    }
   *[other] { $what } { $sign ->
        [less] −{ $num }
       *[more] +{ $num }
    } { $until }
}
do-forbid = { $is-you ->
    [yes] you
   *[no] { $who }
} cannot { $what } { $until }

## Steps: Entities

do-spawn = spawn { $num_is ->
    [plain] { $num ->
        [one] 1 figure
       *[other] { $num } figures
    }
   *[count] figures
} of { $code } in { $at }{ $num_is ->
    [plain] { "" }
   *[count] , as many as { $num }
}
do-banish = banish { $which }
do-discard-entity = the Entity leaves the Dreamscape
do-move-entity = move { $which } by { $num ->
    [one] 1 space
   *[other] up to { $num } spaces
} { $dir ->
    [away] away from you
    [target] towards the closest Dreamer
   *[toward] towards you
}
do-relocate-entity = relocate { $which } to { $to }
do-morph = { $which } gains { $num ->
    [one] 1 Morphing
   *[other] { $num } Morphings
}
do-unmorph = remove { $num_is ->
    [plain] { $num ->
        [one] 1 Morphing
       *[other] { $num } Morphings
    }
   *[count] Morphings equal to { $num }
} from { $which }
do-state = { $whom } { $whom_is ->
    [which-all] becomes
    [which-of] become
   *[other] becomes
} { $state }
do-clear-state = { $is-you ->
    [yes] your States end
   *[no] the States of { $who } end
}
do-befriend = { $which } is befriended
do-mark = put { $num ->
    [one] 1 marker
   *[other] { $num_is ->
        [plain] { $num } markers
       *[count] markers equal to { $num }
    }
} on this tile
do-unmark = take { $num ->
    [one] 1 marker
   *[other] { $num } markers
} from this tile
do-lead-home = the figure goes { $num ->
    [one] 1 space
   *[other] { $num } spaces
} towards the entrance; once there, it is banished

## Steps: story

do-reveal = { $own ->
    [yes] reveal { $code } with your portrait
   *[no] reveal { $code }
}
do-for-own = { $bare ->
    [yes] each Dreamer without a Mask
   *[no] { $who }
} reveals { $num ->
    [one] their card { $code }
    [2] both their cards { $code }
   *[other] their { $num } cards { $code }
}
do-for-bare = if a Dreamer owns no Mask, { $do }
do-for-told = { $who }: { $do }
do-for-choose = { $who } chooses: { $ways }
do-script = read paragraph { $number }
do-flag = { $clear ->
    [yes] this is forgotten
   *[no] { $lasts ->
        [camp] the city will remember this
       *[other] this is remembered
    }
}
do-counter = the count changes by { $num }
do-loot = gain Loot
do-end-dream = { $ending ->
    [victory] the Dream ends in victory
   *[failure] the Dream ends in failure
}
do-perish = you die, and all fail
do-note = gain the Note { $code }
in-marks = { $what }
do-wisdom = gain { $num ->
    [one] the Wisdom card
   *[other] these Wisdom cards:
} { $what }
do-season = the Season becomes { $what }
do-gate = gain { $num ->
    [one] the Gate
   *[other] these Gates:
} { $what }
do-remove-gate = remove the Gate { $what } from the game
do-world-tile = { $num ->
    [one] the district { $what } is discovered
   *[other] these districts are discovered: { $what }
}
do-add-slumber = { $num ->
    [one] 1 Slumber joins
   *[other] { $num } Slumbers join
} the deck
do-add-fate = { $num ->
    [one] 1 Fate card joins
   *[other] { $num } Fate cards join
} the deck
do-add-market = { $num ->
    [one] 1 card joins
   *[other] { $num } cards join
} the Influence Market
do-shopping = the Team gains { $num ->
    [one] 1 Shopping card
   *[other] { $num } Shopping cards
}
do-memory = gain your next First Memories card
do-add-item-market = Items that were not found join the Item Market
do-awaken = Awakening follows
do-riddle = solve a riddle of { $num } dials; each attempt costs { $price }
do-decide = you decide the vote that is open
do-choose-way = { $ways }
way = { $if ->
    [none] { "" }
   *[some] (only if { $if }){ " " }
}{ $do ->
    [none] { $cost ->
        [none] nothing happens
       *[some] { $cost_is ->
            [cost-gem] pay { $cost }
            [cost-ether] pay { $cost }
            [cost-key] pay { $cost }
            [cost-hour] pay { $cost }
            [cost-intents] pay { $cost }
           *[other] { $cost }
        }
    }
   *[some] { $cost ->
        [none] { "" }
       *[some] { $cost }:{ " " }
    }{ $do }
}
do-roll-luck = roll the Luck die: { $lines }

## Steps: the Dreamscape

do-put = put { $token_is ->
    [thing-light] { $num } Light token
    [thing-darkness] { $num } Darkness token
    [thing-swamp] { $num } Swamp token
    [thing-water] { $num } Water token
   *[other] { $num ->
        [one] { $token }
       *[other] { $num } { $token }
    }
}{ $num ->
    [one] { "" }
   *[other] s
} { $at_is ->
    [where-tile] on
   *[other] in
} { $at }
do-take = remove { $num_is ->
    [number-all] all
   *[other] { $num ->
        [one] 1
       *[other] up to { $num }
    }
} { $token_is ->
    [thing-light] Light token
    [thing-darkness] Darkness token
    [thing-swamp] Swamp token
    [thing-water] Water token
    [either] { $token } token
   *[other] { $token }
}{ $num ->
    [one] { "" }
   *[other] s
} { $num_is ->
    [number-all] { $at_is ->
        [where-any] wherever they lie
       *[other] from { $at }
    }
   *[other] from { $at }
}
do-carry = { $token } may be carried{ $most ->
    [one] { "" }
   *[other] , up to { $most } at a time
}
do-deliver = hand over a { $token } that you carry or that lies here
do-move-token = { $row ->
    [none] { $range ->
        [none] a loose { $token }
       *[other] a loose { $token } within range { $range }
    }
   *[other] a loose { $token } in row { $row }
} goes up to { $num } { $num ->
    [one] space
   *[other] spaces
}{ $through ->
    [none] { "" }
   *[other] { " " }through { $through }
}
do-block = put a Block token on “{ $action }”
do-unblock-here = take the Block token from an action of your space
do-unblock = take the Block token from “{ $action }”
do-marker = one gradual action gets { $num ->
    [one] 1 marker
   *[other] { $num } markers
}
do-move-marker = move a marker to another gradual action of its colour
do-wall = { $open ->
    [yes] a wall opens
   *[no] a wall is put up
}
do-breach = open one wall of your space until the end of this Turn
do-cut-open = open one wall of your space for the rest of the Dream
do-summon = { $companion } comes into your space
do-order = { $companion } moves up to { $num } spaces
do-secrets = set aside the secrets of { $group }
do-place-tile = place the tile { $code }
do-overlay = lay { $code } on the Dreamscape
do-lift-overlay = take { $code } away
do-add-turn = add { $num ->
    [one] 1 Turn
   *[other] { $num } Turns
}
do-block-step = Block { $num ->
    [one] 1 { $kind ->
        [any] { "" }
       *[other] { $kind }{ " " }
    }step
   *[other] { $num } { $kind ->
        [any] { "" }
       *[other] { $kind }{ " " }
    }steps
} of the current Turn card
do-resolve-turn = resolve the current Turn card now
do-discard-turn = discard the current Turn card
do-suit = until the end of this Turn the suit is { $suit }
do-score = a score of { $num } bars is to be played
do-play = play { $next ->
    [yes] the next bar, whatever the suit
   *[no] what this room has to play
}
do-tune = until the end of this Turn the suit is { $suit }; then somebody comes who wants to play his bar again

## What is printed

kw-assault = Assault
kw-contact = Contact
kw-single = single use
kw-once = once per Turn
kw-rapid = Rapid
kw-dream = once per Dream
print-action = { $kw ->
    [none] { "" }
   *[some] { $kw }.{ " " }
}{ $limit ->
    [once] Once per Turn.{ " " }
    [dream] Once per Dream.{ " " }
   *[none] { "" }
}{ $range ->
    [none] { "" }
   *[some] Range { $range }.{ " " }
}{ $needs ->
    [none] { "" }
   *[some] Only if { $needs }.{ " " }
}{ $cost }: { $do ->
    [none] discard this
   *[some] { $do }
}
print-named = { $name }. { $action }
print-space = { $corner }: { $text }
print-icon = { $corner }: { $icons }
print-trap = { $corner }: trap. { $do }
print-gem = { $corner }: while a Gem lies in the slot, { $text }
print-join = { $one } and { $other } lie on each other: for Dreamers they are neighbours, and Light in one is Light in both.
print-shields = Once a Turn it takes { $num } Distress that comes to a Dreamer in its space; its card is turned face down for it. Without a card it does so once in a Dream.
print-keeps-light = No Light in its space goes out.
print-flies = Once there, it is sent up to { $num } spaces over walls by its card, once a Turn.
print-minds-slots = Whoever has its card may use a Gem slot in its space.
print-calms-traps = No trap works in its space.
print-assaults = Dreamers may Assault from its space, { $num } farther than usual.
print-terrain = Terrain of the whole tile: { $terrain }
print-back = Back of the cards. { $action }
print-intent = Intent: { $ways }
print-place = Progress. Placement: { $cost }
print-when = { $event }: { $do }
print-first = { $event }, the first time each Turn: { $do }
print-max = { $what }: { $num }
print-stays = Goes to the Progress zone.
print-leave = { $cost }: discard this
print-price = Price of removal: { $cost }
print-turn = { $suit }: { $steps }
print-loot = Loot: { $do }
print-move = Movement value { $num } ({ $figure })
print-no-move = No movement value ({ $figure })
print-gate = { $turns } Turns
print-morph = Morphing: { $do }
print-basic = Basic: { $do }
print-special = Special: { $do }
print-turn-end = At the end of the Turn: { $do }
print-mod = { $what_is ->
    [mod-turns-slumber] { "" }
   *[other] { $is-you ->
        [yes] { "" }
       *[no] for { $who }:{ " " }
    }
}{ $if ->
    [none] { "" }
   *[some] if { $if }:{ " " }
}{ $what_is ->
    [mod-range-source-spirit] { $what }
    [mod-round-up] { $what }
    [mod-fail-price] { $what }
    [mod-first-fail] { $what }
    [mod-contact-in-wrath] { $what }
    [mod-move] Moves are { $num ->
        [one] 1 space
       *[other] { $num } spaces
    } { $sign ->
        [less] shorter
       *[more] longer
    }
    [mod-cost-place-first] the first Progress card you place each Turn costs { $num } { $sign ->
        [less] less
       *[more] more
    }
    [mod-cost-assault] Assaults cost { $num } { $sign ->
        [less] less
       *[more] more
    }
    [mod-cost-contact] Contacts cost { $num } { $sign ->
        [less] less
       *[more] more
    }
    [mod-cost-move] Moves cost { $num } { $sign ->
        [less] less
       *[more] more
    }
    [mod-cost-action] other actions cost { $num } { $sign ->
        [less] less
       *[more] more
    }
    [mod-cost-place] Progress cards cost { $num } { $sign ->
        [less] less
       *[more] more
    }
   *[other] { $what } { $sign ->
        [less] −{ $num }
       *[more] +{ $num }
    }
}
print-forbid = { $if ->
    [none] { "" }
   *[some] if { $if }:{ " " }
}{ $is-you ->
    [yes] you
   *[no] { $who }
} cannot { $what }

## Morphings and States

print-bonus = Only while paying for { $kw ->
    [assault] an Assault
   *[contact] a Contact
}

# What a number is compared with, as a sentence

so-many = { $how ->
    [at-least] at least { $num }
    [at-most] at most { $num }
    [other-than] other than { $num }
   *[exactly] { $num ->
        [0] no
       *[other] exactly { $num }
    }
}
check-P = there { $num ->
    [one] is { $many } Dreamer
   *[other] are { $many } Dreamers
}
check-hand = you have { $many } { $num ->
    [one] card
   *[other] cards
} in hand
check-distress = you have { $many } Distress
check-progress = you have { $many } active Progress { $num ->
    [one] card
   *[other] cards
}
check-least = each Dreamer has { $many } { $of }
check-marks = { $many } { $num ->
    [one] marker lies
   *[other] markers lie
} on this tile
check-wrong-notes = there { $num ->
    [one] has been { $many } wrong note
   *[other] have been { $many } wrong notes
}
check-bar = { $many } { $num ->
    [one] bar has
   *[other] bars have
} been played
check-paid-cards = you discarded { $many } { $num ->
    [one] card
   *[other] cards
} for this payment
