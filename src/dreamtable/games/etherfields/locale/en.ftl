## Etherfields

game-title = Etherfields
game-tagline = A long dream, one door at a time.
mode-cooperative = All together

## Options

option-gate = Gate (one you have not met tells what lies ahead)
option-gate-i-01-x = Gate 1 · about an hour
option-gate-i-02-x = Gate 2 · about an hour and a half
option-gate-i-03-x = Gate 3 · about an hour and a half
option-gate-i-04-x = Gate 4 · about an hour and a half
option-pack_gate = A Gate of a pack
option-turn_by_turn = How Dreamers act
option-turn_by_turn-yes = In rounds, one after another
option-turn_by_turn-no = All at the same time, in any order
option-one_roll = Movement of Entities
option-one_roll-yes = One roll for all figures
option-one_roll-no = A roll for each figure
option-playing_cards = Playing cards
option-playing_cards-yes = Once a Dream they may help, or harm
option-playing_cards-no = Not used
option-votes = Small decisions
option-votes-yes = The group votes on them as well
option-votes-no = The First Player makes them
option-short_nights = Nights
option-short_nights-yes = Short: Gates cost fewer Keys, and nobody meets the same Slumber a third time
option-short_nights-no = As printed
option-story = How hard it is
option-story-yes = Story mode: more Turns and Hours, no Flaws
option-story-no = As printed
option-closed_hands = Hands
option-closed_hands-yes = Closed: others see how many cards you hold
option-closed_hands-no = Open

## Endings

reason-victory = You have answered, and the Dream lets you go.
reason-failure = Time has run out, and the Dream keeps what it wanted.
reason-death = A Dreamer has died, and all of you have failed.
kept-victory = The Dream was brought to its good end.
kept-failure = The Dream ended in failure.
kept-death = A Dreamer died in the Dream.
kept-no-further = The streets end here for now.
previously-way = You walk through the city now; somewhere in it “{ $gate }” opens.
previously-gate = You stand before “{ $gate }”.
kept-item = Item: { $card }
kept-mask = Mask: { $card }
kept-note = Note: { $card }

## Comparing many evenings

ending-victory = Victory
ending-failure = Out of Turns
ending-death = Death
figure-distress = Distress at the end
figure-hours = Hours at the end
figure-paragraphs = Paragraphs read
figure-progress = Progress cards at the end
figure-sealed = Sealed cards at the end
figure-tiles = Tiles laid
figure-turns = Turns
trait-dreamer = Dreamer
trait-ending = Ending

## Things

card-none = nothing
space-none = nowhere
space-at = { $slot } { $corner }
space-in = { $tile }, { $corner }
corner-nw = north-west
corner-ne = north-east
corner-sw = south-west
corner-se = south-east
figure-of = { $card } ({ $number })
figure-number = figure { $number }
paragraph-number = paragraph { $number }
code-name = { $code }
code-portrait = { $code } of the { $dreamer }
back-dreamer = the back of the { $dreamer }
back-plain = a plain back
back-empty = an empty deck
back-flaw = the back of a Flaw
back-code = the back of { $code }
action-back = { $action } (top of the deck)
colour-wrath = Wrath
colour-cunning = Cunning
colour-awareness = Awareness
luck-fail = failure
luck-blank = blank
luck-one = +1
luck-two = +2
luck-three = +3
pace-one = one space
pace-full = full movement
pace-full-again = full movement, and again
phase-dreamers = Choosing Dreamers
phase-gate = Opening the Gate
phase-entrance = Entering
phase-start = A new Turn
phase-draw = Draw step
phase-floor = Cards and Actions
phase-events = Dreamscape Phase
phase-turn-end = End of the Turn
phase-over = The end
suit-hearts = ♥
suit-spades = ♠
suit-diamonds = ♦
suit-clubs = ♣
luckless-ether = discard 1 Ether
luckless-distress = suffer 1 Distress
luckless-seal = Seal 3 cards
element-morphings = Morphings
element-gems = Shining Gems
element-hours = Hours
element-distress = Distress
element-sealed = Sealed cards
kind-morphing = Morphing effect
kind-basic = Basic effect
kind-special = Special effect
kind-movement = Entity movement
setting-digit = { $number }
thing-ether = Ether
thing-gem = Shining Gem
thing-gems = Gems
thing-key = Key
thing-hour = Hour
thing-mask = Mask
thing-distress = Distress
thing-sealed = Sealed cards
thing-hand = cards in hand
thing-progress = Progress cards
thing-flaws = Flaws
thing-light = Light
thing-light-night = night-light
thing-light-steady = Light that never goes out
thing-light-ember = Light that never goes out
thing-darkness = Darkness
thing-swamp = Swamp
thing-water = Water
thing-terrain = terrain
thing-same = the same terrain
thing-threat = Threat token
thing-entrance = entrance
thing-story = Story token
thing-story-1 = Story token 1
thing-story-2 = Story token 2
thing-story-3 = Story token 3
thing-story-4 = Story token 4
thing-story-5 = Story token 5
thing-story-6 = Story token 6
thing-story-7 = Story token 7
thing-story-8 = Story token 8
thing-story-9 = Story token 9
thing-story-10 = Story token 10
glyph-moth = moth
glyph-key = key
glyph-wave = wave
glyph-ladder = ladder
glyph-eye = eye
glyph-bell = bell
glyph-thread = thread
glyph-salt = salt
glyph-hare = hare
glyph-candle = candle
glyph-door = door
glyph-mask = mask
glyph-wheel = wheel
thing-universal = Universal marker
thing-spirit = Spirit token
thing-personal = Personal token
thing-hole = Hole token
thing-wall = Wall token
thing-mark-key = a key, drawn upright
thing-mark-key-over = a key, drawn upside down
thing-mark-cup = a cup, its handle to the right
thing-mark-cup-left = a cup, its handle to the left
thing-mark-bird = a bird, drawn upright
thing-mark-bird-over = a bird, drawn upside down
thing-mark-hat = a hat, drawn upright
thing-mark-hat-over = a hat, drawn upside down
thing-stairs = stairs
thing-trap = trap
thing-special = special space
thing-special-hearts = special space ♥
thing-special-spades = special space ♠
thing-special-diamonds = special space ♦
thing-special-clubs = special space ♣
thing-spawn = spawn space
thing-spawn-hearts = spawn space ♥
thing-spawn-spades = spawn space ♠
thing-spawn-diamonds = spawn space ♦
thing-spawn-clubs = spawn space ♣
thing-draw-1 = drawing bonus 1
thing-gem-slot = Gem slot
thing-draw-2 = drawing bonus 2

