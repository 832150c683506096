## The game

game-title = Eldritch Horror
game-tagline = Round the world together, before the Ancient One wakes. All win or lose as one, for 1 to 8.
mode-cooperative = All together

## Options

option-ancient_one = Ancient One
option-ancient_one-chosen = The Lead Investigator chooses
option-ancient_one-random = Drawn at random
option-ancient_one-azathoth = Azathoth
option-ancient_one-cthulhu = Cthulhu
option-ancient_one-shub-niggurath = Shub-Niggurath
option-ancient_one-yog-sothoth = Yog-Sothoth
option-random_investigators = Investigators
option-random_investigators-yes = Dealt at random
option-random_investigators-no = Chosen by the players
option-difficulty = Mythos cards
option-difficulty-normal = Normal: all cards
option-difficulty-easy = Easy: no hard cards
option-difficulty-hard = Hard: no easy cards
option-difficulty-staged = Staged: easy cards first, hard cards last
option-numbers = Reference numbers
option-numbers-printed = As printed
option-numbers-easier = Easier: as for fewer players
option-numbers-harder = Harder: as for more players
option-starting_rumor = Rumor at the start
option-starting_rumor-yes = On: a Rumor is in play from the beginning
option-starting_rumor-no = Off
option-final_alone = Final Mystery
option-final_alone-yes = Wins alone once the Ancient One is awake
option-final_alone-no = Wins together with three solved Mysteries
option-open_cards = Encounter cards
option-open_cards-yes = Open: outcomes are shown before the test
option-open_cards-no = Outcomes are read when they happen
option-lead = First Lead Investigator
option-lead-none = Random
option-lead-0 = Seat 1
option-lead-1 = Seat 2
option-lead-2 = Seat 3
option-lead-3 = Seat 4
option-lead-4 = Seat 5
option-lead-5 = Seat 6
option-lead-6 = Seat 7
option-lead-7 = Seat 8

## How it ends

reason-solved = The Mysteries are solved. The world may sleep again.
reason-awakened = The Ancient One is awake, and there is no world left to save.
reason-eliminated = No investigator is left to stand against the dark.
reason-exhausted = The Mythos deck is empty: time has run out.
reason-rumor = What was only a rumor has devoured the world.

## Comparing many games

figure-awake = The Ancient One awoke
figure-defeated = Investigators lost
figure-doom = Doom at the end
figure-gates = Gates at the end
figure-mysteries = Mysteries solved
figure-rounds = Rounds
trait-ancient-one = Ancient One
trait-investigator = Investigator

## Skills, tickets, colours, phases

skill-lore = Lore
skill-influence = Influence
skill-observation = Observation
skill-strength = Strength
skill-will = Will
skill-any = any skill

ticket-train = Train Ticket
ticket-ship = Ship Ticket
ticket-any = Travel Ticket of your choice

colour-green = green comet
colour-blue = blue stars
colour-red = red eclipse

phase-investigators = Choosing investigators
phase-ancient-one = Choosing the Ancient One
phase-set-up = Set-up
phase-action = Action Phase
phase-encounter = Encounter Phase
phase-mythos = Mythos Phase
phase-omen = Mythos Phase: advance Omen
phase-reckoning = Mythos Phase: reckoning
phase-gates = Mythos Phase: spawn Gates
phase-surge = Mythos Phase: Monster surge
phase-clues = Mythos Phase: spawn Clues
phase-text = Mythos Phase: the card's text
phase-end = Mythos Phase: end step

meeting-general = General encounter
meeting-regional = Encounter of this city
meeting-research = Research encounter
meeting-other-world = Other World encounter
meeting-expedition = Expedition encounter
meeting-fallen = Encounter with a fallen investigator
meeting-text = Encounter

## Names

card-none = nothing
clue-of = Clue ({ $space })
gate-of = Gate at { $space }
encounter-general = General encounter
encounter-america = America encounter
encounter-europe = Europe encounter
encounter-asia = Asia/Australia encounter
encounter-research = Research encounter
encounter-expedition = Expedition encounter: { $space }
encounter-special = Special encounter: { $title }

