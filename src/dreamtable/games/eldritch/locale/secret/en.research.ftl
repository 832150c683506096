## Research encounters

story-research-azathoth-1-city = A blind piano tuner has heard the piece before. He heard it inside a Bechstein in Leipzig, at the bottom, below the lowest string, where there is no key. He charges four marks to let you put your ear to the wood. One of the hammers is moving and nobody strikes it. He wants to know which.
story-research-azathoth-1-city-pass = The ninth from the left. He pricks it in raised dots on a card, runs a thumb over them twice, and gives it to you.
story-research-azathoth-1-city-fail = You listen for a full minute. Afterwards the street outside keeps time, and so does your pulse, a little behind.
story-research-azathoth-1-wilderness = The meteorite is warm on one side only. The farmer keeps his milk on the other. It came down in 1911, he says, and turned round in 1919 to face the house; the scratches date from then, and there are more each week. He can read, but not that. He asks whether you can.
story-research-azathoth-1-wilderness-pass = It is a calendar, counting down in Babylonian sixties. You copy the last line, and help him turn the stone towards the hills.
story-research-azathoth-1-wilderness-fail = You say it aloud to hear how it goes. At night the warm side is under your pillow, and you wake each hour to turn it.
story-research-azathoth-1-sea = The sextant finds a star inside the hull. The second officer has taken the angle nine times: it stands four degrees above the keel, between the coal and the mail. He wants a witness before he enters it, because the last man who entered a thing like that is ashore now, whittling. You take the eyepiece.
story-research-azathoth-1-sea-pass = There it is, and below it a smaller one, its companion. You note both positions. By either of them the ship is somewhere else.
story-research-azathoth-1-sea-fail = You see only your own eyelash, and then it is the day after. The captain has stopped the ship and is waiting for your figure.

story-research-azathoth-2-city = Physicists pay you to take the apparatus away. At least, Professor Lindqvist begins by offering forty crowns: it has been running since Tuesday, and they unplugged it on Monday. His assistants stand along the far wall with their backs to it. Then he sees that you are interested, and the sum begins to fall. You bargain.
story-research-azathoth-2-city-pass = He throws in the case to carry it, and the notebook, which he has not been able to close.
story-research-azathoth-2-city-fail = By noon you are paying him, in instalments, and the porters have put it down somewhere in your hotel. They will not say where.
story-research-azathoth-2-wilderness = Shepherds have stopped counting. They used to drop a pebble in a pot for every ewe, and on Friday the pot was empty and the flock still going by. Their eldest asks you to sit by the gap at dusk and say the number aloud. Do not stop, he says, whatever goes through.
story-research-azathoth-2-wilderness-pass = You get to four hundred and six. The last is no sheep, but it wears the bell, and inside the bell is what you came for.
story-research-azathoth-2-wilderness-fail = At ninety you lose hold of what comes after ninety. They tip the pot out in the grass, and your notes with it.
story-research-azathoth-2-sea = The wake spirals. From the stern you can see nine turns of it. The quartermaster swears that he has held north by east all night, and the compass bears him out. The innermost turn is quite near and has lights in it. He will steer inward or straight across, but he wants to be told.
story-research-azathoth-2-sea-follow = It takes till morning to reach the middle, and nobody else is awake there. You know now what turns it.
story-research-azathoth-2-sea-cross-it = The bows go over each ring with a small bump, like a tram at the points. Past the last one somebody makes cocoa.

story-research-azathoth-3-city = The sect meets where the tram tracks cross, at twenty past three in the morning, when the points are changed for a car that is in no timetable. A lady with a collecting box asks who brought you. They are one short tonight, and her feet hurt. She is ready to be convinced.
story-research-azathoth-3-city-pass = You are somebody's nephew. They let you hold the lever, and the car goes by on the other line, empty. That is another year.
story-research-azathoth-3-city-fail = She thanks you and rings her bell. Under the next street light a gentleman begins to walk at your pace.
story-research-azathoth-3-wilderness = A crater lake hums at noon. The warden is paid to measure it, and keeps a plumb line in his boat; today the line leans a little, towards the middle. There is a stone in the shallows that he thinks would explain it, if it were lifted. It takes two, and his back is bad.
story-research-azathoth-3-wilderness-pass = It comes up with the sound of a cork. The hum drops by a tone, and there is writing on the wet side.
story-research-azathoth-3-wilderness-fail = It comes up, hangs, and settles where it was, with your hand under it. The warden notes the hour.
story-research-azathoth-3-sea = Dolphins avoid one square mile of water, along an edge you could cut glass by. A marine biologist from Bergen has hired the ship at six pounds a day to lie beside it. At night she hears something on the inside, explaining to them why. She needs somebody who knows old languages.
story-research-azathoth-3-sea-pass = It is a rule of grammar with one exception, and the exception can be pronounced. You write down both, and say it once.
story-research-azathoth-3-sea-fail = Towards morning you understand a sentence. You spend the day hoping that it was about fish.

story-research-azathoth-4-city = The organ in the concert hall has been playing the rests. The verger heard it on Sunday: at each pause the air grows heavier, and the front rows lean. He has turned everybody out and given you a hassock. Tonight's piece has a rest of four minutes. Sit through it, he begs, and tell him how it ends.
story-research-azathoth-4-city-pass = You sit with your teeth shut. At three minutes fifty it draws breath, and you hear the note it has been saving.
story-research-azathoth-4-city-fail = You cough, only to have heard something. The cough is held on the pedals, very softly, until the hall is locked.
story-research-azathoth-4-wilderness = An abandoned observatory: the dome open, the lens taken out from inside. The caretaker has not been paid since 1922 and still sweeps. What they used to look at, he says, has been looking down the hole since then, and the rain does not come in. He would like it shut. The crank is rusted to its post.
story-research-azathoth-4-wilderness-pass = It gives on the tenth turn. As the gap narrows, a ring of light shrinks across the floor to the words they chalked there.
story-research-azathoth-4-wilderness-fail = Half a turn, and it sticks. You wait until the caretaker has oiled it, which he does on the first of the month.
story-research-azathoth-4-sea = The barometer falls off the scale and goes on falling. You can hear it in the wall, below the waterline by now. The captain has sailed thirty years by that glass and means to lie to until it reaches bottom. It is a fine afternoon. Somebody could reach in behind the panelling, if he would only say so.
story-research-azathoth-4-sea-pass = He says so, in the end, to the sky. You reach in to the shoulder and catch it, still warm, with the reading on it.
story-research-azathoth-4-sea-fail = He pours you a brandy and explains discipline. We lie to for three days in sunshine, listening.

