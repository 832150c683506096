## Regional encounters

story-america-1-boston = The librarian lends you a book that is not in the catalogue. She has carried it home every evening for thirty years, for company, and tonight is her sister's wedding. It must be read aloud, a chapter a night; what you learn you may keep. It knows when a line is skipped. You open it at the ribbon.
story-america-1-boston-pass = You reach the next ribbon without a slip. The book shuts of its own accord and is asleep at once.
story-america-1-boston-fail = On page ninety you skip a line. It waits until you are in bed, and reads it to you.
story-america-1-vancouver = Fog signals spell out a sentence if you wait long enough. The keeper's daughter has written it down since she learned her letters; she is nineteen, and has all but the verb. It comes on nights without wind, between the long blast and the short. She needs fresh ears. You sit down on the rocks.
story-america-1-vancouver-pass = At ten past four it comes. She reads you the whole of it, and from that night you hear what stands between two sounds.
story-america-1-vancouver-fail = You hear a dozen verbs, all of them plausible. By the time you have argued through them the morning boat has left.
story-america-1-rio = A dancing club in Estácio rehearses a rite by daylight. The drums know what it is. The dancers have been told it is for carnival, by an old seamstress who wants to see it danced once, properly, before she dies. They are one short in the third row. Go and ask the drum-master for the place.
story-america-1-rio-pass = He strikes your chest twice with the flat of his hand, in time. By noon you know the whole of it, and so do your knees.
story-america-1-rio-fail = He shakes his head: wrong shoes. You watch from the wall with the other visitors, and somebody sells you a lemonade.

story-america-2-boston = A séance overruns its hour. The medium went home at ten with her fee. The table has stayed, and so has the hand you are holding on your left, where nobody was sitting. It has not finished. The others look at their watches, which all say ten. The circle must not be broken. You hold on.
story-america-2-boston-pass = It spells a verse into your palm, slowly, with corrections, and after it an address. Then it lets go first.
story-america-2-boston-fail = You let go. In the dark of your own room it finds your hand again, every night, and is so relieved.
story-america-2-vancouver = A salmon boat lands something with thumbs. It lies among the fish with its hands folded. The skipper, who must declare it by weight, asks you to look it over: is it crew, or cargo. When you bend down it opens its eyes to see what you are. The inspector is on the pier. Do not look away first.
story-america-2-vancouver-pass = It looks away first. It has eyes all down one side, and now you know where to find them in other things.
story-america-2-vancouver-fail = You blink. It unfolds its hands, finger by finger, and gets up off the scales.
story-america-2-rio = The collector pays in parchment. His house is full of other people's umbrellas, dice, spectacles and guns, each with a card to say who wept for it. For one thing you would miss he gives a leaf of the book in which his grandfather is bound. The card is written. Only the name of the thing is blank.

story-america-3-boston = The dean asks you to mark one peculiar thesis. It was handed in by a student who left in 1811, and every examiner since has failed it, always on page two hundred, always with a note to his wife. The young man has written again. He only wants to know his mistake. You unscrew the red ink and begin.
story-america-3-boston-pass = It is a minus sign. You correct it, the whole page closes like a fan, and two results drop out that nobody has published.
story-america-3-boston-fail = There is no mistake. From page two hundred on, it is about the person who is marking it.
story-america-3-vancouver = Prospectors play cards for a map. They have played since the thaw, four of them and a hand laid out for the fifth, who drew it and is still up there. He wins more than he should. They need somebody to sit in his place and bluff him; you have a face he would believe. They deal you in.
story-america-3-vancouver-pass = Somewhere above the snow line he folds. The map is yours, with the railway he came by, and you have seen how he marks the cards.
story-america-3-vancouver-fail = He calls. The others turn out their pockets and look at yours. You owe a man on a mountain four hundred dollars.
story-america-3-rio = You climb to the statue that is not built yet. The engineer needs his measuring chain brought up to where its hands will be, and the porters refuse; the arms, they say, are in the way. There is only rock up there and, this morning, a good deal of wind. He counts out the money. You shoulder the chain.
story-america-3-rio-pass = You duck twice, at nothing, and reach the top. Where a palm will rest, a rite is cut into the rock, with the pauses marked.
story-america-3-rio-fail = You walk straight into an elbow, and fall some way. Before the engineer climbs down to you he notes the height.

