story-an-instrument-of-silence-encounter = You unpick the tune. The lady with whom it was left has kept it under a tea cosy, and would be glad to have the room back. It hums three notes, over and over, and between the second and the third the furniture leans in. There is a fourth. Find out which, before anybody supplies it.
story-an-instrument-of-silence-encounter-pass = It is the one your own ear has been adding. With what you know, this piece could be persuaded to forget it.
story-an-instrument-of-silence-encounter-fail = You hum along, to be sure. The tea cosy breathes in, and something of yours goes with it.

story-the-drowned-city-encounter = The water stands like a wall. On this side there is weather; on that side somebody has swept the street. The boat's crew will wait until the tea is cold. You step over, with a rope round your waist and a piece of chalk, and begin where everyone begins, at the first door on the left.

story-the-reef-colonies-encounter = Charges set, you wait for the tide. The quarryman who laid the fuse wants it understood that there is nobody at home. Down there a lamp is carried from one room to the next. When the water is at your waist the last prop has to be knocked out, with a sledge, and then one runs.
story-the-reef-colonies-encounter-pass = It goes at the third blow. The chimneys lean together and are a reef again, and for a moment the sea is lower.
story-the-reef-colonies-encounter-fail = The prop holds. Somebody comes out to see who is knocking, and has left his lamp behind.

story-altars-of-horn-encounter = The altar is warm. The hunter who led you here has taken off his hat, and would like it back on. It has been licked clean this morning. If one lays both hands on it and says a rite from end to end it cracks, and if one falters it remembers the hands. Nobody is to laugh.
story-altars-of-horn-encounter-pass = You do not falter, and it waits, quite still, like a cow to be bled. A rite given up for good would finish it.
story-altars-of-horn-encounter-fail = You laugh, out of nerves. It is the hunter who tells you, later, what has grown on your shadow.

story-the-silver-lattice-encounter = You weave the bars by name. The gate draws a little, like a stove. On the far side an old gentleman has come up to watch, leaning on a stick, and he nods at each bar and says it after you with a slight mistake. You are at the ninth. Do not correct him, and do not repeat it.
story-the-silver-lattice-encounter-pass = You say the last one in the old pronunciation. He lifts his hat; a spell and a clue, tied in now, would hold.
story-the-silver-lattice-encounter-fail = You correct him. He is delighted, and comes closer to be taught.
