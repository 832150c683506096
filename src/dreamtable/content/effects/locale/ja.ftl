# すべてのゲームのカードが使う、効果の言葉。

## 流れを決めるステップ

do-choose = { $by_is ->
    [who-you] 1つを選ぶ：{ $options }
   *[other] { $by }は1つを選ぶ：{ $options }
}
option-of-card = 「{ $label }」（{ $if ->
    [none] { "" }
   *[some] { $if }なら：
}{ $cost ->
    [none] { "" }
   *[some] { $cost }：
}{ $do ->
    [none] 何も起きない
   *[some] { $do }
}）
do-may = { $cost ->
    [none] { $simple ->
        [yes] { TE($steps) }もよい
       *[no] 次を行ってもよい：{ $steps }
    }
   *[some] { TE($cost) }もよい。そうしたなら、{ $steps }
}
ask-may = { $cost ->
    [none] { $simple ->
        [yes] { $steps }ことにしますか？
       *[no] 次を行いますか？ { $steps }。
    }
   *[some] { $cost }ことにしますか？ そうしたなら：{ $steps }。
}
do-unless = { $simple ->
    [yes] { $do }。ただし、{ $price }ことで、これを避けられる
   *[no] { TE($price) }もよい。そうしなければ、{ $do }
}
ask-unless = { $price }ことにしますか？ そうしなければ：{ $do }。
do-if = { $check }なら、{ $then ->
    [none] 何も起きない
   *[some] { $then }
}{ $more ->
    [none] { "" }
   *[some] 。{ $more }
}{ $else ->
    [none] { "" }
   *[some] 。そうでなければ、{ $else }
}
else-if = そうでなく、{ $check }なら、{ $then ->
    [none] 何も起きない
   *[some] { $then }
}
do-for = { $who }は次を行う：{ $do }
# who-same：文の中ですでに挙げた人。動詞の前に主語を書かない。
who-same = その人
do-together = { $do }
do-for-may = { $cost ->
    [none] { $who }は{ TE($steps) }もよい
   *[some] { $who }は{ TE($cost) }もよい。そうしたなら、{ $steps }
}
do-for-unless = { $do }。ただし、{ $price }ことで、これを避けられる
do-for-if = { $who }は、{ $check }なら、{ $do }
do-for-things = { $who }：{ $do }
do-repeat = { $num_is ->
    [plain] { $num ->
        [1] { $do }
       *[other] 次を{ $num }回行う：{ $do }
    }
   *[count] 次を行う（回数は{ $num }）：{ $do }
}
do-roll = { $die_is ->
    [plain] ダイスを{ $num_is ->
        [plain] { $num }個振る
       *[count] { $num }だけ振る
    }
   *[other] { $die }を{ $num ->
        [1] 振る
       *[other] { $num }回振る
    }
}。{ $lines }
on-faces = { $faces }：{ $do }
on-result = 判定結果{ $result }：{ $do }
do-stop = ここで終わる
do-times = { $do }（{ $times }回）

## テキストからの質問

ask-of-text = { $step_is ->
    [step-none] { $card }：{ $ask }
   *[some] { $card }：{ $ask }（{ $step }）
}
step-none = { "" }

## 条件

check-not = 「{ $check }」に当てはまらない
check-group = （{ $check }）
check-compared = { $number }が{ $than }
comparison-at-least = { $number }以上
comparison-at-most = { $number }以下
comparison-exactly = { $number ->
    [0] 0
   *[other] ちょうど{ $number }
}
comparison-other-than = { $number }以外
comparison-more-than = { $number }より多い
comparison-less-than = { $number }より少ない

## 数

number-plus = { $number }＋{ $by }
number-minus = { $number }−{ $by }
number-times = { $number }の{ $times }倍
number-part = { $over ->
    [2] { $number }の半分
   *[other] { $number }の{ $over }分の1
}（端数切り捨て）

## 能力

has-when = { $limit ->
    [none] { "" }
   *[some] { $limit }、
}{ $event }{ $if ->
    [none] { "" }
   *[some] 、{ $if }なら
}、{ $may ->
    [yes] { $cost ->
        [none] { $simple ->
            [yes] { TE($do) }もよい
           *[no] 次を行ってもよい：{ $do }
        }
       *[some] { TE($cost) }もよい。そうしたなら、{ $do }
    }
   *[no] { $cost ->
        [none] { $do }
       *[some] { $cost }。そうしたなら、{ $do }
    }
}
has-instead = { $limit ->
    [none] { "" }
   *[some] { $limit }、
}{ $event }{ $if ->
    [none] { "" }
   *[some] 、{ $if }なら
}、代わりに{ $may ->
    [yes] { $cost ->
        [none] { $simple ->
            [yes] { TE($do) }もよい
           *[no] 次を行ってもよい：{ $do }
        }
       *[some] { TE($cost) }もよい。そうしたなら、{ $do }
    }
   *[no] { $cost ->
        [none] { $do }
       *[some] { $cost }。そうしたなら、{ $do }
    }
}
has-cannot = { $things }はできない
has-action = アクション{ $cost ->
    [none] { $if ->
        [none] { "" }
       *[some] （{ $if }なら）
    }
   *[some] （{ $if ->
        [none] { "" }
       *[some] { $if }なら：
    }{ $cost }）
}：{ $do }
limit-once-per-round = ラウンドごとに1回
