## What cards say. A step is written as a clause without a full stop: "gain 1 Spell".

## Numbers

number-players = the number of investigators
number-half-players = ½ the number of investigators
number-by-team = the size of the team (1, 2 or 3)
number-result = the test result
number-gates = the number of Gates on the map
number-tokens = the number of eldritch tokens there
number-monsters-here = the number of other Monsters on its space
number-all = all
number-any = any number of
number-this = this

body-health = { $health_is ->
    [plain] { $health } Health
   *[count] Health equal to { $health }
}
body-sanity = { $sanity_is ->
    [plain] { $sanity } Sanity
   *[count] Sanity equal to { $sanity }
}
body-both = { $health_is ->
    [plain] { $health } Health and { $sanity } Sanity
   *[count] Health and Sanity equal to { $health }
}

## Who

who-you = you
who-lead = the Lead Investigator
who-trigger = that investigator
who-each = each investigator
who-each-here = each investigator on your space
who-each-here-of-this = each investigator on its space
who-each-on-city = each investigator on a City space
who-each-on-wilderness = each investigator on a Wilderness space
who-each-on-sea = each investigator on a Sea space
who-each-on-gate = each investigator on a space with a Gate
who-each-cultist = each Cultist on the map
who-each-within-1-of = each investigator on the space of { $of } or next to it
who-chosen = an investigator of your choice
who-chosen-other = another investigator of your choice
who-chosen-here = an investigator of your choice on your space
who-any-here = any number of investigators on your space
who-you-and-one-here = you and, if you like, another investigator on your space

## Where

filter-city = City space
filter-wilderness = Wilderness space
filter-sea = Sea space
filter-gate = space with a Gate
filter-gate-matching = space with a Gate that matches the Omen
filter-clue = space with a Clue
filter-monster = space with a Monster
filter-investigator = space with an investigator

place-space = { $space_is ->
    [space-amazon] the { $space }
    [space-atlas-mountains] the { $space }
    [space-congo] the { $space }
    [space-great-sandy-desert] the { $space }
    [space-greenland-ice] the { $space }
    [space-high-andes] the { $space }
    [space-indian-ocean] the { $space }
    [space-kunlun] the { $space }
    [space-north-pacific] the { $space }
    [space-norwegian-sea] the { $space }
    [space-nubia] the { $space }
    [space-ross] the { $space }
    [space-sargasso-sea] the { $space }
    [space-south-atlantic] the { $space }
    [space-south-pacific] the { $space }
    [space-yenisei] the { $space }
   *[other] { $space }
}
place-here = your space
place-adjacent = an adjacent space
place-adjacent-by-train = a space next to yours along a Train path
place-chosen = a space of your choice
place-random = a random space
place-random-of = a random { $of }
place-expedition = the space of the Active Expedition
place-lead-space = the Lead Investigator's space
place-this-space = its space
place-nearest = the nearest { $of }
place-any = any { $of }
place-all = each { $of }
place-space-of = the space of { $of }
place-its-tokens = a space with a token of this card

path-train = Train
path-ship = Ship
path-uncharted = Uncharted

spot-this = this card
spot-mystery = the active Mystery
spot-sheet = the Ancient One's sheet
spot-omen-red = the red eclipse of the Omen track
spot-omen-blue = the blue stars of the Omen track
spot-omen-green = the green comet of the Omen track
spot-here = your space
spot-you = your Clues
spot-pool = the Clue pool
spot-gained = the Clue you gained

## Which monsters

which-this = this Monster
which-fought = the Monster you fight
which-spawned = the Monster just spawned
which-one-here = 1 Monster on your space
which-all-here = each Monster on your space
which-one-near = 1 Monster on your space or an adjacent space
which-one-adjacent = 1 Monster on an adjacent space
which-one-anywhere = 1 Monster of your choice
which-all = each Monster
which-all-on = each Monster on a { $of }
which-all-at-chosen-space = each Monster on a space of your choice

## Whether

