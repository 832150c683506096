card-ingrid-solheim = Ingrid Solheim
title-ingrid-solheim = the Polar Cartographer
story-ingrid-solheim = She was born in Tromsø in a house that faces north, and has mapped eleven hundred miles of coast from an open boat. In 1923 the Society returned her chart of East Greenland with a polite letter: the last forty miles had been seen by nobody else, and the ship that fetched her home had sailed across them. She still has the soundings. She takes sugar, wears her father's watch, and draws only what she has stood on.
story-ingrid-solheim-action = Plot a course.
story-ingrid-solheim-falls-crippled = Her last entry gives the depth, the wind and the number of fingers.
story-ingrid-solheim-falls-insane = She has charted the ward to the nearest inch, and lists one bed as an island.
story-ingrid-solheim-falls-devoured = Where she stood the compass needle points straight down.

card-rafael-quintana = Rafael Quintana
title-rafael-quintana = the Radio Engineer
story-rafael-quintana = He built the first transmitter in Rio from a tram motor and his sister's piano wire, and the first voice that answered him gave its position as the harbour, thirty fathoms down. He logged it, with the time, and has kept the log since: sixty-one such calls in four years, none of them in distress. He speaks five languages and listens in more. His landlady has asked him to take the aerial off the chapel.
story-rafael-quintana-action = Open a channel.
story-rafael-quintana-falls-crippled = He signs off properly, with the time, and leaves the key switched to receive.
story-rafael-quintana-falls-insane = He has asked for quiet, so that the furniture can finish what it was saying.
story-rafael-quintana-falls-devoured = His set goes on for an hour, in his own fist, from further and further away.

card-sister-agnese-moretti = Sister Agnese Moretti
title-sister-agnese-moretti = the Ward Nun
story-sister-agnese-moretti = Twenty-two years on the fever ward of the Incurabili have taught her to tell by the breath who will last the night, and who else is in the room. In the bad autumn of 1918 she sat with a patient the doctors had no bed for and no name. It was grateful. It left her a vial, and a list of people she ought not to nurse. She nursed them all.
story-sister-agnese-moretti-action = Tend the sick.
story-sister-agnese-moretti-falls-crippled = She has made her own bed, turned the sheet down, and asked not to be any trouble.
story-sister-agnese-moretti-falls-insane = She blesses the cockroaches, one by one, by their names in religion.
story-sister-agnese-moretti-falls-devoured = They find her shoes side by side, and the floor swept round them.

card-hafiz-demir = Hafiz Demir
title-hafiz-demir = the Bazaar Broker
story-hafiz-demir = His stall in the Grand Bazaar measures four feet by six and has been in the family since Sultan Murad. He deals in what other people cannot sell: single shoes, foreclosed prayers, a clock that was returned by nine owners. Nobody has ever cheated him twice. In the spring a customer paid in coins that were still being minted, and ordered something by the gross. Hafiz closed early, for the first time, and looked into the ledger.
story-hafiz-demir-action = Work the stalls.
story-hafiz-demir-falls-crippled = He leaves his scales to the tea boy, with a thumb's weight of advice.
story-hafiz-demir-falls-insane = He has opened a shop in the corridor and given everybody credit.
story-hafiz-demir-falls-devoured = The receipt is in order, and the goods were collected in full.

card-moana-rewi = Moana Rewi
title-moana-rewi = the Tramp-Steamer Captain
story-moana-rewi = She has taken the Kereru round the Horn eighteen times on a crew of nine and a boiler that the insurers call historical. Off the Kermadecs in 1924 she raised a harbour with lights, pilots and a band; her grandmother had told her of it, so she put the helm over and swore until it was astern. Two men had jumped. She has kept their berths made up, and asks in every port.
story-moana-rewi-action = Cast off.
story-moana-rewi-falls-crippled = She gives the order to abandon her, and is cross that it takes so long.
story-moana-rewi-falls-insane = She has gone below to talk to the owners, and there is no below.
story-moana-rewi-falls-devoured = Her ship comes in on the evening tide with all hands, and one hand over.

card-shun-takeda = Shun Takeda
title-shun-takeda = the Fencing Master
story-shun-takeda = He teaches fencing above a rice shop in Yokohama, to bank clerks mostly, and has never drawn the family sword. In the earthquake of 1923 it drew itself. What it struck stood in the street where the street had opened, and was bowing to people; after that they followed it down. He has practised one cut since then, ten thousand times each winter. His pupils believe that it is for his health.
story-shun-takeda-action = Strike first.
story-shun-takeda-falls-crippled = He ties his sleeve back with his teeth and says that the left was always lazy.
story-shun-takeda-falls-insane = He has asked the wall for a lesson, and pays in advance.
story-shun-takeda-falls-devoured = One sandal is at the edge of the mat, pointing home.