story-america-4-boston = A whaler's widow reads your palm and closes your hand. She has read this one twice before, in other hands, off other ships. She will teach you the verse that her husband should have said, so that somebody at least has tried it. Do not open that hand, she says, until you are well inland.
story-america-4-vancouver = The observatory has one eyepiece too many. It came in velvet of its own and fits the telescope from the wrong end. The astronomer has used it only by day. One sees everything, he says, very clearly, the way one is seen oneself; before he writes to Ottawa he wants a second opinion. You put your eye to it.
story-america-4-vancouver-pass = You look as long as he did, and a little longer. You put it back in its velvet and agree on what to write.
story-america-4-vancouver-fail = You see your own bed, at night, and a person bending over it with a small brass tube.
story-america-4-rio = The oracle's price is an hour of your life. She takes it now, out of the middle of the afternoon, folds it and puts it in a biscuit tin with the others. A good one: you feel lighter, the tram you meant to catch is gone, and she is so pleased that she writes you out a rite.

story-america-5-boston = The Athenaeum has one more desk than lamps, and you are shown to that one. The old gentleman beside you has kept to one page since you were a student; he slides his light an inch your way, no more. What is carved along the edge, he says, was meant to be read in the dark. You feel for it.
story-america-5-boston-pass = It is a line of verse, and your fingers say it before you do. The old gentleman turns his page.
story-america-5-boston-fail = You read it round and round the desk until they ring the bell. It is a very long poem, and you are locked in.
story-america-5-vancouver = The harbour pilot steers by lights that were put out last year. Every night he brings the mail boat in on them, through the narrows, and has not scratched her. The company has sent you to stand beside him and note what he sees. Green, he says, and puts the wheel over. There is only tide. Look where he looks.
story-america-5-vancouver-pass = A mile off, no bigger than a pinhead: green. You call the next one before he does, and he gives you the wheel.
story-america-5-vancouver-fail = You see them all, and the people who are still tending them. They have seen the boat.
story-america-5-rio = On the beach at midnight the candles burn downward. Women in white have set them in the sand, with rum and a cake, for the one who lives under the bay; the flames go in like roots. An old woman makes room. Somebody must kneel and listen where they go, she says, or have the heart to blow them out.
story-america-5-rio-kneel = You put your ear to the sand. A long way down somebody is singing to the cake, and you have the tune before you are pulled up.
story-america-5-rio-blow-them-out = You go from one to the next like a child. The old woman cuts the cake, and it is only a beach, with stars.

story-america-6-boston = An undertaker in the North End sells epitaphs in advance. Yours is ready: a gentleman ordered it, paid for gilt, and called twice to see it. It rhymes. It is also an incantation, he is sorry to say, if one takes the first letter of each line. You may read it. Nobody he knows of has slept well after it.
story-america-6-vancouver = The customs shed holds a crate addressed to you, in your own hand. The postmark is 1909. The storage is paid: every quarter the rats bring it, in small coin, and the officer does not like to ask. The duty depends on what you say is in it. He is willing to be talked to.
story-america-6-vancouver-pass = You say it is something you forgot. He chalks a cross on the lid, lets you lever it up, and it is.
story-america-6-vancouver-fail = You guess too high. He writes the sum down twice, once for you and once for the rats.
story-america-6-rio = The old organist pulls a stop that has no pipe. It is labelled in her late husband's writing, and when she lets go the church still holds its breath. She wants to hear its hymn once, with somebody on the pedals who reads figures. The notes on the wall are older than the organ. You take off your shoes.
story-america-6-rio-pass = You play it to the end. On the last note two hundred people breathe in, and she writes the tune down for you on her fan.
story-america-6-rio-fail = You put a foot wrong. Under the floor a pipe is growing to fit it, and from now on it knows your step.

