## The game

game-title = Lucidity: Six-Sided Nightmares
game-tagline = How deep do you dare to sleep? A press-your-luck dice game for 1 to 4.
mode-solo = Alone
mode-rivals = Against each other

## Options

option-temptation = Temptation
option-temptation-none = Not used
option-temptation-green = Green side instead of Envy
option-temptation-red = Red side instead of Primeval Fear
option-first = Starting player
option-first-none = Random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-last_watch = Last Watch
option-last_watch-yes = On: every other Dreamer has one more turn after 15 Power
option-last_watch-no = Off: 15 Power ends the game at once
option-lord = Lord (solo)
option-lord-depths = { lord-depths }
option-lord-envy = { lord-envy }
option-lord-imprisonment = { lord-imprisonment }
option-lord-primeval-fear = { lord-primeval-fear }

## Dice

colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red

symbol-power-1 = Power 1
symbol-power-2 = Power 2
symbol-hunt = Hunt
symbol-exhaust = Exhaust
symbol-shadow = Shadow

die = { $colour }
die-showing = { $colour } { $symbol }

## Cards

row-power = Power
row-hunt = Hunt
row-exhaust = Exhaust
row-shadow = Shadow

role-dreamer = Dreamer
role-nightmare = Nightmare
role-eliminated = Eliminated

nightmare-depths = The Depths
nightmare-envy = Envy
nightmare-imprisonment = Imprisonment
nightmare-primeval-fear = Primeval Fear
nightmare-temptation-green = Temptation (green)
nightmare-temptation-red = Temptation (red)

track-light = Light
track-middle = Middle
track-deep = Deep

temptation-none = No Temptation
temptation-green = Temptation, green side
temptation-red = Temptation, red side

lord-depths = Lord of the Depths
lord-envy = Lord of Envy
lord-imprisonment = Lord of Imprisonment
lord-primeval-fear = Lord of Primeval Fear

## Moves

move-sleep = Sleep: { $track }
move-put-back = Return a { $die } die to the bag
move-resolve = Resolve the { $die }
move-reroll = Pay a { $pay } to reroll the { $die }
move-let-it-be = Leave it as it is
move-pick = Choose the { $die }
move-move-to-hunt = Move the { $die } die to the Hunt row
move-become = Become the { $colour } Nightmare
move-return-shadow = Rest: return the { $die } to the bag
move-return-no-shadow = Rest: return nothing, there is no Shadow
move-return-exhaust = Rest: return all Exhaust dice to the bag
move-dream-again = Dream Again, one space deeper
move-consume = Consume Power: take a { $die } from { $victim }
move-send-minions = Send Minions
move-send-to = Send the minion die to { $receiver }
move-target-rerolls = The target rerolls two dice of their own choice
move-reroll-this = The target rerolls the { $die }
move-take-power = Take the { $die }
move-give-as-exhaust = Put the stolen die into the target's Exhaust row
move-tempt = Make the target choose a die on their card
move-set-face = Set the die to { $symbol }
move-take-hunt = Take the { $die } die from the Hunt row as Power 1
move-give-up = Give up the { $die } to the bag

## Questions

ask-LUC-STEP1-01 = How deep do you sleep? Light draws 3, then 4, then 5 dice; Middle 4, then 5; Deep 5.
ask-LUC-DRAW-02 = Which dice go back to the bag? Two in all.
ask-LUC-RES-02 = Resolve the next die, or reroll one while you can pay.
ask-LUC-RR-08 = Your minion die is about to be resolved. Pay to have it rerolled?
ask-LUC-SHD-04 = Shadow of Envy: which die on your neighbour's card must be rerolled?
ask-of-neighbour = Shadow of Envy: which die on the card of { $seat } must be rerolled?
ask-LUC-SHD-09 = Shadow of Primeval Fear: which Exhaust die moves to your Hunt row?
ask-LUC-NM-01 = Your Shadow rows are tied. Which Nightmare do you become?
ask-LUC-REST-01 = You must rest. What goes back to the bag?
ask-LUC-DRM-01 = Rest now, or dream again?
ask-LUC-NMT-01 = You are a Nightmare: consume Power or send minions?
ask-LUC-MIN-01 = A minion sets out: return one die, then choose the Dreamer who gets the other.
ask-LUC-NENV-02 = Envy has stolen a die. Which reroll does the target make?
ask-LUC-NENV-03 = Envy makes you reroll two unresolved dice. Which ones?
ask-LUC-NENV-04 = Take one of the rerolled dice that show Power?
ask-LUC-NIMP-02 = Keep the stolen die as it is, or turn it to Exhaust and give it to the target?
ask-LUC-NFEAR-02 = Keep the stolen die as it is, or turn it to Exhaust and give it to the target?
ask-LUC-TEMG-02 = Temptation is whispering. What do you choose?
ask-LUC-TEMR-02 = Temptation: move an Exhaust die to Hunt, take a Hunt die, or neither?
ask-LUC-SOLO-18 = The Lord of Envy wants a share. Which Power die do you give up?

