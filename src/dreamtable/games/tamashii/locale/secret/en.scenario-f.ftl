card-f01 = The Gate
story-f01 = The time clock at the gate still works. It wants a card from everybody who goes in, and it has saved blanks for such a case. You print the names of the bodies you are wearing. The clock stamps each of them late. Behind the wall a lift begins to come up.
objective-f01 = Bring a player to the Power Station or to a tile next to it.

card-f02 = The Warden Wakes
story-f02 = It rises with the lift, tall as the crane, ash in its joints. First it reads out the safety rules, all eleven, and after each it waits for forty-one voices to say that they have understood. Nobody says it. Then it turns its lamp on you. No helmets, no numbers. It steps between you and the fire, where it was built to stand.
objective-f02 = Remove the Ascend tokens from the Warden's card, or defeat it.

card-f03 = Bare Iron
story-f03 = The second plate comes off and rings down four storeys. Under it the Warden is bare iron, warm as a kitchen stove, with current running off its shoulders. You hold your batteries up to it and they fill. It looks at the plates on the floor, then at you, and comes on faster, now that it has less to carry.
objective-f03 = Defeat the Warden.

card-f04 = The Valves
story-f04 = One hand of the Warden opens after the rest of it has stopped. Forty-one time cards lie in it, each stamped in, none stamped out. Without a keeper, the needle on the wall has begun to climb. There are two ways off this shift. The blue wheel floods the furnace and wants a hand from each of you. The other way is the stairs, all of them, with the fire behind you.
objective-f04 = Choose.
choice-f04-1 = Turn the blue wheel: hands at the Power Station until it is cold
choice-f04-2 = Take the stairs: everybody back to the Shelter before it blows

card-f05 = The Blue Wheel
story-f05 = Nobody has turned the blue wheel since an inspector signed the tag. It gives a finger's width and asks for more. Steam takes the paint off the wall in one long sheet. For every quarter turn you stamp one card out, because the clock down at the gate lets no water into a furnace that has people on shift.
objective-f05 = Pass blue checks at the Power Station, one for each player in the game.
activity-f05-valve = Lean on the blue wheel

card-f06 = Let It Burn
story-f06 = You take the cards and leave the needle to itself. On the stairs the heat has gone ahead and opened every locker: lunch tins, a wedding photograph, a pair of boots that got new soles forty years ago last week. On the landing lies the Warden's lamp. It is still lit, and it points to the way out.
objective-f06 = Bring all players to the Shelter.

card-f07 = Ash Porter
story-f07 = It carries the ash out in two buckets and empties them wherever there is a clean place. You are the first clean place it has met tonight. It is sorry about the red lines on your grid. Embers are to be buried where they are found; it has that in writing.

card-f08 = Stoker
story-f08 = The stoker knows one song, and that is the shovel. It feeds whatever stands open: furnace doors, vents, the shutter you were holding up in front of you. Force its jaw and it goes on shovelling. For as long as you can keep the jaw apart, the coal is yours.

card-f09 = Crucible
story-f09 = What melts in it, it becomes. There is a bicycle in its left side, and most of a bell. It would like to be poured out one day and left to cool into a single thing. Until then it ladles what it can reach off your grid, stirs, and closes the crack that you have just made.

card-f10 = Heat
story-f10 = Two lines are scratched into the wall beside the needle. At the lower one somebody has written: sleeves down, gloves on. At the upper one there is no writing, only a hole where the pencil went through hot plaster. The needle will pass each of them on its way, and your frames will feel it first.

card-f11 = Warm Snow
story-f11 = From the roof of the Shelter the plant is a lamp that somebody carries away. The drones come home to it, find no door, and lie down in the streets in good order, wings folded. In the morning the snow is cold, as it is everywhere. The quartermaster pins forty-one cards to her wall, looks for her uncle's, and stamps it out herself.

card-f12 = End of Shift
story-f12 = When the last valve shuts, the plant ticks like a pot taken off the stove. That same week the Spartans move in, one bunk to a locker, and leave the names on the doors. In the evening the drones still come. They get a quarter of what they ask for and are sent home. At ten the clock at the gate stamps forty-one cards out, and after them yours.

card-f13 = Overpressure
story-f13 = The needle leaves the dial. What there is of the Warden spreads its arms across the furnace door and reads out the safety rules once more, louder, and this time to you. After each it waits for you to say that you have understood. You say it eleven times. It holds the door until you are done.
