## How it stands

role-you-dreamer = 你是做梦者。
role-you-nightmare = 你是梦魇：{ $nightmare }。
role-you-eliminated = 你已被猎杀，出局了。

goal-dreamer = 力量最多者胜，有人到 { $goal } 点就结束。你 { $power } 点，{ $rival } { $most } 点。
goal-dreamer-alone = 力量最多者胜，到 { $goal } 点就结束。你 { $power } 点。
goal-nightmare = 梦魇同样靠力量取胜：去偷。你 { $power } 点，{ $rival } { $most } 点，{ $goal } 点结束。
goal-nightmare-alone = 梦魇同样靠力量取胜。你 { $power } 点，{ $goal } 点结束。
goal-eliminated = 你已无法获胜；轮到你替邻座选择时仍会问你。
goal-watcher = 力量最多者胜，到 { $goal } 点就结束。{ $rival } 领先，{ $most } 点。
goal-watcher-alone = 力量最多者胜，到 { $goal } 点就结束。
goal-solo = 攒到 { $goal } 点力量，或在最后一批鬼影来时有 { $needed } 点。你 { $power } 点；鬼影还来 { $turns } 次。

danger-hunt = 狩猎 { $count }/{ $limit }：满 { $limit } 就出局。
danger-shadow = { $colour }色暗影 { $count }/{ $limit }：满 { $limit } 就被梦魇吞没。
danger-exhaust = 疲惫 { $count }/{ $limit }：满 { $limit } 会失去一种颜色的全部力量。
danger-rival = { $rival } 已有 { $power }/{ $goal } 点力量：这一轮就可能结束。
danger-bag = 袋中还剩 { $dice } 颗骰子。

## What a move means

note-draws = 抽 { $drawn } 颗，掷 { $rolled } 颗
note-bag = 袋中一颗：力量 { $power }%，暗影 { $shadow }%，疲惫 { $exhaust }%，狩猎 { $hunt }%
note-faces = 六面：力量 { $power }，暗影 { $shadow }，疲惫 { $exhaust }，狩猎 { $hunt }
note-pays-power = 花 { $power } 点力量
note-rerolls-power = 它已经是 { $power } 点力量
note-gains-power = 力量 { $power } 点
note-hunt = 狩猎 { $before }/{ $limit } → { $after }/{ $limit }
note-exhaust = 疲惫 { $before }/{ $limit } → { $after }/{ $limit }
note-shadow = { $colour }色暗影 { $before }/{ $limit } → { $after }/{ $limit }
note-nothing = 什么都不变

## What things are

about-colour = { $colour }色骰
about-track = { $spaces ->
    [1] 一次抽 { $first } 颗：放回两颗，其余掷出。
   *[other] 从 { $first } 颗开始，每次放回两颗；继续做梦就多抽一颗，最多 { $last } 颗。
}