## Events

event-turn-began = { $seat } { DO($seat_is, "begin", "begins") } a turn as a { $role }.
event-fell-asleep = { $seat } { DO($seat_is, "fall", "falls") } asleep on the { $track } track: { $dice } dice.
event-dreamed-on = { $seat } { DO($seat_is, "dream", "dreams") } on: { $dice } dice.
event-drew =
    { $dice_count ->
        [one] { $seat } { DO($seat_is, "draw", "draws") } a { $dice } die.
       *[other] { $seat } { DO($seat_is, "draw", "draws") } { $dice }.
    }
event-returned =
    { $dice_count ->
        [one] { $seat } { DO($seat_is, "put", "puts") } a { $dice } die back.
       *[other] { $seat } { DO($seat_is, "put", "puts") } back { $dice }.
    }
event-rolled =
    { $dice_count ->
        [one] { $seat } { DO($seat_is, "roll", "rolls") } a { $dice } die: { $symbols }.
       *[other] { $seat } { DO($seat_is, "roll", "rolls") } { $dice }: { $symbols }.
    }
event-paid =
    { $onto_card ->
        [yes] { $seat } { DO($seat_is, "pay", "pays") } a { $die } die for a reroll; it goes onto the Nightmare card of its colour.
       *[no]
            { $to ->
                [none] { $seat } { DO($seat_is, "pay", "pays") } a { $die } die for a reroll; it goes back to the bag.
               *[other] { $seat } { DO($seat_is, "pay", "pays") } a { $die } die for a reroll; it goes to { $to }.
            }
    }
event-placed = { $seat } { DO($seat_is, "place", "places") } a { $die } die in the { $row } row.
event-moved = On { $seat }'s card a { $die } die moves to the { $row } row.
event-picked-up = A { $die } die slips off { $seat }'s card, unresolved again: { $by }'s doing.
event-stolen = { $by } ({ $nightmare }) { DO($by_is, "steal", "steals") } a { $die } die from { $seat } as Power 1.
event-given-as-exhaust = { $by } { DO($by_is, "drop", "drops") } the stolen { $die } die into { $seat }'s Exhaust row.
event-power-taken = { $by } { DO($by_is, "take", "takes") } a { $die } die from { $seat } as Power.
event-tempted = { $by } { DO($by_is, "set", "sets") } { $seat }'s { $die } die to { $symbol }.
event-minion-sent = { $by } { DO($by_is, "send", "sends") } a { $die } minion to { $seat }.
event-exhausted =
    { $lost_count ->
        [0] { $seat } { DO($seat_is, "are", "is") } exhausted, but { DO($seat_is, "have", "has") } no { $colour } Power to lose.
        [one] { $seat } { DO($seat_is, "are", "is") } exhausted and { DO($seat_is, "lose", "loses") } all { $colour } Power: 1 die.
       *[other] { $seat } { DO($seat_is, "are", "is") } exhausted and { DO($seat_is, "lose", "loses") } all { $colour } Power: { $lost_count } dice.
    }
event-eliminated = { $seat } { DO($seat_is, "are", "is") } hunted down and eliminated.
event-became-nightmare =
    { $gained_count ->
        [0] { $seat } { DO($seat_is, "become", "becomes") } a Nightmare: { $nightmare }!
        [one] { $seat } { DO($seat_is, "become", "becomes") } a Nightmare: { $nightmare }! 1 die waited on its card.
       *[other] { $seat } { DO($seat_is, "become", "becomes") } a Nightmare: { $nightmare }! { $gained_count } dice waited on its card.
    }
event-rested =
    { $dice_count ->
        [0] { $seat } { DO($seat_is, "rest", "rests") } and { DO($seat_is, "let", "lets") } go of nothing.
        [one] { $seat } { DO($seat_is, "rest", "rests") } and { DO($seat_is, "let", "lets") } go of a { $dice } die.
       *[other] { $seat } { DO($seat_is, "rest", "rests") } and { DO($seat_is, "let", "lets") } go of { $dice }.
    }
