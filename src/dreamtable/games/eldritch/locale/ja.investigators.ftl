card-ingrid-solheim = イングリッド・ソールハイム
title-ingrid-solheim = 極地の地図製作者
story-ingrid-solheim = トロムソの、北を向いた家に生まれた。小舟から千マイル余りの海岸を測ってきた。一九二三年、東グリーンランドの海図が学会から丁寧な手紙と共に戻された。最後の四十マイルは彼女しか見ておらず、迎えの船はその上を通って帰ったのだという。水深の記録はまだ手もとにある。茶には砂糖を入れ、父の時計をつけ、立ったことのない土地は描かない。
story-ingrid-solheim-action = 針路を引く。
story-ingrid-solheim-falls-crippled = 最後の記入は、水深と、風と、残った指の数。
story-ingrid-solheim-falls-insane = 病室を一インチまで測り終え、寝台の一つを島とした。
story-ingrid-solheim-falls-devoured = 彼女の立っていた場所で、磁針は真下を指す。

card-rafael-quintana = ラファエル・キンタナ
title-rafael-quintana = 無線技師
story-rafael-quintana = リオで最初の送信機を、電車のモーターと姉のピアノ線で作った。最初に答えた声は、位置を港の中、三十ひろの底と告げた。時刻をつけて記録し、それから記録を欠かさない。四年で六十一回、遭難は一つもない。五つの言葉を話し、もっと多くを聞き分ける。下宿のおかみからは、礼拝堂の空中線を外せと言われている。
story-rafael-quintana-action = 回線を開く。
story-rafael-quintana-falls-crippled = 時刻を入れてきちんと送信を終え、受信に切り替えて置いていく。
story-rafael-quintana-falls-insane = 家具の話が終わるまで静かに、と指を唇に当てる。
story-rafael-quintana-falls-devoured = 彼の打ち方の電信が一時間、遠ざかりながら続く。

card-sister-agnese-moretti = シスター・アニェーゼ・モレッティ
title-sister-agnese-moretti = 病棟の修道女
story-sister-agnese-moretti = ナポリの病院の熱病棟で二十二年、寝息を聞けば、誰が朝までもつか、部屋にほかに誰がいるかがわかる。一九一八年のひどい秋、医者が寝台も名前も与えなかった患者に付き添った。患者は恩を忘れず、小瓶を一つと、看病してはならない人々の名を書き残した。彼女は全員を看病した。
story-sister-agnese-moretti-action = 病人を看る。
story-sister-agnese-moretti-falls-crippled = 自分で寝床を整え、敷布を折り返し、お構いなく、と言う。
story-sister-agnese-moretti-falls-insane = 油虫を一匹ずつ、修道名で呼んで祝福する。
story-sister-agnese-moretti-falls-devoured = 靴がそろえてあり、まわりの床は掃いてある。

card-hafiz-demir = ハーフィズ・デミル
title-hafiz-demir = バザールの仲買人
story-hafiz-demir = 大市場の店は四フィートに六フィート、ムラト帝のころから家のものだ。ほかで売れないものを扱う。片方だけの靴、質流れの祈り、九人の持ち主から返された時計。二度だました者はいない。この春、まだ造られていない硬貨で払う客が来て、同じ品を百四十四個注文した。ハーフィズは初めて早じまいをし、帳簿を開いた。
story-hafiz-demir-action = 露店を渡り歩く。
story-hafiz-demir-falls-crippled = はかりは茶くみの子に、親指ひとつぶんの忠告をつけて残す。
story-hafiz-demir-falls-insane = 廊下に店を開き、誰にでも掛けで売っている。
story-hafiz-demir-falls-devoured = 受け取りは正しく、品物は全部引き取られた。

card-moana-rewi = モアナ・レウィ
title-moana-rewi = 不定期貨物船の船長
story-moana-rewi = 乗組員九人、保険屋が史跡と呼ぶボイラーで、ケレル号を十八度ホーン岬の向こうへ回した。一九二四年、ケルマデック沖で港を見た。明かりも、水先人も、楽隊もいた。祖母に聞いていた港なので、かじを切り、船尾に消えるまでののしり続けた。二人が飛び込んだ。寝床は今も整えてあり、着く港ごとに尋ねる。
story-moana-rewi-action = もやいを解く。
story-moana-rewi-falls-crippled = 自分を捨てろと命じ、手間取るのに腹を立てている。
story-moana-rewi-falls-insane = 船主と話しに下へ降りたが、下などない。
story-moana-rewi-falls-devoured = 船は夕潮で入ってくる。全員無事で、一人多い。

card-shun-takeda = 武田瞬
title-shun-takeda = 剣術師範
story-shun-takeda = 横浜の米屋の二階で剣を教えている。弟子は銀行員が多い。家伝の刀は抜いたことがなかった。一九二三年の地震の日、刀はひとりでに抜けた。斬られたものは、裂けた通りに立って人々にお辞儀をし、人々はついて下りていった。それから一つの太刀筋を、冬ごとに一万回振る。弟子は、健康のためだと思っている。
story-shun-takeda-action = 機先を制する。
story-shun-takeda-falls-crippled = 歯でたすきを結び、左はもともと怠け者だ、と笑う。
story-shun-takeda-falls-insane = 壁に稽古を頼み、月謝は前払いした。
story-shun-takeda-falls-devoured = 畳の縁に草履が片方、家のほうを向いている。

