## The game

game-title = Inception City
game-tagline = Four dream levels, one secret, and perhaps a traitor. One Lord against all, for 4 to 8.
mode-lord = One Dream Lord against all thieves

## Options

option-preset = Cards
option-preset-full = Full: all 102 action cards
option-preset-first-game = First game: without Body Swap, 97 cards
option-lord = Dream Lord
option-lord-none = Random, volunteers first
option-lord-0 = Seat 1
option-lord-1 = Seat 2
option-lord-2 = Seat 3
option-lord-3 = Seat 4
option-lord-4 = Seat 5
option-lord-5 = Seat 6
option-lord-6 = Seat 7
option-lord-7 = Seat 8
option-volunteers = Volunteers for Dream Lord
option-teaching = Teaching game
option-teaching-yes = On: no characters, no world view, no Body Swap
option-teaching-no = Off
option-clockwise = Direction of play
option-clockwise-yes = Clockwise, as in the even games of a series
option-clockwise-no = Counter-clockwise

## Places

level = level { $level }
limbo = Limbo

## Vaults and bribes

content-gold = gold
content-secret = the secret

face-fail = FAIL
face-deal = DEAL

## Phases

step-set-up = Set-up
step-turn-start = Turn start
step-draw = Draw phase
step-play = Play phase
step-creation = Discard phase
step-discard = Discard phase

## Cards, as they are titled

card-shoot-name = SHOOT
card-assassin-king-name = SHOOT · Assassin King
card-armour-spiral-name = SHOOT · Armour Spiral
card-bursting-warhead-name = SHOOT · Bursting Warhead
card-unseal-name = Unseal
card-transit-serum-name = Transit Serum
card-dream-peek-name = Dream Peek
card-mind-pull-name = Mind Pull
card-from-nothing-name = From Nothing
card-body-swap-name = Body Swap

## Cards, as they are called in a sentence

kind-shoot = { card-shoot-name }
kind-assassin-king = { card-assassin-king-name }
kind-armour-spiral = { card-armour-spiral-name }
kind-bursting-warhead = { card-bursting-warhead-name }
kind-unseal = { card-unseal-name }
kind-transit-serum = { card-transit-serum-name }
kind-dream-peek = { card-dream-peek-name }
kind-mind-pull = { card-mind-pull-name }
kind-from-nothing = { card-from-nothing-name }
kind-body-swap = { card-body-swap-name }

## Thieves

character-none = no character
character-joker = Joker
character-point-man = Point Man
character-tourist = Tourist
character-shade = Shade
character-avatar = Avatar
character-architect = Architect
character-chemist = Chemist
character-forger = Forger
character-soul-sculptor = Soul Sculptor
character-space-queen = Space Queen
character-lord-of-war = Lord of War
character-black-swan = Black Swan
character-dream-interpreter = Dream Interpreter
character-extractor = Extractor
character-judge-of-mind = Judge of Mind
character-martyr = Martyr
character-paprika = Paprika
character-terrorist = Terrorist

## Lords

character-black-hole = Black Hole
character-harbor = Harbor
character-imperial-city = Imperial City
character-feast = Feast
character-secret-passage = Secret Passage
character-fortress = Fortress
character-chess = Chess

## Skills

skill-out-of-control = Out of Control
skill-scout = Scout
skill-support = Support
skill-tag-along = Tag Along
skill-descent = Descent
skill-labyrinth = Labyrinth
skill-dispense = Dispense
skill-inject = Inject
skill-trickery = Trickery
skill-carve = Carve
skill-interlace = Interlace
skill-creation = Creation
skill-black-market = Black Market
skill-scatter = Scatter
skill-foreshadow = Foreshadow
skill-extract = Extract
skill-convict = Convict
skill-sacrifice = Sacrifice
skill-salvation = Salvation
skill-manhunt = Manhunt
skill-zeal = Zeal
skill-backflow = Backflow
skill-tsunami = Tsunami
skill-big-money = Big Money
skill-plenty = Plenty
skill-teleport = Teleport
skill-ruthless = Ruthless
skill-transposition = Transposition

