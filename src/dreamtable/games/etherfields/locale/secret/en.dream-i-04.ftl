goal-i-04-x-garden = Where the house should be there is not even a staircase. Find out what in this garden can be folded.
goal-i-04-x-lights = Light the four spaces next to the stairs, and keep them lit through the snow: { $done } of { $of }.

card-i-04-setup = Garden Gate
card-i-04-z = Garden Gate, Lamp Lit
card-i-04-a = The Plot
card-i-04-aa = The Plot, with Stairs
card-i-04-b = Orchard
card-i-04-bb = Orchard, Drift Melted
card-i-04-j = Path
card-i-04-k = Stile
card-i-04-kk = Stile, Lamp Turned
card-i-04-l = Greenhouse
card-i-04-m = Post Office
card-i-04-mm = Post Office, Stove Lit
card-i-04-r = Pond
card-i-04-rr = Pond, Folded Over
card-i-04-t = Nursery Window
card-i-04-tt = Nursery, Curtain Open
card-i-04-y = Toy Shed
card-i-04-yy = Toy Shed, Bulb Lit
card-paper-wolf = Paper Wolf
card-ice-clerk = Ice Clerk
card-taped-knight = Box Knight, Taped Up
card-open-letter = Open Letter
card-box-knight = Box Knight
card-i-04-xa = Crease Guide
card-i-04-xb = House Front
card-i-04-xc = Register
card-i-04-xd = Crease Dials

action-light-the-gate-lamp = Light the gate lamp
action-lay-down-the-gate = Ask the gate to lie down
action-try-the-shed = Try the shed
action-lift-the-corner = Lift a corner of the ground
action-follow-the-prints = Follow the paw prints
action-read-the-threshold = Read what the threshold says
action-look-along-the-path = Look along the path
action-read-the-drift = Read the drift aloud
action-wave-at-the-curtain = Wave at the curtain
action-climb-the-stile = Climb the stile
action-ask-for-the-neighbours-lamp = Ask the lamp to look away
action-mark-the-stile = Draw a dotted line
action-lift-the-glass-hill = Lift the glass hill
action-look-under-the-tomatoes = Play on the tomatoes
action-feel-in-the-bed = Feel under the flannel
action-feed-the-stove = Feed the stove
action-turn-the-cups = Bring the cups together
action-ask-for-a-label = Ask for a label
action-take-what-dries-on-the-rail = Take what dries on the rail
action-fold-the-pond = Fold the pond over
action-ask-for-the-night-light = Ask for the night-light
action-reach-over-the-sill = Reach over the sill
action-be-tucked-in = Let yourself be tucked in
action-screw-in-the-bulb = Screw in the bulb
action-search-the-toy-box = Search the toy box
action-tear-it-across = Tear it across
action-unfold-the-wolf = Look for the fold
action-speak-to-the-clerk = Speak to the clerk
action-give-him-the-letter = Give him the letter without a stamp
action-cut-the-tape = Cut the tape
action-read-the-letter = Read the letter
action-burn-the-bird = Burn the bird
action-lay-the-birds-together = Lay a finger on each
action-close-the-stile = Close the stile
action-order-the-knight = Read him his orders
action-use-the-label = Stick on the label
action-sleep-in-your-room = Lie down in your room
action-ask-about-the-cat = Ask about the cat
action-pay-the-bill = Pay for the coal
action-hear-the-piano = Listen to the piano
action-follow-the-hare = Follow the hare
action-light-the-candles = Light the candles
action-knock-at-the-stile = Knock at the stile

label-catch-one = catch one
label-let-it-pass = let it pass

flag-dream-kind = two wolves have been read
flag-camp-letter-read = the first letter was read aloud
flag-camp-letter-sealed = the first letter was kept sealed
flag-camp-knight-free = the box knight was let out
flag-camp-burned-fold = the half bird was burned

named-ii-41-i8 = Harvest
named-ii-41-i9 = First Frost
named-ii-40-d = Deeper Pockets
named-ii-40-o = Forwarding
named-ii-40-p = Light Sleeper
named-ii-38-d = Station
named-ii-38-f2 = Gardens, new side
named-i-06-x = Night Train