## Questions

ask-ETH-SET-02 = Which Dreamer are you?
ask-ETH-LIM-06 = The supply is too small: who gains the next one?
ask-ETH-MAP-06 = Where do you enter the Dream?
ask-ETH-TRO-03 = Discard cards first, or draw?
ask-ETH-TRO-05 = What do you do on the open floor?
ask-ETH-TBT-02 = Your round: what do you do?
ask-ETH-ACT-04 = Pay with cards from your hand.
ask-ETH-ACT-04-need = Pay { $need } { $colour } for { $what }: { $paid } so far.
ask-ETH-ACT-04-any = Pay { $colour } for { $what }: { $paid } so far.
ask-ETH-ACT-09 = In which colour do you pay?
ask-ETH-ACT-11 = Which card do you discard as the cost?
ask-ETH-ACT-19 = In which of these ways do you pay?
ask-ETH-ATK-04 = Which figure is it used on?
ask-ETH-BAS-02 = Effort: how many Hours do you spend? Each one is a space that you move.
ask-ETH-BAS-03 = What do you discard, and at which secret do you peek?
ask-ETH-BAS-04 = Which cards do you discard for the Gem?
ask-ETH-BAS-06 = Which Morphing do you remove?
ask-ETH-BST-04 = The Boost failed: what do you bear?
ask-ETH-CAP-02 = The space is full: where do you step?
ask-ETH-CAP-03 = Who is pushed, and where to?
ask-ETH-CAP-08 = Where is the figure pushed to?
ask-ETH-CHO-01 = What do you choose together?
ask-ETH-CHO-04 = Which way do you choose?
ask-ETH-CHO-07 = You decide. What do you choose for all?
ask-ETH-CLK-03 = How many Hours become Turns?
ask-ETH-EMV-04 = Where does the figure go?
ask-ETH-EMV-09 = Which figure moves next?
ask-flaw = Do you pay to be rid of { $card }?
ask-ETH-FLW-04 = Do you pay to be rid of the Flaw?
ask-ETH-GEN-03 = Do you want to do this?
ask-ETH-GEN-09 = How many is X to be?
ask-ETH-GEN-13 = Which space is the token for?
ask-ETH-GRD-07 = From which action do you take the marker?
ask-ETH-GRD-14 = Which gradual action gets the marker?
ask-ETH-HND-04 = Too many cards: which do you discard?
ask-ETH-INF-12 = What becomes of the cards you looked at?
ask-ETH-INF-02 = Which card of your hand?
ask-ETH-INF-10 = Who gets the card?
ask-ETH-MAP-09 = Which wall opens? Choose the space behind it.
ask-ETH-MKT-04 = Which card goes back to the market?
ask-ETH-SEA-02 = Which card do you Unseal?
ask-ETH-TRN-01 = Which suit will the next Turn card have?
ask-ETH-ITM-04 = Which Item goes to Storage?
ask-ETH-ITM-07 = Which Item is discarded?
ask-ETH-MOR-10 = Which Morphing returns to the pool?
ask-ETH-MOV-01 = Where do you move to now?
ask-ETH-MOV-06 = Which space is it relocated to?
ask-ETH-OVL-03 = This space is blocked now. Where to?
ask-ETH-MSK-05 = Which Mask do you put on?
ask-ETH-MSK-07 = Which Mask do you wear?
ask-ETH-PRG-02 = Which Progress card do you place?
ask-ETH-PRG-05 = Which placed Progress card makes room?
ask-ETH-PRG-06 = Which Progress card is turned?
ask-ETH-PRG-11 = Too many Progress cards: which do you discard?
ask-ETH-RNG-01 = Which figure within range?
ask-ETH-RRL-04 = Is the die to be rolled again?
ask-ETH-SCR-04 = Whom does it happen to?
ask-ETH-SEC-12 = Who gains the card?
ask-ETH-SHU-02 = The deck ran out: what do you bear?
ask-ETH-SPN-01 = Where does the figure appear?
ask-ETH-SPN-06 = No room: where beside it?
ask-ETH-TIM-06 = Harm is coming: do you use something?
ask-ETH-TIM-20 = Do you use something now?
ask-ETH-TRN-06 = Which line is resolved first?
ask-ETH-TRN-07 = Which step is blocked?
ask-ETH-VAR-02 = Playing cards: what do you decide?
ask-ETH-VAR-03 = These cards: do you try?
ask-ETH-VAR-06 = Which Entity do the cards concern?
ask-ETH-VAR-07 = Who gains the next Gem?
ask-ETH-VAR-09 = Which Dreamer do the cards concern?
ask-ETH-PAI-10 = You will die of this price, and all fail. Pay it all the same?
ask-ETH-MCH-07 = A Dreamer died here. Go back to the Gate, where nothing of that try counts, or awaken and keep what you found?
ask-ETH-RID-01 = Set the dials, then enter or leave.
ask-ETH-RID-03 = Shall these settings be entered?
ask-ETH-RID-12 = These settings were entered before. Enter them again?
ask-ETH-DRM-02 = The tide takes hold of you. Drift along?
ask-ETH-DRM-07 = The snow leaves one guarded Light. Which one?
ask-ETH-CMP-01 = In which space does it come?
ask-ETH-CMP-02 = Is the Companion to take the Distress?
ask-ETH-CMP-04 = Where does it go?
ask-ETH-DRM-03 = Which one do you hand over?
ask-ETH-MAP-30 = Which one?
ask-story = { LAST($story) }
ask-colour = { $what }: in which colour do you pay?
ask-luck = The Luck die shows: { $face }. Is it to be rolled again?
ask-pace = { $figure } moves: { $face }. Is the die to be rolled again?
ask-harm-distress = { $num } Distress is coming to you: do you use something?
ask-harm-seals = { $num ->
    [one] 1 of your cards is
   *[other] { $num } of your cards are
} about to be Sealed: do you use something?
ask-harm-distress-others = { $num } Distress is coming to the others: do you use something?
ask-harm-seals-others = Cards of the others are about to be Sealed: do you use something?
paid-move = the Move
paid-action = the action

