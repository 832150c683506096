## 調査遭遇

story-research-azathoth-1-city = 盲目の調律師は、この曲を知っているという。ライプツィヒのピアノの中、いちばん低い弦のさらに下で聞いた。鍵盤のないあたりだ。四マルク払えば、木に耳を当てさせてくれる。誰も打たないのに動くハンマーがある。「どれでしょう」と、指の腹で木をなでながら聞く。
story-research-azathoth-1-city-pass = 左から九つ目。調律師はそれを点字で札に打ち、親指で二度なぞってから、手渡してくれる。
story-research-azathoth-1-city-fail = まる一分聞く。外へ出ると、通りの足音がみなその拍子を刻み、あなたの脈も、少し遅れてついていく。
story-research-azathoth-1-wilderness = いん石は片側だけが温かい。農夫は牛乳を冷たいほうに置いている。一九一一年に落ち、一九一九年に向きを変えて家を見た。それから、引っかき傷が週ごとに増える。「字は読めるが、これは読めん。あんたは読めるかね」。
story-research-azathoth-1-wilderness-pass = 六十ずつ数える、バビロニアの暦だ。残りを数えている。最後の行を写し、石を山のほうへ向けてやる。
story-research-azathoth-1-wilderness-fail = どんな調子か、声に出して読む。夜、温かいほうが枕の下にあり、一時間ごとに起きて裏返すことになる。
story-research-azathoth-1-sea = 六分儀をのぞくと、船の中に星がある。二等航海士は九回測った。竜骨から四度の高さ、石炭と郵便袋のあいだだ。書き込む前に証人がほしい。前にそういうことを書いた男は、今は陸で木を削っている。あなたは筒をのぞく。
story-research-azathoth-1-sea-pass = ある。下に小さいのがもう一つ、連れの星だ。二つの位置を書き留める。どちらで計算しても、船はここにいない。
story-research-azathoth-1-sea-fail = 見えたのは自分のまつ毛だ。気がつくと次の日で、船長は船を止め、あなたの数字を待っている。

story-research-azathoth-2-city = 物理学者たちが、装置を持っていってくれと金を出す。リンドクヴィスト教授の言い値は四十クローナ。火曜から動いているが、電源は月曜に抜いてある。助手たちは向こうの壁ぎわで背を向けている。あなたが乗り気と見て、額が下がり始める。掛け合う。
story-research-azathoth-2-city-pass = 教授は、入れて運ぶ箱と、どうしても閉じない覚え書きをつけてくれる。
story-research-azathoth-2-city-fail = 昼には、あなたが分割で払う話になっている。荷はもう宿のどこかに置いたという。どこかは言わない。
story-research-azathoth-2-wilderness = 羊飼いが、数えるのをやめた。羊が一頭通るごとに小石をつぼに入れるのだが、金曜、つぼは空で、羊はまだ通っていた。「日暮れに柵の切れ目に座って、声に出して数えてくれ。何が通っても、やめるな」と長老は言う。
story-research-azathoth-2-wilderness-pass = 四百六まで数える。最後のは羊ではないが、首に鈴をつけている。探していたものは鈴の中だ。
story-research-azathoth-2-wilderness-fail = 九十の次が出てこない。羊飼いたちはつぼの中身を草に空け、あなたの書き付けも一緒に空ける。
story-research-azathoth-2-sea = 航跡が渦を巻いている。船尾から見ると九重だ。かじ取りは、一晩じゅう北北東を保ったと誓い、羅針盤もそう言っている。いちばん内側の輪はすぐそこで、明かりが見える。内へ回るか、まっすぐ横切るか。「どちらへでも切ります。ご命令を」。
story-research-azathoth-2-sea-follow = 朝になって真ん中に着く。起きているのはあなた一人だ。何がこれを回しているのか、もう知っている。
story-research-azathoth-2-sea-cross-it = 輪を越えるたび、電車が分岐を渡るように軽く揺れる。最後の輪を過ぎると、誰かがココアをいれる。

story-research-azathoth-3-city = 集会は、電車の線路が交わるところで開かれる。午前三時二十分、時刻表にない電車のために、線路が切り替わる。募金箱の婦人が、どなたの紹介かと聞く。今夜は一人足りず、婦人は足が痛い。うまく言えば、信じる気でいる。
story-research-azathoth-3-city-pass = 誰かのおいだということになる。ポイントのてこを任され、電車は空のまま、よその線へ走り去る。あと一年はもつ。
story-research-azathoth-3-city-fail = 婦人は礼を言い、鈴を振る。次の街灯の下で、紳士が一人、あなたと同じ速さで歩き始める。
story-research-azathoth-3-wilderness = 火口の湖は、正午になるとうなる。番人は給金をもらって湖を測っている。舟から垂らした糸が、今日は湖の真ん中へ傾いている。わけは浅瀬の石の下にある、と番人は踏んでいる。二人がかりの石で、番人は腰が悪い。袖をまくる。
story-research-azathoth-3-wilderness-pass = びんの栓を抜いたような音で上がる。うなりが一つ低くなり、濡れた面に字がある。
story-research-azathoth-3-wilderness-fail = 石は上がり、宙で止まり、元のところへ戻る。下にあなたの手がある。番人は時刻を書き留める。
story-research-azathoth-3-sea = 一海里四方の水を、イルカが避けて通る。境目はガラスが切れるほどまっすぐだ。ベルゲンの女性生物学者が、一日六ポンドで船を雇い、そのきわに停めている。夜になると、内側から、イルカにわけを説く声がする。あの古い言葉のわかる耳がほしい。きわに身を乗り出す。
story-research-azathoth-3-sea-pass = 文法の決まりが一つと、例外が一つ。例外のほうは口で言える。両方書き、一度言ってみる。
story-research-azathoth-3-sea-fail = 明け方、ひと言わかる。その日は一日、あれが魚の話であってくれと思って過ごす。

story-research-azathoth-4-city = 演奏会場のオルガンが、このごろ休符を弾いている。気づいたのは堂守で、間が来るたびに空気が重くなり、前の列が傾く。客を帰し、あなたにひざ布団を渡す。今夜の曲には四分の休みがある。「最後まで座って、終わりに何が来るか教えてください」。
story-research-azathoth-4-city-pass = 歯を食いしばって座り通す。三分五十秒で息を吸う音がし、ためていた音が聞こえる。
story-research-azathoth-4-city-fail = 何か聞きたくて、せきをする。そのせきが、ペダルの上で、夜ふけまで静かに鳴らされている。
story-research-azathoth-4-wilderness = 見捨てられた天文台。丸屋根は開き、レンズは内側から外されている。番人は一九二二年から給料がないのに、毎日掃く。昔ここから見ていたものが、今は穴から見下ろしている。だから雨も落ちてこない。屋根を閉めたいが、取っ手がさびて動かない。
story-research-azathoth-4-wilderness-pass = 十回目で動く。すき間が狭まり、光の輪が床を縮んでいって、チョークの字の上で止まる。
story-research-azathoth-4-wilderness-fail = 半回転で止まる。油を差すまで待つ。番人が油を差すのは、毎月一日と決まっている。
story-research-azathoth-4-sea = 気圧計の針が目盛りを外れ、まだ下がっていく。壁板の中を落ちる音が聞こえ、もう水線より下だ。「底に着くまで待つ」と、この一本で三十年航海してきた船長は船を止める。外は晴れている。壁に手を入れて拾うには、船長を口説くしかない。
story-research-azathoth-4-sea-pass = 船長は空に向かって、うん、と言う。肩まで手を入れ、まだ温かいのをつかむ。数字も残っている。
story-research-azathoth-4-sea-fail = 船長はブランデーを注ぎ、規律の話をする。三日のあいだ、晴れた海に停まって聞いている。