riddle-half-a-bird-nudge = Paper that is folded sees itself in a mirror.
riddle-half-a-bird-method = Find the bird that stands on its head, and the bird it is the reflection of.

story-p-4001 = It is snowing letters. They come down folded, most of them in three, and lie with the address up. Behind the gate the garden has been ironed flat: hedge, pond, shed, and in the middle four chalk lines and a step, where a house should be. A clerk in a long grey coat goes from letter to letter with a rubber stamp. “No such house,” he says, and stamps. “No such house.” Where he has been, the snow is very tidy.

story-p-4002 = The lamp from the arcade stands beside the gate and burns. Letter upon letter comes down on it, and it refuses to notice; the flame has been under water in its time and does not think much of snow. Its window lies on the drifts in four panes. Whoever takes it by the handle finds the girl's bow still tied there. It is happy to be carried. It had only wanted to see what there was outside.

story-p-4004 = In the shed the toys stand as they were outgrown, one behind the other: a rattle at the far end, then a horse, a drum, a railway that never got its trains. Nobody has thrown anything away. In front of them all is a box as tall as you are, done up with tape on every edge, and it breathes through the hole for the hand. When the light falls on it, it coughs, like a sentry to whom nobody has spoken all winter.

story-p-4005 = Paw prints lead under the trees. Each has a crease down the middle, ruled, and where the animal turned round the corner of the print has been turned down. In the orchard it is dark at noon. Something white sits there on its haunches, with its ears laid flat along the fold. It has been shut since the day it was posted. It does not look at your faces. It looks at your hands.

story-p-4006 = A drift wants to be read to, so one of you begins: the topmost letter, then the one below. It is about a drain. At the second sheet the drift sags, at the third it weeps, and where it lay a road comes out between two hedges, steaming. On one side of it stands a greenhouse. At the end is a post office, and its clerk has come out on the step to see who is making words out of his snow.

story-p-4007 = Above the last tree hangs a window, where the second floor would be. It has a sill and a curtain, and no wall. The builders were to start with the nursery, because there was already somebody for it. Below lies a pond with its edges tucked in. The curtain is let fall, and then one corner is lifted again, at the height of the sill, because you are still there.

story-p-4008 = The stile has a step for each foot and one for whoever is carried. Beyond it lies the neighbour's evening, hardly used. Cards have been dealt for two, the soup has been drawn off the fire, and a reading lamp looks down at his spectacles. In March he stepped out to borrow sugar for a cake. Until he comes in again nothing here is to get later, and nothing does.

story-p-4009 = The neighbour's lamp is shy and has been told to stay with the spectacles. You ask whether it could not, just for a moment, look the other way. It turns on its foot with a squeak, shade and all, over the stile and down the path, farther than it has ever looked. There is a whole garden. After that it would be silly to look back, and it asks you with a nod to mind the soup.

story-p-4010 = The gate lamp clears its throat and comes on, brown, then yellow, then for a breath quite white with shyness. It has not been asked since the builders went to dinner. A round of light falls on the snow, and inside that round the letters lie still and let themselves be read. They all start with Dear. The lamp reads along with you, and where somebody cannot spell it burns a little softer.

story-p-4011 = Somebody has drawn a face on the bulb, rather pleased, with eyebrows. You screw it in, and it goes on being pleased, only brighter. On the back wall it throws the same face again, as big as a moon, chin up, brow down. All the toys have turned round. A tin duck that never had anyone to swim to begins to wind itself up.

story-p-4012 = The stove in the post office takes nothing that begins with a name. You feed it advertisements: hats, a miraculous tea, a piano on easy terms. It eats with its mouth open and hums. By and by it glows down to its feet, and the shelves of parcels step out of the dark on all sides with their strings untied. It asks for nothing personal. On hats alone it can go on until Thursday.

story-p-4013 = A hand comes out below the curtain with a night-light in a saucer. The child at the window is supposed to be asleep and keeps one eye shut, to be at least half good. “It's for the stairs,” the child says. “Somebody always bumps into the end of them.” You take the saucer. The hand stays outside for a moment, palm up, to find out whether it is snowing in this room too.