## Moves

move-keep = Play as { $character }
move-keep-and-hide = Play as { $character } and hide the secret on { $level }
move-hide = Hide the secret on { $level }
move-draw =
    { $count ->
        [one] Draw 1 card
       *[other] Draw { $count } cards
    }
move-decline = Pass
move-out-of-control = Use Out of Control: roll a die and draw that many cards instead
move-scatter = Use Scatter: give your whole hand to other thieves and draw 4 cards instead
move-give-to = Give { $card } to { $target }
move-scout = Use Scout: show the cards you have just drawn
move-end-phase = End the play phase
move-shoot = Use { $card } on { $target }
move-unlock = Use { $card } on the locks of your level
move-travel = Use { $card } to move to { $level }
move-peek = Use { $card } to look into a vault
move-peek-at-bribes = Use { $card } to look at { $target }'s bribes
move-mind-pull = Use { $card } to pull { $target } to your level
move-from-nothing = Use { $card } to draw 2 cards
move-body-swap = Use { $card } to exchange characters with { $target }
move-revive = Pay to revive { $target }
move-free-move = Move to { $level } without a card
move-sacrifice = Use Sacrifice: roll for the locks of your level, and die
move-support = Use Support: give your whole hand to { $target } and move to { $target }'s level
move-tag-along = Use Tag Along: move to the Lord's level
move-labyrinth = Use Labyrinth: discard { $card } to seal { $target }
move-dispense = Use Dispense: discard { $card } to take a Transit Serum from the discard pile
move-inject = Use Inject: with { $card } move { $target } to { $level }
move-trickery =
    { $count ->
        [one] Use Trickery: draw 1 card blindly from { $target }'s hand and give 1 back
       *[other] Use Trickery: draw { $count } cards blindly from { $target }'s hand and give { $count } back
    }
move-black-market = Use Black Market: discard 2 cards to take any card from the discard pile
move-salvation = Use Salvation: discard { $card } to revive { $target } and take { $target }'s hand
move-teleport = Use Teleport: with { $card } send { $target } to Limbo
move-cancel = Use { $card } to cancel the unlock
move-discard = Discard { $card }
move-accept-penalty = Discard nothing and take −1 on the result
move-give = Give { $card }
move-take = Take { $card }
move-put-on-top = Put { $card } on top of the deck
move-choose-die = Let the { $roll } count
move-carve = Use Carve: make the result { $result }
move-push = Move the target to { $level }
move-shoot-at = Shoot { $target }
move-look-at = Look into the vault on { $level }
move-transpose = Exchange it with the vault on { $level }
move-give-bribe = Give a bribe: the thief draws at random
move-give-chosen-bribe = Use Big Money: give a { $face }
move-add-locks = Add 2 locks
move-take-locks = Take 2 locks away

## Questions

ask-DRM-SET-13 = Choose in secret before the game begins. The Lord decides where the secret lies.
ask-DRM-DRW-03 = Your draw phase: what do you do?
ask-DRM-SWN-02 = Scatter: which card goes to whom? Your whole hand goes out.
ask-DRM-PLY-02 = Your play phase: what do you do?
ask-DRM-SHT-06 = { $seat }'s result is { $result }. To which level does { $seat } move?
ask-DRM-JDG-01 = Convict: which die counts?
ask-DRM-SCU-01 = Carve: { $seat }'s result is { $result }. Make it the size of { $seat }'s hand?
ask-DRM-TER-02 = { $seat } shoots at you with Zeal. Discard a card, or take −1 on the result?
ask-DRM-DTH-01 = { $by } has killed you. Which cards do you hand over? Two in all.
ask-DRM-UNL-04 = { $seat } uses { $card } on the locks of { $level }. Cancel it with an Unseal of your own?
ask-DRM-INT-01 = Foreshadow: draw 2 cards for your Unseal?
ask-DRM-EXT-01 = Extract: draw a card for each lock left on your level?
ask-DRM-SPQ-01 = Interlace: { $seat } has unlocked on { $level }. Draw a card?
ask-DRM-CHS-01 = Transposition: a vault is about to open. Exchange it with another unopened one?
ask-DRM-BRB-02 = Do you give { $seat } a bribe? A DEAL makes a traitor.
ask-DRM-IMP-04 = The Imperial City wants its due: you have a bribe, so shoot a thief without one, with −3. Whom?
ask-DRM-PEK-02 = Which vault do you look into? What you see there you may not tell.
ask-DRM-REV-02 = Which cards do you discard for the revival? Two in all.
ask-DRM-AVA-01 = Descent: you have moved to a level with a higher number. Draw 2 cards?
ask-DRM-FRT-01 = Ruthless: shoot a thief, on any level?
ask-DRM-FOR-03 = Trickery: which cards do you give back? As many as you drew.
ask-DRM-LOW-01 = Black Market: which cards do you discard? Two in all.
ask-DRM-LOW-02 = Black Market: which card do you take from the discard pile?
ask-DRM-MAR-02 = Sacrifice succeeds. Add 2 locks on your level, or take 2 away?
ask-DRM-SPQ-03 = Creation: put a card on top of the deck?
ask-DRM-DSC-02 = Your discard phase: which cards do you discard? You keep 5.