## Moves

move-pick-dreamer = { $card }
move-enter-at = Enter at { $space }
move-discard-card = Discard { $card }
move-draw = Draw
move-act = { $action }
move-start-move = Move
move-make-effort = Effort: spend Hours to move
move-gain-gem = Discard 3 cards for a Gem
move-peek = Discard a card to peek
move-peek-at = Peek at { $code }
move-remove-morphing = { $ether ->
    [yes] Discard an Ether: remove a Morphing from { $figure }
   *[no] Discard a Key: remove a Morphing from { $figure }
}
move-spend-hours = Propose: Hours for Turns
move-place-card = Place { $card }
move-place-gem = Put a Gem into the slot
move-take-gem = Take the Gem out
move-remove-flaw = Pay to be rid of { $card }
move-lift = Take up the { $thing }
move-put-down = Put down the { $thing }
move-play-poker = Propose: try the playing cards
move-done = Done
move-withdraw = Not done after all
move-end-round = End my round
move-pay-card = Discard { $card }
move-pay-item = Discard the Item { $card }
move-boost = Boost: roll the Luck die
move-finish = That is enough
move-cancel = Cancel the payment
move-give-up = Give it up
move-pick-colour = { $colour }
move-pick-price = { $price }
move-pick-number = { $number }
move-use-gem = Discard a Gem: roll again
move-pass = Pass
move-pass-phase = Nothing in this phase
move-walk = To { $space }
move-stay = Stay
move-pick-space = { $space }
move-pick-figure = { $figure }
move-pick-seat = { $seat }
move-pick-card = { $card }
move-pick-step = Step { NUMBER($number) ->
    [0] 1
    [1] 2
   *[2] 3
}: { $sort }
move-bear = { $what }
move-pick-option = { $way }
move-pick-choice = { $choice }
move-accept = Yes
move-refuse = No
move-abstain = Abstain
move-keep-on-top = { $card } on top
move-put-away = { $card } to the discard pile
move-put-under = { $card } under its deck
move-take-marker = From { $action }
move-put-marker = On { $action }: { $colour }
move-decide = Decide for all: { $action }
move-set-dial = { $setting }
move-enter-answer = Enter the answer
move-leave = Leave it
move-ask-hint = Ask for a hint
move-go-back = Back to the Gate: nothing of that try counts
move-wake-up = Awaken: keep Items, Masks, Notes and the Flaw; all Ether is gone
move-clear-dials = Set the dials anew
move-pick-thing = { $thing }
move-pick-element = { $element }
move-pick-suit = { $suit }

