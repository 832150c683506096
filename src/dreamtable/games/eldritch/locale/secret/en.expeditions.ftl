## Expedition encounters

story-expedition-amazon-1-initial = The river has been dammed with statues. They stand to the waist in mud, arm in arm, all facing upstream, and somebody set them up in a hurry. Your paddlers will not land; their grandmothers remember what it keeps back. One in the middle is loose, and behind it the water is lower. You put your shoulder to its hip.
story-expedition-amazon-1-pass = It turns like a door. Behind them is a dry chapel, an altar, and a gift on it. There are wet footprints going round the altar; look whose.
story-expedition-amazon-1-pass-pass = Yours. You walk backwards out of them, one by one.
story-expedition-amazon-1-pass-fail = You follow them round. It is a longer way each time.
story-expedition-amazon-1-fail = The dam lets go. The statues come with it, still arm in arm, and they take you in between.

story-expedition-amazon-2-initial = A village has kept your camera for sixty years. Your thumbnail is in the varnish, though you bought it at Easter. They have oiled it, and carried it out of floods. He was a boy when you lent it, an old man says, and promised to come back for the plate. He has grown fond of it. You ask him.
story-expedition-amazon-2-pass = He will trade it for a song. You sing him the one your mother sang, and he corrects the second verse.
story-expedition-amazon-2-fail = He agrees to part with the plate. They develop it in a gourd, and what is standing behind you comes up last.

story-expedition-amazon-3-initial = Worms have eaten the mission's Bible into the map of a river. It goes from Genesis straight through, with all the rapids. The padre has prayed over it, and thinks that it is meant; besides, he has no other map. On the last page it ends in a neat round lake. You hold it to the light, and go.
story-expedition-amazon-3-pass = You follow the holes. In the middle of the lake is an island the size of a full stop, and something left on it for the reader.
story-expedition-amazon-3-fail = You lose the page, and sleep on the bank. In the morning they have begun on you, at the wrist, and are making good time.

story-expedition-nubia-1-initial = The shaft goes down past the king, past the king's god. The foreman has dug under three professors and never seen plaster so fresh; he has sent the boys up. At the bottom is a seal the size of a plate. From the other side, too, somebody has been trying to read it. He holds the light for you.
story-expedition-nubia-1-pass = You read the seal before you break it. It says how to knock, and whom to thank; you do both, and are given what you came for.
story-expedition-nubia-1-fail = You break it first. Somebody comes out who has been lying on the answer, and would not have minded being asked.
story-expedition-nubia-1-fail-pass = You go in as it comes out, and take it from under the pillow.
story-expedition-nubia-1-fail-fail = You have the light, and nothing to look for with it.

story-expedition-nubia-2-initial = Sand falls upward in the second chamber. It leaves the floor in a thread, like milk, and on the ceiling there is a heap with a man's hat in it. Your guide's brother went under in January. Every hour it stops for a minute, he thinks; his watch runs upwards too. You stand beside it and wait.
story-expedition-nubia-2-pass = You wait for it to finish. When the last of it is up, the hat comes down with something in it, and a larger clock has gone back a little.
story-expedition-nubia-2-fail = You hurry it. You fall a good way, as far as the ceiling, and lie there next to the hat, with one leg bent the wrong way.

story-expedition-nubia-3-initial = A dry well is written on all the way to the bottom. The first rings are prices, barley and oxen. Then a woman asks after her son. Then the letters face the other way, and are answers. The sheikh's sons let you down a line at a time, and will pull when you stop reading aloud.
story-expedition-nubia-3-pass = You stop one line above the last, and they pull. The answer to the woman is a good one. The sheikh's wife, when she hears it, unlocks a chest.
story-expedition-nubia-3-fail = You read the last line. It is the sheikh's sons who tell you how long you went on reading it.

story-expedition-congo-1-initial = White apes have paved the road for you. They line it, holding leaves over their heads against the sun, and look you over. They did it for a Belgian once, says your trader. At the end sits their queen on a camp stool, hands in her lap, chin up, keeping very still. Do not smile, he says.
story-expedition-congo-1-pass = She wants only to be drawn. You take your time over the eyes, and she gives you what the Belgian left behind.
story-expedition-congo-1-fail = You smile. She considers your teeth for some time, and then has the road taken up, with you still on it.

story-expedition-congo-2-initial = The fever asks you questions. It sits on the end of the cot in a white suit and begins with easy ones, the capital of Portugal, your mother's eyes. It leaves when it has run out of them, says the orderly, but it counts only what is answered sitting up. You take hold of the tent pole.
story-expedition-congo-2-pass = You answer them all. Towards dawn it asks what it is called, and writes down what you say, and gets up.
story-expedition-congo-2-fail = You ask it one. It is delighted, moves up the bed, and takes three days to tell you.

story-expedition-congo-3-initial = The drums announce you by a name you have not taken yet. It goes ahead of you from bank to bank, and at each landing somebody remembers what you did for them. They are all so sure. At the last village the drummer lays down his sticks and waits for you to own to it.
story-expedition-congo-3-pass = You answer to it. They bring out what they have kept for the owner of that name, and you will have to earn it.
story-expedition-congo-3-fail = You hesitate, and somebody else answers, from the trees behind you, in a very good imitation of your voice.