## Events

event-characters-dealt =
    { $characters_count ->
        [0]
            { $count ->
                [one] { $seat } { DO($seat_is, "are", "is") } dealt 1 character.
               *[other] { $seat } { DO($seat_is, "choose", "chooses") } from { $count } characters.
            }
       *[other] { $seat } { DO($seat_is, "choose", "chooses") } from these characters: { $characters }.
    }
event-secret-hidden =
    { $levels_count ->
        [0] { $seat } { DO($seat_is, "hide", "hides") } the secret somewhere in the dream.
       *[other] { $seat } { DO($seat_is, "hide", "hides") } the secret on { $levels }.
    }
event-character-revealed = { $seat } { DO($seat_is, "reveal", "reveals") } the character { $character }.
event-world-view-began = The world view of { $character } is in force.
event-turn-began = { $seat }'s turn begins.
event-skill-used = { $seat } { DO($seat_is, "use", "uses") } { $skill }.
event-drew =
    { $cards_count ->
        [0]
            { $count ->
                [one] { $seat } { DO($seat_is, "draw", "draws") } a card.
               *[other] { $seat } { DO($seat_is, "draw", "draws") } { $count } cards.
            }
       *[other] { $seat } { DO($seat_is, "draw", "draws") } { $cards }.
    }
event-showed =
    { $cards_count ->
        [0] { $seat } { DO($seat_is, "have", "has") } no card to show.
       *[other] { $seat } { DO($seat_is, "show", "shows") } { $cards }.
    }
event-card-used = { $seat } { DO($seat_is, "use", "uses") } { $card }.
event-card-used-on = { $seat } { DO($seat_is, "use", "uses") } { $card } on { $target }.
event-shot-fired = { $seat } { DO($seat_is, "shoot", "shoots") } at { $target }, as if with SHOOT.
event-discarded = { $seat } { DO($seat_is, "discard", "discards") } { $cards }.
event-gave =
    { $cards_count ->
        [0]
            { $count ->
                [one] { $seat } { DO($seat_is, "give", "gives") } { $to } a card.
               *[other] { $seat } { DO($seat_is, "give", "gives") } { $to } { $count } cards.
            }
       *[other] { $seat } { DO($seat_is, "give", "gives") } { $to } { $cards }.
    }
event-took-blindly =
    { $cards_count ->
        [0]
            { $count ->
                [one] { $seat } { DO($seat_is, "draw", "draws") } a card blindly from { $victim }'s hand.
               *[other] { $seat } { DO($seat_is, "draw", "draws") } { $count } cards blindly from { $victim }'s hand.
            }
       *[other] { $seat } { DO($seat_is, "draw", "draws") } { $cards } blindly from { $victim }'s hand.
    }
