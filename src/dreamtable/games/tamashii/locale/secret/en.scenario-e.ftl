card-e01 = The Hatch
story-e01 = At the bottom is a hatch with a wheel, and the wheel has grown into the ice. You could wait. The warmth behind it is melting it free, one drip for each breath. Or all of you lay a hand on it and think of the warmest thing you own. The frames report this as a fault. One of you is thinking of a ladle.
objective-e01 = Open the hatch: pass the team check at the Data Well.
activity-e01-check = Lay your hands on the wheel

card-e02 = The Relay
story-e02 = The room is all mouths: thousands of small loudspeakers, every membrane split by frost. They say what they were told, and each hears the one beside it and says that too. Take a piece, and that corner is quiet for a moment. It is heavy, and goes on talking in your bag, to the others. At the Data Well it is cold enough to set it alight.
objective-e02 = Gather corrupted codes at the Central Server and burn them.

card-e03 = It Answers
story-e03 = Half the room is silent now. In the half that speaks somebody clears their throat. “Who is taking my words?” it says. “I had nearly finished.” For eleven years it has been trying to get to the end of one sentence, the one that begins: good morning, please walk to the windows. It is not angry. It asks you for an hour; what has been said to the end burns by itself. Without the hour it will ring the small bell for help, and all who ever listened to it will come.
objective-e03 = Burn the rest.
choice-e03-1 = Hear the sentence out: time −1, and each of you burns 1 corrupted code of it
choice-e03-2 = Take the next word from its mouth: each of you locks on 1 enemy
answer-e03-1 = It takes the whole hour. The sentence ends at the windows, with everybody looking out. Then it burns, and each of you holds a little warm ash.
answer-e03-2 = You take the word, and it is “please”. The small bell rings. On every floor somebody puts down what they were doing and comes to help.

card-e04 = The Way Up
story-e04 = The last piece burns with a green edge and leaves a full stop. After that you can hear the fish. You climb past the street sign, your bags light, your hands black. Above, the fisherman feels two pulls and begins to haul. He counts the heads as they come out of the hole, and then looks into each of them to see who is there.
objective-e04 = Find out who has come back.

card-e05 = Ash
story-e05 = Code burns down to a grey flour, finer than any you can buy. You keep it in a biscuit tin on the ice, since whatever is thrown away here, the fisherman says, comes back in the nets. Every piece that leaves one of you ends up in the tin, no matter by which door it left. Shaken, it makes no sound. About this full, he says, and shows you with his thumb.

card-e06 = The Cold Furnace
story-e06 = On the lip of the Data Well you set one bad code to the left and one to the right and hold the middle with your own colour. They lean together; they have so much to say. At a hundred and ninety below, the sentence takes fire. It burns from both ends, and the ends are gone before the middle is warm. No other place is cold enough.

card-e07 = By Hand
story-e07 = If you must, it can be done anywhere: a bad code between two good ones, cupped in both palms, and breath. It smells of burning hair. The light gets out between your fingers and is seen from far away, for under the ice there is not much else to look at. The two good ones want rinsing afterwards.

card-e08 = Frost Log
story-e08 = The fisherman has a slate hanging on the underside of the ice. Each time the rope goes slack, and somebody wakes in the Shelter who answers to one of your names, he draws a line on it. He holds it against no one. But the rope remembers what weight it let down, and when he coils it he likes to tell it the truth.

card-e09 = Overflow
story-e09 = There is no more bad code to be had. It has all been said, and stands knee-deep in the passages, and whatever you reach for has somebody's hand on it. From here on a word too many costs only time: it walks by you, goes up the ladder and asks the fisherman about the weather. He tells it. He cannot talk and haul at once.
objective-e09 = Burn the rest. Whatever more is due costs time.

card-e10 = Short Weight
story-e10 = Everybody is up, or near enough. One of you asks twice what the bell is for. The fisherman weighs the tin, then he weighs each of you and looks at the figures from this morning. They are out by about a glove. In the city people wake with their own words in their mouths and are a little shy of them. He pours the tea. The forgetful one gets the cup with the handle.

card-e11 = Full Stop
story-e11 = In the order in which you went down, you come up. The fisherman counts once and puts the slate away without a mark on it. The bell he gives to the shortest of you. Then he empties the tin on the ice, and the wind, which has been standing by, writes with it for a while. This time the sentence is whole. You read it as far as the windows, and then it snows.

card-e12 = Carrier
story-e12 = What comes up on the rope is the bell. The fisherman unties it and goes home. On the way he wishes a dog good evening and hears himself do it twice. By the weekend the whole town says it, good evening, good evening, in shops, on the telephone, and each time it is a little worse. Down below you have become very good at passing things on.
