## General encounters

story-general-1-city = The pawnbroker will not say what is in the parcel. It was left in March by a gentleman of your name, who paid eleven months in advance and asked that you be given it without a fuss. The string was tied by somebody left-handed. There is the small matter of the twelfth month. You discuss it.
story-general-1-city-pass = You talk about the weather until he is ashamed of the sum. He cuts the string himself and looks away while you unwrap it.
story-general-1-city-fail = He turns the book round. The twelfth month has a column to itself, and you have signed before you reach the foot of it.
story-general-1-wilderness = A cairn has been opened from the inside. The stones lie outward in a neat fan, and the shepherd who shows it to you has counted them: one for each winter, and six over. He wants to know which way it went before he brings the ewes down. The ground is hard, but grass bends. You kneel and look.
story-general-1-wilderness-pass = It went uphill, barefoot, and stopped twice to rest. At the second place it put down what it was carrying, and you pick it up.
story-general-1-wilderness-fail = There are no tracks going away. There is one set coming, in your boots, and the shepherd has begun to count you.
story-general-1-sea = At four in the morning the operator wakes you. The radio is sending a distress call in your voice, with this ship's name and a position fourteen miles ahead. It is calm and rather dull to listen to. He wants permission to answer. Somebody must sit with the headphones on until it ends.
story-general-1-sea-pass = You sit it out. After the last word comes a second voice, giving the bearings of a place on land, and you write them down.
story-general-1-sea-fail = Near the end it stops, and asks who is breathing. The operator takes the headphones off you; the voice goes on.

story-general-2-city = The night porter has kept a room for you since 1899. The bill is settled. The water in the jug is warm, and on the pillow is a note asking you not to wind the clock. He has waited a long time to see somebody sleep there. You have not slept since Marseilles. Lie down, and leave the clock alone.
story-general-2-city-pass = You let it run. When you wake nothing hurts any more, the porter has gone, and it is the next morning and no other.
story-general-2-city-fail = You wind it, only twice. The porter is on the same stair when you come down, and beside him lies a fortnight of newspapers.
story-general-2-wilderness = You can outpace the rain if you leave the packs. The drover says so, and he has seen this rain before: it takes the varnish off a saddle and the spots off a dog. It is crossing the valley at the speed of a man who is not worried. The hut is two miles on.
story-general-2-wilderness-run = You run with your hands free. From the hut you watch it go through your bags, thoughtfully, and keep one thing.
story-general-2-wilderness-stay = You sit on the packs under the tarpaulin until morning. Everything you own is dry. You are a shade paler, and your knees will not straighten.
story-general-2-sea = A castaway begs to be left where he is. He has a raft of hatch covers, a goat and nine years of beard, and he is afraid of your steward, whom he knows by name. The captain has orders to bring everybody in. Before the boat is lowered you must talk one of them round.
story-general-2-sea-pass = The captain finds an older order. The castaway, grateful, teaches you what he says each evening to keep the steward away.
story-general-2-sea-fail = They argue across you until the tide turns. The boat goes nowhere, the goat comes aboard, and the day is gone.

story-general-3-city = An old tutor corrects your pronunciation of a forbidden vowel. He died at Whitsun; you sent a wreath. He has walked here from the cemetery because he heard you through two walls, and it set his teeth on edge. He will not go home until you have said it properly. He taps the table: again.
story-general-3-city-pass = On the seventh try the window shuts by itself. He nods, asks after your mother and puts his hat on.
story-general-3-city-fail = You say it nearly right. His teeth come out into his hand, one and then the rest, and he shows you where the tongue goes.
story-general-3-wilderness = The trail guide wants to wrestle for the price. It is the custom of the valley, and he mentions, to be fair, that he has lost only to his wife and to the ground. He takes off his boots and stands them side by side. His shadow keeps its boots on. He spits in his hands and bends his knees.
story-general-3-wilderness-pass = You put him down twice. The shadow helps you up, and for the rest of the road you carry his pack without noticing it.
story-general-3-wilderness-fail = You are on your back before the dust is. He apologises for the rib, and the shadow takes your money.
story-general-3-sea = For six nights you stand the middle watch alone. The mate had it before you; he still signs the log, and nobody has seen him since Lisbon. At two o'clock a light shows off the port bow, low and steady, each night a mile nearer. The captain wants to know what it is. Keep your eyes on it.
story-general-3-sea-pass = On the sixth night you can read by it. It is a window, a man is writing a log in it, and he has missed nothing.
story-general-3-sea-fail = You look away to sign your name. When you look back it is noon, the engines have stopped, and the light is astern.

