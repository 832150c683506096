## 異世界遭遇

story-other-world-1-initial = 胞子がゆるやかな雪のように流れていく。そのひとつひとつに顔がある。
story-other-world-1-pass = 息を止め、いちばん古い菌糸をたどって帰る。
story-other-world-1-fail = それらは降り積もる。

story-other-world-2-initial = どの通りにも、別の通りから去っていくあなたが映っている。
story-other-world-2-pass = 一枚だけ、何も映さない硝子がある。
story-other-world-2-fail = 映った影のひとりが、あなたの外套を返してくれない。

story-other-world-3-initial = 口のない主人が、誰に招かれたのかと尋ねる。
story-other-world-3-pass = 他人の名を告げ、信じてもらえるのを待つ。
story-other-world-3-fail = 自分の名を告げてしまう。

story-other-world-4-initial = 砂丘が鳴り、その音に何かが寄ってくる。
story-other-world-4-pass = 音のしない尾根を駆けていく。
story-other-world-4-fail = それは、あなたが立ち止まるのを待っていただけだった。

story-other-world-5-initial = 虹色の円錐が並び、体の先でペンを差し出す。
story-other-world-5-pass = 彼らが決してしてはならないことを書く。
story-other-world-5-fail = 彼らがとうにしてしまったことを書く。

story-other-world-6-initial = まず水圧、それから礼儀。
story-other-world-6-pass = 溺れた判事に一礼し、水の蓋をめざして泳ぐ。
story-other-world-6-fail = 判決が下る。

story-other-world-7-initial = 絹をまとった神官たちが、品物を見せずに取引をしている。
story-other-world-7-pass = 衣ではなく、灯りのほうを取る。
story-other-world-7-fail = 品物とは、あなただった。

story-other-world-8-initial = 甲虫たちがあなたのために式を営む。語ってもよいし、聴いてもよい。
story-other-world-8-pass = あなたは語る。
story-other-world-8-fail = あなたは聴く。

story-other-world-9-initial = オールに鎖でつながれ、まわりにいるものたちはこいでいない。
story-other-world-9-pass = こぎ手の座を砕き、空もろとも打ち破る。
story-other-world-9-fail = 太鼓は、おのれの拍子を崩さない。

story-other-world-10-initial = 音楽は、あなたにその楽句を締めくくってほしがっている。
story-other-world-10-pass = わざと間違えて口笛を吹く。
story-other-world-10-fail = 正しく吹いてしまう。

story-other-world-11-initial = 木々には扉がたわわに実っている。
story-other-world-11-pass = まだ熟れていない一枚を摘む。
story-other-world-11-fail = ひとくちかじる。

story-other-world-12-initial = 自分があの過ちを犯すのを、あなたは見ている。
story-other-world-12-pass = 一秒だけ早く、灯りに手を伸ばす。
story-other-world-12-fail = あなたは見られた。

story-other-world-13-initial = 大きな何かが、小さな何かに狩りを教えている。
story-other-world-13-pass = 小さいほうが行くなと言われている場所へ行く。
story-other-world-13-fail = 教材はあなただ。

story-other-world-14-initial = 黒い波止場の商人たちが、あなたをはかりにかけたがる。
story-other-world-14-pass = はかりに親指を添える。
story-other-world-14-fail = 彼らも指を添える。

story-other-world-15-initial = 本は、信じられた順に崩れていく。
story-other-world-15-pass = 一冊を声に出して、急いで読む。
story-other-world-15-fail = くしゃみが出る。

story-other-world-16-initial = 潮が上から満ちてくる。
story-other-world-16-pass = その下をくぐり、砂のまだ乾いているところまで歩いていく。
story-other-world-16-fail = 見上げてしまう。

story-other-world-17-initial = まだ顔のない石工たちが、石をひとつ手渡してくる。
story-other-world-17-pass = アーチがいちばん必要としない場所に据える。
story-other-world-17-fail = ぴたりとはまる。

story-other-world-18-initial = 甲殻の外科医たちが、あなたの名のついたつぼをめぐって言い争っている。
story-other-world-18-pass = あなたが決着をつける。
story-other-world-18-fail = 彼らが決着をつける。

story-other-world-19-initial = 扉が二つ。一つは息を吸い、一つは息を吐く。
story-other-world-19-pass = 長い息とともに入っていく。
story-other-world-19-fail = 短い息とともに出ていく。

story-other-world-20-initial = 風が、あなたについて意見を固めた。
story-other-world-20-pass = 気が変わるまで、身を預けて踏みとどまる。
story-other-world-20-fail = 満場一致だ。

story-other-world-21-initial = 黒衣が小声で台詞を教える。短い。
story-other-world-21-pass = 即興で続けると、客席が息を呑む。
story-other-world-21-fail = 台詞は、そらで言える。

story-other-world-22-initial = どの花も、これから失うものの匂いがする。
story-other-world-22-pass = ひとつ残らず名を呼び、最後に門の名を呼ぶ。
story-other-world-22-fail = ここへ来た理由が、あったはずだ。

story-other-world-23-initial = 天井は低い。建てた者たちも低かった。
story-other-world-23-pass = 彼らがしたように、這っていく。
story-other-world-23-fail = 彼らは今も這っている。

story-other-world-24-initial = 車掌は切符にはさみを入れ、手袋にはさみを入れ、それから顔を上げる。
story-other-world-24-pass = あなたは他人の手を見せる。
story-other-world-24-fail = 彼には一晩じゅう時間がある。
