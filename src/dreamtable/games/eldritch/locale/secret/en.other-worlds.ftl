## Other world encounters

story-other-world-1-initial = Spores drift past you like slow snow, each with a face. Most are asleep. One, no bigger than a lentil, opens its eyes beside your ear: it was a surveyor, from Leeds, and has long wanted somebody to hold still. To give directions it has to be breathed in. You hold your breath, and walk.
story-other-world-1-pass = You let it ride on your sleeve instead. It shows you the oldest thread in the ground, and where that ends, a seam you ought to know.
story-other-world-1-pass-pass = You say the seam shut, and it stops snowing.
story-other-world-1-pass-fail = You know the seam, but not what it is called. The surveyor is disappointed.
story-other-world-1-fail = You breathe. For an hour you know the whole of Leeds, and something with roots is unpacking in your chest.
story-other-world-1-fail-pass = You cough until its trunk is out on the ground again.
story-other-world-1-fail-fail = It has settled. The roots are thin and red, and come up through the skin.

story-other-world-2-initial = Every street shows you leaving by another. You pass yourself at corners, a little older, carrying things; some of you nod. A glazier on a ladder begs you to stand still; each of you leaves a smear, and he is paid by the pane. One pane, he says, has never shown anybody. You look for it.
story-other-world-2-pass = There: nobody in it, not even the ladder. Something is cut along its edge, very small, in a glazier's hand.
story-other-world-2-pass-pass = You read it out, and the pane is only the end of the street.
story-other-world-2-pass-fail = It is a rhyme, and the last word is behind you.
story-other-world-2-fail = You find it, and there is somebody in it after all, with your build and quicker hands. What you were carrying stays in there.

story-other-world-3-initial = A host with no mouth asks who invited you. He asks it with a printed card, of which he has a great many. The guests wait with their faces in their hands. Supper is laid, there is one place too few, and he would so much rather not make a scene. You must be somebody's friend. Give him a name.
story-other-world-3-pass = He has heard of her. You are shown to a seat. One of the guests is only a door with a face on; you have to see which.
story-other-world-3-pass-pass = The third from the left has hinges. You excuse yourself through her.
story-other-world-3-pass-fail = They all blink at once, and you lose your place.
story-other-world-3-fail = You give your own. He turns up a card: there is always room for family. The pen is wet already.

story-other-world-4-initial = The dunes ring, and something comes to the sound. Each step you take is another bell. A caravan guide sits by his camel to keep it quiet, and draws you the one crest that does not ring: four miles, steep and narrow. He cannot go himself; the camel is lame. He covers its ears for you. You run.
story-other-world-4-pass = You come to the end of it with your lungs on fire. Before you hangs the one bell that has never rung, and it wants to.
story-other-world-4-pass-pass = You put your arms round it and hold it still until the desert lets you go.
story-other-world-4-pass-fail = You touch it, only lightly. It is your own name, and it goes on.
story-other-world-4-fail = A mile short of the end you stop for breath. It was only waiting for you to stop.

story-other-world-5-initial = Cones of iridescent flesh offer you a pen. They have cleared you a desk of a sensible height, with a stool that somebody your size has only just left. They collect what people remember, and have reached your century; in return one may look up a page. But what is written here happens. You think, and then you write.
story-other-world-5-pass = You write that they never thought of keeping you. They read it, embarrassed, and see you out. The stacks are open, if you can stay.
story-other-world-5-fail = You write the truth. It takes longer than you would think, and they let you finish.

story-other-world-6-initial = Pressure, and then courtesy. An usher with lights along his sides takes your hat; the case before yours is a whale's, and is adjourned. By what right, asks the drowned judge, do you breathe. Nobody raises his voice. One is expected to stand straight until the question has been put, under a mile of water. You stand.
story-other-world-6-pass = He bows; in all his term nobody has stood so long. Far above you there is a lid. It is not locked, only heavy.
story-other-world-6-pass-pass = You swim until your arms give out. The lid gives out first.
story-other-world-6-pass-fail = It lifts an inch. A line of daylight runs round it, and goes out.
story-other-world-6-fail = You sit down too soon. Sentence is passed in the usual form, and it comes in by the ears.
story-other-world-6-fail-pass = You appeal. It is so unusual that they let you go while they look it up.
story-other-world-6-fail-fail = There is a cell. It has a view.

