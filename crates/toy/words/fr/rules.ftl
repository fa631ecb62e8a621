### Les règles du petit jeu, dans nos mots.

chapter-ty-1 = Un tour
rule-ty-1-1 = Prends zéro, une ou deux pièces de la réserve.
rule-ty-1-2 = Puis garde ta carte, échange-la contre une pioche à l’aveugle, lance le dé ou montre la carte.
chapter-ty-2 = La fin
rule-ty-2-1 = Après quatre manches, toutes les cartes sont retournées. On compte les pièces, les points du dé et les cartes montrées.
