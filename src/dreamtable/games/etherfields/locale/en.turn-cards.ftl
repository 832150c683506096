card-t01 = Hearts I
card-t02 = Hearts II
card-t03 = Hearts III
card-t04 = Spades I
card-t05 = Spades II
card-t06 = Spades III
card-t07 = Diamonds I
card-t08 = Diamonds II
card-t09 = Diamonds III
card-t10 = Clubs I
card-t11 = Clubs II
card-t12 = Clubs III

label-each = Each Dreamer
label-one = One Dreamer
label-team = The Team