check-not-defeated-this = this Monster was not defeated
check-no-trait = it is no { $trait }
check-space-city = you are on a City space
check-space-wilderness = you are on a Wilderness space
check-space-sea = you are on a Sea space
check-space-has-gate = there is a Gate on its space
check-space-has-monster = there is a Monster on its space
check-space-has-clue = there is a Clue on its space
check-space-has-fallen = there is a defeated investigator on its space
check-any-investigator-on-city = any investigator is on a City space
check-any-investigator-on-wilderness = any investigator is on a Wilderness space
check-any-investigator-on-sea = any investigator is on a Sea space
check-has-clue = { $who_is ->
    [who-you] you have
   *[other] has
} { $num ->
    [one] a Clue
   *[other] { $num } Clues
}
check-has-card = { $who_is ->
    [who-you] you have
   *[other] has
} { $card }
check-has-asset = { $who_is ->
    [who-you] you have
   *[other] has
} any { $trait } Asset
check-omen-green = the Omen is on green
check-omen-blue = the Omen is on blue
check-omen-red = the Omen is on red
check-gates = the number of Gates on the map is { $than }
check-result = the test result is { $than }
check-tokens-on-omen = the number of eldritch tokens on the Omen's space is { $than }
check-tokens-on-sheet = the number of eldritch tokens on the Ancient One's sheet is { $than }
check-cup-empty = { $so ->
    [yes] the Monster cup is empty
   *[no] the Monster cup is not empty
}
check-during-combat = it is during combat
check-during-acquire = it is during Acquire Assets
check-during-research = it is during a Research encounter
check-during-other-world = it is during an Other World encounter
check-during-expedition = it is during an Expedition encounter
check-during-encounter = it is during an encounter
check-during-spell = it is for a Spell
check-trait-item = it is an Item
check-trait-weapon = it is a Weapon
check-trait-tome = it is a Tome
check-trait-ally = it is an Ally
check-trait-service = it is a Service
check-trait-trinket = it is a Trinket
check-trait-magical = it is Magical
check-trait-teamwork = it is Teamwork
check-trait-madness = it is a Madness
check-trait-injury = it is an Injury
check-trait-boon = it is a Boon
check-trait-bane = it is a Bane
check-trait-deal = it is a Deal
check-trait-common = it is Common
check-trait-restriction = it is a Restriction
check-trait-incantation = it is an Incantation
check-trait-ritual = it is a Ritual
check-trait-event = it is an Event
check-trait-ongoing = it is Ongoing
check-trait-rumor = it is a Rumor
check-chosen-as-cost = { $so ->
    [yes] that is a cost you chose
   *[no] that is not a cost you chose
}
check-defeated-this = this Monster was defeated
check-done = { $so ->
    [yes] that was possible
   *[no] that was not possible
}
check-awake = { $so ->
    [yes] the Ancient One is awake
   *[no] the Ancient One is asleep
}

## Steps that steer

skill-test = { $skill }{ $sign ->
    [plus] { " " }+{ $by }
    [minus] { " " }−{ $by }
   *[none] { "" }
}
do-test = { $who_is ->
    [who-you] test { $test }{ $pass ->
        [none] { $fail ->
            [none] { "" }
           *[some] . If you fail, { $fail }
        }
       *[some] . { $need ->
            [1] If you pass
           *[other] If you roll at least { $need } successes
        }, { $pass }{ $fail ->
            [none] { "" }
           *[some] ; if you fail, { $fail }
        }
    }
   *[other] { $who_is ->
        [who-same] tests
       *[other] { $who } tests
    } { $test }{ $pass ->
        [none] { $fail ->
            [none] { "" }
           *[some] . On a fail, { $fail }
        }
       *[some] . { $need ->
            [1] On a pass
           *[other] On at least { $need } successes
        }, { $pass }{ $fail ->
            [none] { "" }
           *[some] ; on a fail, { $fail }
        }
    }
}
## Steps for investigators