story-general-4-city = A policeman asks why you photograph only doors. He has followed you since the tram stop and holds four of your prints, still wet, from a camera you have not unloaded. In each of them he is coming out. He is not angry. He would like to hear it from you first, and then he must decide.
story-general-4-city-pass = You explain it so well that he adds one: a house by the gasworks, third floor, where he is to go in on Thursday.
story-general-4-city-fail = He is sorry. The cell is clean, the meals are regular, and the camera is put where you can see it.
story-general-4-wilderness = Wolves circle, and something tall circles the wolves. A person in snowshoes comes up to your fire and asks, in passable French, whether there is coffee. The wolves are being counted, it seems, and one is missing. Whoever runs will be taken for it. You pour, and keep the pot from rattling.
story-general-4-wilderness-pass = The count comes out right. The one in snowshoes washes both cups and asks where you are going next.
story-general-4-wilderness-fail = The pot rattles. The tall one loses its place, sighs, and starts again with you.
story-general-4-sea = The crew votes on throwing you overboard. It is nothing personal: a passenger has gone over at this latitude on every voyage, and the one time nobody did, everybody did, and they had to start again. The bosun passes you the hat with the beans. You may say a few words.
story-general-4-sea-pass = The count is nine to eight. For your manners they write you a passage, good on any of the company's ships.
story-general-4-sea-fail = Seventeen beans, all black. An hour later they fish you out with the boathook, satisfied, and not gently.

story-general-5-city = Mass is said in a language the priest does not know. He reads it off the backs of the congregation, who keep them turned to him, and he is sweating. At the end of the row a small girl has lost her place and looks up at you. There is one response left, and it is yours. You stand.
story-general-5-city-pass = You say what your grandmother said at table. The priest closes his eyes, the girl finds her place, and a warm hand is laid on your head.
story-general-5-city-fail = You say what the others said. They turn round to see who it was, all of them, and take care to remember you.
story-general-5-wilderness = You sleep in a ring of painted stones, because the muleteer will not camp anywhere else. He adds one each year, blue, for his side. Tonight there is a white one opposite, and a game laid out between. It is your move, the muleteer thinks. He is no help; nobody ever told him the rules.
story-general-5-wilderness-pass = You have seen this figure in a Coptic margin. You move one stone; across the ring somebody breathes out and writes the answer in the dust.
story-general-5-wilderness-fail = You move the wrong one. Nobody objects. Every night from now on you are woken, politely, and told that it is your turn.
story-general-5-sea = A calm so flat that the stars lie on the deck. The second engineer goes among them with a broom, because the captain slipped on one last year. You have not laughed since Genoa; you laugh now. He has no orders about where they go back up. Show him something worth it, and he will put one where you like.

story-general-6-city = You have not sent the telegram yet. It is in your coat, in pencil, with two words crossed out. The boy at the hotel desk hands you the reply and waits for his tip. It is long for a reply: somebody has paid by the word for both sides of four sheets, and sealed them.
story-general-6-city-open-it = The first sheet answers the two words you crossed out. At the fourth you stop reading. You have recognised the hand.
story-general-6-city-burn-it = It burns without smoke and warms the whole room. You write another telegram, to somebody else, about the weather.
story-general-6-wilderness = The bridge hangs by one rope. The toll-keeper says it has hung by one for thirty years; the others were put up for visitors. He takes two francs and shows you how the village crosses, hand over hand, with the shopping in the teeth. Somebody is halfway already, coming back, and she is quite seventy. You swing out.
story-general-6-wilderness-pass = You pass her in the middle, with apologies on both sides. The far bank is another country, and nobody asks for papers.
story-general-6-wilderness-fail = She would have managed, but you shift to make room. The river is lower than it looks, and a good deal harder.
story-general-6-sea = Freight shifts in the hold, then knocks politely. The case is consigned to nobody, insured for more than the ship, and heavier on days when it rains. The mate wants it lashed before the swell comes round; he will not go down himself, since it called him by his Christian name. There is one rope, and there is you.
story-general-6-sea-pass = You get three turns round it. The knocking stops. Low down a drawer slides out, with something in it for your trouble.
story-general-6-sea-fail = The rope has a knot in it already, tied from inside the case. It pulls, and somebody steps out onto your foot.