story-america-7-boston = A professor emeritus lectures to an empty hall, and takes attendance. Thirty-one have answered when he comes to your name. He retired in 1890 and will not be told. The beadle has orders to clear the room and has brought a constable. There are twelve minutes left, and nobody has ever let him finish. Put in a word for him.
story-america-7-boston-pass = They give him his twelve minutes. Thirty-one people clap, and the proof stays on the blackboard for you to copy.
story-america-7-boston-fail = The constable asks for names. Yours is on the register, which is more than can be said for the others.
story-america-7-vancouver = The logging camp has a watchtower that nobody has climbed down from. It is eighty feet of good cedar. Six men have gone up to look for fires; they lower a basket, eat well, and say the view is worth it. The foreman wants one back by payday. You climb. It is worth it. Now carry one down.
story-america-7-vancouver-pass = You take the youngest on your back and do not look again. He weeps for the view until you set him down.
story-america-7-vancouver-fail = You come down, and your hands stay a moment longer than you do. The foreman carries you to the bunkhouse; from the top, six men wave.
story-america-7-rio = The cable car stops two hundred metres above the bay. A quarter to six, the conductor notes. After a while the door at the far end opens from outside, and an old woman gets in, brushes the rain off her sleeves and counts out the fare. It has not rained since Sunday. She asks you to hold her basket.
story-america-7-rio-pass = You hold it. At the top she takes it back, thanks you, and leaves the cloth that lay over it. On the inside there is stitching, line under line.
story-america-7-rio-fail = You look at the conductor instead. He is writing down that nobody got in. All night the basket is on your knees.

story-america-8-boston = In the burying ground one stone was left blank, and is filling. A line comes up each night, like frost, in a plain hand. The sexton's boy reads it out for a nickel, but not to you; today's line is about a person in such a hat. It is not finished. You sit down before it for the night.
story-america-8-boston-pass = Near dawn it comes to the part that is of use to you. You copy it, and wish it good morning.
story-america-8-boston-fail = Near dawn it asks you to move a little to the left, so that it can see how you end.
story-america-8-vancouver = A carver shows you which face on the pole is recent. He did not carve it. It has come up through the paint between Raven and the bear, and it alone looks towards the town. The elders want to know whose it is; you have been in more museums than they have. Tell them the name.
story-america-8-vancouver-pass = You say the name. The other faces turn to look where it is looking, and now you see it too: a roof on Pender Street.
story-america-8-vancouver-fail = You say that you have never seen it. On the way down the hill you begin to see it on everybody.
story-america-8-rio = The emperor's botanist left one tree that keeps office hours. From nine to noon the bark is warm, people queue with their arms in slings, and a nun gives out numbers. Each patient gets one leaf, and there are a great many. The right one, she says, is the one that looks back. You look up.
story-america-8-rio-pass = There: a small one, low on the left. She folds it over the wound and calls the next number.
story-america-8-rio-fail = You pick one that was only looking at the sun. It drinks politely, and does not stop at noon.

story-europe-1-liverpool = Dock gossip is cheap before noon. For a pint you may sit with the lumpers and hear what came ashore in the night: forty mules, a bishop's piano, and one thing more, which they go on describing after the story is over. None of them saw it. They all describe the same hands. You listen for what they leave out.
story-europe-1-liverpool-pass = They leave out two streets. Nobody's story goes down them, and nobody's story goes round.
story-europe-1-liverpool-fail = You catch one name before the whistle blows. The rest of it goes back to work.
story-europe-1-naples = A monk keeps vigil over a jar. He may not sleep while the thing in it is awake, and it has not slept since Easter. Sit for one night, so that he may shut his eyes. When it speaks, the answer is always no. It speaks at once. It knows what you would like to be asked.
story-europe-1-naples-pass = No, you say, until the swallows start. The monk wakes, looks at the jar, then at you, and pours the good wine.
story-europe-1-naples-fail = Towards four you say perhaps. That is not a yes, the monk agrees, and moves the jar a little away from you.
story-europe-1-constantinople = You are introduced to seven cousins of the vizier. There has been no vizier for four years, but there is coffee. Each cousin admires something of yours, must be given it, and gives you something better. So it goes round, and whoever understands it, they say, goes home with the house. The eighth cup is put before you.
story-europe-1-constantinople-pass = You admire the coffee. There is a silence, then laughter; the eldest takes your arm and shows you round as one of his own.
story-europe-1-constantinople-fail = You miscount. You go home with a pair of slippers, seven brothers, and the bill for the house.

