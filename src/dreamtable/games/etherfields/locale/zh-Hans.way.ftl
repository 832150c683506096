## 路途

number-least = 进度最慢的入梦者的{ $of }数
amount-progress = 激活的进程牌
when-fate-icon = 每次结算命运图标后
when-key-icon = 每次结算钥匙图标后
when-slumber-lost = 浅眠未能取胜时
when-loot = 获得战利品时
when-session-start = 一晚开始时
when-save = 结束今晚时
mod-free-shortcuts = 每段旅途中免费的捷径数
mod-show = 市场亮出的牌数
mod-sanctuary-uses = 圣所中可选的项数
mod-delta-uses = 德尔塔阶段可选的项数
mod-turns-slumber = 浅眠的轮次数
mod-skip-movement = 略过的移动步骤
print-slumber = { $turns }个轮次
print-out = 轮次耗尽{ $skip ->
    [yes] 或略过
   *[no] { "" }
}：{ $do }
print-deliverance = 救赎。{ $action }
print-jumps = 不走动。每个移动步骤，有一个模型移到离入梦者最近的{ $of }上
print-gone = 最后一个模型离开时：{ $do }
print-quirk-slot = 奇遇槽，连着{ $corner }
print-quirk = 作为奇遇：{ $text }
print-quirk-space = 在奇遇格：{ $text }
print-plain-season = 一切如常。
print-location = { $number }：{ $icons }
print-shopping = 到采购图标时，小队可以用掉它：每位入梦者看影响牌市场的3张牌，或花2以太看1件道具。什么都没买的人获得1颗宝石。
do-end-slumber = 结束本场浅眠{ $result ->
    [win] ，取胜
    [loss] ，落败
   *[none] { "" }
}
do-remove-slumber = 将本板块移出游戏
do-delta = 每位入梦者可以选一种方式恢复，重设小时，重洗浅眠牌库
do-slumber-tile = 抽取并放置1块浅眠地图板块
do-remove-quirk = { $which ->
    [this] 将此奇遇置于命运牌库底
   *[any] 将一张奇遇置于命运牌库底
}
do-relocate-team = 小队移至{ $to ->
    [awakening] 觉醒地点
    [this-tile] 本城区的另一地点
   *[any] 另一地点
}
do-cancel = 将这块浅眠置于牌库底
print-from-now = 从此以后：{ $do }
deed-of-active-progress = 拥有{ $num }张激活的进程牌。
deed-of-luck-three = 在同一场梦境中掷出{ $num }次+3。
deed-of-slumber-last-turn = 在一场浅眠的最后一个轮次取胜。
deed-of-boost-failed = 苦痛不少于{ $num }时激化失败，并活过该轮次。
deed-of-contacts = 在同一场梦境中执行{ $num }次交流行动。
deed-of-riddle-clean = 一次不错地解开一道谜题。
deed-of-distress-at-end = 结束一场梦境时有{ $num }点或更多苦痛。
deed-of-distress-taken = 替其他入梦者承受苦痛{ $num }次；独自一人时，以苦痛支付费用{ $num }次。
deed-of-wrath-at-once = 一次支付{ $num }点愤怒。
deed-of-cut-off = 在梦境中站在被墙围死的格里。
deed-of-rule-refused = 在同一场梦境中使用“没有这条规则”{ $num }次。
deed-of-no-penalty = 完成一场梦境，期间没有受过洗牌惩罚。
about-phase-waking = 伤口愈合，重组牌库，大家起床。
about-phase-travel = 小队站在地图上，由大家决定去哪里。
about-phase-arrival = 依次结算此地的图标。
about-phase-slumber = 布置浅眠。
about-phase-slumber-end = 浅眠结束了。
about-location = 城里的一处地点。
about-rest = 一种恢复的方式。
about-goods = 你要在市场上看什么。
about-result = 一场浅眠的结果。
advice-all = 你的牌全都放得下
advice-colour = 牌库里{ $colour }不够
advice-strong = 效果值得占一个位置
advice-progress = 值得放置的进程牌
advice-enough = 进程牌已经够多
advice-weak = 别的牌对你更有用
note-advice = { $num }张，留出{ $out }张：愤怒{ $wrath }、狡黠{ $cunning }、认知{ $awareness }。
note-market-price = 价格{ $num }点以太；你有{ $have }点。
note-deck-then = 买后共{ $count }张：愤怒{ $wrath }、狡黠{ $cunning }、认知{ $awareness }。
note-why = { $why }
note-exchange = 现在由{ $who }扮演，会问对方愿不愿意换。
do-move-tile = 板块{ $code }连同上面的一切移到{ $to }
way-title = 穿过这座城
way-teaser = 街道比你们醒得早。转角的箭头已经挂回原处，门铃边用粉笔写着你们的名字。下一扇门来要钥匙之前，还够进一家店，翻一张牌，和楼梯上的生人打个照面。
way-leads-to = 通往“{ $gate }”
mod-ether-kept = 结束今晚时保留的以太
print-sign = 费用要求征兆“{ $glyph }”时可以弃置。
print-from-discard = 在你弃牌堆中时：{ $action }
check-drawing = 正值抽牌步骤
cost-sign = 弃置征兆“{ $name }”
do-sign = 获得征兆“{ $glyph }”
do-buy-influence = 看影响牌市场的3张牌，买其中任意张
do-personal-sign = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}获得{ $num }个个人征兆
