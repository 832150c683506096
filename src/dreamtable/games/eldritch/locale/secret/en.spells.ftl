story-veil-of-ash-1 = Ash settles where your shadow was.
story-veil-of-ash-2 = Something else steps through the veil first.

story-whisper-of-names-1 = The name also learns yours.
story-whisper-of-names-2 = The name belongs to somebody who is still using it.

story-candle-of-the-sleepless-1 = The flame takes what it gives.
story-candle-of-the-sleepless-2 = It burns all night and grows no shorter; you do.

story-hand-of-salt-1 = Your fingers whiten.
story-hand-of-salt-2 = The sea would like its salt back.

story-the-open-way-1 = Doors remember.
story-the-open-way-2 = You arrive first, and the rest of you follows.

story-bind-the-lesser-1 = Chains rattle in your own wrists.
story-bind-the-lesser-2 = The rope has another end, and it has just been picked up.

story-second-sight-1 = You see through somebody else's eyes, and they see through yours.
story-second-sight-2 = When you close your eyes, it takes a moment until they close.

story-mend-flesh-1 = The new skin is not quite your colour.
story-mend-flesh-2 = The strength was borrowed, and its owner has noticed.

story-iron-litany-1 = The last verse is missing.
story-iron-litany-2 = Behind the wall, somebody else says the amen.

story-sign-of-koth-1 = A tower that was not there watches you leave.
story-sign-of-koth-2 = You were counted on the way in, and are counted again on the way out.