story-europe-2-liverpool = A stowaway knows the name of your ship's last port. Not the last you left, he says; the last. He is about ten, very polite, and has lived behind the flour since Lagos. He will write it down for you. But the mate has found crumbs and is coming aft with two constables, and somebody must answer for him.
story-europe-2-liverpool-pass = My nephew, you say, and he takes your hand. The constables salute. He is gone before you can ask whose writing it is.
story-europe-2-liverpool-fail = At the station you are still explaining the flour. The boy has signed for you and left.
story-europe-2-naples = The catacombs are longer on the way back. The guide says so at the entrance and takes his fee, and again below, where you have one candle and the dead lie with their faces to the wall. He must be out by vespers; his mother worries. The last gate is iron, and has sunk. You put your shoulder to it.
story-europe-2-naples-pass = It lifts. Behind you, all along the shelves, there is the small noise of people turning over and going back to sleep.
story-europe-2-naples-fail = It lifts as far as the guide needs. You spend the night in the gap, and somebody lends you a shoulder.
story-europe-2-constantinople = Carpet dealers debate your soul in rising bids. It began with a small runner, and a civil word about the red. Now there are fourteen of them, and none looks at a carpet. They see it quite clearly, just behind your collar: old work, with one repair. You are allowed a single bid. Make it sound like your last.
story-europe-2-constantinople-pass = It is knocked down to you, amid congratulations. The underbidder sends round a present, for having been shown such a piece.
story-europe-2-constantinople-fail = The one by the stove tops you. He does not take it away; he only asks you to look after it for him.

story-europe-3-liverpool = The museum has mislabelled everything deliberately. It was his predecessor's wish, says the curator, and his before him: something in the building must not find out which it is. He is tired of lying to schoolchildren. If a person put it right, in his head, and went straight home, who could blame the curator. You walk through the rooms.
story-europe-3-liverpool-pass = Case forty-one. You read it from across the room, with your hands in your pockets, and go straight home.
story-europe-3-liverpool-fail = You say it out loud. The label turns over in its case, and by evening the thing is somewhere else in the world.
story-europe-3-naples = The mountain mutters; the faithful mutter back. They have carried the saint to the last vineyard, to see. Ash falls, and nobody brushes it off. A grandmother who has lost her voice pulls at your sleeve: the mountain has noticed. Beyond the wall the last cart is being loaded, and there is room on it.
story-europe-3-naples-pray = You mutter with them till morning, on your knees. It is the mountain that loses count first.
story-europe-3-naples-flee = The cart goes at a walk, and nobody looks round. By dark you are over the hills, with somebody's hens on your lap.
story-europe-3-constantinople = A censor offers to lose your file. It fills two shelves. He has followed your letters since you learned to write, and wept at some; he took out only what would hurt you. On Friday an inspector comes. He can burn it or hand it up, and he would dearly like to be asked by the author. Choose your words.
story-europe-3-constantinople-pass = You thank him for his cuts. He burns both shelves but for one page, and you have a friend in the ministry.
story-europe-3-constantinople-fail = You ask to read it first. He sighs and strikes out a line, and you can no longer think what it was.

story-europe-4-liverpool = The ferryman asks the toll twice, once for each of you. The other one sits quite still, with its bag on its knees, and has the timetable by heart. For tuppence more he will put in at its landing, and on the way it may talk. He would not, himself; he has a wife. The rope is in his hand.
story-europe-4-naples = The relic bleeds on schedule, but for you it stops. Twelve thousand people have seen it stop. The canon holds the glass to your face and tilts it, and his lips say please. It has stopped before, in 1527, and before the cholera. It is quite dry, and a little surprised. You look at it as at somebody hurt.
story-europe-4-naples-pass = It runs. The bells start, the canon kisses your forehead by mistake, and a mark like a thumbprint stays there all week.
story-europe-4-naples-fail = It stays dry. The whole square makes way and nobody touches you, and where you have walked they wash the stones.
story-europe-4-constantinople = An envoy mistakes you for someone terrible, and bows. He has come two thousand miles with a letter and a goat; the letter is sealed, the goat is for tonight. You say what such a person would say. Waiters run. All evening strangers turn pale and agree, and when you leave, one of them follows at the proper distance.

