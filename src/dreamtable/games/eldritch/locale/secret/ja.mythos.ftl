story-the-whistling-wire-encounter = 電柱によじ登り、耳を澄ます。

story-a-library-burns-encounter = 運び出せるだけのものを運び出す。

story-the-sleeping-village-encounter = 呼び鈴に答える者はない。

story-a-thousand-missing-encounter = 名簿の名を、声に出して読み上げる。

story-poisoned-almanac-encounter = その版をすべて回収する。

story-the-unlit-lamps-encounter = 岬に再び灯をともす。

story-locks-without-keys-encounter = 何かに掛かるまで、綱を引く。

story-the-hunger-winter-encounter = そりの列を率いて突き抜ける。

story-the-fleet-in-the-weed-encounter = 船尾の名を読み、一つずつ線を引いて消していく。
