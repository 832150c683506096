## 実績

feat-answered = 夢が放す
feat-answered-how = ドリームに勝利する
feat-the-way = 街を抜けて
feat-the-way-how = 次のゲートへの道を見つける
feat-calm = 眠るように静か
feat-calm-how = 苦悩のないままドリームに勝利する
feat-scarred = 痛みの果てに
feat-scarred-how = 苦悩が5以上のままドリームに勝利する
feat-untouched-mind = 封じたものなし
feat-untouched-mind-how = 封印されたカードのないままドリームに勝利する
feat-growing = 育つもの
feat-growing-how = 1セッションで進行カードを3枚置く
feat-strong-deed = 働きの夜
feat-strong-deed-how = 1セッションで行動を20回行う
feat-wanderer = 夢遊病者
feat-wanderer-how = 1セッションで10回移動する
feat-own-head = 自分の頭で
feat-own-head-how = ヒントなしで謎を解く
feat-against-the-clock = 灯の消える前に
feat-against-the-clock-how = 6ターン以内にドリームに勝利する