story-research-azathoth-5-city = 数学者が、一つの式で窓を全部ふさいだ。家主は、月初めまでにガラスを拭いてほしい。答えはゼロになったそうで、それから左の靴と、猫と、木曜日が見つからない。数学者は振り向かずにあなたを入れ、三行目を見てくれと頼む。
story-research-azathoth-5-city-pass = 符号が一つ違う。直すと、足もとで何かがのどを鳴らし、式の残りは声に出して読める。
story-research-azathoth-5-city-fail = 合っている。電車でもう一度確かめ、同じ車内でほかに誰が確かめているか、わかってくる。
story-research-azathoth-5-wilderness = 遊牧の民は、空のある一画を避けて、らくだを進める。往復に二日ずつ余計にかかり、水も切り詰める。子どもでも知っている。足跡のない砂のきわで案内人が止まり、すすを塗ったガラスを渡す。自分で見たことはない。「前より低いか」と、目を伏せて聞く。
story-research-azathoth-5-wilderness-pass = 手のひらひとつぶん低い。何で吊ってあるのかも見え、砂に描いてみせる。
story-research-azathoth-5-wilderness-fail = 見るところが高すぎる。とうに下りてきて、らくだの後ろに足をそろえて立っている。
story-research-azathoth-5-sea = 広間のピアノは、機関の音に合わせて調律してある。あるいは機関のほうが合わせてある。ポートサイドから三等機関士が譜をめくり、弾き手が休むと船足が落ちる。彼女は疲れている。ピアノより古い曲だ。終わり方を知っている人はいないか、と聞く。
story-research-azathoth-5-sea-pass = ベルリンの粘土板で見た。四小節教えると、彼女は弾き、ふたを閉めて眠る。機関はひとりで回る。
story-research-azathoth-5-sea-fail = 覚えているところを口ずさむ。別の始まりだった。彼女は弾くしかなく、夜中には皿まで歌っている。

story-research-azathoth-6-city = 商店街の時計が、残らず止まっている。どれも別々の真夜中だ。時計師には区別がつく。これは空の赤かった一八八三年、あれはまだ来ない火曜日。どの一つの下でも、客が一人死んでいる。動かし直してくれと頼まれたが、順番がわからない。針をよく見る。
story-research-azathoth-6-city-pass = 針のほこりの厚さが違う。順に並べると、時刻の間隔が図になり、名前も図になる。
story-research-azathoth-6-city-fail = 選ぶのが早すぎる。その時計が鳴り、これから毎晩その一分に、あなたは寝台に起き上がる。
story-research-azathoth-6-wilderness = 踊りの庭が、すり減ってガラスになっている。六十マイル四方に家はなく、足の裏が温かい。太鼓の少年が言うには、新月に踊りに来る者たちがいて、誰かが外で踊らずに立っていないと、帰るのを忘れる。父親の役だった。腕の疲れた少年が、その場所を譲る。
story-research-azathoth-6-wilderness-pass = 一晩、かかとをそろえて立つ。明け方、一人ずつ足が乱れ、空が指一本ぶん高くなる。
story-research-azathoth-6-wilderness-fail = 初めは足だけだ。少年は泣きながら、また太鼓を打つ。聞く者ができてしまったからだ。
story-research-azathoth-6-sea = トビウオが、惑星の順に甲板へ落ちてくる。料理番は八匹を焼いていて、九匹目の場所を空けてある。「小さいのが、遅れて来るんでさ」。暦に九つ目の星はない。どちら側から来るか当てれば、一シリングもらえる。海を見張る。
story-research-azathoth-6-sea-pass = 右の船尾から、硬貨のように冷たいのが来る。塩を振られる前に開くと、内側に彫り物がある。
story-research-azathoth-6-sea-fail = 真上から来る。小さいが、遠くから来たもので、まゆの上にまともに当たる。

story-research-azathoth-7-city = 収集家が、あなたの口ずさむ節を、太陽系儀と取り替えたがる。口ずさんでいたとは知らなかった。屋敷は、先のことを示す機械でいっぱいだ。この一台は、何もないところを指す腕がいちばん光っている。「耳が聞こえません。言葉で、正確にどうぞ。お値段も」。
story-research-azathoth-7-city-pass = 一時間、手ぶりを交えて説明する。収集家は泣いて最後のねじを巻き、馬車まで運ばせる。
story-research-azathoth-7-city-fail = 二番を聞かせてくれという。二番はない。一時間と、茶と、沈黙の請求書が届く。
story-research-azathoth-7-wilderness = アリが砂を渦巻きに並べ、真ん中に一人ぶんの足場を、きれいに空けてある。リヨンの昆虫学者は助手を三人入れた。出てくるとみな少し若く、今日は何日かと聞いた。「日当は出す。真ん中に立って、一つのことだけ手放さずにいてくれ」。
story-research-azathoth-7-wilderness-pass = 自分の靴の大きさを手放さない。線が錠のようにひと回りし、内側から読める。
story-research-azathoth-7-wilderness-fail = 一分で出てくる。昆虫学者の姿はない。天幕もない。夏も終わっている。
story-research-azathoth-7-sea = 水平線の下で、誰かが笛を吹いている。船員はろうで耳をふさいだ。音のわからない見習いだけは平気で、音は測深の綱を伝ってくると教える。綱はもう九十ひろ出て、まだ引かれている。航海士が、右手に綱、左手にろうを差し出す。
story-research-azathoth-7-sea-take-soundings = 両手で綱を持つ。電信柱のようにうなっていて、重さもおかしい。
story-research-azathoth-7-sea-take-soundings-pass = ひとひろずつ上がってくる。鉛の底の油に、笛の歌口の跡がついている。
story-research-azathoth-7-sea-take-soundings-fail = 綱は手袋をこすって最後まで出ていき、船は綱を待って止まっている。
story-research-azathoth-7-sea-stop-your-ears = ろうは温かく、教会のにおいがする。当直のあいだ、聞こえるのは自分の血の、当たり前の拍子だけだ。

story-research-azathoth-8-city = 指揮者は、序曲から死んでいる。楽員はみな気づいているが、指揮者より先にやめる度胸はない。第一バイオリンが小節の合間に身をかがめ、支配人に顔がきくかとあなたに聞く。長い曲で、「四楽章で、こちらを向くんです」。話をつけに行く。
story-research-azathoth-8-city-pass = 幕係は話のわかる男で、黙って幕を下ろしてくれる。譜面台に残った総譜は、もらっていく。
story-research-azathoth-8-city-fail = 支配人は桟敷にいる。よく言ってくれたと礼を述べ、隣の席に紳士を一人よこす。
story-research-azathoth-8-wilderness = 井戸掘りが、九十フィートで闇を掘り当てた。おけに入って上がってきて、日なたでも闇のままだ。まだ一人、下にいる。大丈夫だと叫ぶ声が、四人ぶんある。親方は倍の賃金で巻き上げを頼む。向こうは急いでいない。ゆっくり巻く。
story-research-azathoth-8-wilderness-pass = 上がってきたのは一人だけだ。まぶしそうに目を細め、掘り出したものを、早く持っていってくれとこちらの手に押しつける。
story-research-azathoth-8-wilderness-fail = 取っ手が逆に回り、まともに打たれる。親方は骨接ぎができる。今月になって覚えた。
story-research-azathoth-8-sea = 一分のあいだ、空には星があり、望遠鏡の中には闇しかない。天文学者はこの一分のために海を渡ってきた。一九〇七年から待つうちに、目が見えなくなった。闇の向こうで、手が輪を回しているはずだ。袖をつかまれる。「どっちに回っているか、言って」。
story-research-azathoth-8-sea-pass = 太陽と逆だ。そう言うと、彼女は手すりをそっと押す。ぶらんこを押すように、あなたがうなずくまで。
story-research-azathoth-8-sea-fail = 見えるままに話す。もういい、と優しく言われる。それでも、すぐには口が止まらない。

