card-j01 = Lights Out
story-j01 = At nine the lamps go out from west to east, street by street, and under each of them a microphone opens with a small click. On the skybridge the engineer lies with her cheek on her toolbox. Her snore goes up at the end, like a question. Below, along the whole length of the street, the holes in the kerb have turned towards it.
objective-j01 = Take the engineer along.

card-j02 = The Long Street
story-j02 = Somebody has swept the long street, so that each grain under a heel can be told from the next. Halfway down, a pigeon in a grey coat sits on a wire and takes notes. You stand still; it turns back a page. The engineer has begun to talk in her sleep. So far it is only numbers, and so far they are wrong. You can chalk them on your sleeves, which scratches. Or you can hum until she sleeps deeper, which takes an hour.
objective-j02 = Bring a player into one of the last three columns.
choice-j02-1 = Chalk the numbers down: each of you gains 1 experience, and trace +1
choice-j02-2 = Hum her deeper under: time −1, and trace −1 for each of you
answer-j02-1 = The chalk squeaks on the sevens. Both sleeves are full when the pigeon leans down from its wire and copies them.
answer-j02-2 = It is a song about a level crossing, and none of you knows how it ends. She stops counting. So does the pigeon.

card-j03 = Ears
story-j03 = They have let the ears down on cables, big as bathtubs, and swing them slowly above the roofs. Any of you who has been careless tonight has one overhead already. It lowers a lamp, clears its throat, and reads you your own footsteps back, from the beginning, with the times.
objective-j03 = Bring a player to the Rail Yard.

card-j04 = The Last Door
story-j04 = The rail yard has one door and the door has two hinges. Every night for a month somebody has oiled them with the dregs of signal lamps. The can stands beside it, with a note: push slowly, lift a little. On the other side a shunter is holding up the last train by explaining a form to its driver. She is on page two of two.
objective-j04 = Bring all players and the engineer to the Rail Yard.

card-j05 = The Other Side
story-j05 = The train carries gravel and is loud as a foundry. You could sing in here, and nobody does. The engineer is laid on mail sacks and turns over. Then the shunter comes along with a lantern and puts her ear to your chests, one after the other, to hear what has come through the door with you.
objective-j05 = See whether every player's trace is 0.

card-j06 = Hush
story-j06 = The list hangs by the door in case you forget. Eight is too loud. Each time you are too loud, the night is shorter by an hour. What you chase off with a bang you pay for in hours too. And if you would rather not fight, let three things drop, softly, and be somewhere else while they roll.

card-j07 = The Engineer
story-j07 = She is forty, wears two watches that disagree, and sleeps on her back. Wherever she lies, everything is twice as loud. One of you can manage her, over the shoulder, with her nose in your collar. Should you go down on the way, she stays where she lands and sleeps on. She has had six hard days.
activity-j07-carry = Lift her over your shoulder
activity-j07-put-down = Lay her down

card-j08 = Loose Plate
story-j08 = Third slab from the lamp. It has waited years for a foot in exactly that place, and now it says so, down to the gas main and up again through every grating on the block.

card-j09 = Glass
story-j09 = Milk bottles, a whole crate, put out for a dairy that closed long ago. You can catch them all if you drop what you are holding. Or you can keep it, and listen to one of them take the longest staircase in the district, step by step.

card-j10 = Blind Spot
story-j10 = Between two lamps there is a place the size of a tablecloth that nobody has wired. A cat knows about it and has had her kittens there. You lie down beside them. For the length of one breath no file in the city has you in it, and the smallest of the kittens walks across your hand.

card-j11 = By the River
story-j11 = They heard you. From the last wagon you can still see the lamps coming on, street after street, too late. The engineer sits up and asks what day it is, and for paper. By the time you reach the river she has drawn the jammer twice: as it should be, and as it can be built. “Did one of you snore?” she says.

card-j12 = Nine Hours Missing
story-j12 = No record of tonight exists. In the log of the long street nine hours are missing, and a pigeon is being asked about them. At the river the engineer wakes up rested and is ashamed of herself. You tell her she was quiet as snow. She looks from face to face, licks her pencil, and starts to draw.

card-j13 = Quick
story-j13 = It is quick, as the list said. The lamps come on from east to west and nobody is in the street, only some slippers made of mail bags, set side by side. The engineer is carried back to bed with great care. In the morning the kindest voice she has ever heard asks her to say it all once more, a little closer to the microphone.
