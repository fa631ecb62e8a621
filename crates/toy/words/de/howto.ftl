### Wie man das kleine Spiel spielt.

howto-ty-goal = Das Ziel
howto-ty-goal-1 = Sammle Münzen. Wer die meisten Punkte hat, gewinnt.
howto-ty-turn = Dein Zug
howto-ty-turn-1 = Nimm bis zu zwei Münzen.
howto-ty-turn-2 = Behalte, tausche oder zeige dann deine Karte, oder würfle.
howto-ty-end = Das Ende
howto-ty-end-1 = Die Partie endet nach vier Runden.
