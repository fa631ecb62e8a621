### Les pages sans images ni scripts.

## Autour de chaque page.

plain-skip = Aller au contenu
plain-ways = Chemins
plain-language = Langue
plain-lobby = Accueil
plain-rules = Règles
plain-pictures = Avec des images
plain-not-done = Cela n’a pas été fait.
plain-trouble = Cette page ne peut pas être montrée
plain-nothing = Rien.
plain-more = D’autres tables
plain-title = { $game }, édition de { $edition }
plain-edition = édition de { $edition }
plain-rules-of = Règles de { $game }

## Ce qu’on demande.

plain-now = Maintenant
plain-your-turn = à toi de jouer
plain-not-begun = La partie n’a pas commencé.
plain-options = Ce que tu peux faire
plain-undo = Reprendre ma dernière décision
plain-watching = Tu regardes.
plain-looking-from = Tu regardes depuis la place { DE($who) }.
plain-look-from = Regarder depuis la place { DE($who) }
plain-pass = C’est à { $who }, devant cet écran. Passe-le, puis regardez depuis cette place.
plain-waiting = On attend { $who }.
plain-waiting-start = On attend le début.
plain-follows =
    { $seconds ->
        [one] Cette page se recharge d’elle-même après { $seconds } seconde.
       *[other] Cette page se recharge d’elle-même après { $seconds } secondes.
    }
plain-follows-not = Cette page ne se recharge pas d’elle-même.
plain-stay = Ne plus recharger sans moi
plain-follow = Recharger sans moi
plain-reload = Recharger
plain-record = Enregistrer la partie
plain-next-table = Aller à la table suivante
plain-rematch = Rejouer avec les mêmes personnes

## La table.

plain-scores = Scores
plain-player = Joueur
plain-place = Rang
plain-points = Points
plain-log = Ce qui vient de se passer
plain-log-all = Tout ce qui s’est passé
plain-log-more = Raconter tout ce qui s’est passé
plain-log-less = Raconter seulement la fin
plain-talk = Discussion
plain-words = Tes mots
plain-say = Le dire

## Places.

plain-seats = Places
plain-seat = Place { $seat }
plain-seat-open = Place { $seat } : libre
plain-seat-bot = Place { $seat } : { $who }, un robot
plain-seat-person = Place { $seat } : { $who }
plain-seat-yours = Place { $seat } : { $who }, devant cet écran
plain-seat-stood-in = Place { $seat } : { $who }, remplacé par un robot
plain-seat-resigned = Place { $seat } : { $who } a abandonné, un robot continue
plain-clock =
    { $minutes ->
        [one] encore { $minutes } minute
       *[other] encore { $minutes } minutes
    }
plain-sit = S’asseoir à la place { $seat }
plain-leave = Se lever
plain-start = Commencer la partie
plain-start-later = Tu peux commencer quand plus aucune place n’est libre.
plain-invite = Pour inviter quelqu’un, envoie cette adresse :
plain-take-back = Jouer de nouveau moi-même à la place du robot
plain-resign-how = Abandonner la partie
plain-resign = Oui, j’abandonne : un robot continue

## L’accueil.

plain-lobby-title = Lagoon en texte
plain-lobby-about = Ici, tout se joue sans images et sans scripts.
plain-mine = Tes tables
plain-open-tables = Tables publiques avec une place libre
plain-running-tables = Tables publiques en cours
plain-open-seat = une place libre
plain-state-open = pas encore commencée
plain-state-running = en cours
plain-state-over = terminée
plain-lay = Dresser une table
plain-game = Jeu
plain-players = de { $fewest } à { $most } joueurs
plain-choose = Qui est assis ici
plain-choose-me = moi
plain-choose-hot-seat = quelqu’un d’autre devant cet écran
plain-choose-open = qui veut
plain-choose-bot = Robot.
plain-choose-nobody = personne
plain-hot-seat-name = Nom de la personne devant cet écran
plain-public = Montrer la table à tout le monde
plain-lay-it = Dresser la table
plain-me = Toi
plain-name = Ton nom
plain-save = Garder
