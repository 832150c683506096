## Special encounters

story-drowned-city-1-initial = There are stairs for feet the size of boats. Each is wet, chest high, and cut on a slant that your knees do not believe. The steeplejack roped to you says the names of his daughters, one to a step, and is on the second round. At the top, he says, something sticks out. You haul.
story-drowned-city-1-pass = At the top, a lever. It wants to be told something true before it moves.
story-drowned-city-1-fail = The stairs go on. You come down more of them than you went up, not all of them on your feet, and he has run out of daughters.

story-drowned-city-2-initial = The geometry is wrong and patient. A corner comes towards you and waits to be understood. The mathematician has put her spectacles in her pocket. Steps, she says, nothing but steps, and keep your eyes shut; it can tell when it is looked at. She has hold of your belt. You begin to count.
story-drowned-city-2-pass = You lose the corner at eight hundred. Open them now, she says, but only a little, and tell me what is flat.
story-drowned-city-2-pass-pass = One stone is. You drive the spike into it.
story-drowned-city-2-pass-fail = Nothing is, and it saw you looking.
story-drowned-city-2-fail = You look. It has been waiting to explain itself, and begins with you.

story-drowned-city-3-initial = A choir of gills stands in the nave, some hundreds, with their sheets held open, waiting for the beat. On the conductor's rock lies a bone, and beside it a curate from Whitby who tried; he can still move his eyes. They mean no harm, he makes you understand. It is Sunday. You pick up the bone.
story-drowned-city-3-pass = You conduct. You give them the hymn for those at sea and bring them in very softly, and some of it stays in your ears.
story-drowned-city-3-fail = You lift the bone, and they do not look at it. They look at you, and your arms go up.

story-drowned-city-4-initial = The door is older than the wall. It stood here by itself for a long time, shut, in the open, and people went round. The mason of your party has closed breaches in four wars. Such a door, he says, stays shut if it is told why. He has mortar for one sentence. You wet your finger and write.
story-drowned-city-4-pass = You write a lie that it wants to believe. The draught stops, and it asks, through the keyhole, for one word to hold on to.
story-drowned-city-4-fail = You write the truth. It swings to at once, with all its weight, and you have not taken your hand away.

story-drowned-city-5-initial = A guard wakes, and is many. It gets up all over the square, an arm here, a knee there, and comes together around a helmet. It asks who goes. Keep the bits apart, says the diver, and it cannot be sure of itself. He hands you a spade and the left half of the square.
story-drowned-city-5-pass = You keep them apart until it has forgotten the question. One by one the pieces lie down again, where they fell.
story-drowned-city-5-fail = The helmet finds a neck. It stands up, dripping, with everything in its place, and knows who goes.

story-drowned-city-6-initial = Low tide lasts one minute. For so long the lower city lies open, with its squares and its people, who look up. The hydrographer has missed it four times; he has four sketches, each of one corner, and they have aged him. Look at the streets, he says, not the faces. He raises his hand with the watch.
story-drowned-city-6-pass = You map the minute. In the middle of it, where five streets meet, somebody has left a chair for you, and you mark that too.
story-drowned-city-6-fail = You look at the faces. One of them is asking you something. The minute goes, and the water does not wait for your answer.

story-threshold-1-initial = All your doors open at once: the nursery, the exam, the cabin of the ferry, four hotels, and one you have not come to yet. In each stands one of you, hand on the latch. They are cold, and want to be told who goes first. You stay where you are and look from one to the next.
story-threshold-1-pass = There is one that is you. You could shut it, if you can spare what is behind it.
story-threshold-1-fail = You step through all of them. On the other side they are pleased to be together, and nobody asks after you.

story-threshold-2-initial = The key wants to be turned by name. It is in the lock, silver, as long as your forearm, with a small patient face. It does nothing for a hand. At the end, says the nurse, all her patients knew the name; she wrote them down, and they differ in one sound. You clear your throat.
story-threshold-2-pass = You mispronounce it, in just the right place. The face is taken aback; you have a moment to say the rest.
story-threshold-2-pass-pass = It turns the other way, and is quiet.
story-threshold-2-pass-fail = It laughs, and does it for you, properly.
story-threshold-2-fail = It corrects you. It goes on to correct everything you have ever learned, kindly, as far as your own name.

story-threshold-3-initial = A sphere shows the second before your birth. It is no bigger than an orange, and your mother is in it, a cab, the rain, all stopped. For years the old watchmaker has looked for the works. There is always a hinge, he says, where one second is let into the next. He gives you his glass.
story-threshold-3-pass = You find the hinge: a drop of rain that has two shadows. You put what you know under it, and it holds.
story-threshold-3-fail = The sphere finds yours. There is a click, then some weather, and you land somewhere else, hard.

story-threshold-4-initial = The warden offers you his post. He has stood so long that his back has the shape of the jamb. It is not hard: one says no, to everybody, and now and then to oneself. He would like to sit down, for an hour. He holds out the lantern. Something he has not let in looks over his shoulder.
story-threshold-4-pass = You refuse in every tense: not now, not then, not ever having thought of it. He listens for the one you have left out.
story-threshold-4-pass-pass = There is none. He sighs, and pulls it to behind him.
story-threshold-4-pass-fail = You forgot to say that you were sorry. He says it for you, and it sticks.
story-threshold-4-fail = You accept, for an hour. He sits down on the step and is asleep before you have found where to put your hands.

story-threshold-5-initial = Something pushes from the other side, sobbing. Since noon two dockers and a nun have held it with their shoulders, and there is an inch of light along the frame. Poor lamb, says the nun, but hold; if it is made to say its name it will remember why it was put there. You set your back against the boards.
story-threshold-5-pass = You hold until it gives up the name. It says it very quietly, and then, of its own accord, goes away from the door.
story-threshold-5-fail = It stops sobbing. You all lean closer to hear, and that is when it comes, and there were two of them.

story-threshold-6-initial = Your own hand is on the far handle. You know the scar. When you ease off it eases off, and through the gap you hear it breathe through its mouth, as you do when you are afraid. Neither of you wants it open. A porter waits with both your trunks. One of you will have to trust the other.
story-threshold-6-pass = You let go first. It stays shut. After a moment there is a knock, two and one, which is how you say good night.
story-threshold-6-fail = You both pull. It is a very long night, and in the morning you cannot be sure on which side you got tired.
