story-ingrid-solheim-crippled = Frost-bitten to the wrist, she presses her charts on you and asks you to finish the last line.
story-ingrid-solheim-insane = She draws the same coast over and over; no such coast exists.

story-rafael-quintana-crippled = He taps a message on the bed rail with one working finger.
story-rafael-quintana-insane = Voices answer him from a dead set. You must cut the power.

story-sister-agnese-moretti-crippled = The sisters nurse her in silence and count your coins.
story-sister-agnese-moretti-insane = She will not stop praying, and the names are not those of saints.

story-hafiz-demir-crippled = His creditors sit around the bed like crows.
story-hafiz-demir-insane = He sells you the same empty box nine times.

story-moana-rewi-crippled = Her crew has carried her ashore and wants to sail without her.
story-moana-rewi-insane = She steers a chair toward a star that set an hour ago.

story-shun-takeda-crippled = He asks you to hold the blade while he breathes.
story-shun-takeda-insane = He bows to the corner of the room, and the corner bows back.

story-leela-deshpande-crippled = She dictates a grammar that must not be forgotten.
story-leela-deshpande-insane = Every page she wrote begins with your name.

story-samuel-otieno-crippled = The porters will not go on unless you carry the first load.
story-samuel-otieno-insane = Keep your voice down, he says: the herd is inside the walls.

story-eleanor-whitcombe-crippled = Her breath fogs a mirror in the shape of a hand.
story-eleanor-whitcombe-insane = The table raps before you have asked.

story-jack-callahan-crippled = A baggage clerk swears he saw nobody fall.
story-jack-callahan-insane = He has pinned the whole timetable to the ceiling.

story-song-yulan-crippled = Her manager offers the costume trunk for the hospital bill.
story-song-yulan-insane = She sings only the pauses.

story-noah-littlebear-crippled = The wreck still ticks as it cools.
story-noah-littlebear-insane = He will land only where there is no ground.
