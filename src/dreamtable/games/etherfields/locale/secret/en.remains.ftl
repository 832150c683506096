gained-wisdom = Wisdom “{ $what }”
gained-season = Season “{ $what }”
gained-gate = Gate “{ $what }”
gained-remove-gate = Gate “{ $what }”, closed for good
gained-world-tile = district “{ $what }”
gained-add-slumber = a Slumber
gained-add-fate = a Fate card
gained-add-market = a card for the Influence Market
gained-shopping = a Shopping card
gained-memory = First Memories ({ $dreamer })
gained-awakening = Awakening
gained-item-market = { $count ->
    [one] 1 Item that was not found, in the Item Market
   *[other] { $count } Items that were not found, in the Item Market
}
