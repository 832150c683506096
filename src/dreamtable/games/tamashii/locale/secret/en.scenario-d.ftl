card-d01 = Stolen Pages
story-d01 = The pages have gone home, says Ines. That is what paper does: it goes to whoever is written on it most. So the first thing is to learn where they all live, and not one of the four has ever put up a sign. Look for swept steps, she says. Look for a doorway with two bowls of water, one for the dog and one for the guest, and see that you drink from the right one.
objective-d01 = Find two strongholds.

card-d02 = The Ledger
story-d02 = Laid out on the long table in the Shelter, the pages begin at once to correct each other. Each line can be settled in one of three ways: deliver something, introduce somebody, show what you can do. Ines sharpens a pencil at both ends. A favour is done before a witness, she says, otherwise it is only kindness. Three strokes for one house, and that house may ask to have the book read out.
objective-d02 = Do favours until one faction has three oaths in the ledger.
activity-d02-accept = Accept a favour
choice-d02-1 = Promise a delivery
choice-d02-2 = Promise an introduction
choice-d02-3 = Promise a demonstration

card-d03 = The Reading
story-d03 = Ines puts on her other glasses and reads, from supper until the lamps are changed. Nobody coughs. By the end the four envoys know how much each of them has been let off, and they are looking at their cushions. A book needs a house, says Ines, and a table is not a house. Whoever takes it in will be owed by everybody and may never collect. Any house with a stroke to its name will open to you; with fewer strokes it goes to bed earlier. Which one it is to be, you have to say.
objective-d03 = Choose a faction with at least 1 oath. The walk has 4 time, 1 less for each oath short of 3.
choice-d03-1 = Take it to the Spartans, to be guarded
choice-d03-2 = Take it to Ninkyōdō, to be honoured
choice-d03-3 = Take it to the Seekers, to be studied
choice-d03-4 = Take it to the Nameless, to be forgiven
answer-d03-1 = The Spartan envoy runs ahead to have the bars taken off. He goes by the longer street, the one he would use under fire.
answer-d03-2 = The envoy of Ninkyōdō bows to the book and not to you, and sends somebody ahead to sweep the stairs.
answer-d03-3 = The Seeker is already reading over your shoulder. She asks which of you are coming along as footnotes.
answer-d03-4 = The envoy of the Nameless thanks you three times, once for each name he has had, and leaves the cellar hatch open.

card-d04 = A Place in the Rack
story-d04 = The Spartans clear a place in the rifle rack, and it is the right width. Their sergeant reads the first page standing, comes upon his own mother, half a sack of millet, never paid, and reads on in the same voice. In the morning two recruits carry a sack across town. Their orders are to march. But it is heavy, and after the bridge they take it in turns.

card-d05 = Tea at the Hall
story-d05 = At the Hall they pour tea for the book before anybody else is served. Then the old man of the house takes the pencil and turns to the page with his own name. He does not strike it out. He copies it, large enough to be read from the street. It hangs beside the door now. Those who pass it bow, or laugh. He has ordered a lamp for it.

card-d06 = Catalogued
story-d06 = The Seekers weigh it, photograph it and smell the spine. They find eleven inks and one tear. Within the week there is a card for every promise, and a reading room with a stove, where anybody may look up what they owe. Most people begin with what they are owed. A boy copies out a single line, comes to the desk with it, and asks how one pays back a song.

card-d07 = Without the Names
story-d07 = By the light of one candle the Nameless take out the names. They leave the debts; only the names go, with a razor, one after the other, until the pages look like windows. Somebody owes somebody a coat. Somebody owes somebody four years. In the cold month coats begin to lie on doorsteps all over the city, each with a slip of paper in its pocket, and nothing on the slip.

card-d08 = A Delivery
story-d08 = Something you have got used to is to be put down, in daylight, in a place that is not yours, with its straps still warm. The place is marked: one of Ascend's little seals on the wall, and under it, in pencil, the hour. As long as you watch, nobody comes to fetch the thing. You look back from the corner, and the seal has gone as well.
activity-d08-deliver = Put it down under the seal

card-d09 = An Introduction
story-d09 = One of you is to be presented, and that takes a gift: a thing you are wearing, still adjusted to your own arm, which you undo and hold out with both hands. The other has to fasten the buckles alone and gets them wrong at first. The witness studies the floor. What is written down is just this, that for as long as the buckles take, neither of you has it.
activity-d09-introduce = Leave it at its own house

card-d10 = A Demonstration
story-d10 = They know the tools. They would like to see whether you know what the tools are for. A square has been chalked out, with a seal of Ascend in the middle, and some chairs have been carried down. Do it once, do it well, and do it where the seal can see you. The girl in the front row has the pencil. She will make one stroke or none.

card-d11 = The Walk
story-d11 = The ledger weighs as much as a sleeping child and has to be held in the same way. It does not care for stairs. All along the street people stand in their doors, hats in hand, and read your lips as you go by, in case you are adding up. At the end of the walk the house wants to hear all of you say it at once, wherever you may be standing: this is what was promised.
objective-d11 = Carry the ledger to the stronghold you chose, and pass the team check there.
activity-d11-take = Take up the ledger
activity-d11-leave = Put down the ledger
activity-d11-check = Say what was promised

card-d12 = In Arrears
story-d12 = At midnight all debts fall due together. It makes a small noise throughout the town, the noise of drawers. By morning nobody will lend you a ladder. Ines shuts the cabinet, vinegar left, change right, and hangs the pencil on its nail. “I know what they all owe,” she says and taps her forehead. “It's only that now they'd have to believe me.” Four cushions lie in the gutter, two of them on top of each other.
