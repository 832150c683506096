card-soldier = 士兵
story-soldier = 背囊里有个放照片的夹层。你放的是上一个敌人身上的东西。

card-courier = 信使
story-courier = 小腿很长，挎包破了。手腕内侧写着“按两下铃”。

card-weaver = 织码者
story-weaver = 十二根手指。多出来的两根从不歇着。

card-bulwark = 壁垒
story-bulwark = 它从前是扇门，站姿没改。

card-ferryman = 摆渡人
story-ferryman = 到了哪里，先打个结。

card-anvil = 铁砧
story-anvil = 生来要挨两把锤。它总在等第二把。

card-lantern = 提灯
story-lantern = 纸糊的胸膛，里面一根灯芯。每条新街都写在内壁上。

card-monk-of-wires = 线缆僧
story-monk-of-wires = 他换插头，就当念经。

card-wolfhound = 猎狼犬
story-wolfhound = 咬完，再回头把你的脚印从路上舔掉。

card-hollow-saint = 空心圣徒
story-hollow-saint = 胸腔里还容得下一个。人们把钥匙寄在那儿。

card-puppet-queen = 傀儡女王
story-puppet-queen = 她抬起一根手指。正要动手的那家伙理了理衣领。

card-caretaker = 看护人
story-caretaker = 夜里提着桶巡一圈，把架子上死掉的收走。

card-sundial = 日晷
story-sundial = 脸是一块铜盘。每天定一次时辰，定了就是。
