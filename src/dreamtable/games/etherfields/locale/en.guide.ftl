## How it stands

role-watcher = You watch the Dreamers.
role-nobody = You have not chosen a Dreamer yet.
role-you = You are the { $dreamer }.
goal-beginning = Choose Dreamers, and enter the Dream together.
held = { $card }
held-by = { $thing } ({ $seat })
goal-gate = “{ $gate }” can be entered; { $steps ->
    [0] it is here
    [one] it lies 1 arrow away
   *[other] it lies { $steps } arrows away
}.
goal-keys = Gather Keys: “{ $gate }” asks for { $keys }, and you have { $have }.
goal-streets-end = The streets end here for now. The city stays yours to walk.
goal-way = Gather Keys, and enter a Gate.
goal-slumber = { $card }: deal with it before the Turns run out, or let it pass.
danger-way = The city lets you walk. Slumbers wait at some corners.
danger-beginning = Nothing threatens you yet.
danger-distress = { $left } more Distress, and { $who } dies: then all have failed.
danger-cards = { $who } has only { $cards } cards left; with fewer than 6 all have failed.
danger-supply = Only { $left } Distress markers are left; if one is missing, all have failed.
danger-deadly = { $sure ->
    [yes] If nothing changes, { $who } dies in this Turn
   *[no] { $who } may die in this Turn
}: then all have failed.
danger-foretold = Coming up: { $line }.
danger-last = This is the last Turn, unless Hours buy another.
danger-turns = { $turns ->
    [one] 1 Turn follows
   *[other] { $turns } Turns follow
} on this one; then time is up.

## What the Turn will bring

foretold-nothing = nothing answers it yet
foretold-stays = { $card } stays put
foretold-walks = { $card } walks up to { $steps }{ $many ->
    [0] { "" }
   *[other] { " " }towards { $whom }
}
foretold-line = { $card }: { $text }
foretold-harm = { $card }{ $range ->
    [0] { "" }
   *[other] , within { $range }
}: { $seals ->
    [yes] Seal { $num }
   *[no] { $num } Distress
} — { $many ->
    [0] { $perhaps ->
        [0] nobody
       *[other] perhaps { $maybe }
    }
   *[other] { $whom }{ $perhaps ->
        [0] { "" }
       *[other] , perhaps { $maybe }
    }
}

## What is proposed to who wishes for something

proposal-go = Go to { $space }
proposal-act = { $action }
proposal-place = Place { $card }
proposal-card = { $card }
proposal-cards = { $cards }
proposal-pays = Pays with { $cards }.
proposal-walks = First walks { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}, to { $space }.
proposal-wastes = { $num } Intent more than it takes.
proposal-share = Pays { $num } of the { $of } parts that are left.
proposal-trap = There is a trap on the way: { $space }.
route-to = Go as far as { $place }
route-icons = { $icons }
route-place = { $number }. { $place }: { $icons }{ $kind ->
    [shortcut] , by a shortcut
   *[other] { "" }
}{ $full ->
    [yes] , but you can hold no more Keys
   *[no] { "" }
}
route-shortcuts = { $num ->
    [one] For the shortcut each Dreamer Seals 1 card.
   *[other] For the shortcuts each Dreamer Seals { $num } cards.
}
route-season = It is { $season }.
route-stops = At { $place } you stop, as something happens there. From there you decide anew.

## What moves mean

reason-opens = It leads on: nobody knows yet what comes of it.
reason-towards = It brings you nearer to “{ $action }”.
reason-safer = You stand better elsewhere.
reason-least-missed = Of all that pays, it is missed least.
reason-nothing-better = Nothing that you could do now is worth its price.
note-cost = Costs { $cost }.
note-cost-parts = Costs { $cost }, { $parts } times; any of you may pay. { $left ->
    [one] 1 part is
   *[other] { $left } parts are
} still to pay.
note-free = Free.
note-move = Each Cunning is one space.
note-hours = Each Hour is one space; the Team has { $hours }.
note-ether = Costs { $num } Ether.
note-keys = { $num ->
    [0] Costs no Key.
    [one] Costs a Key.
   *[other] Costs { $num } Keys.
}
note-length = Takes about { $least } to { $most } minutes; it can be suspended at any moment.
note-gem = Costs three cards.
note-peek = Costs a card; only you see it.
note-intent = Gives { $num } { $colour }.
note-boost = 4 of 6 faces add Intent, 1 of 6 fails.
note-reroll = Costs a Gem; only the new result counts.
note-turns = Each Hour adds a Turn, if the group agrees.
note-morphing = Costs { $ether ->
    [yes] an Ether
   *[no] a Key
}.
note-cards-left = You still hold { $count } cards.
note-trap = There is a trap.
note-trap-way = The shortest way leads through a trap.
note-deadly = This would be your last Distress.

## What things are

