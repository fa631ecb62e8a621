### Les règles de Coralia, avec nos mots.

chapter-co-1 = Mise en place
rule-co-1-1 = Il y a six dés de chacune des six couleurs et deux dés blancs. Chaque dé porte six symboles : perle, poisson, étoile de mer, pieuvre, plongeur et tortue.
rule-co-1-2 = Chacun des six récifs a une case par symbole et une case trésor. Les cases valent des points : tortue 1, étoile de mer 2, pieuvre 3, poisson 4, perle 5, soit 15 pour un récif plein.
rule-co-1-3 = Les deux dés blancs commencent sur l’île.
rule-co-1-4 = Il y a 18 cartes étoile de mer, 15 cartes poisson et 18 cartes perle. Trois de chaque, prises sans les voir et mélangées, forment la pile de l’île. Les deux raies restent à part.
rule-co-1-5 = Six des huit tortues sont posées au hasard sur les récifs, face visible, et six des huit coffres, face cachée. Les autres restent à côté du plateau.
rule-co-1-6 = Chaque joueur a un plongeur, deux pieuvres et un bateau sur le 0 de la piste de score. Le premier joueur est tiré au sort.
rule-co-1-7 = Dés de mise en place : à trois joueurs, on lance un dé de chaque couleur et on le place ; à deux, deux dés de chaque couleur. Si deux dés d’une couleur montrent le même symbole, l’un des deux va sur l’île.
rule-co-1-8 = Si un dé de mise en place prend une case tortue, la tortue va à côté du plateau. S’il montre un plongeur, il va sur le coffre, qu’aucun plongeur ne pourra plus ouvrir, et la case plongeur reste libre.
rule-co-1-9 = Un dé de mise en place sur une case pieuvre ne fait que l’occuper : aucune pieuvre n’y est posée. Les dés de mise en place ne rapportent rien à personne.

chapter-co-2 = Le tour
rule-co-2-1 = La partie dure dix manches à deux joueurs, neuf à trois et huit à quatre. À chaque manche, chaque joueur place un dé.
rule-co-2-2 = Pour ouvrir la partie, le premier joueur choisit quatre dés de couleurs différentes et les lance. Ensuite, chacun reçoit trois dés, en prend un quatrième dans la réserve et lance tous ceux qu’il ne conserve pas.
rule-co-2-3 = Chacune de tes tortues te permet de conserver un dé reçu, trois au plus : il n’est pas relancé. Une nouvelle tortue compte à partir de ton tour suivant.
rule-co-2-4 = Place un seul des quatre dés et applique son action. Les trois autres passent tels quels au joueur suivant.
rule-co-2-5 = La partie se termine après la dernière manche. Il reste alors quatre dés, ou trois s’il y a trois joueurs.

chapter-co-3 = Placer
rule-co-3-1 = Un dé va sur la case de son symbole, sur le récif de sa couleur, si elle est libre. Il y reste.
rule-co-3-2 = Un dé dont la case est prise peut aller sur l’île. Si sa case est libre, il ne le peut pas.
rule-co-3-3 = Si tes deux pieuvres sont posées, tu ne peux pas placer un dé pieuvre sur une case libre. Si cela bloque tes quatre dés, relance-les tous, même ceux que tu conserves.

chapter-co-4 = Les actions des six symboles
rule-co-4-1 = Perle : pioche deux cartes perle.
rule-co-4-2 = Poisson : regarde deux cartes poisson, gardes-en une et remets l’autre sous la pile.
rule-co-4-3 = Étoile de mer : regarde trois cartes étoile de mer, gardes-en une et remets les deux autres sous la pile, dans l’ordre pioché.
rule-co-4-4 = Pieuvre : pose une pieuvre sur le récif et gagne 1 point par dé qui s’y trouve, celui-ci compris.
rule-co-4-5 = Quand une pieuvre est posée, chaque pieuvre déjà sur un autre récif rapporte 1 point à son propriétaire.
rule-co-4-6 = Tortue : prends la tortue du récif et applique son bonus. Garde-la : elle te permettra de conserver un dé.
rule-co-4-7 = Plongeur : place ton plongeur sur ce récif.
rule-co-4-8 = Une case plongeur prise est bloquée pour tout le monde, même pour le joueur dont le plongeur s’y trouve.
rule-co-4-9 = Si ton plongeur est déjà sur un récif, déplace-le vers le nouveau.
rule-co-4-10 = Quand ton plongeur quitte un récif, son ancien dé descend sur la case trésor, tu ouvres le coffre et tu le gardes. Si la case trésor est déjà prise, le dé reste en place, tu ne gagnes rien et la case plongeur est fermée pour de bon.
rule-co-4-11 = Si le coffre n’est plus là mais que la case trésor est libre, le dé du plongeur y descend quand même ; tu ne gagnes rien.