## Events

event-asked = { $card }
event-asked-of = { $seat }
event-dreamer-picked = { $seat } { DO($seat_is, "are", "is") } the { $card }.
event-gate-opened = The Gate opens: { $card }.
event-turns-dealt = { $count } Turn cards are laid out.
event-entered = { $seat } { DO($seat_is, "enter", "enters") } at { $space }.
event-turn-began = Turn { $turn }: { $card }.
event-first-player = { $seat } { DO($seat_is, "are", "is") } First Player.
event-phase-began = { $phase }.
event-discarded = { $seat } { DO($seat_is, "discard", "discards") } { $cards }.
event-drawn = { $seat } { DO($seat_is, "draw", "draws") } { $cards }.
event-back-shown = On top of the deck ({ $seat }): { $back }.
event-reshuffled = { $seat } { DO($seat_is, "shuffle", "shuffles") } a new deck.
event-cards-sealed = { $seat } { DO($seat_is, "Seal", "Seals") } { $cards }.
event-unsealed = { $seat } { DO($seat_is, "Unseal", "Unseals") } { $cards }.
event-suffered = { $seat } { DO($seat_is, "suffer", "suffers") } { $num } Distress.
event-cured = { $seat } { DO($seat_is, "cure", "cures") } { $num } Distress.
event-prevented = { $num } of it does not come to { $seat }.
event-redirected = { $to } { DO($to_is, "take", "takes") } { $num } Distress for { $seat }.
event-gained = { $seat } { DO($seat_is, "gain", "gains") } { $num } × { $thing }.
event-lost = { $seat } { DO($seat_is, "lose", "loses") } { $num } × { $thing }.
event-team-gained = The Team gains { $num } × { $thing }.
event-team-lost = The Team loses { $num } × { $thing }.
event-announced = { $seat }: { $action }.
event-move-announced = { $seat } { DO($seat_is, "want", "wants") } to move.
event-placing-announced = { $seat } { DO($seat_is, "want", "wants") } to place { $card }.
event-paid = { $seat } { DO($seat_is, "discard", "discards") } { $card } for { $num } { $colour }.
event-intent-added = { $seat } { DO($seat_is, "add", "adds") } { $num } { $colour }.
event-cancelled = { $seat } { DO($seat_is, "take", "takes") } it back.
event-failed = { $seat }: the action fails.
event-performed = { $seat } { DO($seat_is, "perform", "performs") } { $action }.
event-markers-put = { $num } × { $colour } on { $action }.
event-markers-taken = { $num } markers leave { $action }.
event-luck-rolled = { $seat } { DO($seat_is, "roll", "rolls") }: { $luck }.
event-pace-rolled = { $entity }: { $pace }.
event-rerolling = { $seat } { DO($seat_is, "let", "lets") } it be rolled again.
event-die-turned = { $seat } { DO($seat_is, "turn", "turns") } the die over.
event-tile-marked = { $num ->
    [one] 1 marker lies on { $card }.
   *[other] { $num } markers lie on { $card }.
}
event-suit-named = { $seat } { DO($seat_is, "bet", "bets") } on { $suit }.
event-bet-settled = { $won ->
    [yes] { $seat } named { $suit }, and was right.
   *[no] { $seat } named { $suit }; it is another suit.
}
event-card-given = { $seat } { DO($seat_is, "give", "gives") } { $card } to { $to }.
event-taken-along = { $seat } { DO($seat_is, "take", "takes") } { $other } along.
event-taken-back = { $seat } { DO($seat_is, "take", "takes") } { $card } back.
event-card-returned = { $seat } { DO($seat_is, "return", "returns") } { $card } to the market.
event-moved = { $seat } { DO($seat_is, "move", "moves") }: { $path }.
event-relocated = { $seat } { DO($seat_is, "are", "is") } relocated to { $space }.
event-pushed = { $seat } { DO($seat_is, "are", "is") } pushed to { $space }.
event-figure-spawned = { $card } appears at { $space }.
event-figure-moved = { $entity } moves: { $path }.
event-figure-stood = { $entity } stands at { $space } now.
event-figure-gone = { $entity } is gone.
event-morphing-added = { $card } changes: { $token }.
event-morphing-removed = { $card } loses { $token }.
event-figure-state = { $entity }: { $card }.
event-dreamer-state = { $seat }: { $card }.
event-placed = { $seat } { DO($seat_is, "place", "places") } { $card }.
event-flipped = { $seat } { DO($seat_is, "flip", "flips") } { $card }.
event-unflipped = { $seat } { DO($seat_is, "turn", "turns") } { $card } face up.
event-card-gained = { $seat } { DO($seat_is, "gain", "gains") } { $card }.
event-flaw-spared = Story mode: { $seat_is ->
    [you] you are
   *[other] { $seat } is
} spared a Flaw.
event-streets-end = This is as far as the streets are built: no further Gate opens as yet. The city stays yours to walk.
event-flaw-gained = { $seat } { DO($seat_is, "gain", "gains") } the Flaw { $card }.
event-flaw-drawn = { $seat } { DO($seat_is, "draw", "draws") } the Flaw { $card }.
event-flaw-removed = { $seat } { DO($seat_is, "are", "is") } rid of { $card }.
event-item-gained = The Team gains { $card }.
event-item-stored = { $card } goes to Storage.
event-item-active = { $card } comes back.
event-mask-gained = { $seat } { DO($seat_is, "gain", "gains") } the Mask { $card }.
event-sign-gained = { $seat } { DO($seat_is, "gain", "gains") } a Sign of { $seat_is ->
    [you] your
   *[other] their
} own: { $card }.
event-sign-found = The Team gains “{ $card }”.
event-sign-spent = { $seat } { DO($seat_is, "use", "uses") } “{ $card }”.
event-mask-worn = { $seat } { DO($seat_is, "put", "puts") } on { $card }.
event-mask-taken-off = { $seat } { DO($seat_is, "lay", "lays") } { $card } aside.
event-step-began = { $kind }.
event-step-blocked = Blocked: { $kind }.
event-turn-ended = Turn { $turn } is over.
event-turn-added = { $count } Turns are added.
event-out-of-turns = No Turn card is left.
event-said-done = { $seat } { DO($seat_is, "are", "is") } done.
event-withdrew = { $seat } { DO($seat_is, "want", "wants") } to act after all.
event-gem-placed = { $seat } { DO($seat_is, "put", "puts") } a Gem into the slot at { $space }.
event-gem-taken = { $seat } { DO($seat_is, "take", "takes") } the Gem at { $space }.
event-token-put = { $thing } at { $space }.
event-token-taken = { $thing } leaves { $space }.
event-wall-changed = { $open ->
    [yes] The wall between { $space } and { $other } is gone.
   *[no] A wall stands between { $space } and { $other }.
}
event-tile-laid = { $card } is on the map now.
event-entity-came = { $card } comes.
event-secret-shown = Revealed: { $card }.
event-paragraph-read = { $number }
event-goal-nearer = { $goal }
event-way-shut = Not open to you now: { $choice }.
event-choice-taken = Chosen: { $choice }.
event-looked = { $seat } { DO($seat_is, "look", "looks") } at { $cards }.
event-action-closed = { $action } is closed from now on.
event-suit-changed = The suit is { $suit } now.
event-remembered = For the evenings to come: { $gained }.
event-dial-set = { $seat } { DO($seat_is, "set", "sets") } a dial to { $setting }.
event-answer-entered = { $seat } { DO($seat_is, "enter", "enters") } an answer.
event-riddle-solved = It opens.
event-answer-wrong = Nothing opens.
event-answer-near = Close, but not it.
event-dials-cleared = The dials are set anew.
event-token-moved = { $thing }: { $space } → { $to }.
event-token-delivered = { $seat } { DO($seat_is, "hand", "hands") } over: { $thing }.
event-went-back = { $back ->
    [yes] You stand before the Gate again, as if nothing had been.
   *[no] You awaken, and keep what you found.
}
event-snow-fell = { $count ->
    [one] The snow puts a Light out.
   *[other] The snow puts { $count } Lights out.
}
event-companion-came = { $companion } is there, at { $space }.
event-companion-moved = { $companion } goes { $way }.
event-companion-helped = { $companion } takes { $count } Distress for { $seat }.
event-companion-gone = { $companion } leaves.
event-tide-turned = The tide stands at { $level }.
event-bar-played = { $seat } lets { $suit } play: bar { $bar } stands.
event-wrong-note = { $seat } lets { $suit } play, and it is a wrong note. Bars that stand: { $bar }.
event-overlay-gone = { $card } is taken away.
event-drifted = { $seat } { DO($seat_is, "drift", "drifts") } to { $space }.
event-hint-given = Hint { $number }.
event-poker-named = The playing cards are to decide on: { $element }.
event-poker-drawn = Playing cards: { $cards }.
event-poker-settled = { $good ->
    [yes] Luck wins.
   *[no] Luck loses.
}
event-died = { $seat } { DO($seat_is, "die", "dies") }.
event-dream-ended = { $ending ->
    [victory] The Dream ends well.
    [failure] The Dream ends badly.
    [evening] You wake in the middle of the Dream.
   *[death] The Dream ends in death.
}
event-peeked = { $seat } { DO($seat_is, "peek", "peeks") } at { $code }.

