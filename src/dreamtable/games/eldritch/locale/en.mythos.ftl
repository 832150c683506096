card-a-friend-at-the-ministry = A Friend at the Ministry
story-a-friend-at-the-ministry = A crate arrives, stamped as fish, and nobody at the customs house has smelt it. The under-secretary sends his compliments. He was at school with one of you, he writes, although he does not say in which century, and hopes that it will be of use before Thursday.

card-quiet-waters = Quiet Waters
story-quiet-waters = For one week the sea behaves as it does in paintings. Passengers lie on deck with their shoes off; a stewardess who has not slept since Suez is found asleep in a lifeboat, smiling, and the captain has her covered with a flag.

card-the-vigilantes = The Vigilantes
story-the-vigilantes = They carry lamps and axe handles, and they have stopped asking what it is first. A grocer leads them who lost his errand boy in the spring. They go through the town street by street, and in the morning the gutters are hosed down and nobody mentions it.

card-a-door-left-ajar = A Door Left Ajar
story-a-door-left-ajar = What came through has not come all the way; there is still time to lean on it. An old woman in carpet slippers has had her shoulder to it since Tuesday. She would be obliged if somebody brought what you have learnt, and a wedge.

card-charity-ball = Charity Ball
story-charity-ball = The orchestra plays until dawn for a cause that nobody present could name. The hostess goes from table to table with a silver dish. She looks well for her age, and over the supper she would like one of you to say a few words about the world, and why it should go on.

card-bank-run = Bank Run
story-bank-run = The queue goes round the block, and its end has joined its beginning. By noon the cashier is paying out in buttons. Behind him the manager empties the shelves into a taxi, and two polite men walk along the line asking people for their names.

card-blood-in-the-snow = Blood in the Snow
story-blood-in-the-snow = The tracks of the expedition are clear; those beside them begin from nowhere. The sledge driver has walked back to the spot four times. It set down both feet at once, he says, like someone getting out of a carriage, and then it followed the soup.

card-border-closed = Border Closed
story-border-closed = The trains stand in the stations with their lamps lit, and no one is let off. A customs officer passes along the platform with a bucket of whitewash and paints over the names of the towns. He has orders to go on until one of them fits.

card-the-wrong-faces = The Wrong Faces
story-the-wrong-faces = In the crowd, for the length of one street, everybody looks like someone you buried. They are friendly. A girl who sold you violets in 1909 sells you violets. Do not count the change; look for one stranger, and keep your eyes on him until the corner.

card-restless-cults = Restless Cults
story-restless-cults = The sermons have grown shorter, and the doors are bolted from the inside. Every congregation has ordered one more pew. The joiner who delivers them is paid in good silver, and has been asked, each time, to leave by the window.

card-bells-below-the-keel = Bells Below the Keel
story-bells-below-the-keel = Ships on four oceans log the same hour being rung from underneath. A purser in the Red Sea has gone down to complain. On deck the passengers put their fingers in their ears, and feel it in the fingers.

card-wreckers-lights = Wreckers' Lights
story-wreckers-lights = Every harbour on the chart shows a light tonight, and so do several that are not on it. The pilots have gone home and drawn their curtains. No captain who has children will sail by any of them until somebody has been round to ask which are lying.

card-an-unclaimed-trunk = An Unclaimed Trunk
story-an-unclaimed-trunk = It has crossed the ocean eleven times, and the label bears tomorrow's date. The porter has put it down in front of your leader, since it stopped humming there. It can be opened with a chisel. It can also, he points out, be dropped off the pier.

card-the-sky-lowers = The Sky Lowers
story-the-sky-lowers = Astronomers on three continents close their shutters and send no explanation. Chimney sweeps have struck for danger money. That night the ceilings are a hand lower, everywhere, and whoever sleeps on his back dreams of what is resting on the other side.

card-second-birth = Second Birth
story-second-birth = What was wounded is whole, and what was one is several. The game warden who shot it has the skin on his wall, and there is something in the skin. At the gates the midwives of three parishes have been seen with hot water, waiting to be asked in.

card-the-stars-correct-themselves = The Stars Correct Themselves
story-the-stars-correct-themselves = It was the almanacs that were right; the sky had been waiting for a clear night. It takes four minutes. A night watchman in Leeds sees all of it, sits down on the kerb, and takes off his boots, because he will not be needing them.

card-the-ground-remembers = The Ground Remembers
story-the-ground-remembers = Under every city there is an older one, and tonight it stretches. Tram lines lift. In the cellars of the fish market a wall comes down, and behind it is another market, open, with the scales still swinging. Hold on to something that is bolted.