story-europe-5-liverpool = The cotton exchange quotes a price for news that has not happened yet. Thursday's is dear; Friday's nobody will sell. A broker with his arm in a sling, who broke it tomorrow, would sell you two small items, if he could believe that you only mean to look. He has been burned. You have a minute until the bell.
story-europe-5-liverpool-pass = He believes you, and writes two places on your cuff. Be early, he says. He was late.
story-europe-5-liverpool-fail = He sells you Tuesday's weather on credit. It is correct, and you go on paying for it.
story-europe-5-naples = A fortune-teller by the city gate weeps before you have sat down. The cards are still in their box. Thirty years she has told people ships and husbands, and never had to stop. She will say it, if you insist; she would rather not be alone with it. You sit, and tell her to say it.
story-europe-5-naples-pass = She says it. You thank her, and ask what she would like for supper. In a while she stops crying.
story-europe-5-naples-fail = She says it, and then she is quite cheerful. You carry it up the street like a basin filled to the brim.
story-europe-5-constantinople = The first class of the ferry is reserved for people who have been expected. Six of them sit there, dressed for a funeral, beside an empty place with your name on a card, spelt two ways. The steward may seat only one spelling. Whoever it is, he says, they have waited since Scutari to be told what to do.
story-europe-5-constantinople-pass = You correct one letter and sit down. They lean forward, and you find that you know exactly what to tell them.
story-europe-5-constantinople-fail = You choose the other spelling. It gets off at the next pier, and you with it.

story-europe-6-liverpool = A lighthouse keeper on leave cannot sleep in a room that stays dark. He asks you, in the next bed, to strike a match every fifteen seconds. For that he tells you what he saw on the rock, all night long. It is still out there. It was the matches, he says, that it came to.
story-europe-6-liverpool-pass = You strike the last one at sunrise. Nothing came; or it came, and had manners.
story-europe-6-liverpool-fail = At four you run out. In the dark he stops talking, and something else in the room goes on counting to fifteen.
story-europe-6-naples = Divers have brought up a bronze hand, and will not go down for the rest. It was holding the anchor rope. The eldest shows you the marks on his suit, and where it let go, gently, seeing that he was a father. The rest stands at twelve fathoms with something in its other hand. The helmet is your size.
story-europe-6-naples-pass = You take hold of it as one takes a child's. It opens, one finger at a time, and you tug twice on the line.
story-europe-6-naples-fail = You pull, and it pulls. They bring you up by the hose with the glass cracked, and down there it is still waving.
story-europe-6-constantinople = The stationmaster cannot sell you a seat, since the train is not running. It waits at platform four with the fire lit and the beds made up. He collects things travellers are fond of, and knows every story. The last gift moved him so much that the train left. He looks you over for the next one.

story-europe-7-liverpool = The men digging the tunnel under the river have met other diggers. Through a yard of sandstone they hear picks, a whistle at noon, and somebody complaining about the tea. The maps show nothing. The ganger wants it settled before they break through. Put your ear to the rock, he says, and tell us which way they dig.
story-europe-7-liverpool-pass = Down. And beyond them is another gang, digging to get away. You chalk both headings on the wall.
story-europe-7-liverpool-fail = Towards you. A pick comes through beside your cheek, and a civil voice asks whether you would mind not moving.
story-europe-7-naples = In the museum's locked cabinet the frescoes have been repainted from life. The warder, a widower, sits with his back to them and peels an orange. They were only fauns. Now there is distance in them, and on Mondays the paint is wet. What are they waiting for, he asks; it is written over the arch. You shade your eyes.
story-europe-7-naples-pass = They are waiting to be dismissed. You say the word, and when the warder turns round he is looking at plaster.
story-europe-7-naples-fail = You take a question for a greeting, and greet them. They come that night to return the call.
story-europe-7-constantinople = A dervish turns until the room does. The lodges are closed by law; this is a dentist's parlour. The walls go by, the street, a good deal of Anatolia. He was a tax collector once, and turns so that everybody he called on may get past him. Somebody must be the thing that does not move. You plant your feet.
story-europe-7-constantinople-pass = They all go by, and each of them nods to you. When it stops you are the one standing, and people ask you the way.
story-europe-7-constantinople-fail = You take one step. It was somebody's place, and each time he comes round he sees you in it.

