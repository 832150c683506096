card-ingrid-solheim = イングリッド・ソールハイム
title-ingrid-solheim = 極地の地図製作者
story-ingrid-solheim-action = 針路を引く。

card-rafael-quintana = ラファエル・キンタナ
title-rafael-quintana = 無線技師
story-rafael-quintana-action = 回線を開く。

card-sister-agnese-moretti = シスター・アニェーゼ・モレッティ
title-sister-agnese-moretti = 病棟の修道女
story-sister-agnese-moretti-action = 病人を看る。

card-hafiz-demir = ハーフィズ・デミル
title-hafiz-demir = バザールの仲買人
story-hafiz-demir-action = 露店を渡り歩く。

card-moana-rewi = モアナ・レウィ
title-moana-rewi = 不定期貨物船の船長
story-moana-rewi-action = もやいを解く。

card-shun-takeda = 武田瞬
title-shun-takeda = 剣術師範
story-shun-takeda-action = 先の先を取る。

card-leela-deshpande = リーラ・デーシュパーンデー
title-leela-deshpande = 古文書学者
story-leela-deshpande-action = 行間を読む。

card-samuel-otieno = サミュエル・オティエノ
title-samuel-otieno = 猟区の番人
story-samuel-otieno-action = 獣を追う。

card-eleanor-whitcombe = エレノア・ウィットコム
title-eleanor-whitcombe = 霊媒
story-eleanor-whitcombe-action = 帳を上げる。

card-jack-callahan = ジャック・キャラハン
title-jack-callahan = 鉄道探偵
story-jack-callahan-action = 先へ電報を打つ。

card-song-yulan = ソン・ユーラン
title-song-yulan = オペラ歌手
story-song-yulan-action = 古い調べを歌う。

card-noah-littlebear = ノア・リトルベア
title-noah-littlebear = 辺境の飛行士
story-noah-littlebear-action = 乗り込め。