deck-mythos = Mythos deck
deck-gate = Gate stack
deck-general = General Encounter deck
deck-america = America Encounter deck
deck-europe = Europe Encounter deck
deck-asia = Asia/Australia Encounter deck
deck-other-world = Other World Encounter deck
deck-research = Research Encounter deck
deck-expedition = Expedition Encounter deck

benefit-incantation-spells = Incantation Spells
benefit-improve-observation = Improve Observation
benefit-ritual-spells = Ritual Spells
benefit-spawn-clues = Spawn Clues
benefit-improve-will = Improve Will
benefit-improve-influence = Improve Influence
benefit-improve-lore = Improve Lore
benefit-hurt-monsters = Hurt Monsters
benefit-improve-strength = Improve Strength

trait-item = Item
trait-weapon = Weapon
trait-tome = Tome
trait-ally = Ally
trait-service = Service
trait-trinket = Trinket
trait-magical = Magical
trait-teamwork = Teamwork
trait-madness = Madness
trait-injury = Injury
trait-boon = Boon
trait-bane = Bane
trait-deal = Deal
trait-common = Common
trait-restriction = Restriction
trait-incantation = Incantation
trait-ritual = Ritual
trait-event = Event
trait-ongoing = Ongoing
trait-rumor = Rumor

## Moves

move-choose-investigator = { $investigator }
move-choose-ancient-one = { $ancient_one }
move-draw-ancient-one = Let chance decide
move-travel = Travel to { $space }
move-spend-ticket = Spend a { $ticket }: on to { $space }
move-stop = Enough
move-rest = Rest
move-trade = Trade with { $partner }
move-prepare = Prepare for Travel: { $ticket }
move-acquire = Acquire Assets
move-perform = Action: { $card }
move-perform-local = { $holder_is ->
    [you] Local Action: your { $card }
   *[other] Local Action: { $card } of { $holder }
}
move-end-turn = Do nothing more
move-give-card = Hand over { $card }
move-give-clue = { $owner_is ->
    [you] Hand over a Clue of yours
   *[other] Hand over a Clue of { $owner }
}
move-give-ticket = { $owner_is ->
    [you] Hand over a { $ticket } of yours
   *[other] Hand over a { $ticket } of { $owner }
}
move-propose = Propose this exchange
move-accept = Do it
move-refuse = Leave it
move-take-loan = Take a bank loan: 2 more successes, and Debt
move-buy = Gain { $card }
move-throw = Discard { $card } from the reserve
move-fight = Fight { $monster }
move-meet = { $meeting }{ $card ->
    [none] { "" }
   *[some] : { $card }
}{ $clue ->
    [none] { "" }
   *[some] : { $clue }
}
move-pass = Leave it
move-use = Use { $card }
move-reroll-with-clue = Spend a Clue: reroll the { $face }
move-reroll-with-card = { $card }: reroll the { $face }
move-keep-dice = Keep the dice
move-pick-space = { $space }
move-pick-seat = { $seat }
move-pick-monster = { $monster }
move-pick-card = { $card }
move-pick-clue = { $clue }
move-pick-skill = { $skill }
move-pick-ticket = { $ticket }
move-pick-omen = { $colour } (space { $place ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
} of the track)
move-pick-die = The { $face }
move-pick-deck = { $deck }
move-pick-option = { $label }
move-pick-number = { $number }
move-pick-token = { $mad ->
    [yes] Fallen by loss of Sanity
   *[no] Fallen by loss of Health
}
move-resolve = Resolve { $card }
move-bring = { $seat_is ->
    [you] Bring a new investigator yourself
   *[other] { $seat } brings a new investigator
}
move-give-lead = { $seat_is ->
    [you] Remain Lead Investigator
   *[other] Make { $seat } Lead Investigator
}

## Events

