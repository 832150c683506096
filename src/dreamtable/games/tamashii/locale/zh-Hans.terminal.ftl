## The table in a terminal

tamashii-head = 第{ $round }轮 · { $step } · 时间{ $time } · 剩余受损代码：{ $corrupted }
tamashii-specials = 特殊剧本卡
tamashii-standing = 本局规则
tamashii-objectives = 目标
tamashii-market = 躯体市场
tamashii-tile = 地区
tamashii-trace = 追踪
tamashii-here = 那里有
tamashii-values = 移动{ $move } · 攻击{ $attack } · 编写{ $write }
tamashii-integrity = 完整度{ $left }/{ $cap }
tamashii-stand = 追踪值{ $trace } · 经验{ $xp }
tamashii-writes = 还能编写{ $count }次
tamashii-launcher-key = R 红 Y 黄 G 绿 B 蓝 · O 开源 · X 受损 · o 高亮代码格 · . 普通代码格 · # 待解锁 · * 探索标记 · J 乔丹 · ! 头目