card-all-accounts-fall-due = All Accounts Fall Due
story-all-accounts-fall-due = Bankers, priests and murderers receive the same letter by the same post. It is short and correct. It thanks them for their patience. By evening there are queues outside every church and pawnshop, and a small man with a bag goes in ahead of them all.

card-letters-of-marque = Letters of Marque
story-letters-of-marque = The consulates open at midnight and hand out passages without asking where to. The consul himself is at the window in his dressing gown, stamping. He has been told by cable to get as many people as possible to be somewhere else.

card-the-papers-believe-you = The Papers Believe You
story-the-papers-believe-you = Your letter is printed whole, between the weather and the drowned. By the second post the answers come: a lighthouse, a convent, a child of nine with very clear handwriting. All of them have seen it. All of them give the address.

card-night-schools = Night Schools
story-night-schools = The lecturer is excellent and keeps to the unlit end of the hall. Fees are moderate. He covers what the universities leave out, with slides, and lets your leader stay behind for questions until the caretaker comes with the keys.

card-a-market-for-curios = A Market for Curios
story-a-market-for-curios = The dealer wants no money, only things that have been carried a long way. He weighs them against what lies under the cloth, item by item, with a jeweller's care. Two good things for one strange one, he says. In every town there is a stall, and in every town it is he.

card-general-amnesty = General Amnesty
story-general-amnesty = The order is signed by a minister who died in the spring, and it is obeyed. Cells are unlocked, bills are burnt in a neat pile before the town hall, and a sergeant shakes hands with everybody at the gate. He has been told to apologise.

card-round-up-at-dawn = Round-up at Dawn
story-round-up-at-dawn = They have a list, and leave a blank line at the bottom of it. Anyone with a weapon is asked to step into the courtyard and explain. The captain is courteous and has read a book about it. He is filling in the last line slowly, letter by letter, and looking up in between.

card-cholera-on-the-quay = Cholera on the Quay
story-cholera-on-the-quay = The flags go up one after another, and last of all on the hospital. The harbour doctor boils his instruments in brandy and tells you to do likewise with yourselves. It takes the strong later than the weak, he says. That is all he has found out.

card-dead-reckoning = Dead Reckoning
story-dead-reckoning = By the log you are in harbour; by the stars you are nowhere. The mate has worked it out nine times and gets the same street in Cardiff. For two days nobody is let off, and on the third the cook puts on his good suit and steps over the side, towards home.

card-the-guides-desert = The Guides Desert
story-the-guides-desert = In the morning there are the packs, the fire, and one set of footprints fewer. They have left the water, which was decent, and taken the salt. Whoever knows the way may walk it. Whoever does not may follow the smoke, which moves.

card-auction-of-relics = Auction of Relics
story-auction-of-relics = A telegram thanks you for the consignment you never made. Lots one to nine have fetched a record price, from a bidder who held up something that was not a hand. The crates were collected this morning, by a person with your signature.

card-false-prophet = False Prophet
story-false-prophet = He heals the sick on Tuesdays, and on Wednesdays they will not look at the sun. Four thousand have come by special train. His mother stands at the back in a grey shawl, and asks strangers whether he was always so tall. You could tell them what you know. It would cost you all of it.

card-earth-tremor = Earth Tremor
story-earth-tremor = Nothing falls from the shelves, but everything in the cellars moves out. The coalmen see it go by with its bundles. It is civil, and in a hurry, and takes the road to the next town, where there has been no tremor yet.

card-counterfeit-notes = Counterfeit Notes
story-counterfeit-notes = The portrait is perfect, apart from the eyes, which have been closed. They are in everybody's purse by Friday. The teller holds yours up to the window, one by one. Say quickly which are good, because he has begun to stamp.

card-the-seance-at-number-nine = The Séance at Number Nine
story-the-seance-at-number-nine = The street has only eight houses, and the invitation is addressed to you. A maid takes your hat. There are nine chairs round the table and a hand on every one, and the lady of the house asks, since you have studied these things, if you would say the opening words.

card-the-clocks-run-on = The Clocks Run On
story-the-clocks-run-on = At midnight they strike, go on striking, and begin to count something else. Ladders are brought. From the scaffolding of the town hall one can just reach the minute hand, and several of you together could hold it; or you may go to bed, like the mayor.

card-the-ink-runs = The Ink Runs
story-the-ink-runs = The old words are leaving the page; they will stay only for somebody who reads them all night. By ten o'clock there is a blue puddle on the hotel carpet. It has got as far as the stairs, and is spelling its way down.

card-nothing-was-ever-sealed = Nothing Was Ever Sealed
story-nothing-was-ever-sealed = The old wards were painted on, and the paint has had three hundred years to dry. A restorer from Florence found it out with a wet sponge. She put her sponge away, sent telegrams to all of you at her own expense, and has not been heard of since.

