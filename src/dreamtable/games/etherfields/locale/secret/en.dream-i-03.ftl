goal-i-03-x-rooms = The house rehearses four bars, and the score is torn. Find what the rooms have kept of it.
goal-i-03-x-bars = Play the bars of the score in their order, each in its room: { $done } of { $of }.
goal-i-03-x-chord = The score stands. Spread out over the rooms and strike the last chord.

card-i-03-setup = Hall
card-i-03-ss = Hall, Playing
card-i-03-sss = Hall, Quarrelling
card-i-03-a = Corridor
card-i-03-aa = Corridor, Playing
card-i-03-aaa = Corridor, Quarrelling
card-i-03-b = Practice Rooms
card-i-03-bb = Practice Rooms, Playing
card-i-03-bbb = Practice Rooms, Quarrelling
card-i-03-c = Dining Room
card-i-03-cc = Dining Room, Playing
card-i-03-ccc = Dining Room, Quarrelling
card-i-03-d = Kitchen
card-i-03-dd = Kitchen, Playing
card-i-03-ddd = Kitchen, Quarrelling
card-i-03-e = Second Violin's Room
card-i-03-ee = Empty Stand
card-i-03-eee = Second Violin's Room, Upset
card-conductor = Conductor
card-repeat = Repeat
card-page-turner = Page Turner
card-second-violin = Second Violin
card-i-03-xa = Score
card-i-03-xb = Metronome
card-i-03-xc = Seating Dials
card-i-03-xd = Conductor's Desk

action-pull-down-the-landing = Pull down the landing
action-open-the-double-doors = Undress the double doors
action-strike-the-last-chord = Strike the last chord
action-turn-the-page-ahead = Turn a page ahead
action-tell-the-seats = Tell the door who sits
action-lay-out-the-page = Lay out the page
action-follow-the-pans = Follow the pans
action-unroll-the-plan = Unroll the plan
action-play-at-the-window = Play at the window
action-tune-the-window = Tune the window room
action-take-it-from-the-window = Free the window
action-play-next-door = Play next door
action-tune-next-door = Tune the room next door
action-take-it-from-the-shoe = Feel in the shoe
action-stop-the-practice-clock = Stop the practice clock
action-take-the-laundry-chute = Take the laundry chute
action-sweep-the-sideboard = Sweep the sideboard
action-play-in-the-dining-room = Play in the dining room
action-tune-the-dining-room = Tune the dining room
action-lift-the-fifth-plate = Lift the fifth plate
action-undo-the-napkins = Undo the napkins
action-wind-what-ticks = Wind what ticks
action-play-in-the-kitchen = Play in the kitchen
action-tune-the-kitchen = Tune the kitchen
action-look-under-the-bread = Look under the bread
action-ride-with-the-soup = Ride with the soup
action-reach-into-the-flour = Reach into the flour
action-sit-down-beside-her = Sit down beside her
action-go-back-through-the-page = Go back through the page
action-listen-for-the-stair = Listen for the stair
action-lift-what-dries-there = Lift what dries there
action-ask-for-the-tempo = Ask for the tempo
action-let-it-finish = Let it finish
action-show-it-out = Show it out
action-answer-the-child = Answer the child
action-give-the-piano-a-hand = Give the piano a hand
action-take-up-her-bow = Take up her bow
action-lay-her-bow-on-the-strings = Lay her bow on the strings
action-lift-the-baton = Lift the baton
action-lift-the-chandelier = Hang the chandelier up again
action-turn-the-peg = Turn the peg

flag-dream-with-her = the second violin has come along
flag-camp-second-violin = somebody took the second violin's bow
flag-camp-rest = the house was left one note open

named-ii-41-i6 = Festival
named-ii-41-i7 = Curfew
named-ii-40-c = Signs
named-ii-40-h = Shared Breath
named-ii-40-n = Rests
named-ii-38-f = Gardens
named-ii-38-e2 = Old Town, new side
named-i-04-x = Paper Winter

riddle-conductors-page-nudge = Torn paper has two edges.
riddle-conductors-page-method = Each tear has kept half of the neighbour's sign. Begin at the thick line.
riddle-seats-nudge = One room lays more plates than it has chairs.
riddle-seats-method = Kitchen: look under the sheet. Dining room: count the plates.