story-research-cthulhu-1-city = 七人の見知らぬ人が、一つの夢を順番に話す。広告を見て来た人たちで、一人二ドル、帽子をひざに置いて廊下に並び、前の人の続きを話す。七人目は魚市場の内気な女だ。階段のところまで来たが、人前では下りたがらない。なだめて、話してもらう。
story-research-cthulhu-1-city-pass = 女は目を閉じ、あなたの手を握って下りる。いちばん下に言葉が一つあり、つづりを教えてくれる。
story-research-cthulhu-1-city-fail = 女は首を振って帰る。夢はもうあなたのところまで来ていて、次はあなたの番だ。
story-research-cthulhu-1-wilderness = 粘土板に、あなたの港が下から描いてある。船底が八つ、鎖、泳ぐ人の足。井戸掘りの女房は、漬物のふたにしている。四千年前の物だそうで、売ってもいいのだが、足の一組に見覚えがある。「縁の一行、読めますか」。
story-research-cthulhu-1-wilderness-pass = 潮の時刻と、日付が一つ。両方書き留める。粘土板は漬物の上に戻る。
story-research-cthulhu-1-wilderness-fail = 料理の作り方のようでもあり、警告のようでもある。女房は怒らず、漬物を一つぼ持たせてくれる。
story-research-cthulhu-1-sea = 海の底を測ると、底のほうでも測り返してくる。測量士は船腹を一度たたいて、答えを待つ。四千ひろ。昼からは、一度たたくと二度、やがて三度返り、間も短くなってきた。自分はもうたたけない、と金づちを差し出す。
story-research-cthulhu-1-sea-pass = たたき、鉄板に手のひらを当てて待つ。答えには調子があり、やむ前に書き取れた。
story-research-cthulhu-1-sea-fail = たたいて、金づちを取り落とす。長いこと落ちる音がしない。何の上に落ちたかは、聞けばわかる。

story-research-cthulhu-2-city = 彫刻家が、柔らかいところに、あなたの手を引いていく。材は玄武岩、賞も三つ取った。ところが二月から、大きな像の一か所がへこむ。客はみな、下絵のほうを見たがる。もう眠れない。「手を当てて、石だと言ってくれ」。
story-research-cthulhu-2-city-pass = 石になるまで、手を当てている。中にゆっくりした脈がある。あとで、あなたの脈もゆっくりになる。
story-research-cthulhu-2-city-fail = 石だ、と言う。彫刻家が礼を言い、像の後ろからも礼が返る。帰り道にはもう、友人にも気を許せなくなっている。
story-research-cthulhu-2-wilderness = 塩田が、手の形をしている。尾根に立つと手相まで見える。人夫は指だけをならし、手のひらには入らない。正午に閉じるからだ。その真ん中の手押し車に、監督の弟のシャベルがある。今は十時、往復四マイル、足もとは沈む。弟は、あれを返してほしい。
story-research-cthulhu-2-wilderness-pass = 十二時五分前に戻る。シャベルに固まった塩の中に、しるしが一つ見える。
story-research-cthulhu-2-wilderness-fail = 二本目の線で、ひざまで沈む。正午、手は静かに閉じ、その日が済むまで開かない。
story-research-cthulhu-2-sea = 神像を積んだいかだが、流れに逆らって進む。六十体、髪の毛で縛ってあり、どれも来たほうを向いている。航海士は水路を空けろと命じられ、いちばん大きい像にかぎをかけた。引いているものが、それに気づく。綱に六人、七人目が呼ばれる。
story-research-cthulhu-2-sea-pass = 下で何かが手を放す。背の高い一体が、水を垂らして上がってくる。甲板に置くと、ほとんど重さがない。
story-research-cthulhu-2-sea-fail = 綱がゆるむ。水かきのある手が手すりにかかり、礼儀正しく、かぎを返してよこす。

story-research-cthulhu-3-city = 警察は、儀式一つぶん遅かった。倒れた長いすのあいだに警部が立ち、三十人捕まえて、罪状がない。誰も消えず、何も盗まれず、港の水が四フィート下がっただけだ。朝までに犯人がいる。歌っていた本を、警部は脇に抱えている。たばこを勧め、あなたの話を待つ。
story-research-cthulhu-3-city-pass = 悪いのは潮見表だ、という話にする。署名と引き換えに、本を一週間貸してくれる。
story-research-cthulhu-3-city-fail = 警部は考えた。あなたは外国人で、靴が濡れている。独房の窓からは、泥が見える。
story-research-cthulhu-3-wilderness = 沼の鬼火が、隊列を組んでいる。前に三十、後ろに三十。水鳥が鳴くと、いっせいに何かをささげる。案内人は帽子を取り、あいだをさおで進む。いとこが二列目にいるのだ。水路の果てに、彫り物のある黒い丸太がある。「点呼の前に引き上げろ」。
story-research-cthulhu-3-wilderness-pass = 丸太が船尾から滑り込む。案内人は懸命にさおを差し、後ろで列が一人ぶん詰まる。
story-research-cthulhu-3-wilderness-fail = 片端が上がる。二列目から火が一つ出てきて、もう片端を持つ。人間の長靴をはいている。
story-research-cthulhu-3-sea = このサンゴ礁は、昨日の海図にはない。今日の海図には、ほかと同じ墨で描いてある。描いた者は、どちらも知らないと誓う。昨日の水路も消えたので、引き返せない。船長はあなたに白旗と赤旗を持たせ、へさきに立たせる。「水の色を見ろ」。
story-research-cthulhu-3-sea-pass = 緑と茶を見分けて、船を通す。サンゴは石組みで、潮が引くと、年号を彫った横木が二つ現れる。
story-research-cthulhu-3-sea-fail = 赤旗が一瞬遅い。船は何かをこすり、こすられたほうが縁を引っ込める。あなたは真上から見ている。

story-research-cthulhu-4-city = 水族館のいちばん古い水槽に「職員」と札がある。飼育員は五時半、客が帰ってからえさをやる。ニシンと、パンを一本、金曜は新聞も。中に何がいるのか、見せてもらったことはない。近ごろ、前掛けを干すようになった。「ガラスのそばで、動かずに数えてください」。
story-research-cthulhu-4-city-pass = 三人いて、一人が四人目に仕事を教えている。水ごしに当番表を写す。
story-research-cthulhu-4-city-fail = 自分の影まで数えてしまう。一歩下がっても、影は下がらず、前掛けを締めている。
story-research-cthulhu-4-wilderness = 海から遠い松林に、漁の網がかかっている。濡れている。雪どけからある、と森番は言う。下の水たまりのことで毎週しかられる。浮きがあり、タールを塗った縄があり、五十フィートの高さに、網にかかったものがある。はしごは半分しか届かない。森番は両手を組み、足場にする。
story-research-cthulhu-4-wilderness-pass = 切り離し、シャツにくるんで下ろす。革の航海日誌だ。革はまだ、合わせ目を閉じようとしている。
story-research-cthulhu-4-wilderness-fail = 縄は滑り、枝は腐っている。途中で四本の枝に当たり、水たまりに落ちる。
story-research-cthulhu-4-sea = いかりは汚れもなく上がってきて、ずいぶん古くなっている。木曜に下ろしたのはサンダーランド製の鉄だ。今は青銅で、爪に目が描いてある。一等航海士は、両方の受け取りに署名した。どの王朝のものか書けるまで、船は出せない。虫眼鏡を借りる。
story-research-cthulhu-4-sea-pass = 鉄も船もまだない時代だ。だが、その工房の印はカイロで見た。横に地名がついていた。
story-research-cthulhu-4-sea-fail = 四つまで絞る。欄には一つしか書けない。会社の返事が来るまで、停泊を続ける。