event-lead-chosen = { $seat } { DO($seat_is, "are", "is") } the Lead Investigator.
event-investigator-chosen = { $seat } { DO($seat_is, "are", "is") } { $investigator } and { DO($seat_is, "begin", "begins") } at { $space }.
event-ancient-one-chosen = { $ancient_one } stirs.
event-round-began = Round { $round } begins.
event-phase-began = { $phase }.
event-moved = { $seat } { DO($seat_is, "move", "moves") } to { $space }.
event-ticket-spent = { $seat } { DO($seat_is, "spend", "spends") } a { $ticket }.
event-ticket-gained = { $seat } { DO($seat_is, "gain", "gains") } a { $ticket }.
event-ticket-lost = { $seat } { DO($seat_is, "lose", "loses") } a { $ticket }.
event-rested = { $seat } { DO($seat_is, "rest", "rests") }.
event-recovered = { $seat } { DO($seat_is, "recover", "recovers") } { $health ->
    [0] { $sanity } Sanity
   *[other] { $sanity ->
        [0] { $health } Health
       *[other] { $health } Health and { $sanity } Sanity
    }
}.
event-lost = { $seat } { DO($seat_is, "lose", "loses") } { $health ->
    [0] { $sanity } Sanity
   *[other] { $sanity ->
        [0] { $health } Health
       *[other] { $health } Health and { $sanity } Sanity
    }
}.
event-spent = { $seat } { DO($seat_is, "spend", "spends") } { $health ->
    [0] { $sanity } Sanity
   *[other] { $sanity ->
        [0] { $health } Health
       *[other] { $health } Health and { $sanity } Sanity
    }
}.
event-prevented = { $seat } { DO($seat_is, "are", "is") } spared the loss of { $health ->
    [0] { $sanity } Sanity
   *[other] { $sanity ->
        [0] { $health } Health
       *[other] { $health } Health and { $sanity } Sanity
    }
}.
event-trade-proposed = { $seat } { DO($seat_is, "propose", "proposes") } an exchange to { $partner }. { $seat } { DO($seat_is, "give", "gives") }: { $given_count ->
    [0] no cards
   *[other] { $given }
}, Clues: { $clues_given }, tickets: { $tickets_given }. { $partner } { DO($partner_is, "give", "gives") }: { $taken_count ->
    [0] no cards
   *[other] { $taken }
}, Clues: { $clues_taken }, tickets: { $tickets_taken }.
event-traded = { $seat } and { $partner } trade.
event-trade-refused = { $partner } { DO($partner_is, "do", "does") } not agree to the exchange with { $seat }.
event-clues-given = { $seat } { DO($seat_is, "give", "gives") } { $partner } { $count ->
    [one] 1 Clue
   *[other] { $count } Clues
}.
event-performed = { $seat } { DO($seat_is, "perform", "performs") } the action of { $card }.
event-used = { $seat }: { $card } takes effect.
event-test-began = { $seat } { DO($seat_is, "test", "tests") } { $skill } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
event-rolled = { $seat } { DO($seat_is, "roll", "rolls") } { $dice }.
event-rerolled = { $seat } { DO($seat_is, "reroll", "rerolls") } a { $old }: { $new }.
event-tested = { $seat }, { $skill }: { $result ->
    [0] failed
    [one] passed with 1 success
   *[other] passed with { $result } successes
}.
event-dice-thrown = { $seat } { DO($seat_is, "roll", "rolls") } { $dice }.
event-skill-improved = { $seat } { DO($seat_is, "improve", "improves") } { $skill } (+{ $by }).
event-acquire-began = { $seat } { DO($seat_is, "try", "tries") } to acquire assets.
event-loan-taken = { $seat } { DO($seat_is, "take", "takes") } a bank loan.
event-reserve-filled = { $card } comes into the reserve.
event-reserve-discarded = { $card } is discarded from the reserve.
event-card-gained = { $seat } { DO($seat_is, "gain", "gains") } { $card }.
event-card-lost = { $seat } { DO($seat_is, "discard", "discards") } { $card }.
event-card-boxed = { $seat } { DO($seat_is, "return", "returns") } { $card } to the box.
event-gain-replaced = { $seat } { DO($seat_is, "discard", "discards") } { $card } instead of gaining its opposite.
event-card-flipped = { $seat } { DO($seat_is, "flip", "flips") } { $card }. { $story }
event-card-turned-back = { $seat } { DO($seat_is, "turn", "turns") } { $card } back to its front.
event-back-seen = { $seat } { DO($seat_is, "look", "looks") } at the back of { $card }.
event-top-seen = { $seat } { DO($seat_is, "look", "looks") } at the top of the { $deck }{ $cards_count ->
    [0] { "" }
   *[other] : { $cards }
}.
event-clue-spawned = A Clue spawns at { $space }.
event-clue-moved = The { $clue } now lies at { $space }.
event-clue-gained = { $seat } { DO($seat_is, "gain", "gains") } a { $clue }.
event-clues-spent = { $seat } { DO($seat_is, "spend", "spends") } { $count ->
    [one] 1 Clue
   *[other] { $count } Clues
}.
event-clues-lost = { $seat } { DO($seat_is, "discard", "discards") } { $count ->
    [one] 1 Clue
   *[other] { $count } Clues
}.
event-clue-discarded = The { $clue } is discarded.
event-gate-spawned = A Gate opens at { $space }.
event-gate-closed = { $seat } { DO($seat_is, "close", "closes") } the { $gate }.
event-gate-discarded = The { $gate } is discarded.
event-monster-spawned = { $monster } spawns at { $space }.
event-monster-moved = { $monster } moves to { $space }.
event-monster-hurt = { $monster } loses { $num } Health.
event-monster-healed = { $monster } recovers { $num } Health.
event-monster-defeated = { $monster } is defeated.
event-monster-discarded = { $monster } is discarded.
event-combat-began = { $seat } { DO($seat_is, "fight", "fights") } { $monster }.
event-ambushed = { $monster } ambushes { $seat }.
event-encounter-began = { $seat } · { $card }. { $story }
event-story-told = { $part ->
    [pass] Pass: { $story }
    [fail] Fail: { $story }
   *[way] { $story }
}
event-encounter-ended = { $seat } { DO($seat_is, "have", "has") } finished this encounter: { $card }.
event-expedition-moved = The Active Expedition is now at { $space }.
event-mythos-drawn = Mythos card: { $card }. { $story }
event-mythos-stays = { $card } stays in play.
event-mythos-left = { $card } leaves play.
event-mythos-exhausted = The Mythos deck is empty.
event-omen-moved = The Omen advances to the { $colour }.
event-doom-moved = { $advanced ->
    [yes] Doom advances to { $doom }.
   *[no] Doom retreats to { $doom }.
}
event-doom-stopped = { $card } keeps Doom from advancing.
event-reckoned = Reckoning: { $card }.
event-tokens-put = { $count ->
    [one] 1 eldritch token is
   *[other] { $count } eldritch tokens are
} put on { $card }.
event-tokens-taken = { $count ->
    [one] 1 eldritch token is
   *[other] { $count } eldritch tokens are
} taken from { $card }.
event-clue-on-card = The { $clue } is put on { $card }.
event-omen-marked = An eldritch token is put on the { $colour } of the Omen track.
event-marker-put = A token of { $card } is put on { $space }.
event-marker-taken = The token of { $card } leaves { $space }.
event-rumor-put = Rumor at { $space }: { $card }.
event-rumor-ended = The Rumor { $card } is over.
event-mystery-drawn = The new Mystery: { $card }.
event-mystery-advanced = The Mystery { $card } advances.
event-mystery-solved = The Mystery { $card } is solved. Solved so far: { $solved }.
event-final-mystery-solved = The Final Mystery of { $ancient_one } is solved.
event-awakened = { $ancient_one } awakens!
event-tale-ended = { $won ->
    [yes] { $ancient_one } sleeps on.
   *[no] { $ancient_one } has the world.
}
event-was-delayed = { $seat } { DO($seat_is, "are", "is") } Delayed.
event-stood-up = { $seat } { DO($seat_is, "are", "is") } no longer Delayed.
event-turn-lost = { $seat }'s turn is over.
event-defeated = { $mad ->
    [yes] { $seat }: { $investigator } loses the last of their Sanity and lies at { $space }.
   *[no] { $seat }: { $investigator } loses the last of their Health and lies at { $space }.
}
event-devoured = { $seat }: { $investigator } is devoured.
event-rescued = { $seat } { DO($seat_is, "take", "takes") } leave of { $investigator }, who leaves the game.
event-asked = { $card }
event-eliminated = { $seat } { DO($seat_is, "are", "is") } eliminated.

