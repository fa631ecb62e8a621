var e=`lagoon = Lagoon
nothing = rien
you = toi
away = absent
scores = Scores
log = Journal
since-your-turn = Depuis ton dernier tour
clock-left-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
log-empty = Rien ne s’est encore passé.
undo = Annuler
back = Retour
close = Fermer
options = Tout ce que tu peux faire maintenant
hint-lit = Tout ce qui brille peut être choisi.
hint-further = Choisis maintenant où cela va ; Échap pour revenir.
hint-wait = Un instant, s’il te plaît.
hint-watch = Tu regardes.
connecting = On rame vers la table …
reconnecting = La ligne est perdue ; elle revient toute seule.
menu = Menu
chat = Discussion
chat-say = Dire quelque chose
chat-empty = Personne n’a encore rien dit.
send = Envoyer
mute = masquer
unmute = entendre de nouveau tout le monde
language = Langue
light = Lumière
light-day = Jour
light-night = Nuit
motion = Mouvement
sound = Sons
to-lobby = Vers l’accueil
advice-ask = Demander au robot
advice-thinks = Il réfléchit …
advice-score = attend { $score } points
keys = Touche ? : le clavier.
shortcuts = Clavier
key-tab = aller à la chose suivante qui brille
key-enter = la choisir
key-escape = un pas en arrière ; passer le mouvement
key-undo = annuler
key-end = presser le dernier bouton, comme Finir le tour
key-options = lister tout ce que tu peux faire
key-help = cette liste
person = invité
level-calm = calme
level-keen = vif
level-sharp = fin
level-deep = profond
tagline = Deux jeux de mer, sur un écran, ce soir.
pick-game = Choisis un jeu
for-players = De { $fewest } à { $most } joueurs.
play-now = Jouer
solo = Seul
duel = Duel
invite = Inviter quelqu’un
no-account = Aucun compte requis. Ta place t’attend dans ce navigateur.
no-server = Le serveur ne répond pas. Réessaie dans un instant.
my-tables = Mes tables
my-tables-none = Pas encore de table. Dresse-en une, ou joue tout de suite.
open-tables = Tables ouvertes
open-tables-none = Personne n’attend en ce moment.
with = avec { $names }
your-turn = À toi
turn-of = Au tour { DE($name) }
join = Rejoindre
your-table = Ta table
edition = Édition
players = Joueurs
clock = Horloge
clock-none = Sans
clock-live = En direct
clock-days = Sur des jours
seat-name = Nom à la place { $number }
seat-kind = Qui occupe la place { $number }
seat-me = Moi
seat-here = Ici
seat-link = Par lien
seat-bot = Robot
seat-open = Place libre
seat-link-how = Tu reçois un lien pour cette place dès que la table est dressée.
strength = Force
player-number = Joueur { $number }
guest-name = Ton nom
listed = Ouverte à tous : la montrer parmi les tables ouvertes
set-table = Dresser la table
total = Total
decided = Ce qui a décidé : { $source }, { $points } points, { $ahead } de plus que la deuxième place.
chart = Les points au fil de la partie
chart-turns = tours
counting = On compte
counting-how = Colonne par colonne. Touche une étape pour la revoir.
and-now = Et maintenant ?
and-now-how = Chaque moment de cette partie peut être revu, depuis chaque place.
step-back = Un pas en arrière
to-total = Passer au total
next-step = Ensuite : { $name }
replay = Revoir
rematch = Revanche
title-turn = À toi · Lagoon
pass-to = C’est à { $name }
pass-how = Passe l’écran. Personne d’autre ne devrait regarder.
pass-ready = C’est moi, { $name }
replay-before = Un pas en arrière
replay-after = Un pas en avant
replay-turn-before = Tour précédent
replay-turn-after = Tour suivant
replay-run = Faire défiler
replay-pause = Pause
replay-moment = Moment de la partie
nowhere = Il n’y a rien à cette adresse.
unreachable = Le serveur ne répond pas pour l’instant.
over = terminé
looking-on = Vous regardez.
stood-in = Un robot joue à votre place pendant votre absence.
gave-up = Vous avez abandonné cette partie ; un robot la joue jusqu’au bout.
take-back = Reprendre ma place
resign = Abandonner la partie
resign-sure = Vraiment ? Un robot continue pour vous.
sit-down = Prendre place
leave = Partir
start = Commencer
copy = Copier
copied = Le lien est copié.
copy-by-hand = Veuillez copier le lien à la main.
invite-link = Envoyez ce lien à qui joue avec vous
spectate-link = Ce lien permet seulement de regarder
waits-for = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
waits-for-start = Tout le monde est là. Qui a dressé la table lance la partie.
all-here = Tout le monde est là.
rules-of = Règles de { $game }
contents = Sommaire
device-link = Jouer sur un deuxième appareil
device-link-how = Ouvrez ce lien sur l’autre appareil ; il sert une fois, pendant dix minutes :
device-title = La même personne sur deux appareils
device-how = Cet appareil reprend le nom, les tables et les places de qui a créé ce lien. Ce qu’il avait auparavant reste derrière.
device-take = Être cette personne ici
seen-by = Vu par
spectator = Public
record-file = Fichier
all-knowledge = Tout savoir
share-moment = Partager ce moment
play-on = Rejouer d’ici
play-on-how = La même position avec de nouveaux dés, contre des robots.
play-on-seat = Ta place
looking-back = Tu revois l’étape { $step }.
to-now = Retour au présent
dice-committed = Les dés sont scellés : { $commitment } …
colon = { $what }\xA0: { $text }
log-joined = { $head }\xA0: { $things }.
log-times = { $text } ×{ $count }
bot-name = Robot { $seat }
bot-listed = Robot { $seat } ({ $level ->
    [calm] facile
    [keen] moyen
    [sharp] difficile
   *[deep] expert
})
guest-number = Invité { $number }
tap-again = Touche encore\xA0: «\xA0{ $option }\xA0»
seats-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
waiting = En attente de joueurs
going-on = En cours
advice-win = { $percent }\xA0% de chances de gagner
part-web-amount = { $unit ->
    [coins] { $score ->
        [one] { $score } pièce
       *[other] { $score } pièces
    }
   *[points] { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
}
won = { $you ->
    [yes] Tu gagnes avec { part-web-amount }
   *[no] { $names } gagne avec { part-web-amount }
}
won-shared = { $names } se partagent la victoire avec { part-web-amount }
won-solo = Tu as récolté { part-web-amount }`;export{e as default};