story-research-cthulhu-5-city = 船乗りたちは彫り師に、描いたこともない図を、もう一度と頼む。毎回違うことに、彫り師は気づいた。どれも前の男の続きなのだ。三つの港で、九人の背中を彫った。次は腕一本ぶん。「動かずに座ってくれたら、何の図かわかる」。腕を出す。
story-research-cthulhu-5-city-pass = じっとしている。彫り師が血をぬぐって顔を近づける。線はみな、あなたの腕で出会う。真ん中だ。
story-research-cthulhu-5-city-fail = 最後のひと針で腕を引いてしまい、線がにじむ。仕切りの向こうの客が、文句を言いに立つ。
story-research-cthulhu-5-wilderness = 洞穴は日に二度、潮に合わせて息をする。海までは三百マイルある。隠者はそれで祈りの時刻を決めてきた。近ごろ、吐く息に言葉がまじる。修道院で習ったどの言葉でもない。炭で壁いっぱいに書き取ったので、つづりを直してほしいと頼む。
story-research-cthulhu-5-wilderness-pass = 二文字直すと、壁じゅうが通る。隠者はすぐに消すが、もう口にした。正しい文法だった。
story-research-cthulhu-5-wilderness-fail = 直してやる。洞穴は息を止めて聞き、あなたも十五分のあいだ、息をしていない。
story-research-cthulhu-5-sea = 蒸気ヨットが流れてくる。食卓は整い、戸口はみな、れんがでふさいである。しっくいは新しく、スープは温かい。船長は引き上げ料の三分の一を当て込み、あなたに電灯を持たせて渡らせる。船橋の猫が、壁から壁へ案内する。れんががどこから来たか、見ていく。
story-research-cthulhu-5-sea-pass = 底荷のれんがで、内側から積んである。ゆるい一つの奥に、客の記名帳と、名前のない船の切符。
story-research-cthulhu-5-sea-fail = まだ乾かない壁がある。手を当ててみる。向こう側の手のほうが温かい。

story-research-cthulhu-6-city = 建築家は、図面では正しい角度だったと誓う。現場では、午後四時まで鋭角、そのあとは鈍角になる。角を曲がったれんが職人が二人、一階で捜されている。銀行は月曜に開く。図面を広げ、どの幾何学でなら正しいのか、と聞かれる。
story-research-cthulhu-6-city-pass = エフェソスで教えられ、そこで焼かれた幾何学だ。余白で解くと、職人が二人、茶を飲みに入ってくる。
story-research-cthulhu-6-city-fail = 二度足せと言う。夕方、町じゅうの角が、次々にその角度にそろっていく。
story-research-cthulhu-6-wilderness = 小屋で眠る人々が、いっせいに寝返りを打つ。宣教師によれば二時間ごとで、そのたびに少しずつ西を向く。鐘も水も試した。自分は六晩寝ていない。一緒に寝返りを打ちそうだからだ。「夜明けまで共に起きて、唇を見ていてください」。
story-research-cthulhu-6-wilderness-pass = 四時、声をそろえて方位を言う。六時にも言う。二度とも書き留めた。
story-research-cthulhu-6-wilderness-fail = 息と息のあいだに、目をつぶる。開けると西を向いている。これからは毎晩、そうして目が覚める。
story-research-cthulhu-6-sea = うねりの下に、明かりのついた窓がある。カーテンもかかっている。見張りは日没から十九の通りを数え、故郷が恋しくなった。こんな町の生まれなのだ。航海の障りだけ報告しろと言われているが、これはどうだろう、と聞く。カーテンが一枚開く。身を乗り出す。
story-research-cthulhu-6-sea-pass = 一家が食前の祈りをしている。壁に地図がある。カーテンが落ちる前に覚えた。
story-research-cthulhu-6-sea-fail = 食卓に一人ぶん多く、席が引いてある。後ろのはしごを上ってくる音がする。

story-research-cthulhu-7-city = 宝石商が、人の首に合わない金細工を買い集めている。相場の倍を払い、一つも溶かさない。年に一度、川から試着に上がってくる一家がいて、待たせるわけにはいかない。首輪が一つ足りない。あなたなら手に入ると見て、注文帳を開く。
story-research-cthulhu-7-city-pass = 手に入らないが、説明させておく。話が終わるころには、どの一家か、どの川か、どの日か、わかっている。
story-research-cthulhu-7-city-fail = 復活祭までに納めると決まる。何か預けていくものだ、と彼は言う。預けるのはあなただ。
story-research-cthulhu-7-wilderness = 高原に、オールが並んでいる。どれにも名があり、一本はあなたのだ。海は二マイルも下で、草がオールのあいだから伸びている。羊飼いの子らは、ほかのをぶらんこにしたが、それには触らない。新しいからだ。祖母が言う。その場で一度こいで、前を見てはいけない。
story-research-cthulhu-7-wilderness-pass = 座って、こぐ。高原がひとこぎぶん動き、かじ取りの言ったことが肩ごしに聞こえる。
story-research-cthulhu-7-wilderness-fail = 前を見てしまう。前の腰かけに誰かいて、そのひとこぎを待っていた。
story-research-cthulhu-7-sea = 通りほども太い鎖が、闇の中へ下りている。漁師の教えた場所で、輪が一つ水から出ている。留めの棒は新しく、くさびで止めてある。潜水婦は、触らなければ年金をやると言われた。もう一本の金づちを渡してくれる。「七つ目の波はあっちのもの。その間に打って」
story-research-cthulhu-7-sea-pass = 六度目に、くさびが飛ぶ。はるか下で何かの張りがゆるみ、カモメがみな飛び立つ。
story-research-cthulhu-7-sea-fail = 七つ目の波が早い。あなたを持ち上げ、輪の上に二度、パイプの灰を落とすように打ちつける。

story-research-cthulhu-8-city = 病院の詩人たちが、海を入れるまでと言ってストライキに入った。韻を踏むのをやめ、満潮には芝生で口を開けて寝ている。院長は浴槽に水を張ってやり、笑われた。人のいい男で、金曜には理事会がある。「条件を持っていけば、あなたになら話すでしょう」。
story-research-cthulhu-8-city-pass = 海に伝えておくと約束する。代表が要求を、十九連、残らず朗読する。書き取る。
story-research-cthulhu-8-city-fail = みな親身に聞いてくれる。一人が、誰に言われて来たのかと尋ねる。はっきり答えられない。
story-research-cthulhu-8-wilderness = 干上がった川床に足跡があり、まだ水がたまっていく。カヌーほども長く、川上へ向かっている。地質学者は乾パンで五日たどった。一つ進むごとに、一分ずつ新しくなる。追いつく前に、この歩幅をどう見るか聞きたい。縁にひざをつく。
story-research-cthulhu-8-wilderness-pass = 足を引きずり、もう一人を背負っている。どこで下ろしたか、何が落ちたか、指で示してやる。
story-research-cthulhu-8-wilderness-fail = 一つを、水が満ちるまで測る。それから、川が通り過ぎるのを土手で待つことになる。
story-research-cthulhu-8-sea = 海図室に、まだ浮かんでいない海岸の引き出しがある。便が着くたび、名のない水深が届き、老いた測量士はほかと同じように書き入れる。あと一つで船が通れる図になり、そうなれば船が行く。今日の封筒には数字が二つ。一つは偽物だ。墨の色を見る。
story-research-cthulhu-8-sea-pass = 本物を抜き、偽物を渡す。線が引かれ、はるか沖で、浅瀬が一ひろ沈む。
story-research-cthulhu-8-sea-fail = 感謝される。海岸の残りが細い線で入り、引き出しから引き潮のにおいがする。

