## Other world encounters

story-other-world-1-initial = Spores drift past you like slow snow, each with a face.
story-other-world-1-pass = You hold your breath and follow the oldest hypha home.
story-other-world-1-fail = They settle.

story-other-world-2-initial = Every street shows you leaving by another.
story-other-world-2-pass = One pane does not reflect.
story-other-world-2-fail = One of the reflections keeps your coat.

story-other-world-3-initial = A host with no mouth asks who invited you.
story-other-world-3-pass = You give somebody else's name and wait to be believed.
story-other-world-3-fail = You give your own.

story-other-world-4-initial = The dunes ring, and something comes to the sound.
story-other-world-4-pass = You run along the silent crest.
story-other-world-4-fail = It was only waiting for you to stop.

story-other-world-5-initial = Cones of iridescent flesh offer you a pen.
story-other-world-5-pass = You write what they must never do.
story-other-world-5-fail = You write what they have already done.

story-other-world-6-initial = Pressure, and then courtesy.
story-other-world-6-pass = You bow to the drowned judge and swim for the lid.
story-other-world-6-fail = Sentence is passed.

story-other-world-7-initial = Priests in silk trade without letting you see the goods.
story-other-world-7-pass = You take the lamp, not the robe.
story-other-world-7-fail = The goods are you.

story-other-world-8-initial = Beetles hold a service for you. You may speak, or listen.
story-other-world-8-pass = You speak.
story-other-world-8-fail = You listen.

story-other-world-9-initial = Chained to an oar among things that do not row.
story-other-world-9-pass = You break the bench and the sky with it.
story-other-world-9-fail = The drum keeps its own time.

story-other-world-10-initial = The music would like you to finish the phrase.
story-other-world-10-pass = You whistle it wrong on purpose.
story-other-world-10-fail = You whistle it right.

story-other-world-11-initial = The trees are heavy with doors.
story-other-world-11-pass = You pick the unripe one.
story-other-world-11-fail = You bite.

story-other-world-12-initial = You watch yourself make the mistake.
story-other-world-12-pass = You reach for the lamp one second sooner.
story-other-world-12-fail = You are seen.

story-other-world-13-initial = Something large is teaching something small to hunt.
story-other-world-13-pass = You go where the small one has been told not to.
story-other-world-13-fail = You are the lesson.

story-other-world-14-initial = The merchants on the black quay want you weighed.
story-other-world-14-pass = You put your thumb on the scale.
story-other-world-14-fail = They put theirs.

story-other-world-15-initial = The books crumble in the order in which they are believed.
story-other-world-15-pass = You read one aloud, and quickly.
story-other-world-15-fail = You sneeze.

story-other-world-16-initial = The tide comes in from above.
story-other-world-16-pass = You walk out beneath it, to where the sand is still dry.
story-other-world-16-fail = You look up.

story-other-world-17-initial = Masons who have no faces yet hand you a stone.
story-other-world-17-pass = You set it where the arch needs it least.
story-other-world-17-fail = It fits.

story-other-world-18-initial = Crustacean surgeons dispute over a jar that bears your name.
story-other-world-18-pass = You settle the dispute.
story-other-world-18-fail = They settle it.

story-other-world-19-initial = Two doors. One breathes in, the other breathes out.
story-other-world-19-pass = You go in with the long breath.
story-other-world-19-fail = You go out with the short one.

story-other-world-20-initial = The wind has formed an opinion of you.
story-other-world-20-pass = You lean into it until it changes its mind.
story-other-world-20-fail = It is unanimous.

story-other-world-21-initial = The prompter gives you your part. It is short.
story-other-world-21-pass = You improvise, and the house holds its breath.
story-other-world-21-fail = You know it by heart.

story-other-world-22-initial = Each flower smells of something you are about to lose.
story-other-world-22-pass = You name them all, and the gate last.
story-other-world-22-fail = You had a reason for coming.

story-other-world-23-initial = The ceilings are low, and so were those who built them.
story-other-world-23-pass = You crawl, as they did.
story-other-world-23-fail = They still do.

story-other-world-24-initial = The conductor punches your ticket, then your glove, and looks up.
story-other-world-24-pass = You show him somebody else's hand.
story-other-world-24-fail = He has all night.