chapter-co-5 = L’île
rule-co-5-1 = Quand tu places un dé sur l’île, prends la première carte île, tant qu’il en reste.
rule-co-5-2 = Si une pieuvre est posée sur le récif de la couleur de ce dé, son propriétaire gagne 2 points. Si elle n’est pas à toi, regarde deux cartes île et gardes-en une.

chapter-co-6 = Tortues, coffres, dés blancs
rule-co-6-1 = Les huit tortues ont huit bonus : dé blanc, méduse, raie, carte étoile de mer, carte île, carte poisson, coffre à côté du plateau et copie d’une tortue à côté du plateau.
rule-co-6-2 = Les huit coffres contiennent : carte poisson, carte perle, carte étoile de mer, carte île, 1 point par dé sur l’île, raie, dé blanc et méduse.
rule-co-6-3 = Une carte gagnée par une tortue ou un coffre est la première de sa pile : prends-la sans la voir ni choisir.
rule-co-6-4 = Méduse : avance ton bateau jusqu’au prochain multiple de cinq, de cinq cases s’il y est déjà.
rule-co-6-5 = Dé blanc : prends-en un sur l’île, lance-le et place-le sur une case libre de son symbole, sur le récif de ton choix. Si une case de ce symbole est prise, tu peux aussi le remettre sur l’île : tu prends une carte île, mais aucune pieuvre ne rapporte. S’il montre une pieuvre et que tu n’en as plus, il va sur l’île.
rule-co-6-6 = S’il n’y a pas assez de cartes, prends ce qui reste. Les cartes remises vont sous la pile.

chapter-co-7 = Cartes étoile de mer
rule-co-7-1 = Cette carte compte comme une perle de 6.
rule-co-7-2 = Cette carte compte comme un poisson-clown.
rule-co-7-3 = 2 points pour chacune de tes cartes poisson, sans compter celle-ci.
rule-co-7-4 = 1 point pour chacune de tes cartes perle, sans compter celle-ci.
rule-co-7-5 = 1 point par dé sur l’île, dés blancs compris.
rule-co-7-6 = 3 points pour chacune de tes tortues.
rule-co-7-7 = 2 points pour chacun de tes coffres.
rule-co-7-8 = Ouvre un coffre à côté du plateau et garde-le.
rule-co-7-9 = Avance ton bateau jusqu’à la prochaine méduse.
rule-co-7-10 = Ouvre les coffres restés sur deux récifs donnés, dans l’ordre de ton choix. Après le premier, vérifie que le second est toujours là.
rule-co-7-11 = Pioche une carte par dé restant de deux couleurs données, une seule par pile.

chapter-co-8 = Décompte final
rule-co-8-1 = À partir du premier joueur, chacun révèle ses cartes étoile de mer et les décompte dans l’ordre de son choix, chacune avec tout ce qu’elle déclenche avant la suivante.
rule-co-8-2 = Si tu as plusieurs cartes pour les dés restants, la limite d’une carte par pile vaut pour chacune séparément.
rule-co-8-3 = Ton plongeur marque les points des cases occupées par un dé sur son récif, 15 au plus.
rule-co-8-4 = Les poissons forment des séries d’espèces différentes, aussi grandes que possible. Une série de 1, 2, 3, 4 ou 5 espèces vaut 3, 7, 12, 18 ou 25 points.
rule-co-8-5 = On classe les joueurs selon la valeur totale de leurs perles (à égalité, selon leur nombre). Le premier marque ses quatre meilleures perles, le deuxième ses deux meilleures, chacun des autres sa meilleure.
rule-co-8-6 = Le joueur qui a le plus de points gagne. À égalité, c’est le plus de cartes qui l’emporte, puis le plus de tortues ; sinon, la victoire est partagée.

chapter-co-9 = Caché et visible
rule-co-9-1 = Tes cartes, sauf les raies, ne sont connues que de toi, comme celles que tu remets sous une pile. Personne ne connaît le contenu des coffres fermés ni l’ordre des piles.

chapter-co-10 = Exemples
rule-co-10-1 = Exemple de décompte final : 4 + 11 + 7 + 22 = 44 points contre 6 + 15 + 31 + 7 = 59 points.
rule-co-10-2 = Exemple : tu poses une pieuvre avec le quatrième dé d’un récif et gagnes 4 points.
