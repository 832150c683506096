card-b01 = The First Lantern
story-b01 = Behind a locksmith's shutter a girl holds up a lantern with no battery in it. It lights when she says “Mio” and goes out when she stops. It is her name, and she has been saying it since Tuesday. Her grandfather sits on the till with his coat on. They will come along, one for each of your hands, if you first show her how slowly the hands close.
objective-b01 = Bring at least six survivors to the Shelter before the night is over.

card-b02 = Half the Night
story-b02 = At midnight the sweep reaches the canal. Its brooms go up one side of each street and down the other, and leave the doors open behind them. There is one way across, the Skybridge, and Tao, who built it, stands on it in his slippers with a can of petrol. “Stay here with me and they won't pass,” he says, “but they'll all come to have a look. Or give me a match. Then they must go round by the lock, and so must you.”
objective-b02 = Choose.
choice-b02-1 = Stand on the bridge
choice-b02-2 = Give him the match

card-b03 = Hold the Gate
story-b03 = Tao takes the left rail and leaves you the right. Every machine in the quarter has the bridge in its notebook by now. They come one at a time and wipe their feet. As long as one of you stands here, the brooms wait on the far bank with their bristles up. Behind your backs the lanterns go by in pairs. Tao says good evening to each of them.
objective-b03 = Bring at least six survivors to the Shelter. A player on the Skybridge stops the sweep.

card-b04 = Burn the Bridge
story-b04 = The bridge burns from the middle, which is where he began it. Tao walks backwards in front of the fire and greets the rivets: this one was a Sunday, that one his brother held for him. On the other bank the brooms stop, turn, and set off along the canal towards the lock. Whoever is over there with a lantern has to take the same way round, only faster.
objective-b04 = Bring at least six survivors to the Shelter. The Skybridge is gone, and the sweep is slower.

card-b05 = Dawn
story-b05 = It gets light from the roofs down. The sweep has passed, and the streets are so clean that they squeak. Aunt Pei stands at the door of the Shelter with a pencil and lets them in by name, first those who can say it, then those who are carried. After the last one she waits for as long as an egg takes to boil. Then she adds up.
objective-b05 = Count those who were saved.

card-b06 = Survivors
story-b06 = They have packed for a week and are wearing all of it. A hand takes hold of your wrist, just where the cable goes in, and does not let go at the corners. Two is what a frame can lead without losing count. If you fall, they sit down on the kerb where you fell, with the lantern between their knees, because you said: do not move.
activity-b06-take = Take a survivor by the hand
activity-b06-leave = Leave them in the Shelter

card-b07 = The Sweep
story-b07 = First comes a drone with a white flag and chalks a ring on the pavement. That is the survey. When a second ring is drawn round the first, the street is on the list, and the brooms come and take whatever is inside: chairs, bicycles, people. Then they sort it. They never sweep where one of you is standing. It is not mercy. The form has no box for it.

card-b08 = The Gate
story-b08 = Two iron wings, a bolt, a sign: no prams after dark. The gate has not been shut since Tao hung it, and he oils the hinge every hour. Whoever stands in it gets counted by all that is across the canal, and the counting is done in person. But while there is somebody in the gate, no new ring is chalked anywhere tonight.

card-b09 = The Gap
story-b09 = Where the bridge was, there is now room for one: two stone feet, and forty metres of air. A slipper lies on the nearer foot. The machines over there look across, look at the map, and look across again. To bring their chalk here takes them twice as long as before. Nobody stands in the middle any more to say good evening.

card-b10 = Enough Blankets
story-b10 = There are enough blankets. Aunt Pei does not like how easily they went round; she folds one, lays it on an empty chair by the stove, and puts a bowl on top. A girl has stopped saying her name, and the lantern stays on all the same. In the afternoon the old telegraphist puts on his earphones, listens for a long time, and writes down one more street.

card-b11 = Every Lantern
story-b11 = The blankets are too few. Two share one, then three, and the last family gets the curtain. All the lanterns hang on the wall. No one is saying a name now, so they should be dark, and they are not. The old telegraphist tries his radio and finds no static in it: it has all moved here, he says. He asks the children to breathe more softly, and listens for anybody left to be fetched. There is nobody.

card-b12 = Lights Out
story-b12 = The sweepers are thorough, and they have manners: they leave the lanterns. You find them in the morning along the kerb, in a row, the largest first. On one the handle is still warm. Aunt Pei folds the blankets that will not be needed and puts them back on the shelf, labels outwards. There are no gaps in the static. You say the names you know, and a lantern lights for each, for as long as it takes to say it.
