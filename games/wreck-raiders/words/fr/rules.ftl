### Les règles de Wreck Raiders, dans nos mots.

chapter-wr-1 = Mise en place
rule-wr-1-1 = Deux à quatre en 2018 ; un à cinq en 2019, où l’on joue seul en mode solo.
rule-wr-1-2 = Six plongeurs chacun à deux, cinq à trois, quatre à quatre ou cinq ; tous commencent hors du plateau.
rule-wr-1-3 = Cinq dés à deux, quatre à trois, cinq à quatre, six à cinq.
rule-wr-1-4 = Quatre épaves aux espaces 1 à 6, et une plage dont les espaces 1 à 6 montrent des coquillages.
rule-wr-1-5 = 84 trésors : quatre types, trois faces par type, sept par face ; chaque épave a une réserve et une défausse.
rule-wr-1-6 = Quinze conques, pétoncles et étoiles de mer (en 2018 : crânes, coquillages et étoiles de mer) ; ce que la plage n’a plus n’est pas gagné.
rule-wr-1-7 = 52 cartes d’exposition ; une de plus que de joueurs est face visible.
rule-wr-1-8 = Dessous, centres, dessus : 10, 12, 9 en 2018 et 11, 17, 11 en 2019 ; trois de chaque sont face visible.
rule-wr-1-9 = Un plateau de joueur a trois présentoirs, un coffre-fort de trois colonnes remplies par le bas, et un panier.
rule-wr-1-10 = Le hasard désigne qui commence et lance le premier bassin.
rule-wr-1-11 = Chaque dé lancé montre une face et touche la zone d’un coquillage, ou aucune.

chapter-wr-2 = Le tour
rule-wr-2-1 = Dans le sens horaire : prends un dé, déplace un plongeur et récolte, réclame si tu veux, achète un morceau si tu veux.

chapter-wr-3 = Prendre un dé
rule-wr-3-1 = Si le récif est vide au début d’un tour, tous les dés reviennent et sont lancés.
rule-wr-3-2 = Prends n’importe quel dé du récif.
rule-wr-3-3 = Un dé dans une zone rapporte aussitôt son coquillage.
rule-wr-3-4 = Chaque conque défaussée change le dé de un pour ce tour : sans dépasser 1 et 6 en 2018, de 6 à 1 et retour en 2019.
rule-wr-3-5 = La conque de la zone d’un dé peut changer ce dé ; dans le panier, le dé garde sa face.

chapter-wr-4 = Déplacer un plongeur
rule-wr-4-1 = Déplace un de tes plongeurs vers un espace d’épave ou de plage au numéro du dé.
rule-wr-4-2 = Jamais dans la même épave, jamais de plage à plage.
rule-wr-4-3 = Jamais sur un de tes plongeurs dans une épave ; sur la plage, c’est permis.
rule-wr-4-4 = Un plongeur doit bouger, et hors du mode solo c’est toujours possible.
rule-wr-4-5 = Sur la plage, qui était là rentre chez soi, et tu gagnes les coquillages de l’espace.
rule-wr-4-6 = Un plongeur adverse dans l’épave est poussé vers l’espace de plage du même numéro, renvoie qui s’y trouve, et rapporte ses coquillages.
rule-wr-4-7 = Qui se déplace gagne un trésor au hasard de l’épave.
rule-wr-4-8 = Chaque pétoncle défaussé ensuite en rapporte un de plus, vu et rangé avant le suivant.
rule-wr-4-9 = Chaque plongeur des deux espaces voisins rapporte un trésor ; les espaces forment un anneau.
rule-wr-4-10 = Poussée, trésor de qui plonge, pétoncles, puis voisins dans le sens horaire ; un trésor à la fois.
rule-wr-4-11 = Une réserve épuisée renaît de sa défausse avant que le trésor pioché soit rangé ; si les deux sont vides, rien n’est gagné.

chapter-wr-5 = Gagner des trésors
rule-wr-5-1 = Qui gagne un trésor le voit et le range aussitôt : socle suivant d’un présentoir ou case suivante d’une colonne du coffre-fort.
rule-wr-5-2 = Un trésor rangé ne bouge plus.
rule-wr-5-3 = Sans place, il est défaussé ; en 2019 on peut d’abord faire de la place ; s’il y a de la place, il faut le ranger.
rule-wr-5-4 = Un trésor pioché est visible de tous.

