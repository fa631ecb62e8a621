### Les règles de Coralia, dans nos mots.

chapter-co-1 = Mise en place
rule-co-1-1 = Six dés dans chacune des six couleurs et deux dés blancs ; chaque dé montre une fois chacun des six symboles.
rule-co-1-2 = Six récifs avec une case par symbole et une case trésor ; un récif plein vaut 15.
rule-co-1-3 = Les deux dés blancs commencent sur l’île.
rule-co-1-4 = 18 cartes étoile de mer, 15 poisson et 18 perle, dont trois de chaque, sans les voir, forment la pile de l’île ; deux raies sont à part.
rule-co-1-5 = De huit tortues, six sont sur les récifs et deux à côté du plateau, face visible ; huit coffres de même, face cachée.
rule-co-1-6 = Un plongeur, deux pieuvres et un bateau à zéro pour chacun ; le hasard désigne qui commence.
rule-co-1-7 = Pour chaque joueur absent, un dé de chaque couleur est lancé et placé ; un symbole en double va sur l’île.
rule-co-1-8 = Un tel dé pousse une tortue à côté du plateau ; un plongeur couvre le coffre et laisse la case plongeur libre.
rule-co-1-9 = Un tel dé sur une case pieuvre ne fait que prendre la case ; personne ne gagne rien par ces dés.

chapter-co-2 = Le tour
rule-co-2-1 = Dix, neuf ou huit manches à deux, trois ou quatre ; chacun place un dé par manche.
rule-co-2-2 = Le premier lance quatre dés de quatre couleurs ; ensuite chacun prend un quatrième dé et lance ce qui n’est pas bloqué.
rule-co-2-3 = Une tortue bloque un dé reçu, trois au plus ; une nouvelle tortue compte dès le tour suivant.
rule-co-2-4 = Un seul des quatre dés est placé et résolu ; les trois autres passent au suivant tels quels.
rule-co-2-5 = La partie finit quand il reste quatre, trois ou quatre dés à deux, trois ou quatre.

chapter-co-3 = Placer
rule-co-3-1 = Un dé va sur la case libre de son symbole, sur le récif de sa couleur, et y reste.
rule-co-3-2 = Un dé dont la case est prise, et lui seul, peut aller sur l’île.
rule-co-3-3 = Sans pieuvre en main, une case pieuvre libre est inutilisable ; si cela bloque les quatre dés, tous sont relancés.

chapter-co-4 = Les actions des six symboles
rule-co-4-1 = Perle : prends deux cartes perle.
rule-co-4-2 = Poisson : regarde deux cartes poisson et garde-en une.
rule-co-4-3 = Étoile de mer : regarde trois cartes étoile de mer et garde-en une ; les autres vont sous la pile dans l’ordre pioché.
rule-co-4-4 = Pieuvre : pose-la et gagne un point par dé sur le récif.
rule-co-4-5 = Puis chaque pieuvre d’un autre récif rapporte un point à son propriétaire.
rule-co-4-6 = Tortue : prends la tortue du récif, utilise son bonus, garde-la pour bloquer.
rule-co-4-7 = Plongeur : le premier pose le plongeur sur le récif.
rule-co-4-8 = Une case plongeur prise bloque tout le monde, même son propre plongeur.
rule-co-4-9 = Un plongeur suivant déplace le plongeur de l’ancien récif au nouveau.
rule-co-4-10 = Le dé laissé glisse sur la case trésor libre et découvre le coffre ; sinon il reste et ferme la case plongeur.
rule-co-4-11 = Si seul le coffre a disparu, le dé glisse quand même.

chapter-co-5 = L’île
rule-co-5-1 = Un dé sur l’île rapporte la première carte de l’île, tant qu’il y en a.
rule-co-5-2 = Une pieuvre sur le récif du dé rapporte deux points à son propriétaire ; si c’est quelqu’un d’autre, on choisit entre deux cartes.

chapter-co-6 = Tortues, coffres, dés blancs
rule-co-6-1 = Huit tortues avec huit bonus ; l’une copie une tortue à côté du plateau.
rule-co-6-2 = Huit coffres avec huit contenus.
rule-co-6-3 = Les cartes seules des tuiles se prennent sans les voir ni choisir.
rule-co-6-4 = Une méduse avance au prochain multiple de cinq, de cinq si l’on y est déjà.
rule-co-6-5 = Un dé blanc de l’île est lancé et placé sur n’importe quelle case libre de son symbole ou, si l’une est prise, sur l’île.
rule-co-6-6 = On prend ce qu’il y a ; les cartes remises reviennent après celles que personne n’a vues.

chapter-co-7 = Cartes étoile de mer
rule-co-7-1 = Une perle de 6.
rule-co-7-2 = Un poisson-clown.
rule-co-7-3 = 2 points par carte poisson, sans compter celle-ci.
rule-co-7-4 = 1 point par carte perle, sans compter celle-ci.
rule-co-7-5 = 1 point par dé sur l’île, blancs compris.
rule-co-7-6 = 3 points par tortue à soi.
rule-co-7-7 = 2 points par coffre à soi.
rule-co-7-8 = Un coffre à côté du plateau.
rule-co-7-9 = La prochaine méduse.
rule-co-7-10 = Les coffres restants de deux récifs, dans l’ordre voulu ; on revérifie le second après le premier.
rule-co-7-11 = Une carte par dé restant de deux couleurs, chacune d’une autre pile.

chapter-co-8 = Décompte final
rule-co-8-1 = Les cartes étoile de mer, en commençant par qui a débuté, dans n’importe quel ordre, chacune avec tout ce qu’elle déclenche.
rule-co-8-2 = Chaque carte de dés restants a sa propre limite d’une carte par pile.
rule-co-8-3 = Un plongeur marque les cases occupées de son récif, 15 au plus.
rule-co-8-4 = Les séries de poissons différents, aussi grandes que possible, valent 3, 7, 12, 18 ou 25.
rule-co-8-5 = Selon la somme et le nombre de perles, le premier marque ses quatre meilleures, le deuxième deux, les autres une.
rule-co-8-6 = Le plus de points gagne ; puis le plus de cartes, puis de tortues, puis victoire partagée.

chapter-co-9 = Caché et visible
rule-co-9-1 = Les cartes sont connues de qui les tient, les cartes remises de qui les a remises, les coffres et l’ordre des piles de personne.

chapter-co-10 = Exemples
rule-co-10-1 = Le décompte de la règle : 44 points contre 59.
rule-co-10-2 = Une pieuvre comme quatrième dé d’un récif : 4 points.