event-took-from-pile = { $seat } { DO($seat_is, "take", "takes") } { $card } from the discard pile.
event-put-on-deck =
    { $cards_count ->
        [0] { $seat } { DO($seat_is, "put", "puts") } a card on top of the deck.
       *[other] { $seat } { DO($seat_is, "put", "puts") } { $cards } on top of the deck.
    }
event-rolled =
    { $dice_count ->
        [one] { $seat } { DO($seat_is, "roll", "rolls") } a { $dice }.
       *[other] { $seat } { DO($seat_is, "roll", "rolls") } { $dice }.
    }
event-die-chosen = { $seat } { DO($seat_is, "let", "lets") } the { $roll } count.
event-penalty-accepted = { $seat } { DO($seat_is, "discard", "discards") } nothing: −1 on the result.
event-result-known = { $seat }'s result is { $result }.
event-carved = { $seat } { DO($seat_is, "carve", "carves") } the result to the size of { $target }'s hand: { $result }.
event-moved = { $seat } { DO($seat_is, "move", "moves") } from { $start } to { $level }.
event-killed = { $by } { DO($by_is, "kill", "kills") } { $seat }: down into Limbo.
event-went-to-limbo = { $seat } { DO($seat_is, "fall", "falls") } into Limbo.
event-revived = { $seat } { DO($seat_is, "are", "is") } back from Limbo, on { $level }.
event-unlocking = { $seat } { DO($seat_is, "use", "uses") } { $card } on the locks of { $level }.
event-unlock-cancelled = { $seat } { DO($seat_is, "use", "uses") } { $card } too: { $thief }'s unlock is cancelled!
event-unlocked =
    { $locks ->
        [0] { $seat } { DO($seat_is, "unlock", "unlocks") } on { $level }: the last lock is gone!
        [one] { $seat } { DO($seat_is, "unlock", "unlocks") } on { $level }: 1 lock left.
       *[other] { $seat } { DO($seat_is, "unlock", "unlocks") } on { $level }: { $locks } locks left.
    }
event-locks-changed =
    { $locks ->
        [0] No lock is left on { $level }.
        [one] There is now 1 lock on { $level }.
       *[other] There are now { $locks } locks on { $level }.
    }
event-vaults-exchanged = The vaults on { $level } and { $other } change places.
event-vault-opened = The vault on { $level } opens: { $content }!
event-vault-looked-at =
    { $content ->
        [none] { $seat } { DO($seat_is, "look", "looks") } into the vault on { $level }.
       *[other] { $seat } { DO($seat_is, "look", "looks") } into the vault on { $level } and { DO($seat_is, "see", "sees") } { $content }.
    }
event-bribes-looked-at =
    { $faces_count ->
        [0]
            { $count ->
                [one] { $seat } { DO($seat_is, "look", "looks") } at { $target }'s bribe.
               *[other] { $seat } { DO($seat_is, "look", "looks") } at { $target }'s { $count } bribes.
            }
        [one] { $seat } { DO($seat_is, "look", "looks") } at { $target }'s bribe: { $faces }.
       *[other] { $seat } { DO($seat_is, "look", "looks") } at { $target }'s bribes: { $faces }.
    }
event-undealt-looked-at = { $seat } { DO($seat_is, "look", "looks") } at the undealt bribes: { $faces }.
event-bribe-given =
    { $chosen ->
        [yes]
            { $face ->
                [none] { $by } { DO($by_is, "pick", "picks") } out a bribe for { $seat }.
               *[other] { $by } { DO($by_is, "pick", "picks") } out a bribe for { $seat }: { $face }.
            }
       *[no]
            { $face ->
                [none] { $by } { DO($by_is, "bribe", "bribes") } { $seat } with a card drawn at random.
               *[other] { $by } { DO($by_is, "bribe", "bribes") } { $seat }: the card is { $face }.
            }
    }