story-p-4015 = On each flame a letter comes down, addressed to it, and puts it out. This is done street by street, in order and without spite: a hiss, a smell of sealing wax, the next. Only where one of you stands with both hands round a light does nothing arrive. The snow looks at the fingers, which are red from inside. Here somebody is at home, it finds, and it delivers round you on both sides.

story-p-4020 = You take the ground by one corner and lift, and the lawn comes up like a leaf in an atlas. Underneath, folded small, are stairs. They have lain there since the plan was drawn, tread upon tread, with the carpet rods in place. You shake them out, once, the way one shakes a tablecloth, and they stand: nine steps up, and at the top nothing at all, swept clean.

story-p-4021 = On a hook by the stove hangs a cup, its handle turned away. Another hangs in the hedge at the far end of the path, and that one looks the other way. They were parted over a saucer. You take the two ends of the garden, bring them together over your head and push, until one rim knocks against the other. There is a small china sound. Now they are a pair, and the path begins behind the stove.

story-p-4022 = All its life the gate has stood upright, and it is tired. When you ask, it gets down, first on one knee, and stretches out across the beds, until its latch lies on the doorstep. The step is chalk, and so is the lock in it. The latch fits. Twice it turns over in there, like a sleeper who has found the cool side, and what was in front of the house is inside.

story-p-4023 = By its two far corners you take the pond. It is heavier than the lawn and holds its breath. Then you fold it over the flower bed, lilies and all, and it does not spill. The carp go on in the same direction; they look up at the tulips, which are hanging down to them, and one takes a bite. Under the nursery window a hat comes to the top and raises itself.

story-p-4024 = The stile closes on the path like a book on a finger, to keep the place. When it lies flat, the neighbour's soup is on your side, and your footprints are on his. You can go across between two bars, sideways, with your stomach drawn in. A cup that hung on the far post hangs on the near one now. It is still swinging.

story-p-4025 = Half a bird comes down on the shed and covers the way in. It has been folded well, in a hurry, by someone who only wanted to keep the snow off the toys, and its one wing lies across the entrance like the arm of a schoolboy who does not let you copy. It looks for its other half, to the left, then beneath itself. In the snow at your feet are two very small gardens, and on each is the print of a finger.

story-p-4026 = Between a bill for gas and a bill for flowers lies an envelope that is humming. It comes from a conductor. “With my regards,” says his card, “and this, which was left over.” Inside is a single note, the last one. You know the place where it is missing. You hold it up and let it sound, and the whole drift forgets to melt for as long as it lasts. Then each of you hums it once, to be sure of it.

story-p-4030 = He turns the register so that you may read it upside down. Each line has a name, then a blank, and on each blank sits a stamp. They took him on for one winter to find the addresses and said that he might sit down when he had them all. His arm is blue with ink and frost, up to the elbow. “If you should hear of anybody,” he says, “who lives anywhere.”
choice-p-4030-1 = Spell him a name
choice-p-4030-2 = Ask for more time
choice-p-4030-3 = Hold his stamp for him

story-p-4031 = Out of the register slips a postcard, and it is for you. A beach, coloured by hand; the sea has gone so far out that they had to paint a line for it. The writing keeps its figures in columns. “It comes right every evening,” she writes. “I go in up to the knee and no farther. Remember me to the stool.” Sand runs from it, then a piece of green glass, worn round, then a very small key.

story-p-4032 = He reads the letter without a stamp from the beginning to the end, which he has never allowed himself. He puts his thumb on the place where a stamp was kissed on. A drop falls from his cuff, then one from his hem, and he takes off his glasses, because they have become too warm. “But that's round the corner,” he says. A wet grey coat is left hanging on the hedge, and the prints of a man who is running.

story-p-4033 = The tomatoes in the greenhouse hang on strings, at exactly the height of a keyboard. The green ones are the black keys. Nobody has told them that there is to be no piano and no house, so they ripen from the left, a third at a time. You press one. It gives a note, somewhat soft, and juice runs down to the wrist. Out among the trees a dry step stops, and two ears go up.

story-p-4041 = You put one finger on this bird and one on the other, which stands on its head, and between them the sheet gives. The bird on the shed lets itself be turned over. It was never half of anything; it had come down on the wrong crease. It shuts its wings, so thin that a flame on this side is a flame on that one, gives the creak of a bird that has been put right, and drops a stone out of its beak.

