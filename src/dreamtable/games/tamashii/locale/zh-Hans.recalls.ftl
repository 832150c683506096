## What scenarios leave for the stories of later ones

do-note = 在进程记录表上记下选了哪条路
event-noted = 你们的选择记在了进程记录表上。
event-recalled = 没有忘记：“{ $guide }”。