about-space = A space of the Dreamscape. Four figures stand in it at most.
about-figure = A figure of an Entity. It goes for the closest Dreamer, unless its tile says otherwise.
about-code = A secret of this Dream. Nobody knows its face before it is revealed.
about-back = What lies on top of a deck; everybody sees the back.
about-paragraph = A paragraph of the script, opened by what happens.
about-way = One of the ways that a text leaves open.
about-choice = One of the ways that a paragraph leaves open; the group decides.
about-goal = What the Dream wants of you, as far as its pages have told you.
about-price = A way to pay.
about-setting = One setting of a dial. All dials are set first; only entering holds them against the answer.
about-card-turn = A Turn card: its steps are resolved after the Dreamers have acted.
about-card-morphing-anguish = Distress from this Entity is 1 higher.
about-card-morphing-sealing = Seals by this Entity are 2 higher.
about-card-morphing-speed = Its movement is 2 higher.
about-card-morphing-reach = Its ranges are 1 higher.
about-card-morphing-unmasking = All Masks are inactive.
about-card-morphing-undoing = All placed Progress cards are inactive.
about-card-morphing-no-rerolls = Nobody can reroll.
about-card-morphing-dull-gems = Gems cannot be used for rerolls.
about-card-state-dazed = Ranges are 1 at most.
about-card-state-stunned = An Entity inflicts no Distress this Turn.
about-card-state-paralyzed = It cannot move or be relocated.
about-card-state-poisoned = An Entity gets no new Morphings.
about-card-companion = A Companion: neither Dreamer nor Entity. It takes a place in its space; traps, lines and actions pass it by.
about-card-silent = A picture that tells no story: what is drawn on it may matter.
about-card-dreamer = A Dreamer, with a deck of 22 cards.
about-card-other = A component of the game.
about-colour-wrath = Intent of strength, fighting and tenacity.
about-colour-cunning = Intent of moving, wit and lies. It pays for Moves.
about-colour-awareness = Intent of talking, observing and understanding.
about-luck-fail = The action fails, and something is to be borne.
about-luck-blank = Nothing is added.
about-luck-one = 1 Intent is added.
about-luck-two = 2 Intent are added.
about-luck-three = 3 Intent are added.
about-pace-one = The figure moves 1, whatever its value.
about-pace-full = The figure moves its value.
about-pace-full-again = The figure moves its value, then the die is rolled again.
about-phase-dreamers = Each player takes a different Dreamer.
about-phase-gate = The Gate sets up its Dream.
about-phase-entrance = Dreamers enter the Dreamscape.
about-phase-start = A Turn card becomes current.
about-phase-draw = All may discard, then draw 4 cards.
about-phase-floor = All act in any order, until everybody is done.
about-phase-events = The steps of the Turn card are resolved.
about-phase-turn-end = The Turn card is discarded.
about-phase-over = The Dream has ended.
about-suit = A suit of Turn cards. By itself it does nothing; spawn spaces and texts refer to it.
about-luckless = What is borne when a Boost fails or a deck runs out.
about-element = What the playing cards may help or harm, once a Dream.
about-kind-morphing = All Morphing lines are resolved.
about-kind-basic = All Basic lines are resolved: mild.
about-kind-special = All Special lines are resolved: strong.
about-kind-movement = All Entities move by the die.
about-thing-ether = It removes Flaws and Morphings, and buys cards later.
about-thing-gem = It rerolls a die, or lights a Gem slot.
about-thing-key = It opens Gates, or removes a Morphing.
about-thing-hour = Shared by all: it buys movement or Turns.
about-thing-distress = With 8 of them a Dreamer dies, and all have failed.
about-thing-sealed = Out of play until they are Unsealed. With fewer than 6 other cards a Dreamer dies.
about-thing-light = A terrain. Where it is, Darkness is ignored.
about-thing-darkness = A terrain; texts refer to it.
about-thing-swamp = A terrain; texts refer to it.
about-thing-water = A terrain; texts refer to it.
about-thing-token = A token; the text that put it says what it means.
about-kept-item = The Team carries it into the evenings to come.
about-kept-mask = Whoever it belongs to can wear it again.
about-kept-note = It lies with the Team for the moment that it is made for.
about-kept-sign = It pays where its glyph is drawn, and is gone then.
about-kept-own-sign = Whoever holds it uses it once, when they like.
about-gained-wisdom = It holds from the moment it is gained.
about-gained-season = It colours the way between Dreams until it changes.
about-gained-gate = It leads into a Dream of another evening.
about-gained-remove-gate = Its Dream is over and is not entered again.
about-gained-world-tile = A part of the city in which you travel between Dreams.
about-gained-add-slumber = It is met on the way between Dreams.
about-gained-add-fate = It is drawn on the way between Dreams.
about-gained-add-market = It can be bought between Dreams.
about-gained-shopping = It lets you buy cards between Dreams.
about-gained-memory = A goal of this Dreamer alone, for the evenings to come.
about-gained-awakening = With it the next evening begins: wounds heal, decks are built anew.
about-gained-flag = What you have done. Somebody may come back to it.
about-gained-item-market = They can be bought between Dreams.