chapter-wr-6 = Réclamer des expositions
rule-wr-6-1 = Un présentoir convient s’il a exactement les types de la carte, dans n’importe quel ordre ; un trésor sous une étoile de mer est de n’importe quel type.
rule-wr-6-2 = Nomme présentoir et carte, décore, prends la récompense de style, vide et ramasse.
rule-wr-6-3 = Un blason à conque prend une conque du panier ; elle vaut deux pièces à la fin.
rule-wr-6-4 = Un blason à pétoncle prend un pétoncle contre un trésor de n’importe quelle épave, rangé ailleurs que dans le présentoir réclamé.
rule-wr-6-5 = L’ordre exact donne la récompense de style ; les coquillages sont à prendre, tant qu’il y en a.
rule-wr-6-6 = Un morceau gratuit doit avoir une place, est remplacé aussitôt, n’est pas l’achat du tour, et peut être refusé.
rule-wr-6-7 = Puis les trésors sont défaussés, les étoiles de mer retournent à la plage, et la carte est à toi.
rule-wr-6-8 = Réclame encore aussi souvent que possible, avec tout ce qui vient d’être gagné.
rule-wr-6-9 = De nouvelles cartes sont révélées quand tu as fini de réclamer.

chapter-wr-7 = Aquariums
rule-wr-7-1 = Achète un morceau par tour contre ses coquillages.
rule-wr-7-2 = Un dessous commence un aquarium, des centres et un dessus vont dessus, un dessus le ferme ; ce qui n’a pas de place ne s’achète pas.
rule-wr-7-3 = Le marché est complété de la même pile, tant qu’elle dure.

chapter-wr-8 = Étoiles de mer
rule-wr-8-1 = 2018 : pendant tes réclamations, pose une étoile de mer sur un trésor de tes présentoirs, où elle reste jusqu’à la réclamation.
rule-wr-8-2 = 2019 : en réclamant, pose des étoiles de mer sur des trésors du présentoir réclamé.
rule-wr-8-3 = 2019 : à chacune de tes décisions, défausse une étoile de mer et le dernier trésor d’un présentoir, sauf de celui que tu réclames.

chapter-wr-9 = La fin
rule-wr-9-1 = Six, cinq, quatre, quatre expositions (de deux à cinq joueurs) à la fin d’un tour : tous les autres jouent encore un tour.
rule-wr-9-2 = Vingt manches de suite sans réclamation finissent aussi la partie.

chapter-wr-10 = Décompte
rule-wr-10-1 = Expositions : leurs pièces, et deux par conque posée dessus.
rule-wr-10-2 = Coffre-fort : une pièce par face différente, et la valeur de chaque rangée de trois trésors du même type.
rule-wr-10-3 = Aquariums : les pièces des dessous et des centres ; les dessus paient des lots de symboles ou des morceaux.
rule-wr-10-4 = Le plus de pièces gagne ; puis le plus de trésors dans les présentoirs, puis le plus de coquillages dans le panier, puis victoire partagée.
rule-wr-10-5 = Exemple : 34 + 15 + 31 = 80 en 2018, 34 + 16 + 31 = 81 en 2019.

chapter-wr-11 = Solo
rule-wr-11-1 = 2019 seulement : mise en place à deux, avec six dés et seize rivaux.
rule-wr-11-2 = Une manche : lance les dés, joue trois tours, puis trois tours de rivaux avec les dés restants.
rule-wr-11-3 = Les rivaux ne gagnent pas de coquillages, et leurs trésors vont à la défausse, avant tout renouvellement.
rule-wr-11-4 = Un rival sur la plage y reste ; tes plongeurs ne la quittent qu’en se déplaçant.
rule-wr-11-5 = Tu ne peux pas aller à la plage ; si aucun espace d’épave n’est permis, personne ne bouge.
rule-wr-11-6 = Un rival que tu pousses va sur un espace de plage vide de ton choix, ou quitte la partie.
rule-wr-11-7 = Pour chaque rival, choisis un dé et une épave pas encore visitée : un espace vide s’il y en a un, sinon il pousse.
rule-wr-11-8 = Ton plongeur poussé à la plage rapporte les coquillages de l’espace.
rule-wr-11-9 = À côté d’un rival qui plonge, tes plongeurs ne gagnent que pour le coffre-fort.
rule-wr-11-10 = Après les tours des rivaux, achète autant de morceaux que tu veux.
rule-wr-11-11 = La partie finit avec un coffre-fort plein, six expositions, une réserve épuisée, une plage pleine ou plus aucun rival.
rule-wr-11-12 = Une pile vide saute les tours de rivaux restants.
rule-wr-11-13 = Ton score te vaut un titre parmi six.
