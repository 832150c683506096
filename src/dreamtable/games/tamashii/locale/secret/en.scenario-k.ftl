card-k01 = Two Crews
story-k01 = On the left they have painted lines on the floor; on the right they have taken the numbers off the doors. A Spartan called Agda moves the rods by hand and counts aloud. Across the gap a boy of the Nameless counts with his lips. They have been playing chess by lamp for three winters. It is her move, and she has not had a hand free since noon.
objective-k01 = Have a player on each reactor: the Power Station and the High-rise.

card-k02 = The First Surge
story-k02 = Both needles rise together, as they were built to. If one side cools alone, the heat goes over to the other and says so with a bang. Agda has chalked a circle on the floor for each of you. So has the boy, it turns out, and both have written NOW beside it and are looking at the clock.
objective-k02 = In one round, put 1 success token for each player on both reactor cards.

card-k03 = The Second Surge
story-k03 = It holds just long enough for you to wipe a forehead. The second comes from below, with the weight of the first behind it. The bridge goes up in the middle of somebody's sentence. Agda has thrown off her jacket and the lamp slides out of the pocket. Her move is bishop takes pawn, three long and one short. She makes it with her elbow.
objective-k03 = Once more: in one round, 1 success token for each player on both reactor cards.

card-k04 = One of Them
story-k04 = The clock on the bridge stops, both faces at once. One sun can still be put to bed if all of you work on one side. The other crew will be walked out in time, and their half of the city will be cold until summer. Agda looks at you and shakes her head. Across the gap the boy is shaking his. Each of them points at the other's reactor.
objective-k04 = Choose.
choice-k04-1 = Hold the Spartan sun: all hands to the Power Station, and the right half goes cold
choice-k04-2 = Hold the Nameless sun: all hands to the High-rise, and the left half goes cold

card-k05 = The Spartan Sun
story-k05 = The Spartans make room for you at the rods, strictly by height. On the far bank the windows go dark floor by floor, from the top, without haste; people who have no names have practised leaving. Agda calls the stroke. At every tenth she leaves out a beat, so that you can hear whether the other side is still knocking back.
objective-k05 = Pass the team check at the Power Station.
activity-k05-vote = Pull together at the rods

card-k06 = The Nameless Sun
story-k06 = Nobody will tell you what the valves are called, so you call them after people you have worn. The boy walks behind you with the lamp and repeats each name once. Over the bridge, which they have wedged with a wardrobe, the Spartans come marching with their bedding, in step, and then out of step because of the snow.
objective-k06 = Pass the team check at the High-rise.
activity-k06-lamp = Name the valves together

card-k07 = The Left Reactor
story-k07 = Four taps stand in a row at the Power Station, red, yellow, green and blue. In one hour each of them is good for one try by each of you; then it has to rest. A glass above them fills while you work, and drains when the hour strikes. The Spartans call that fair. It is the same for everybody, and it hurts.
activity-k07-red = Try the red tap
activity-k07-yellow = Try the yellow tap
activity-k07-green = Try the green tap
activity-k07-blue = Try the blue tap

card-k08 = The Right Reactor
story-k08 = Here somebody has painted the taps grey, and everybody knows them. Red is the warm one. Yellow drips. Green has a glove on it, and blue is the one that the boy is not allowed to touch. When the hour strikes, the glass on the wall runs dry, and a woman comes and chalks up how far it got.
activity-k08-red = Try the warm tap (red)
activity-k08-yellow = Try the tap that drips (yellow)
activity-k08-green = Try the tap with the glove (green)
activity-k08-blue = Try the forbidden tap (blue)

card-k09 = The Bridge
story-k09 = An hour up, an hour down. The works were a present from the city to both sides, and so neither may mend them. The bridge will not rise while a person is standing on it. In the old days couples used to meet out there for that reason, and for years nothing on either bank was on time.

card-k10 = Checkmate
story-k10 = Both needles lie down in the same second. On neither bank does anybody move. Then the bridge, which has no orders, comes down by itself and stays. The boy crosses it in his socks, with the board held flat before him and all the pieces standing, and asks the first Spartan he meets for somebody called Elbow.

card-k11 = Grey Taps
story-k11 = The right-hand sun sinks to red and stays there, breathing. The Nameless give the Spartans the warm floors and ask them nothing. Agda gets a bed, a grey tap to look after and, in the evening, a visitor. He has set up the board as it was. He puts the lamp beside it, out of habit, and shows her with one finger that it is her move.

card-k12 = Bunks by Height
story-k12 = The Spartan sun holds. In the grey of the morning the Nameless come over, each with one thing, and are given bunks by height. On leaving they have turned off more than their lights: whole streets of machines stand still behind them and will have to be found again. The boy's one thing is a pawn. Agda asks him what he is called. He thinks about it until breakfast.

card-k13 = Both Faces
story-k13 = Seen from the hill, the two suns are two people who have recognised each other in the street. They go up in the same second, and the clock on the bridge is right on both sides. In spring somebody digs a signal lamp out of the slush. The shutter is stuck, three long, and half of a short.