event-bribe-withheld = There is no bribe for { $seat }.
event-sealed = { $seat } { DO($seat_is, "are", "is") } sealed in { $by }'s Labyrinth.
event-seal-ended = { $seat } { DO($seat_is, "find", "finds") } the way out of the Labyrinth.
event-characters-swapped = { $seat } and { $target } exchange characters until the end of the turn.
event-characters-returned = All characters return to their owners.
event-game-ended =
    { $reason ->
        [secret-opened] { reason-secret-opened }
        [deck-empty] { reason-deck-empty }
        [vaults-lost] { reason-vaults-lost }
       *[other] The game is over.
    } { $winners_count ->
        [one] Victory for { $winners }!
       *[other] Victory for { $winners }!
    } { $traitors_count ->
        [0] There was no traitor.
        [one] The traitor was { $traitors }.
       *[other] The traitors were { $traitors }.
    }

## How a game ended

reason-secret-opened = The secret is out: the thieves win.
reason-deck-empty = The deck is empty and the secret is safe: the Lord side wins.
reason-vaults-lost = Two vaults are open, and both held gold: the Lord side wins.

## Comparing many games

figure-cards-left = Cards left in the deck
figure-vaults-opened = Vaults opened
side-lord = Dream Lord
side-thief = Dream Thief
side-traitor = Traitor
trait-character = Character
trait-side = Side
trait-world = World view

## Players

persona-1-name = Vesper
persona-2-name = Echo
persona-3-name = Cobalt
persona-4-name = Ember
persona-5-name = Lark
persona-6-name = Mist
persona-7-name = Quartz
persona-8-name = Domino

## What the cards do

card-shoot-text = In your play phase, on another player on your level. The target rolls a red die. 1: the target dies. 2 to 4: you move the target to an adjacent level. 5 or 6: nothing happens.
card-assassin-king-text = In your play phase, on another player on any level. The target rolls a red die. 1 or 2: the target dies. 3 to 5: you move the target to an adjacent level. 6: nothing happens.
card-armour-spiral-text = In your play phase, on another player on your level. The target rolls a red die. 1 or 2: the target dies. 3 to 5: the target shows their hand and discards every Unseal, then you move the target to an adjacent level. 6: nothing happens.
card-bursting-warhead-text = In your play phase, on another player on your level. The target rolls a red die. 1 or 2: the target dies. 3 to 5: the target shows their hand and discards every SHOOT-class card, then you move the target to an adjacent level. 6: nothing happens.
card-unseal-text = Unlock (thieves only, in your play phase): your level loses 1 lock; at 0 locks its vault opens. Only one unlock per turn may succeed, and there is no unlocking in a turn in which you were revived. Cancel (anyone on a level, in any turn): an unlock just begun fails. A cancel can't be cancelled.
card-transit-serum-text = In your play phase: move to an adjacent level of your choice.
card-dream-peek-text = In your play phase. Thieves: first the Lord may give you a bribe, then you look into an unopened vault on any level; you may not tell what you saw. Lord: look at all bribes of a thief who is on a level and holds at least one.
card-mind-pull-text = In your play phase: another player on any level moves to your level. Players in Limbo can't be chosen.
card-from-nothing-text = In your play phase: draw 2 cards.
card-body-swap-text = In your draw, play or discard phase: exchange character cards with another thief on any level. Skills change hands, everything else stays. At the end of the turn all characters return to their owners. The Lord can't be chosen.

## What the thieves can do