story-europe-8-liverpool = The shipping clerk has you down as cargo: nine stone odd, perishable, not to be stacked. He is sorry. He was a purser until his sight went, and he never alters an entry; there was a passenger once whom he corrected. Cargo travels free. It also travels in the hold. You have a word with him about the label.
story-europe-8-liverpool-pass = You may be declared as accompanied, it turns out. You are given a berth, and whatever else was marked with your number.
story-europe-8-liverpool-fail = He puts you on the next manifest, and the next. On the third day somebody stencils an arrow on your back.
story-europe-8-naples = The confessional has a grille on both sides, and somebody at each. One is the priest, who has a cold. The other waits until he coughs, then asks the same questions, kindly, with a better memory. It is raining, and your knees hurt. Take your time, says the priest. There is no need to tell him, says the other.
story-europe-8-naples-confess = You tell the one with the cold. All of it goes, even what you meant to use, and you get up with a straight back.
story-europe-8-naples-keep-silent = You speak to neither. After a while the three of you are listening to the rain, which is almost the same.
story-europe-8-constantinople = Among the columns of the cistern stands one that nobody carved. For half a lira the boatman poles you to it. It is wet higher up than the water has ever been. His father counted three hundred and thirty-six columns, his grandfather one fewer. You hold up the light and go round it once.
story-europe-8-constantinople-pass = Once round, and you see what it is: not a column, a sleeve. You take a rubbing and do not go round again.
story-europe-8-constantinople-fail = You go round it once. When you are back, the boatman's bread is hard, and he has stopped calling.

story-asia-1-bombay = A pandit lets you copy one leaf in ten. The other nine, he says, would copy you. He sits with his feet in a basin and moves the leaves with a reed, counting. He was wrong once, when young; his wrist shows where the copy begins. What is left out you must supply. You wet the pen.
story-asia-1-bombay-pass = You supply it. He reads your copy, moving his lips, and next day lets you have one leaf in nine.
story-asia-1-bombay-fail = You come to the end and find that it is the beginning. Start again, he says; everyone does.
story-asia-1-yokohama = Archers line the pier and aim inland. Sixty retired schoolmasters, in clean white socks, have met here at dawn since the earthquake. A very old lady with an abacus asks you where the trouble is. Anywhere will do; distance is a matter of posture. You show her on the map. She tells them, and they let go.
story-asia-1-melbourne = The shearers' strike needs one more pair of arms. Until the union has decided, the sheep must be held, eight thousand of them, and they have begun to lean. A cook with flour to the elbows makes room for you at the worst post. They all lean at once, she says, when somebody in the mob tells them to.
story-asia-1-melbourne-pass = They lean, and you lean back. About sundown whoever it is gives up, and the cook feels your arm and whistles.
story-asia-1-melbourne-fail = The post goes before you do. They step over you one by one, very carefully, and then one that does not.

story-asia-2-bombay = In the Towers of Silence somebody is counting. The bearer who takes you through the garden has never heard it before. It counts in the old tongue and pauses at each number, as one does to see how many are left. At four he must go in with the next one. He asks for company as far as the stairs.
story-asia-2-bombay-pass = You learn the numerals on the way. At the stairs it reaches yours, goes over it, and counts on.
story-asia-2-bombay-fail = At the stairs it stops, on a number that you know, and waits for you to say the next.
story-asia-2-yokohama = The harbour office lends you its largest gun for an hour. With it come a form, a deaf gunner, and a range table that goes on for pages past the horizon. He has one shell. All he wants is a bearing, and he would rather it were not a school. You go along the coast through the sight.
story-asia-2-yokohama-pass = There it is, with its back to you, reading a signpost. He pulls the cord. The signpost is left.
story-asia-2-yokohama-fail = You are a degree out. It sits down, holding its leg, and looks round for whoever did that.
story-asia-2-melbourne = A boxing tent pays by the round. The champion has gone to bed; his gloves have not. They hang over the ropes, laced and warm, and stir when the bell is tried. The owner, who has mortgaged the elephant, needs three rounds out of somebody. They drop the left, the water boy tells you. You climb in.
story-asia-2-melbourne-pass = They drop the left. After the third round the water boy picks up your bag and says that he is with you now.
story-asia-2-melbourne-fail = They drop the left on purpose. Afterwards the right shakes hands with you, and takes its time.