story-research-azathoth-5-city = A mathematician has papered over his windows with a single equation. His landlady wants the panes cleaned by the first. It comes out at nought, he told her, and since then he has not been able to find his left shoe, the cat or Thursday. He lets you in and does not look round. Check the third line, he begs.
story-research-azathoth-5-city-pass = There is a sign wrong. You alter it, something purrs against your ankle, and the rest of the sum can be said aloud.
story-research-azathoth-5-city-fail = It is correct. You check it again in the tram, and begin to see who else in the car is checking it.
story-research-azathoth-5-wilderness = The nomads ride around a certain patch of sky. It costs them two days each way, with the water rationed, and no child needs to be told. At the edge, where the sand has no marks, the guide halts his camel and hands you smoked glass. He has never looked. He wants to hear whether it has come lower.
story-research-azathoth-5-wilderness-pass = By a hand's breadth. You see how it is hung, too, and from what, and draw that for him in the sand.
story-research-azathoth-5-wilderness-fail = You look too high. It came down long ago, and stands behind the camels with its feet together.
story-research-azathoth-5-sea = The saloon piano has been tuned to the engines, or the engines to it. The third engineer has turned pages for the pianist since Port Said, and when she rests they lose way. She is tired. The piece is older than the instrument, and she asks if anyone aboard knows how it is supposed to end.
story-research-azathoth-5-sea-pass = You know it from a clay fragment in Berlin. She plays your four bars, shuts the lid and sleeps; the engines run on alone.
story-research-azathoth-5-sea-fail = You hum what you remember. It is another beginning, she has no choice, and by midnight the plates have it too.

story-research-azathoth-6-city = In the arcade every clock has stopped, each at a different midnight. The watchmaker can tell them apart: this is the red sky of 1883, that is a Tuesday which has not come. One customer died at each. He has been asked to set them going again and must know in what order. You look at the hands.
story-research-azathoth-6-city-pass = The dust on them is not equally thick. You put them in order; the gaps between the hours make a figure, and so do the names.
story-research-azathoth-6-city-fail = You choose too soon. It strikes, and every night from now on you sit up in bed at that minute.
story-research-azathoth-6-wilderness = The dancing ground has been worn to glass. Nobody lives within sixty miles, and it is warm underfoot. A boy with a drum explains: they come at new moon, and somebody must stand outside and not dance, or they forget to go home. His father used to. His own arms are tired. He gives you the place.
story-research-azathoth-6-wilderness-pass = You stand all night with your heels together. Towards dawn they lose the step, one by one, and the sky goes up again by a finger.
story-research-azathoth-6-wilderness-fail = It is only your foot at first. The boy takes up the drum again, crying, because now there is somebody to play for.
story-research-azathoth-6-sea = Flying fish drop on the deck in the order of the planets. The cook has eight of them frying and has kept room for the ninth, which is small and comes late. There is no ninth in the almanac. He will pay a shilling to know on which side it comes over the rail. You watch the water.
story-research-azathoth-6-sea-pass = Over the starboard quarter, cold as a coin. You open it before he can salt it, and there is engraving on the inside.
story-research-azathoth-6-sea-fail = From straight above. It is not large, but it has come a long way, and it strikes you over the eye.

story-research-azathoth-7-city = A collector would give you the orrery for the tune you have been humming. You did not know that you were. His house is full of machines which show where things will be, and on this one the arm that points at nothing has had most use. He is deaf, he adds. Describe it exactly, and name a price.
story-research-azathoth-7-city-pass = You describe it for an hour, with your hands. He weeps, winds the orrery a last time, and has it carried to your cab.
story-research-azathoth-7-city-fail = He asks for the second verse. There is none, and he sends you the bill for the hour, the tea and the silence.
story-research-azathoth-7-wilderness = Ants have laid the sand in a spiral, with nothing at its centre, neatly: room for one pair of feet. The entomologist from Lyons has sent in three assistants, and all came out a little younger and asked for the date. He pays by the day. Stand there, he says, and hold on to one thought.
story-research-azathoth-7-wilderness-pass = You hold on to your shoe size. The lines go round you once, like a lock, and you read them from the middle.
story-research-azathoth-7-wilderness-fail = You come out after a minute. The entomologist has gone, and so have his tent and the summer.
story-research-azathoth-7-sea = Something below the horizon is piping. The crew have stopped their ears with wax, all but the boy, who has no ear for music and says that it comes up the sounding line. Ninety fathoms are out, and the far end is still pulling. The mate holds the line in one hand and the wax in the other. You choose.
story-research-azathoth-7-sea-take-soundings = You take the line in both hands. It hums like a telegraph pole, and the weight of it is wrong.
story-research-azathoth-7-sea-take-soundings-pass = It comes in, fathom by fathom. Pressed in the tallow on the lead is the print of a mouthpiece.
story-research-azathoth-7-sea-take-soundings-fail = It runs out through your gloves to its last yard, and the whole ship has to wait for it.
story-research-azathoth-7-sea-stop-your-ears = The wax is warm and smells of church. For one watch you hear only your own blood, which keeps an ordinary time.

story-research-azathoth-8-city = The conductor has been dead since the overture. The whole orchestra can see it, and none of them dares to stop before he does. The first violin bends down to you between two bars and asks if you know anybody in the management. It is a long symphony, and in the fourth movement he turns round.
story-research-azathoth-8-city-pass = You find the man who works the curtain, and he is reasonable. The score is still open on the stand. You take it.
story-research-azathoth-8-city-fail = The manager is in his box. He thanks you for coming forward, and sends a gentleman to sit beside you.
story-research-azathoth-8-wilderness = At ninety feet the well-diggers struck dark. It came up in the bucket and stayed in the bucket, in full sun. Their foreman has one man down there still, who shouts that he is all right, in four voices. He offers you the windlass at double wages. It is in no hurry. Wind slowly.
story-research-azathoth-8-wilderness-pass = Up comes the man, blinking, alone. His fist is closed round what he dug out, and he is glad to give it away.
story-research-azathoth-8-wilderness-fail = The handle spins back. The foreman knows how to set a bone; he has had to learn it this month.
story-research-azathoth-8-sea = For one minute the sky has its stars and the telescope only has the dark. The astronomer crossed an ocean for this minute. She has waited since 1907, and her eyes have gone in the meantime. Behind the dark, she says, there is a hand on a wheel. She grips your sleeve: which way does it turn?
story-research-azathoth-8-sea-pass = Against the sun. You say so, and she pushes gently at the rail, as one helps a child on a swing, until you nod.
story-research-azathoth-8-sea-fail = You tell her what you see. She asks you to stop, kindly, some time before you are able to.

