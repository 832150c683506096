## What scenarios leave for the stories of later ones

do-note = 選んだ道を進行記録シートに書き留める
event-noted = 選んだ道が進行記録シートに書き留められる。
event-recalled = 忘れられていない。「{ $guide }」。