story-asia-3-bombay = The spice merchant grinds something that was a page. He sells it as black cumin; it clears the head, and customers come back for the next chapter. He is worried about the ending. In the pinch on his palm some letters are still whole. You bend close, and do not breathe.
story-asia-3-bombay-pass = You put seven letters together on your tongue. He sees your face, and stops grinding.
story-asia-3-bombay-fail = You breathe. It is a long sweet afternoon, and when you come to, the shop sells bicycles.
story-asia-3-yokohama = A fox is waiting at the station barrier with a lantern in its mouth, like somebody sent by an aunt. For two days it walks ahead of you, through rice, then through snow, and waits while you tie your boots. At the thing you are hunting it puts the lantern down, bows, and goes home. The lantern is for throwing.
story-asia-3-melbourne = You dig wells until the earth answers. The station owner pays by the foot. At thirty feet there is clay, at fifty bread, and at seventy, when you rest on the shovel, somebody below you rests on theirs. Both go on. It takes the week, and your shoulders, and then a hand comes up with the bucket.

story-asia-4-bombay = An heirloom library is sold by weight. The heir, in new spats, wants the shelves for gramophones. The scales hang from the fan, and the books weigh more than the house could have borne. His great-aunt follows them along the verandah, touching each on the spine. She knows which one you want. Four hundred rupees, and she stands surety herself.
story-asia-4-yokohama = Masked dancers act out tomorrow's battle. Nobody knew whose battle it was until you came in and they stopped. The one in the smallest mask comes to the edge of the stage and holds it out to you, still warm. The part is short, says the drummer. The difficulty is not to look at your own hands.
story-asia-4-yokohama-pass = You fall where you should, and get up where you should. That evening, far off, something small does not get up.
story-asia-4-yokohama-fail = You look. They are not your hands, and they go on dancing after you are in bed.
story-asia-4-melbourne = A rail gang lays track towards a light that recedes. They have been off the plan since Ballarat; the surveyor went ahead with his lantern, and will not stand still. It is only a mile tonight, the ganger swears. He wants a striker on the left rail and pays in passes for any line. You take the hammer.
story-asia-4-melbourne-pass = At dawn you drive the last spike at his feet. He blinks, looks at his watch, and lets the train through.
story-asia-4-melbourne-fail = You keep up until it is light. Then there is no gang, no rail behind you, and sand in every direction.

story-asia-5-bombay = A schoolboy recites the table of nines and goes on past the end. He began on Monday; it is Saturday. The sisters take turns with the water. All his answers are right, as long as they are numbers. Now the inspector hears a place. Find the mistake, he says, if there is one, and the child can stop.
story-asia-5-bombay-pass = There is one, long ago, at nine times nineteen. He says oh, and falls asleep against your arm.
story-asia-5-bombay-fail = There is none. He looks at you with great patience, and begins on the tens.
story-asia-5-yokohama = The foundry means to try its harpoon on something that deserves it. A smith forged it for one particular back, and died without being told whose. In the evenings there is something off the breakwater. The harpoon weighs what you weigh, and must be thrown by a person with a grudge. You roll up your sleeves.
story-asia-5-yokohama-pass = It knows the way. The line runs out to its end and sings, and the apprentices take off their caps.
story-asia-5-yokohama-fail = It comes back. They are very sorry about the shoulder, and measure how far it went.
story-asia-5-melbourne = The lowest gallery of the gold mine has been propped from underneath. The timbers are new, and stand the wrong way up. The shift captain has no quarrel with it; they know their work. But one prop is short, and somebody knocks, three and three, for the other half of a lift. You get your back under it.
story-asia-5-melbourne-pass = On three you lift, and from below they lift. It goes home. There is a pause, and then, distinctly, applause.
story-asia-5-melbourne-fail = You lift on three. They lift on four. It is the difference that breaks your leg.

