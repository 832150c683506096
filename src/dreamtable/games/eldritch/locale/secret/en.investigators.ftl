story-ingrid-solheim-crippled = Frost-bitten to the wrist, she presses her charts on you and asks you to finish the last line. She has been holding the pen in her teeth. It is the coast they turned back from, and she has drawn in a harbour with three lights, which nobody passed. You must tell her from the soundings where the shore goes on.
story-ingrid-solheim-crippled-pass = Due east, behind the ice. You draw it, and she sleeps. One after another, somebody puts the three lights out.
story-ingrid-solheim-crippled-fail = You go over the columns until the ink freezes. She waits, and the sledges wait, and the days are short.
story-ingrid-solheim-insane = She draws the same coast over and over; no such coast exists. The nurses have taken the paper away, so she uses the frost on the window. What frightens her is that the tide marks move. She gives you the night's pane before it melts, and begs you to say which almanac it follows. You know of two.
story-ingrid-solheim-insane-pass = The older one. By that the flood was in February, and is past. She breathes on the glass and wipes it clean.
story-ingrid-solheim-insane-fail = You follow the line with your finger to see where it comes ashore. It comes ashore at your elbow.

story-rafael-quintana-crippled = He taps a message on the bed rail with one working finger. He has done it for two days, and the nun thinks that it is pain. It is not English Morse, nor Spanish; every ninth stroke is left out, and from the empty bed opposite somebody supplies it. He looks at you. Take it down before the finger tires.
story-rafael-quintana-crippled-pass = You have it, both halves. It is a call sign and a place, and when you tap “received” the other bed is quiet.
story-rafael-quintana-crippled-fail = You lose the thread at a cart in the corridor. He smiles, lets the hand lie, and keeps the rest.
story-rafael-quintana-insane = Voices answer him from a dead set. The valves are out, the battery is on the shelf, and he keeps a civil conversation going, because if he stops they will ask for somebody else. He has promised them nobody. You must cut the aerial with his own pliers, and it says your name while you do so.
story-rafael-quintana-insane-pass = You let it finish the name, and cut. Rafael takes off the headphones, and one ear is red as a child's.
story-rafael-quintana-insane-fail = You answer, out of politeness. It thanks you, and since then you do not use the telephone.

story-sister-agnese-moretti-crippled = The sisters nurse her in silence and count your coins. Bandages are four lire, broth is two, and there is an item at the bottom which they will not name, for keeping one window shut. Something has called for her each evening at vespers. The mother superior would release her to you. It remains to discuss the window.
story-sister-agnese-moretti-crippled-pass = You speak of the poor, and of the bishop's nephew. She strikes out the item; from that evening nothing calls.
story-sister-agnese-moretti-crippled-fail = She is sorry, a window is a window. You sign for it by the month.
story-sister-agnese-moretti-insane = She will not stop praying, and the names are not those of saints. There are four hundred, she says, and somebody has to remember them kindly, or they will come and ask. She has got to the last ten and has no voice left. Kneel here and say them with her, and mean it.
story-sister-agnese-moretti-insane-pass = You mean it. At the last name she laughs aloud, and lays her dry hand on your forehead for a long time.
story-sister-agnese-moretti-insane-fail = At the seventh name you wonder what it looks like. It seems only fair to the name that you are told.

story-hafiz-demir-crippled = His creditors sit around the bed like crows. They have been very good: they bring grapes, and lift him when he coughs. All that he owes is in one envelope, and he has bought with it an evening that was to have fallen on us in May. They would take your signature, or some blood. Hafiz looks away.
story-hafiz-demir-insane = He sells you the same empty box nine times. Each time it is a better box, you give him a coin, and he weeps with shame and cannot stop. There is a tenth customer behind you in a good hat, who has brought the right money for what is inside. Haggle, he begs you, as my father did.
story-hafiz-demir-insane-pass = You walk off twice and are called back twice. The good hat loses patience. Hafiz gives you something off his own shelf.
story-hafiz-demir-insane-fail = You pay what he asks. The good hat raises itself, and goes to see what else is for sale.