story-p-3001 = The house has been put under sheets for the summer, and the sheets keep time. On the stand in the hall lies a page of four bars, all empty; it was torn across so neatly that each room could keep one. A man in an overcoat waits on the third stair with a baton. “You are late,” he says, “but so are the guests.” He taps the banister four times. In the kitchen a lid answers, in the wrong key, and is sorry.

story-p-3002 = Upstairs there is no way up. The stairs were folded in June and put away with the deck-chairs. You find the cord behind the curtain rail and pull, and the landing comes down instead, carpet and all, with its two small practice rooms still shut. It settles on the hall floor like a tired horse and lets you step across. A fern on the landing bows, late, to everybody.

story-p-3003 = Under the biggest sheet stand the double doors, in evening dress. They have been ready since seven. When you lift the hem the left one blushes; the right one offers you its handle, glove and all. Beyond them a table is laid on one side, and on the other a corridor hums to itself with its mouth closed. A child looks up from three cushions. Nobody has been let through tonight, and they hold themselves open a moment longer than they must.

story-p-3004 = The corridor bends twice and smells of onions. Behind the second bend is a kitchen where every pan hangs at its own pitch, smallest by the window, so that the cook can hear what is boiling. He has gone to fetch parsley, in April. They were told to stay in tune until he is back. When you come in, one of the big ones swallows and holds its note.

story-p-3006 = The dumb waiter was built for trays, so you share it with a soup, still steaming, for upstairs. It takes the corner seat, being round. Between the floors the lift rests and gets its breath, and the soup clears its throat and asks to be carried level, please, it has an appointment. At the top it is too proud to be spooned out. You step over it, and it goes on waiting with its lid a little open.

story-p-3010 = Under the loaf, against the draught, lies a strip of music, floured like fish. The line at its left end is as thick as a doorpost; whoever ruled it wanted no one to come in earlier. The bread has slept on that bar for years and has a little of it in the crust. Break off a piece, and it is very softly somewhere else.

story-p-3011 = The window of the first practice room has a strip of music wedged into its frame, to keep it from rattling. It rattles all the same, but in time. Two pupils have written their names on the pane with one finger, the smaller above the bigger. You draw the strip out, and the window takes a breath and stands quite still, so as not to lose its place.

story-p-3012 = In the second practice room a shoe stands on the seat, a child's size, polished for an occasion. Somebody grew, and nobody told it. You feel inside: no stone, no sock, a strip of music rolled up in the toe, where it was too loose. The shoe gives it up without a fuss. Then it turns a little, heel and toe, toward the room next door.

story-p-3013 = The table is laid for five. Four places have chairs, and the soup in front of them is cold. At the fifth the plate is warm, the napkin has been folded into a small boat, and there is nothing to sit on. A strip of music lies under the plate to stop it rocking. When you pull it out the plate begins to knock against its saucer, neither fast nor slow. It is waiting for its turn.

story-p-3014 = You turn a doorknob, and the whole house goes up a third: the pipes, the clock, the stair that always creaks. The man with the baton is already walking to where you are. Somebody else has heard it too. Along the skirting comes a player with no face to speak of, a sheet over his arm, who had this bar once and would like to have it again. The knob comes off in your hand.

story-p-3021 = The pans begin, from small to large, and nobody drops one. For four beats the kitchen knows what it was built for. The sheet slides off the range, and the chair on the floor drums with the leg that sticks out. When the last lid has come down they all look at the hook by the oven, where a pan is missing, and then at you, and it is still warm.

story-p-3022 = The wall between the practice rooms turns out to be a curtain. It had only been standing up straight. The window leads, the room next door comes in under it, and on both sides people who are not there turn their pages at the same moment. Down in the hall and along the corridor the sheets slip to the floor. Somebody sets up a screen with a garden on it, and lights the garden from behind.

story-p-3023 = Boots on the ceiling keep the beat, left and left and left, and then apologise. They belong to the floor above, which the house has never been able to afford. The room next door plays round them without looking up. When it has finished, the bed creaks once, and something is pushed out from under it with the toe. Outside it has begun to clap, or to rain.

story-p-3024 = Four spoons are lifted; a fifth lies where it is. The four play as they were taught, elbows in, and on the last beat the glasses come in too, from the full ones to the empty. Only the warm plate does not stir. It has a rest there, a long one, and counts it out under its breath. Four bars stand on the page now, and the whole house leans a little toward the stairs.

story-p-3031 = He reads your page with his whole arm, from left to right. At the end he bows, not to you, to the page. “Then I need not point tonight,” he says and lends you his stick. For the first time he has both hands free. He looks at them, one after the other, and does not know where one puts them. In the end he stands beside his desk and holds on to it.

