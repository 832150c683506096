goal-i-02-x-till = The till is three shells short. Find out what became of them.
goal-i-02-x-prizes = The missing shells are tied to prizes. Hand the prizes in at the counter: { $done } of { $of }.
goal-i-02-x-cash-up = The till is right. Cash up at the counter.

card-i-02-setup = Front Hall
card-i-02-ss = Drowned Front Hall
card-i-02-a = Machine Room
card-i-02-aa = Drowned Machine Room
card-i-02-b = West Platform
card-i-02-bb = Drowned West Platform
card-i-02-c = Paddling Pool
card-i-02-cc = Drowned Paddling Pool
card-i-02-d = Claw Machine
card-i-02-dd = Drowned Claw Machine
card-i-02-e = East Platform
card-i-02-ee = Drowned East Platform
card-i-02-g = Gallery
card-i-02-gg = Gallery after the Race
card-i-02-h = Fortune Teller's Cellar
card-i-02-hh = Drowned Cellar
card-eel-of-coins = Eel of Coins
card-change-girl = Change Girl
card-lifeguard = Lifeguard
card-fed-eel = Fed Eel
card-i-02-xa = Tide Table
card-i-02-xb = Claw Cabinet
card-i-02-xc = Till Roll
card-i-02-xd = Dials

action-hand-in-a-prize = Hand in a prize
action-cash-up = Cash up
action-lift-the-grating = Lift the grating
action-lean-on-the-shutter = Lean on the shutter
action-reach-into-the-tray = Reach into the change tray
action-ride-the-ghost-train = Ride the ghost train
action-unhook-the-rope = Unhook the rope
action-ride-the-drowned-train = Ride the drowned train
action-sound-with-a-teaspoon = Sound the bottom with a teaspoon
action-wipe-the-pane = Wipe the pane
action-pull-the-plug = Pull the plug
action-ride-back = Ride back
action-climb-past-the-gulls = Climb past the gulls
action-listen-at-the-chute = Listen at the chute
action-look-through-the-porthole = Look through the porthole
action-search-the-kiosk = Search the kiosk
action-roll-the-ball = Roll the ball
action-kick-the-machine = Kick the machine
action-take-the-slide = Take the slide
action-look-over-the-rail = Look over the rail
action-bet-on-the-seventh = Bet on the seventh
action-read-the-racing-board = Read the racing board
action-work-the-claw = Work the claw
action-climb-the-rope-ladder = Climb the rope ladder
action-try-on-the-boots = Try on the boots
action-turn-the-wheel = Turn the wheel
action-wipe-the-gauge = Wipe the gauge
action-push-out-the-plank = Push out the plank
action-lift-the-sluice = Lift the sluice
action-feel-in-the-glove = Feel in the glove
action-break-the-cabinet = Break the cabinet
action-speak-through-dry-glass = Speak through the dry glass
action-borrow-the-brass-legs = Borrow the brass legs
action-catch-the-bubbles = Catch the bubbles
action-set-the-dials = Set the dials
action-scatter-the-coins = Scatter the coins
action-feed-the-eel = Feed the eel
action-take-the-other-stool = Take the other stool
action-ask-him-the-time = Ask him the time
action-send-him-up-the-beach = Send him up the beach
action-point-at-what-floats = Point at what floats
action-say-the-name-from-the-front = Say the name from the front
action-show-the-wet-ticket = Show the wet ticket
action-let-the-shoes-lead = Let the shoes lead
action-look-in-the-drawer = Look in the drawer
action-push-it-along = Push it along

flag-dream-ready = the till is right
flag-dream-asked = the fortune teller has been heard
flag-dream-goldfish = the goldfish has been won
flag-turn-hold = the tide stays as it is at this Turn end
flag-turn-hurry = the tide goes two boxes on at this Turn end
flag-camp-kept-lamp = the lamp was carried out lit
flag-camp-relieved = somebody took the girl's stool
flag-camp-broken-glass = the fortune teller's glass was broken

named-ii-41-i4 = Spring Tide
named-ii-41-i5 = Undertow
named-ii-40-b = Facets
named-ii-38-e = Old Town
named-ii-38-a2 = Harbour, new side
named-i-05-x = The House that Counts

riddle-three-glasses-nudge = The glasses say how many. The tide table says who sits where.
riddle-three-glasses-method = Count the coins of each animal; enter the lowest animal first.

story-p-2001 = Low tide has come into the arcade and left the slot machines up to their knees in sand. They are still paying out, in shells, to nobody. At the change booth a girl has stacked the shells in tens, sorted them by year and hung out a sign: closed until the till is right. Three are missing. From three sides you hear a coin fall into water.

