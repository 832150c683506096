card-anguish = Anguish
card-sealing = Sealing
card-speed = Speed
card-reach = Reach
card-unmasking = Unmasking
card-undoing = Undoing
card-no-rerolls = No Rerolls
card-dull-gems = Dull Gems
