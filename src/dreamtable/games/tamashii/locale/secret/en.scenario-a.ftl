card-a01 = Cold Boot
story-a01 = Outside, the street has been taken down to the first floor. Your knees hum. On what is left of a school a loudspeaker says good morning and calls the register: forty names. Nobody answers, so it marks you present instead. “I am Lesson Four,” it says. “My class is late. Please walk to the windows and tell me what you see. I've only been told about it.”
objective-a01 = Reveal two face-down tiles.

card-a02 = First Lines
story-a02 = Lesson Four draws a grid on the wall with the last of its chalk. Three of one colour in a row make a verb, it says; put it down and it does something. Your fingers are too thick and the codes slip. Then somebody's first line holds, and a street lamp that has been dead for years comes on. The voice forgets to be a teacher and laughs. Far off, in the towers, another light goes on to see which lamp it was.
objective-a02 = Each player launches a basic program.

card-a03 = Something Heard Us
story-a03 = In the middle of the word “together” the loudspeaker stops. What comes out of it next is one low tone, and it calls the register again: no names this time, only serial numbers. It comes to yours, and the motor in your jaw says “present”. At the end of the street a machine unfolds its legs and begins to try the doors, on your side, one after the other.
objective-a03 = Together, defeat or repel as many enemies as there are players.

card-a04 = Breathing Room
story-a04 = A hatch lifts beside the tram stop and a woman looks out with a ladle in her hand. Aunt Pei, she says. Soup, one bowl each, shoes off. You have no mouths and no shoes; she takes up the floorboards all the same. Along the wall behind her a cable as thick as a leg hums on its way to the Central Server, where the register is kept, forty names and yours. “Down here, if nothing is on your heels,” she says. “Or over there, where everything will be.”
objective-a04 = Choose.
choice-a04-1 = Climb down to her
choice-a04-2 = Follow the cable

card-a05 = Overrun
story-a05 = They have learned the street by heart. One of them waits at the pump, one at the tram stop, and one sits in the front row of the school with its hands on the desk. Each of you picks up a follower as one picks up a cold. Only a hatch in the pavement is not on their map yet. A woman with a ladle holds it open with her foot. “Aunt Pei,” she says, and looks at her watch.
objective-a05 = Go on.

card-a06 = Under the Floor
story-a06 = The cellar is as high as a table. Aunt Pei lays you side by side between the rice and the jars and spreads a quilt over the noise of you. “You're loud when you keep still,” she says. It is the fans. Above, feet go from room to room, and in every room they stop to weigh it. Whoever is late has to come in past them, with nothing behind.
objective-a06 = Bring all players to the Shelter, with no enemies locked on.

card-a07 = Teeth
story-a07 = Aunt Pei used to sweep there. She draws it for you on the lid of a soup box: a cold floor, forty drawers, a lock without a keyhole. It opens when everybody in the hall says at the same moment who they are, each in their own colour. “Practise first,” she says. “It bites.” In the corner she draws a camera, thinks about it, and gives it teeth.
objective-a07 = Pass the check at the Central Server.
activity-a07-check = Say who you are

card-a08 = Exposed
story-a08 = The camera above the drawers has one eye and a good memory. It draws every visitor from the feet upwards, and it takes its time. Whoever stays until the evening finds a finished portrait on the wall. Whoever is the first through the door that was never opened finds a piece of chalk on the floor, and the alphabet, half written, in Lesson Four's hand.

card-a09 = Names
story-a09 = Drawer thirty-eight: a girl who bit. Thirty-nine: a boy who was good at stairs. The labels come off when they are wet, and under each is an older one. You read yours aloud, and a jaw that belongs to somebody else makes the shape of it. In the last drawer lies a loudspeaker. “Late,” says Lesson Four, “but present.” Then it reads out who closed the school: Ascend.

card-a10 = Silence
story-a10 = On the third morning the feet go away. You climb out with rice in your joints. The street is as it was, except that the noodle shop across the road has a tag on its door, and the door is open, and inside the kettle has boiled dry. Aunt Pei stands there with the ladle. “They asked me for an address,” she says. “I gave them one.” She begins to wash the bowls, first the noodle shop's, then yours.

card-a11 = Flatline
story-a11 = One after the other the frames kneel down, politely, as they were built to do when the stairs are too many. You see it from inside the cable: the hands you had just learned to be careful with, folded in the rain. The net takes you back and does not ask for the ticket. A loudspeaker clears its throat. “Good morning,” it says. “We begin again with the windows.”