story-other-world-7-initial = Priests in silk trade without letting you see the goods. They stand in the wind in a row, sleeve in sleeve, and the price goes down the row by touch. The youngest, at the end, has chilblains and has been told to sell you the robe. What is in his other sleeve is not for sale. You watch his eyes.
story-other-world-7-pass = You point, and he lets go of it, much relieved. Behind the row the wind is tugging at something that could be shut.
story-other-world-7-pass-pass = You push it to, against the wind, and the wind goes round.
story-other-world-7-pass-fail = The wind has more hands than you.
story-other-world-7-fail = You buy the robe. They help you into it, all of them, and it is a while before anybody helps you out.

story-other-world-8-initial = Beetles hold a service for you. They have swept what was a post office and set out the relics: a spoon, a boot, half of a saxophone. They believe in you, on good evidence; you are shorter than they had hoped. Speak to them, or sit at the back and listen to what they have worked out.
story-other-world-8-pass = You clear your throat. Ten thousand of them fold their wings, and the eldest holds up the spoon for you to see.
story-other-world-8-pass-pass = You thank them for the sweeping. They bless you, weeping, and make way.
story-other-world-8-pass-fail = You tell them what the spoon was for.
story-other-world-8-fail = They have nearly all of it right. It is restful, until they come to the end and turn, with great tact, to look at you.
story-other-world-8-fail-pass = One word they did not dare to say. You say it, and are let out.
story-other-world-8-fail-fail = They ask whether you would stay for the next one.

story-other-world-9-initial = You are chained to an oar among things that do not row. They fold their hands and beat time with their feet; it is you who moves the galley. The one beside you, once a bank manager, apologises for the smell. At the moon, he says, one is sold. The bench is oak. You brace your feet.
story-other-world-9-pass = The bench breaks. You fall out of the sky, which shuts after you, into an ordinary harbour, and the oar is worth a passage.
story-other-world-9-fail = The drum quickens. The chain is on your side, and takes up the slack with your fingers in it.
story-other-world-9-fail-pass = You get them out, all ten. The manager counts them for you.
story-other-world-9-fail-fail = The manager looks away. He knows the sound.

story-other-world-10-initial = The music would like you to finish the phrase. There is nothing else here: a flute, no flautist, and a tune that comes round to the same gap and waits. It has waited a long time. The stars are leaning in. You know how it ends. Everybody does; it is on the tip of your tongue. You purse your lips.
story-other-world-10-pass = You whistle it wrong, on purpose, like a boy with a bucket. The flute has to go back and look for where it was.
story-other-world-10-fail = You whistle it right. It is very beautiful, and overhead one of them moves on to the next bar.

story-other-world-11-initial = The trees are heavy with doors. They hang by the knob, small green ones and ripe ones that have begun to open. The fruit-picker lends you her basket; one bite, she says, and you are through, but they taste of wherever they go. She has children in four of them. You tap, and recall what you know about melons.
story-other-world-11-pass = You pick the unripe one. It is so sour that words come out; you had better say them all, whatever your mouth does.
story-other-world-11-pass-pass = You say them to the last, and it swings to.
story-other-world-11-pass-fail = You swallow the last one.
story-other-world-11-fail = You bite. It tastes of your own kitchen, on a day when somebody was expecting you and you did not come.
story-other-world-11-fail-pass = You put it down, though it costs you something, and it shuts.
story-other-world-11-fail-fail = You finish it, core and all.

story-other-world-12-initial = You watch yourself make the mistake. It is yesterday, about four; you are at the table, in a good light, reaching for the wrong thing. You look so sure. The landlady beside you comes here often. One cannot shout, she says; one can only lean, and if it is the right moment they change their mind. You watch the hand.
story-other-world-12-pass = You lean, one second before the hand. It stops, and your own face looks straight at where you are. Now it is a matter of not wishing for more.
story-other-world-12-pass-pass = You leave the rest as it was. It closes, and you are the better for it.
story-other-world-12-pass-fail = There was one other thing, years ago. You only look.
story-other-world-12-fail = You lean too late, and are seen. What stood behind your chair yesterday has seen you too.