story-p-2002 = Under the grating the pumps sit in a row in their oilskins, knees together, like men waiting for a ferry. They pumped out the sea once, years ago, and nobody has come down since to tell them they could stop. When you lift the grating the first one moves up and pats the step beside him. He nods at a wheel on the wall. His own hands are too wet to hold it.

story-p-2003 = Behind the rope stands a glass cabinet that breathes on its own window from the inside. Somebody has wiped a hole in the mist, at the height of a child, and it closes again while you look. A claw with three fingers hangs there over something round under a cloth. A brass plate asks the public not to tap on the glass. It has dropped everything so far.

story-p-2004 = Above the pool is a window white with salt. You wipe a circle in it with your sleeve, and from the other side somebody wipes the same circle, a little faster, because he has long wanted to see who it is. It is a man in a guard's cap with a sponge. He shows you his flag, then stands aside and shows you a platform. Then he finds the latch. It was on his side all along.

story-p-2005 = Eleven steps go up to the gallery. The twelfth has been let to a family of gulls, who have hung a curtain across it and left their shoes outside. They are having tea. You knock on the thirteenth. The father comes out, looks at your feet and lifts the little ones to one side, so that you can step over. Beyond the curtain a bell rings, and hooves begin to paw the boards.

story-p-2006 = From the mouth of the chute comes a woman's voice, a long way down. “Is it raining yet?” she asks. You say that it is not. She sighs, and you hear an umbrella being put back into its stand. She cannot work dry. She asks you to leave the flap open, so that she will know when it starts, and to mind your heads on the way down.

story-p-2010 = The ghost train has one ghost. He gets in with you, folds his sheet over his arm, because the evening is warm, and asks whether you would mind screaming at the bend; it means a great deal to the driver. At the halfway stop he gets out and goes home to his wife. You scream at the bend. The carriage sets you down on the east platform, and the driver touches his cap.

story-p-2011 = When the carriage comes back for you there is an umbrella on the seat, open. Inside the train it is raining a little. The umbrella makes room, as far as an umbrella can, and all through the tunnel it leans over to your side and gets wet on its own. At the west platform you shake it out and hang it on the brake, where somebody is sure to look for it.

story-p-2012 = Down here the train rings its bell before each station, politely, and goes through without stopping. Fish stand on the platforms with their luggage and look after it. The driver points at a board: this is the express. Where the line ends he lets the carriage down through a hole in the floor, on its own bubbles, and opens the roof for you. It is a cellar. A woman behind glass is putting out a second cup.

story-p-2013 = Coins come up through the drains in single file and turn all together, the way starlings do. When they turn toward you they are an eel as long as the counter. It used to live on the fountain, a wish at a time, and the fountain is empty. It goes from pocket to pocket among you without touching anything and stops at the one with the money in it.

story-p-2014 = A man in a red vest wades in with a chair on his back as tall as a ladder, sets it down where the water is deepest and climbs up. He combs his hair. He hangs up the comb, takes the whistle between his teeth and looks along the water until he finds somebody standing in it. That is you. He has lost nobody since he started. This is his first day, and has been for years.

story-p-2015 = The water reaches the counter. The girl stops counting, marks the place with a shell and pulls down the shutter from inside, and in the booth an aquarium light goes on. You can see her there with her hair floating upward, doing her accounts. Outside, the big signboard over the pool leans forward to look, leans a little farther and lies down on its face.

story-p-2016 = The water goes down the steps backwards, so as not to turn its back on anybody. It has tidied up before leaving. Shells, a comb, one sandal and a tin boat lie along the foot of the counter, in the order in which they were lost. Whatever you let go of lies there too. The girl walks down the line with her list and her pencil. “That's what it's for,” she says.

story-p-2020 = The claw closes on the cloth, and for once it does not let go. It comes up shaking and carries the thing across with its elbow tucked in. Over the tray it opens, for the first time in years, and does not know where to look. Under the cloth is a brass lamp, lit, with a shell tied to its handle in a bow. After it rolls a bubble of glass that nobody had aimed for.

story-p-2021 = Under water the claw weighs nothing and is no longer afraid. It takes the bundle round the waist, swims across with it and lets go, one finger after another, the way one puts down a sleeping child. The cloth floats off. The lamp inside burns on with a small flat flame. A bubble of glass comes up behind it, and then a bright stone, which the claw has kept in its fist all this time and now gives to you.

story-p-2022 = Six tin camels run, and you roll the ball for the one in the middle. It trots, it sulks, it sits down at the second post. Then a seventh tail crosses the line, with no camel in front of it, and the bell goes mad. Nothing in the rules forbids it. The machine pays in full: red shoes with a shell knotted into the laces go down the chute to the east platform, and into your hand it puts a bubble of glass.

