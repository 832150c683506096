named-ii-41-i1 = 平常天气
story-plain-weather = 天气预报念完，窗外也正是那样。
story-clear-night = 星星都掸过灰，有一颗放歪了。
story-fog = 雾在门廊收下帽子，递还一块号牌。