story-moana-rewi-crippled = Her crew has carried her ashore and wants to sail without her. They are not hard men, but every night she calls the depth in her sleep, and it is never more than a fathom. The pilot boat is alongside and the tide will serve for an hour. The mate listens with his cap on. Say what she would say.
story-moana-rewi-crippled-pass = You say it, with her adjectives. They carry her aboard again, sound seven fathoms, and write you two passages.
story-moana-rewi-crippled-fail = He says that he is sorry, and he is. At noon the ship has gone, and you are left to hold the lead line.
story-moana-rewi-insane = She steers a chair toward a star that set an hour ago. The ward has been put about twice, and the old man in the corner is seasick. She is tired and cannot leave the wheel till somebody relieves her who sees what she sees. Look along her arm, over the gasworks, and give her a heading.
story-moana-rewi-insane-pass = There: two points off the chimney, and low. You give it, she repeats it, lets go and is asleep.
story-moana-rewi-insane-fail = You see a gasworks. She puts you on watch all the same, until somebody comes who can see.

story-shun-takeda-crippled = He asks you to hold the blade while he breathes. It is his teacher's, it has been unsheathed since the fight, and nobody has been able to put it back: it stays where it struck, in the air, a foot above the mat, with something still on the other end. Two hands, he says, and from the hip.
story-shun-takeda-crippled-pass = You draw it out an inch at a time. What was on the other end sits down heavily in another room.
story-shun-takeda-crippled-fail = It comes, but it comes your way. Takeda says that the cut is clean, and shows you how to sit.
story-shun-takeda-insane = He bows to the corner of the room, and the corner bows back. They have done it since Sunday, and neither may be the first to stop. He speaks quite clearly, from below: take the sword, stand behind him, and on the next bow do not bow. It has been very correct so far; that will be over.

story-leela-deshpande-crippled = She dictates a grammar that must not be forgotten. It has twelve cases and she has got to the ninth; it was never spoken, it was used. The bandage covers her eyes, so she cannot see that the ink dries before you have written. Keep up, she says. If one case is missing the thing can be said.
story-leela-deshpande-crippled-pass = You keep up, to the last irregular plural. It is shut now on all sides, and you find that you think in it.
story-leela-deshpande-crippled-fail = You miss the tenth and dare not ask. She goes on to the index, quite content, in a good clear voice.
story-leela-deshpande-insane = Every page she wrote begins with your name. After that comes the day on which you read it, and then what you do with your hands. On the last sheet the line breaks off, and she has bitten through the pencil so as not to go on. Translate the half, before it is whole.
story-leela-deshpande-insane-pass = You choose the other meaning, which the verb allows. She opens her mouth and lets the pencil fall.
story-leela-deshpande-insane-fail = You read on. There is a word for what happens next, and it is Thursday when you have understood it.

story-samuel-otieno-crippled = The porters will not go on unless you carry the first load. It is Samuel, in a hammock, and he has got heavier since the river; last night it took eight of them. Whatever is lying across him has no weight on the scale and a good deal on the pole. You get your shoulder under.
story-samuel-otieno-crippled-pass = You stand up, all the same. Something slides off behind you into the grass, sulking, and the men begin to sing.
story-samuel-otieno-crippled-fail = You get him as far as the next tree. There you sit, with your back to his, until the moon is down.
story-samuel-otieno-insane = Keep your voice down, he says: the herd is inside the walls. They have come such a long way and are thirsty. He has put basins out along the skirting and lies with his cheek on the boards, and counts. One of them is no elephant. It walks on its toes. He makes room on the floor. Listen for it.
story-samuel-otieno-insane-pass = There, behind the stove, between two others. You tap, he nods, and the herd closes up and treads on something.
story-samuel-otieno-insane-fail = You hear only big quiet feet. In the morning the basins are empty, and he thanks you for coming.

