## How it stands

role-you-lord = 你是梦主。
role-you-thief = 你是盗梦者。
role-you-traitor = 你是背叛者：你握有 DEAL，和梦主同胜。

goal-lord = 守住第{ $level }层的金库，直到牌库抽空：还有 { $cards } 张，约 { $rounds } 轮。
goal-lord-to-hide = 把秘密藏进一个金库，守到牌库抽空。
goal-thief = 在牌库抽空之前打开藏着秘密的金库，可能的金库还有 { $unknown } 个。
goal-thief-knows = 秘密就在第{ $level }层：在牌库抽空之前打开它。
goal-traitor = 现在你要让秘密一直锁到牌库抽空：还有 { $cards } 张，约 { $rounds } 轮。别让盗梦者看出来。
goal-watcher = 盗梦者要秘密，梦主要时间：牌库还有 { $cards } 张。

danger-secret = 秘密还剩 { $locks } 道锁；第{ $level }层有 { $thieves } 名盗梦者。
danger-vault = 第{ $level }层最危险：还剩 { $locks } 道锁，那里有 { $thieves } 名盗梦者。
danger-limbo = 你在迷失层：不能用牌，也不能用技能，直到有人复活你，或你自己弃 2 张牌回来。
danger-last-vault = 再开错一个金库，梦主就赢了。
danger-deck = 牌库还有 { $cards } 张，约 { $rounds } 轮；抽空时梦主获胜。

## What a move means

note-shot = 击杀 { $kills }%，逼走 { $moves }%，落空 { $misses }%
note-locks = 锁 { $before } → { $after }，除非有人阻止
note-own-side = 这一枪打的是自己人
note-own-unlock = 这是你自己的开锁
note-costs-unseal = 用掉{ kind-unseal }
note-peek-bribe = 梦主可以先贿赂你
note-costs-serum = 花 1 张{ kind-transit-serum }
note-costs-cards = 花 { $count } 张牌
note-costs-life = 代价是你的性命和全部手牌
note-sacrifice = 成功率 { $chance }%
note-costs-hand = 花掉全部手牌：{ $count } 张
note-discards-all = 本回合要弃掉全部手牌
note-draws-die = 抽 1 到 6 张
note-deck = 牌库 { $before } → { $after }
note-lord-there = 梦主就在那里
note-over-limit = 之后要弃 { $count } 张牌

## What things are

about-level = 四层之一。最后一道锁消失，金库就打开。一步可到上一层或下一层。
