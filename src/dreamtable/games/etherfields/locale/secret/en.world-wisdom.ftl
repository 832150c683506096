named-ii-42-i = Death
card-shopping-card = Shopping card
card-memory-apple = First Memories: the apple
story-p-213 = Your machine stands on the kitchen table, and it works. You remember the hum, and that nobody had asked for it. It peels an apple in one ribbon and sets the apple down. Towards morning a neighbour knocks about the noise. He stays on the threshold, eats the apple and leaves two coins for the next one.
rule-wisdom-awakening = On the map, after any location, you may awaken: all cards are discarded, Distress is cured, Sealed cards return, Keys and Gems are given back; then decks are built anew, and you stand on the Awakening location.
rule-wisdom-map = Big arrows are free, for a shortcut each Dreamer Seals 1 card. Where you arrive, the icons are resolved from left to right.
rule-wisdom-death = Whoever dies gains a Flaw, and all Ether is lost. Then you awaken.
