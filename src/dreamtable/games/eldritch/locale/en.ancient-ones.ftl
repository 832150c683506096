card-azathoth = Azathoth
title-azathoth = the Blind Sultan
story-azathoth-opening = In January the tide tables are late by four minutes, everywhere, and no observatory will say why. A retired organist in Ghent writes that he can hear the reason. He encloses six bars. You meet on the quay with one suitcase each, since nobody was sure for how long, and somebody has already begun to hum.
story-azathoth-final = The flutes stop, and there is nobody left to notice. The organist in Ghent had just put down his pen to listen. At four in the afternoon, by every clock at once, He sits up and asks in the dark who has been making all this.
story-azathoth-won = The tables are right again by the second week of May. In Ghent the organist plays your six bars backwards, once, with the windows shut, and sleeps till noon. You count the suitcases on the quay. There is one more than there were people, and you agree to leave it there.
story-azathoth-lost = The log of this journey ends in the middle of a bar. What was to follow can be seen from the rests: first the stars, from the south upward, then the sea, then whoever was still turning pages.

card-cthulhu = Cthulhu
title-cthulhu = the Sleeper Below
story-cthulhu-opening = On the last night of February four thousand people in nine countries get out of bed and draw the same door. Most of them have never held a pencil. The drawings are collected by a customs officer in Wellington, who lays them side by side and gets a street. He has paid your passage out of his pension. The weather is fair, with a long swell.
story-cthulhu-final = South of everything the sea stands up. It has stairs on it. Ships in six harbours swing round at their anchors to look, and in the asylums the beds are made. Drive the Sleeper down again, before the tide has finished going out.
story-cthulhu-won = You are home by the August mail boat. The customs officer has had the drawings framed, all but one, and rents out rooms along the street. Nobody in the nine countries remembers having got up. At low water there is a smell, as of a cellar that has been shut again.
story-cthulhu-lost = High water is at noon, the next day also, and the day after that it does not turn. From the hotel roof in Wellington one can read the names of the streets going by. They are very clean, and the doors are open.

card-shub-niggurath = Shub-Niggurath
title-shub-niggurath = the Mother in the Wood
story-shub-niggurath-opening = Spring comes on the third of February, at all latitudes. The bill is presented to you by a vet from Aberdeen with his sleeve burnt off: calves by the hundred, ewes in milk that have no lambs, a hedge that has calved. He has bought seven railway passes and a barrel of quicklime. The blackthorn along the line leans over to see who gets in.
story-shub-niggurath-final = At noon every pregnant thing in the Congo lies down, and rises lighter. The drums ask one question and are not answered. She has come to see the children. Burn out the heart of the wood, while she is still counting them.
story-shub-niggurath-won = It rains for nine days, a cold rain, as it should in that month. The hedge is an ordinary hedge; its calf is doing well and has been sold. The vet sends back the quicklime for a refund. On your boots, between the nails, something green is up, and you scrape it into the stove.
story-shub-niggurath-lost = There is no more winter, the almanac may stop there. The last entry is in a clear hand: milk everywhere, warm, up to the second stair. Something has been licking the baby, and the baby is pleased.

card-yog-sothoth = Yog-Sothoth
title-yog-sothoth = the Gate and the Warden
story-yog-sothoth-opening = Every trunk key sold in Vienna since New Year opens the same trunk. The maker would like it back. He has traced it through four stations to a left-luggage office in Boston, where it was called for, last week, by all of you. You have not met before. He offers second-class fares and asks you to be careful of what you said to one another.
story-yog-sothoth-final = There is a knock at every gate, from both sides. The one who keeps it and the one who is it have agreed on an hour. Bar the Threshold. You will recognise the place: you have been standing there since last week, with the key.
story-yog-sothoth-won = The trunk arrives in Vienna by slow goods, locked. The maker weighs it, nods, and has it bricked into the cellar with the keys inside. You say goodbye on the platform and find that you remember different journeys. Only the fares agree. One of you waves from a train that left an hour ago.
story-yog-sothoth-lost = It opens, and then it has been open all along. This diary was begun on the last page. If you are reading it in Boston, do not call for the trunk; if you have called for it, do come in.