story-expedition-yenisei-1-initial = The flattened trees still point at something. Eighteen years they have lain like combed hair, and the herder who brought you will not step over one. As a boy he saw the sky open, and a hand's breadth of it not close again. Moss grows everywhere but in a single line. You walk along the trunks and look.
story-expedition-yenisei-1-pass = You dig where they do not point. It is a foot down, still warm, and has been listening for a spade.
story-expedition-yenisei-1-fail = You dig where they point. A colour comes up out of the hole, and the guide's reindeer turn to look at it.

story-expedition-yenisei-2-initial = A shaman will drum you under the ice, for tobacco. She is small and has a cough. She does only the going, she says; the coming back is your affair. Down there they sing, many verses, in no language, and you must have it by heart when the drum stops. She spits on the fire. You lie down.
story-expedition-yenisei-2-pass = You come back with the tune, and with another that was lying beside it. She makes you sing both, and asks for more tobacco.
story-expedition-yenisei-2-fail = The tune comes back without you. She plays it for two days, until you hear it and find the hole.

story-expedition-yenisei-3-initial = A railway carriage stands in the snow where no line was ever laid. First class, St Petersburg; the stove is lit. The passengers are bound for a wedding in 1908 and very patient. The bell goes in a moment, says a girl in furs, pouring tea; it would be rude to get down. You put the glass aside.
story-expedition-yenisei-3-pass = You pull the cord and get down with the luggage. They wave; somebody throws the present after you, and a strip of tickets.
story-expedition-yenisei-3-fail = It leaves on time. The girl is charming company, and you get off where you can.

story-expedition-kunlun-1-initial = The pass is guarded by a monastery of one. He rings for prayers, answers, cooks for forty, and sleeps in a different cell each night so that none feels neglected. Travellers pay in conversation, he says, setting out bowls. For twenty-six years he has had nobody to disagree with. You pull up a cushion.
story-expedition-kunlun-1-pass = He has been waiting to be relieved. You talk him out of it instead, and he gives you what the relief was to have kept.
story-expedition-kunlun-1-fail = He wins every point. When you get up to go, thirty-nine others are standing between you and the gate.
story-expedition-kunlun-1-fail-pass = You push through them like washing on a line, and one leaves something in your hand.
story-expedition-kunlun-1-fail-fail = They see you to the gate. They are stronger than they look.

story-expedition-kunlun-2-initial = Footprints begin in the middle of the glacier. Bare feet, small, well arched; no snow falls on them, though it falls on you. She is tired, says the Sherpa, who walks beside the line and not on it; she must be close. He will go as far as the ridge. After that, look very carefully which way the toes point.
story-expedition-kunlun-2-pass = They end at a door of horn. She has left it ajar to be found, and you shut it for her.
story-expedition-kunlun-2-fail = They end behind you. They have been behind you since the ridge, going the other way.

story-expedition-kunlun-3-initial = The monks lower you in a basket, singing so that the rope will not hear. It is old, and takes against people. A novice keeps you informed by signs: two hundred feet, do not sneeze. On the ledge is something chained that they cannot haul up without talking. You are to carry it. You climb out of the basket.
story-expedition-kunlun-3-pass = You cut your own steps on the way up, and it sits on your shoulders like a child and does not say a word.
story-expedition-kunlun-3-fail = You grunt. The rope hears, and what it lets go of falls on your hand.

story-expedition-ross-1-initial = The ice groans in five-pointed syllables. The ship's cat sits up for it. The harpooner comes from a deaf family and hears with his teeth: it is one word, he says, over and over, and at the end a place is left for us. If nobody fills it, the floe will try. He lends you his tuning fork.
story-expedition-ross-1-pass = You sound the right one back. The floe opens like a hand, with something in the palm of it.
story-expedition-ross-1-fail = The hull sounds it for you, and comes apart a little. One long splinter goes in under the collarbone.

story-expedition-ross-2-initial = Somebody has built a whaling station for creatures with no hands. The ramps are right, the vats are right, the knives are on treadles, tongue-high. A Norwegian whose ship went home without him keeps the boiler lit. The tally is on the far wall; he has never read down to this year. You walk up to it.
story-expedition-ross-2-pass = You copy the tally, this year too, and your hand is steady. What they took was not whales.
story-expedition-ross-2-fail = The tally includes you, with a weight, a length and a price. What was taken hangs beside it, if you care to reach past the knives.

story-expedition-ross-3-initial = It is a camp of seven bunks, and eight chairs at the table. The stew is warm. Seven men are drawn on the wall in charcoal, each by the next, all good likenesses; the seventh drew nobody. Your wireless operator counts everything twice, aloud. Would you look at the eighth chair, and say that it is an ordinary one.
story-expedition-ross-3-pass = You leave it where it stands. In its seat, under the frost, somebody has scratched the way they went, and it was not north.
story-expedition-ross-3-fail = You sit down, to show him. It is a good chair, and by the time you think of getting up you have been drawn.