do-lose = { $who_is ->
    [who-you] lose
    [who-same] loses
   *[other] { $who } loses
} { $body }
do-recover = { $who_is ->
    [who-you] recover
    [who-same] recovers
   *[other] { $who } recovers
} { $body }
do-spend-body = spend { $body }
do-spend-clue = spend { $clue_is ->
    [plain] { $clue ->
        [one] 1 Clue
       *[other] { $clue } Clues
    }{ $from ->
        [group] { " " }as a group
       *[other] { "" }
    }
   *[count] { $from ->
        [group] as a group{ " " }
       *[other] { "" }
    }Clues equal to { $clue }
}{ $from ->
    [mystery] { " " }from the active Mystery
   *[other] { "" }
}
do-spend-ticket = spend { $ticket ->
    [one] 1 Travel Ticket
   *[other] { $ticket } Travel Tickets
}
do-improve = { $who_is ->
    [who-you] improve
    [who-same] improves
   *[other] { $who } improves
} { $skill_is ->
    [skill-any] 1 skill of { $who_is ->
        [who-you] your
       *[other] their
    } choice
   *[other] { $skill }
}
do-delay = { $who_is ->
    [who-you] become Delayed
    [who-same] becomes Delayed
   *[other] { $who } becomes Delayed
}
do-move-to = { $who_is ->
    [who-you] move
    [who-same] moves
   *[other] { $who } moves
} to { $to }
do-move-along = { $who_is ->
    [who-you] move
    [who-same] may move
   *[other] { $who } may move
} { $up_to ->
    [one] 1 space
   *[other] up to { $up_to } spaces
}{ $along ->
    [any] { "" }
   *[some] { " " }along { $along } paths
}
do-act = perform { $num ->
    [one] 1 additional action
   *[other] { $num } additional actions
}
do-share-clues = exchange any number of Clues with { $with }
do-devour = { $who_is ->
    [who-you] you are devoured
    [who-same] is devoured
   *[other] { $who } is devoured
}
do-fall-health = { $who_is ->
    [who-you] you are defeated as if you had lost your last Health
    [who-same] is defeated as if by the loss of their last Health
   *[other] { $who } is defeated as if by the loss of their last Health
}
do-fall-sanity = { $who_is ->
    [who-you] you are defeated as if you had lost your last Sanity
    [who-same] is defeated as if by the loss of their last Sanity
   *[other] { $who } is defeated as if by the loss of their last Sanity
}

## Steps for cards, Clues and tickets

