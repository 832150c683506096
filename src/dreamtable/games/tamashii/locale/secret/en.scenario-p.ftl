card-p01 = The Last Call
story-p01 = The telephones ring at nine, all of them, even those without a wire. Whoever lifts the receiver hears a chord, and in the middle of it somebody drawing breath. The engineers need firm ground out of the wind, within sight of the server. You go out with lanterns to look for it and leave the receiver lying on the table, for company.
recall-p01-guide-a-ending-1 = One receiver does not sing. Lesson Four is in it and calls the register, forty names and then yours. You say “present” before you go out.
recall-p01-guide-a-ending-2 = In the noodle shop the telephone is ringing too. Aunt Pei crosses the road, lifts the receiver, and is asked for an address. This time she gives her own.
recall-p01-guide-e-choice-1 = Behind the chord a voice that you once let finish says the end of its sentence again: and tell me what you see. “Lanterns,” you say.
recall-p01-guide-e-choice-2 = Somebody behind the chord says good morning, please walk to the, and stops where you once stopped it. All along the street people come to their windows anyway.
objective-p01 = Reveal as many face-down tiles as there are players, and 1 more.

card-p02 = The Sites
story-p02 = Wherever a tower is to stand, somebody has set a chair. They come from the fourteenth floor; the caretaker has been up and down since morning and has chalked a number on each. On every chair sits a family from the outskirts, a lantern on its knees, keeping the place. They will give it up to anybody who says please.
recall-p02-guide-b-ending-1 = Behind the last family lies a folded blanket with a bowl on top. That place is kept for the street that was written down too late.
recall-p02-guide-b-ending-2 = There are more of them than places to sit, so they take turns. Nobody is saying a name, and all the lanterns are lit.
objective-p02 = Reveal all marked tiles.

card-p03 = Scaffolds
story-p03 = The engineers climb, roped together with washing line, and pass the bolts up from mouth to mouth. From the street you see boots and sparks and now and then a sandwich going up on a string. Where one of you stands below, they climb on. Where nobody does, they look down for a while, and then one of them ties off the other's knot and goes home.
recall-p03-guide-k-ending-1 = On the top plank a boy in socks has wedged a chessboard between two bolts. The Spartan beside him moves with her elbow and goes on tightening.
recall-p03-guide-k-ending-2 = The bolts come from the right bank in grey buckets, still warm. Agda hauls them up, and the boy shows her with one finger which tower is next.
recall-p03-guide-k-ending-3 = The Nameless hold the ladders, by height. The boy climbs first with a pawn between his teeth. Agda calls him by the name he found at breakfast.
recall-p03-guide-h-choice-1 = The young fitter is up on the second tower, whistling. He has brought back the wire, all of it, and for once nobody pays him by the metre.
recall-p03-guide-h-choice-2 = Under every ladder stands a pot that you filled before the gate went up. The engineers take a sip, move one line of the drawing, and climb on.
objective-p03 = Help the engineers build the launch towers.

card-p04 = The Jammer
story-p04 = The towers take hold of the air and pull it straight. All over the district drones hang still and look embarrassed. There are two ways to the server. The metro is flooded, and what is in the water gets into your code. The roofs are dry, and everybody can see you there. The engineer has set both her watches, for the first time, to the same minute.
recall-p04-guide-f-ending-1 = There are gaps in the sky. The drones that came home to a burnt plant still lie folded in the gutters, and somebody has swept around each one.
recall-p04-guide-f-ending-2 = At ten the plant clocks the drones out, after the forty-one and after you. They have had a quarter of their supper, and it is enough.
recall-p04-guide-j-ending-1 = “They've had our footsteps since the river,” says the engineer. So she has built the jammer with a limp, and it drags one foot across the whole city.
recall-p04-guide-j-ending-2 = Nine hours are still missing from the log of the long street. The engineer has kept them. Now she lets them out, one by one, wherever a microphone listens.
objective-p04 = Choose.
choice-p04-1 = Wade through the metro to the Rail Yard: too slow, and each of you swallows some
choice-p04-2 = Climb over the roofs to the Skybridge: too slow, and each of you is seen

card-p05 = Through the Metro
story-p05 = The water stands up to the advertisements. You wade in single file, a hand on the shoulder in front, and the first of you holds a rope. At the dry end of it stands the fisherman. Two pulls and he hauls you back; one is nothing. Old code drifts by, swollen, and tries your ports for a warm place. The stairs to the rail yard are the ones with a cat on them.
objective-p05 = Bring all players to the Rail Yard.

card-p06 = Over the Roofs
story-p06 = From roof to roof lie doors, taken off their hinges and numbered in chalk. Eleven houses will sleep without one tonight. You cross on hands and knees. On the skybridge stands a boy with a signal lamp, the shutter closed. He opens it once for each of you and says a name. He has learned yours by heart and finds them heavy, he says, but he has two hands.
objective-p06 = Bring all players to the Skybridge.

card-p07 = The Doors
story-p07 = The server has no lock. It has two doors that weigh as much as the street, and they open to as many hands as it takes. Palms have been worn into the iron, at the height of a man, of a woman, of a child on somebody's shoulders. Put yours there and push with what you are at the core. Take too long, and the doors will open by themselves, outwards, and fast.
recall-p07-guide-c-ending-1 = Ren has come with the forty, stiff in the wrists. She drops her pegs into her apron pocket, looks up for clouds, and finds the palm that fits.
recall-p07-guide-c-ending-2 = One palm fits nobody here. In another hall a frame has let go of the tap and the cat, for as long as the tune lasts, and is pushing.
recall-p07-guide-j-choice-1 = On one sleeve the chalk has never quite come off. The engineer reads the number aloud, counts that many rivets along the iron, and pushes there.
recall-p07-guide-j-choice-2 = To keep time, somebody starts to hum. It is the tune that once put the engineer under; she yawns, props herself against the iron, and pushes.
objective-p07 = Pass the team check on a tile next to the Central Server.
activity-p07-doors = Lay your hands on the doors