story-research-cthulhu-1-city = Seven strangers tell you the same dream, in order. You advertised, at two dollars each, and they sit along the corridor with their hats on their knees; each takes up where the last left off. The seventh, a shy woman from the fish market, has got to the stair and would rather not go down it in company. Coax her.
story-research-cthulhu-1-city-pass = She goes down with her eyes shut, holding your hand. At the bottom there is a word, and she spells it for you.
story-research-cthulhu-1-city-fail = She shakes her head and leaves. The dream has got as far as you now, and you are next in the row.
story-research-cthulhu-1-wilderness = A clay tablet shows your harbour from below: the keels of eight boats, a chain, the legs of bathers. The well-digger's wife keeps it on the pickles. She was told that it is four thousand years old, and she would sell, but she knows one of those pairs of legs. Read her the line along the edge.
story-research-cthulhu-1-wilderness-pass = It gives a tide and a day. You note both, and she puts the tablet back on the jar.
story-research-cthulhu-1-wilderness-fail = You make it a recipe, or a warning, or both. She bears you no grudge, and gives you a jar for the road.
story-research-cthulhu-1-sea = You sound the bottom; the bottom sounds back. The hydrographer strikes the hull once, counts, and is answered: four thousand fathoms. Since noon there have been two blows for each of his, then three, and the count is getting shorter. He will not strike the next. He holds out the hammer.
story-research-cthulhu-1-sea-pass = You strike, and wait with your palm on the plate. The answer has a rhythm, and you have all of it written before it stops.
story-research-cthulhu-1-sea-fail = You strike, and let the hammer slip. It is a long time before it lands, and you can hear on what.

story-research-cthulhu-2-city = The sculptor asks you to touch the soft part. He works in basalt, he has three medals for it, and since February there is a place on the large figure that gives. Every visitor has found a reason to look at the drawings. He cannot sleep. Lay your hand on it, he says, and tell him that it is stone.
story-research-cthulhu-2-city-pass = You leave your hand there until it is stone. There is a pulse in it, a slow one, and afterwards yours is slow too.
story-research-cthulhu-2-city-fail = You say that it is stone. He thanks you, and so does somebody behind the figure. On the way home you are careful with your friends.
story-research-cthulhu-2-wilderness = Salt pans in the shape of a hand: from the ridge one can make out the lines in the palm. The men rake the fingers and leave the middle alone, because it closes at noon. The overseer's brother left a spade out there. It is ten now, four miles there and back, and soft underfoot. He wants it fetched.
story-research-cthulhu-2-wilderness-pass = You are back with it at five to twelve. Caked on the blade is a lump of salt, with a sign in it.
story-research-cthulhu-2-wilderness-fail = You sink to the knee at the second line. At noon the hand closes, gently, and does not open until it has finished with the day.
story-research-cthulhu-2-sea = A raft of idols drifts against the current. There are sixty, lashed together with hair, all looking back the way they came. The mate has orders to clear the lane. He has got a grapnel into the largest, and whatever is towing them has noticed. Six men are on the rope, and he calls for a seventh.
story-research-cthulhu-2-sea-pass = Below, something lets go. The tall one comes over the rail, streaming, and when it is set down it weighs almost nothing.
story-research-cthulhu-2-sea-fail = The rope goes slack. Then a webbed hand is laid on the rail and politely returns the grapnel.

story-research-cthulhu-3-city = The police raid was late by one ritual. The inspector stands among the overturned benches with thirty prisoners and no crime: nobody is missing, nothing was stolen, and the harbour is four feet lower. He needs somebody to blame by morning. The book they sang from is under his arm. He offers you a cigarette. You begin.
story-research-cthulhu-3-city-pass = You give him a reason to be angry with the tide tables. He lends you the book, against a signature, for a week.
story-research-cthulhu-3-city-fail = He has thought about it: you are a foreigner with wet shoes. The cell looks out on the mud.
story-research-cthulhu-3-wilderness = Swamp fires stand in ranks, thirty in front and thirty behind, and when the heron calls they present something. Your guide poles between them with his hat off; a cousin of his is in the second rank. Across the lane lies a black log, carved all over. It must be aboard, he says, before roll call.
story-research-cthulhu-3-wilderness-pass = It slides in over the stern. The guide poles hard, and behind you the ranks close up by one place.
story-research-cthulhu-3-wilderness-fail = You get one end up. A fire steps out of the second rank and takes the other, and it is wearing a man's boots.
story-research-cthulhu-3-sea = The reef was not on yesterday's chart; on today's it is in the same ink as the rest, and the draughtsman swears that he drew neither. There is no going back, since yesterday's channel has gone too. The master puts you in the bows with a white flag and a red one. Watch the colour of the water.
story-research-cthulhu-3-sea-pass = You bring her through on green and brown. The coral is laid in courses, and the ebb uncovers two lintels with dates on them.
story-research-cthulhu-3-sea-fail = The red flag is a moment late. She grazes something, which draws in its edge, and you are looking straight down.

story-research-cthulhu-4-city = The oldest tank in the aquarium is labelled “Staff”. The keeper feeds it at half past five, when the public has gone: herring, a loaf, on Fridays a newspaper. He has never been shown what is in there, but it has begun to hang up its apron. Stand quite still beside the glass, he asks, and count them.
story-research-cthulhu-4-city-pass = Three, and one is training a fourth. You copy the duty roster through the water.
story-research-cthulhu-4-city-fail = You count your own reflection among them. When you step back it stays, tying its apron.
story-research-cthulhu-4-wilderness = Far from any coast a fishing net hangs in the pines, wet. It has been there since the thaw, and the forester is reprimanded every week for the puddle. There are floats, tarred cord, and fifty feet up the thing that it caught. His ladder is short by half. He makes you a stirrup of his hands.
story-research-cthulhu-4-wilderness-pass = You cut it free and let it down in your shirt. It is a logbook bound in skin, and the skin is still trying to close.
story-research-cthulhu-4-wilderness-fail = The cord is slippery and the branch is rotten. You come down by way of four others, into the puddle.
story-research-cthulhu-4-sea = The anchor comes up clean, and considerably older. It went down on Thursday, iron, made in Sunderland; now it is bronze, with eyes painted on the flukes. The chief officer answers for it and has signed for one of each. He will not sail before he knows which dynasty to enter. You borrow his magnifying glass.
story-research-cthulhu-4-sea-pass = None that had iron, none that had ships. But you have seen that maker's mark in Cairo, and the name of a place beside it.
story-research-cthulhu-4-sea-fail = You narrow it down to four. The column has room for one, and we ride there until the company replies.