do-gain-all = { $who_is ->
    [who-you] gain all possessions of the fallen investigator
    [who-same] gains all possessions of the fallen investigator
   *[other] { $who } gains all possessions of the fallen investigator
}
do-gain-this-clue = { $who_is ->
    [who-you] gain this Clue
    [who-same] gains this Clue
   *[other] { $who } gains this Clue
}
do-gain-clue = { $who_is ->
    [who-you] gain
    [who-same] gains
   *[other] { $who } gains
} { $num_is ->
    [plain] { $num ->
        [one] 1 Clue
       *[other] { $num } Clues
    }
   *[count] Clues equal to { $num }
}
do-gain-ticket = { $who_is ->
    [who-you] gain
    [who-same] gains
   *[other] { $who } gains
} { $ticket_is ->
    [ticket-any] { $num ->
        [one] 1 Travel Ticket
       *[other] { $num } Travel Tickets
    } of { $who_is ->
        [who-you] your
       *[other] their
    } choice
   *[other] { $num ->
        [one] 1 { $ticket }
       *[other] { $num } { $ticket }s
    }
}
do-gain-condition = { $who_is ->
    [who-you] gain
    [who-same] gains
   *[other] { $who } gains
} a { $card } Condition
do-gain-any-condition = { $who_is ->
    [who-you] gain
    [who-same] gains
   *[other] { $who } gains
} 1 { $trait ->
    [none] Condition
   *[some] { $trait } Condition
}
do-gain-asset = { $who_is ->
    [who-you] gain
    [who-same] gains
   *[other] { $who } gains
} { $name ->
    [none] { $num } { $trait ->
        [none] { "" }
       *[some] { $trait }{ " " }
    }{ $num ->
        [one] Asset
       *[other] Assets
    }{ $max ->
        [none] { "" }
       *[some] { " " }of value { $max } or less
    }{ $from ->
        [reserve] { " " }from the reserve
       *[deck] { " " }from the deck
    }
   *[some] the Asset { $name }
}
do-gain-artifact = { $who_is ->
    [who-you] gain
    [who-same] gains
   *[other] { $who } gains
} { $name ->
    [none] { $num } { $trait ->
        [none] { "" }
       *[some] { $trait }{ " " }
    }{ $num ->
        [one] Artifact
       *[other] Artifacts
    }
   *[some] the Artifact { $name }
}
do-gain-spell = { $who_is ->
    [who-you] gain
    [who-same] gains
   *[other] { $who } gains
} { $name ->
    [none] { $num } { $trait ->
        [none] { "" }
       *[some] { $trait }{ " " }
    }{ $num ->
        [one] Spell
       *[other] Spells
    }
   *[some] the Spell { $name }
}
do-discard-this = discard this card
do-discard-this-clue = discard this Clue
do-discard-clue = { $who_is ->
    [who-you] discard
    [who-same] discards
   *[other] { $who } discards
} { $num_is ->
    [plain] { $num ->
        [one] 1 Clue
       *[other] { $num } Clues
    }
   *[count] { $num } Clues
}
do-discard-ticket = { $who_is ->
    [who-you] discard
    [who-same] discards
   *[other] { $who } discards
} { $num ->
    [one] 1 Travel Ticket
   *[other] { $num } Travel Tickets
}
do-discard-asset = { $who_is ->
    [who-you] discard
    [who-same] discards
   *[other] { $who } discards
} { $num } { $trait ->
    [none] { "" }
   *[some] { $trait }{ " " }
}{ $name ->
    [none] { "" }
   *[some] { $name }{ " " }
}{ $num ->
    [one] Asset
   *[other] Assets
}
do-discard-artifact = { $who_is ->
    [who-you] discard
    [who-same] discards
   *[other] { $who } discards
} { $num } { $trait ->
    [none] { "" }
   *[some] { $trait }{ " " }
}{ $name ->
    [none] { "" }
   *[some] { $name }{ " " }
}{ $num ->
    [one] Artifact
   *[other] Artifacts
}
do-discard-spell = { $who_is ->
    [who-you] discard
    [who-same] discards
   *[other] { $who } discards
} { $num } { $trait ->
    [none] { "" }
   *[some] { $trait }{ " " }
}{ $name ->
    [none] { "" }
   *[some] { $name }{ " " }
}{ $num ->
    [one] Spell
   *[other] Spells
}
do-discard-condition = { $who_is ->
    [who-you] discard
    [who-same] discards
   *[other] { $who } discards
} { $num } { $trait ->
    [none] { "" }
   *[some] { $trait }{ " " }
}{ $name ->
    [none] { "" }
   *[some] { $name }{ " " }
}{ $num ->
    [one] Condition
   *[other] Conditions
}
do-flip-this = flip this card
do-flip = { $who_is ->
    [who-you] flip
    [who-same] flips
   *[other] { $who } flips
} { $card }
do-box = return this card to the box
do-peek = look at the back of { $back_of }
peek-own-spell = one of your Spells
peek-condition-here = a Condition of an investigator on your space
peek-gained-spell = that Spell
do-look = look at the top { $num ->
    [one] card
   *[other] { $num } cards
} of { $deck ->
    [mythos] the Mythos deck
    [gate] the Gate stack
   *[any-encounter-or-mythos] an encounter deck or the Mythos deck
}
do-reserve-all = discard all cards of the reserve
do-reserve-any = discard any number of cards from the reserve
do-reserve-some = discard { $num ->
    [one] 1 card
   *[other] { $num } cards
} from the reserve

## Steps for the world