## In the terminal

etherfields-legend = 1–5 Dreamers · E Entity · C Companion · ! something to do · ◇ ◆ Gem slot, empty or filled · x trap · * Entities appear here · ▒ blocked · ━ ┃ wall
etherfields-head = Turn { $turn } · { $phase } · { $left ->
    [one] 1 Turn follows
   *[other] { $left } Turns follow
} · { $hours ->
    [one] 1 Hour
   *[other] { $hours } Hours
} · { $keys ->
    [one] 1 Key
   *[other] { $keys } Keys
}
etherfields-card = Turn card: { $card }
etherfields-where = where
etherfields-cards = deck / discard / Sealed
etherfields-state = Distress · Ether · Gems
etherfields-hand = hand
etherfields-progress = Progress, Mask, Flaws
etherfields-first = First Player
etherfields-done = done
etherfields-items = Items: { $items }
etherfields-gained = Remains: { $gained }
etherfields-entity = { $card }: { $morphings }
etherfields-markers = { $action }: { $wrath } Wrath, { $cunning } Cunning, { $awareness } Awareness

## The rules in short

summary-1 = Together: you dream as one. The Dream says what you are here for; if one Dreamer dies, all have failed.
summary-2 = Your Turn: draw 4 cards, at most 6 in hand. Then all act in any order, as often as they can pay, until everybody is done.
summary-3 = Intent: discard cards for the Wrath, Cunning or Awareness in their corner, and pay with it. What is above the price is lost.
summary-4 = Cards: instead of its Intent you may use a card's action. Progress cards stay in play once they are paid for.
summary-5 = Boost: once a Turn the Luck die adds Intent to what you pay, but one face in six fails the action.
summary-6 = Secrets: tiles, cards and paragraphs stay closed until the Dream reveals them. To use what is printed on a space you mostly have to stand there.
summary-7 = The Turn card: it acts when all of you are done. Entities come for the nearest Dreamer, and the Dream goes on.
summary-8 = Harm: with 8 Distress, or with fewer than 6 cards that are not Sealed, a Dreamer dies. When the Turn cards run out, the Dream is over.