story-p-2023 = You kick the machine. All the camels stop and look at you, the fourth with its mouth full. Nobody says anything. A flap opens, and a pair of red shoes goes rattling down the chute with a shell on the laces. A bubble of glass comes after it. That is all you were owed. Last of all the flap lets out something damp and neatly folded, and that has your name on it.

story-p-2024 = You take a doormat from the pile and sit down on it. The slide goes round and round the inside of the tower, and ahead of you, keeping its distance, goes somebody's sandwich. At every turn it lifts a corner of its bread to see whether you are still there. At the bottom it is waiting for you, a little squashed, and tugs at the mat to go again.

story-p-2025 = Behind dry glass the woman in the cabinet only moves her lips. She sees that you cannot hear, and says it again, more slowly. Then she points to a brown line that runs round the walls, higher than your heads, and with a flat hand she measures you upward, the way one measures children. She sets out three saucers, turns them over and folds her hands on top.

story-p-2026 = Her voice arrives in bubbles, one word to each, and you have to let them burst at your ear. Three lodgers have left their small change with her, she says. She would like to return it, to each on his own floor, but she has never been upstairs. She draws away a veil, and below the glass three dials light up with nothing on them. She lays her palm against the pane, across from yours, and waits.

story-p-2027 = The dials click one, two, three, and stay. The woman nods at each. Below the cabinet a drawer slides out, lined with green felt, and in it lies a bag of water with a goldfish asleep inside, tied up with a shell. She puts a finger to her lips and shows you how it wants to be carried, knot upward. From three floors, one after another, somebody calls down a thank you.

story-p-2028 = She reads your dials from the ceiling down, as a gull would, and so it is a gull's fortune that she deals you: fish, then wind, then a long view. It is a good one. She is sorry that it belongs to somebody else; gulls do not often come in. She pushes it under the glass to you all the same, face up, and the top card you may keep.

story-p-2029 = She lays three coins on the sill, small, middle and large, and looks at you the way one looks at a child who has put away the spoons by size. It is very tidy. Nobody lives like that, say her shoulders. While she waits for more she turns over the first card of your own pack and lets you decide where it goes.

story-p-2030 = The dials swallow, one after another, and go back to nought. You can hear coins falling a long way down, and then a polite cough, from somebody who has been paid what he was not owed. The woman wipes your breath off the pane. She is not cross. She writes the sum on the inside of her wrist, below the others, and holds up the veil until you have gone.

story-p-2031 = The glass falls without a noise, in one piece and then in a great many. The woman waits for the last of it. She takes her coat from the hook and buttons it, pulls out the drawer for you and lays a sleeping goldfish in your arms, bag, shell and all. Then she steps over the sill on her own two feet, which she had not expected. “It was never locked,” she says and goes upstairs. Some of the glass stays in your sleeve.

story-p-2032 = The wheel goes half a turn and stops against your hands. Outside, the sea looks up. It has one foot on the step already, and there it keeps it, holding up its skirts. The pumps in their oilskins sit quite still and look at nobody. It will wait for as long as you can hold your breath, so somebody begins to count aloud.

story-p-2033 = You lift the sluice by both handles, and the tide skips a line, like a reader who has guessed the end. What should have come next does not come. A snail that set out in good time to meet the water stops halfway up the wall and looks at the place where it ought to be.

story-p-2040 = “Heads or tails,” says the girl and puts her hand over the coin. In the mirror behind her you can see both sides of it, and both are heads. She knows that you can see. Nobody has played with her since the water came. She has laid a cushion on the other stool and pushed the bowl of sugared almonds across to your side.
choice-p-2040-1 = Play
choice-p-2040-2 = Buy a quarter of an hour
choice-p-2040-3 = Ask her name

story-p-2041 = The coin goes up and comes down on its edge. It does not care for either side. It sets off on its own, past the almonds, past the gulls, down whatever stairs there are, and the whole hall gets out of its way. In front of the till it slows down and thinks. The girl has put both hands behind her back, so that nobody can say she helped.

story-p-2042 = Quarters of an hour she has plenty of. She climbs on the stool, opens the wall clock with a butter knife and pushes the hand back, spreading it thin, so that it will reach to the edges. The sea, which has been reading over her shoulder, loses its place. “That was my tea break,” she says and licks the knife.

story-p-2043 = She has to unpin the tag to read it herself. “That's me in front. Thursdays is on the back.” Thursdays is a porter at the waiting room. Once he came so early that half of him was still at work, and the stool was taken, so he stood behind her with his arms full and waited. “He's still early,” she says and pushes the tag under the glass. “Keep it. And say it from the front. He has only ever been called from behind.”

