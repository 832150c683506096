card-dazed = Dazed
card-stunned = Stunned
card-paralyzed = Paralyzed
card-poisoned = Poisoned