do-spawn-monster = spawn { $name ->
    [none] { $num_is ->
        [plain] { $num ->
            [one] 1 Monster
           *[other] { $num } Monsters
        }
       *[count] Monsters equal to { $num }
    }
   *[some] { $num } { $name }
} on { $at ->
    [none] your space
   *[some] { $at }
}
do-spawn-epic = spawn { $epic } on { $at ->
    [none] your space
   *[some] { $at }
}
do-spawn-gate = spawn { $num_is ->
    [plain] { $num ->
        [one] 1 Gate
       *[other] { $num } Gates
    }
   *[count] Gates equal to { $num }
}
do-spawn-clue = spawn { $num_is ->
    [plain] { $num ->
        [one] 1 Clue
       *[other] { $num } Clues
    }
   *[count] Clues equal to { $num }
}{ $at ->
    [none] { "" }
   *[some] { " " }on { $at }
}
do-hurt = { $which } loses { $num_is ->
    [plain] { $num } Health
   *[count] Health equal to { $num }
}
do-heal = { $which } recovers { $num_is ->
    [plain] { $num } Health
    [number-all] all Health
   *[count] Health equal to { $num }
}
do-remove = discard { $which }{ $max ->
    [none] { "" }
   *[some] { " " }with toughness { $max_is ->
        [plain] { $max } or less
       *[count] up to { $max }
    }
}
do-defeat = defeat { $which }{ $max ->
    [none] { "" }
   *[some] { " " }with toughness { $max_is ->
        [plain] { $max } or less
       *[count] up to { $max }
    }
}
do-shift-monster = move { $name ->
    [none] { $monster }
   *[some] each { $name }
}{ $from ->
    [none] { "" }
   *[some] { " " }from { $from }
} { $to ->
    [none] { $num ->
        [one] 1 space
       *[other] { $num } spaces
    } toward { $toward }{ $along ->
        [any] { "" }
       *[some] { " " }along { $along } paths
    }
   *[some] to { $to }
}
do-shift-clue = move { $from ->
    [none] that Clue
   *[some] 1 Clue from { $from }
} to { $to }
do-fight = fight { $which }
do-ambush = { $name ->
    [none] { $num ->
        [one] a Monster ambushes { $who }
       *[other] { $num } Monsters ambush { $who }
    }
   *[some] { $num ->
        [one] 1 { $name } ambushes { $who }
       *[other] { $num } × { $name } ambush { $who }
    }
}
do-close = close this Gate
do-drop-gate = discard 1 Gate of { $by ->
    [lead] the Lead Investigator's choice
   *[you] your choice
}{ $which ->
    [one-matching] { " " }that matches the Omen
   *[any] { "" }
}
do-doom-advance = advance Doom by { $num }
do-doom-retreat = retreat Doom by { $num }
do-omen-advance = advance the Omen by { $num }
do-omen-to = advance the Omen to the { $to }
do-omen-set = set the Omen on a space of your choice
do-token-eldritch = { $from ->
    [none] put { $num_is ->
        [plain] { $num ->
            [one] 1 eldritch token
           *[other] { $num } eldritch tokens
        }
       *[count] eldritch tokens equal to { $num }
    } on { $to }
   *[some] { $to ->
        [none] remove { $num ->
            [one] 1 eldritch token
           *[other] { $num } eldritch tokens
        } from { $from }
       *[some] move { $num ->
            [one] 1 eldritch token
           *[other] { $num } eldritch tokens
        } from { $from } to { $to }
    }
}
do-token-mystery = put the Mystery token on { $to }
do-token-clue = put { $from_is ->
    [spot-gained] that Clue
    [spot-pool] { $num ->
        [one] 1 Clue
       *[other] { $num } Clues
    } from the pool
   *[spot-you] { $num } of your Clues
} on { $to }
do-mystery-advance = advance the active Mystery
do-mystery-solve = solve the active Mystery
do-rumor = solve this Rumor
do-reckoning = resolve a reckoning
do-surge = resolve a Monster surge on { $place }
do-draw-mythos = draw and resolve { $num ->
    [one] 1 further Mythos card
   *[other] { $num } further Mythos cards
}
do-set-aside-monster = set aside { $num ->
    [one] 1 { $name }
   *[other] { $num } × { $name }
}
do-set-aside-special = set aside the Special Encounter deck “{ $special }”
do-lead = the Lead Investigator passes the Lead Investigator token on
do-encounter-as = resolve a Research encounter about a Clue on { $clue_at } as if you were there; it is your encounter of this turn
do-special = resolve a Special encounter from the deck “{ $title }”
do-win = investigators win the game
do-lose-game = investigators lose the game

## Steps for the test or loss at hand

do-dice = roll { $num ->
    [one] 1 additional die
   *[other] { $num } additional dice
}
do-bonus = gain +{ $num } { $skill }
do-add-success = add { $num ->
    [one] 1 success
   *[other] { $num } successes
}
do-reroll = reroll { $num ->
    [one] 1 die
   *[other] { $num } dice
}
do-set-die = turn one die that shows { $from } to { $to }
do-success-on = each { $face } counts as { $counts } successes
do-use-skill = use { $skill } instead of the tested skill
do-mod-damage = the Monster's damage is { $num } { $sign ->
    [less] lower
   *[more] higher
} in this combat
do-mod-horror = the Monster's horror is { $num } { $sign ->
    [less] lower
   *[more] higher
} in this combat
do-ignore = ignore the Monster's resistances in this combat
do-prevent = prevent the loss of { $body }
do-cancel = { $what ->
    [recover-sanity] you do not recover Sanity
    [recover-health] you do not recover Health
   *[event] prevent it
}