story-research-cthulhu-5-city = Sailors pay the tattooist to repeat a figure he has never drawn. It differs every time, he has noticed, and each goes on where the last man's stopped. He has filled nine backs in three ports. The next piece is as long as a forearm. If somebody sat still for it to the end, he could see what it is.
story-research-cthulhu-5-city-pass = You do not flinch. He wipes off the blood and bends close: all the lines meet on your arm. You are the middle.
story-research-cthulhu-5-city-fail = You pull away at the last stroke, and it smears. The customer behind the curtain stands up to complain.
story-research-cthulhu-5-wilderness = The cave breathes twice a day, with the tide, and the sea is three hundred miles off. The hermit has kept his hours by it. Lately, he says, there are words in the outward breath, in no tongue that he learnt at Athos, and he has filled the wall with them in charcoal. He asks you to correct the spelling.
story-research-cthulhu-5-wilderness-pass = Two letters, and the whole wall makes sense. He rubs it out at once, but you have said it, and it was good grammar.
story-research-cthulhu-5-wilderness-fail = You correct it. The cave holds its breath to listen, and for a quarter of an hour so do you.
story-research-cthulhu-5-sea = A steam yacht drifts by, its table laid and its doors bricked up. The mortar is fresh, the soup is warm. Your captain hopes for salvage and sends you across with a torch. There is a cat on the bridge, and it leads you from wall to wall. Find out where the bricks came from.
story-research-cthulhu-5-sea-pass = From the ballast, and laid from inside. Behind the loosest you find the visitors' book, and a passage made out to nobody.
story-research-cthulhu-5-sea-fail = One wall has not dried. You put your hand to it, and there is a hand on the other side, warmer than yours.

story-research-cthulhu-6-city = The architect swears that the angle was right on paper. On the site it is acute until four in the afternoon and obtuse thereafter; two bricklayers went round it and are being looked for on the ground floor. The bank opens on Monday. He unrolls the drawing and asks you in which geometry it would be true.
story-research-cthulhu-6-city-pass = In the one that was taught at Ephesus and burned there. You work it out in the margin, and two bricklayers come in for tea.
story-research-cthulhu-6-city-fail = You tell him to add two degrees. By evening, all over the town, corners have begun to agree with it.
story-research-cthulhu-6-wilderness = The sleepers in the huts all turn over at once. Every two hours, the missionary says, and each time they lie a little more to the west. He has tried bells and cold water. He has not slept himself for six nights, for fear of turning with them. Sit up till dawn, he begs, and watch their lips.
story-research-cthulhu-6-wilderness-pass = At four they say a bearing, in one voice, and at six they say it again. You have it down both times.
story-research-cthulhu-6-wilderness-fail = You close your eyes between two breaths. You open them facing west, and that is how you will wake from now on.
story-research-cthulhu-6-sea = Under the swell there are lit windows, with curtains. The lookout has counted nineteen streets since sunset and is homesick; he comes from a town like that. He is to report only what endangers navigation, and asks whether you would call it that. A curtain is being drawn back. You lean over the side.
story-research-cthulhu-6-sea-pass = A family at table, saying grace. There is a map on the wall, and you have learnt it before the curtain falls.
story-research-cthulhu-6-sea-fail = A place has been laid too many, and the seat pushed back. Somebody is on the ladder behind you.

story-research-cthulhu-7-city = A jeweller is buying gold that was made for no human neck. He pays double and melts none of it. There is a family, he says, which comes up from the river once a year to try things on, and must not be kept waiting. One collar is missing. He believes that you can get it, and opens his book.
story-research-cthulhu-7-city-pass = You cannot, but you let him describe it. When he falls silent you know the family, the river and the day.
story-research-cthulhu-7-city-fail = You agree on delivery by Easter. Something has to be left as a deposit, he explains, and it is you who leave it.
story-research-cthulhu-7-wilderness = On the plateau lie oars, each with a name, one with yours. The sea is two miles further down, and grass has grown through them. The goatherd's children have made a swing out of the others but will not touch that one, since it is new. Pull it once where it lies, says their grandmother, and do not look ahead.
story-research-cthulhu-7-wilderness-pass = You sit down and pull. The plateau moves by one stroke, and over your shoulder you have heard what the helmsman said.
story-research-cthulhu-7-wilderness-fail = You look ahead. On the bench in front somebody has been waiting for that stroke.
story-research-cthulhu-7-sea = A chain as thick as a street runs down into the dark. Where the trawlermen have brought you one link stands out of the water, with a pin in it, new, held by a wedge. The diver has been offered a pension not to touch it. She hands you her second hammer. Every seventh wave is theirs; strike in between.
story-research-cthulhu-7-sea-pass = At the sixth blow the wedge jumps. Very far down the strain goes off something, and all the gulls get up.
story-research-cthulhu-7-sea-fail = The seventh wave is early. It lifts you and knocks you on the link, twice, like a man emptying his pipe.

story-research-cthulhu-8-city = The poets in the asylum are on strike until the sea is let in. They have stopped rhyming, and at high tide lie on the lawn with their mouths open. The director filled them a bath and was laughed at. He is a kind man, and the board meets on Friday. To you, he thinks, they might talk terms.
story-research-cthulhu-8-city-pass = You promise to mention it to the sea. Their spokesman recites the demands, all nineteen stanzas, and you take them down.
story-research-cthulhu-8-city-fail = They listen with great sympathy. Then one asks who has sent you, and you find that you are not certain.
story-research-cthulhu-8-wilderness = In the dry river bed there are footprints, still filling with water. Each is as long as a canoe, and they go upstream. The geologist has walked beside them for five days on ship's biscuit, and every one is a minute fresher. Before he catches up he would like another opinion on the stride. You kneel at the edge.
story-research-cthulhu-8-wilderness-pass = It limps, and it carries a second one. You show him where it put that down, and what fell out.
story-research-cthulhu-8-wilderness-fail = You measure one until it is full. After that you have to wait, on the bank, for the river to go by.
story-research-cthulhu-8-sea = The chart room keeps a drawer for a coast that has not risen. Soundings for it come by every post, unsigned, and the old hydrographer enters them like any others. One figure more, he says, and ships could use it, so ships will go. Today's envelope holds two, and one of them is false. You look at the ink.
story-research-cthulhu-8-sea-pass = You keep the true one and give him the false. He joins the line, and far out a shoal goes down by a fathom.
story-research-cthulhu-8-sea-fail = He is most grateful. The last of the shore goes in, very finely, and the whole drawer smells of low tide.

