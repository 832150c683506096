story-veil-of-ash-1 = Ash settles where your shadow was. It keeps the shape for a while, waves to you, and lies down.
story-veil-of-ash-2 = Something else steps through the veil first. It wipes its feet, and looks round for whoever has called.

story-whisper-of-names-1 = The name also learns yours. You hear it being practised, behind the wall, by somebody with a different number of lips.
story-whisper-of-names-2 = The name belongs to somebody who is still using it. They put down what they were doing and come to the telephone.

story-candle-of-the-sleepless-1 = The flame takes what it gives. Your friend sleeps; in the morning your collar is too wide by a finger.
story-candle-of-the-sleepless-2 = It burns all night and grows no shorter; you do. The chambermaid has to look for you among the sheets.

story-hand-of-salt-1 = Your fingers whiten. They taste of the harbour, and rasp when you make a fist.
story-hand-of-salt-2 = The sea would like its salt back. It stands in your glass a little higher than you poured it.

story-the-open-way-1 = Doors remember. The one you used has been telling the others, and somebody is trying your handle.
story-the-open-way-2 = You arrive first, and the rest of you follows. There is a pause in which nobody is holding your hat.

story-bind-the-lesser-1 = Chains rattle in your own wrists. It is a fair knot, and it asks to be shown the other half of the bargain.
story-bind-the-lesser-2 = The rope has another end, and it has just been picked up. Somebody gives two short tugs, to ask.

story-second-sight-1 = You see through somebody else's eyes, and they see through yours. They are reading this, a little faster than you.
story-second-sight-2 = When you close your eyes, it takes a moment until they close. In that moment they look at something else.

story-mend-flesh-1 = The new skin is not quite your colour. It has an old vaccination mark, from a country you were never in.
story-mend-flesh-2 = The strength was borrowed, and its owner has noticed. He sits up in bed, some way off, and feels along his arm.

story-iron-litany-1 = The last verse is missing. You go round by the first again, and each time it is colder and more like iron.
story-iron-litany-2 = Behind the wall, somebody else says the amen. There is no room there, and it was said with the mouth full.

story-sign-of-koth-1 = A tower that was not there watches you leave. One window is lit, and a hand draws down the blind, slowly, at each step.
story-sign-of-koth-2 = You were counted on the way in, and are counted again on the way out. The two figures are being compared.