card-leela-deshpande = リーラ・デーシュパーンデー
title-leela-deshpande = 古文書学者
story-leela-deshpande = 三十一の文字を読み、うち四つは信用しない。ボンベイの大学は部屋とはしごと、東インド会社のころから誰も開けない木箱をくれた。九箱目に、彼女の博士論文への注釈があった。六百年前のもので、なかなか手厳しい。動詞については向こうが正しい。良い紙に返事を書き、箱に戻した。月曜、答えが入っていた。
story-leela-deshpande-action = 行間を読む。
story-leela-deshpande-falls-crippled = 自分の病状書きで医者のラテン語を直し、閉じる。
story-leela-deshpande-falls-insane = 脚注でしか話さなくなり、本文は誰も持っていない。
story-leela-deshpande-falls-devoured = 机の辞書に、前にはなかった言葉がある。意味は彼女だ。

card-samuel-otieno = サミュエル・オティエノ
title-samuel-otieno = 猟区の番人
story-samuel-otieno = ヴォイから海岸まで、象は彼の口笛を知り、密猟者は彼の長靴を知っている。監視人を十五年、群れを失ったことはなかった。一九二五年の乾季、真昼に一群が音もなく通り過ぎ、影がなかった。六日追った。象は浜に並び、彼には見えない何かに数えられた。返してもらいたいと思っている。
story-samuel-otieno-action = 獣を追う。
story-samuel-otieno-falls-crippled = 弾を抜いた銃を少年に渡し、犬の名前を教える。
story-samuel-otieno-falls-insane = 自分を柵の奥に放した。見物は車から降りないこと。
story-samuel-otieno-falls-devoured = 足跡は一マイル彼の靴で続き、そこから四つ足になる。

card-eleanor-whitcombe = エレノア・ウィットコム
title-eleanor-whitcombe = 霊媒
story-eleanor-whitcombe = ビーコン・ヒルの家々は一席に五ドル払う。十二年間、薄布ひと巻きと、死亡記事の覚えのよさで、正直に稼いできた。この三月、誰も招いていない客が来た。薄布の隠し場所を知っていた。話がうまく、一時間いて、明かりがつくと、代金をもらった人数より一人多く座っていた。薄布はもう使わない。
story-eleanor-whitcombe-action = とばりを上げる。
story-eleanor-whitcombe-falls-crippled = すぐ戻るから席を取っておいて、と言い残す。
story-eleanor-whitcombe-falls-insane = 皆がいっせいに来て、誰も彼女に口をはさませない。
story-eleanor-whitcombe-falls-devoured = 次の会で、出してほしいと頼む声がはっきり聞こえる。

card-jack-callahan = ジャック・キャラハン
title-jack-callahan = 鉄道探偵
story-jack-callahan = バーリントン線に十九年、郵便袋も、乗客も、かんしゃくも、なくしたことがない。外された事件は寝台車アンタレス号のことだ。同じ夜に十本余りの急行につながれ、どの車庫にもない。そこで眠った人々と話した。みなよく眠り、同じ駅で降り、駅の名を言える者がいない。通行証はまだ返していない。
story-jack-callahan-action = 先へ電報を打つ。
story-jack-callahan-falls-crippled = 時刻を聞いて確かめ、列車の遅れだと納得する。
story-jack-callahan-falls-insane = 車掌と、赤帽と、窓の景色を逮捕した。
story-jack-callahan-falls-devoured = 一九一一年に廃止された駅に、彼の記章が届いている。

card-song-yulan = ソン・ユーラン
title-song-yulan = オペラ歌手
story-song-yulan = 南では、線香一本のあいだ黙って立つ『白蛇』の三幕目で知られる。去年の冬の香港で、その沈黙のあいだ、二階席の誰かが低く歌った。どの本からも削られた一節だった。二階席に礼をしたが、そこは修理で閉まっていた。それからは衣装箱を二つ持ち、すき間を作らないように、いつも口ずさんでいる。
story-song-yulan-action = 古い調べを歌う。
story-song-yulan-falls-crippled = 担架の上から、まず二階席に礼をする。
story-song-yulan-falls-insane = 顔を家に送って、洗わせている。
story-song-yulan-falls-devoured = 総立ちの拍手が列ごとに起こり、客席には誰もいない。

card-noah-littlebear = ノア・リトルベア
title-noah-littlebear = 辺境の飛行士
story-noah-littlebear = スキーナ川とユーコンのあいだで、郵便と猟師と死者を運ぶ。機体は三度作り直した。材料はいつも機体の下で拾った。地上のことは伯父に習い、その上のことは自分で覚えた。九千フィートに谷があり、煙が上がっている。三つの冬に三度見て、そのたびに低くなっていた。落下傘は二つ積む。誰のためかは言わない。
story-noah-littlebear-action = 乗り込め。
story-noah-littlebear-falls-crippled = まず機体に、それから木に謝る。
story-noah-littlebear-falls-insane = 天井までの飛行計画を出し、追い風を頼む。
story-noah-littlebear-falls-devoured = 吹き流しは一週間、その場所を指している。
