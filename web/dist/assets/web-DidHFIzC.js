var e=`### Ce que seul le client web dit.

## Noms

web-game-wreck-raiders = Wreck Raiders
web-game-coralia = Coralia
web-lagoon = Lagoon
web-beach = Plage
web-wreck-gem = Gemmes
web-wreck-gold = Or
web-wreck-art = Art
web-wreck-relic = Reliques
web-treasure-gem = gemme
web-treasure-gold = or
web-treasure-art = art
web-treasure-relic = relique
web-face-gem1 = Diamant
web-face-gem2 = Perles
web-face-gem3 = Cristaux
web-face-gold1 = Couronne
web-face-gold2 = Lingots
web-face-gold3 = Coupe
web-face-art1 = Paysage
web-face-art2 = Portrait
web-face-art3 = Bouquet
web-face-relic1 = Masque
web-face-relic2 = Ânkh
web-face-relic3 = Tête de pierre
web-bauble-conch = conque
web-bauble-scallop = pétoncle
web-bauble-starfish = étoile de mer
web-bauble-conch-2018 = crâne
web-bauble-scallop-2018 = coquillage
web-bauble-starfish-2018 = étoile de mer
web-layer-top = dessus
web-layer-middle = centre
web-layer-bottom = dessous
web-spot-name = { $place } { $number }
web-step-up = Un de plus sur le dé
web-step-down = Un de moins sur le dé
web-die-name = Dé montrant { $face }
web-die-in-zone = Dé montrant { $face }, zone : { $bauble }
web-display-name = Présentoir { $display }
web-display-fits = Présentoir { $display } convient
web-vault-column = Coffre-fort, colonne { $column }
web-aquarium-name = Aquarium de { $pieces ->
    [one] une pièce
   *[other] { $pieces } pièces
}
web-exhibit-name = Exposition à { $coins } : { $treasures }
web-piece-name = { $layer } à { $coins }, montre { $symbols } ; coûte { $cost }
web-piece-top = { $layer }, { $coins } par { $per } ; coûte { $cost }
web-nothing = rien

## Parties de la table

web-you = toi
web-away = absent
web-style = style
web-no-style = sans style
web-per = par
web-per-piece = pièce
web-exhibits = Expositions
web-exhibits-short = expositions
web-vault = Coffre-fort
web-vault-short = coffre-fort
web-aquariums = Aquariums
web-aquariums-short = aquariums
web-market = Marché aux aquariums
web-no-aquariums = Pas encore d’aquarium. Un dessous en commence un.
web-no-rivals = Personne d’autre ne joue ici.
web-claimed = Réclamées
web-claimed-of = { $claimed } sur { $needed } expositions
web-divers-ashore = { $count ->
    [0] Aucun plongeur à terre
    [one] Un plongeur à terre
   *[other] { $count } plongeurs à terre
}
web-mat-of = Le plateau de { $name }
web-open-mat = { $name }, { $score } pièces : ouvrir le plateau
web-scores = Scores
web-solo-rivals = Plongeurs rivaux
web-solo-left = { $left ->
    [one] Un rival attend
   *[other] { $left } rivaux attendent
}
web-log = Journal
web-since-your-turn = Depuis ton dernier tour
web-clock-left-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
web-log-empty = Rien ne s’est encore passé.
web-tab-mat = Plateau
web-tab-exhibits = Expositions
web-tab-market = Marché
web-tab-rivals = Rivaux
web-tab-log = Journal

## Ce qui est demandé

web-undo = Annuler
web-back = Retour
web-close = Fermer
web-options = Tout ce que tu peux faire maintenant
web-hint-lit = Tout ce qui brille peut être choisi.
web-hint-further = Choisis maintenant où cela va ; Échap pour revenir.
web-hint-wait = Un instant, s’il te plaît.
web-hint-watch = Tu regardes.
web-connecting = On rame vers la table …
web-reconnecting = La ligne est perdue ; elle revient toute seule.

## Réclamer une exposition

web-claim-title = Décore le présentoir { $display } avant l’ouverture
web-claim-title-style = Le présentoir { $display } a du style
web-claim-step-named = Présentoir et carte
web-claim-step-starfish = Étoiles
web-claim-step-decorate = Décorer
web-claim-step-style = Style
web-claim-step-collect = Ramasser
web-claim-cover = Poser des étoiles de mer
web-claim-cover-how = Un trésor couvert vaut n’importe quel type. Clique dessus sur la scène.
web-claim-conch = Poser sur la carte : { $name }
web-claim-conch-how = Reste là et vaut { $coins } pièces à la fin.
web-claim-conch-on = Dessus : { $name }
web-claim-scallop = Échanger contre un trésor : { $name }
web-claim-scallop-how = Une trouvaille au hasard. Quelle épave ?
web-claim-pick = Choisis ta récompense
web-claim-pick-how = Les trésors sont dans l’ordre de la carte.
web-claim-free = Prends une pièce gratuite
web-claim-free-how = Les trésors sont dans l’ordre de la carte.
web-claim-style = Récompense de style
web-claim-style-yes = Tes trésors sont dans l’ordre de la carte.
web-claim-style-no = Seulement pour des trésors dans l’ordre exact de la carte.
web-claim-brings = Ce que cela rapporte
web-claim-card = Carte
web-claim-basket = Panier
web-claim-count = Exposition numéro { $claimed }.

## Infobulles

web-tip-wreck = { $wreck } : il reste { $left } trésors dans l’épave. Une plongée en rapporte un.
web-tip-lid = Le bassin. Un dé dans une zone donne cette trouvaille à qui le prend.
web-tip-display = Un présentoir. Les trésors vont de gauche à droite ; tous ensemble, ils réclament une exposition.
web-tip-vault = Le coffre-fort. Chaque face différente vaut une pièce, une rangée d’un seul type son nombre.
web-tip-claimed = Qui finit son tour avec autant d’expositions annonce les derniers tours.
web-tip-aquarium = Un aquarium. Les centres s’empilent, un dessus le ferme.
web-tip-stack = Encore { $left } dans la pile : { $layer }.
web-tip-conch = { $name } : change d’un point le dé que tu prends ; décore une carte.
web-tip-scallop = { $name } : un trésor de plus de l’épave où tu plonges.
web-tip-starfish = { $name } : remplace n’importe quel trésor quand tu réclames.
web-tip-solo = Rivaux encore à venir : { $left }. Une épave assombrie a été visitée cette manche.

## Menu

web-menu = Menu
web-chat = Discussion
web-chat-say = Dire quelque chose
web-chat-empty = Personne n’a encore rien dit.
web-send = Envoyer
web-mute = masquer
web-unmute = entendre de nouveau tout le monde
web-language = Langue
web-light = Lumière
web-light-day = Jour
web-light-night = Nuit
web-motion = Mouvement
web-sound = Sons
web-to-lobby = Vers l’accueil
web-advice-ask = Demander au robot
web-advice-thinks = Il réfléchit …
web-advice-score = attend { $score } points
web-keys = Touche ? : le clavier.
web-shortcuts = Clavier
web-key-tab = aller à la chose suivante qui brille
web-key-enter = la choisir
web-key-escape = un pas en arrière ; passer le mouvement
web-key-undo = annuler
web-key-end = presser le dernier bouton, comme Finir le tour
web-key-options = lister tout ce que tu peux faire
web-key-help = cette liste

## Coralia

web-colour-yellow = jaune
web-colour-blue = bleu
web-colour-red = rouge
web-colour-orange = orange
web-colour-green = vert
web-colour-violet = violet
web-colour-white = blanc
web-symbol-pearl = perle
web-symbol-fish = poisson
web-symbol-starfish = étoile de mer
web-symbol-octopus = pieuvre
web-symbol-diver = plongeur
web-symbol-turtle = tortue
web-symbol-treasure = trésor
web-not-rolled = pas lancé
web-reef-name = Le récif { $colour }
web-space-name = récif { $colour }, { $symbol }
web-chest-of = Coffre du récif { $colour }
web-die-of = dé { $colour } : { $symbol }
web-die-idle = { $name }. Tu ne peux pas l’utiliser : sa case t’est fermée.
web-island = Île
web-island-dice = Île : { $count ->
    [0] aucun dé
    [one] un dé
   *[other] { $count } dés
}
web-island-empty = aucun dé
web-station = Station de recherche
web-supply = Réserve
web-supply-of = dés, { $colour } : { $left } restants
web-piles = Piles
web-pile-starfish = Étoiles
web-pile-fish = Poissons
web-pile-pearl = Perles
web-pile-island = Île
web-rays = Raies
web-side-turtles = Tortues à copier
web-side-chests = Coffres en plus
web-your-cards = Tes cartes
web-looking = Gardes-en une
web-no-cards = Tu n’as pas encore de carte.
web-start-player = commence
web-person = invité
web-bot-level = robot, { $level }
web-level-calm = calme
web-level-keen = vif
web-level-sharp = fin
web-level-deep = profond
web-round-of = Manche { $round } sur { $all }
web-final-scoring = Décompte final
web-turtle-white-die = Tortue : lance un dé blanc et place-le.
web-turtle-jellyfish = Tortue : navigue jusqu’à la prochaine méduse.
web-turtle-stingray = Tortue : prends une raie.
web-turtle-starfish-card = Tortue : prends la première carte étoile.
web-turtle-island-card = Tortue : prends la première carte île.
web-turtle-fish-card = Tortue : prends la première carte poisson.
web-turtle-copy = Tortue : utilise une tortue à côté du plateau.
web-turtle-side-chest = Tortue : ouvre un coffre en plus.
web-chest-fish-card = Coffre : la première carte poisson.
web-chest-pearl-card = Coffre : la première carte perle.
web-chest-starfish-card = Coffre : la première carte étoile.
web-chest-island-card = Coffre : la première carte île.
web-chest-island-dice = Coffre : un point par dé sur l’île.
web-chest-stingray = Coffre : une raie.
web-chest-white-die = Coffre : lance un dé blanc et place-le.
web-chest-jellyfish = Coffre : navigue jusqu’à la prochaine méduse.
web-card-pearl-2 = Perle de 2
web-card-pearl-3 = Perle de 3
web-card-pearl-4 = Perle de 4
web-card-pearl-5 = Perle de 5
web-card-pearl-6 = Carte étoile : une perle de 6
web-card-fire-fish = Poisson de feu
web-card-blowfish = Poisson-globe
web-card-angel-fish = Poisson-ange
web-card-stingray = Raie
web-card-anemone-fish = Carte étoile : un poisson-clown
web-card-per-fish = Carte étoile : 2 points par carte poisson
web-card-per-pearl = Carte étoile : 1 point par carte perle
web-card-per-island-die = Carte étoile : 1 point par dé sur l’île
web-card-per-turtle = Carte étoile : 3 points par tortue
web-card-per-chest = Carte étoile : 2 points par coffre
web-card-side-chest = Carte étoile : ouvre un coffre en plus
web-card-jellyfish = Carte étoile : navigue jusqu’à la prochaine méduse
web-card-chests = Carte étoile : ouvre les coffres restés sur deux récifs
web-card-dice = Carte étoile : une carte par dé restant de deux couleurs
web-tip-pearl = Deux cartes perle.
web-tip-fish = Regarde deux cartes poisson, gardes-en une.
web-tip-starfish-space = Regarde trois cartes étoile, gardes-en une.
web-tip-octopus = Ta pieuvre arrive : un point par dé sur ce récif.
web-tip-diver = Ton plongeur arrive ; un coffre s’ouvre là d’où il part.
web-tip-turtle = Prends la tortue et son bonus ; dès lors elle bloque un dé pour toi.
web-tip-treasure = Un plongeur qui part y fait couler son dé et ouvre le coffre.
web-tip-chest = Un coffre fermé. Il s’ouvre quand un plongeur quitte le récif.
web-tip-side-chest = Un coffre en plus : certaines tortues et cartes l’ouvrent.
web-tip-island = Dés dont la case est prise. Chacun rapporte une carte île.
web-tip-station = Les dés de ce tour. On en place un, trois voguent vers la personne suivante.
web-tip-supply = Dés pas encore pris. Chaque tour commence par l’un d’eux.
web-tip-pile = { $pile } : il reste { $left } cartes.
web-tip-rays = Les raies sont à part ; tortues et coffres les amènent.
web-tip-track = Points. Une méduse porte un bateau au prochain multiple de cinq.
web-tip-rounds = À chaque manche, chacun place un dé.
web-tip-cards = Cartes en main
web-tip-locks = Tortues : autant de dés peuvent être bloqués
web-tip-chests = Coffres pris
web-tip-octopuses = Pieuvres restantes : { $left }

## Accueil

web-tagline = Deux jeux de mer, sur un écran, ce soir.
web-pick-game = Choisis un jeu
web-about-wreck-raiders = Lance, plonge et cours vers les épaves. Ramène gemmes, or et reliques, et remplis ton musée avant tes rivaux.
web-about-coralia = Quatre dés, six récifs, un choix par tour. Réveille les pieuvres, suis les tortues et ouvre le coffre avant le prochain plongeur.
web-play-now = Jouer
web-solo = Seul
web-duel = Duel
web-invite = Inviter quelqu’un
web-no-account = Aucun compte requis. Ta place t’attend dans ce navigateur.
web-no-server = Le serveur ne répond pas. Réessaie dans un instant.
web-my-tables = Mes tables
web-my-tables-none = Pas encore de table. Dresse-en une, ou joue tout de suite.
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend en ce moment.
web-with = avec { $names }
web-your-turn = À toi
web-turn-of = À { $name }
web-join = Rejoindre
web-your-table = Ta table
web-edition = Édition
web-edition-2019 = 2019
web-edition-2018 = 2018, la première
web-players = Joueurs
web-clock = Horloge
web-clock-none = Sans
web-clock-live = En direct
web-clock-days = Sur des jours
web-seat-name = Nom à la place { $number }
web-seat-kind = Qui occupe la place { $number }
web-seat-me = Moi
web-seat-here = Ici
web-seat-link = Par lien
web-seat-bot = Robot
web-seat-open = Place libre
web-seat-link-how = Tu reçois un lien pour cette place dès que la table est dressée.
web-strength = Force
web-player-number = Joueur { $number }
web-guest-name = Ton nom
web-listed = Ouverte à tous : la montrer parmi les tables ouvertes
web-set-table = Dresser la table

## La fin

web-track = Piste
web-divers = Plongeurs
web-total = Total
web-win = { $names } gagne avec { $score }
web-win-shared = { $names } partagent la victoire avec { $score }
web-win-solo = { $score } pièces
web-decided = Ce qui a décidé : { $source }, { $points } points, { $ahead } de plus que la deuxième place.
web-chart = Les points au fil de la partie
web-chart-turns = tours
web-counting = On compte
web-counting-how = Colonne par colonne. Touche une étape pour la revoir.
web-and-now = Et maintenant ?
web-and-now-how = Chaque moment de cette partie peut être revu, depuis chaque place.
web-step-back = Un pas en arrière
web-to-total = Passer au total
web-next-step = Ensuite : { $name }
web-replay = Revoir
web-rematch = Revanche

## Un seul écran, et encore une fois

web-title-turn = À toi · Lagoon
web-pass-to = C’est à { $name }
web-pass-how = Passe l’écran. Personne d’autre ne devrait regarder.
web-pass-ready = C’est moi, { $name }
web-replay-before = Un pas en arrière
web-replay-after = Un pas en avant
web-replay-turn-before = Tour précédent
web-replay-turn-after = Tour suivant
web-replay-run = Faire défiler
web-replay-pause = Pause
web-replay-moment = Moment de la partie

## Les tables en réseau

web-nowhere = Il n’y a rien à cette adresse.
web-unreachable = Le serveur ne répond pas pour l’instant.
web-over = terminé
web-looking-on = Vous regardez.
web-stood-in = Un robot joue à votre place pendant votre absence.
web-gave-up = Vous avez abandonné cette partie ; un robot la joue jusqu’au bout.
web-take-back = Reprendre ma place
web-resign = Abandonner la partie
web-resign-sure = Vraiment ? Un robot continue pour vous.
web-sit-down = Prendre place
web-leave = Partir
web-start = Commencer
web-copy = Copier
web-copied = Le lien est copié.
web-copy-by-hand = Veuillez copier le lien à la main.
web-invite-link = Envoyez ce lien à qui joue avec vous
web-spectate-link = Ce lien permet seulement de regarder
web-waits-for = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
web-waits-for-start = Tout le monde est là. Qui a dressé la table lance la partie.
web-all-here = Tout le monde est là.
web-rules-of = Règles de { $game }
web-contents = Sommaire
web-first-turn = Ton premier tour
web-device-link = Jouer sur un deuxième appareil
web-device-link-how = Ouvrez ce lien sur l’autre appareil ; il sert une fois, pendant dix minutes :
web-device-title = La même personne sur deux appareils
web-device-how = Cet appareil reprend le nom, les tables et les places de qui a créé ce lien. Ce qu’il avait auparavant reste derrière.
web-device-take = Être cette personne ici
web-seen-by = Vu par
web-spectator = Public
web-record-file = Fichier
web-all-knowledge = Tout savoir
web-share-moment = Partager ce moment
web-play-on = Rejouer d’ici
web-play-on-how = La même position avec de nouveaux dés, contre des robots.
web-play-on-seat = Ta place
web-looking-back = Tu revois l’étape { $step }.
web-to-now = Retour au présent
web-hint-again = Touche encore pour le faire.
web-dice-committed = Les dés sont scellés : { $commitment } …
`;export{e as default};