character-joker-text = Out of Control: instead of your normal draw you may roll a red die and draw that many cards, without any extra cards. In the discard phase of that turn you discard your whole hand if you hold the Joker then, even in Limbo.
character-point-man-text = Scout: right after your normal draw you may show all the cards you drew. If at least one is a Transit Serum, draw 2 more cards; these are not shown.
character-tourist-text = Support: in your play phase you may give your whole hand, at least 1 card, to another player on any level and then move to that player's level. As often as you like.
character-shade-text = Tag Along: in your play phase you may move to the Lord's level, as often as you like and at no cost. Not while the Lord is in Limbo.
character-avatar-text = Descent: in your own play phase, each time you move to a level with a higher number, you may draw 2 cards. Reviving yourself counts as a move from 0 to 1.
character-architect-text = Labyrinth: in your play phase you may discard a SHOOT-class card to seal a player on your level, yourself included, until the end of that player's next turn. As often as you like, but nobody twice at a time. No action card and no skill can choose or affect a sealed player. The sealed player can't change level except by death and revival, can't use Transit Serum to move, From Nothing or Body Swap, and can't draw, take cards or move by skills of their own.
character-chemist-text = Dispense: twice per turn, in your play phase, you may discard 1 card and then take 1 Transit Serum from the discard pile; one must lie there beforehand. Inject: in your play phase you may use a Transit Serum on another player on your level, who moves to an adjacent level of your choice. As often as you like.
character-forger-text = Trickery: once per turn, in your play phase, you may draw 1 or 2 cards blindly from the hand of another player on any level. Then you give back as many cards of your choice, even the same ones.
character-soul-sculptor-text = Carve: when you shoot, after the roll you may make the number of cards in the target's hand the final result. 0 counts as 1, more than 6 as 6, and nothing modifies it.
character-space-queen-text = Interlace: when another player unlocks successfully, you may draw 1 card. Creation: once in every discard phase, anyone's, before cards are discarded, you may put 1 hand card on top of the deck; only you see it.
character-lord-of-war-text = Black Market: once per turn, in your play phase, you may discard 2 cards and then take any 1 card from the discard pile, even one of these two.
character-black-swan-text = Scatter: instead of your normal draw you may give your whole hand, at least 1 card, to other thieves on any level, each card to a thief of your choice. Then draw 4 cards, without any extra cards. Never to the Lord.
character-dream-interpreter-text = Foreshadow: each time you use an Unseal, to unlock or to cancel, you may draw 2 cards at once. You keep them even if the unlock is cancelled.
character-extractor-text = Extract: after your own successful unlock you may draw as many cards as locks are left on that level.
character-judge-of-mind-text = Convict: when you shoot, the target rolls 2 red dice and you choose the one that counts. Modifiers apply to the chosen die.
character-martyr-text = Sacrifice: instead of your whole play phase, on a level with an unopened vault, you may roll a red die. 3 to 6: add 2 locks to your level or take 2 away, never above the starting number or below 0; at 0 the vault opens. 1 or 2: the locks do not change. In either case you then die, without a killer, and discard your hand. Unseal can't cancel it.
character-paprika-text = Salvation: twice per turn, in your play phase, you may discard 1 card, revive a player from Limbo on your level and take that player's whole hand.
character-terrorist-text = Manhunt: your SHOOT-class cards reach players on any level. Zeal: when you shoot, the target chooses before the roll: discard 1 card, or −1 on the result. An empty hand means −1.

## What the Lords can do

character-black-hole-text = Backflow: at the beginning of each of your draw phases every level with an unopened vault regains 2 locks, never above its starting number.
character-harbor-text = Tsunami: after a vault was opened and the game goes on, every thief who is on a level and not sealed rolls a red die, in turn order. 1 to 5: the thief falls into Limbo. 6: nothing happens. There is no killer, and no cards are given.
character-imperial-city-text = Big Money: when you give a bribe as the Lord, you may choose the card instead of having it drawn at random. You may look at the undealt bribes at any time.
character-feast-text = Plenty: your normal draw is 1 card more for each undealt bribe.
character-secret-passage-text = Teleport: twice per turn, in your play phase, you may use a Transit Serum to send a thief from any level to Limbo instead of moving. It is no kill, and no cards are given.
character-fortress-text = Ruthless: in your own play phase, each time you move to another level, you may shoot a thief on any level, as if with SHOOT. It costs no card, and the Lord's M4 applies.
character-chess-text = Transposition: twice per game, when a vault is about to open, you may exchange it with another unopened vault, once per opening. The vault that now lies there is opened; the locks stay where they are.

## World views

