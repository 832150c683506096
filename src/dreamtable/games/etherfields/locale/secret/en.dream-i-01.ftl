goal-i-01-x-halves = { $done ->
    [0] Find both halves of the name you booked under.
   *[other] One half of the name is found: { $done } of { $of }. Find the other.
}
goal-i-01-x-whole = You have the whole name. Find out where it will be called.
goal-i-01-x-answer = You have the whole name. Answer to it on the platform.

card-i-01-setup = Waiting Room
card-i-01-a = Hall
card-i-01-b = Lost Property
card-i-01-c = Platform
card-i-01-d = Tunnel
card-i-01-e = Balcony
card-the-usher = The Usher

action-take-a-ticket = Take a ticket
action-listen-to-the-wallpaper = Listen to the wallpaper
action-straighten-the-chairs = Straighten the chairs
action-speak-to-the-porter = Speak to the porter
action-crawl-under-the-bench = Crawl under the bench
action-raise-the-shutter = Raise the shutter
action-search-the-shelf = Search the shelf of small things
action-open-the-drawer = Open the locked drawer
action-turn-the-bell-crank = Turn the bell crank
action-answer-to-your-name = Answer to your name
action-whistle-in-the-dark = Whistle in the dark
action-pull-the-coat-from-the-mud = Pull the coat from the mud
action-read-the-label-by-touch = Read the label by touch
action-take-the-programme = Take the programme from the rail
action-break-the-glass = Break the glass of the notice board
action-ask-the-notice-board = Ask the notice board
action-send-him-down-the-row = Send him back down the row
action-let-him-count-you = Let him count you aloud
action-call-for-what-you-left = Call for what you left

flag-dream-name-one = the label has been read
flag-dream-name-two = the notice has been read
flag-camp-knows-wraith = the porter was asked for his own face

named-ii-41-m = Awakening
named-ii-40-a = Dreamworld Map
named-ii-41-i2 = Clear Night
named-ii-41-i3 = Fog
named-ii-38-b = Suburbia
named-ii-38-a = Harbour
named-ii-38-c = Market
named-i-01-x = The Waiting Room
named-i-02-x = The Drowned Arcade
named-i-03-x = Orchestra of Rooms

story-p-1 = Nothing leads to this page. The librarian lays a finger on the line, so that you cannot read on, and turns the book round to her side of the desk. “This one isn't yours yet,” she says, shuts it on its ribbon and holds the door for you.

story-p-1001 = Rows of chairs face a wall that has no door. Above it hangs a clock with painted hands, dusted this morning. Below the clock is pinned the list of those who will be called. Every line on it has been ticked except the last few, one for each of you, where nobody has been able to fill in a name. The pencil is still swinging on its string.

story-p-1002 = Behind the wallpaper somebody is practising applause with two wooden spoons. He stops, counts to four and begins again: the balcony opens tonight, and nobody has been hired to clap. You find the seam and pull, and the wall draws aside on brass rings.

story-p-1003 = The machine coughs and holds out a ticket. The number on it is the number of people in this room, and one more. It does not let go of the corner until you have promised to keep the extra seat free. Your change is one blue stone. The door to the hall unlocks itself.

story-p-1005 = The porter carries a tray with two faces for each of you, folded like napkins. He has to be rid of them before his shift ends, and nobody may leave without one. “Which did you come in with?” he asks. You cannot say, so he lays both in front of you. His own collar is brushed and buttoned to the top, and there is nothing above it.
choice-p-1005-1 = Thank him
choice-p-1005-2 = Ask for his own

story-p-1006 = You heave the shutter up as far as your arms will go. The last inch it does by itself, out of politeness. Behind it stand shelves with everything you have ever put down for a moment: keys, one scarf, half a sandwich, a bicycle. The attendant begs you to take something along. Above him the chute rattles, and the shelves are full.

story-p-1008 = Under the bench the floor has been left out to save boards. A warm draught comes up and smells of rain on coats. A note is tied to the top rung of a rope ladder: the gentleman who dropped his hat may have it back, if he will come down and say which.

story-p-1010 = The crank is stiff, then all at once it is easy, and a bell rings under the floor. Lamp after lamp comes on along a platform that was not there before. A man in white gloves walks down the row of lamps and counts heads. He is short by exactly as many as you are. He licks his pencil, looks your way and begins to walk faster.