## Questions

ask-ELD-ACQ-02 = Which Asset do you gain with your successes?
ask-ELD-ACQ-04 = You may discard one card from the reserve. Which?
ask-ELD-ACQ-06 = Do you take a bank loan for 2 more successes?
ask-ELD-ACQ-10 = Which card of the reserve is discarded?
ask-ELD-ACT-01 = Your turn: which action do you perform?
ask-ELD-ACT-03 = You may perform a further action now. Which?
ask-ELD-CBT-01 = The combat is over: what do you resolve?
ask-ELD-CLU-09 = Which Clue do you move?
ask-ELD-CPX-03 = The encounter leaves you a choice: what do you do?
ask-ELD-DEF-04 = You are defeated. In which city do you lie?
ask-ELD-DEF-05 = You lost both your last Health and your last Sanity. How did you fall?
ask-ELD-DEF-07 = You are defeated. Who is the Lead Investigator now?
ask-ELD-ENC-02 = Which Monster do you fight first?
ask-ELD-ENC-05 = No Monster is left here: you may have another encounter. Which?
ask-ELD-ENC-06 = Which encounter do you have?
ask-ELD-EPC-03 = Which Monster do you choose?
ask-ELD-GAN-07 = Which card do you gain?
ask-ELD-GAN-09 = What you gained takes effect: what do you resolve?
ask-ELD-GAT-05 = Which Gate is discarded?
ask-ELD-GEN-06 = Which investigator do you choose?
ask-ELD-GEN-10 = { $step_is ->
    [step-none] { $card }: what do you do?
   *[some] { $card }: { $step }
}
ask-ELD-GEN-11 = Which effect do you use or resolve?
ask-ELD-MAP-05 = Several spaces are equally near. Which?
ask-ELD-MAP-08 = Which space do you choose?
ask-ELD-MYT-16 = On which space do Monsters spawn next?
ask-ELD-NEW-02 = Choose your new investigator.
ask-ELD-OMN-04 = On which space of the track do you set the Omen?
ask-ELD-PRE-01 = Which ticket do you gain?
ask-ELD-PRE-04 = You can keep two tickets. Which one do you discard?
ask-ELD-RKN-02 = Reckoning: which effect is resolved next?
ask-reckoning = Reckoning, { $count } effects to come here: which is resolved next?
ask-ELD-RND-03 = Who is the Lead Investigator in the next round?
ask-test = { $skill } test: the dice show { $dice }. Do you reroll one?
ask-of-test = { $card }: { $skill } test: the dice show { $dice }. Do you reroll one?
ask-ELD-RRL-01 = Do you reroll a die?
ask-ELD-RSP-02 = No Clue can show a random space: which space shall it be?
ask-ELD-RST-04 = You rest: which effect do you use or resolve?
ask-ELD-SET-06 = Which investigator will you be?
ask-ELD-SET-09 = Which Ancient One is waking?
ask-ELD-SKL-02 = Which skill do you improve?
ask-ELD-SPD-01 = Which ticket do you spend?
ask-ELD-SPD-04 = What do you discard?
ask-ELD-SPD-06 = The group pays with Clues. How many do you give?
ask-ELD-SPL-01 = Which card's back do you look at?
ask-ELD-TIM-05 = You are about to lose Health or Sanity. Do you prevent some of it?
ask-ELD-TIM-06 = Do you use this instead of what would happen?
ask-ELD-TIM-11 = The Omen has moved: which effect do you resolve?
ask-ELD-TIM-14 = End of the Mythos Phase: what comes next?
ask-end-step = End of the Mythos Phase: { $cards } { $cards_count ->
    [one] is
   *[other] are
} still to be resolved. What comes first?
ask-ELD-TKN-01 = About which Clue is the Research encounter?
ask-ELD-TRD-01 = Trade: what changes hands? Propose it when you are done.
ask-ELD-TRD-02 = Do you agree to this exchange?
ask-ELD-TRV-02 = Do you travel on with a ticket?
ask-ELD-TST-05 = Do you use something for this test?
ask-ELD-TST-14 = Which die of the test do you choose?

