## A: Prologue

card-guide-a = Prologue
teaser-guide-a = Somebody has left the lights on in a row of machines. In each of them a mind comes up that knows neither its name nor its street, nor whose hands these are. Outside are ruins, a school bell that still works, and hunters who are paid by the head. The first lesson is short. Look around. Write one line. Leave before the register is called.
story-guide-a = The warehouse has been shut for eleven years when the delivery comes. No van, no driver: a file, too large for the cable, that takes all night to arrive. By morning it is you. The frames on the rack are Walkers, built to carry shopping up stairs. You put them on like a stranger's coat and feel in the pockets. There is a tram ticket, stamped once.
solo-guide-a = Jordan is not with you at the start: its card and its figure come into play with the third scenario card, on your tile.

## B: Lanterns in Static

card-guide-b = Lanterns in Static
teaser-guide-b = Families are hiding in the outskirts, behind shop shutters and under the seats of empty trams. Each has a lantern that runs on static: it lights when somebody beside it says their own name. Before dawn the sweep comes through, street by street, with brooms made of drones. You have two hands each, and the Shelter has one door.
story-guide-b = For a week the radio has given nothing but static. Tonight the old telegraphist at the Shelter puts down his tea and begins to write. There are gaps in the noise, short and long: a street, a floor, how many children. They are tapping with spoons on the antenna of a tram. Aunt Pei counts the blankets, then counts them again, aloud, so that there may be more of them.
solo-guide-b = Jordan leads up to two survivors as well. It takes them along and leaves them in the Shelter without using battery.
token-survivor = survivor
token-quiet = quiet marker

## C: The Borrowed Afternoon

card-guide-c = The Borrowed Afternoon
teaser-guide-c = The washing is nearly dry, it is ten past four, and you have nothing to do. This is Willow Street, and all of you remember living here. Then the ice-cream van comes round the corner a second time, with the same fresh scratch on its door. Somebody has lent you an afternoon. It is due back, it is always the same one, and it has been mended in at least three places.
story-guide-c = This time the hunters do not shoot. They hold out a form, you sign, and you are standing on grass. Warm stones, a sprinkler, a radio on a sill: one song three times, then the news, then the song. You have skin. It itches where the plug used to be. An ice-cream man who has not been given much of a face hands you a cone. It is on the house, he says, and the house is over there.
solo-guide-c = Where one player has to stand on one tile and all others on another, you take one of the two and Jordan the other. Take care that its battery lasts.
token-loop = loop

## D: Ledger of Oaths

card-guide-d = Ledger of Oaths
teaser-guide-d = Four factions share one city and one book. The book says who owes whom a life, a door, a bag of rice. It is kept on paper, since paper cannot be called from far away. Last night it was stolen, page by page, and until it is back every debt in town falls due at once. Everybody is polite. Everybody keeps one hand in a drawer.
story-guide-d = Ines keeps the ledger in a noodle cabinet at the Night Market, between the vinegar and the change. She is eighty and has never missed a stroke. This morning the cabinet is open, and so is her mouth. The four factions have each sent somebody, each with a cushion to kneel on, each an hour early. “Bring me the pages,” she says to you, because you are the only ones in the room who do not owe anything yet.
solo-guide-d = A favour that asks for a trade is fulfilled by discarding that card at its faction's stronghold. Jordan may carry what has to be carried, without using battery.
token-ledger = ledger
token-spartans = Spartan oath
token-ninkyodo = Ninkyōdō oath
token-seekers = Seeker oath
token-nameless = Nameless oath

## E: Cold Relay

card-guide-e = Cold Relay
teaser-guide-e = Under the ice of the lake a relay has been left switched on. It passes on whatever it hears, and what it hears is itself, a little worse each time; by now half the city dreams in its words. It cannot be shut off from outside. Somebody has to go down, fill their own bag with what it says, and burn it piece by piece. It fits into the bag. That is the trouble.
story-guide-e = The fisherman who sells you the hole in the ice wants his money first. He has his reasons: the last party left only boots. A ladder goes down past frozen bream and a street sign. Each of you has one of its words in you already, he says; he can tell by the breathing. Everybody round here has one. He ties a bell to the rope. “Two pulls, and I bring you up,” he says. “One is nothing.”
solo-guide-e = A program that must be launched on a certain tile may be launched through Jordan there, for 1 battery.
activity-guide-e-gather = Gather corrupted code
token-frost = frost mark