## In the browser

web-etherfields-anywhere = Wherever you stand
web-etherfields-blocked = Blocked: nobody can enter
web-etherfields-book = The book
web-etherfields-boost = Boost
web-etherfields-choose = Cards to choose from
web-etherfields-close = Close the book
web-etherfields-closed = closed
web-etherfields-place = Place it
web-etherfields-use = Use it instead
web-etherfields-continue = Read on
web-etherfields-decide = What do you do?
web-etherfields-decide-together = You decide together; everybody sees who is for what.
web-etherfields-deck = Deck: { $count } cards
web-etherfields-deck-how = The back of the top card is open to all; its action may be used while it lies there. { $back }
web-etherfields-deck-short = When it runs out, the discard pile is shuffled, and you bear 1 Distress or Seal 3 cards.
web-etherfields-gate-rules = The Gate's own rules
web-etherfields-dial = Settings of the next dial
web-etherfields-entries = What was entered before
web-etherfields-entry-near = – near
web-etherfields-entry-wrong = – wrong
web-etherfields-entry-right = – right
web-etherfields-dial-open = not set
web-etherfields-discard = Discard pile: { $count } cards
web-etherfields-discard-how = What was paid, played or discarded lies here until the deck runs out.
web-etherfields-distress = Distress { $now } of { $most }
web-etherfields-distress-how = Whoever reaches the limit dies, and then all have failed.
web-etherfields-dreamers = Dreamers
web-etherfields-dreamscape = The Dreamscape
web-etherfields-near = Closer
web-etherfields-near-how = From near the actions can be read, and the map can be pushed about. From far the whole Dream is seen.
web-etherfields-empty-hand = No cards in hand.
web-etherfields-entities = Entities in play
web-etherfields-ether-how = It removes Flaws and Morphings, and is kept for what comes after the Dream.
web-etherfields-first = First Player: { $name }
web-etherfields-gem-how = Discard one to roll a die again, or put it into a Gem slot.
web-etherfields-own-hand = Your hand
web-etherfields-hand = Hand: { $count } of { $most } cards
web-etherfields-harm = { $name }: { $num } Distress is coming
web-etherfields-harm-seals = { $name }: { $num ->
    [one] 1 card is
   *[other] { $num } cards are
} to be Sealed
web-etherfields-hours-how = The Hours of the Team. In an Effort each is one step; the group may also turn them into Turns.
web-etherfields-icon-draw = Whoever stands here at the Draw step draws more cards.
web-etherfields-icon-gem = A Gem in this slot helps all of you.
web-etherfields-icon-spawn = Entities appear here while the Turn card shows this suit.
web-etherfields-icon-special = A space that texts refer to.
web-etherfields-icon-stairs = Stairs: texts refer to them.
web-etherfields-icon-trap = Whoever enters bears what is printed here.
web-etherfields-items = Items of the Team
web-etherfields-items-how = Three are active at most; the others wait in Storage, shown pale.
web-etherfields-keys-how = A Key removes a Morphing, or opens a Gate.
web-etherfields-kind-basic = Basic
web-etherfields-kind-morphing = Morphing
web-etherfields-kind-movement = Movement
web-etherfields-kind-special = Special
web-etherfields-moment = What is going on
web-etherfields-paid = { $need ->
    [0] { $paid } { $colour } so far
   *[other] { $paid } of { $need } { $colour }
}
web-etherfields-progress = Progress row
web-etherfields-progress-how = Room for a Progress card. Once placed, it stays and works turn after turn.
web-etherfields-rapid = Rapid: at any moment
web-etherfields-tide = Water { $level } of { $most }
web-etherfields-beside = Beside the map
web-etherfields-riddle = A lock with dials
web-etherfields-sealed = Sealed: { $count } cards
web-etherfields-sealed-how = Sealed cards are out of the Dream until something Unseals them. With fewer than 6 other cards, all have failed.
web-etherfields-secrets = Secrets of this Dream
web-etherfields-secrets-how = Their codes are known, their faces are not. For a card from your hand you may peek at one.
web-etherfields-gained = Wisdom and what remains
web-etherfields-gained-how = Wisdom holds from the moment it is gained. The rest is kept for the evenings to come.
web-etherfields-step-basic = All Basic lines are resolved: mild ones.
web-etherfields-step-morphing = All Morphing lines are resolved: Entities change for the worse.
web-etherfields-step-movement = All Entities move by the die, mostly towards the closest Dreamer.
web-etherfields-step-special = All Special lines are resolved: strong ones.
web-etherfields-steps = Steps of the Turn card
web-etherfields-supply = Distress markers left
web-etherfields-supply-how = All Dreamers share them. If one is missing, all have failed.
web-etherfields-turn = Turn { $turn }
web-etherfields-turn-card = The Turn card
web-etherfields-turns-left = { $turns ->
    [0] The last Turn
    [one] 1 Turn follows
   *[other] { $turns } Turns follow
}
web-etherfields-turns-left-how = The Turns to come, face down; those that somebody has seen show their suit. After the last one time is up.