story-none = { "" }
label-none = { "" }

## The board in the terminal

eldritch-head = Round { $round } · { $phase } · Doom { $doom } · Omen: { $omen } · Mythos deck: { $mythos }
eldritch-asleep = asleep
eldritch-awake = awake
eldritch-solved = { $solved } of { $all } Mysteries solved
eldritch-mystery = Mystery
eldritch-ongoing = In play
eldritch-tokens = eldritch tokens: { $count }
eldritch-space = Space
eldritch-gate = Gate
eldritch-clues = Clues
eldritch-monsters = Monsters
eldritch-others = Also there
eldritch-rumor = Rumor: { $card }
eldritch-expedition = Active Expedition
eldritch-fallen = { $name }, defeated
eldritch-token-of = token of { $card }
eldritch-investigator = Investigator
eldritch-where = Where
eldritch-health = Health
eldritch-sanity = Sanity
eldritch-skills = Skills
eldritch-possessions = Possessions
eldritch-lead = Lead
eldritch-delayed = Delayed
eldritch-turned = turned
eldritch-tickets = { $ticket } × { $count }
eldritch-eliminated = eliminated
eldritch-reserve = Reserve
eldritch-set-aside = In the cup: { $cup } · Gates left: { $gates } · Clues in the pool: { $pool }

