card-veil-of-ash = Veil of Ash
story-veil-of-ash-1 = Ash settles where your shadow was.
story-veil-of-ash-2 = Something else steps through the veil first.

card-whisper-of-names = Whisper of Names
story-whisper-of-names-1 = The name also learns yours.
story-whisper-of-names-2 = The name belongs to somebody who is still using it.

card-candle-of-the-sleepless = Candle of the Sleepless
story-candle-of-the-sleepless-1 = The flame takes what it gives.
story-candle-of-the-sleepless-2 = It burns all night and grows no shorter; you do.

card-hand-of-salt = Hand of Salt
story-hand-of-salt-1 = Your fingers whiten.
story-hand-of-salt-2 = The sea would like its salt back.

card-the-open-way = The Open Way
story-the-open-way-1 = Doors remember.
story-the-open-way-2 = You arrive first, and the rest of you follows.

card-bind-the-lesser = Bind the Lesser
story-bind-the-lesser-1 = Chains rattle in your own wrists.
story-bind-the-lesser-2 = The rope has another end, and it has just been picked up.

card-second-sight = Second Sight
story-second-sight-1 = You see through somebody else's eyes, and they see through yours.
story-second-sight-2 = When you close your eyes, it takes a moment until they close.

card-mend-flesh = Mend Flesh
story-mend-flesh-1 = The new skin is not quite your colour.
story-mend-flesh-2 = The strength was borrowed, and its owner has noticed.

card-iron-litany = Iron Litany
story-iron-litany-1 = The last verse is missing.
story-iron-litany-2 = Behind the wall, somebody else says the amen.

card-sign-of-koth = Sign of Koth
story-sign-of-koth-1 = A tower that was not there watches you leave.
story-sign-of-koth-2 = You were counted on the way in, and are counted again on the way out.
