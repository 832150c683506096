## Special encounters

title-drowned-city = The Drowned City
title-threshold = The Threshold

label-threshold-4-pass = Refuse
label-threshold-4-fail = Accept for an hour