story-general-7-city = A tailor measures you twice and charges you three times: for you, for the gentleman behind you, and for whoever is to wear it afterwards. The cloth is excellent. So are the things on the shelf, left by customers who did not come back; one of them goes with the suit. Sign for it, or stay and work it off.
story-general-7-wilderness = You share a fire that gives no smoke. The men are surveyors, and polite; they have walked the same border since the treaty was signed, and it keeps coming up in another place. They ladle out stew. Could you spare anything for the road, they ask while you eat, and whose side are you on.
story-general-7-wilderness-pass = You say you are only passing through, and they all shake your hand. There is a second helping, and a travel warrant, stamped by both sides.
story-general-7-wilderness-fail = You name a side. They nod and get up, and the one who takes your bag does so in the name of the other.
story-general-7-sea = The captain bets his chart against your nerve. You are to hold the wheel from the bell until he says so, and steer straight at whatever comes. He has done it with every passenger since his wife died, he says, and she always gets out of the way. Your tickets are the stake. He rings the bell.
story-general-7-sea-pass = She gets out of the way, carrying her shoes. The captain cries a little and unrolls the chart. There is a house marked on the water.
story-general-7-sea-fail = You put the wheel over. The captain takes your tickets in both hands, courteously, and drops them to her one by one.

story-general-8-city = The asylum releases a patient into your care by mistake. Two men stand on the steps in the same grey suit, both with the doctor's keys, each worried about the other. The matron needs one signature and has a tram to catch. One of them is well, and would go anywhere with you. You look before you sign.
story-general-8-city-pass = You choose the one with odd socks. He carries your bag to the station, and is never once wrong about a stranger.
story-general-8-city-fail = You choose the one who smiles. He talks until morning, and by morning you have told him where you live.
story-general-8-wilderness = A landslide uncovers a stair going down. The steps are swept. The road-mender takes off his cap to it; the sweeping, he says, is new. By evening he must report it, and then there will be professors. Until evening it is yours: take his lantern and go down, or stake it out and tell nobody.
story-general-8-wilderness-descend = Somebody is sweeping, two turns below you, always two turns below. You watch for the place where the broom does not go.
story-general-8-wilderness-descend-pass = It does not go behind the third step. You reach in and take what the broom was told to leave.
story-general-8-wilderness-descend-fail = The sweeping stops. It has waited for the dust you brought in on your boots, and comes up to fetch it.
story-general-8-wilderness-mark-it = You drive in four stakes. In the morning there is a fifth, with the road-mender's writing on it: one stair, swept, this way.
story-general-8-sea = You are becalmed over a drowned street. It runs north under fifty feet of clear water, with tramlines, a chemist's and washing on the balconies. At six the washing is taken in. A boy in the bows spells out the shop signs in letters nobody taught him, and waits for you to say what they sell.
story-general-8-sea-pass = Two of the words you know. The boy calls them down, and at two windows somebody puts out the light to see you better.
story-general-8-sea-fail = You get the chemist's wrong. The boy will not hear of leaving until it is put right, and the wind agrees with him.

story-general-9-city = The stock ticker prints a prayer. Four hundred brokers have taken their hats off, and the price of everything waits for the amen. An old runner, who has torn tape here since the panic of '93, says it comes once in a life, always one word short, so that somebody may finish it. He hands you the tape.
story-general-9-city-pass = You know the word; it is a small one. The bell rings, wheat falls two cents, and something that was due is carried over.
story-general-9-city-fail = You offer another. The machine prints it, and beside it your name, your address, and a price that is going up.
story-general-9-wilderness = Something has been eating the milestones. Seven are gone since the bridge, and the distance with them: the village that was nine miles off is still nine miles off. The postmistress, who must finish her round, has brought a crowbar and a bucket of lime. It is at the eighth now, back turned, chewing. She hands you the crowbar.
story-general-9-wilderness-pass = You lean until the stone comes out of its mouth. It limps off across the fields, and the village is nearer already.
story-general-9-wilderness-fail = It does not let go, and neither do you. The lime gets on both of you. The postmistress walks round.
story-general-9-sea = The lifeboats are already full of ice. It is July, off Madeira. The officer of the watch has had them chipped out twice since breakfast, and each time there is a little more of it, in the shape of people sitting down. He gives you an axe. At noon the passengers must see empty boats.
story-general-9-sea-pass = All six are clear by noon. At the bottom of the last lies one mitten, dry, still warm from a hand. You keep it.
story-general-9-sea-fail = They do not care to be moved. By noon your hands are as white as theirs, and they have made room for you.

