card-warden-of-ash = 灰の看守
story-warden-of-ash = 煙突ひとつに独房がひとつ。名前ひとつに、煙突がひとつ。

card-the-choir = 聖歌隊
story-the-choir = 喉は九千、息はひとつ。アルトの席は、あなたのために空けてある。

card-jordan = ジョーダンボット
story-jordan = もう一着の上着を持ってついてくる。何に使うのかは聞かない。
