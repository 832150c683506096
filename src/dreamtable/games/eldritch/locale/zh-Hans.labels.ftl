## 选项

label-body = 身体
label-mind = 心灵
label-drive = 驱赶
label-wound = 打伤
label-ask = 发问
label-leave = 离开
label-calm = 安抚
label-cure = 治愈
label-pay-alone = 独自偿还
label-let-the-world-pay = 让世界来偿还
label-expose-him = 揭穿他
label-let-him-preach = 任他布道

label-run = 跑
label-stay = 留下
label-open-it = 拆开
label-burn-it = 烧掉
label-descend = 走下去
label-mark-it = 做个记号
label-accept = 接受
label-decline = 谢绝
label-give-it = 给他
label-refuse = 拒绝

label-pray = 祈祷
label-flee = 逃走
label-kneel = 跪下
label-blow-them-out = 吹灭
label-confess = 告解
label-keep-silent = 保持沉默
label-swim-out = 游过去
label-stay-ashore = 留在岸上

label-read-to-the-end = 读到最后
label-tear-out-a-leaf = 撕下一页

label-follow = 跟上去
label-cross-it = 横越它
label-feed-it = 喂养它
label-walk-through = 穿过去
label-walk-around = 绕过去
label-take-soundings = 测深
label-stop-your-ears = 捂住耳朵