story-research-shub-niggurath-1-city = 牧場は、二度目の検査のあと閉まった。一度目は牛が六十頭、おけが六十。二度目、検査官はおけだけ数えた。牛乳は今も六時に、子どものいる家へ配られる。木戸の乳しぼりの娘は、このひづめの跡が誰のものか知りたがっている。わらの下を調べる。
story-research-shub-niggurath-1-city-pass = 娘の足跡だ。出ていくときの。娘は自分の足を見てうなずき、缶に詰める場所を教えてくれる。
story-research-shub-niggurath-1-city-fail = わらしか見つからない。翌朝、あなたの窓辺にひと瓶ある。隣にも、通りじゅうの窓にもある。
story-research-shub-niggurath-1-wilderness = ひづめの跡が、木を登っている。深く、歩幅はそろい、三十フィート上の枝分かれで終わる。そこに何かが寝床を作った。郵便屋はこの道で手紙を二通と犬を一匹なくし、今は歩いている。自転車も上にあるのだ。上着を持っていてくれる。登る。
story-research-shub-niggurath-1-wilderness-pass = 寝床は空で、郵便が敷いてある。自転車を下ろし、その木あての一通はもらっておく。
story-research-shub-niggurath-1-wilderness-fail = 枝分かれで足が滑る。眠っていたものが、何が落ちたのかと、あなたの横を下りていく。
story-research-shub-niggurath-1-sea = 牛を積んだ船が、遅れたうえに積みすぎている。サントスで三百頭積み、今は九百頭が手すりから顔を出し、何頭かはあなたを見ている。船長は干し草と水と、連れをほしがる。赤道から船倉に下りていない。闇の中で順に鳴き、しかも韻を踏む。下りて、終わりまで聞く。
story-research-shub-niggurath-1-sea-pass = 温かい腹のあいだに立ち、ひと回りするのを待つ。九番で繰り返しを覚え、牛が道を空ける。
story-research-shub-niggurath-1-sea-fail = 三番で上がってきてしまう。船長は何も聞かず、寝台を譲る。あなたは横になり、口を動かしている。

story-research-shub-niggurath-2-city = 産婆は、帳簿を縄の結び目でつけている。通りごとに一本、子どもごとに一つ、六十年ぶんが、はりから下がっている。近ごろは呼ばれないお産があり、朝になると結び目ができている。反対の端から結んであるのだ。司祭には聞きたくない。新しい一本を、あなたの手に載せる。
story-research-shub-niggurath-2-city-pass = 左を上に、輪が一つ多い。名前ではなく、決まりごとだ。結び方を覚えさせてもらう。
story-research-shub-niggurath-2-city-fail = 一つほどいてみる。産婆は縄を取り返して十字を切り、あなたの手首に何か結ぶ。ほどけない。
story-research-shub-niggurath-2-wilderness = 動かずに横たわり、森に数えられている。森番の話では、日暮れに森は持ち物を確かめ、動いた者は木に数える。父親は動いた。あのカラマツがそうだ。「最後に合計を言う。聞いてきてくれ」。指に樹皮のある者が、もうあなたの靴まで来ている。
story-research-shub-niggurath-2-wilderness-pass = 石と見て通り過ぎる。合計が聞こえ、しばらくして、来年の合計も聞こえる。
story-research-shub-niggurath-2-wilderness-fail = 息をする。二つ戻ってきて、あなたの顔をすみずみまで触り、しばらく考えている。
story-research-shub-niggurath-2-sea = 一晩で甲板に海草が生え、つぼみをつけた。甲板長は水をかけ、塩をまき、どなった。昼には、手すりのさやが子どもの握りこぶしほどになる。開いた一つに、あなたの日記の、来月のぶんがある。残りは火であぶれ、と甲板長は言う。料理番は、荷物が好物らしいと言う。
story-research-shub-niggurath-2-sea-burn-it = 火はあなたのほうへ燃える。まゆと皮を少しなくし、灰の中からさやをかき出す。
story-research-shub-niggurath-2-sea-feed-it = 留め金ごとかばんをのみ込み、満足する。手すりのさやが次々に、こちらを向いて開く。

story-research-shub-niggurath-3-city = 孤児が九人、出生証明が一枚。院長に不満はない。判のある立派な証明で、順番に使っている。秋までに九人を、庭のある一軒の家へ預けろと言われている。山羊を飼う紳士が申し込んできた。いちばん小さい子が、九人の口で、先に院長と話してくれと頼む。
story-research-shub-niggurath-3-city-pass = 院長はとうとう手紙を破り、封筒をくれる。九人は木戸まで送ってきて、残りを話す。
story-research-shub-niggurath-3-city-fail = 昼食のとき、署名は済んでいた。馬車から九つの手が振られ、やがて九つでは足りなくなる。
story-research-shub-niggurath-3-wilderness = 雄鹿が倒れようとしない。月曜に三丁の銃で撃たれ、それから毎晩、山荘に来て撃ち手の中に立つ。主人の娘は無作法だと言って、祖父のやりを壁から下ろした。角に、葉のあるものが巻きつき、鹿を支えている。娘はあなたにうなずく。角を押さえて。
story-research-shub-niggurath-3-wilderness-pass = 頭を草に押さえ、娘が切る。鹿は息をついて横になり、やりはあなたが持っていて、と娘は言う。
story-research-shub-niggurath-3-wilderness-fail = 柵のように持ち上げられる。塀のきわで見つかったとき、鹿は横に、まだ立っている。
story-research-shub-niggurath-3-sea = 脈のある島だ。海軍の一覧には「疑わしい」とある。船医が時計を持って上陸し、一分に六回と数えた。古い芝、鳥はいない。船着き場の上の岩に、母音の多すぎる文字が彫ってある。血を抜くべきかどうか、読んでから決める。ボートが待っている。
story-research-shub-niggurath-3-sea-pass = 産婆への指図だ。頭がどこにあり、いつ出るのかを知る。船医はメスをしまう。
story-research-shub-niggurath-3-sea-fail = 二行目で脈が速くなる。船着き場は島の裏へ回ってしまい、暗くなるまで追って歩く。

story-research-shub-niggurath-4-city = 肉屋が、誰も祝わない祭りのために窓を飾った。白いひだ、月桂樹の葉、「ご注文はお早めに」の札。木曜から二百件、全部同じ筆跡だ。そんなに肩の多い獣に心当たりがない。当日は店を閉めたいが、客は客だ。注文を見せてくれるように口説く。
story-research-shub-niggurath-4-city-pass = 舌を半ポンドと、主人の意見を頼む。両方とも、最後の注文書二枚で包んでくれる。
story-research-shub-niggurath-4-city-fail = あなたの名前も書かれる。これで二百一件。その数を待っていたらしい。
story-research-shub-niggurath-4-wilderness = 雪の下で、果樹園が実をつけている。風が雪を払うと赤く見える。持ち主の未亡人は一つも売らない。上のほうはりんごだが、下へ行くほど別のものになる。同じ木なのに。夜、誰かが低い実をもいでいく。そこで幹のまわりを掃いておいた。跡を調べる。
story-research-shub-niggurath-4-wilderness-pass = 小さなひづめが二つずつ、根から根へ続く。たどると切り株があり、へたが隠してある。
story-research-shub-niggurath-4-wilderness-fail = 転がった一つを拾おうとかがむ。母と同じあざがあり、まだ熟しきっていない。
story-research-shub-niggurath-4-sea = 船首の像が、港を出てから育っている。花輪の地味な娘だったのに、花輪から角が出て、腕は船首を抱き、船より一フィート深く沈んでいる。彫ったのは船大工で、自分では切れない。板に乗せてあなたを舷側から下ろし、長いのこぎりを渡す。
story-research-shub-niggurath-4-sea-pass = 腰のところで切り落とす。年輪は九つ。十番目の輪は字になっている。
story-research-shub-niggurath-4-sea-fail = のこぎりが動かなくなる。像が楽な姿勢に腕を直し、腕と船のあいだにあなたのあばらがある。

