game-title = Seasons
game-tagline = A garden that remembers every year.

mode-together = All together
mode-rivals = Rivals

option-garden = Garden
option-garden-courtyard = The courtyard
option-garden-orchard = The orchard
option-garden-pond = The pond
option-late_frost = Late frost
option-late_frost-yes = Yes: less will bloom
option-late_frost-no = No

garden-courtyard = The courtyard
garden-orchard = The orchard
garden-pond = The pond
bed = bed { $number }

ask-SEA-01 = What do you do in the garden?
move-plant = Plant { $bed }
move-dig = Dig { $bed } over
event-bloomed = { $blooms ->
    [yes] { $seat } plants { $bed }, and it blooms.
   *[no] { $seat } plants { $bed }, and it stays bare.
}
event-dug = { $key ->
    [yes] { $seat } digs { $bed } over and finds a key.
   *[no] { $seat } digs { $bed } over and finds earth.
}
reason-bloom = The garden was in bloom.
reason-bare = Too little bloomed.

kept-years = { $years ->
    [one] One year in the garden
   *[other] { $years } years in the garden
}, { $blooms ->
    [one] one bloom in all
   *[other] { $blooms } blooms in all
}
kept-seeds = { $seeds ->
    [one] One bag of seeds put by
   *[other] { $seeds } bags of seeds put by
}
kept-key = A key that was under a bed

trait-garden = Garden
figure-blooms = Blooms
