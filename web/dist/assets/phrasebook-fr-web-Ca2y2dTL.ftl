lagoon = Lagoon
nothing = rien
you = toi
away = hors ligne
scores = Scores
log = Journal
since-your-turn = Depuis ton dernier tour
clock-left-days = {$days ->
 [one] {$days} jour
 *[other] {$days} jours
}
log-empty = Rien ne s’est encore passé.
undo = Annuler
back = Retour
close = Fermer
options = Tout ce que tu peux faire
hint-lit = Choisis parmi ce qui brille.
hint-further = Choisis ensuite parmi ce qui brille.
hint-wait = Un instant…
hint-watch = Tu regardes la partie.
connecting = Connexion…
reconnecting = Connexion perdue. Reconnexion…
menu = Menu
chat = Discussion
chat-say = Écrire un message
chat-empty = Pas encore de message.
send = Envoyer
mute = Masquer
unmute = Tout réafficher
language = Langue
light = Thème
light-day = Clair
light-night = Sombre
motion = Animations
sound = Sons
to-lobby = Accueil
advice-ask = Demander un conseil
advice-thinks = Réflexion…
advice-score = score attendu : {$score}
keys = Touche ? : raccourcis clavier.
shortcuts = Raccourcis clavier
key-tab = aller à l’élément suivant qui brille
key-enter = le choisir
key-escape = revenir en arrière ; passer l’animation
key-undo = annuler
key-end = activer le dernier bouton, comme « Finir le tour »
key-options = afficher tout ce que tu peux faire
key-help = cette liste
person = joueur
level-calm = Facile
level-keen = Moyen
level-sharp = Difficile
level-deep = Expert
tagline = Deux jeux de société sous la mer, à jouer ce soir dans ton navigateur.
pick-game = Choisis un jeu
for-players = De {$fewest} à {$most} joueurs.
play-now = Jouer
solo = Solo
invite = Inviter quelqu’un
no-account = Pas besoin de compte : ce navigateur garde ta place.
no-server = Le serveur ne répond pas. Réessaie dans un instant.
my-tables = Mes tables
my-tables-none = Pas encore de table. Crées-en une, ou joue tout de suite.
open-tables = Tables ouvertes
open-tables-none = Personne n’attend de joueurs en ce moment.
with = avec {$names}
your-turn = À toi de jouer
turn-of = Au tour {DE($name)}
join = Rejoindre
your-table = Ta table
edition = Édition
players = Joueurs
clock = Temps
clock-none = Illimité
clock-live = 30 min chacun
clock-days = 3 jours par tour
seat-name = Nom du joueur {$number}
seat-kind = Qui joue à la place {$number} ?
seat-me = Moi
seat-here = Sur cet écran
seat-link = Par lien
seat-bot = Robot
seat-open = Place libre
seat-link-how = Tu auras un lien pour cette place dès que la table sera créée.
strength = Niveau
player-number = Joueur {$number}
guest-name = Ton nom
listed = Table publique : tout le monde peut la rejoindre
total = Total
decided = Ce qui a fait la différence : {$source} ({part-web-amount}, {$ahead} de plus que le deuxième).
chart = Les scores au fil de la partie
chart-turns = tours
counting = Décompte
counting-how = Colonne par colonne. Touche une étape pour la revoir.
and-now = Et maintenant ?
and-now-how = Tu peux revoir chaque moment de la partie, depuis n’importe quelle place.
step-back = Étape précédente
to-total = Passer au total
next-step = Ensuite : {$name}
replay = Revoir
rematch = Revanche
title-turn = À toi de jouer · Lagoon
pass-to = C’est à {$name} de jouer
pass-how = Passe-lui l’écran. Personne d’autre ne doit regarder.
pass-ready = C’est moi, {$name}
replay-before = Étape précédente
replay-after = Étape suivante
replay-turn-before = Tour précédent
replay-turn-after = Tour suivant
replay-run = Lecture
replay-pause = Pause
replay-moment = Moment de la partie
nowhere = Il n’y a rien à cette adresse.
unreachable = Le serveur ne répond pas pour l’instant.
over = Terminée
looking-on = Tu regardes la partie.
stood-in = Un robot joue à ta place pendant ton absence.
gave-up = Tu as abandonné ; un robot finit la partie.
take-back = Reprendre ma place
resign = Abandonner
resign-sure = Vraiment ? Un robot jouera à ta place.
sit-down = Prendre place
leave = Quitter la table
start = Lancer la partie
copy = Copier
copied = Lien copié.
copy-by-hand = Copie le lien à la main.
invite-link = Envoie ce lien aux personnes qui jouent avec toi
spectate-link = Lien pour les spectateurs
waits-for = {$free ->
 [one] Il reste une place libre.
 *[other] Il reste {$free} places libres.
}
waits-for-start = Tout le monde est là. L’hôte peut lancer la partie.
all-here = Tout le monde est là.
rules-of = Règles de {$game}
contents = Sommaire
device-link = Jouer sur un deuxième appareil
device-link-how = Ouvre ce lien sur l’autre appareil ; il est valable une fois, pendant dix minutes :
device-title = Jouer sur deux appareils
device-how = Cet appareil reprend le nom, les tables et les places de la personne qui a créé ce lien. Ce qu’il avait auparavant est perdu.
device-take = Continuer sur cet appareil
seen-by = Vu par
spectator = Spectateur
record-file = Fichier de la partie
all-knowledge = Tout visible
share-moment = Partager ce moment
play-on = Jouer à partir d’ici
play-on-how = La même position avec de nouveaux dés, contre des robots.
play-on-seat = Ta place
looking-back = Tu revois l’étape {$step}.
to-now = Retour à la partie
dice-committed = Code de contrôle des dés : {$commitment}…
colon = {$what} : {$text}
log-joined = {$head} : {$things}.
log-times = {$text} ×{$count}
bot-name = Robot {$seat}
bot-listed = Robot {$seat} ({$level ->
 [calm] facile
 [keen] moyen
 [sharp] difficile
 *[deep] expert
})
guest-number = Invité {$number}
seats-taken = {$taken ->
 [one] {$taken} place prise sur {$seats}
 *[other] {$taken} places prises sur {$seats}
}
waiting = En attente de joueurs
going-on = En cours
advice-win = {$percent} % de chances de gagner
part-web-amount = {$unit ->
 [coins] {$score ->
 [one] {$score} pièce
 *[other] {$score} pièces
}
 *[points] {$score ->
 [one] {$score} point
 *[other] {$score} points
}
}
won = {$you ->
 [yes] Tu gagnes avec {part-web-amount}
 *[no] {$names} gagne avec {part-web-amount}
}
won-shared = {$names} se partagent la victoire avec {part-web-amount} chacun
won-solo = Tu as récolté {part-web-amount}
rule = Règle
game-edition = {$game} {$edition}
start-alone = Jouer à {$game} en solo
start-bots =
 {$count ->
 [one] Jouer à {$game} contre un robot {$level ->
 [calm] facile
 [keen] moyen
 [sharp] difficile
 *[deep] expert
}
 *[other] Jouer à {$game} contre {$count} robots{$level ->
 [calm] {" "}faciles
 [keen] {" "}moyens
 [sharp] {" "}difficiles
 [deep] {" "}experts
 *[mixed] {""}
}
}
start-with = Jouer à {$game} avec {$people}
start-with-bots =
 {$count ->
 [one] Jouer à {$game} avec {$people}, et un robot
 *[other] Jouer à {$game} avec {$people}, et {$count} robots
}
start-invite =
 {$count ->
 [one] Créer une table et inviter quelqu’un
 *[other] Créer une table et inviter {$count} personnes
}
how-to-play = Comment jouer
players-count =
 {$count ->
 [one] 1 joueur
 *[other] {$count} joueurs
}
change = Modifier
done = Fermer
confirm = Confirmer
do-it = Valider
why-not = Pourquoi est-ce impossible ?
why-nothing = Tu ne peux rien en faire pour l’instant.
why-list = Pourquoi rien d’autre n’est possible ?
text-version = Version texte