story-p-3032 = He conducts what you have laid out, because he was asked to. It begins with the end. Outside, the guests who had left come out of the dark, get backwards from their cars and stand on the gravel with their gloves on, laughing in. The clock over the desk goes along with it for a bit. Then he puts the strips together, in no order, and gives them back.

story-p-3033 = Two rooms come in together and hold the door for each other. After you, says the one. After you. Neither goes through. The man at the desk waits with his arm up, and everything in the house that was about to walk waits too, with one foot in the air. It is wrong, but he has never heard it done so politely. He makes a small mark in the margin.

story-p-3037 = He holds your page to the light, lets a bar go by and shakes his head at the place where it limps. There is a tray for such pages. He turns down the corner of yours, so that you will know it again, and hands it back across the desk with both hands. He has kept all his own.

story-p-3034 = One room plays, and the others stop and look at their shoes. You hear how long the house is. The last thing that sounded takes itself back, softly, like a hand from a shoulder. Nobody says who it was. Something small and sticky has got into your sleeve, and the room that came in too soon pulls its furniture together and turns its back.

story-p-3035 = The dining room applauds. It has heard the end, it is sure of that, and it would like its coffee now. Spoons ring, five saucers are turned up. On the stairs the conductor lowers his arm and lets the clapping run out, which takes a while. Then he turns the card on his desk toward you, so that you can see what he still has before him. Nobody brings coffee.

story-p-3036 = Upstairs comes in a bar early, waving. It had been counting so hard that it was through before the others, and it is so glad about that. It plays to the end of its line and stops with its bow in the air, alone. The window room blushes on its behalf and goes back to the beginning. In the shoe lies a card with your name, for luck, from whoever was glad.

story-p-3040 = Behind the stairs is a door with no keyhole. It has kept house for a long time, and it does not ask who you are. It asks how many sit down, room by room, because it would like to lay for the right number at last. Four dials are let into the panel, each under a sign from a pack of cards. Its own mat is wiped very clean.

story-p-3041 = The door is a page; somebody on the other side turns it. For a moment you lie flat in the gutter between two sheets, with black notes going past your ears like starlings. Then you are over, and in a room that no corridor leads to. It is night there and the window is real. A woman is playing with her back to you. She does not stop.

story-p-3042 = Four are seated, says the door with its hinges, and is content, nearly. In the dining room the chairs are pushed in. The fifth plate stays warm, and nobody comes. The door waits for you to notice. Because you have been on your feet a while it lets you lean on it, and its wood, which was once a pear tree, is good for the back.

story-p-3043 = The kitchen plays standing and is proud of it, and it likes to hear that somebody has noticed. From below, a pan sends up a sparrow's egg of a stone, wiped, with its regards. The door is not so sure. It opens a crack, just wide enough to be heard, and says that there was always one of them who sat, when the others were not looking.

story-p-3047 = The door counts you instead, and gets it right. It does so from the shoes upward and is not offended; you are the first number all evening that it has been able to check. Then it sets its four dials back to nothing, one by one, with a click for each. What you gave it for the trouble it has already put into the meter.

story-p-3044 = A child sits on three cushions beside the stand and turns the pages for a player who is not there. He does it well, a little before one needs it. He has never been allowed to see the last one. It is clipped down with a clothes-peg. “You've been further,” he says to you, with his hand on the peg. “How does it end?”
choice-p-3044-1 = Let the child look
choice-p-3044-2 = Tell it
choice-p-3044-3 = Promise to say tomorrow

story-p-3045 = He takes off the peg, reads the last page with his finger and nods. It is about what he had thought. Then the wind that lives in the book gets out and turns everything once more from the beginning, and all of it has to be gone through again. Meanwhile he draws you a house on the back of his hand and, because that does not come off, again on a sheet: a garden, a shed, three birds.

story-p-3046 = You tell it badly. You leave out the part with the soup, and somebody walks in who ought to have left. The child listens to the end, moving his lips, and then he corrects it for you: nobody leaves, they only go and get something. It is much better. On the shelf two gloves begin to clap, and because he is pleased he lets you have the hour that he should have been in bed.

story-p-3410 = The second violin sits alone at a desk for two. For years she has played your part along with her own, and the page is black with her fingerings. She says nothing when you come in. She hands you the bow in the middle of a note, so that there is no gap.
choice-p-3410-1 = Play it with her
choice-p-3410-2 = Let her rest