story-p-1012 = In the dark a collar brushes your hand, and there is a label sewn into it. Your thumb reads it before you do: four letters, then a hole made by moths. For the length of a breath you are somebody who owned a coat and was late for a train. The label is sewn on with double thread, by a person who wanted it brought home. You cut it loose and find a coin behind it.

story-p-1013 = All the notices are about umbrellas lost and gloves found, except one. A mother is looking for a person last seen waiting. The height fits and the coat fits. The name does not, until you say it aloud and your mouth goes on by itself past the end of the line. The card was held by a pin with a blue head. You keep both.

story-p-1950 = “Here,” you say, and every chair in the row turns round to look. The usher ticks the last lines on his list, one for each of you. Then he takes off one glove, which is not done in service, and shows you the way out with his bare hand, as one does with family. On the stairs he unties the pencil from its string and gives it to you to keep.

story-p-1960 = The painted hands of the clock meet. A man in white gloves counts the row, finds the number right and hooks the rope across. “Thank you for waiting,” he says, and means it. When you get up you are in a street of small houses, and each window shows a room with chairs in rows. In each of them somebody has kept a seat for you and laid a coat on it.

story-p-1970 = It is early in the suburbs, or late. The lawns are watered by nobody. At the first gate stands a postman with a sack of letters, all to the same sleeper, all sent back. Only one for each of you has been opened. He would like to go home. He hands you the sack, his whistle and the map of his round, and shows you with his thumb where the streets have not been finished.

story-p-1971 = At the bottom of the sack is a parcel from the porter, for whoever left without a face. He has packed two for each of you in tissue paper, with the tickets on. “No hurry,” he has written on the lid. “I only need the tray back.”

told-p-1950 = You answered to your name on the platform, and the usher took off his glove.
told-p-1960 = The hands of the clock met, and you were thanked for waiting.

card-i-01-card-a = Shelf of Small Things
story-i-01-card-a = A lantern and a ladder were handed in together, by a man who wanted to hang the one from the other. He went to look for a hook. The lantern is lit, with frost on the inside of the glass, and his tea stands beside it under a saucer. “If you meet him up there,” says the attendant, “tell him I've kept it warm.” He lifts lantern and ladder across the counter and wipes his hands.

card-i-01-card-b = Locked Drawer
story-i-01-card-b = Somebody has locked the drawer from the inside. It opens when you stop pulling. A fork lies in it, bent by whoever held on longest, and a left glove with its fingers still round the handle. The attendant writes you a receipt for the fork. With the glove he shakes hands first.

card-i-01-card-c = Coat from the Mud
story-i-01-card-c = The mud keeps the buttons and lets you have the rest. In the breast pocket a watch has stopped at the minute when you were missed. It has been dripping in there ever since, and now that it is out it drips on you. The coat would like to be hung up. There is no hook, so you carry it over your arm, and the wet comes through to the skin.

card-i-01-card-d = Programme
story-i-01-card-d = The evening consists of one number, and it is yours. Along row nine the seats have been kept with folded scarves, one for each of you, and to the first a slip is pinned: back in an hour, do not let them begin. Behind the wall the wooden spoons stop in the middle of a beat. You put the programmes in your pockets and the scarves round your necks.

card-i-01-card-e-k01 = Face with a Ticket: Loaded Smile
story-i-01-card-e-k01 = The porter weighs this face on two fingers. It hangs down at the left corner of the mouth, where the lead was poured in. “Pawned on a Thursday,” he reads from the ticket, “and fetched the same night by a lady who could not stop laughing.” He would like a signature before he lets go of it. You sign on the left, where it always comes down.

card-i-01-card-e-k02 = Face with a Ticket: Card Veil
story-i-01-card-e-k02 = Fifty-two small playing cards are sewn edge to edge, and one more that belongs to no suit. The ticket says that the veil was left as security by a woman who went home to fetch the rest of the money. It is to be worn until she comes, so that the moths stay out of it. You let it down over your hands. There is room behind it for a card that nobody has dealt.

card-i-01-card-e-k03 = Face with a Ticket: Brass Visor
story-i-01-card-e-k03 = Inside the rim of this visor are four hooks for tools, and a fifth that was filed on later, by hand, a little crooked. The man who wore it could not put a thing down unfinished; the ticket asks the finder to help him sit. He is not here. The brass has kept the warmth of his forehead, and from the fifth hook hangs a screw that will fit something.