## The board in the browser

web-eldritch-map = Map of the world
web-eldritch-zoom-in = Closer
web-eldritch-zoom-out = Farther away
web-eldritch-show-me = Show my investigator
web-eldritch-city = City
web-eldritch-wilderness = Wilderness
web-eldritch-sea = Sea
web-eldritch-number = Space { $number }
web-eldritch-site = Expedition site
web-eldritch-path-train = Train
web-eldritch-path-ship = Ship
web-eldritch-path-uncharted = Uncharted
web-eldritch-gate = Gate: { $colour }
web-eldritch-matches = matches the Omen
web-eldritch-gate-tip = Behind it lies another world. When the Omen reaches its colour, Doom advances.
web-eldritch-expedition = Active Expedition
web-eldritch-expedition-tip = Whoever is here can have an Expedition encounter.
web-eldritch-clue = Clue
web-eldritch-clue-tip = Whoever is here can have a Research encounter to gain it.
web-eldritch-monster-here = { $damage ->
    [0] { $name }
   *[other] { $name } ({ $damage } of { $toughness } Health lost)
}
web-eldritch-hurt = { $damage } of { $toughness } Health lost
web-eldritch-rumor = Rumor: { $name }
web-eldritch-token = Eldritch tokens: { $count } ({ $name })
web-eldritch-mystery-token = Mystery tokens: { $count } ({ $name })
web-eldritch-fallen = { $name } lies here, crippled
web-eldritch-fallen-mad = { $name } lies here, insane
web-eldritch-delayed = Delayed
web-eldritch-delayed-tip = Stands up instead of acting in the next Action Phase.
web-eldritch-round = Round { $round }
web-eldritch-actions = Actions left: { $count }
web-eldritch-lead = Lead Investigator
web-eldritch-lead-tip = Goes first, and decides where the rules leave a choice to the table.
web-eldritch-doom = Doom
web-eldritch-doom-at = Doom stands on { $doom } of { $most }
web-eldritch-doom-tip = Doom stands on { $doom }. On 0 the Ancient One awakens.
web-eldritch-omen = Omen
web-eldritch-omen-at = Omen: { $colour }
web-eldritch-omen-tip = When the Omen comes here, Doom advances by 1 for each Gate of this colour.
web-eldritch-tokens = Eldritch tokens: { $count }
web-eldritch-threat = Ancient One and Mystery
web-eldritch-asleep = asleep
web-eldritch-awake = awake
web-eldritch-mystery = Mystery
web-eldritch-solved = Mysteries solved: { $solved } of { $needed }
web-eldritch-progress = Progress: { $done } of { $goal }
web-eldritch-ongoing = Cards that stay in play
web-eldritch-reserve = Reserve
web-eldritch-choice = To choose from
web-eldritch-tops = Seen on top of a deck
web-eldritch-pile-mythos = Mythos deck
web-eldritch-pile-gates = Gate stack
web-eldritch-pile-cup = Monster cup
web-eldritch-pile-clues = Clue pool
web-eldritch-pile-assets = Asset deck
web-eldritch-pile-artifacts = Artifact deck
web-eldritch-pile-spells = Spell deck
web-eldritch-pile-conditions = Condition deck
web-eldritch-left = Left: { $count }
web-eldritch-discarded = Discarded: { $count }
web-eldritch-health = Health
web-eldritch-sanity = Sanity
web-eldritch-improved = Improved by { $by }
web-eldritch-skill-tip = So many dice are rolled in a test of this skill.
web-eldritch-short-lore = Lor
web-eldritch-short-influence = Inf
web-eldritch-short-observation = Obs
web-eldritch-short-strength = Str
web-eldritch-short-will = Wil
web-eldritch-clues-held = Clues: { $count }
web-eldritch-out = Eliminated
web-eldritch-choosing = Chooses an investigator
web-eldritch-back = Its back, as you have seen it:
web-eldritch-turned = Its back is up:
web-eldritch-choose-investigator = Who will you be?
web-eldritch-choose-ancient-one = Which Ancient One is waking?
web-eldritch-figure-value = Value { $number }
web-eldritch-figure-health = Health { $number }
web-eldritch-figure-sanity = Sanity { $number }
web-eldritch-figure-lore = Lore { $number }
web-eldritch-figure-influence = Influence { $number }
web-eldritch-figure-observation = Observation { $number }
web-eldritch-figure-strength = Strength { $number }
web-eldritch-figure-will = Will { $number }
web-eldritch-figure-horror = Horror { $number }
web-eldritch-figure-damage = Damage { $number }
web-eldritch-figure-toughness = Toughness { $number }
web-eldritch-figure-doom = Doom { $number }
web-eldritch-story = Story
web-eldritch-fold = Fold the story away
web-eldritch-on = Go on
web-eldritch-read = Read as a page: { $title }
web-eldritch-life = Life
web-eldritch-to-sheets = Back to the sheets
web-eldritch-earlier = Earlier
web-eldritch-later = Later
web-eldritch-scene-encounter = Encounter
web-eldritch-scene-combat = Combat
web-eldritch-scene-mythos = Mythos
web-eldritch-scene-action = Action
web-eldritch-scene-test = Test
web-eldritch-scene-card = Back of a card
web-eldritch-scene-text = Effect of a card
web-eldritch-scene-reckoning = Reckoning
web-eldritch-scene-opening = How it begins
web-eldritch-scene-mystery = Mystery
web-eldritch-scene-awakening = The awakening
web-eldritch-scene-fall = A last line
web-eldritch-scene-ending = How it ends
web-eldritch-roll = Roll
web-eldritch-result = { $result ->
    [0] Failed
    [one] Passed: 1 success
   *[other] Passed: { $result } successes
}

## The rules in short

summary-1 = Together: all investigators win or lose as one. Solve as many Mysteries as the Ancient One's sheet asks for, before it has its way.
summary-2 = A round has three phases: actions, encounters, Mythos. You take your turn in each of them.
summary-3 = Actions: two different ones. Travel to a neighbouring space, rest, prepare a ticket, acquire assets in a city, trade, or what a card or your investigator offers.
summary-4 = Encounters: first fight every Monster on your space. When all are gone, have one encounter there: the city's own, a Clue, a Gate, an expedition.
summary-5 = Tests: roll as many dice as the skill says. Every 5 or 6 is a success, and one is enough. A Clue buys a reroll of one die.
summary-6 = Mythos: one card ends the round. The Omen moves, Gates of its colour advance Doom, Monsters come, cards with a reckoning act.
summary-7 = Defeat: without Health or Sanity your investigator falls and Doom advances. You go on with another one.
summary-8 = The end: at Doom 0 the Ancient One wakes and wants more of you. When a Mythos card is to be drawn and the deck is empty, everybody loses.
