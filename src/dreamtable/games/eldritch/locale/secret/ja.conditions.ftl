story-blessed-1 = 忘れていた温もり。
story-blessed-2 = 恩寵は、ほかの誰かのために費やされる。
story-blessed-3 = 目覚めると、どこも損なわれていない。いつからかは分からない。

story-cursed-1 = 話しかけると、印が返事をするようになる。
story-cursed-2 = 匂いで狩るものが、それを嗅ぎつけた。
story-cursed-3 = 家じゅうの鏡が壁を向いている。向けた覚えはない。

story-debt-1 = 礼儀正しい男が二人、ロビーで待っている。
story-debt-2 = 銀行が警察を呼ぶ。
story-debt-3 = あなたの証文は、帳簿をつけない商会に売られていた。
story-debt-4 = まず荷物が、次にその荷を運ぶはずだった切符が取られる。
story-debt-5 = 骨の一本は利息の足しになる、と彼らは説明する。
story-debt-6 = 領収書には「全額受領」とある。あなた自身の筆跡で。

story-dark-pact-1 = 最初の分割払いを取り立てに来た。
story-dark-pact-2 = あなたは入り口を約束した。どの入り口かを言うほど、それは無作法ではない。
story-dark-pact-3 = 最も大切なものをもらっていくという。さもなくば、それを大切に思う心のほうを。

story-detained-1 = 名前を言え、という。誰の名前でもいい。
story-detained-2 = 独房の寝台は一つきりで、もう温かい。
story-detained-3 = 保釈金を決めた男は、名の綴りだけを尋ねた。

story-night-terrors-1 = 目を覚ますと、寝台の向こう岸にいる。
story-night-terrors-2 = 夢の中で寝台の下にいたのは、あなただった。
story-night-terrors-3 = ゴムのような手が、あなたを敷布から抱え上げる。言葉もなく、顔もなく。

story-paranoia-1 = 手元の手紙を、残らず燃やす。
story-paranoia-2 = あなたは正しかった。確かに誰かがつけている。
story-paranoia-3 = 最後の友を追い払い、去ったことを窓から確かめる。

story-lost-hours-1 = 手の中の切符は、一か月前のものだ。
story-lost-hours-2 = 誰かがあなたの金を気前よく使い、あなたの手で署名していった。
story-lost-hours-3 = 爪の間に赤土がある。百マイル四方、赤土などないのに。

story-broken-leg-1 = 骨は曲がったままくっつく。
story-broken-leg-2 = 熱は添え木から這い上がってくる。階段を一段ずつ昇るように。
story-broken-leg-3 = かつてなら跳べた。今度は、鞄から手を離す。

story-crushed-hand-1 = 取り落とす。
story-crushed-hand-2 = 外科医は指を二度数え、二度分の料金を取る。
story-crushed-hand-3 = 夜になるとそっと握る。握り返すものを。

story-slow-bleed-1 = 包帯がまた重くなっている。
story-slow-bleed-2 = もっとわずかな血で生きるものが、滴りをたどってきた。
story-slow-bleed-3 = 医者はけしを処方し、いつやめるかは言わない。
