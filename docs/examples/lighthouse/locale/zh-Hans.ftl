card-keepers-lamp = 守灯人的提灯
story-keepers-lamp = 它送走过四任守灯人，每一任都把它擦得锃亮。

card-lantern-moth = 灯蛾
story-lantern-moth = 有人在它的翅上画了眼睛，又有人替它把眼睛阖上。

story-the-dark-lighthouse-city = 港务处一直在给一位守灯人发薪，而他早已死于上一场战争。
story-the-dark-lighthouse-wilderness = 灯塔立在森林中央，离任何一处海岸都有一星期的路程。
story-the-dark-lighthouse-sea = 灯光缓缓转过，照到之处反而更暗。
label-light-the-lamp = 点亮灯塔