story-asia-6-bombay = The mill clerk keeps two ledgers, and the second one has your birthday in it. He shows you, since it concerns you: every hand, born and to be born, and under your column what you have cost so far. You learn more arithmetic than at school. Will you turn to the end of it, he asks. He never has.
story-asia-6-bombay-pass = You close the book. He is glad. The others all turned over, he says, and then they kept looking behind them.
story-asia-6-bombay-fail = You turn over. It is a list of the people who have asked to see this page.
story-asia-6-yokohama = The cable office will relay one order to any fleet. The night superintendent has had it in a drawer since the armistice, countersigned, with the name of the place left blank. A gentle man with canaries, he never asks what for. In exchange he takes one thing that is true and not yet known. He looks at your notebook.
story-asia-6-melbourne = Far out, a swimmer calls the wrong direction home. This way, she calls, and waves to the horizon. On the beach her husband holds the towel. Every evening she swims out, and each time it takes longer to talk her round. Tonight he has lost his voice. Swim out, he writes in the sand, or tell me what she sees.
story-asia-6-melbourne-swim-out = It is a long way, and she argues. You come in on your own arms and on hers, with the tide against you both.
story-asia-6-melbourne-stay-ashore = You take the towel from him, shade your eyes, and look where she is waving.
story-asia-6-melbourne-stay-ashore-pass = Past this beach there is another, with a towel laid out on it. You take the bearing.
story-asia-6-melbourne-stay-ashore-fail = You see water. She sees you looking, and waves to you too.

story-asia-7-bombay = A palmist pays you to take your hand away. He pays well, and goes on looking at the place where it was. His assistant, a girl with a broken tooth, has never seen him give money back, and follows you to the corner. Whatever is going to happen to you, she says, must be worth seeing. What are your terms.
story-asia-7-bombay-pass = Bad food, you say, and very long trains. She goes back for her shoes.
story-asia-7-bombay-fail = You promise too much. The palmist comes after you with a paper, and the silver turns out to have been a loan.
story-asia-7-yokohama = The seismograph has drawn something walking. Twice a day it leaves hills on the drum, with one leg shorter than the other. A tram, the professor has told the ministry. He is promised a battery for ten minutes, if he can say where it puts its foot down next. You lay the strips side by side.
story-asia-7-yokohama-pass = At every river it turns its toe in. You put your finger on the map, and ten minutes later the short leg is shorter.
story-asia-7-yokohama-fail = You had them in the wrong order. It takes two days to find out, and by then there is a new one underneath.
story-asia-7-melbourne = The wharf gang will not unload a ship whose shadow came in first. It has lain on the water since Thursday, derricks and all; this morning the ship tied up beside it, a size too small. The agent offers treble. The cargo is real, but must be carried across that strip of dark. You go first, with a sack.
story-asia-7-melbourne-pass = It is cold, and it bears. You carry seventy sacks by evening, and the agent lets you keep the one that rattles.
story-asia-7-melbourne-fail = Halfway over, somebody in it takes the other end of the sack, to be helpful. As soon as you sleep, you are both carrying again.

story-asia-8-bombay = In the caves across the harbour the carving has one face more than the guidebook. Three are famous. The boatman's wife, who sells limes, has hung a garland on the fourth, where no light goes; it has grown since the rains. It is talking to the wall. One could read the lips, she thinks, from where it cannot see.
story-asia-8-bombay-pass = You stand beside its ear. It is saying the same five syllables over and over, and you take them down.
story-asia-8-bombay-fail = You stand where you think it cannot see. It breaks off, and asks the wall about you.
story-asia-8-yokohama = The fire brigade drills by night against no fire that anyone has seen. They pour a pond over an empty lot, and something on it hisses. The captain has no eyebrows. It comes back smaller, he says, and tries to look like a person. Tonight it has moved. He hands you a bucket: whatever it says, keep pouring.
story-asia-8-yokohama-pass = It says please, in several voices that you know. You keep pouring until there is only wet ground.
story-asia-8-yokohama-fail = It says please. You stop for a moment, to be sure whose voice it was, and you are sure.
story-asia-8-melbourne = Twice this month the observatory has mislaid the Southern Cross. The assistant has looked behind the dome and under the stairs; she is joking, but she has looked. A mail steamer wires: five stars too many over the funnel, are they missed. It is a clear night. You lie back on the grass and go over the sky by hand.
story-asia-8-melbourne-pass = There, low over the bay, upside down. She wires the steamer, and they are so obliged that they send you a berth.
story-asia-8-melbourne-fail = You count everything, and it is all there. It has only come closer, to be counted.