story-p-4042 = Two birds fly side by side, the same way up and the same way round, and like each other very much. They have never met. As both of them are going south, they are not going to; they nod across the crease, wing by wing, and keep the distance. You hold the garden down for them a while. For your trouble its edge turns up by itself, and shows you what has been drawn on the next sheet.

story-p-4043 = Tail to tail they come down, like a couple after a discussion about the way. The crease is right; the garden says so and lies flat. Only the birds have landed one row out. Neither would mind turning round, if the other one began. In the gap between them lies something that you had lost, kept nice and dry, and you pick it up as you tiptoe past.

story-p-4044 = The snow tears a little, at a spot where you will always see it. It makes no fuss. The tear is as long as a thumb, and through it you see what the garden has been laid out on: a kitchen tablecloth, with a ring where a cup stood. Close by lies a strip from the edge of a sheet of stamps, gummed, for mending. Someone has been here with the same idea.

story-p-4045 = You burn the bird. It makes a good light and no smoke. It does not fly up either; it stays on the shed to the last and keeps its wing out of your way. The underside is covered with writing. While it curls you can make out a word here and there: roof, Sunday, yours. It smells of ironing. For as long as you look at it, the place goes on being bright.

story-p-4050 = The wolf lies down under your hand and lets you look for the fold behind its ear. You open it along the back, then the legs, then the long crease of the jaw. It is one sheet, written on both sides, smaller toward the end to make it fit. “We have kept your room as it was,” it says, “except that the cat has moved in.” The paper is warm.

story-p-4055 = You slit the tape, and the box draws a breath that pops out all its dents. Inside stands a knight in two boxes, one of them upside down, so that he is to be kept dry from both ends. In January somebody packed him away along with the Christmas tree. He asks whether it is over. You tell him that it is snowing. He finds his sword, a rolled-up calendar, and looks round for something that must not get wet.

story-p-4061 = At the third light the chalk lines stand up. They are not sure how walls go, and lean on one another, and one has come up as a picket fence and is told about it. But there is an inside now. You speak lower in it without having agreed to. Where the hall will be, on nothing, a clock begins to tick, and it is an hour slow, in your favour.

story-p-4070 = There is a door. It has come up between the four lights with a bell and a brass flap, and in front of it lies a mat. Nobody knocks. The flap opens once, and a letter drops on the mat, with a sound that has not been heard in this garden before. The snow stops to listen. The envelope is sealed with jam and addressed to somebody else, and you are the only ones in.
choice-p-4070-1 = Read it aloud
choice-p-4070-2 = Keep it sealed
choice-p-4070-3 = Hand it to the clerk

story-p-4950 = The house stands on one leg of light, then on all four. On the mat lies the first letter that has ever arrived. It is addressed in pencil to a girl at a counter, and the stamp is drawn on. You read it aloud, because the clerk has not brought his glasses. “I'm coming on Thursday,” it says. “Don't wait up. Leave the lamp.” The clerk looks at his stamp for some time and puts it into his pocket, wet side in.

story-p-4951 = You put the letter inside your coat, address inward. At once it is warm on both sides. Behind you the house does not shut its door; it draws the soup off the fire, and you hear it pull a chair nearer to the window. It has learned to wait from those who were going to build it. All the way down the path the envelope lies against your ribs, and the jam grows soft.

story-p-4952 = The clerk takes it in both hands and looks for the blank. There is none. There is a name, a street, a house with its lights on. He breathes on the stamp, turns it over, which you did not know could be done, and brings it down so that the hedges drop their snow. Delivered. Then, as he was promised, he sits down: on the lowest stair, slowly, in two goes, like a thing that is being unfolded.

story-p-4960 = The snow reaches the top step and reads you as it reads everything, from the outside. You have no street that it has heard of and no number; it has tried. So you are folded in three, the arms first, quite gently, and filed under Various, between a gas bill and good wishes for a birthday. The drawer smells of glue. From time to time somebody pulls it open, looking for scissors.

