## Campaigns in the terminal

campaign-none = 这里没有战役“{ $name }”。现有：{ $known }。
campaign-none-at-all = 这里没有战役“{ $name }”。开始一场：dreamtable campaign new GAME
campaign-none-yet = 还没有战役。开始一场：dreamtable campaign new GAME
campaign-how-to-go-on = 继续：dreamtable campaign go { $file }
campaign-session = 第 { $number } 局
campaign-session-running = 还没打完。
campaign-other-road = 另一条路
campaign-bots = { $bots } 个机器人
campaign-chapter = 第{ $number }章：{ $title }
campaign-choose = 去哪里？
campaign-chose = 你们选了：{ $way }
campaign-door = 没有打开：{ $door }
campaign-endings = 已有{ $count }个结局
campaign-left = 没有走：{ $way }
campaign-no-book = 还没有一章：没有打完的局，或者这个游戏没有故事可讲。
campaign-won = 你们赢得的
campaign-unlocked = 新解锁（{ $option }）：{ $values }
campaign-unlocked-mode = 多了一种玩法：{ $values }
campaign-offers = 已解锁（{ $option }）：{ $values }
campaign-over = 战役到此结束。
campaign-state = { $played ->
    [0] 尚未开始
   *[other] 已打 { $played } 局
}
campaign-state-running = { $played ->
    [0] 第一局进行中
   *[other] 已打 { $played } 局，下一局进行中
}
campaign-state-over = 打了 { $played } 局，已结束
campaign-exported = 已将 { $sessions } 局写入 { $file }。
campaign-reads-ahead = 直接翻看文件会剧透：里面有眼下只有游戏知道的内容。
campaign-imported = 《{ $title }》归你了：{ $sessions } 局，已逐局重演核对无误。{ $file }

## Campaigns that bots play

arena-campaigns = { $campaigns } 场战役，平均 { $sessions } 局，其中 { $ended } 场打到了结局；每局 { $decisions } 次决定。
arena-session = 局
arena-came-so-far = 打到这里的战役
arena-session-won = 获胜

## Campaigns at the server

server-no-campaign = 这里没有你能看的这场战役。可以请参加者发来邀请链接。
server-no-member = 只有参加这场战役的人才能这样做。
server-not-leader = 只有战役的发起人可以这样做。
server-game-without-campaign = 这个游戏没有战役。
server-nothing-follows = 那一局还没打完，后面接不上。
server-kept-otherwise = 那一局的存档来自更新的版本，这里运行的版本较旧。换回新版本后即可从那里继续。
server-campaign-over = 战役已经结束。可以从较早的一局重新走起。
server-session-begun = 刚刚有人开了一局。现在的情况如下。
server-locked = 还没有解锁。已解锁：{ $unlocked }。
server-goes-on-in-campaign = 这是战役中的一局：请从战役页面继续。
server-bad-campaign = 无法读入这份文件：{ $why }
server-campaign-too-long = 这场战役太长了：本服务器最多读入 { $sessions } 局、{ $answers } 个回答。
server-played-elsewhere = 这一局是在别处打的，这里不知道骰子是怎么来的。
server-no-book = 这本书没有分享，或者已经停止分享。
server-no-first-session = 这一局不能作为战役的开头：还没结束，或者用的配件跟战役开头不同。
