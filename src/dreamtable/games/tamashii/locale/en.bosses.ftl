card-warden-of-ash = Warden of Ash
story-warden-of-ash = One cell for every chimney, one chimney for every name.

card-the-choir = The Choir
story-the-choir = Nine thousand throats and one breath. The alto seat is being kept for you.

card-jordan = Jordan Bot
story-jordan = It carries your other coat and has never asked what for.