story-other-world-13-initial = Something large is teaching something small to hunt. They go round you on soft hooves, with great patience. A gravedigger with no eyes left sits against a tomb and listens; he has heard every litter. The small one, he says, has been told not to go down the left-hand stair. You listen for it.
story-other-world-13-pass = You go down the left-hand stair. At the bottom a stone slab leans against the wall, and they have stopped teaching.
story-other-world-13-pass-pass = You walk it across on its corners. It fits.
story-other-world-13-pass-fail = It moves a foot. Behind you the lesson goes on.
story-other-world-13-fail = You go right. It is done very gently, so that the small one can see how.

story-other-world-14-initial = The merchants on the black quay want you weighed. It is for the ship's papers. They wear their hoods low and weigh people against rubies. The tallyman, a Glasgow man, shows you the table: over ten stone, and you go in the hold. You are ten and a half. He would give much for news of home.
story-other-world-14-pass = You tell him about the trams. He leans a thumb on the other pan, and there is a trinket left over for you.
story-other-world-14-fail = You tell him who is dead. He is grateful, and presses on your side.

story-other-world-15-initial = The books crumble in the order in which they are believed. The librarian, grey to the eyebrows, reads as fast as she can. There is one left on the top shelf, which nobody ever believed, and it is perfectly sound. It is about this place. She hands it down to you with tongs. It must be understood quickly.
story-other-world-15-pass = You understand it, and at once a corner goes. You can read it to the end before it is dust, or tear out a leaf and run.
story-other-world-15-pass-read-to-the-end = You read aloud, faster and faster, with the lines going out behind you.
story-other-world-15-pass-read-to-the-end-pass = You reach the full stop, and there is no more of the place to be in.
story-other-world-15-pass-read-to-the-end-fail = You believe the last line.
story-other-world-15-pass-tear-out-a-leaf = It comes away clean. The librarian had wanted to know how that one ended.
story-other-world-15-fail = You sneeze. What you had by heart goes with the rest, and she marks it down as lost by the reader.

story-other-world-16-initial = The tide comes in from above. It is as high as a church already, quite silent, and there are bathers in it. On the sand a deck-chair attendant is folding up; sixpence, he says, and he would not look if he were you. The dry part is a mile out. You walk, with your eyes on his footprints.
story-other-world-16-pass = You do not look up. Out there the sand is dry, and among the shells lies one that has the sound of a room in it.
story-other-world-16-pass-pass = You find it and hold it to your ear. It is yours, with the kettle on.
story-other-world-16-pass-fail = All of them have the sea in them.
story-other-world-16-fail = You look up. Somebody waves, and it is the polite thing to wave back; the current has you by the hand.

story-other-world-17-initial = Masons who have no faces yet hand you a stone. They have built since before anybody prayed, and their master gives orders with his thumbs. Every stone here is set by a guest. It weighs as much as a calf, and there are fifty feet of ladder. He shows you which course. You lift.
story-other-world-17-pass = You get it up there. Now you see the arch, and what the arch is for, and where a stone would do it the least good.
story-other-world-17-pass-pass = You set it there. They all feel for their faces, and bless you.
story-other-world-17-pass-fail = You set it where it belongs. They thank you with their thumbs.
story-other-world-17-fail = It slips at the fortieth rung. They are not angry; they bring you another, and a splint.

story-other-world-18-initial = Crustacean surgeons dispute over a jar that bears your name. The shelf is right, and the date; you are early. The senior is for beginning. The junior, who has a conscience, holds that the label is wrong, and cites four authors. Neither of them has read the fourth. You have. They turn to you with all their lenses.
story-other-world-18-pass = You quote the fourth. The junior is vindicated; they close the theatre and offer you, with apologies, something from the shelf. It looks back at you.
story-other-world-18-fail = You quote the third. They settle it between them, and somebody goes to fetch the lid.