world-black-hole-text = Each thief may unlock successfully twice per turn.
world-harbor-text = When two vaults are open and the secret is not among them, the Lord side wins at once.
world-imperial-city-text = Whoever receives a bribe must choose another thief without a bribe, on any level, and shoot that thief as if with SHOOT, with −3 on the result.
world-feast-text = Every thief's normal draw is 1 card more, so 3 cards, in Limbo as well. A draw replaced by a skill gets nothing extra.
world-secret-passage-text = Every revival costs exactly 1 Transit Serum instead of 2 cards. The Lord's automatic revival and Salvation are not affected.
world-fortress-text = Every red-die result of the Lord is −1, as the target of a SHOOT and in rolls for the Lord's own skills.
world-chess-text = Whoever uses Dream Peek, the Lord included, must draw 2 cards at once.

## Help card

summary-1 = Sides: one Dream Lord against all thieves. A thief who holds a DEAL bribe is secretly a traitor and wins with the Lord.
summary-2 = Levels: the dream has four. Each has a vault behind locks; one vault hides the secret, three hide gold. A Transit Serum takes you one level up or down.
summary-3 = Unlock: in their own turn thieves use Unseal to remove a lock of their level, one per turn. At 0 locks the vault opens.
summary-4 = Cancel: anyone on a level may use an Unseal to stop an unlock, and that can't be cancelled in turn.
summary-5 = Bribes: when a thief opens gold or uses Dream Peek, the Lord may give a bribe. DEAL makes a traitor, FAIL does nothing.
summary-6 = SHOOT: another player on your level rolls a die. 1 kills, 2 to 4 moves the target to an adjacent level, 5 and 6 miss. When the Lord shoots, the result is −1.
summary-7 = Death: who is killed gives 2 cards to the killer and falls into Limbo. There you still draw and discard, but use no cards and no skills.
summary-8 = Revival: discard 2 cards in your play phase to bring yourself back on level 1, or someone else on your level. No unlocking in that turn. The Lord comes back for free when the Lord's turn starts.
summary-9 = Your turn: draw 2 cards, play as many as you like, then discard down to 5.
summary-10 = The end: the thieves win when the secret is opened. The Lord side wins when the deck is empty.

## Table talk

phrase-1 = Hello, everyone!
phrase-2 = Well played!
phrase-3 = Help me here!
phrase-4 = I smell a traitor among us.
phrase-5 = Follow me!
phrase-6 = Thank you!
phrase-7 = Good luck!
phrase-8 = Hurry, the deck is running out!

## The board in the terminal

inception-level = Level
inception-locks = Locks
inception-vault = Vault
inception-people = Who is there
inception-character = Character
inception-cards = Cards
inception-bribes = Bribes
inception-sealed = sealed
inception-hand = Your hand
inception-piles = Deck { $deck } · discard pile { $discard }

## The board in the browser

web-inception-lord = Dream Lord
web-inception-thief = Dream Thief
web-inception-world = World view:
web-inception-offered = Characters to choose from
web-inception-locks = { $locks } of { $full } locks
web-inception-unlocks = Successful unlocks this turn: { $count }
web-inception-vault-closed = Face down: gold or the secret.
web-inception-vault-known = Face down, but you know it: { $content }.
web-inception-vault-open = Open: { $content }.
web-inception-vault-looked = Looked at by: { $names }
web-inception-limbo = Whoever falls here still draws and discards, but uses no cards and no skills until revived.
web-inception-sealed = Sealed in the Labyrinth until the end of this player's next turn: no card and no skill can choose or affect them.
web-inception-revived = Revived this turn: no unlocking until it ends.
web-inception-borrowed = Exchanged until the end of the turn; it belongs to { $name }.
web-inception-used = Used already: { $skill } × { $times }
web-inception-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-inception-hand-hidden = Only their holder sees them.
web-inception-hand-known = You know of: { $cards }
web-inception-deck = Deck
web-inception-deck-text = { $count } of { $all } cards left. When the last one is drawn, the Lord side wins.
web-inception-deck-known = You know from the top: { $cards }
web-inception-discard = Discard pile
web-inception-bribe = Bribe
web-inception-bribe-hidden = Face down: DEAL or FAIL.
web-inception-bribe-known = Face down, but you know it: { $face }.
web-inception-bribes = Bribe pile
web-inception-bribes-text = Bribes not yet given: { $count }. DEAL cards in the game: { $deals }.
