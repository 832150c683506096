card-p01 = The Last Call
story-p01 = The telephones ring at nine, all of them, even those without a wire. Whoever lifts the receiver hears a chord, and in the middle of it somebody drawing breath. The engineers need firm ground out of the wind, within sight of the server. You go out with lanterns to look for it and leave the receiver lying on the table, for company.
objective-p01 = Reveal as many face-down tiles as there are players, and 1 more.

card-p02 = The Sites
story-p02 = Wherever a tower is to stand, somebody has set a chair. They come from the fourteenth floor; the caretaker has been up and down since morning and has chalked a number on each. On every chair sits a family from the outskirts, a lantern on its knees, keeping the place. They will give it up to anybody who says please.
objective-p02 = Reveal all marked tiles.

card-p03 = Scaffolds
story-p03 = The engineers climb, roped together with washing line, and pass the bolts up from mouth to mouth. From the street you see boots and sparks and now and then a sandwich going up on a string. Where one of you stands below, they climb on. Where nobody does, they look down for a while, and then one of them ties off the other's knot and goes home.
objective-p03 = Help the engineers build the launch towers.

card-p04 = The Jammer
story-p04 = The towers take hold of the air and pull it straight. All over the district drones hang still and look embarrassed. There are two ways to the server. The metro is flooded, and what is in the water gets into your code. The roofs are dry, and everybody can see you there. The engineer has set both her watches, for the first time, to the same minute.
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
objective-p07 = Pass the team check on a tile next to the Central Server.
activity-p07-doors = Lay your hands on the doors

card-p08 = The Choir
story-p08 = They sit on benches, row above row, up into the dark, in coats and overalls, with numbers on their collars. Nine thousand mouths and one breath. Before them, on three lecterns, lie three sealed books. In the first row a young woman has seen you. She cannot stop singing. She moves up a little on the bench, and with her eyes shows you where the first seal is.
objective-p08 = Open a seal.
activity-p08-seal = Break a seal together

card-p09 = The Other Seals
story-p09 = One book is open. There is nothing in it but names, and beside each the hour at which its owner came on. The column for leaving is empty. You have held such cards before, forty-one of them, out of an iron hand. The chord has slipped by the width of a hair. Along the upper benches heads are turning, one row after the other, to see who did it.
objective-p09 = Open the seals that are left.
activity-p09-seal = Break a seal together

card-p10 = The Question
story-p10 = The last seal gives, and the chord stops on the inbreath. Nine thousand people look at you, their mouths still round. The young woman gets up. Her knees crack, and they hear it on the topmost bench. “Are you the relief?” she asks. All over the city the machines stand on one foot and wait for the beat.
objective-p10 = Choose.
choice-p10-1 = Silence it: take the books away, and nobody holds the machines any more
choice-p10-2 = Answer it: let them go home, and hold the machines by turns
choice-p10-3 = Take its place: sit down on the bench, so that all of them can go

card-p11 = On Time
story-p11 = Zero hour comes on time. The chord opens its coat and takes everybody in: the engineer on the second rung, the boy with the lamp, the cat. It is warm in there and there is room. You know the note at once. You have been humming it all evening to keep your hands steady.

card-p12 = Engineers and Towers
story-p12 = Two to a site, and somebody on the ground to hold the ladder and call out one colour from the drawing. Any of the four will do, if you have enough of it. When the last bolt is in, the tower needs a person inside to mind it. They settle it between them with a coin. The one who wins waves down at you and pulls the hatch shut.
activity-p12-tower = Hold the ladder

card-p13 = Only Weather
story-p13 = The books leave with you, and nobody sings. All over the city the machines come down, gently, with the sound of a great many people taking a seat. It is dark. Along the benches nine thousand strangers feel for their shoes. Aunt Pei goes through the rows with her ladle, one bowl each. It will be a hard winter, and this time it is only weather.

card-p14 = Thursday
story-p14 = “Yes,” you say. “You can go home.” She asks who is going to mind the machines. You tell her that this will have to be done in turns, by everybody, badly at first. Ines has ruled the lines already. The young woman writes the hour beside her name. At the door she turns round, asks for the pencil again, and puts herself down for Thursday.

card-p15 = Room on the Bench
story-p15 = You sit down where she has made room. It is only one note, and you have carried it in every body you ever borrowed. They go out past you row by row, and each of them touches your sleeve. When the hall is empty the machines put down the other foot. It is Tuesday in the street. On Friday somebody will be along with a brush.
