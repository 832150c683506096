card-walker-red = Walker
story-walker-red = The throwing arm came from a bricklayer.

card-walker-yellow = Walker
story-walker-yellow = Somebody has quilted the chest. Each blow costs a thread.

card-walker-green = Walker
story-walker-green = Both thumbs bend backwards, which helps.

card-walker-blue = Walker
story-walker-blue = The soles are felt. Its last owner was shy.
