story-ingrid-solheim-crippled = 手首まで凍傷に侵された彼女は、海図をあなたに押しつけ、最後の一本の線を頼むと言う。
story-ingrid-solheim-insane = 彼女は同じ海岸線を何度も描く。そんな海岸はどこにもない。

story-rafael-quintana-crippled = 彼は一本だけ動く指で、寝台の柵に電文を打っている。
story-rafael-quintana-insane = 壊れた受信機から、声が彼に応えている。電源を断たねばならない。

story-sister-agnese-moretti-crippled = 修道女たちは黙って彼女を看護し、あなたの硬貨を数える。
story-sister-agnese-moretti-insane = 彼女の祈りは止まない。唱えられるのは聖人の名ではない。

story-hafiz-demir-crippled = 債権者たちが、からすのように寝台を囲んでいる。
story-hafiz-demir-insane = 彼は同じ空箱を、九度あなたに売りつける。

story-moana-rewi-crippled = 船員たちは彼女を陸に運び上げ、置いて出航するつもりでいる。
story-moana-rewi-insane = 彼女は椅子の舵を取り、一時間前に沈んだ星を目指している。

story-shun-takeda-crippled = 息を継ぐあいだ刀を持っていてくれ、と彼は言う。
story-shun-takeda-insane = 彼が部屋の隅に一礼すると、隅も礼を返す。

story-leela-deshpande-crippled = 彼女は、忘れられてはならない文法を口述する。
story-leela-deshpande-insane = 彼女の書いたページは、どれもあなたの名で始まっている。

story-samuel-otieno-crippled = 最初の荷をあなたが担がないかぎり、人夫たちは一歩も進まない。
story-samuel-otieno-insane = 群れは壁の中だ、と声をひそめて言う。

story-eleanor-whitcombe-crippled = 彼女の息は、手の形に鏡を曇らせる。
story-eleanor-whitcombe-insane = 問うより先に、卓が鳴る。

story-jack-callahan-crippled = 手荷物係は、落ちた者など見ていないと誓う。
story-jack-callahan-insane = 彼は時刻表を残らず天井に留めてしまった。

story-song-yulan-crippled = 興行主は、入院費の代わりに衣装箱を差し出す。
story-song-yulan-insane = 彼女は休符だけを歌う。

story-noah-littlebear-crippled = 残骸は冷えながら、まだ時を刻むように鳴っている。
story-noah-littlebear-insane = 彼は、地面のない所にしか降りようとしない。
