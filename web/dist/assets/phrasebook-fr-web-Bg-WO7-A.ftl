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
speed = Vitesse des tours des autres
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
speed-step = Pas à pas
speed-next = Tour suivant
key-log = ouvrir ou fermer le journal
key-space = Espace
key-next = passer au tour suivant, pas à pas
recap-of = Tour {DE($name)}
recap-again = Revoir
recap-to-you = Pour toi
recap-before-after = {$before} avant le tour, {$after} après
log-all = Tous
log-filter = Tours à afficher
log-earlier = Avant
log-set-up = Mise en place
log-gain = {$points} de plus
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
clock-says =
 {$kind ->
 [game] {$count ->
 [one] En direct : {$count} minute chacun pour toute la partie.
 *[other] En direct : {$count} minutes chacun pour toute la partie.
}
 [day] {$count ->
 [one] {$count} jour pour chaque décision.
 *[other] {$count} jours pour chaque décision.
}
 *[none] Sans limite de temps : chacun joue à son rythme.
}
time-up = Quand le temps est écoulé, un robot {$level ->
 [calm] facile
 [keen] moyen
 [sharp] difficile
 *[deep] expert
} joue à la place.
absence = En cas d’absence
absence-choice =
 {$minutes ->
 [0] Toujours attendre
 [one] Un robot après {$minutes} minute
 *[other] Un robot après {$minutes} minutes
}
absence-says =
 {$minutes ->
 [0] En cas d’absence, la partie attend.
 [one] Après {$minutes} minute d’absence, les autres peuvent faire jouer un robot. On peut reprendre sa place à tout moment.
 *[other] Après {$minutes} minutes d’absence, les autres peuvent faire jouer un robot. On peut reprendre sa place à tout moment.
}
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
stood-in = Te revoilà ! Un robot a joué pour toi.
gave-up = Tu as abandonné ; un robot finit la partie.
take-back = Reprendre ma place
away-for =
 {$minutes ->
 [one] Absence depuis {$minutes} minute : {$name}.
 *[other] Absence depuis {$minutes} minutes : {$name}.
}
stand-in = Faire jouer un robot
wait = Attendre
table-closed = L’hôte a fermé cette table. La partie n’a pas de résultat.
closed = Fermée
note-resigned = Abandon : {$name}. Un robot prend la suite.
note-stood-in = Le temps est écoulé : un robot joue pour {$name}.
note-stood-in-by = {$by} laisse un robot jouer pendant l’absence de {$name}.
note-back = {$name} reprend sa place.
host = hôte
remove = Retirer {$name}…
remove-sure = Vraiment retirer {$name} ?
hand-over = Confier la table à {$name}…
hand-over-sure = Vraiment confier la table à {$name} ?
close-table = Fermer la table…
close-sure =
 {$status ->
 [open] Vraiment fermer la table ? Elle disparaîtra.
 *[other] Vraiment arrêter la partie pour tout le monde ? Il n’y aura pas de résultat.
}
resign = Abandonner
resign-sure = Vraiment ? Un robot jouera à ta place.
sit-down = Prendre place
leave = Quitter la table
start = Lancer la partie
copy = Copier
copied = Lien copié.
copy-by-hand = Copie le lien à la main.
invite-link = Envoie ce lien aux personnes qui jouent avec toi
invites = {$name} t’invite
invites-nobody = Une invitation pour toi
your-own-table = Ta table
invites-to =
 {$count ->
 [one] à jouer à {$game}
 *[other] à jouer à {$game}, à {$count}
}
take-your-seat = Prends place
who-plays = Qui joue
how-it-plays = Comment on joue ici
thinking-time = Temps de réflexion
if-away = En cas d’absence
it-starts = Début
it-starts-when =
 {$host ->
 [yes] quand toutes les places sont prises et que tu lances la partie.
 *[no] quand toutes les places sont prises et que l’hôte lance la partie.
}
free-seat = en attente
here = en ligne
other-device = Sur un autre appareil
other-device-how = Pour les téléphones et ordinateurs du même réseau : scanne le code ou tape l’adresse.
other-device-none = Les autres appareils ne peuvent pas joindre ce serveur : il n’écoute que cet ordinateur. Un réglage permet de changer cela (listen).
qr = Code QR de l’adresse
share = Partager…
devices-out = Déconnecter mes autres appareils
devices-sure = Vraiment déconnecter ? Seul cet appareil restera le tien.
devices-done = Tes autres appareils sont déconnectés.
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
dice-mixing = Chacun ajoute sa part aux dés. La partie commence dans un instant.
dice-broken = Ta part des dés a été omise ou modifiée. Ne te fie pas à ces dés.
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
coach = Conseil
first-game = C’est ta première fois ? Apprends en dix minutes :
first-game-no = Pas maintenant
lesson-skip = Passer la leçon
lesson-again = Recommencer la leçon
lesson-play-on = Continuer
howto-of = {$game} en trois minutes
read-aloud = Lire à voix haute
read-stop = Arrêter la lecture
full-rules = Règles complètes
step-of = Étape {$step} sur {$steps}
clause = Règle {$id}
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
report = Signaler un problème
report-words = Que se passe-t-il ? Seuls les responsables de ce serveur le liront.
report-send = Envoyer
report-thanks = Merci, ton signalement est parti.
score-of = Score {DE($name)} : {$score}
score-empty = Rien n’a encore été marqué.
score-later = Pas encore dans le score
in-words = {$you ->
 [yes] Tes {$score} expliqués
 *[no] {$name} : {$score} expliqués
}
ranks = Rangs
notices = Préviens-moi quand c’est à moi
notices-about = Dans les parties sur plusieurs jours, même quand cette page est fermée.
notices-device = Sur cet appareil
notices-denied = Ton navigateur bloque les notifications de cette page. Ses réglages peuvent changer cela.
notices-failed = Cet appareil n’est pas joignable.
notices-mail = Par e-mail
notices-mail-send = M’envoyer des e-mails
notices-mail-waiting = Ouvre le lien envoyé à {$address}.
notices-mail-confirmed = Les e-mails vont à {$address}.
notices-mail-stop = Arrêter et oublier l’adresse
notices-quiet = Heures calmes
notices-from = De
notices-until = À