story-p-4970 = Flat again, the garden; but somebody has shovelled the path. It is as wide as two people. Over the hedge your things hang in the sun, brushed, and each has one pocket more than before, set in with parcel string in very small stitches. In every new pocket lies something folded. You look for a bill, and there is none.

story-p-4971 = A tram line begins at the garden wall. Along it comes a man with an oilcan, walking backwards to see where it has been. It goes through a greenhouse, a christening and two kitchens, he says, and so to the station, where the night train is made up and cannot leave, because the passengers are still at home in bed. With the spout of his can he counts you. A drop falls on each shoe.

story-p-4980 = By the wall there is a stop: a post, a bench, a roof no larger than a tray. The timetable consists of one line. Somebody has wiped the snow off the bench as far as the middle, and left the rest to whoever comes next. You sit down where it is dry, with your bundles between your feet, and all look the same way, because it is from there that trams come.

story-p-4981 = Wet footprints lead up to the bench, from the side of the sea, and one heel is lighter than the other, where a shoe was shaken out. She has sat on the dry half and gone on, not in a hurry. A shell lies there to keep your place. Under the shell is your change, counted out to the last copper: one key.

story-p-4982 = Under a stone on the wall lies a bill, itemised, in three hands. The first charges for breakages, the second for waiting, the third for what might have been said at the time. They have not added it up. That they leave to you, among friends, and they have weighed it down well, so that it should not get wet or be blown to somebody else.
choice-p-4982-1 = Sign for it
choice-p-4982-2 = Pay what there is

story-p-4983 = When the street lamps go on, yours goes on too, by itself. Nobody has told it. It only watched the others, as the smallest one does in a choir, and came in. The lamplighter gets to the end of his row and has one too many. He counts again. Then he takes off his cap to it, and lets you have the time that he would have needed for one more.

story-p-4984 = Two people who have never met share the bench politely. Each has left the other so much room that both of them are sitting on the ends. The one has something long across the knees, the other has something stiff about the shoulders. In the middle, where nobody sits, they have put down their sandwiches, side by side, for anyone who might be hungry. They look straight ahead, so that nobody need feel watched.

story-p-4985 = An extra cup stands on the wall, still hot, with its saucer on top. It has been put there for whoever comes early. So far that is you. It goes from hand to hand, one mouthful each, and it goes down more slowly than it should. The last mouthful you leave in, for somebody who is earlier still, and you put back the saucer.

story-p-4986 = The one line of the timetable has been filled in since you looked. Thursday, it says, in pencil, and nothing else, neither an hour nor a number. You have seen that T before, with its hat over one ear. It was on an envelope. Whoever wrote it had to climb on the bench and press hard; a bead of bright glass has been used to pin the corner, and comes off in your fingers.

story-p-4990 = The tram does not come. A boy with a bucket tells you that it has not been invented on this side of town. You wait a little longer, because the bench is dry and the evening has been paid for. At the far end of the line, where the tower is, somebody lays a table: you can hear the plates being put down, one by one. There are more of them than last night.

choice-p-4990-1 = Fall asleep on the bench
choice-p-4990-2 = Stay and listen

told-p-4045 = You burned the half bird for its light. There was writing on its underside.
told-p-4050 = You unfolded a paper wolf, and it was a letter about somebody's room.
told-p-4055 = You cut the tape, and the box knight went to stand guard.
told-p-4950 = You read the first letter aloud: somebody is coming on Thursday.
told-p-4951 = You put the first letter inside your coat and kept it sealed.
told-p-4952 = You let the clerk deliver the first letter, and he sat down.
told-p-4960 = The snow reached the top step and filed you under Various.
told-p-4990 = You waited for a tram, and at the tower somebody laid a table.

