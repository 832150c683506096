## 遠征遭遇

story-expedition-amazon-1-initial = 川が、彫像でせき止められている。
story-expedition-amazon-1-pass = その裏に、乾いた礼拝堂がある。
story-expedition-amazon-1-fail = せきが切れる。

story-expedition-amazon-2-initial = ある部族が、六十年間あなたの写真機を預かっていた。
story-expedition-amazon-2-pass = 歌ひとつと引き換えに返してくれる。
story-expedition-amazon-2-fail = 彼らは乾板を現像する。

story-expedition-amazon-3-initial = 虫が伝道所の聖書を食い、川の地図に仕立てている。
story-expedition-amazon-3-pass = 穴をたどっていく。
story-expedition-amazon-3-fail = 虫があなたをたどってくる。

story-expedition-nubia-1-initial = 縦穴は下へ続く。王を過ぎ、王の神を過ぎて。
story-expedition-nubia-1-pass = 封印を読んでから破る。
story-expedition-nubia-1-fail = 先に破ってしまう。

story-expedition-nubia-2-initial = 二つ目の墓室では、砂が上へ落ちている。
story-expedition-nubia-2-pass = 落ちきるのを待つ。
story-expedition-nubia-2-fail = 急かしてしまう。

story-expedition-nubia-3-initial = 枯れ井戸の壁は、底まで文字で埋まっている。
story-expedition-nubia-3-pass = 最後の一行の手前でやめる。
story-expedition-nubia-3-fail = 最後の一行を読む。

story-expedition-congo-1-initial = 白い猿たちが、あなたのために道を敷いていた。
story-expedition-congo-1-pass = 女王の望みは、肖像を描いてもらうことだけだ。
story-expedition-congo-1-fail = 似ているのが気に入らないらしい。

story-expedition-congo-2-initial = 熱病が、あなたに問いかけてくる。
story-expedition-congo-2-pass = すべてに答える。
story-expedition-congo-2-fail = ひとつ問い返す。

story-expedition-congo-3-initial = 太鼓があなたの到来を、まだ名乗っていない名で告げる。
story-expedition-congo-3-pass = その名に応える。
story-expedition-congo-3-fail = ほかの誰かが応える。

story-expedition-yenisei-1-initial = なぎ倒された木々は、今も何かを指している。
story-expedition-yenisei-1-pass = 指していないところを掘る。
story-expedition-yenisei-1-fail = 指しているところを掘る。

story-expedition-yenisei-2-initial = シャーマンは、煙草と引き換えに太鼓であなたを氷の下へ送るという。
story-expedition-yenisei-2-pass = あなたは調べを持ち帰る。
story-expedition-yenisei-2-fail = 調べだけが帰ってくる。

story-expedition-yenisei-3-initial = 一度も線路の敷かれたことのない雪原に、客車が一両停まっている。
story-expedition-yenisei-3-pass = 非常索を引き、荷物とともに降りる。
story-expedition-yenisei-3-fail = 定刻に発車する。

story-expedition-kunlun-1-initial = 峠を守るのは、ひとりきりの僧院だ。
story-expedition-kunlun-1-pass = 彼は交代が来るのを待っていた。
story-expedition-kunlun-1-fail = 彼は待ってなどいなかった。

story-expedition-kunlun-2-initial = 足跡が、氷河の真ん中から始まっている。
story-expedition-kunlun-2-pass = 足跡は、角でできた扉の前で終わる。
story-expedition-kunlun-2-fail = 足跡は、あなたの背後で終わる。

story-expedition-kunlun-3-initial = 僧たちは、綱に聞かれぬよう歌いながら、あなたを籠で吊り下ろす。
story-expedition-kunlun-3-pass = 帰りは、自分で足場を刻んで登る。
story-expedition-kunlun-3-fail = 綱が聞いた。

story-expedition-ross-1-initial = 氷が、五つの音節でうめいている。
story-expedition-ross-1-pass = 正しい一音を返す。
story-expedition-ross-1-fail = 船体が代わりに鳴らす。

story-expedition-ross-2-initial = 誰かが、手のない生き物のために捕鯨基地を建てていた。
story-expedition-ross-2-pass = 壁の勘定を書き写す。
story-expedition-ross-2-fail = その勘定にはあなたも入っている。

story-expedition-ross-3-initial = 寝台は七つ、食卓の椅子は八つの宿営地。
story-expedition-ross-3-pass = 八つ目はそのままにしておく。
story-expedition-ross-3-fail = 腰を下ろす。