story-research-shub-niggurath-1-city = The dairy closed after the second inspection. At the first there were sixty cows and sixty pails; at the second the inspector counted only the pails. Milk is still delivered at six, to every house with a child in it. The milkmaid at the gate would like to be told whose hoofmarks those are. You look under the straw.
story-research-shub-niggurath-1-city-pass = They are hers, on the way out. She considers her feet, nods, and shows you where the churns are filled.
story-research-shub-niggurath-1-city-fail = You find straw. In the morning there is a pint on your sill, and next door's, and on every sill in the road.
story-research-shub-niggurath-1-wilderness = Hoof prints go up the tree. They are deep, evenly spaced, and stop at a fork thirty feet above the path, where something has made itself a bed. On this stretch the postman has lost two letters and a terrier, and he walks now, because his bicycle is up there too. He holds your jacket. You climb.
story-research-shub-niggurath-1-wilderness-pass = The bed is empty and lined with mail. You let down the bicycle, and keep the one that is addressed to the tree.
story-research-shub-niggurath-1-wilderness-fail = Your boot slips at the fork. Whoever was asleep there climbs down past you to see what fell.
story-research-shub-niggurath-1-sea = The cattle boat is overdue and overfull. She loaded three hundred head at Santos, and nine hundred are looking over the rail, some of them at you. Her master asks for hay, water and company; he has not been below since the Line. In the dark they low in turns, and it scans. Go and hear it out.
story-research-shub-niggurath-1-sea-pass = You stand among the warm flanks till it has gone round. By the ninth verse you know the refrain, and they make way.
story-research-shub-niggurath-1-sea-fail = You come up after the third verse. The master asks nothing and gives you his bunk. You lie there, chewing.

story-research-shub-niggurath-2-city = A midwife keeps her ledger in knots: one cord to a street, one knot to a child, sixty years of it hanging from the rafters. Lately there are births she did not attend. In the morning the knot is there, tied from the other end. Too proud for the priest, she lays the newest cord across your hands.
story-research-shub-niggurath-2-city-pass = Left over right, with a loop too many: that is no name, it is a rule. She lets you learn the tying of it.
story-research-shub-niggurath-2-city-fail = You undo one to see. She takes the cord back, crosses herself, and ties something round your wrist that stays there.
story-research-shub-niggurath-2-wilderness = You lie still while the wood counts you. The forester has explained it: at dusk it goes through what it owns, and whoever moves is entered as a tree. His father moved; that is he, the larch. He would like to know the sum it says at the end. Something with bark on its fingers has reached your boots.
story-research-shub-niggurath-2-wilderness-pass = It passes you over for a stone. You hear the total, and a little later next year's.
story-research-shub-niggurath-2-wilderness-fail = You breathe. It goes back two places, feels your face all over, and takes a long while to decide.
story-research-shub-niggurath-2-sea = Weed grows on the deck overnight, and buds. The bosun has hosed it, salted it and sworn. By noon the pods along the rail are as big as a child's fist, and in one that has opened is a page of your diary, from next month. For the rest he suggests a blowtorch. The cook says that it likes luggage.
story-research-shub-niggurath-2-sea-burn-it = It burns in your direction. You lose your eyebrows and some skin, and rake the pods out of the ash.
story-research-shub-niggurath-2-sea-feed-it = It takes the bag whole, buckles and all, and is content. Along the rail the pods open, one after another, facing you.

story-research-shub-niggurath-3-city = Nine orphans, one birth certificate. The matron does not object: it is a good one, with a stamp, and they take it in turns. She is to place them by the autumn in a single house with grounds, and a gentleman has applied who keeps goats. The smallest begs you, with nine mouths, to speak to her first.
story-research-shub-niggurath-3-city-pass = She tears up his letter in the end, and lets you have the envelope. The nine walk you to the gate and tell you the rest.
story-research-shub-niggurath-3-city-fail = It was signed at lunch. From the cab nine hands wave to you, and presently a good many more than nine.
story-research-shub-niggurath-3-wilderness = The stag will not lie down. Three rifles hit it on Monday, and every evening since it has come to the lodge to stand among the guns. The laird's daughter calls it bad manners and has taken her grandfather's spear off the wall. Something with leaves has grown round the antlers and holds it up. She nods: the horns.
story-research-shub-niggurath-3-wilderness-pass = You bring the head down to the grass, and she cuts. It sighs and lies down. You had better keep the spear, she says.
story-research-shub-niggurath-3-wilderness-fail = It lifts you off the ground like a hurdle. They find you by the wall, with the stag next to you, standing.
story-research-shub-niggurath-3-sea = An island with a pulse. The Admiralty prints it as doubtful; the surgeon has been ashore with his watch, and makes it six to the minute. Old turf, no birds. Above the landing the rock is cut with lines that have too many vowels. He wants them read before he decides whether to bleed it. The boat waits.
story-research-shub-niggurath-3-sea-pass = They are instructions to a midwife. You learn where the head lies, and when, and he puts away his lancet.
story-research-shub-niggurath-3-sea-fail = At the second line the pulse quickens. The landing has moved round to the other side, and you walk after it till dark.

story-research-shub-niggurath-4-city = The butcher has dressed his window for a feast that nobody keeps: frills, bay leaves, a notice to order early. Since Thursday he has had two hundred orders in one handwriting, and can think of no animal with that many shoulders. He dreads the day. But you are a customer. Persuade him to show you the orders.
story-research-shub-niggurath-4-city-pass = You ask for half a pound of tongue and his opinion. He wraps both in the last two orders.
story-research-shub-niggurath-4-city-fail = He puts you down for a joint. That makes two hundred and one, which seems to be the number they were waiting for.
story-research-shub-niggurath-4-wilderness = The orchard is bearing, under the snow. When the wind shifts the drifts one can see the red. The widow has sold none of it: they are apples at the top and something else lower down, on one tree. At night the low ones are picked. She has swept round the trunk and asks you to look.
story-research-shub-niggurath-4-wilderness-pass = Small hooves, two and two, from root to root. You follow them to the stump where it keeps the stalks.
story-research-shub-niggurath-4-wilderness-fail = You bend for one that has rolled clear. It has your mother's birthmark, and is not quite ripe.
story-research-shub-niggurath-4-sea = The figurehead has grown since we left port. She was a plain girl with a wreath; now there are horns in the wreath, her arms are round the bows, and she draws a foot more than the ship. The carpenter made her and has not the heart. He lowers you over the side on a plank, with the long saw.
story-research-shub-niggurath-4-sea-pass = You take her off at the waist. There are nine rings in the wood, and the tenth is writing.
story-research-shub-niggurath-4-sea-fail = The saw binds. She moves her arm to be more comfortable, and your ribs are between it and the bows.

