card-azathoth = Azathoth
title-azathoth = the Blind Sultan
story-azathoth-final = The flutes stop, and there is nobody left to notice.

card-cthulhu = Cthulhu
title-cthulhu = the Sleeper Below
story-cthulhu-final = Drive the Sleeper down again.

card-shub-niggurath = Shub-Niggurath
title-shub-niggurath = the Mother in the Wood
story-shub-niggurath-final = Burn out the heart of the wood.

card-yog-sothoth = Yog-Sothoth
title-yog-sothoth = the Gate and the Warden
story-yog-sothoth-final = Bar the Threshold.
