## What scenarios leave for the stories of later ones

do-note = note this choice on the progress sheet
event-noted = What you chose is noted on the progress sheet.
event-recalled = Not forgotten: { $guide }.