event-last-watch =
    { $seats_count ->
        [0] 15 Power! No other Dreamer is left to keep the Last Watch.
       *[other] 15 Power! The Last Watch begins. One more turn for { $seats }.
    }
event-spooks-came =
    { $dice_count ->
        [one] A { $dice } Spook creeps up on { $seat }.
       *[other] { $dice_count } Spooks creep up on { $seat }: { $dice }.
    }
event-awoke = A Nightmare wakes over { $seat }: { $nightmare }.
event-game-ended =
    { $reason ->
        [power] { reason-power }
        [no-dreamer] { reason-no-dreamer }
        [lone-survivor] { reason-lone-survivor }
        [empty-bag] { reason-empty-bag }
        [hunted] { reason-hunted }
        [awakened-twice] { reason-awakened-twice }
        [spooks-endured] { reason-spooks-endured }
        [spooks-prevailed] { reason-spooks-prevailed }
       *[other] The game is over.
    } { $winners_count ->
        [0] The dream is lost.
        [one] Victory for { $winners }!
       *[other] Shared victory: { $winners }!
    } Final Power: { $scores }.

## How a game ended

reason-power = 15 Power is reached.
reason-no-dreamer = No Dreamer is left.
reason-lone-survivor = Only one player is left.
reason-empty-bag = The bag is empty.
reason-hunted = The hunt is over: the Dreamer is caught.
reason-awakened-twice = A Nightmare already Awakened has stirred again.
reason-spooks-endured = The last Spooks have come, and the Power was enough.
reason-spooks-prevailed = The last Spooks have come, and the Power was too little.

## Comparing many games

figure-rounds = Rounds
start-first = plays first
start-later = plays later
trait-nightmare = Nightmare at the end
trait-role = Role at the end
trait-start = Place in the order of play

## Dreamers

persona-1-name = Ines
persona-1-line = A night nurse who counts other people's breaths.
persona-2-name = Mika
persona-2-line = Sets nine alarms and trusts none of them.
persona-3-name = Wren
persona-3-line = Sings to stay awake; the dark knows the chorus.
persona-4-name = Ludo
persona-4-line = Owes the dark a favour and pays in instalments.

## Becoming a Nightmare

intro-depths = The water closes overhead, and far below something opens its eyes.
intro-envy = A thousand borrowed faces, and still it wants the next one.
intro-imprisonment = The last lock clicks shut, and the jailer has the dreamer's hands.
intro-primeval-fear = Older than fire, it drops to all fours and listens.
intro-temptation-green = It smiles like a friend and holds out an open hand.
intro-temptation-red = "This way," it tells the hunted, and points into the dark.

## Facing a Lord

lord-intro-depths = The Lord of the Depths is patient: every night the water stands a little higher.
lord-intro-envy = The Lord of Envy counts your Power, and always finds it too much.
lord-intro-imprisonment = The Lord of Imprisonment leaves the door open; only the corridor has no end.
lord-intro-primeval-fear = The Lord of Primeval Fear gives you a head start: prey tastes better out of breath.

## Dream images, blue

vignette-blue-0 = The stairs go down into water.
vignette-blue-1 = Something answers from below.
vignette-blue-2 = Your pockets fill with sand.
vignette-blue-3 = It is raining inside the wardrobe.
vignette-blue-4 = The tide comes in under the door.
vignette-blue-5 = Fish drift past the street lamps.
vignette-blue-6 = Tonight the bathtub has no bottom.
vignette-blue-7 = A drowned bell strikes thirteen.
vignette-blue-8 = The ceiling ripples when you breathe.
vignette-blue-9 = You call, and bubbles come out.

## Dream images, green

vignette-green-0 = A friend wears your face.
vignette-green-1 = They laugh one room away.
vignette-green-2 = Your seat is taken.
vignette-green-3 = The mirror smiles first.
vignette-green-4 = The applause is for somebody behind you.
vignette-green-5 = You are missing from every photograph.
vignette-green-6 = A stranger hums your mother's lullaby.
vignette-green-7 = Your coat fits them better.
vignette-green-8 = They open your letters and weep with joy.
vignette-green-9 = Everyone turns round and looks past you.

## Dream images, yellow

vignette-yellow-0 = The door was a drawing.
vignette-yellow-1 = Headlights, and your feet are roots.
vignette-yellow-2 = The bed has straps.
vignette-yellow-3 = The key melts in your hand.
vignette-yellow-4 = The corridor leads back to the corridor.
vignette-yellow-5 = The room is one step smaller again.
vignette-yellow-6 = You shout; the glass keeps it.
vignette-yellow-7 = Someone has sewn your sleeves together.
vignette-yellow-8 = The lift stops between floors, for years.
vignette-yellow-9 = There is a lock on both sides.

