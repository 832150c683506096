## What scenarios leave for the stories of later ones

do-note = note on the progress sheet which way it was
event-noted = What you chose is noted on the progress sheet.
event-recalled = Not forgotten: { $guide }.