card-leela-deshpande = Leela Deshpande
title-leela-deshpande = the Palaeographer
story-leela-deshpande = She reads thirty-one scripts and mistrusts four. The university in Bombay gave her a room, a ladder and the crates that nobody had opened since the Company, and in the ninth crate she found a commentary upon her own doctoral thesis, six centuries old and rather severe. It was right about the verbs. She wrote a reply, on good paper, and put it back in the crate. On Monday there was an answer.
story-leela-deshpande-action = Read between the lines.
story-leela-deshpande-falls-crippled = She corrects the doctor's Latin on her own chart, and closes it.
story-leela-deshpande-falls-insane = She has begun to speak only in footnotes, and nobody has the text.
story-leela-deshpande-falls-devoured = On her desk is a dictionary open at a word that was not there before, and means her.

card-samuel-otieno = Samuel Otieno
title-samuel-otieno = the Game Warden
story-samuel-otieno = The elephants between Voi and the coast know his whistle, and the poachers know his boots. He has been warden for fifteen years and lost no herd until the dry season of 1925, when one walked past him at noon in perfect silence and did not throw a shadow. He followed it for six days. It went down to the beach and stood in a row, and something that he did not see counted it. He would like them back.
story-samuel-otieno-action = Track the beast.
story-samuel-otieno-falls-crippled = He gives the rifle to the boy, unloaded, and the names of the dogs.
story-samuel-otieno-falls-insane = He has set himself free, far inside the fence, and asks visitors to stay in the car.
story-samuel-otieno-falls-devoured = The spoor goes on for a mile in his boots, and then on all fours.

card-eleanor-whitcombe = Eleanor Whitcombe
title-eleanor-whitcombe = the Medium
story-eleanor-whitcombe = Beacon Hill pays her five dollars a sitting, and for twelve years she earned it honestly, with a length of gauze and a good memory for obituaries. Then in March a guest came through whom nobody had invited. He knew where the gauze was kept. He was charming, he stayed for an hour, and when the lights went up there was one more at the table than had been charged. She has given up the gauze.
story-eleanor-whitcombe-action = Lift the curtain.
story-eleanor-whitcombe-falls-crippled = She will not be long, she says, and asks you to keep her place at the table.
story-eleanor-whitcombe-falls-insane = They have all come through at once, and nobody will let her get a word in.
story-eleanor-whitcombe-falls-devoured = She is heard at the next sitting, distinctly, asking to be let out.

card-jack-callahan = Jack Callahan
title-jack-callahan = the Railroad Detective
story-jack-callahan = He worked the Burlington line for nineteen years and never lost a mail sack, a passenger or his temper. The case that he was taken off concerns a sleeping car, the Antares, which has been coupled to eleven different expresses on one night and appears in no yard. He has spoken with people who slept well in it. They all got off at the same station, and not one can say what it was called. He still has his pass.
story-jack-callahan-action = Wire ahead.
story-jack-callahan-falls-crippled = He asks what the time is, and checks it, and is satisfied that the train was late.
story-jack-callahan-falls-insane = He has arrested the conductor, the porter and the view.
story-jack-callahan-falls-devoured = His badge is turned in at a station that was closed in 1911.

card-song-yulan = Song Yulan
title-song-yulan = the Opera Singer
story-song-yulan = In the south she is famous for the third act of the White Serpent, where the heroine is silent for as long as it takes to burn a stick of incense. At Hong Kong last winter somebody in the gallery sang during the silence, very softly, the part that was left out of all the books. She bowed to the gallery, which had been closed for repairs. Since then she travels with two trunks, and hums, so as not to leave room.
story-song-yulan-action = Sing the old air.
story-song-yulan-falls-crippled = She bows from the stretcher, first to the gallery.
story-song-yulan-falls-insane = She has sent her face home to be washed.
story-song-yulan-falls-devoured = The house rises to its feet, row after row, and there is nobody in it.

card-noah-littlebear = Noah Littlebear
title-noah-littlebear = the Bush Pilot
story-noah-littlebear = He flies mail, trappers and the dead between the Skeena and the Yukon, in a machine that he has rebuilt three times from what he found under it. His uncle taught him the country; the country above it he had to learn by himself. There is a valley up there, at nine thousand feet, with smoke in it. He has seen it in three winters, each time lower. He carries two parachutes, and has never said for whom.
story-noah-littlebear-action = Climb aboard.
story-noah-littlebear-falls-crippled = He apologises to the machine first, and then to the tree.
story-noah-littlebear-falls-insane = He has filed a flight plan for the ceiling, and asks for a tail wind.
story-noah-littlebear-falls-devoured = The windsock points at the place for a week.