story-other-world-19-initial = There are two doors. One breathes in, the other breathes out. Between them are a stand full of canes and a caretaker, who sways with it as he speaks. In is the long way and bad for the nerves, he says. Out is short, and there are the teeth. Mind your hat.
story-other-world-19-pass = You go in with the long breath. It has been thinking about you, in the dark, and it thinks aloud.
story-other-world-19-pass-pass = You let it finish, and hear something useful. It holds its breath for you.
story-other-world-19-pass-fail = You answer it. It had not known that you could hear.
story-other-world-19-fail = You go out with the short one. There are the teeth, as he said, and they are coming together.
story-other-world-19-fail-pass = You prop them with a cane and go under. Somebody must pay for the cane.
story-other-world-19-fail-fail = They let the hat through.

story-other-world-20-initial = The wind has formed an opinion of you. It has gone round everything you have said and done, and comes from all sides at once. A signalman is roped to the last pole on the plain; he has disagreed with it for years. Lean in, he shouts. It hates to be leaned on. You lean.
story-other-world-20-pass = It gives a little. There is a still place in the middle, no wider than a plate, and it keeps moving. You look for the grass that stands.
story-other-world-20-pass-pass = There. You put both feet on it, and the wind drops the subject.
story-other-world-20-pass-fail = You stand where it was. It takes the rest of the day to hear you out.
story-other-world-20-fail = It is unanimous. You are carried some way, and set down among the other exhibits.

story-other-world-21-initial = The prompter gives you your part. It is short. In the third act a name is called, and you answer; whoever answers goes home as its owner. The house is full. In the wings stands an actor who was once somebody from Bremen. Say anything else, he begs you, and make them laugh.
story-other-world-21-pass = They laugh. It goes up to the gallery and comes back, and now the whole house is waiting for what you will do with it.
story-other-world-21-pass-pass = You bow, and let them have nothing else. The curtain comes down.
story-other-world-21-pass-fail = You give them an encore.
story-other-world-21-fail = You know it by heart. You have always known it, and there are only the two ways to stop saying it.

story-other-world-22-initial = Each flower smells of something you are about to lose. The gardener keeps order: names by the wall, faces under glass, along the path the small things, what one came for. He is proud of the blue ones; they were a marriage. Whoever names them all may leave by the gate. You begin, and hold on to why you came.
story-other-world-22-pass = You name them all, and the gate last. He cuts you a blue one to take, and you will never know whose.
story-other-world-22-fail = You had a reason for coming. It is here somewhere, by the path, and it has the loveliest smell.

story-other-world-23-initial = The ceilings are low, and so were those who built them. On the walls they crawl in procession, crowned, down to something that they loved. The dust is deep everywhere but in the middle of the floor. The smallest of them, in a case of wood and glass, holds out a tablet to you. You get down and look.
story-other-world-23-pass = You crawl, as they did, and from down there the tablet can be read. Where the painting stops, one line is still to be said.
story-other-world-23-pass-pass = You say it as one who was there. The draught stops.
story-other-world-23-pass-fail = Your mouth is too high off the ground.
story-other-world-23-fail = You stand up to read. From the floor behind you comes the sound of a procession making room.
story-other-world-23-fail-pass = You put your back to the slab. It shuts on the first of the crowns.
story-other-world-23-fail-fail = You push at the slab. They have been pushing longer.

story-other-world-24-initial = The line ends in a hall with one platform and a stove. The conductor punches your ticket, then your glove, and looks up. He was told to expect a party of two. On the seat beside yours lies another glove, still damp. He asks to see the hand that goes with it.
story-other-world-24-pass = You show him somebody else's hand, and he writes you a return. While he licks the pencil you look for the door you came by, the one without a timetable.
story-other-world-24-pass-pass = It shuts behind you like any other.
story-other-world-24-pass-fail = By now they all have timetables.
story-other-world-24-fail = He has all night. He takes the glove to compare it, and it does not come off easily. Behind him the waiting room gets up from its benches.