## Dream images, red

vignette-red-0 = Grass parts against the wind.
vignette-red-1 = It has learned your gait.
vignette-red-2 = You smell your own fear first.
vignette-red-3 = Two lamps blink. They are not lamps.
vignette-red-4 = Something heavy stops when you stop.
vignette-red-5 = The birds have all gone quiet.
vignette-red-6 = Your footprints are no longer alone.
vignette-red-7 = A branch snaps, very close.
vignette-red-8 = You climb. It climbs better.
vignette-red-9 = The trail it follows is warm. Yours.

## What the Nightmares do

nightmare-depths-text = Steals blue Shadows as Power 1. After each theft it draws two dice, returns one and sends the other to any Dreamer as a minion die.
nightmare-envy-text = Steals green Shadows and green Power as Power 1. Then the target rerolls either two unresolved dice of their own choice (one, if only one is left), of which Envy may take one that shows Power, or one of Envy's choice.
nightmare-imprisonment-text = Steals yellow Shadows and yellow Exhaust as Power 1. Instead of keeping the die, it may turn it to Exhaust and put it into the target's Exhaust row.
nightmare-primeval-fear-text = Steals red Shadows and red Hunt as Power 1. Instead of keeping the die, it may turn it to Exhaust and put it into the target's Exhaust row.
nightmare-temptation-green-text = Steals green Shadows and green Power as Power 1. Then it may make the target choose a die on their card, and may set that die to any face of its colour; once set, it is resolved anew. If that very die is stolen, the ability is not used again.
nightmare-temptation-red-text = Steals red Shadows and red Hunt as Power 1. Then it may move one of the target's Exhaust dice, if there are two or more, to the target's Hunt row, or take one die from that Hunt row as Power 1.

## What Shadows do

shadow-blue-text = Shadow of the Depths: draw a die, roll it and add it to your unresolved dice.
shadow-green-text = Shadow of Envy: the next player chooses a die on your card, but no green Shadow; reroll it and resolve it again. Alone, chance chooses, Power first.
shadow-yellow-text = Shadow of Imprisonment: if a yellow die stands in your Exhaust row, one turns to Shadow and moves to your yellow Shadow row.
shadow-red-text = Shadow of Primeval Fear: if any die stands in your Exhaust row, choose one and move it to your Hunt row.

## What the Lords do

lord-depths-text = While blue is Awakened, each Shadow of the Depths draws two dice.
lord-envy-text = At each rest with 4 Power or more, return a Power 1 die of your choice to the bag, or a Power 2 die if you have no Power 1.
lord-imprisonment-text = You cannot Dream Again while any die stands in your Exhaust row.
lord-primeval-fear-text = At the check each Awakened Nightmare counts as one die in your Hunt row.

## Help card

summary-1 = Your turn: choose a track, draw that many dice, return two, roll the rest and resolve them. Then rest, or dream again with more dice.
summary-2 = Power: the dice in your Power row count 1 or 2 each. The most Power wins.
summary-3 = Hunt: four dice in the row, and you are eliminated. Resting does not help.
summary-4 = Exhaust: with three dice you lose all Power of a random colour and must rest. A rest returns one Shadow or all Exhaust dice.
summary-5 = Shadows: each has an effect. Three of one colour (four with one or two players) make you its Nightmare; alone, they awaken it.
summary-6 = Rerolls: pay a Power die to reroll an unresolved die of the same colour, as often as you can pay.
summary-7 = Nightmares: they steal certain symbols of their colour from Dreamers. On their turn they take Power of their colour or send a minion die.
summary-8 = The end: somebody has 15 Power at the end of a turn, no Dreamer is left, all but one are eliminated, or the bag runs dry.

## The board in the terminal

lucidity-role = Role
lucidity-power = Power
lucidity-hunt = Hunt
lucidity-exhaust = Exhaust
lucidity-shadows = Shadows
lucidity-pool = Unresolved dice
lucidity-drawn = Drawn dice
lucidity-bag = In the bag
lucidity-on-card = On unclaimed Nightmare cards
lucidity-spooks = Spooks (bottom first)
lucidity-awakened = Awakened
lucidity-track = { $track }: { $dice } dice now
lucidity-round = Round { $round }
lucidity-legend = +1 +2 Power · ☠ Hunt · z Exhaust · ● Shadow