story-p-3411 = You play it with her, you the upper line and she the lower, and at the repeat she gets up and goes on playing while she looks for her shoes. She follows you out. In the hall she stops under the bell that the guests never rang, has it struck once, and tunes to it: a little flat, as it always was. Then she stands where one can hear her from the stairs.

story-p-3070 = All the rooms have it now, and nobody breathes. The baton is up; his other hand feels behind him for a chair. There is none. There never was, on that step. He stands as he has stood since the cars drove off, with one note left in the whole house, and he looks round at each of you in your rooms, through all the walls, to see who will bring it in.
choice-p-3070-1 = Finish the piece
choice-p-3070-2 = Stop one note early
choice-p-3070-3 = Let her take it

story-p-3950 = The last note is an ordinary one, and the house sits down. First the stairs, then the sideboard, then one after another the walls, with a sound like people after church. The conductor lowers his arms. It is over, and it was all there. He shakes hands with the banister and with you, puts his baton into its case and the case under his arm. “Good,” he says. “Now I can be late for something else.”

story-p-3951 = You lift your hands. One note before the end the whole house holds still: the spoons, the stairs, the water in the pipes. The conductor keeps his arms up. He has waited for that note since the guests left, and now he hears the room without it. After a while he lowers the baton, feels behind him, and finds the chair you have put there. “Leave it open,” he says. “Somebody may come in.”

story-p-3952 = She plays the end alone, facing the wall, and gets it. It is one note, and she has practised it every night for the two of you. When it has stopped she stays as she is and listens whether anything is still going on without her. Nothing is. The conductor has taken off his overcoat and holds it out by the shoulders. She puts her arms in, first the one that is tired.

story-p-3960 = The sheets settle over the chairs, and over you, gently, corners first. Under yours it smells of lavender and of somebody's summer. You hear the conductor go from room to room and close the lids. In front of you he stops. “Next year,” he says, to the shape you make, and tucks you in at the feet. A tune has got in with you. It does not know the end either.

story-p-3970 = In the hall, eleven coats have been called for, and the attendant has hung them in the order of the seats. Yours are among them, brushed, with something in each pocket that was not there before. He asks for no numbers tonight. Outside the lanterns are lit from house to house, as on a feast day, and two windows that had not spoken for years are wishing each other a good evening.

story-p-3971 = The street ends at a gate, and the gate is a page with the corner folded down. Somebody had to stop there and meant to come back. Behind it are gardens, white, and no footprint in them yet. On the latch hangs a bunch of small tin signs, a moth, a bell, a hare; the boy who minds them says one finds them everywhere, once one knows that they are signs.

told-p-3410 = You found the second violin and took her bow in the middle of a note.
told-p-3950 = You played the house its piece to the end, and it sat down.
told-p-3951 = You stopped one note before the end and put a chair behind the conductor.
told-p-3952 = You let the second violin play the last note, and she put on a coat.
told-p-3960 = The sheets settled over the house before its piece was played.