## Abilities

during-combat = during combat
during-acquire = when acquiring Assets
during-research = during Research encounters
during-other-world = during Other World encounters
during-expedition = during Expedition encounters
during-encounter = during encounters
during-spell = for Spells

limit-once-per-test = once per test

has-bonus = +{ $num } { $skill_is ->
    [skill-any] to all skills
   *[other] { $skill }
}{ $during ->
    [none] { "" }
   *[some] { " " }{ $during }
}{ $if ->
    [none] { "" }
   *[some] { " " }while { $if }
}
has-dice = roll { $num ->
    [one] 1 additional die
   *[other] { $num } additional dice
} { $skill_is ->
    [skill-any] for tests
   *[other] when you test { $skill }
}{ $during ->
    [none] { "" }
   *[some] { " " }{ $during }
}{ $if ->
    [none] { "" }
   *[some] { " " }while { $if }
}
has-reroll = { $limit }, you may reroll { $faces ->
    [none] { $num ->
        [one] 1 die
       *[other] { $num } dice
    }
   *[some] all dice that show { $faces }
} { $skill_is ->
    [skill-any] of a test
   *[other] when you test { $skill }
}{ $during ->
    [none] { "" }
   *[some] { " " }{ $during }
}
has-add-success = { $who_is ->
    [who-you] add
   *[other] { $who } adds
} { $num ->
    [one] 1 success
   *[other] { $num } successes
}{ $during ->
    [none] { "" }
   *[some] { " " }{ $during }
}
has-mod-damage = { $whose ->
    [this] this Monster's damage
   *[fought] the damage of each Monster you fight
} is { $num_is ->
    [plain] { $num } { $sign ->
        [less] lower
       *[more] higher
    }
   *[count] higher by { $num }
}{ $if ->
    [none] { "" }
   *[some] { " " }while { $if }
}
has-mod-horror = { $whose ->
    [this] this Monster's horror
   *[fought] the horror of each Monster you fight
} is { $num_is ->
    [plain] { $num } { $sign ->
        [less] lower
       *[more] higher
    }
   *[count] higher by { $num }
}{ $if ->
    [none] { "" }
   *[some] { " " }while { $if }
}
has-mod-toughness = { $whose ->
    [this] this Monster's toughness
   *[fought] the toughness of each Monster you fight
} is { $num_is ->
    [plain] { $num } { $sign ->
        [less] lower
       *[more] higher
    }
   *[count] higher by { $num }
}{ $if ->
    [none] { "" }
   *[some] { " " }while { $if }
}
has-mod-travel-tickets = { $num ->
    [0] you cannot spend Travel Tickets when you travel
    [one] you can spend at most 1 Travel Ticket when you travel
   *[other] you can spend at most { $num } Travel Tickets when you travel
}
has-mod-weapon-bonus = bonuses of your Weapons are { $num } { $sign ->
    [less] lower
   *[more] higher
}
has-success-on = { $fewer ->
    [yes] only dice
   *[no] dice
} that show { $faces_count ->
    [0] { $last }
   *[other] { $faces } or { $last }
} are successes
face-number = { $face }
has-home = this Monster spawns on { $at }
has-prevented = { $what ->
    [become-delayed] you do not become Delayed
   *[other] { $event }, prevent it
}{ $if ->
    [none] { "" }
   *[some] { " " }if { $if }
}
has-cannot-all = investigators cannot { $things }
cannot-move = move
cannot-act-except-this = perform actions other than this card's
cannot-trade = trade
cannot-rest = rest
cannot-spend-train-ticket = spend Train Tickets
cannot-spend-ship-ticket = spend Ship Tickets
cannot-recover-sanity-by-rest = recover Sanity by resting
cannot-recover-health-by-rest = recover Health by resting
cannot-close-gate = close Gates
cannot-set-omen = set the Omen on a chosen space
cannot-gain-clue = gain Clues
has-local-action = { $cost ->
    [none] Local Action: { $do }
   *[some] Local Action ({ $cost }): { $do }
}
has-reckoning = Reckoning: { $do }
has-encounter = Encounter on { $at }: { $do }

