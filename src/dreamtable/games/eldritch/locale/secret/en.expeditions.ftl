## Expedition encounters

story-expedition-amazon-1-initial = The river has been dammed with statues.
story-expedition-amazon-1-pass = Behind them, a dry chapel.
story-expedition-amazon-1-fail = The dam lets go.

story-expedition-amazon-2-initial = A tribe has kept your camera for sixty years.
story-expedition-amazon-2-pass = They trade it for a song.
story-expedition-amazon-2-fail = They develop the plate.

story-expedition-amazon-3-initial = Worms have eaten the mission's Bible into the map of a river.
story-expedition-amazon-3-pass = You follow the holes.
story-expedition-amazon-3-fail = The worms follow you.

story-expedition-nubia-1-initial = The shaft goes down past the king, past the king's god.
story-expedition-nubia-1-pass = You read the seal before you break it.
story-expedition-nubia-1-fail = You break it first.

story-expedition-nubia-2-initial = Sand falls upward in the second chamber.
story-expedition-nubia-2-pass = You wait for it to finish.
story-expedition-nubia-2-fail = You hurry it.

story-expedition-nubia-3-initial = A dry well, written on all the way to the bottom.
story-expedition-nubia-3-pass = You stop one line above the last.
story-expedition-nubia-3-fail = You read the last line.

story-expedition-congo-1-initial = White apes have paved the road for you.
story-expedition-congo-1-pass = Their queen wants only to be drawn.
story-expedition-congo-1-fail = She dislikes the likeness.

story-expedition-congo-2-initial = The fever asks you questions.
story-expedition-congo-2-pass = You answer them all.
story-expedition-congo-2-fail = You ask it one.

story-expedition-congo-3-initial = The drums announce you by a name you have not taken yet.
story-expedition-congo-3-pass = You answer to it.
story-expedition-congo-3-fail = Somebody else answers.

story-expedition-yenisei-1-initial = The flattened trees still point at something.
story-expedition-yenisei-1-pass = You dig where they do not.
story-expedition-yenisei-1-fail = You dig where they do.

story-expedition-yenisei-2-initial = A shaman will drum you under the ice, for tobacco.
story-expedition-yenisei-2-pass = You come back with the tune.
story-expedition-yenisei-2-fail = The tune comes back without you.

story-expedition-yenisei-3-initial = A railway carriage stands in the snow where no line was ever laid.
story-expedition-yenisei-3-pass = You pull the cord and get down with the luggage.
story-expedition-yenisei-3-fail = It leaves on time.

story-expedition-kunlun-1-initial = The pass is guarded by a monastery of one.
story-expedition-kunlun-1-pass = He has been waiting to be relieved.
story-expedition-kunlun-1-fail = He has not.

story-expedition-kunlun-2-initial = Footprints begin in the middle of the glacier.
story-expedition-kunlun-2-pass = They end at a door of horn.
story-expedition-kunlun-2-fail = They end behind you.

story-expedition-kunlun-3-initial = The monks lower you in a basket, singing so that the rope will not hear.
story-expedition-kunlun-3-pass = You cut your own steps on the way up.
story-expedition-kunlun-3-fail = The rope hears.

story-expedition-ross-1-initial = The ice groans in five-pointed syllables.
story-expedition-ross-1-pass = You sound the right one back.
story-expedition-ross-1-fail = The hull sounds it for you.

story-expedition-ross-2-initial = Somebody has built a whaling station for creatures with no hands.
story-expedition-ross-2-pass = You copy the tally on the wall.
story-expedition-ross-2-fail = The tally includes you.

story-expedition-ross-3-initial = A camp of seven bunks, and eight chairs at the table.
story-expedition-ross-3-pass = You leave the eighth where it stands.
story-expedition-ross-3-fail = You sit down.
