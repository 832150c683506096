card-ingrid-solheim = Ingrid Solheim
title-ingrid-solheim = the Polar Cartographer
story-ingrid-solheim-action = Plot a course.

card-rafael-quintana = Rafael Quintana
title-rafael-quintana = the Radio Engineer
story-rafael-quintana-action = Open a channel.

card-sister-agnese-moretti = Sister Agnese Moretti
title-sister-agnese-moretti = the Ward Nun
story-sister-agnese-moretti-action = Tend the sick.

card-hafiz-demir = Hafiz Demir
title-hafiz-demir = the Bazaar Broker
story-hafiz-demir-action = Work the stalls.

card-moana-rewi = Moana Rewi
title-moana-rewi = the Tramp-Steamer Captain
story-moana-rewi-action = Cast off.

card-shun-takeda = Shun Takeda
title-shun-takeda = the Fencing Master
story-shun-takeda-action = Strike first.

card-leela-deshpande = Leela Deshpande
title-leela-deshpande = the Palaeographer
story-leela-deshpande-action = Read between the lines.

card-samuel-otieno = Samuel Otieno
title-samuel-otieno = the Game Warden
story-samuel-otieno-action = Track the beast.

card-eleanor-whitcombe = Eleanor Whitcombe
title-eleanor-whitcombe = the Medium
story-eleanor-whitcombe-action = Lift the curtain.

card-jack-callahan = Jack Callahan
title-jack-callahan = the Railroad Detective
story-jack-callahan-action = Wire ahead.

card-song-yulan = Song Yulan
title-song-yulan = the Opera Singer
story-song-yulan-action = Sing the old air.

card-noah-littlebear = Noah Littlebear
title-noah-littlebear = the Bush Pilot
story-noah-littlebear-action = Climb aboard.