## The way between the Dreams

ending-gate = At the Gate
ending-evening = The evening is over
reason-gate = You found the way to the next Gate.
reason-evening = You end the evening, and the city waits.
phase-waking = Waking up
phase-travel = On the map
phase-arrival = Arrival
phase-slumber = A Slumber
phase-slumber-end = After the Slumber
location-at = { $district } { $number }
location-nowhere = a place that is not on the map
rest-deck = reshuffle the deck
rest-progress = turn Progress cards up again
rest-sealed = take Sealed cards back
rest-distress = cure all Distress
rest-mask = put on another Mask
rest-item = take an Item from Storage
goods-influence = Influence cards
goods-item = an Item
goods-receipt = an Item for the Receipt
result-win = won
result-passed = let pass
result-loss = lost
result-none = over
result-death = ended by a death
result-cancelled = put away
ask-ETH-DWM-03 = Where does the Team go?
ask-ETH-DWM-08 = A Dream Gate: enter a Dream, or take a Key and meet a Slumber?
ask-ETH-DWM-12 = The Sanctuary: what do you take from it?
ask-ETH-DWM-14 = A door: do you go through?
ask-ETH-DWM-15 = To which location does the Team marker go?
ask-ETH-SLU-07 = Go on with this Slumber, or let it end as it would without you?
ask-ETH-SLU-08 = A Slumber: do you face it, or let it end as it would without you?
ask-ETH-FAT-01 = What stays on top of its deck, and what goes under it?
ask-ETH-VAR-14 = You have met it twice since the last Dream. Face it, or let it pass?
ask-ETH-FAT-03 = Into which Quirk slot does the card go?
ask-ETH-FAT-06 = Which Quirk goes?
ask-ETH-SOL-01 = Keep this card, or remove it from the game and draw another?
ask-ETH-DEL-02 = The Delta Phase: how do you recover?
ask-ETH-SHP-01 = Shopping: what do you want?
ask-ETH-SHP-03 = This Item costs 2 Ether. Do you buy it?
ask-ETH-MKT-02 = Which card do you buy?
ask-ETH-SAV-07 = End the evening in the middle of the Dream? It counts as a death: all Ether is lost, and you begin anew from the Gate another time.
ask-ETH-SAV-02 = Before the evening ends: do you want to buy Influence cards?
ask-ETH-AWK-06 = Awakening: what do you wear and carry?
ask-ETH-AWK-08 = Awakening: do you stay who you are?
ask-exchange = Awakening: { $who } would like to be { $card }. Do you exchange?
ask-ETH-DCK-01 = Your deck: 20 to 40 Influence cards. Is it as you want it?
move-go-to = Go to { $to }
move-take-shortcut = Take the shortcut to { $to }: each Dreamer Seals 1 card
move-through-door = Through the door to { $to }
move-awaken = Awaken: decks are built anew, wounds heal, Keys and Gems are given back
move-leave-dream = End the evening here: it counts as a death, and all Ether is lost
move-end-evening = End the evening: buy once more, then only the cards, 1 Ether each and what lies in Storage are kept
move-enter-gate = Enter: { $card }
move-take-key = Take a Key and meet a Slumber
move-face-slumber = Face it
move-let-pass = Let it pass
move-skip-slumber = Let it end as it would without you
move-refresh = { $what }
move-recover = { $what }
move-use-shopping = Use a Shopping card
move-shop = Look at: { $what }
move-buy-card = Buy { $card }
move-put-back = Remove it and draw another
move-leave-out = Leave out: { $card }
move-put-in = Put in: { $card }
move-deck-done = The deck is ready
move-take-advice = Take the suggested deck
event-way-began = The streets lie open.
event-team-moved = The Team stands at { $to }.
event-good-stop = A good place to stop. Whoever leaves the table now suspends the match, at no cost; to end the evening is a choice of the group on the map, and costs Keys, Gems, hands and most Ether.
event-fate-drawn = Fate: { $card }.
event-quirk-placed = { $card } settles on { $tile }.
event-quirk-gone = { $card } is over.
event-slumber-drawn = A Slumber comes up: { $card }.
event-slumber-began = { $card } begins.
event-slumber-ended = { $card }: { $result }.
event-hours-set = The Clock stands at { $hours }.
event-awakening-began = You awaken.
event-dreamer-changed = { $seat } { DO($seat_is, "are", "is") } { $card } now.
event-dreamer-wanted = { $seat } would like to be { $card }.
event-deck-built = { $seat } { DO($seat_is, "have", "has") } a deck of { $inside } Influence cards; { $outside } are left out.
event-market-shown = { $seat } { DO($seat_is, "are", "is") } shown: { $cards }.
event-shopping-used = A Shopping card is used; { $left } left.
event-ether-stored = { $seat } { DO($seat_is, "put", "puts") } 1 Ether by for another evening.
event-way-ended = { $ending ->
    [gate] The Keys turn. You stand at the Gate.
   *[evening] You end the evening.
}
event-tile-rode = { $card } moves, with all that is on it.

