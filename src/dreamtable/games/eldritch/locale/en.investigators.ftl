card-ingrid-solheim = Ingrid Solheim
title-ingrid-solheim = the Polar Cartographer
story-ingrid-solheim-action = Plot a course.
story-ingrid-solheim-crippled = Frost-bitten to the wrist, she presses her charts on you and asks you to finish the last line.
story-ingrid-solheim-insane = She draws the same coast over and over; no such coast exists.

card-rafael-quintana = Rafael Quintana
title-rafael-quintana = the Radio Engineer
story-rafael-quintana-action = Open a channel.
story-rafael-quintana-crippled = He taps a message on the bed rail with one working finger.
story-rafael-quintana-insane = Voices answer him from a dead set. You must cut the power.

card-sister-agnese-moretti = Sister Agnese Moretti
title-sister-agnese-moretti = the Ward Nun
story-sister-agnese-moretti-action = Tend the sick.
story-sister-agnese-moretti-crippled = The sisters nurse her in silence and count your coins.
story-sister-agnese-moretti-insane = She will not stop praying, and the names are not those of saints.

card-hafiz-demir = Hafiz Demir
title-hafiz-demir = the Bazaar Broker
story-hafiz-demir-action = Work the stalls.
story-hafiz-demir-crippled = His creditors sit around the bed like crows.
story-hafiz-demir-insane = He sells you the same empty box nine times.

card-moana-rewi = Moana Rewi
title-moana-rewi = the Tramp-Steamer Captain
story-moana-rewi-action = Cast off.
story-moana-rewi-crippled = Her crew has carried her ashore and wants to sail without her.
story-moana-rewi-insane = She steers a chair toward a star that set an hour ago.

card-shun-takeda = Shun Takeda
title-shun-takeda = the Fencing Master
story-shun-takeda-action = Strike first.
story-shun-takeda-crippled = He asks you to hold the blade while he breathes.
story-shun-takeda-insane = He bows to the corner of the room, and the corner bows back.

card-leela-deshpande = Leela Deshpande
title-leela-deshpande = the Palaeographer
story-leela-deshpande-action = Read between the lines.
story-leela-deshpande-crippled = She dictates a grammar that must not be forgotten.
story-leela-deshpande-insane = Every page she wrote begins with your name.

card-samuel-otieno = Samuel Otieno
title-samuel-otieno = the Game Warden
story-samuel-otieno-action = Track the beast.
story-samuel-otieno-crippled = The porters will not go on unless you carry the first load.
story-samuel-otieno-insane = He whispers that the herd is inside the walls.

card-eleanor-whitcombe = Eleanor Whitcombe
title-eleanor-whitcombe = the Medium
story-eleanor-whitcombe-action = Lift the curtain.
story-eleanor-whitcombe-crippled = Her breath fogs a mirror in the shape of a hand.
story-eleanor-whitcombe-insane = The table raps before you have asked.

card-jack-callahan = Jack Callahan
title-jack-callahan = the Railroad Detective
story-jack-callahan-action = Wire ahead.
story-jack-callahan-crippled = A baggage clerk swears he saw nobody fall.
story-jack-callahan-insane = He has pinned the whole timetable to the ceiling.

card-song-yulan = Song Yulan
title-song-yulan = the Opera Singer
story-song-yulan-action = Sing the old air.
story-song-yulan-crippled = Her manager offers the costume trunk for the hospital bill.
story-song-yulan-insane = She sings only the pauses.

card-noah-littlebear = Noah Littlebear
title-noah-littlebear = the Bush Pilot
story-noah-littlebear-action = Climb aboard.
story-noah-littlebear-crippled = The wreck still ticks as it cools.
story-noah-littlebear-insane = He will land only where there is no ground.