story-research-shub-niggurath-5-city = 孤児院が、わらを仕入れた。修道女は朝まで上がれない。夜番の看護婦が、廊下の端から部屋を見せる。寝台は三十。どの下にも、もう一つ息がある。「食べさせたのは、私ではありません」。中に座って歌えば、また横になるのだが、看護婦は歌えない。あなたが入る。
story-research-shub-niggurath-5-city-pass = 知っている歌を全部、二度歌う。みな横になり、わらの中に角で編んだ冠がある。持って出る。
story-research-shub-niggurath-5-city-fail = 二番で声が出なくなる。続きを、なかなか上手に歌いながら、階段を下りて町へ出ていく。
story-research-shub-niggurath-5-wilderness = 黒山羊が、輪になって外を向いている。明け方に見つけた教師は、生徒を外へ出さない。十三頭。去年の春も十三頭だったが、一頭は新顔で、一頭は山羊ではない。どれかわかれば、明日教えることが決まる。溝のところまでは近寄れる。目を見る。
story-research-shub-niggurath-5-wilderness-pass = 四頭目にまつ毛がある。見破られたと知って一歩よけると、囲んでいたものがそこにある。
story-research-shub-niggurath-5-wilderness-fail = 違うのを指す。本物は喜び、輪から出て、ありったけの足で迎えに来る。
story-research-shub-niggurath-5-sea = 船倉は、乳と新しい綱のにおいがする。送り状には機械の部品とある。火夫は毎晩、皿に一杯持っていく。それが公平だからだ。自分の顔だけ覚えられるのはいやだと、あなたを誘った。闇の中で大きなものが伏せ、のどを鳴らす。頭を抱いてほしいらしい。
story-research-shub-niggurath-5-sea-pass = 交代の時刻まで抱いている。首の札に住所があり、それは知っている家だ。
story-research-shub-niggurath-5-sea-fail = 眠る前に立ってしまう。翌日は一日、乳のにおいがすると、みながあなたを振り返る。

story-research-shub-niggurath-6-city = 薬草屋は、処方を貸すくらいなら弟を貸す。弟は戦争から帰って売り台の下にいて、薬草に漬けてある。処方は、春先から教区の女たちが求めに来るもので、よく効く。それが困るのだ。「せきを診てやるよ。座って話しな」。弟も聞いている。
story-research-shub-niggurath-6-city-pass = 自分で処方を焼き、薬を飲ませ、台の板を上げる。弟がまぶしそうに出てきて、あなたの荷を持つ。
story-research-shub-niggurath-6-city-fail = 「断れないよ。卵で払ってくれるんだから」。話すうちに三人来て、重くなって帰る。
story-research-shub-niggurath-6-wilderness = 炭焼きは、一本だけ木を残し、決して背を向けない。帰りは横歩きだ。いちばん若いのは六年そうして、首を痛めた。学のある人に、あれはブナだと言ってほしい。鳥の巣はなく、まわりの木はみな外へ傾いている。「ひと回りして、どこを見ているか教えてくれ」。
story-research-shub-niggurath-6-wilderness-pass = 節が一つ、あなたについて回る。見えない側を探し当てる。おのが置いてあり、柄に名前がある。
story-research-shub-niggurath-6-wilderness-fail = 裏へ回る。裏は二つあり、もう一つのほうから、枝のようなものが肩に振り下ろされる。
story-research-shub-niggurath-6-sea = カモメが帆柱に巣を作り、泳げないものをかえした。見張り台で口を開け、親鳥のほうがやせていく。郵便船なので、船長は傷つけさせない。船の猫を目で追っている。博物館の先生は、姿を書いてくれば一ポンド出す。双眼鏡を持って上る。
story-research-shub-niggurath-6-sea-pass = まぶたが四枚、羽はない。足に輪がはまり、年と教区の名が刻んである。
story-research-shub-niggurath-6-sea-fail = 母親と思われる。あなたを下ろすまで船は出せず、向こうは放す気がない。

story-research-shub-niggurath-7-city = 動物園で、飼っている数より生まれる数が多い。書記がわらの勘定で気づいた。新入りにはラテン語の札があり、つづりも正しく、知っている二種のあいだの、正しい建物にいる。学校で習った自分が言うのだ。開園前に目録を持って回り、造られたことのないものを消してほしい。
story-research-shub-niggurath-7-city-pass = 五つ。飼育員はほっとする。おりは空だったのだ。産地の書かれた札を一枚、ポケットに入れる。
story-research-shub-niggurath-7-city-fail = 小動物館の一匹を見逃す。昼にみなの前でえさをもらい、二時には三匹いる。
story-research-shub-niggurath-7-wilderness = 前へ連れてくれば、きこりたちは何でも切り倒す。八人兄弟が林道に並び、おのは司祭に見せてある。夜、水を飲みに下りてくるものには手を出さない。この道を通らないからだ。だが鈴が好きだ。妹が牛から一つ外して、あなたの首にかける。「走って」。
story-research-shub-niggurath-7-wilderness-pass = かかとのすぐ後ろに連れて走る。引き出しを順に閉めるように、おのが下りていく。
story-research-shub-niggurath-7-wilderness-fail = 五人目の前で転ぶ。ほしいのは鈴だけだが、くわえるときは両方くわえる。
story-research-shub-niggurath-7-sea = 森が流れてきて、中で誰かが口笛を吹いている。モミの木、小道、木戸。機関が止まると口笛も止み、ゴールウェイなまりの声が、たばこはあるかと聞く。森番に雇われたら、森に気に入られ、帰してもらえない。丁寧に頼めば、客は入れてもらえる。森に声をかける。
story-research-shub-niggurath-7-sea-pass = 口のきき方が気に入られる。木陰の席と野いちごを出され、森の下側を描いた図をもらう。
story-research-shub-niggurath-7-sea-fail = 材木の話をしてしまう。いばらがふくらはぎに軽く巻きつき、どうしても離しきらない。

story-research-shub-niggurath-8-city = 植物学者の苗が、自分から望んで洗礼を受けた。高さ十四インチ、スープ皿に植わり、もう彼女のラテン語を直す。次は、本をよく読んだ人に名付け親になってほしがる。彼女は疲れ、少し得意だ。あとについて唱え、抜けている言葉に気づけばいい、と教えてくれる。
story-research-shub-niggurath-8-city-pass = 抜けているのは「ない」だ。補うと葉が閉じて眠る。残りはもう、そらで言える。
story-research-shub-niggurath-8-city-fail = 素直に唱える。夕方には種が三百できて、全部に名がつくまでいてくれと頼まれる。
story-research-shub-niggurath-8-wilderness = いばらにリボンが結んであり、リボンに名前がある。どれも三文字目で切れている。日曜ごとに娘がはさみを持って来て、その週のぶんを結ぶ。母親もそうした。子羊のまじないで、残りの字は向こうが知っている。あなたの名もある。どういうつづりか、と聞かれる。
story-research-shub-niggurath-8-wilderness-pass = 墨で書いたオガム文字だ。垣根の順に読むと日付になる。自分の三文字は外しておく。
story-research-shub-niggurath-8-wilderness-fail = 声に出して読む。娘は言い方を書き取り、垣根の端で、男が手袋を脱ぐ。
story-research-shub-niggurath-8-sea = 囲いが千ある廃船だ。かんぬきはどれも内側から外してある。牛のために造られたが、今いるのは番人だけで、一時間ごとに起き、船首から順に閉めていく。七十歳だ。今夜は六百まで来て、間に合わないのが音でわかる。左舷と木づちを任される。「中は見るな」。
story-research-shub-niggurath-8-sea-pass = 最後の一本を二人で打ち込む。静かになると、何頭いるかが聞こえる。壁にも書いてある。
story-research-shub-niggurath-8-sea-fail = 七百番が押し返す。見てくれというので見る。戸に手の皮を持っていかれる。