story-p-2050 = You hold out a coin. The eel takes it from your fingers with its lips, swallows, hiccups, and rings from end to end. Then it pours itself over your palm, warm and heavy, like change that somebody has carried about all day. It would like to be of use. Point at a thing that floats, and it looks where you are pointing.

story-p-2051 = The whistle goes. He has you under one arm before you can say that you were only standing there, and he runs in with you and everything you hold, wrapped like fish in a striped towel. At the counter he puts you down, presses your stomach until a shrimp comes out and chalks it up on his board: saved. You are the hundredth today, or the same one again.

story-p-2060 = Three shells are untied, and there are three ticks on the till roll. The girl counts the stacks from the left, from the right, and then with her eyes shut. The till is right. She tells it so, and it puts its drawer out as far as it goes. An hour lies in it that nobody has claimed, and that is for you. Now the till has to be cashed up, and it takes the hands of everybody who brought something.

story-p-2070 = A bell rings, the stacks go into the safe, and the hall switches itself off, machine by machine. The lamp on the counter is the only dry light left. The girl has not crossed it off yet. She turns the wick down, and up again. It would burn for a good while in the street, she thinks, and it would fetch a good price. Her other hand lies on the stool beside her, as on the back of a dog.
choice-p-2070-1 = Keep it lit
choice-p-2070-2 = Sell it over the counter
choice-p-2070-3 = Sit down on her stool

story-p-2950 = Outside, the wet street has one lit window, and you are carrying it. People come to their curtains to see who is home. The girl walks with you from stone to stone, arms out for balance, and puts a hand round the glass when the wind comes. Where the light ends she stops. “I'd come along,” she says, “but I'm not relieved till Thursday.”

story-p-2951 = She blows out the lamp, wraps it in the towel with the anchors and puts it under the counter, where things wait that have been paid for. The coins are warm from her hand. She counts slowly, to have you there a little longer, and gives three extra to whoever keeps the purse. “I only buy them,” she says. “I've never been told who for.”

story-p-2952 = You sit down on her stool. It is still screwed to a child's height. She shows you the till, the bell and the drawer with the plasters, and takes off her name, pin and all. Outside the sea has gone out so far that it belongs to somebody else. She shakes one more shell out of her shoe, leaves it on the counter and walks toward the water without hurrying. The next customer wants change for a button.

story-p-2960 = The hall fills to the ceiling, without hurry, and the last thing to go under is the board with the opening hours. Behind her glass the girl finds a dry pen. She writes your names on a slip, one below the other, and beside them a three. “You can owe me,” say her lips. She sticks the slip to the till, where she will see it. Then the current takes you by the shoulders, turns you round and walks you out.

story-p-2970 = The tram to Old Town has been waiting with its doors open. A puddle has got in before you and taken the window seat. On the front bench the driver has sorted what you left behind, a parcel for each of you in wet newspaper, and would like it off the upholstery. He rings twice, once for you and once for the puddle, and lets go of the brake.

story-p-2971 = You know this street from a biscuit tin: four gables, a pump, a dog. You had always taken the woman with the basket to be going to market. From here one can see that she is on her way home and that the basket is empty. She asks whether you have the lid. They have been standing in the rain without it since Christmas.

told-p-2031 = You broke the fortune teller's glass, and she put on her coat and left.
told-p-2043 = You asked the change girl her name and were given two, on one pin.
told-p-2950 = You put the girl's till right and carried the lamp out into the street, lit.
told-p-2951 = You put the girl's till right and sold her the lamp over the counter.
told-p-2952 = You put the girl's till right, sat down on her stool and let her go.
told-p-2960 = The sea took the hall, and you left owing the girl three shells.

card-rubber-boots = Rubber Boots
story-rubber-boots = Each boot has kept one wet footprint, and both are walking inward.
card-bag-of-shells = Bag of Shells
story-bag-of-shells = A sandwich bag of shells, sorted, and signed for by nobody.
card-both-sides-heads = Both Sides Heads
story-both-sides-heads = Her practice coin. The losing side has been polished away.
card-pump-manual = Pump Manual
story-pump-manual = Chapter one: the pump is tired. Chapter two: so are you.
card-wet-rope = Wet Rope
story-wet-rope = It has pulled in four swimmers and is waiting for the fifth.
card-strand-line = Strand Line
story-strand-line = A row of weed on the wallpaper, level with your eyebrows.
card-sea-legs = Sea Legs
story-sea-legs = Two brass legs, on loan. The table they held up still sways.
card-kept-change = Kept Change
story-kept-change = Three coppers in the finger of a glove, saved from a good summer.
card-salt-cough = Salt Cough
story-salt-cough = You cough once, and a very small crab excuses itself.
card-wet-socks = Wet Socks
story-wet-socks = They squelch to another person's step, half a pace behind.

