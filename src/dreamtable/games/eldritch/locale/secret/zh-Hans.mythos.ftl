story-the-whistling-wire-encounter = 你爬上电线杆，侧耳细听。

story-a-library-burns-encounter = 你能搬出多少，就搬出多少。

story-the-sleeping-village-encounter = 无人应铃。

story-a-thousand-missing-encounter = 你把名单上的名字一个个念出声来。

story-poisoned-almanac-encounter = 你把这一版尽数收回。

story-the-unlit-lamps-encounter = 你重新点亮了海角。

story-locks-without-keys-encounter = 你拖着绳索，直到它勾住什么。

story-the-hunger-winter-encounter = 你带着雪橇闯了过去。

story-the-fleet-in-the-weed-encounter = 你念着船尾的名字，把它们逐一划掉。