story-research-yog-sothoth-1-city = 錠前屋は、まだ借り手のない部屋の鍵を売る。番地と日付をつけて窓につるし、外れたことがない。一つはあなたので、金曜のぶんだ。番地は今のところ公園である。安くは譲らない。金曜にいくらの値打ちがあると思うか、と聞かれる。
story-research-yog-sothoth-1-city-pass = この前の金曜の話をする。聞き終わると、鍵も、家の間取り図も、ただでくれる。
story-research-yog-sothoth-1-city-fail = 鍵は後ろの紳士に売られる。金曜、公園に家が建っていて、誰かが入ったあとだ。
story-research-yog-sothoth-1-wilderness = どの石に聞いても、日付は同じだ。荒れ野に十九あり、古物学者が虫眼鏡で順に調べた。月も日もそろうが、年だけは内側で、こけに隠れている。自分にあと何年あるのか、それが知りたい。こけをはがして、読む。
story-research-yog-sothoth-1-wilderness-pass = 古い暦で書いてある。袖口で二度計算する。古物学者は礼を言い、新聞を断りに行く。
story-research-yog-sothoth-1-wilderness-fail = 出てきたのは過ぎた年だ。帰り道、話しかけても、古物学者はもう返事をしない。
story-research-yog-sothoth-1-sea = 自分の船とすれ違う。煙突も、日よけのつぎも同じで、手すりにあなたがいる。まだ買っていない帽子をかぶっている。船長どうしが帽子に手をやる。向こうのあなたが、小さなものを投げようと身を乗り出す。五十フィート。顔を見てはいけない。
story-research-yog-sothoth-1-sea-pass = 手だけを見て、受け取る。はさみの入った帰りの切符が、自分の書き付けに包んである。
story-research-yog-sothoth-1-sea-fail = 顔を見る。そう年は取っていない。残りの航海、手すりにも鏡にも近寄らない。

story-research-yog-sothoth-2-city = 時計師は、音と音のすき間を直す。音のほうは誰にでも直せる。ばねで一つこじ開けたところだが、夕飯の時間だ。誰かが押さえ、向こうで何か言われたら、正しく答えなければならない。文法書を置いていく。開くと命令形だ。
story-research-yog-sothoth-2-city-pass = 用件を聞かれ、命令形で一句ずつ答える。返ってきた言葉は口まねができ、錠前に効く。
story-research-yog-sothoth-2-city-fail = 未来形を使う。外は昼で、店は帽子屋に変わり、あなたの時計は誰かが巻いてある。
story-research-yog-sothoth-2-wilderness = 木戸はあるが、柵がない。農夫は春ごとにちょうつがいを直し、緑に塗り、自分はいつも回っていく。犬は回らなかった。今は、あなたの左肩の後ろでほえている。探し物は、木戸のすぐ先の道にある。「開けてやろうか。それとも回るか」。
story-research-yog-sothoth-2-wilderness-walk-through = くぐると、もう手の中にある。農夫も、犬も、この州も、後ろにはない。
story-research-yog-sothoth-2-wilderness-walk-around = 農夫の靴のあとを、縁に沿って、草から目を離さずについていく。
story-research-yog-sothoth-2-wilderness-walk-around-pass = 両側に影の落ちるところがある。そこから手を伸ばして、取る。
story-research-yog-sothoth-2-wilderness-walk-around-fail = こちらから見ると、道には何もない。犬の声が、少し遠くなる。
story-research-yog-sothoth-2-sea = 船底の下に、光の玉がついてくる。アゾレスから離れず、九つか十、触れ合っていて、その上の鉄板は熱くて立てない。機関長は、びょうが溶ける前に追い払いたい。道具はさおと鎖、それに、もの珍しいだけだろうという見立てだ。あなたは鎖を取る。
story-research-yog-sothoth-2-sea-pass = 振り回すと、散る。触れ合っていた水に継ぎ目があり、閉じる前に中が見える。
story-research-yog-sothoth-2-sea-fail = 鎖は、あなたの手のところまで白くなる。包帯を巻かれるうちに、玉はまた寄り合う。

story-research-yog-sothoth-3-city = 国勢調査が、一家を二度数え、一家を数え落とした。調査員はきちょうめんな男で、足を痛めている。二つの通りから同じ家を訪ね、同じ母親に茶を出されたが、子どもが違った。昼までに決めなければならない。「一緒に入って、話を引き出してください」。
story-research-yog-sothoth-3-city-pass = 二杯目で、どの子が自分の子で、あとの子を誰に借りたのか、話してくれる。
story-research-yog-sothoth-3-city-fail = 誰も口をきかない。帰りがけ、数えられなかった父親が、帽子をかぶってついてくる。
story-research-yog-sothoth-3-wilderness = 夜鷹が、あなたの死ぬ年を唱えている。墓地の柵の上で、はっきりと。墓掘りは自分のを聞いたことがあり、かまわず掘っている。落ち着いていれば十の位でやめる、あわてると続きを言う。シャベルにもたれて、どちらか見ている。
story-research-yog-sothoth-3-wilderness-pass = サンドイッチを食べ終える。鳥は数を忘れ、墓掘りのいとこに移る。今夜はよく眠れそうだ。
story-research-yog-sothoth-3-wilderness-fail = もう一度、と頼む。月までつけて言い直し、くいからくいへついてくる。
story-research-yog-sothoth-3-sea = この霧には角がある。船首は一つの角から入り、別の角から出て、右手で、こちらを向いている。かじ取りには人手がいる。船はまっすぐ行きたがるが、ここにはまっすぐがない。羅針盤の箱は、知らない星でいっぱいだ。反対側の取っ手を握る。
story-research-yog-sothoth-3-sea-pass = 何かがゆるむまで、押し返す。箱の星が回り、あなたの置いたところで止まる。
story-research-yog-sothoth-3-sea-fail = かじ輪が手の中で回る。船首まで歩くと、別の船の船首で、天気も違う。

story-research-yog-sothoth-4-city = 宿の廊下は、出るとき扉が一つ多い。客室の娘はその部屋の鍵を持たないが、毎朝靴が出ているので、磨く。あなたの靴だ。どの扉かわかれば、返しておける。廊下の端まで一緒に行き、振り返って、見る。
story-research-yog-sothoth-4-city-pass = 四つ目。そこだけ、じゅうたんの目が逆だ。靴を持って入る。中に、あなたへの置き土産がある。
story-research-yog-sothoth-4-city-fail = 数えても同じだ。夜になると、どの階にも扉が一つ増え、みな開いている。
story-research-yog-sothoth-4-wilderness = 道しるべはどれも、出てきた町までの距離だ。だんだん縮む。道連れの行商人は、婚礼の日からこの道で家へ帰っていて、どの宿のおかみも自分の妻だ。しかも一軒ごとに若い。次の宿が怖い。「まっすぐ行け。行くはずだった場所だけを考えろ」。
story-research-yog-sothoth-4-wilderness-pass = 通りを一つずつ思い浮かべる。次の道しるべには腕が二本あり、一本は前を指す。
story-research-yog-sothoth-4-wilderness-fail = 出てきた町を思ってしまう。それで十分だった。日暮れには、行商人もいない、よその土地にいる。
story-research-yog-sothoth-4-sea = 日付変更線を越えると、線がついてくる。事務長は火曜を四回迎え、四回とも火夫に給料を払う。三十ヤード後ろの水の上に、チョークの線がまっすぐ引かれている。船長が水曜だと言えば止まるはずだが、慎重な人だ。船長室をたたく。
story-research-yog-sothoth-4-sea-pass = 船長は礼装で宣言する。線は航跡の上で止まり、誰かがその上で、書類を振っている。
story-research-yog-sothoth-4-sea-fail = 「しばらく様子を見よう」。今日は火曜だ。よく眠る。今日は火曜だ。