story-research-shub-niggurath-5-city = The foundling hospital has laid in straw. The sisters may not go up before morning. The night nurse shows you the ward from the passage: thirty cots, and a second breath under each. They have been fed, she says, but not by her. If somebody sat in there and sang they would lie down. She cannot. You go in.
story-research-shub-niggurath-5-city-pass = You sing all you know, twice. They lie down, and you find a crown in the straw, of plaited horn, and take it away.
story-research-shub-niggurath-5-city-fail = Your voice gives out in the second verse. They go on from there, rather prettily, down the stairs and into the town.
story-research-shub-niggurath-5-wilderness = Black goats stand in a ring, facing outward. The schoolmaster has kept his class indoors. There are thirteen; there were thirteen last spring; but one is new, and one is no goat. If he knew which, he would know what to teach tomorrow. They let you come as far as the ditch. Look at their eyes.
story-research-shub-niggurath-5-wilderness-pass = The fourth one has lashes. It sees that you know and steps aside, and there is the thing they were standing round.
story-research-shub-niggurath-5-wilderness-fail = You point to the wrong one. The right one is delighted, and comes out of the ring to you on all its feet.
story-research-shub-niggurath-5-sea = The hold smells of milk and new rope. The bill of lading says machine parts. Every night the stoker takes a saucer down, which is only fair, and he has asked you along, since he would not like to be the only one it knows. In the dark something very large lies down and purrs. It wants its head held.
story-research-shub-niggurath-5-sea-pass = You hold it until the watch changes. On its neck is a tin label with an address, and you know the house.
story-research-shub-niggurath-5-sea-fail = You get up before it is asleep. The whole of next day, whenever people smell milk, they look round at you.

story-research-shub-niggurath-6-city = The herbalist would sooner lend you her brother than her recipe. He has been under the counter since the war, in sage. The recipe is for what the women of the parish have wanted since Lent, and the trouble is that it works. You may sit while she sees to your cough, and make your case. The brother listens.
story-research-shub-niggurath-6-city-pass = She burns the recipe herself, doses you, and lifts the flap. The brother comes out blinking and takes your bag.
story-research-shub-niggurath-6-city-fail = She cannot refuse them, she says, they pay in eggs. Three come in while you are talking, and go out heavier.
story-research-shub-niggurath-6-wilderness = The charcoal burners spare one tree, and never turn their backs on it. They walk home sideways. The youngest has a stiff neck from it, and would like an educated person to say that it is a beech. There are no nests in it, and all the others lean away. Go round it, he says. Where does it look?
story-research-shub-niggurath-6-wilderness-pass = There is a knot that turns when you do. You find its blind side, an axe left leaning there, and a name on the handle.
story-research-shub-niggurath-6-wilderness-fail = You find the back of it. There are two, and from the second something like a branch comes down on your shoulders.
story-research-shub-niggurath-6-sea = Gulls have nested in the rigging, and hatched something that cannot swim. It sits in the crow's nest with its mouth open, and the old birds are growing thin. The captain carries mail and will not have it harmed. A gentleman from the museum will give a pound for a description. You go up with field glasses.
story-research-shub-niggurath-6-sea-pass = Four eyelids, no feathers, and round one leg a ring, stamped with a year and a parish.
story-research-shub-niggurath-6-sea-fail = It takes you for its mother. We cannot sail until you have been got down, and it objects.

story-research-shub-niggurath-7-city = The zoo has more births than animals. The secretary found it in the accounts, under straw. The new ones have labels in faultless Latin, and each is in the right house, between two species he remembers. He studied this. Go round with the catalogue before we open, he begs, and strike out whatever was never created.
story-research-shub-niggurath-7-city-pass = Five. The keepers are relieved; those cages turn out to be empty. One label gives a locality, and you pocket it.
story-research-shub-niggurath-7-city-fail = You pass one in the small mammal house. It is fed at noon, in front of everybody, and by two there are three of it.
story-research-shub-niggurath-7-wilderness = The woodcutters will fell anything you can lead past them. Eight brothers stand ready along the ride, and their axes have been shown to the priest. What comes down at night to drink never comes this way. It is fond of bells, though. Their sister takes one off the cow and hangs it round your neck. Run.
story-research-shub-niggurath-7-wilderness-pass = You run with it at your heels. The axes come down in turn, like somebody shutting drawers.
story-research-shub-niggurath-7-wilderness-fail = You fall in front of the fifth brother. It only wants the bell, but it takes both in its teeth.
story-research-shub-niggurath-7-sea = A floating wood drifts by, and somebody in it is whistling. There are firs, a path, a wicket. When the engines stop so does he, and a Galway voice asks for tobacco. He was hired as forester; the wood has grown fond of him and will not have him leave. It allows visitors, if nicely asked. You call across.
story-research-shub-niggurath-7-sea-pass = It likes your manners. You are given a seat in the shade, wild strawberries, and his drawing of the place from underneath.
story-research-shub-niggurath-7-sea-fail = You say something about timber. A bramble takes you round the calf, quite lightly, and does not altogether let go.

story-research-shub-niggurath-8-city = The botanist's seedling has been christened, at its own request. It is fourteen inches high, lives in a soup plate and has begun to mend her Latin. It wants a godparent who has read widely. She is worn out and rather proud. One only has to say the words after it, she explains, and notice which it leaves out.
story-research-shub-niggurath-8-city-pass = It leaves out “not”. You put it in, the leaves fold up for the night, and you have the rest by heart.
story-research-shub-niggurath-8-city-fail = You repeat it nicely. By evening it has three hundred seeds, and asks you to stay until they are named.
story-research-shub-niggurath-8-wilderness = There are ribbons on the thorns, and names on the ribbons, each cut short after three letters. Every Sunday a girl comes with scissors to put up the week's. Her mother did; it is for luck with the lambs, and it knows the other letters by itself. Yours are there. She asks you what kind of spelling it is.
story-research-shub-niggurath-8-wilderness-pass = It is ogham, put into ink. Read along the hedge it makes a date, and you take down your own three letters.
story-research-shub-niggurath-8-wilderness-fail = You read them aloud. She notes how you say it, and at the end of the hedge a man takes off his gloves.
story-research-shub-niggurath-8-sea = A hulk with a thousand pens, every gate unlatched from within. She was built for cattle. The watchman, who is seventy, gets up every hour to shut them, bows to stern. Tonight he has got to six hundred and can hear that he is late. He gives you the port side and a mallet. Do not look in.
story-research-shub-niggurath-8-sea-pass = You drive home the last bar together. In the quiet one can hear how many they are; it is written on the wall besides.
story-research-shub-niggurath-8-sea-fail = Number seven hundred pushes back. You look in, since it asks you to, and the gate takes the skin off your hands.

