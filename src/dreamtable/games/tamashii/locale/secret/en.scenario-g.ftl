card-g01 = The Hall
story-g01 = Nine chairs, nine brass numbers, nine pairs of folded hands. The caretaker has kept the dust off their eyelids for eleven years. It asks you to sign for whatever you borrow. As you close the first clasp, the body lifts its left hand by itself and reaches for a light switch that must have hung a little lower than this one.
objective-g01 = Attach bodies for the first time, until as many memories as there are players have been revealed.

card-g02 = The Hearing
story-g02 = The clerk holds court wherever there is room for it: two crates and a wet umbrella. Number Four remembers music upstairs. Number Seven remembers that it was the pipes. They were in one kitchen on one evening and cannot agree on the colour of the tiles. She writes down what both have heard, blots it, and waves for the next pair.
objective-g02 = Bring 6 memories to the witness stand; 7 if there are three or four of you.

card-g03 = Two Versions
story-g03 = Laid side by side, the statements agree until ten past nine, when the lights failed. Nine tenants signed their bodies over in the dark, says the caretaker, against the rent, and it has oiled them ever since. You turn over the empty chair of Number One. Under the seat there are strap buckles and nine signatures, all in one neat hand. The caretaker writes neatly. So did Number One, who wrote letters for the whole floor.
objective-g03 = Choose.
choice-g03-1 = Believe the caretaker: hear its oath at the High-rise, where a failed oath calls the porters
choice-g03-2 = Believe the chair: bring everybody to the Shelter, each in another body

card-g04 = The Caretaker's Oath
story-g04 = The caretaker puts down its brush. It will swear in the hall, before the chairs, provided that all of you swear with it, core to core, so that nobody can lie by half. It has waxed the floor where you are to stand. It has also laid out nine glasses of water, in case the tenants should come up to listen.
objective-g04 = Pass the team check at the High-rise.

card-g05 = The Empty Chair
story-g05 = You carry the chair down fourteen floors. It is the only thing in the house that has not asked you for a signature. The bodies come too, one on each of you and no two alike, as they used to sit. The caretaker goes ahead unlocking doors, comes round behind you to lock them, and would like to know whether to leave the heating on.
objective-g05 = Bring all players to the Shelter, each wearing a different body card.

card-g06 = What a Body Keeps
story-g06 = A body remembers once. Put it on for the first time and the evening is there, with the smell of somebody's dinner; after that it is only a coat. Hang it up for another and what it told you stays with the clerk. Lose it in the street and it will have told the street.

card-g07 = The Witness Stand
story-g07 = Whoever stands under the umbrella may speak, and needs another face there to speak to. Around the crates the clerk has drawn a line in chalk. What two have said inside it goes into the book. She has thrown away the key to the book, so that nobody can come and be sorry.
activity-g07-witness = Give evidence, two to a tile

card-g08 = Under Oath
story-g08 = The parquet of the hall is a circuit. Each square takes one of you, and a lamp beside it shows how much of you has arrived. If too few of them light, a bell rings downstairs in the lodge. The porter folds its newspaper along the old creases, puts on its cap, and takes the lift to see who began it.
activity-g08-hearing = Swear, core to core

card-g09 = Moving Day
story-g09 = Word is out that the house is giving up its bodies. Every morning a handcart stands at the door. It brings one that nobody has ordered and takes away one that somebody had wanted. The carter is paid by the trip. He has been told not to look under the sheet, and he has a good heart, so he tucks it in.

card-g10 = So Entered
story-g10 = It tells everything and leaves itself no way out: who cut the power, who held the lamp, and why the nine names are so neat. Nine people were shaking too hard to write. The clerk fills the page to its edge. Then the caretaker asks for its sentence. The court, which is two crates and an umbrella, has no cell. It gives the caretaker the keys, to let the tenants in when they come.

card-g11 = The Light Switch
story-g11 = In the Shelter the bodies sit down where there is room, on a crate, on the stove, on the stairs. You climb out of them one at a time. Towards morning the first of them lifts its left hand by itself. The switch is at the right height here. It puts the light out, because the children are asleep.

card-g12 = Friday
story-g12 = The caretaker has waited long enough. It picks up the bodies wherever you have let them fall, straightens the collars and seats them, hands on knees. There are more chairs in the cellar. It fetches as many as there are of you, sets them in the row, and gets out the brush, since it is Friday.
