## 转折

turning-tile-laid = 道路展开：{ $card }
turning-entity-came = “{ $card }”来了
turning-goal-nearer = { $goal }
turning-out-of-turns = 时间耗尽
turning-died = 一位入梦者死去

## 结果

gauge-distress = { $who }的苦痛
gauge-tiles = 梦境板块
deed-story-mode = 故事模式
deed-turns = 历时{ $count }轮
deed-tiles = 发现{ $count }块板块
deed-secrets = 秘密卡找到{ $found }/{ $of }张
deed-actions = 执行{ $count }次行动
deed-distress = 遭受{ $distress }点苦痛

## 一晚写成一章

gate-turns = { $turns }轮