when-gain-this = when you gain this card
when-gain-spell = when you gain a Spell
when-gain-condition = when you would gain a Condition
when-gain-clue-by-research = when you gain a Clue from a Research encounter
when-rest = { $who ->
    [other-here] when another investigator on your space rests
   *[you] when you rest
}
when-travel = { $who ->
    [other-here] when another investigator on your space travels
   *[you] when you travel
}
when-prepare = { $who ->
    [other-here] when another investigator on your space prepares for travel
   *[you] when you prepare for travel
}
when-acquire = { $who ->
    [other-here] when another investigator on your space acquires Assets
   *[you] when you acquire Assets
}
when-trade = { $who ->
    [other-here] when another investigator on your space trades
   *[you] when you trade
}
when-encounter-choice = when you choose your encounter
when-other-world = when you test during an Other World encounter
when-expedition = after you resolve an Expedition encounter
when-research = after you resolve a Research encounter
when-fallen-encounter = when you test during an encounter with a fallen investigator
when-combat-start = when a combat begins
when-after-will-test = after the Will test of this combat
when-strength-test = when you test Strength
when-spell-test = when you test for a Spell
when-test = { $who ->
    [other-here] when another investigator on your space tests
   *[you] when you test
}
when-combat-end = when a combat ends
when-defeat-this = when this Monster is defeated
when-defeat-monster = when you defeat a Monster
when-defeat = when { $name ->
    [none] a Monster
   *[some] { $name }
} is defeated
when-investigator-loses-health-to-this = when an investigator loses Health to this Monster
when-would-lose-health = when you would lose Health
when-would-lose-sanity = when you would lose Sanity
when-become-delayed = when you would become Delayed
when-stand-up = when you would stand up from being Delayed
when-fall-by-health = when you would be defeated by the loss of Health
when-fall-by-sanity = when you would be defeated by the loss of Sanity
when-encounter = when you would have an encounter
when-spawn-this = when this Monster spawns
when-clue-spawned = when a Clue spawns
when-gate-spawned = when a Gate spawns
when-close-gate = when you close a Gate
when-omen-enter = when the Omen enters a space
when-doom-would-advance = when Doom would advance
when-investigator-defeated = when an investigator is defeated
when-tokens-zero = when no eldritch token is left on this card
when-mythos-end = at the end of the Mythos Phase

## Whole cards

keyword-physical-resistance = Physical Resistance
keyword-magical-resistance = Magical Resistance
figure-horror = { $test }, horror { $harm }
figure-damage = { $test }, damage { $harm }
figure-toughness = toughness { $num_is ->
    [plain] { $num }
   *[count] equal to { $num }
}
figure-sheet = Health { $health }, Sanity { $sanity }; Lore { $lore }, Influence { $influence }, Observation { $observation }, Strength { $strength }, Will { $will }; begins at { $space }
text-setup = Set-up: { $do }
text-enter = When this card enters play: { $do }
text-awake = When it awakens: { $do }
text-doom-instead = Each time Doom would advance: { $do }
text-rumor = Rumor on { $space }{ $tokens ->
    [0] { "" }
    [one] , with 1 eldritch token on this card
   *[other] , with { $tokens } eldritch tokens on this card
}
text-solve-clues-on-this = At the end of the Mythos Phase, if the number of Clues on this card is { $than }, solve this Mystery
text-solve-eldritch-on-this = At the end of the Mythos Phase, if the number of eldritch tokens on this card is { $than }, solve this Mystery
text-solve-clues-on-sheet = At the end of the Mythos Phase, if the number of Clues on this sheet is { $than }, the Final Mystery is solved
text-solve-defeat = When { $monster } is defeated, solve this Mystery
text-final-defeat = When { $monster } is defeated, the Final Mystery is solved
text-initial-choose = Choose one: “{ $pass }” or “{ $fail }”
text-second-flip = If you would gain this Condition a second time, flip this card instead
text-opposite = If you would gain { $card }, discard this card instead