story-research-yog-sothoth-1-city = The locksmith sells keys to rooms not yet rented. They hang in his window with numbers and a date, and he has never been wrong. One is for you, on Friday, at an address that is still a park. He will not part with it cheaply. He asks what you think a Friday is worth.
story-research-yog-sothoth-1-city-pass = You tell him what your last one was like. He lets you have the key for nothing, and the plan of the house.
story-research-yog-sothoth-1-city-fail = He sells it to the gentleman behind you. On Friday there is a house in the park, and somebody has gone in.
story-research-yog-sothoth-1-wilderness = The stones agree on the date. There are nineteen on the moor, and the antiquary, who has asked each in turn with a lens, gets the same day and month; only the year is worn off, on the inside, where the moss grows. He would like to know how long he has. You clear the moss.
story-research-yog-sothoth-1-wilderness-pass = It is in the Julian reckoning. You convert it on your cuff, twice, and he thanks you and goes to cancel his newspaper.
story-research-yog-sothoth-1-wilderness-fail = You get a year that is past. All the way down, the antiquary does not answer when you speak to him.
story-research-yog-sothoth-1-sea = Your own ship passes, going the other way. Same funnel, same patch on the awning, and you at the rail in a hat that you have yet to buy. Both captains lift their caps. The other you leans out and holds up something small, to throw across; it is fifty feet, and one must not look at the face.
story-research-yog-sothoth-1-sea-pass = You look at the hand, and catch it. It is a return half, punched already, wrapped in a sheet of your own notes.
story-research-yog-sothoth-1-sea-fail = You look at the face. It is not much older. For the rest of the voyage you avoid the rail, and the mirror.

story-research-yog-sothoth-2-city = A clockmaker works on the gaps between ticks. Anybody can do the ticks, he says. He has got one of the gaps open with a watch spring and needs his supper; somebody must hold it and, if anything is said on the other side, answer correctly. He has left you the grammar. It falls open at the imperative.
story-research-yog-sothoth-2-city-pass = You are asked your business, and decline it in full. What you hear in reply you are able to repeat, and it works on locks.
story-research-yog-sothoth-2-city-fail = You use the future tense. It is broad day, the shop is let to a milliner, and your own watch has been wound by somebody.
story-research-yog-sothoth-2-wilderness = A fence with a gate and no fence. The farmer mends the hinges every spring and paints it green, and he always walks round. His dog did not; it barks now from somewhere behind your left shoulder. What you want lies on the path just beyond. He holds the gate for you, or will show you the way round.
story-research-yog-sothoth-2-wilderness-walk-through = You step through and have it in your hand. The farmer, the dog and the county are no longer behind you.
story-research-yog-sothoth-2-wilderness-walk-around = You follow his boots, close along the edge, with your eyes on the grass.
story-research-yog-sothoth-2-wilderness-walk-around-pass = There is a place where it casts a shadow on both sides. You reach across there and take it.
story-research-yog-sothoth-2-wilderness-walk-around-fail = Seen from this side the path is empty. The dog barks, a little further off.
story-research-yog-sothoth-2-sea = Globes of light hang under the keel. They have kept pace since the Azores, nine or ten of them, touching, and the plates above them are too hot to stand on. The engineer wants them off before the rivets go. He has a boathook, some chain and a theory that they are only curious. You take the chain.
story-research-yog-sothoth-2-sea-pass = You swing it and they part. Where they touched there is a seam in the water, and you see through before it closes.
story-research-yog-sothoth-2-sea-fail = The chain comes up white as far as your hands. The engineer bandages you, and the globes close up again.

story-research-yog-sothoth-3-city = The census counts one family twice and one not at all. The enumerator is an exact man with sore feet. He has called at the same house by two streets, and been given tea by the same mother with different children. He must decide by noon. He asks you to come in and get them talking.
story-research-yog-sothoth-3-city-pass = Over the second cup she tells you which children are hers, and who it was that lent her the others.
story-research-yog-sothoth-3-city-fail = Nobody says a word. As you leave, the father who was not counted puts on his hat and comes too.
story-research-yog-sothoth-3-wilderness = A whippoorwill recites the year of your death. It is quite clear, in English, from the fence by the burying ground, and the sexton, who has heard his own, goes on digging. It stops at the decade, he says, if one stays calm, and adds the rest if not. He leans on his spade to see.
story-research-yog-sothoth-3-wilderness-pass = You finish your sandwich. It loses count, starts on the sexton's cousin, and you find that you are sleeping better already.
story-research-yog-sothoth-3-wilderness-fail = You ask it to repeat that. It does, with the month, and it comes along behind you from post to post.
story-research-yog-sothoth-3-sea = Fog with corners. The bow has gone in at one, and the helmsman can see it coming out at another, a cable to starboard, pointing at us. He needs two on the wheel: she wants to go straight and there is no straight. The binnacle is full of stars he has not met. You take the other spokes.
story-research-yog-sothoth-3-sea-pass = You hold her against it until something gives. The stars in the binnacle come round, and stay where you have put them.
story-research-yog-sothoth-3-sea-fail = The wheel goes through your hands. You walk forward to the bow, and it is on another ship, in other weather.

story-research-yog-sothoth-4-city = The hotel corridor has one more door on the way out. The chambermaid has no key to that room, and yet there are shoes outside it every morning, and she cleans them. They are yours. If she knew which it is she could put them back. She walks you to the end. You turn and look.
story-research-yog-sothoth-4-city-pass = The fourth, where the carpet runs the wrong way. You take your shoes in, and what was left in them for you.
story-research-yog-sothoth-4-city-fail = You count, and they are all the same. At night there is one more on every floor, and they have all been opened.
story-research-yog-sothoth-4-wilderness = Every signpost gives the distance to where you set out. It grows smaller. The pedlar who walks with you has been going home by this road since his wedding, and each inn has been kept by his wife, younger and younger. He is afraid of the next. Walk straight on, he says, and think of where you meant to go.
story-research-yog-sothoth-4-wilderness-pass = You think of it, street by street. The next post has a second arm, and it is pointing forward.
story-research-yog-sothoth-4-wilderness-fail = You think of where you started. That is enough; you are somewhere else by nightfall, without the pedlar.
story-research-yog-sothoth-4-sea = You cross the date line, and it follows. The purser has had four Tuesdays and must pay the stokers for each. There is a chalk mark on the water, quite straight, thirty yards astern. If the captain declared it Wednesday it would have to stop, but he is a cautious man. You knock at his cabin.
story-research-yog-sothoth-4-sea-pass = He declares it, in dress uniform. The line lies down across the wake, and somebody is left standing on it, waving papers.
story-research-yog-sothoth-4-sea-fail = He prefers to wait and see. It is Tuesday, and then, after a good night's sleep, it is Tuesday.