story-research-yog-sothoth-5-city = 記録室では、明日の新聞が「返却済み」の棚にある。係の女性は困っている。五時までに返すのだが、どこへ返すのかわからない。三面に通りの写真があり、警官と、見覚えのある後ろ姿が写っている。四分と、虫眼鏡を貸してくれる。
story-research-yog-sothoth-5-city-pass = まず看板を、次に宝石店の時計を読む。場所がわかり、時刻がわかる。
story-research-yog-sothoth-5-city-fail = 自分の名があるので、記事を読んでしまう。顔を上げると閉館で、日付は翌日だ。
story-research-yog-sothoth-5-wilderness = 山の人々は火を二つたく。来た者のためと、来たことになる者のためだ。あいだの平らな岩に食事がある。どちらが先に食べるか、言ってはいけない。だが学のある人は歌でわかる、と老女は言う。歌は二つ、同時に歌われている。動詞を聞き分ける。
story-research-yog-sothoth-5-wilderness-pass = 三つ目の時制だ。誰が先に座るのかが、それでわかる。老女はあなたの敷物をそちらへ移す。
story-research-yog-sothoth-5-wilderness-fail = 違うほうの火に座る。火は何も言わず、片腕の毛と皮だけ焼く。
story-research-yog-sothoth-5-sea = 泡が並んで浮かび、甲板に上がっても割れない。見習いが積んで遊んでいる。一つ一つに、くるみほどの部屋があり、誰かが出ていくところだ。人が戻ってくる泡を一つ見たが、どこに置いたか忘れてしまった。見習いと並んで、一つずつのぞく。
story-research-yog-sothoth-5-sea-pass = 防水布の下にある。女が入ってきて座り、書きかけのページをこちらへ掲げる。
story-research-yog-sothoth-5-sea-fail = この甲板の入った泡が見つかる。あなたたち二人がいて、のぞく目もある。

story-research-yog-sothoth-6-city = 桟橋の占い機械は、銭を入れる前に答える。支配人が中身を抜いても答え、札はみな当たるので、もう近寄らない。言葉はギリシャ語と旅芸人の隠語がまじっている。「わかる人がいれば、次の問いを先に出してやれるのに」。
story-research-yog-sothoth-6-city-pass = 聞かれる前に答える。この先のことを書いた札が二枚、声に出さないほうがいい札が一枚落ちる。
story-research-yog-sothoth-6-city-fail = 札の最後の言葉がわかる。日付だ。横に小さな手の絵がある。あなたの手だ。
story-research-yog-sothoth-6-wilderness = 誰かが、階段のまわりに納屋を建てた。大工の話では、階段のほうが先だ。ある朝、麦畑に立っていた。上等のかしで三十九段。二十段より上へは行けたことがない。だんだん急になり、踊り場に上等のかんなを忘れてきた。肩をもんで、送り出してくれる。
story-research-yog-sothoth-6-wilderness-pass = 踊り場に体を引き上げる。かんながある。削りかけの木くずは、木目が字になっている。
story-research-yog-sothoth-6-wilderness-fail = 三十段目は壁だ。上りより速く、骨を一本ずつぶつけて下りてくる。
story-research-yog-sothoth-6-sea = 見張りが、船首の二点右に自分がいると報告する。水の中で立ち泳ぎをし、もう一人に言いくるめられる前に上げてくれと叫ぶ。どちらも妹の名を知っている。航海士は綱を投げたいし、投げたくない。「水の中のほうを、まばたきするまで見ていろ」。
story-research-yog-sothoth-6-sea-pass = まばたきしない。隣の男がして、何を知りたくて乗ってきたのかを、静かに言う。
story-research-yog-sothoth-6-sea-fail = あなたがまばたきする。水には誰もいない。当直を終えた男が二人、どちらが知り合いかわからない。

story-research-yog-sothoth-7-city = 肖像画の部屋では、どの人物も同じ部屋を出ていくところだ。袖、かかと、枠にかけた手しか見えない。番人は向かいに三十年座り、壁紙までわかった。土曜に引退する。これだけあれば、部屋が一つ組み立つはずだ。ゆっくり見て歩く。
story-research-yog-sothoth-7-city-pass = 暖炉、窓が二つ、寝台。描いてみせると、全員が入ってくるところの絵を、奥で見せてくれる。
story-research-yog-sothoth-7-city-fail = 机のところまで組み立てる。壁の端に新しい額があり、かかとが見える。その靴下は知っている。
story-research-yog-sothoth-7-wilderness = 二つの丘のあいだに、三つ目があるときがある。測量士はそのせいで一度首になった。火曜には羊までいたのに、水曜、測り縄はまっすぐ通り、羊毛をつけて戻った。「三シリング出す。見えたら叫べ。知らせようとしてこっちを向くな」。
story-research-yog-sothoth-7-wilderness-pass = 叫ぶ。方位が取れる。丘には木戸と小道があり、これで図に載った。
story-research-yog-sothoth-7-wilderness-fail = 知らせようと、つい測量士を見る。見直すと近くなり、羊が後ろ足で立っている。
story-research-yog-sothoth-7-sea = 瓶の中に、あなたの筆跡の手紙と、誰のでもない手に握られた鍵がある。手は温かく、レースの袖口がついている。甲板長は海へ戻したがる。こういう瓶は四本続けて来るからだ。「指は一本ずつだ。つかまれそうなことは考えるな」。
story-research-yog-sothoth-7-sea-pass = 雨のことを考える。最後の指が離れ、手は小さく動く。段差に気をつけて、というふうに。
story-research-yog-sothoth-7-sea-fail = 家のことを考え、親指をつかまれる。放されたとき、甲板長にひげが生えている。

story-research-yog-sothoth-8-city = 家主によれば、前の借り手はまだ来ていない。家具と猫は預かっている。八月に越したという知らせもあるが、何年の八月か調べないとわからない。警察は、それはあなただと聞いている。家主は信じていない。「きちんとした身なりで、署に話してきてください」。
story-research-yog-sothoth-8-city-pass = 巡査部長に気に入られる。帳簿から転居先を読み上げてくれる。日付だ。
story-research-yog-sothoth-8-city-fail = 巡査部長が借り手の写真を出す。よく似ている。ネクタイは取り上げられずに済む。
story-research-yog-sothoth-8-wilderness = 鳥が谷へ飛び込み、年を取って出てくる。カラスなら一季節ぶんだ。羊飼いの兄は子羊を捜しに下り、今もその毛をひげにつけている。途中の岩棚に、光るものがある。息をつがずに走れば、行って戻れる。羊飼いが三つ数える。
story-research-yog-sothoth-8-wilderness-pass = 蹴った石が落ちきる前に戻る。髪に白いものがまじり、手には例のものがある。
story-research-yog-sothoth-8-wilderness-fail = 途中で息をつぐ。はい上がると羊飼いが替わっていて、夕飯は何日も温め直してある。
story-research-yog-sothoth-8-sea = 船の鐘に、下から返事がある。しかも一瞬早い。船長はでたらめに打ち、打つのをやめてもみた。古い鐘を溶かしてホイットビーで作った鐘で、塗料の下に、職人が裏返しに彫り忘れた字がある。もとは誰の鐘だったのか。塗料を削り、逆さに読む。
story-research-yog-sothoth-8-sea-pass = 教会の鐘で、教会はこの下にある。名前と、今も鳴らす時刻がわかる。
story-research-yog-sothoth-8-sea-fail = 鐘を両手ではさんで読み上げる。一つ鳴る。あなたのために鳴ったのだと、船員たちは言う。
