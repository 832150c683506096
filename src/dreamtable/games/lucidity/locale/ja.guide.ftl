## How it stands

role-you-dreamer = あなたはドリーマー。
role-you-nightmare = あなたはナイトメア：{ $nightmare }。
role-you-eliminated = あなたは狩られて除外された。

goal-dreamer = パワーが一番多い人の勝ち。{ $goal } で終わる。あなた { $power }、{ $rival } { $most }。
goal-dreamer-alone = パワーが一番多い人の勝ち。{ $goal } で終わる。あなた { $power }。
goal-nightmare = ナイトメアもパワーで勝つ。奪おう。あなた { $power }、{ $rival } { $most }、{ $goal } で終わる。
goal-nightmare-alone = ナイトメアもパワーで勝つ。あなた { $power }、{ $goal } で終わる。
goal-eliminated = もう勝てない。隣のカードの選択だけはあなたに回ってくる。
goal-watcher = パワーが一番多い人の勝ち。{ $goal } で終わる。先頭は { $rival } の { $most }。
goal-watcher-alone = パワーが一番多い人の勝ち。{ $goal } で終わる。
goal-solo = パワーを { $goal } 集めるか、最後のスプークが来たとき { $needed } あれば勝ち。いま { $power }、スプークはあと { $turns } 回。

danger-hunt = ハント { $count }/{ $limit }。{ $limit } で除外。
danger-shadow = { $colour }のシャドウ { $count }/{ $limit }。{ $limit } でナイトメアになる。
danger-exhaust = 疲労 { $count }/{ $limit }。{ $limit } で一色のパワーをすべて失う。
danger-rival = { $rival } のパワーが { $power }/{ $goal }。この一巡で終わるかもしれない。
danger-bag = 袋の残りは { $dice } 個。

## What a move means

note-draws = { $drawn } 個引いて { $rolled } 個振る
note-bag = 袋の一個：パワー { $power }%、シャドウ { $shadow }%、疲労 { $exhaust }%、ハント { $hunt }%
note-faces = 六面：パワー { $power }、シャドウ { $shadow }、疲労 { $exhaust }、ハント { $hunt }
note-pays-power = パワーを { $power } 払う
note-rerolls-power = すでにパワー{ $power }が出ている
note-gains-power = パワー { $power }
note-hunt = ハント { $before }/{ $limit } → { $after }/{ $limit }
note-exhaust = 疲労 { $before }/{ $limit } → { $after }/{ $limit }
note-shadow = { $colour }のシャドウ { $before }/{ $limit } → { $after }/{ $limit }
note-nothing = 何も変わらない

## What things are

about-colour = { $colour }のダイス
about-track = { $spaces ->
    [1] 一度に { $first } 個引く。2個戻し、残りを振る。
   *[other] { $first } 個から始め、毎回2個戻す。夢を続けるたびに1個増え、最大 { $last } 個。
}