story-eleanor-whitcombe-crippled = Her breath fogs a mirror in the shape of a hand. It is not hers; hers are under the blanket, in splints. As long as there is breath on the glass it cannot come any further, and she has been breathing since four in the morning. You take the mirror from the nurse and bend over it.
story-eleanor-whitcombe-crippled-pass = You breathe out and do not stop, until the hand grows cold, waves, and is a smear.
story-eleanor-whitcombe-crippled-fail = You have to draw breath. It strokes you down the cheek, and Eleanor is very sorry.
story-eleanor-whitcombe-insane = The table raps before you have asked. It has been rapping since they took her away from it: one for the living, two for the others, and three, it seems, for you. She has the answer to something in her closed fist, and will open it for a question. Or you may put your hat on. Most people do.
story-eleanor-whitcombe-insane-ask = You ask. She opens her hand, and a great door somewhere is eased to; but you have heard who was leaning on it.
story-eleanor-whitcombe-insane-leave = You put your hat on. Down in the street you find that you have brought her bag, and that she meant you to.

story-jack-callahan-crippled = A baggage clerk swears he saw nobody fall. He has sworn it in the same words to two inspectors, and Jack lies there with four ribs showing. The 9.15 did not run that night. The clerk is frightened of something in his own van, and of you. Get him to say what it paid for its fare.
story-jack-callahan-crippled-pass = He says it, and weeps. It is down in the book now, so it has to get off at the next stop like anyone.
story-jack-callahan-crippled-fail = He calls the station police after all. They agree that somebody must have been seen, and that it was you.
story-jack-callahan-insane = He has pinned the whole timetable to the ceiling. If one lies on the bed with one's hat over one eye, as he does, the connections can be seen moving. There is a train on it that no company runs, and it has been stopping wherever you stopped. He has lost it near the lampshade. You lie down beside him.
story-jack-callahan-insane-pass = There it is, leaving Trieste. He sticks in the last pin, and it does not arrive; you have its number.
story-jack-callahan-insane-fail = You see flies. Jack pats your arm. He has more time than you have, and goes on looking.

story-song-yulan-crippled = Her manager offers the costume trunk for the hospital bill. He is a thin man, and the robe of the White Serpent is worth more than the theatre. It was hanging straight up in the wardrobe when they fetched it, with nobody in it, breathing. You sit down to tea with him, and mention the audience.
story-song-yulan-crippled-pass = He pays the bill and gives you something from the trunk. The robe is folded at last, with a sprig of rue in each sleeve.
story-song-yulan-crippled-fail = He sells it to the box office. On Saturday there is a performance, and you hear that it was remarkable.
story-song-yulan-insane = She sings only the pauses. The ward has learnt to wait for them; between two there is a note that is not hers, a little flat, and it has been getting nearer the tune. If it once comes in right it can go on by itself. Her eyes ask you to sit there and think of no melody whatever.
story-song-yulan-insane-pass = You think of plain rice. It tries the note twice more, loses the key, and she sings the last bar herself.
story-song-yulan-insane-fail = You think of one, and it takes it. At night the pipes have it, and you lie awake for the ending.

story-noah-littlebear-crippled = The wreck still ticks as it cools. Noah is under the wing, quite cheerful, with his hand on what he ran into. It was at nine hundred feet and not on any map, and as long as he keeps hold of it it can't get up. Lift the spar, he says, when I count, and don't look at its face.
story-noah-littlebear-crippled-pass = You lift. He lets go and rolls clear in one movement, and the spar comes down where it ought to.
story-noah-littlebear-crippled-fail = You lift, and so does it. You wake up a good way from the wreck, and the wreck is in the trees.
story-noah-littlebear-insane = He will land only where there is no ground. He has been up there in the hangar since Monday, six feet above the floor, in the seat of a machine sold for scrap, and is short of petrol. Everything down there opens, he calls. You must talk him in, as they do in fog, and not sound worried.
story-noah-littlebear-insane-pass = You talk about the wind, and dinner. He comes down light as a leaf, and what had its mouth open shuts it.
story-noah-littlebear-insane-fail = He says that you sound worried. You sit under him with a blanket until he has used up the tank.