card-rosin-tin = Rosin Tin
story-rosin-tin = Amber dust in a tin that used to hold cough sweets.
card-metronome = Metronome
story-metronome = It ticks only while somebody in the room is being polite.
card-early-entry = Early Entry
story-early-entry = You came in a bar too soon, and the hall followed.
card-fingering = Fingering
story-fingering = Numbers over every note, one of them always your own.
card-kettledrum = Kettledrum
story-kettledrum = Tuned with a spanner, played with a rolled-up evening coat.
card-hum = Hum
story-hum = A tune that the plumbing has been looking for all winter.
card-perfect-pitch = Perfect Pitch
story-perfect-pitch = You know which stair it is before the foot comes down.
card-applause = Applause
story-applause = Two gloves on a shelf are clapping, and neither will stop first.
card-earworm = Earworm
story-earworm = It rents the left ear and practises after ten.
card-stage-fright = Stage Fright
story-stage-fright = Your knees have taken their bow and left by the side.
card-sour-note = Sour Note
story-sour-note = It sits on the others' tongues like a new tooth.
card-open-window-scales = Open Window, Scales
story-open-window-scales = Somebody climbs eight notes and never comes down by them.
card-piano-on-the-stairs = Piano on the Stairs
story-piano-on-the-stairs = Two movers went to lunch in spring; the piano holds on.
card-borrowed-bow = Borrowed Bow
story-borrowed-bow = Her bow, with one hair missing where your part begins.
card-seating-plan = Seating Plan
alt-seating-plan = The house from above. In the kitchen, marked with a club, a seat in red; in the window room, marked with a heart, a seat in red; next door, marked with a spade, a seat in red; in the dining room, marked with a diamond, a seat in red. The others are in pencil, under the furniture.
card-baton = Baton
story-baton = The stick turns out to be a leg of something one sat on, sanded thin by evenings. It is light as a drinking straw and still knows its place: lift it, and whichever room you look at sits up and clears its throat, also one that has been tuned already and thought it was done for tonight.
card-drying-face = Drying Face
story-drying-face = On the empty stand a face is drying, one eye lit, where the music used to lean. She has looked through it every night to see the page without waking the house. The paint has not quite set. You lift it off by the ears, and the lit eye goes round the room once and stays on whatever is shut.
card-chandelier = Chandelier
alt-chandelier = A chandelier on the floor, upright, still lit.
card-folding-screen = Folding Screen
alt-folding-screen = A folding screen with a garden on it, and a lamp behind.
card-strip-of-clubs = Torn Strip ♣
alt-strip-of-clubs = A strip of music with a club. At its left end a thick line; at its right end half a heart, cut by the tear.
card-strip-of-hearts = Torn Strip ♥
alt-strip-of-hearts = A strip of music with a heart. At its left end half a club; at its right end half a spade, both cut by the tear.
card-strip-of-spades = Torn Strip ♠
alt-strip-of-spades = A strip of music with a spade. At its left end half a heart; at its right end half a diamond, both cut by the tear.
card-strip-of-diamonds = Torn Strip ♦
alt-strip-of-diamonds = A strip of music with a diamond. At its left end half a spade, cut by the tear; at its right end a thick line.
card-tuning-peg = Tuning Peg
story-tuning-peg = The knob that came off in your hand is a peg. Put it into any wall and turn it, and the whole corridor goes down by a hair; whatever was about to grow a second head in there forgets which one it meant. It leaves a small round hole. The plaster closes it behind you, being used to musicians.
card-page-two = Page Two
story-page-two = It begins in the middle of a word you were saying.
card-grace-note = Grace Note
story-grace-note = So short that the hostess took it for a button.
card-cloakroom-number = Cloakroom Number
story-cloakroom-number = You hand in the number that was in your pocket, and the attendant goes far back between the rows, until one hears him no more. What he brings is small, with a hood, and has been hanging there since you were called in from the snow. He helps you hold it up. In the sleeve, on its string, is the other mitten.
card-warm-pan = Warm Pan
story-warm-pan = Behind the oven stands a pan, still warm from a supper that was never cancelled. Somebody has put a plate over it and a cloth over the plate. There is enough for all of you, if nobody is polite. While you eat, the kitchen clock looks the other way, and it counts that as no time at all.
card-two-lessons = Two Lessons
story-two-lessons = On the wall by the window are the marks of two lessons, one pupil at the height of your hip and one at the height of your chin. The teacher has written over each of them, all the way up, and all of it says softly. You read it standing up. One of you has been carrying something too hard, and lets go a little.
card-other-boot = The Other Boot
story-other-boot = A boot is pushed out from under the bed, laced for the other foot. The left one is upstairs and keeps the beat with somebody in it. This one has had nothing to do but collect what fell down: a button, a bright bit of glass, a whole summer's dust. Whoever shakes it out may keep what rolls the farthest.
card-coin-for-the-washing-up = For the Washing-up
story-coin-for-the-washing-up = Under the fifth plate lies a coin, left for the washing-up. It was a guest who did not want to be thanked. It has taken on the warmth of the plate, and the mark of it on the cloth is browner every year. One of you washes five spoons, dries four of them and puts the coin in a pocket.
card-encore = Encore
story-encore = The clapping outside turns out to be rain, and goes on. It comes down the drive, on all the cars that are not there, and does not want to go home. The conductor listens with his head on one side. If somebody were to find him two hours, he would let himself be asked. The sheets already have one hand on your shoulder, and wait.

alt-i-03-xa = An empty page of four boxes, with a thick line at either end.
alt-i-03-xb = A metronome, on its scale a club, a heart, a spade, a diamond.
alt-i-03-xc = Dials: one under a club, one under a heart, one under a spade, one under a diamond.
alt-i-03-xd = A desk with a lamp and four empty clips.
