card-t01 = ハートの一
card-t02 = ハートの二
card-t03 = ハートの三
card-t04 = スペードの一
card-t05 = スペードの二
card-t06 = スペードの三
card-t07 = ダイヤの一
card-t08 = ダイヤの二
card-t09 = ダイヤの三
card-t10 = クラブの一
card-t11 = クラブの二
card-t12 = クラブの三

label-each = ドリーマー全員
label-one = ドリーマー一人
label-team = チーム
