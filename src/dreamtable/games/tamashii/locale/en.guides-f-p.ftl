token-engineer = engineer
token-body-memory = body memory
token-wire = wire
token-fallen = fallen note

card-guide-f = Furnace Heart
teaser-guide-f = Every drone over the city goes home to the same plant to be fed. The plant is older than the drones, and older than Ascend, which owns them. Its chimney makes the only warm snow in the district. Children put out their tongues for it and are called indoors. A Spartan quartermaster has drawn the way in on the back of a pay slip. She would like the drones to go hungry. She would also like to know whether her uncle is still down for the night shift.
story-guide-f = The pay slip is forty years old. It names a shift of forty-one, an hourly rate and, at the bottom, the machine that was put in to keep them from falling into the fire. The quartermaster lends you her gloves for the walk. They are the wrong size for every hand you own. “Bring them back singed,” she says, “or bring them back with news.”
solo-guide-f = The Warden of Ash neither follows Jordan nor hurts it. Where a check is to be made at the Power Station, Jordan can make it for you: use its figure in that step, for 1 battery.

card-guide-g = Nine Empty Chairs
teaser-guide-g = On the fourteenth floor of the high-rise nine bodies sit in nine chairs, hands on knees. They are dusted every Friday. Whoever puts one on remembers an evening that belongs to somebody else. The building says that the tenants moved out. Their toothbrushes have stayed. A court of the free districts wants to know what happened that evening, and the bodies are the only witnesses who are still in.
story-guide-g = The clerk of the free court has no seal, so she signs your papers with her thumb, in beetroot juice. The evening is to be told by those who were there, and a memory counts only when it is told to somebody who is wearing another. “Alone, people remember what suits them,” she says. “Put two of them in one room and let them quarrel about the weather.”
solo-guide-g = Jordan wears your covered body: while you have two body cards, you and Jordan on one tile are two wearers of different bodies. Where everybody has to be on the Shelter in different bodies, both of you have to be there.

card-guide-h = The Open Commons
teaser-guide-h = There used to be taps in the walls of this city, and free code came out of them. You took what you needed, mended it and poured the rest back. Now there is wire around the taps and a meter on the wire. Oda, who kept them for thirty years, has the four first lines written on the inside of her apron. She wants them read out where they belong, before the wire reaches her kitchen.
story-guide-h = Oda lays the apron on the table and irons the lines flat so that you can read them. Red for the power station, green for the servers, yellow for the stairs of the high-rise, blue for the clinic. In the middle of each goes one piece of open source, a real one. “What goes in stays in,” she says. “And each of you brings one home in a pocket. A person with nothing to pour back is a customer.”
solo-guide-h = Jordan counts as a player where the place with the fewest players is looked for, so it can hold a place. Through Jordan you can launch the program of its place, for 1 battery.

card-guide-j = Hush Protocol
teaser-guide-j = The city has been given ears. There are microphones in the kerbs, in the lamp posts and in the coats of the pigeons. An engineer who knows how to make them deaf has been awake for six days, has found the answer, and has fallen asleep on the skybridge with the answer in her head. She has to be brought to the rail yard at the far end. She cannot be woken. She snores.
story-guide-j = You wrap every joint in felt. The Nameless, who know about such things, have lent you slippers cut from mail bags and a list of what the city does not listen to: rain, trains, its own engines. The last line of the list is in pencil. “If it hears you, it will not be angry. It will only be quick.” You turn off the heating in your frames and go.
solo-guide-j = Jordan may take the engineer along and put her down without battery. Only your own figure and the engineer have to reach the Rail Yard.

card-guide-k = Two Suns
teaser-guide-k = Two reactors warm the two halves of the city. Spartans keep the one, the Nameless the other, and they have not spoken since a strike that each side remembers winning. Between them hangs a bridge with a clock that has a face on either side. The faces agree. Tonight both suns are running away. They can be held only from both sides at once, and the bridge is down every other hour.
story-guide-k = Two messengers reach you in the same minute and will not use the same door. The Spartan salutes. The one from the Nameless has forgotten, on purpose, who sent her. Each carries half of one drawing. You push the halves together on the floor, and the messengers, each of them looking at the wall, kneel and hold down the corners.
solo-guide-k = You start on the Shelter, Jordan on the Ruins (2) in the other half. In a player activity step you may use both figures, for 1 battery.

card-guide-p = Zero-Hour Choir
teaser-guide-p = On the hour, every hour, the machines of the city stop for the length of a breath. Whoever stands close to the central server then can hear people singing. There are nine thousand of them, and they have held the same chord since the hard winter. Tonight at zero hour it is to be handed on, to everybody at once, for good. You have one evening, some engineers, and all the friends you have made.
story-guide-p = They have come to see you off and stand about in your kitchen, not used to each other. The quartermaster has brought gloves, Oda her apron, Ines a new book with nothing in it. The engineer, wide awake, draws towers on the paper tablecloth, all around Aunt Pei's pot. “They want to be relieved,” she says. “Nobody works a shift this long because they like it. Go in, and find out what they will take for an answer.”
solo-guide-p = Jordan counts as a player on the tiles of the engineers. Where all players have to be on a tile, your own figure has to be there.
