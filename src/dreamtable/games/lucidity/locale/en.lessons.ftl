## The first lesson

lesson-first-welcome = You are asleep, and so are the other two. Dreams are dice here: whoever gathers the most Power wins, and at 15 the night is over. This is your card; everything you dream ends up on it.
lesson-first-tracks = A turn begins with a choice: how deep do you sleep? Light starts with 3 dice, Middle with 4, Deep with 5. More dice, more Power, more of everything else.
lesson-first-sleep = Start gently: fall asleep on the Light track.
lesson-first-colours = Three dice came out of the bag, and two of them go back unrolled. The colour tells you what a die is like. Blue is the darkest: half of its faces are Shadows. Put the blue one back.
lesson-first-red = Red is the only colour with 2 Power on a face, and the only one that hunts. Not yet: put it back, too. Yellow, with three Power faces of six, is a friend for a first night.
lesson-first-power = Power! The die stands in your Power row now and counts 1 of 15.
lesson-first-press = Here is the heart of the game. Rest and keep what you have, or dream again with more dice? Nothing threatens you yet. Dream again!
lesson-first-four = Four dice this time. Again two go back: first the blue one …
lesson-first-four-more = … and then the green one. Yellow and red will be rolled, so it gets more exciting.
lesson-first-two = Red shows 2 Power: splendid. Power is always resolved first, so resolve the red die now.
lesson-first-reroll = The yellow die shows Exhaust. Three in that row, and all your Power of one colour is gone. But you may pay: a Power die buys another roll of a die of its own colour. Pay the yellow Power to reroll the yellow Exhaust.
lesson-first-paid = It worked: Power again. The die you paid lies on the yellow Nightmare card now. Whoever becomes that Nightmare one night will own it.
lesson-first-deeper = 3 Power, and a clean card. Once more: the last space of the track, with five dice.
lesson-first-five = You know this by now: the blue die goes back …
lesson-first-five-more = … and the red one. Three dice will be rolled.
lesson-first-order = Two Power and a Shadow. Dice are resolved in a fixed order: Power, Hunt, Exhaust, Shadow. Take the green Power first …
lesson-first-order-more = … and then the yellow one.
lesson-first-shadow = What is left is a green Shadow. Every Shadow does something when it lands, each colour something else. You could pay the green Power to reroll it; let it come this time, and see.
lesson-first-hunt = Envy! The next player, { persona-2-name }, chose your 2 Power, it was rolled again, and now it hunts you. Four dice in the Hunt row, and you are out of the game. Even a rest does not take them away.
lesson-first-rest = The track is at its end, so you must rest. A rest returns one Shadow, or all Exhaust dice. Let the Shadow go.
lesson-first-watch = Your turn is over, and you are richer by 3 Power. Now watch { persona-2-name }, who is in a hurry and sleeps deep at once.
lesson-first-nightmare = Three Shadows of one colour: { persona-2-name } is a Nightmare now, the Depths. A Nightmare steals dice of its colour from the Dreamers and can still win. That is no punishment; some of us even aim for it.
lesson-first-end = That is all you need. It is your turn again: play this night to its end, if you like, or sit down at a real table. What anything means is a touch away, and what is new will be explained when it comes up.

## Hints

hint-nightmare = You have turned: you are a Nightmare now, { $nightmare }. Your Power stays, everything else left your card, and you can still win with the most Power. From now on you steal certain dice of your colour from the Dreamers, even in their turns.
hint-eliminated = Four dice in your Hunt row: you are out of the game and lose your Power. Watch the others; your neighbour's Shadow of Envy may still ask you to choose.
hint-last-watch = Somebody has 15 Power. Every other Dreamer has one more turn, then it is over.
hint-sleep = How deep do you sleep? Every track draws its dice, returns two and rolls the rest. Light lets you stop after three dice and after four; Deep is five at one go.
hint-put-back = Two dice go back unrolled. Blue has three Shadows on six faces, green two, yellow only one; red alone has 2 Power, and red alone hunts.
hint-reroll = You may pay a Power die to reroll an unresolved die of the same colour, as often as you can pay. What you pay is lost to you, and often lands with a Nightmare.
hint-press = Rest and keep what you have, or go one space deeper with more dice? Look at your rows first: 4 Hunt, 3 Exhaust or a full row of Shadows each have their price.
hint-rest = You must rest: return one Shadow, or all dice of your Exhaust row. Hunt dice never leave this way.
hint-envy = Your neighbour has met the Shadow of Envy, and you choose which die of theirs is rolled again. The best Power hurts most.
hint-nightmare-turn = A Nightmare's turn is short: take one Power die of your colour from anybody, or send a minion die to a Dreamer.
hint-send-minion = Two dice were drawn: one goes back, the other is your minion. The Dreamer you send it to must roll and resolve it. Think of who is close to a full row.
hint-shadow = A Shadow lands in the row of its colour and does something at once. Three of one colour, or four with two players, and you become its Nightmare.
hint-hunt = You are being hunted. Four dice in the Hunt row and you are out of the game, and no rest takes them away.
hint-exhaust = Exhaust: at three dice you lose all Power of one random colour and must rest. A rest can empty this row.
hint-exhausted = You are exhausted: a die named a colour, and your Power of that colour is gone. Now you must rest; empty the row, or it happens again.
hint-stolen = { $by } is { $nightmare } and took your { $die } die as Power before it reached your card. Each Nightmare watches for its own colour and symbols: touch its card to read which.
hint-minion = { $by } has sent you a minion die. You roll and resolve it like your own, even outside your turn.
hint-rival-nightmare = { $seat } is a Nightmare now: { $nightmare }. It will steal certain dice of its colour from Dreamers, yours too. Put that colour back when you can.
hint-spooks = Alone, you are not alone: every turn the lowest Spooks join your unresolved dice. They are rolled and resolved like all others.
hint-awoke = A full row of Shadows has woken { $nightmare }. If the same one stirs again, the dream is lost; and at the end you will need more Power for every Nightmare awake.