card-bubble-glass-crab = Bubble Glass
alt-bubble-glass-crab = A bubble of glass. In it a crab with a coin in each claw, a coin under its shell, a coin in the sand.
card-bubble-glass-fish = Bubble Glass
alt-bubble-glass-fish = A bubble of glass. In it a fish, a coin above its back, a coin at its tail.
card-bubble-glass-gull = Bubble Glass
alt-bubble-glass-gull = A bubble of glass. In it a gull with a coin in its beak, a coin on each wing, a coin under each foot; beside it a post with a coin on it and a coin on that.

card-name-tag = Name Tag
story-name-tag = A tin tag with a name on each side, and one pin through both.
card-claim-slip = Claim Slip
story-claim-slip = A pink slip, good for one thing that you have already won.
card-wet-ticket = Wet Ticket
story-wet-ticket = Admit one. The ink has swum across to the other corner.

card-prize-lamp = Brass Lamp
story-prize-lamp = It is warm, this lamp, and the glass is fogged on the inside by the breath of whoever lit it. A finger has drawn a window in the fog, with four panes. Wherever you carry it, that window falls on the floor in front of you, and things that were in the dark come and stand at the sill.
card-prize-shoes = Red Shoes
story-prize-shoes = Small red shoes, tied together by the laces so that neither gets lost. They have never been out of doors, and they pull. Hang them round your neck, and now and then your own feet take one step that you did not ask for, with a little turn at the end, and look innocent.
card-prize-goldfish = Sleeping Goldfish
story-prize-goldfish = The goldfish sleeps in its bag and turns over when you do. It does not like to be shaken, and the sea knows that better than you. Wherever you carry it the waves come in on tiptoe, part round your knees and close behind you without a splash.

card-plank = Plank
alt-plank = Two wet boards, end to end, over black water.
card-capsized-sign = Capsized Sign
alt-capsized-sign = A signboard lying on its face across the pool, its poles in the air.

card-shell-on-the-sill = Shell on the Sill
story-shell-on-the-sill = Each morning the shell lies one sill farther down the street.
card-high-water-mark = High-water Mark
story-high-water-mark = A blue line across the parlour wall, dated next week.
card-dead-reckoning = Dead Reckoning
story-dead-reckoning = A teaspoon on a string finds the harbour under the tablecloth.
card-make-way = Make Way
story-make-way = Elbows have worn hollows into the bar, in pairs. Yours fit one.

card-flotsam = Flotsam
story-flotsam = A drawer floats by, open, and everything in it is folded: handkerchiefs, a napkin, a map that leaves out the sea. The rest of the house must be coming along behind. Whoever likes may look at one thing and lay it back with the creases as they were. The drawer slows down for you.
card-high-water = High Water
story-high-water = The sign forbids bathing in four languages. Only its first word is still dry. It says: Please. A wave reads it slowly, with its whole body, knocks something out of the hands of everybody who stands in the water, and begins again at the beginning.
card-ebb = Ebb
story-ebb = The sea gathers up its hem and goes out on its toes, in case somebody is asleep. One thing it has left too near the edge. It notices this from the threshold, looks at its wet feet and cannot come in again. If one of you would give the thing a push, it would be much obliged.
card-photograph-booth = Photograph Booth
story-photograph-booth = The photograph booth has been developing since you came in. Now it clears its throat and puts out a strip for each of you, four pictures, still wet. In the first three nobody is sitting there. In the fourth somebody is, years ago, and has just been told to keep still. You hold it by the edges and wave it dry.
card-rinsed-face = Rinsed Face
story-rinsed-face = In the change tray lies a face, rinsed, looking down. Through the holes for the eyes the coins on the bottom are a good deal nearer than they were. Handed in by the tide, says the slip, and asked for by nobody. You turn it over. It comes away from the brass with a small kiss.

alt-i-02-xa = Twelve boxes in a row, a wave in each: none, one line high, two, three, four, four, three, two, one, none, one, two. In the margin a crab on the lowest line, a fish two lines up, a gull on the top line.
alt-i-02-xb = A glass cabinet, a claw with three fingers, something round under a cloth.
alt-i-02-xc = A till roll with three empty squares.
alt-i-02-xd = Three dials without marks under a veil.

slot-the-counter-is-open = the counter is open, also at level 4