story-general-10-city = A forger can make you anyone by morning. Her room smells of vinegar and new bread; on the line across it hang nineteen passports, drying, and nineteen faces follow the conversation. She likes you, she says, but she must be sure that whoever she makes will be kind to his neighbours. Tell her about him.
story-general-10-city-pass = You invent a man who has paid what he owes. She stamps him, kisses him on both cheeks and books him a seat.
story-general-10-city-fail = She makes him just as you said. On the stairs you meet him coming up, and he has heard all about you.
story-general-10-wilderness = You dig for water and find a telephone. It lies ten feet down in clean sand, and the cable goes on down. The well-digger's boy, who has never seen one, holds it to his ear the right way up and says it is for you. They have held the line since before the desert. You give your name.
story-general-10-wilderness-pass = For an hour you say your name and nothing else. In the end the other side says its own.
story-general-10-wilderness-fail = They have your name. They wish to read you the rest, and the boy cannot get the receiver out of your hand.
story-general-10-sea = Two ships hail you with one voice. They lie a cable apart in the fog: the same tramp steamer, the same rust, the same man at the rail, who wants tobacco and offers tinned peaches. One of them does not rock with the swell. Your skipper will trade, but only with the other. You take the glass.
story-general-10-sea-pass = The man on the left is unshaven. You row across; the peaches are good, and there is more than peaches in the crate.
story-general-10-sea-fail = You row to the wrong one. The man helps you over the rail with a wet hand, and then with another, and another.

story-general-11-city = The auctioneer sells lot nine twice. First it goes for four guineas to a lady in mourning, is wrapped, and leaves the room on her arm. Then he lifts it onto the table again and asks who will start him. Nobody else seems to see it there. The hammer is up, and the house gives credit.
story-general-11-wilderness = A hermit offers silence, for a week. He has a cave full of it, put up in jars since the spring, and more than he can use. There is barley soup and a ledge to sleep on. He does not say why he gives it away. Across the valley the other hermit has begun to build with something loud.
story-general-11-wilderness-accept = On the third day you no longer hear your own name. On the seventh he screws the lid down, and you walk out mended and late.
story-general-11-wilderness-decline = He gives you a small jar for the road. At the ford it is empty. You are no better, and no later.
story-general-11-sea = The log of your ship ends tomorrow. The purser found it: the captain's hand, the weather, the noon position, a remark about the soup. After that the pages have been cut out, close to the binding. He has told nobody. The sheet beneath still has the dents of the pen. You tilt it to the light.
story-general-11-sea-pass = You make out four lines. They do not say how it ends, but they say what comes first.
story-general-11-sea-fail = You make out your own name, spelt as you spell it, in the place where the captain signs.

story-general-12-city = Children skip to a rhyme with your name in it. It has your ship, your hotel and the tooth you had drawn in Cairo, and it goes on. The smallest turns the rope and does not take her eyes off you. You are to jump in; it only works with the one it is about. You watch her hands.
story-general-12-city-pass = You jump in on the right word and hear it through to the end. Two of the verses have not happened yet.
story-general-12-city-fail = The rope catches your ankle. Nobody laughs. They begin again at the beginning, with the end changed.
story-general-12-wilderness = The compass points at you. Hold it away, hand it to the porter, walk round him: it follows. He was a ship's boy once, under a mate the needle had taken to; they found land by him, and had to leave him there. Turn your back, he says, and tell it in the old words where north should be.
story-general-12-wilderness-pass = You tell it. The needle lets go of you and swings like a weathercock, and the road bends to follow it.
story-general-12-wilderness-fail = You get one word wrong. All day you walk towards yourself, and in the evening you arrive.
story-general-12-sea = The ship's doctor asks for your blood, for comparison. He has the crew's in a rack, labelled, and at the end one tube without a label, which came aboard by itself at Port Said and climbs when the engine stops. He is too tired to be a villain. For yours he will open the cabinet. The needle is clean.
story-general-12-sea-give-it = It takes a minute. He holds your tube beside the other, sits down, and gives you the key of the cabinet.
story-general-12-sea-refuse = He understands, and puts the needle away. You say good night. The corridor is long, and the last tube has come out after you.
story-general-12-sea-refuse-pass = You do not hurry. At your cabin it stops, turns, and goes home along the wall.
story-general-12-sea-refuse-fail = You run. In the morning there is a small round mark on your wrist, and it will not close.