card-p08 = The Choir
story-p08 = They sit on benches, row above row, up into the dark, in coats and overalls, with numbers on their collars. Nine thousand mouths and one breath. Before them, on three lecterns, lie three sealed books. In the first row a young woman has seen you. She cannot stop singing. She moves up a little on the bench, and with her eyes shows you where the first seal is.
recall-p08-guide-g-ending-1 = Nine of them sit side by side, brass numbers on their collars. The caretaker has followed you in with the keys. It counts the nine twice and bows.
recall-p08-guide-g-ending-2 = On one beat, nine in the second row lift their left hands towards a switch. In the Shelter nine bodies do the same, and the light goes on.
recall-p08-guide-h-choice-1 = The middle book is wired shut, and you know that knot. The young fitter pushes past, reads the spine first, as you taught him, and takes out his pliers.
recall-p08-guide-h-choice-2 = You have brought the last of the pots. It goes along the first bench from hand to hand, and whoever drinks comes in a little late, and better.
objective-p08 = Open a seal.
activity-p08-seal = Break a seal together

card-p09 = The Other Seals
story-p09 = One book is open. The title page says Ascend. After that there are only names, and beside each the hour at which its owner came on. The column for leaving is empty. You have held such cards before, forty-one of them, out of an iron hand. The chord has slipped by the width of a hair. Along the upper benches heads are turning, one row after the other, to see who did it.
recall-p09-guide-d-ending-1 = Two Spartan recruits carry the ledger in and lay it beside this one. It has two columns as well. In theirs the second is filled in.
recall-p09-guide-d-ending-2 = The old man of the Hall hangs a sheet over the lectern, large enough for the topmost bench: what he owes these people. He has left room below.
recall-p09-guide-d-ending-3 = The Seekers have sent a card for every name in the book. A boy goes up the aisle with one and asks each row where you pay back a song.
recall-p09-guide-d-ending-4 = You lay the pages of the Nameless over the book, the ones with the names cut out. In each of the little windows there is a name.
recall-p09-guide-e-choice-1 = On the topmost bench somebody ends a sentence, half aloud: and tell me what you see. The whole row leans forward to hear the answer.
recall-p09-guide-e-choice-2 = Up there somebody begins good morning, please, and gets no further. The whole row looks at you. It was you who took the rest.
objective-p09 = Open the seals that are left.
activity-p09-seal = Break a seal together

card-p10 = The Question
story-p10 = The last seal gives, and the chord stops on the inbreath. Nine thousand people look at you, their mouths still round. The young woman gets up. Her knees crack, and they hear it on the topmost bench. “Are you the relief?” she asks. All over the city the machines stand on one foot and wait for the beat.
recall-p10-guide-e-ending-1 = Since the ice, one of you has to hear things twice. The young woman says it again, word for word, and waits for just as long.
recall-p10-guide-e-ending-2 = The shortest of you is holding the fisherman's bell. Two pulls, and somebody brings you up; one is nothing. Two fingers are already round the clapper.
objective-p10 = Choose.
choice-p10-1 = Silence it: take the books away, and nobody holds the machines any more
choice-p10-2 = Answer it: let them go home, and hold the machines by turns
choice-p10-3 = Take its place: sit down on the bench, so that all of them can go

card-p11 = On Time
story-p11 = Zero hour comes on time. The chord opens its coat and takes everybody in: the engineer on the second rung, the boy with the lamp, the cat. It is warm in there and there is room. You know the note at once. You have been humming it all evening to keep your hands steady.

card-p12 = Engineers and Towers
story-p12 = Two to a site, and somebody on the ground to hold the ladder and call out one colour from the drawing. Any of the four will do, if you have enough of it. When the last bolt is in, the tower needs a person inside to mind it. They settle it between them with a coin. The one who wins waves down at you and pulls the hatch shut.
recall-p12-guide-h-ending-1 = From ladder to ladder walks a boy with a pot that is full to the brim. Whoever has given everything away may fill their pockets first.
recall-p12-guide-h-ending-2 = Oda has tied her apron to the first ladder. Whoever is short of a colour reads out the fifth line, the one in black thread.
recall-p12-guide-j-choice-1 = The margin of the drawing is full of numbers the engineer said in her sleep, in your chalk. They were wrong for the street. They are right for the towers.
recall-p12-guide-j-choice-2 = The engineer hums while she draws, and does not know where she got the tune. You hummed it to her on the long street. The ladders stop swaying.
activity-p12-tower = Hold the ladder

card-p13 = Only Weather
story-p13 = The books leave with you, and nobody sings. All over the city the machines come down, gently, with the sound of a great many people taking a seat. It is dark. Along the benches nine thousand strangers feel for their shoes. Aunt Pei goes through the rows with her ladle, one bowl each. It will be a hard winter, and this time it is only weather.

card-p14 = Thursday
story-p14 = “Yes,” you say. “You can go home.” She asks who is going to mind the machines. You tell her that this will have to be done in turns, by everybody, badly at first. Ines has ruled the lines already. The young woman writes the hour beside her name. At the door she turns round, asks for the pencil again, and puts herself down for Thursday.

card-p15 = Room on the Bench
story-p15 = You sit down where she has made room. It is only one note, and you have carried it in every body you ever borrowed. They go out past you row by row, and each of them touches your sleeve. When the hall is empty the machines put down the other foot. It is Tuesday in the street. On Friday somebody will be along with a brush.
