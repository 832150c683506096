## The way between the Dreams

number-least = the fewest { $of } that any Dreamer has
amount-progress = active Progress cards
when-fate-icon = after each Fate icon
when-key-icon = after each Key icon
when-slumber-lost = when a Slumber is not won
when-loot = when you gain Loot
when-session-start = when an evening begins
when-save = when you end the evening
mod-free-shortcuts = shortcuts that cost nothing in each travel
mod-show = cards that the market shows
mod-sanctuary-uses = choices in a Sanctuary
mod-delta-uses = choices in the Delta Phase
mod-turns-slumber = Turns of a Slumber
mod-skip-movement = movement steps that are skipped
print-slumber = { $turns ->
    [one] 1 Turn
   *[other] { $turns } Turns
}
print-out = Out of Turns{ $skip ->
    [yes] , or skipped
   *[no] { "" }
}: { $do }
print-deliverance = Deliverance. { $action }
print-jumps = It does not walk. In a movement step one figure is put on the { $of } closest to a Dreamer.
print-gone = When the last figure has left: { $do }
print-quirk-slot = A Quirk slot, joined to { $corner }
print-quirk = As a Quirk: { $text }
print-quirk-space = In the Quirk space: { $text }
print-plain-season = Nothing is other than usual.
print-location = { $number }: { $icons }
print-shopping = At a Shopping icon the Team may use it: each Dreamer looks at 3 cards of the Influence Market, or at 1 Item for 2 Ether. Whoever buys nothing gains a Gem.
do-end-slumber = { $result ->
    [win] this Slumber is won
    [loss] this Slumber is lost
   *[none] this Slumber ends
}
do-remove-slumber = remove this tile from the game
do-delta = each Dreamer may recover in one way, Hours are set anew, and the Slumber deck is shuffled
do-slumber-tile = draw and place a Slumber Map tile
do-remove-quirk = { $which ->
    [this] this Quirk goes under the Fate deck
   *[one] a Quirk goes under the Fate deck
}
do-relocate-team = the Team goes to { $to ->
    [awakening] the Awakening location
    [this-tile] another location of this district
   *[any] another location
}
do-cancel = the Slumber goes under its deck
print-from-now = From now on: { $do }
deed-of-active-progress = Have { $num } active Progress cards.
deed-of-luck-three = Roll +3 { $num ->
    [2] twice
   *[other] { $num } times
} in one Dream.
deed-of-slumber-last-turn = Win a Slumber on its last Turn.
deed-of-boost-failed = Fail a Boost at { $num } Distress or more, and survive the Turn.
deed-of-contacts = Perform { $num } Contact actions in one Dream.
deed-of-riddle-clean = Solve a riddle with no wrong entry.
deed-of-distress-at-end = End a Dream with { $num } or more Distress.
deed-of-distress-taken = Take Distress for another Dreamer { $num } times; alone, pay Distress as a cost { $num } times.
deed-of-wrath-at-once = Pay { $num } Wrath at once.
deed-of-cut-off = In a Dream, stand in a space cut off by walls.
deed-of-rule-refused = Use No Such Rule { $num ->
    [2] twice
   *[other] { $num } times
} in one Dream.
deed-of-no-penalty = Complete a Dream without a penalty for reshuffling.
about-phase-waking = Wounds heal, decks are built, everybody finds the way out of bed.
about-phase-travel = The Team stands on the map. The group says where it goes.
about-phase-arrival = What stands at this place happens, icon by icon.
about-phase-slumber = A Slumber is laid out.
about-phase-slumber-end = A Slumber is over.
about-location = A place on the map of the city.
about-rest = One way to recover.
about-goods = What you look at in the market.
about-result = How a Slumber ended.
advice-all = all of your cards fit into the deck
advice-colour = the deck is short of { $colour }
advice-strong = what it does is worth its place
advice-progress = worth building on
advice-enough = enough Progress cards to build on
advice-weak = others do more for you
note-advice = { $num } cards, { $out } left out: Wrath { $wrath }, Cunning { $cunning }, Awareness { $awareness }.
note-market-price = Costs { $num } Ether; you have { $have }.
note-deck-then = Your deck: { $count } cards, Wrath { $wrath }, Cunning { $cunning }, Awareness { $awareness }.
note-why = { $why }
note-exchange = { $who } plays this Dreamer, and is asked to exchange.
do-move-tile = the tile { $code } goes to { $to } with all that is on it
way-title = The way through the city
way-teaser = The street is awake before you are. Somebody has put the arrows back on the corners and chalked your names beside the bell. There is time for a shop, a card, a stranger on the stairs, before the next door wants its Keys.
way-leads-to = Leads to “{ $gate }”
mod-ether-kept = Ether kept at the end of the evening
print-sign = Discard it where a price asks for the Sign “{ $glyph }”.
print-from-discard = While it lies in your discard pile: { $action }
check-drawing = it is the Draw step
cost-sign = discard the Sign “{ $name }”
do-sign = gain the Sign “{ $glyph }”
do-buy-influence = see 3 cards of the Influence Market and buy any of them
do-personal-sign = { $is-you ->
    [yes] gain
   *[no] { $who } gains
} { $num ->
    [one] 1 personal Sign
   *[other] { $num } personal Signs
}
