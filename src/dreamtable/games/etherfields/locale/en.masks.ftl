card-loaded-smile = Loaded Smile
card-card-veil = Card Veil
card-brass-visor = Brass Visor
card-quiet-lens = Quiet Lens
card-cracked-guard = Cracked Guard
card-red-jaw = Red Jaw
card-paper-bird = Paper Bird
card-hollow-crown = Hollow Crown