## The way between the Dreams

icon-none = nothing
icon-awakening = Awakening
icon-fate = Fate
icon-slumber = Slumber
icon-shop = Shopping
icon-gate = Dream Gate
icon-key = Key
icon-sanctuary = Sanctuary
icon-door = door
icon-script = paragraph { $number }
web-etherfields-dreamworld = The Dreamworld
web-etherfields-team = The Team stands here
web-etherfields-journey = What you have on the way
web-etherfields-gates = Your Gates
web-etherfields-no-gates = You have no Gate to enter yet.
web-etherfields-slumbers = Slumbers before the Delta Phase
web-etherfields-fates = Fate cards
web-etherfields-shopping = Shopping cards
web-etherfields-way-awakening = Nothing happens on arrival.
web-etherfields-way-fate = Draw a Fate card and resolve it.
web-etherfields-way-slumber = Resolve the top tile of the Slumber deck.
web-etherfields-way-shop = You may use a Shopping card.
web-etherfields-way-gate = Pay the Keys of a Gate of this district and enter it, or gain a Key and meet a Slumber.
web-etherfields-way-key = Gain a Key.
web-etherfields-way-sanctuary = Each Dreamer may recover in one way.
web-etherfields-way-door = You may go through to the other door.
web-etherfields-way-script = A page is read, once in a campaign.
web-etherfields-way-glyph = A Sign is drawn here.
web-etherfields-way-nothing = Nothing happens on arrival.
web-etherfields-building = Your deck
web-etherfields-deck-size = { $count ->
    [one] A card in your deck
   *[other] { $count } cards in your deck
}
web-etherfields-deck-lasting = { $count ->
    [one] 1 Progress card
   *[other] { $count } Progress cards
}
web-etherfields-deck-unused = Left out: { $count }
web-etherfields-market = The market
web-etherfields-market-have = You have { $count } Ether
web-etherfields-market-dear = Too dear for you now
web-etherfields-market-then = Your cards with it
web-etherfields-market-size = Cards
web-etherfields-market-curve = How many of your cards would give 0, 1, 2, 3 and 4 Intent at most
web-etherfields-market-open = Colours and curve count the { $count } of your { $size } cards that lie open.
