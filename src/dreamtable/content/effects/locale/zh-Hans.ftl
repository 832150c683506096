# 所有游戏的卡牌共用的语言。

## 控制步骤

do-choose = { $by_is ->
    [who-you] 选择一项：{ $options }
   *[other] { $by }选择一项：{ $options }
}
option-of-card = “{ $label }”（{ $if ->
    [none] { "" }
   *[some] 仅当{ $if }时：
}{ $cost ->
    [none] { "" }
   *[some] { $cost }：
}{ $do ->
    [none] 什么也不发生
   *[some] { $do }
}）
do-may = { $cost ->
    [none] 你可以{ $steps }
   *[some] 你可以{ $cost }；若如此做，{ $steps }
}
ask-may = { $cost ->
    [none] 是否{ $steps }？
   *[some] 是否{ $cost }？若如此做：{ $steps }。
}
do-unless = { $simple ->
    [yes] { $do }，除非你{ $price }
   *[no] 除非你{ $price }，否则{ $do }
}
ask-unless = 是否{ $price }？若不如此做：{ $do }。
do-if = 若{ $check }，{ $then ->
    [none] 什么也不发生
   *[some] { $then }
}{ $more ->
    [none] { "" }
   *[some] ；{ $more }
}{ $else ->
    [none] { "" }
   *[some] ；否则，{ $else }
}
else-if = 否则，若{ $check }，{ $then ->
    [none] 什么也不发生
   *[some] { $then }
}
do-for = { $who }执行：{ $do }
# who-same：句中已经提到的人，动词前不再写主语。
who-same = { "" }
do-together = { $do }
do-for-may = { $cost ->
    [none] { $who }可以{ $steps }
   *[some] { $who }可以{ $cost }；若如此做，{ $steps }
}
do-for-unless = { $do }，除非{ $price }
do-for-if = { $who }若{ $check }，{ $do }
do-for-things = { $who }：{ $do }
do-repeat = { $num_is ->
    [plain] { $num ->
        [1] { $do }
       *[other] 重复{ $num }次：{ $do }
    }
   *[count] 重复若干次，次数等于{ $num }：{ $do }
}
do-roll = 掷{ $die_is ->
    [plain] { $num_is ->
        [plain] { $num }颗骰子
       *[count] 骰子，颗数等于{ $num }
    }
   *[other] { $num ->
        [1] { $die }
       *[other] { $num }次{ $die }
    }
}。{ $lines }
on-faces = { $faces }：{ $do }
on-result = 成果{ $result }：{ $do }
do-stop = 到此结束
do-times = { $do }，共{ $times }次

## 文本引出的问题

ask-of-text = { $step_is ->
    [step-none] { $card }：{ $ask }
   *[some] { $card }：{ $ask }（{ $step }）
}
step-none = { "" }

## 条件

check-not = 不满足“{ $check }”
check-group = （{ $check }）
check-compared = { $number }{ $than }
comparison-at-least = 不少于{ $number }
comparison-at-most = 不多于{ $number }
comparison-exactly = 等于{ $number }
comparison-other-than = 不等于{ $number }
comparison-more-than = 多于{ $number }
comparison-less-than = 少于{ $number }

## 数量

number-plus = { $number }加{ $by }
number-minus = { $number }减{ $by }
number-times = { $number }的{ $times }倍
number-part = { $over ->
    [2] { $number }的一半
    [3] { $number }的三分之一
    [4] { $number }的四分之一
   *[other] { $number }的{ $over }分之一
}（向下取整）

## 能力

has-when = { $limit ->
    [none] { "" }
   *[some] { $limit }，
}{ $event }{ $if ->
    [none] { "" }
   *[some] ，若{ $if }
}，{ $may ->
    [yes] 你可以
   *[no] { "" }
}{ $cost ->
    [none] { $do }
   *[some] { $cost }；若如此做，{ $do }
}
has-instead = { $limit ->
    [none] { "" }
   *[some] { $limit }，
}{ $event }{ $if ->
    [none] { "" }
   *[some] ，若{ $if }
}，{ $may ->
    [yes] 你可以改为
   *[no] 改为
}{ $cost ->
    [none] { $do }
   *[some] { $cost }；若如此做，{ $do }
}
has-cannot = 你不能{ $things }
has-action = 行动{ $cost ->
    [none] { $if ->
        [none] { "" }
       *[some] （仅当{ $if }时）
    }
   *[some] （{ $if ->
        [none] { "" }
       *[some] 仅当{ $if }时：
    }{ $cost }）
}：{ $do }
limit-once-per-round = 每轮一次
