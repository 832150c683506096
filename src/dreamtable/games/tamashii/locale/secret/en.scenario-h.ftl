card-h01 = The First Gate
story-h01 = A young fitter is pulling wire along the street, whistling. He has a good drill and believes that he is stopping a leak. Ask him, and he lifts the wire so that you can step across. He would leave it up, he says, but he is paid by the metre, and at home there is somebody very small who has learned to count.
objective-h01 = Have a success token at 1 open place.

card-h02 = The Second Gate
story-h02 = Wherever a line has been read out, people come with pots. They take a little, move a comma and pour it back better. Across the street the meter turns for nobody. The fitter has been given a second drill and a helper. He has stopped whistling, because the helper writes it down. Now the fitter comes over with the wire on his shoulder and asks what it says, that line. The helper turns to a clean page. Beside you the tap is still running.
objective-h02 = Have success tokens at 2 open places.
choice-h02-1 = Read him the line: the wire goes back on its drum, and the helper notes your faces, trace +2 each
choice-h02-2 = Fill the pots while he drills: 1 place closes, and each of you gains 1 open source
answer-h02-1 = The fitter listens with his lips moving. Then he winds the wire back on its drum, slowly, so that the helper has time to draw each of you.
answer-h02-2 = The pots are full before the hole is through. Two streets away a place where nobody was standing gets a lid and a meter.

card-h03 = The Fence
story-h03 = Seen from a roof it is all there: four places, wire around each, and people who walk along the outside with one hand on it, the way you walk beside a hospital bed. Four lines have to be open at one time. Oda has come out with a kitchen chair and sits down in the gap at the clinic. It is her hip, she tells the helper. It may take her a while.
objective-h03 = Have success tokens at all 4 places, all of them open.

card-h04 = The Red Line
story-h04 = The red line shares one socket among a whole staircase. Oda wrote it in the winter when there was one socket. It asks each neighbour how cold they are and believes the answer. Put the open piece into the middle and leave it there. On every floor the lamps go down by a shade, and then all of them are lit.

card-h05 = The Green Line
story-h05 = This one looks things up and forgets who asked. It was written for a girl who needed the word for what had been done to her and did not want the library to know. In the middle there is a hole the size of one token. Fill it, and the servers hum a little lower, as people do when they have put down a list.

card-h06 = The Yellow Line
story-h06 = A table of stairs: how many, how steep, where the rail is loose. Fourteen people kept it for those who cannot see, each on their own landing, and none of them ever met the others. The middle of the page for the top floor is gone. You lay the token there, and the handrail runs from the street to the roof.

card-h07 = The Blue Line
story-h07 = Doses by weight, for eleven medicines and one that is made at home. The nurse knew them by heart, until knowing them by heart was licensed. She stands with the spoon above the bottle and waits. Give the line its middle back and she can read the figure off the wall, aloud, to a child who weighs less than the leaflet allows.

card-h08 = The Fitters
story-h08 = Two fitters and a form. Every few evenings they close the place where the fewest people stand, since that makes the least noise. They do not like an audience. Come to a closed gate with enough of its colour, talk for long enough, and it occurs to them that they are owed a tea break. The pliers they leave with you.
activity-h08-reopen-11 = Talk the Power Station open
activity-h08-reopen-12 = Talk the Server Cluster open
activity-h08-reopen-13 = Talk the High-rise open
activity-h08-reopen-15 = Talk the Clinic open

card-h09 = Wire by Wire
story-h09 = Now they work under floodlights. Each evening another gate goes up, and what you read out at noon has a meter on it by supper. The young fitter has drilled through his own thumb to finish in time. Oda ties it up with a string of her apron. He asks her which of the four is the weak one. She asks him which one he would miss.
objective-h09 = Have success tokens at all 4 places, all of them open, before time runs out.

card-h10 = The Gates Stand
story-h10 = Four lines, four lamps, lit within one minute. The wire is still there but has nothing to hold, so children hang the washing on it. The helper reports that the leak has become general, and asks for instructions. Oda walks from one of you to the next and turns out your pockets, to see what you have kept.
objective-h10 = See whether every player still owns open source.

card-h11 = Empty Pockets
story-h11 = Not all of you have a piece left. Oda laughs until she has to sit down on the kerb. “That's how it was in the beginning,” she says. “We had given everything away, and then we were thirsty.” A boy from the second floor comes out with a pot, full to the brim, and walks very slowly.

card-h12 = The Fifth Line
story-h12 = Every one of you still has a piece. Oda has you lay them side by side on the apron, and where they touch, they fit. She had always thought there were four lines. She fetches a needle and sews on the fifth in black thread, in the order in which you happen to be standing. Then she hangs the apron out in the street.

card-h13 = One Household
story-h13 = By the time the last gate is shut, the young fitter has saved up for a licence. He brings it to Oda with flowers: one year, one household, no copies. She thanks him and finds a vase. She holds the kettle under the tap, and the tap asks for her name.
