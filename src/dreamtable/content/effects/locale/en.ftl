# What the cards of all games can say: the words of the language of effects.

## Steps that steer

do-choose = { $by_is ->
    [who-you] choose one: { $options }
   *[other] { $by } chooses: { $options }
}
option-of-card = “{ $label }” ({ $if ->
    [none] { "" }
   *[some] only if { $if }:{ " " }
}{ $cost ->
    [none] { "" }
   *[some] { $cost }:{ " " }
}{ $do ->
    [none] nothing happens
   *[some] { $do }
})
do-may = { $cost ->
    [none] you may { $steps }
   *[some] you may { $cost }; if you do, { $steps }
}
ask-may = { $cost ->
    [none] do you want to { $steps }?
   *[some] do you want to { $cost }? If you do: { $steps }.
}
do-unless = { $simple ->
    [yes] { $do } unless you { $price }
   *[no] unless you { $price }, { $do }
}
ask-unless = do you want to { $price }? If you do not: { $do }.
do-if = if { $check }, { $then ->
    [none] nothing happens
   *[some] { $then }
}{ $more ->
    [none] { "" }
   *[some] ; { $more }
}{ $else ->
    [none] { "" }
   *[some] ; otherwise, { $else }
}
else-if = otherwise, if { $check }, { $then ->
    [none] nothing happens
   *[some] { $then }
}
do-for = { $who } does the following: { $do }
# Whom a sentence has named already: after who-same a verb stands alone.
who-same = them
do-together = { $do }
do-for-may = { $cost ->
    [none] { $who } may { $steps }
   *[some] { $who } may { $cost }; if they do, they { $steps }
}
do-for-unless = { $do } unless they { $price }
do-for-if = { $who } who { $check } { $do }
do-for-things = for { $who }: { $do }
do-repeat = { $num_is ->
    [plain] { $num ->
        [one] { $do }
       *[other] do this { $num } times: { $do }
    }
   *[count] do this as many times as { $num }: { $do }
}
do-roll = roll { $die_is ->
    [plain] { $num_is ->
        [plain] { $num ->
            [one] 1 die
           *[other] { $num } dice
        }
       *[count] dice equal to { $num }
    }
   *[other] { $num ->
        [one] the { $die }
       *[other] the { $die } { $num } times
    }
}. { $lines }
on-faces = on { $faces }, { $do }
on-result = Result { $result }: { $do }
do-stop = stop here
do-times = { $do } { $times ->
    [2] twice
    [3] three times
   *[other] { $times } times
}

## Questions that a text asks

ask-of-text = { $step_is ->
    [step-none] { $card }: { $ask }
   *[some] { $card }: { $ask } ({ $step })
}
step-none = { "" }

## Conditions

check-not = it is not so that { $check }
check-group = ({ $check })
check-compared = { $number } is { $than }
comparison-at-least = at least { $number }
comparison-at-most = at most { $number }
comparison-exactly = exactly { $number }
comparison-other-than = other than { $number }
comparison-more-than = more than { $number }
comparison-less-than = less than { $number }

## Numbers

number-plus = { $number } plus { $by }
number-minus = { $number } minus { $by }
number-times = { $times ->
    [2] twice { $number }
   *[other] { $times } times { $number }
}
number-part = { $over ->
    [2] half of { $number }
    [3] a third of { $number }
    [4] a quarter of { $number }
   *[other] { $number } divided by { $over }
} (rounded down)

## Abilities

has-when = { $limit ->
    [none] { "" }
   *[some] { $limit },{ " " }
}{ $event }{ $if ->
    [none] { "" }
   *[some] , if { $if }
}, { $may ->
    [yes] you may{ " " }
   *[no] { "" }
}{ $cost ->
    [none] { $do }
   *[some] { $cost }; if you do, { $do }
}
has-instead = { $limit ->
    [none] { "" }
   *[some] { $limit },{ " " }
}{ $event }{ $if ->
    [none] { "" }
   *[some] , if { $if }
}, { $may ->
    [yes] you may{ " " }
   *[no] { "" }
}{ $cost ->
    [none] { $do } instead
   *[some] { $cost } instead; if you do, { $do }
}
has-cannot = you cannot { $things }
has-action = { $cost ->
    [none] Action{ $if ->
        [none] { "" }
       *[some] { " " }(only if { $if })
    }
   *[some] Action ({ $if ->
        [none] { "" }
       *[some] only if { $if }:{ " " }
    }{ $cost })
}: { $do }
limit-once-per-round = once per round
