## What kinds of moves are called where many games are counted

report-move-choose-investigator = 选择调查员
report-move-choose-ancient-one = 选择远古邪神
report-move-draw-ancient-one = 让命运选择远古邪神
report-move-accept = 同意
report-move-refuse = 拒绝
report-move-stop = 到此为止
report-move-meet = 进行遭遇
report-move-pass = 有可用的却不用
report-move-reroll-with-card = 用卡牌重掷骰子
report-move-pick-space = 选择地区
report-move-pick-seat = 选择在场的调查员
report-move-pick-monster = 选择怪物
report-move-pick-card = 选择卡牌
report-move-pick-clue = 选择线索
report-move-pick-skill = 选择技能
report-move-pick-ticket = 选择旅行票据
report-move-pick-omen = 选择监测轨上的一格
report-move-pick-die = 选择骰子
report-move-pick-deck = 选择牌堆
report-move-pick-option = 选择做法
report-move-pick-number = 选择数目
report-move-pick-token = 选择倒下的调查员
report-move-resolve = 选择先结算什么