card-they-know-our-names = They Know Our Names
story-they-know-our-names = In every hotel the porter says the same thing: your visitor has gone up already. He has had tea sent up. He asked for the room by its number and for you by the name your mother used. The lift is slow, and somebody has taken the stairs to meet you.

card-the-long-eclipse = The Long Eclipse
story-the-long-eclipse = The moon has finished, and does not move off. On the third day the hens are taken to market in the dark. People lie down when they are tired and get up as tired as before, and the street lamps are asked to be patient.

card-one-night-everywhere = One Night Everywhere
story-one-night-everywhere = For once it is dark on both sides of the world at the same hour. The cable office at Valentia asks New York what it sees, and New York asks Valentia. Then a third station comes in on the line, very clear, and tells them both.

card-an-offer-to-each = An Offer to Each
story-an-offer-to-each = The page is blank except for the line at the foot, and the line is the right length for your name. It comes with the breakfast, under the toast, in six cities at once. The pen is warm. A person on the landing will wait for it as long as you like.

card-the-whistling-wire = The Whistling Wire
story-the-whistling-wire = The telegraph in the north repeats one phrase, and the line was never connected. The operator at Fort Resolution has stopped his ears with tallow, and his dogs have gone. He has written the phrase on the wall, without the last word. He does not think that he can stand the last word.

card-a-library-burns = A Library Burns
story-a-library-burns = It has burned for nine days, one shelf a day, in the order of the catalogue. The firemen of Moscow stand round it in their brass helmets and take turns at the pump. Nothing catches out of turn. The librarian has worked out when it will come to the books you need.

card-dust-of-the-comet = Dust of the Comet
story-dust-of-the-comet = A fine grey snow falls wherever the world is thin, and does not melt. Children make a man of it, and it is he who goes indoors at dusk. The chemist in Graz has it under a glass. It is the ash of something that has not yet been burnt.

card-the-sleeping-village = The Sleeping Village
story-the-sleeping-village = The mules came down from the mountain by themselves, still loaded. The priest went up to see, and then the doctor, and then the doctor's wife. From the pass one can count the roofs. There is smoke from every chimney, and each morning it is the same smoke.

card-haunter-in-the-belfry = Haunter in the Belfry
story-haunter-in-the-belfry = The parish asks only that the street lamps be kept burning. Berlin sends a man with a ladder each evening and a bill each month. On Saturday the man did not come down. Since then there are bets on which lamp goes next, and the odds are kept by the verger.

card-the-white-idol = The White Idol
story-the-white-idol = The museum regrets that the wax figure has left its case, and that it was not wax. It has been seen at Godthaab, eating. The hunters who found it have gone on feeding it, seal at first; they say that the ice is thicker for it, and that the night has come to stay.

card-a-thousand-missing = A Thousand Missing
story-a-thousand-missing = The carnival went out to the swamp with its band playing, and the band can still be heard. A thousand and four by the police count. At New Orleans their laundry hangs where it was. Those who go to the edge to call them come back with a mask on, and a part.

card-poisoned-almanac = Poisoned Almanac
story-poisoned-almanac = Ten thousand copies give the wrong night for the stars, and the stars oblige. Farmers sow by it, captains sail by it. The printer at Valparaíso swears on his mother that he set what he was given; and it is a fine piece of work, the errors agree with one another.

card-the-unlit-lamps = The Unlit Lamps
story-the-unlit-lamps = The keepers have written that they prefer it so, and the ships go in one by one. They do not strike. The pilots of Punta Arenas have watched from the cliff: each puts her helm over at the same place, quite smartly, and goes in where there is no in.

card-locks-without-keys = Locks Without Keys
story-locks-without-keys = Something on the sea bed holds every door in the world open by an inch. Draughts are reported from bank vaults. The cable ship in the North Pacific has had a grapnel down on it for a month, and her master writes that it is not heavy, only unwilling.

card-the-hunger-winter = The Hunger Winter
story-the-hunger-winter = The stoves are lit, the granaries are full, and nobody can be made to eat. On the Yenisei they sit round the table in their furs. Somebody in the village has already eaten for them, the elder says. He knows the sledge tracks. He only hopes that it is one person.

card-the-fleet-in-the-weed = The Fleet in the Weed
story-the-fleet-in-the-weed = Four centuries of lost ships have drifted into line, and the leading ones have begun to make sail. One can hear the orders. They are given in Portuguese, then in Dutch, then in steam whistle. The weather bureau has named it a depression, and advises vessels to let it pass.

label-force-the-lock = Force the lock
label-sink-it-unopened = Sink it unopened
label-hold-the-hands = Hold the hands
label-let-them-turn = Let them turn
label-sign-the-page = Sign the page
label-tear-the-page = Tear the page