story-research-yog-sothoth-5-city = The archive has filed tomorrow's newspaper under “Returned”. The archivist is in trouble either way: it must go back by five, and it is not known from where. There is a photograph of a street on page three, with police, and a figure whose back you recognise. She can give you four minutes and a reading glass.
story-research-yog-sothoth-5-city-pass = You read the shop signs, and then the clock in the jeweller's. That is the place and that is the hour.
story-research-yog-sothoth-5-city-fail = You read the report, since it has your name in it. When you look up, the building is shut, and it is the day after.
story-research-yog-sothoth-5-wilderness = The hill people light one fire for those who came and one for those who will have come. Between them there is a flat rock with a meal on it. Nobody may say who eats first, says the old woman, but a learned person could tell from the song. It is two, sung at once. You listen for the verb.
story-research-yog-sothoth-5-wilderness-pass = It is a third tense, and it tells you who sits down first. She moves your cushion to that side.
story-research-yog-sothoth-5-wilderness-fail = You sit down at the wrong fire. It is polite about it, and only takes the hair off one arm.
story-research-yog-sothoth-5-sea = Bubbles rise in ranks, and keep their shape on the deck. The ship's boy has been stacking them. They do not burst; inside each there is a room, the size of a walnut, with somebody just leaving it. He has found one where the person comes back. He has mislaid it, and begs you to help him look.
story-research-yog-sothoth-5-sea-pass = It is under the tarpaulin. A woman comes in, sits down, and holds up to you the page that she is writing.
story-research-yog-sothoth-5-sea-fail = You find the one with this deck in it, and the two of you, and the eye.

story-research-yog-sothoth-6-city = The penny fortune machine answers before it has the coin. The pier manager has taken out the works and it still does; its cards have all been right, and he no longer goes near it himself. It speaks in a cant of Greek and Gypsy. If anybody understood it, he says, they could put the next question first.
story-research-yog-sothoth-6-city-pass = You answer what it has not asked. Two cards drop, for later, and a third with words that one ought not to read aloud.
story-research-yog-sothoth-6-city-fail = You understand the last word on the card. It is a date, and beside it is drawn a small hand, yours.
story-research-yog-sothoth-6-wilderness = A barn has been built around a staircase. The stair came first, says the carpenter; it stood in the oats one morning, thirty-nine steps of good oak. He has never got past the twentieth. They grow steeper, and on the landing he left his best plane. He rubs your shoulders and sends you up.
story-research-yog-sothoth-6-wilderness-pass = You haul yourself on to the landing. There is his plane, and the shaving it was cutting, with the grain in letters.
story-research-yog-sothoth-6-wilderness-fail = At the thirtieth the steps are a wall. You come down them faster than you went up, and one bone at a time.
story-research-yog-sothoth-6-sea = The lookout reports himself, two points off the bow. He is in the water, treading it, and calls up to be let aboard before the other one talks you round. Both know his sister's name. The mate is for throwing a line, and against. Keep looking at the man in the water, he says, until he blinks.
story-research-yog-sothoth-6-sea-pass = He does not blink. The one beside you does, and says, quite gently, what he came aboard to find out.
story-research-yog-sothoth-6-sea-fail = You blink. Then there is nobody in the water, and two men go off watch, and you cannot tell which you know.

story-research-yog-sothoth-7-city = In the portrait gallery every sitter is leaving the same room. One sees only a sleeve, a heel, a hand on the frame. The attendant has sat opposite for thirty years and got as far as the wallpaper. He retires on Saturday. Between them, he thinks, enough must show to put the room together. You walk along slowly.
story-research-yog-sothoth-7-city-pass = A hearth, two windows, a bed. You draw it for him; he shows you the canvas at the back, in which they all come in.
story-research-yog-sothoth-7-city-fail = You get as far as the table. At the end of the wall is a new frame, with a heel in it, and you know the sock.
story-research-yog-sothoth-7-wilderness = Between the two hills a third is sometimes admitted. The surveyor has been dismissed for it once. It was there on the Tuesday, with sheep; on Wednesday his chain went straight across, and came back with wool on it. He pays you three shillings to call out when you see it. Do not look away to tell me, he says.
story-research-yog-sothoth-7-wilderness-pass = You call, and he gets the bearing. There is a gate on it, and a path, and now it is on paper.
story-research-yog-sothoth-7-wilderness-fail = You look away to tell him. It is nearer when you look back, and the sheep have got up on their hind legs.
story-research-yog-sothoth-7-sea = A bottle, and in it a letter in your hand, and a key in nobody's. The hand is warm, and ends in lace. The bosun wants it over the side again, since bottles like that come in fours. The key would fit something. Open the fingers one by one, he says, and think of nothing it could hold.
story-research-yog-sothoth-7-sea-pass = You think of rain. The last finger lets go, and the hand makes a small gesture, as to say: mind the step.
story-research-yog-sothoth-7-sea-fail = You think of home, and it has you by the thumb. When it lets go the bosun has a beard.

story-research-yog-sothoth-8-city = The landlord says that the previous tenants have not arrived. He has their furniture, their cat, and notice that they left in August, of a year he has to look up. The police have been told that it is you. He does not believe it, but would like you to come and say so at the station, in good clothes.
story-research-yog-sothoth-8-city-pass = The sergeant takes to you. He reads you their forwarding address out of the book, and it is a date.
story-research-yog-sothoth-8-city-fail = The sergeant has a photograph of the tenants. It is a good likeness, and you may keep your tie.
story-research-yog-sothoth-8-wilderness = Birds fly into the ravine and come out older. A jackdaw takes a season, the shepherd says; his brother went down for a lamb and wears its fleece in his beard. Halfway there is a ledge with something shining on it. It can be done at a run, if one does not stop for breath. He counts to three.
story-research-yog-sothoth-8-wilderness-pass = You are back before the stone that you kicked has landed. There is grey in your hair, and the thing is in your hand.
story-research-yog-sothoth-8-wilderness-fail = You stop for breath. When you climb out there is another shepherd, and he has kept your dinner warm for a while.
story-research-yog-sothoth-8-sea = The ship's bell is answered from below, a moment early. The captain has tried striking it at random, then not at all. It was cast in Whitby, out of an older one, and under the paint are letters that the founder forgot to turn. He must know whose it was before. You scrape, and read backwards.
story-research-yog-sothoth-8-sea-pass = It was a church's, and the church is under us. You have the name of it, and the hour at which they still ring.
story-research-yog-sothoth-8-sea-fail = You read it aloud with the bell between your hands. It strikes once, for you, and you are told so in the fo'c'sle.
