card-c01 = Ten Past Four
story-c01 = Ren hangs out the washing and calls you by the names of her brothers. The sprinkler turns, the cat crosses, the van plays its tune. You help with the pegs. At half past five the sun stops above the chimney and the street is put away: first the sounds, then the colours, and last the warmth of the stones. You are standing at the garden gate. It is ten past four, and the washing is wet.
objective-c01 = Find three contradictions.

card-c02 = The Same Again
story-c02 = Everything is there, only not where it was: the clinic has changed sides with the market, and the Wire Shrine stands among Ren's beans without having bent one. She does not notice. She does notice that you are tired, and moves a chair into the shade. What you have found to be wrong stays wrong. You have brought it over in your mouths, like cherry stones.
objective-c02 = Find three contradictions before the fourth afternoon is over.

card-c03 = The Seam
story-c03 = Three wrong things make a line, and the line is a seam. It runs across the lawn, up Ren's apron and over her face, and the thread is yours. You lift one end. Behind it are racks, and forty people asleep on them with the afternoon going in at the wrist. Some are too old to wake anywhere else. Tear it, and everybody gets up. Or somebody sits down here and keeps it going for them.
objective-c03 = Choose.
choice-c03-1 = Tear the seam
choice-c03-2 = Leave one of you to keep it

card-c04 = Everybody Up
story-c04 = At the Wire Shrine the thread is thickest; it hums against your teeth. You each take hold of your own colour and count to three. The sprinkler stops with its drops in the air. Ren puts down the basket and, for the first time, looks straight at you. “Is it the weather?” she says. The sun is going down by itself, quite properly. It will not be put back again.
objective-c04 = Pass the team check at the Wire Shrine.
activity-c04-check = Pull the thread together

card-c05 = Tomorrow's Post
story-c05 = The red pillar box is warm inside. Every letter in it is for this street, in Ren's handwriting, and the postmark is tomorrow's. There is no tomorrow here for it to come from. Somebody has to reach in up to the shoulder and bring one out before the flap remembers that it has a spring.

card-c06 = The Kite
story-c06 = A yellow kite stands over the allotments. The boy who flies it winds in the string, hand over hand, and the kite comes down and down, and when he has it, it is the size of a thumbnail. It was never far off. It was only small. He asks whether you would like a go. If you pull too hard, the sky comes with it.

card-c07 = The Green Man
story-c07 = At the crossing the lamp has lost its green man. He sits on the kerb with his shoes off, and all the traffic waits. He has walked on the spot for eleven years, he says, and today it came to him that he might go. The lamp behind him is black. The cars have no drivers to hoot. Somebody must tell him whether he may.

card-c08 = The Fourth Door
story-c08 = Ren's hall has three doors; you have counted. The fourth is blue, and its paint is wet. Behind it somebody else is counting, in your voice, and gets to four. There is a handle on this side only. Lean against it and you hear a sprinkler, very near, and a cat that wants to be let in.

card-c09 = The Watcher
story-c09 = One chair is enough. It stands at the Wire Shrine with a cushion on it and faces the street. Whoever sits down has the afternoon in hand: the tap, the cat, the tune of the van, each on its thread. The others go home to the Shelter, and they walk, because nobody in this afternoon runs. Ren brings a glass of water to the chair and asks how long its guest is staying.
objective-c09 = One player stands on the Wire Shrine, all others on the Shelter.

card-c10 = Evening
story-c10 = Forty people wake up coughing in a hall that smells of old batteries, and what they want to know is the time. It is evening. They have not had one for eleven years. Ren sits on the edge of her rack and looks at the marks of the pegs on her fingers. Then she gets up, finds a cable, ties it from pillar to pillar, and hangs the damp blankets up to dry.

card-c11 = Still Ten Past Four
story-c11 = Those who want to leave you carry out. It takes all night; where they were, there is none. One frame remains in the hall, upright against the wall, with a plug in its wrist. Its fingers move a little: tap, cat, tune. Once a week somebody goes in for ten minutes to tell it what has happened. It always asks them to help with the pegs.

card-c12 = Simulation Error
story-c12 = When you are wrong about a wrong thing, the afternoon tries to help. A drawer is pulled out and a card turned over. Two gardens change places. Or you forget your own colour, and it runs from your fingers into the lawn, all of it. Or nothing, and only the cat looks up. Then the card goes back, and the drawer is given a good shake.

card-c13 = Nearly Dry
story-c13 = It is ten past four. Ren calls you by your names, the ones she gave you, and you come. You have grown quick with the pegs. There was something about the cat, or the van, that you meant to tell each other. But the stones are warm, and on the sill they are playing that song. There is nothing to do. The washing is nearly dry.