card-toy-whistle = Toy Whistle
story-toy-whistle = It calls a dog that was given away in March.
card-hot-brick = Hot Brick
story-hot-brick = In flannel; it has been keeping one half of a bed.
card-round-scissors = Round Scissors
story-round-scissors = They refuse to cut anything that has a face on it.
card-stairs-fold = Fold in the Lawn
alt-stairs-fold = A flight of stairs, folded out of the lawn.
card-cup-fold = Fold by the Stove
alt-cup-fold = A sheet of snow with a crease from top to bottom. At the crease, half a cup.
card-gate-fold = Fold of the Gate
alt-gate-fold = A gate lying flat, a crease across. At the crease, half a key.
card-false-fold = Half a Bird
alt-false-fold = Half a bird with its wings shut, lying over a door.
card-pond-fold = Fold of the Pond
alt-pond-fold = A pond laid over a flower bed, a crease across. At the crease, half a hat.
card-stile-crease = Dotted Line
alt-stile-crease = A stile, and through it a dotted line from top to bottom.
card-stile-fold = Fold of the Stile
alt-stile-fold = A stile closed on a path, a crease from top to bottom. At the crease, half a cup.
card-mended-bird = Mended Bird
alt-mended-bird = A whole bird, light showing through its wings.
card-paper-fortune = Paper Fortune
story-paper-fortune = Eight flaps, and under each the same boy has written maybe.
card-neat-crease = Neat Crease
story-neat-crease = The fold is so exact that both halves stop arguing.
card-snow-shovel = Snow Shovel
story-snow-shovel = It clears a path exactly as wide as two people.
card-inside-out = Inside Out
story-inside-out = You turn the envelope round, and the street is inside.
card-knights-orders = Knight's Orders
story-knights-orders = Orders for a sentry, in crayon, on the lid of a shoebox: stand here, and do not get wet. Below, in another colour: may be moved. He reads it again whenever he is sent somewhere, with a finger on the line, and salutes. Then he stands with his back to the flame and his face to the weather. The snow comes up to his toes, reads the lid and goes round.
card-paperweight = Paperweight
story-paperweight = A glass hill with one house in it holds the desk down.
card-box-knights-oath = Box Knight's Oath
story-box-knights-oath = He swears on the flap that says this side up.
card-paper-cut = Paper Cut
story-paper-cut = The corner of an apology, read too quickly.
card-cold-fingers = Cold Fingers
story-cold-fingers = They are in your pockets already; the rest of you follows.
card-dead-letter-wind = Dead-letter Wind
story-dead-letter-wind = A wind knows the street and asks you for the number.
card-frozen-fountain = Frozen Fountain
story-frozen-fountain = The water has stopped halfway up to think it over.
card-unposted-envelope = Unposted Envelope
story-unposted-envelope = The last thing the path gives up is a bundle of envelopes, one for each of you, and the hand on it is your own. You sealed it, you even bought the stamp. Then you carried it past the box, every day, until the corners were round. Held up to the sky it shows its first line. You know how it goes on from there, and sit down on the wall to hear it.
card-letter-your-room = Letter: Your Room
story-letter-your-room = The bed is made from the side on which you sleep.
card-letter-the-cat = Letter: The Cat
story-letter-the-cat = She has learnt to sit on the hour hand.
card-letter-the-bill = Letter: The Bill
story-letter-the-bill = Itemised, with a kiss beside the coal.
card-letter-the-piano = Letter: The Piano
story-letter-the-piano = It is kept in tune by being dusted.
card-drying-veil = Drying Veil
story-drying-veil = On the stove rail a veil hangs to dry, patterned with wings. A gentleman with dust on his sleeves handed it in last June, for a lady who would be along. Take it by the hem, and part of the pattern gets up, flies once round the pipe and sits down again in another place. Whoever looks for you behind it sees only that there is a light somewhere, and moths.
card-carbon-copy = Carbon Copy
story-carbon-copy = The second sheet says it better than the first.
card-breath-on-glass = Breath on Glass
story-breath-on-glass = You breathe on the pane and draw a lit window in it.
card-sealed-letter = Sealed Letter
story-sealed-letter = To the girl at the counter, sealed with jam; the thumb in it is a child's.
card-address-label = Address Label
story-address-label = A label with your street and room for one more number.

alt-i-04-xa = The garden from above. A dotted line down after its second column, a dotted line down after its fifth, a dotted line across below its fourth row.
alt-i-04-xb = The front of a house: a dark window, a dark window, a dark window, a dark window.
alt-i-04-xc = An open register, a stamp on every line.
alt-i-04-xd = A small garden with a finger on it; beside it a small garden with a finger on it.