card-i-01-card-e-k04 = Face with a Ticket: Quiet Lens
story-i-01-card-e-k04 = One lens on a saucer, ground so thin that it rings when somebody speaks. Seen through it, everything in the room has a few parts fewer: the chair has no squeak, the shutter no rust, the door no hinge. Its owner took it off to sleep and never found the bed again. Her bookmark is in the case. It lies at the page on how to begin.

card-i-01-card-e-k05 = Face with a Ticket: Cracked Guard
story-i-01-card-e-k05 = A crack runs through the guard from brow to chin, and somebody has sewn it up with fishing line. Eight stitches have gone dark where they held a blow. The ninth is new and has held nothing so far. “Tested,” says the ticket, “with her kind regards.” You knock on the brow with your knuckles. From inside comes one knock back.

card-i-01-card-e-k06 = Face with a Ticket: Red Jaw
story-i-01-card-e-k06 = The jaw is red enamel and has two teeth more than a jaw has. A handkerchief is wedged between them, because it bites when it is carried past strangers. The man it belonged to stood at a lift shaft every evening and called down for his brother to come up to supper. You draw out the handkerchief, and two forks fall from its folds.

card-i-01-card-e-k07 = Face with a Ticket: Paper Bird
story-i-01-card-e-k07 = Folded from a timetable, the bird has the night trains on its left wing. Three times a window was opened for it, and three times it came back through the wall beside the window. It is looking for the child who made it. You hold it up to your eyes and find the two small holes where the child looked out.

card-i-01-card-e-k08 = Face with a Ticket: Hollow Crown
story-i-01-card-e-k08 = Out of a cracker, years ago, came this crown of tissue paper, and it has been ironed since. The ticket says red, the lamp says green, and the box it lies in is labelled yellow. The smallest at the table wore it, was king until bedtime and made one law, about second helpings. It has not been repealed. You put the crown on, and the tray comes round to you again.

card-i-01-card-f-gambler = Opened Letter
story-i-01-card-f-gambler = A coin falls out, worn smooth on both sides by the same thumb. The slip around it says: had this left in the morning, thank you for all the others. There is no name below it. The postman has carried it next to his sandwiches all the way. He has turned it in his palm so often, under the flap of the sack, that he hands it to you warm.

card-i-01-card-f-specialist = Opened Letter
story-i-01-card-f-specialist = Whoever opened this one has put back the contents with care: the peel of an apple, dry by now, in a single ribbon as long as your arm. The bill with it is for noise, from two until four in the morning, and on every line the amount has been crossed out and a nought written in. The postman winds the peel round his finger and hands it over as a ring.

card-i-01-card-f-tough-guy = Opened Letter
story-i-01-card-f-tough-guy = Wages come in envelopes like this one. There is no money in it, only the stub of a cinema ticket, row nine, and on its back a line in your own hand: go back for her umbrella. The postman waits until you have read it. He wants the envelope back, because he has been told to return all of them empty.

card-i-01-card-f-free-spirit = Opened Letter
story-i-01-card-f-free-spirit = This envelope was glued together out of a drawing: a house with four walls and no door, and in it a person with very long legs. On the inside it says in crayon that they counted to a hundred, then to a thousand, and then it was time for tea. You have won. You may come out now. The postman has looked for you behind every hedge on his round.

card-i-01-card-h = Half a Name
story-i-01-card-h = Half a name takes up as much room as half a person, so it has to be carried on the side where nobody walks. It warms the pocket. Put down on a chair it keeps the place free, and people who are counting stop there with the pencil in the air. One of you should always know which pocket it is in.

card-i-01-card-i = Card on a String
story-i-01-card-i = From the shelf of small things hangs a card on a string. Whoever takes one is kindly asked to leave another, so that the attendant can keep his count. Under it, in the same round hand: what you have left behind may be called for once, at any hour, by yourself or by a person of the same height.

card-i-01-card-j = Leak
story-i-01-card-j = Where the coat lay, a puddle has stayed behind in the shape of a person lying down. It is not deep. It wants nothing from you, only to come along, and it does so at the pace of water, under the doors. Whoever of you sits down for too long will have wet shoes.

card-row-nine = Row Nine
story-row-nine = The programme names you, and spells it almost right.
