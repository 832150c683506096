## Special encounters

story-drowned-city-1-initial = Stairs for feet the size of boats.
story-drowned-city-1-pass = At the top, a lever.
story-drowned-city-1-fail = The stairs go on.

story-drowned-city-2-initial = The geometry is wrong and patient.
story-drowned-city-2-pass = You close your eyes and count turns.
story-drowned-city-2-fail = You look.

story-drowned-city-3-initial = A choir of gills.
story-drowned-city-3-pass = You conduct.
story-drowned-city-3-fail = They conduct.

story-drowned-city-4-initial = The door is older than the wall.
story-drowned-city-4-pass = You seal it with a lie.
story-drowned-city-4-fail = You seal it with a hand.

story-drowned-city-5-initial = A guard wakes, and is many.
story-drowned-city-5-pass = You leave it sleeping in pieces.
story-drowned-city-5-fail = This time it does not go back to sleep.

story-drowned-city-6-initial = Low tide lasts one minute.
story-drowned-city-6-pass = You map the minute.
story-drowned-city-6-fail = You spend it.

story-threshold-1-initial = All your doors open at once.
story-threshold-1-pass = You shut the one that is you.
story-threshold-1-fail = You step through all of them.

story-threshold-2-initial = The key wants to be turned by name.
story-threshold-2-pass = You mispronounce it.
story-threshold-2-fail = It corrects you.

story-threshold-3-initial = A sphere shows the second before your birth.
story-threshold-3-pass = You find the hinge.
story-threshold-3-fail = The sphere finds yours.

story-threshold-4-initial = The warden offers you his post.
story-threshold-4-pass = You refuse in every tense.
story-threshold-4-fail = You accept for an hour.

story-threshold-5-initial = Something pushes from the other side, sobbing.
story-threshold-5-pass = You hold until it gives up the name.
story-threshold-5-fail = It stops sobbing.

story-threshold-6-initial = Your own hand on the far handle.
story-threshold-6-pass = You let go first.
story-threshold-6-fail = You both pull.
