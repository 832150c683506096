story-veil-of-ash-1 = あなたの影のあった場所に、灰が降り積もる。
story-veil-of-ash-2 = 別の何かが、先に帳をくぐってくる。

story-whisper-of-names-1 = 名のほうも、あなたの名を覚える。
story-whisper-of-names-2 = その名には持ち主がいて、今も使っている。

story-candle-of-the-sleepless-1 = 炎は、与えたものを取っていく。
story-candle-of-the-sleepless-2 = 一晩燃えても短くならない。短くなるのはあなただ。

story-hand-of-salt-1 = 指が白くなっていく。
story-hand-of-salt-2 = 海が、塩を返してほしがっている。

story-the-open-way-1 = 扉は覚えている。
story-the-open-way-2 = まずあなたが着き、あなたの残りが後から来る。

story-bind-the-lesser-1 = あなた自身の手首の中で、鎖が鳴る。
story-bind-the-lesser-2 = 縄にはもう一方の端がある。今、誰かがそれを拾い上げた。

story-second-sight-1 = あなたは誰かの眼で見る。誰かもあなたの眼で見る。
story-second-sight-2 = 目を閉じる。少し遅れて、目が閉じる。

story-mend-flesh-1 = 新しい皮膚は、あなたの色と少し違う。
story-mend-flesh-2 = その力は借り物で、持ち主がもう気づいている。

story-iron-litany-1 = 最後の節が欠けている。
story-iron-litany-2 = 壁の向こうで、誰かが「アーメン」を唱える。

story-sign-of-koth-1 = そこにはなかったはずの塔が、立ち去るあなたを見送る。
story-sign-of-koth-2 = 入るときに数えられ、出るときにまた数えられる。
