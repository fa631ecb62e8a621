### Les pages sans images ni scripts.

## Autour de chaque page.

plain-skip = Aller au contenu
plain-ways = Navigation
plain-language = Langue
plain-lobby = Accueil
plain-rules = Règles
plain-pictures = Version illustrée
plain-not-done = Ça n’a pas fonctionné.
plain-trouble = Impossible d’afficher cette page
plain-nothing = Rien pour l’instant.
plain-more = Voir d’autres tables
plain-title = { $game }, édition { $edition }
plain-edition = édition { $edition }
plain-rules-of = Règles de { $game }

## Ce qu’on demande.

plain-now = Maintenant
plain-not-begun = La partie n’a pas encore commencé.
plain-options = Ce que tu peux faire
plain-skip-lesson = Passer la leçon
plain-undo = Annuler mon dernier coup
plain-watching = Tu regardes la partie.
plain-looking-from = Cet écran montre la place { DE($who) }.
plain-look-from = Afficher la place { DE($who) }
plain-pass = C’est à { $who } de jouer. Passe-lui l’écran, puis affiche sa place.
plain-waiting = On attend { $who }.
plain-waiting-start = On attend le début de la partie.
plain-follows =
    { $seconds ->
        [one] Cette page s’actualise chaque seconde.
       *[other] Cette page s’actualise toutes les { $seconds } secondes.
    }
plain-follows-not = Cette page ne s’actualise pas toute seule.
plain-stay = Désactiver l’actualisation automatique
plain-follow = Activer l’actualisation automatique
plain-reload = Actualiser
plain-record = Télécharger le fichier de la partie
plain-next-table = Aller à la revanche
plain-rematch = Revanche avec les mêmes joueurs

## La table.

plain-scores = Scores
plain-player = Joueur
plain-place = Rang
plain-points = Points
plain-log = Derniers coups
plain-log-all = Toute la partie
plain-log-more = Voir toute la partie
plain-log-less = Voir seulement les derniers coups
plain-note-resigned = Abandon : { $who }. Un robot prend la suite.
plain-note-stood-in = Le temps est écoulé : un robot joue pour { $who }.
plain-note-stood-in-by = { $by } laisse un robot jouer pendant l’absence de { $who }.
plain-note-back = { $who } reprend sa place.
plain-talk = Discussion
plain-words = Message
plain-say = Envoyer
plain-report-how = Signaler un problème
plain-report-words = Que se passe-t-il ? Seuls les responsables de ce serveur le liront.
plain-report = Envoyer
plain-reported = Merci, ton signalement est parti.

## Places.

plain-seats = Places
plain-seat = Place { $seat }
plain-seat-open = Place { $seat } : libre
plain-seat-bot = Place { $seat } : { $who } ({ part-server-level })
plain-seat-person = Place { $seat } : { $who }
plain-seat-yours = Place { $seat } : { $who } (sur cet écran)
plain-seat-stood-in = Place { $seat } : { $who } (un robot joue à sa place)
plain-seat-resigned = Place { $seat } : { $who } a abandonné (un robot joue à sa place)
plain-sit = Prendre la place { $seat }
plain-leave = Quitter ma place
plain-start = Lancer la partie
plain-start-later = Tu pourras lancer la partie quand toutes les places seront prises.
plain-host = Hôte : { $who }
plain-remove = Retirer { $who }
plain-hand-over = Confier la table à { $who }
plain-close-how = Fermer la table
plain-close-open = Oui, fermer la table
plain-close = Oui, arrêter la partie pour tout le monde, sans résultat
plain-closed = L’hôte a fermé cette table. La partie n’a pas de résultat.
plain-invite = Pour inviter quelqu’un, envoie-lui cette adresse :
plain-take-back = Reprendre ma place
plain-away =
    { $minutes ->
        [0] Absence : { $who }.
        [one] Absence depuis 1 minute : { $who }.
       *[other] Absence depuis { $minutes } minutes : { $who }.
    }
plain-stand-in = Laisser un robot jouer pour { $who }
plain-stood-in = Un robot joue pour toi. Tu peux reprendre ta place à tout moment.
plain-resign-how = Abandonner
plain-resign = Oui, abandonner : un robot jouera à ma place

## L’accueil.

plain-lobby-title = Lagoon en mode texte
plain-lobby-about = Ici, tout se joue sans images ni scripts.
plain-mine = Mes tables
plain-open-tables = Tables publiques avec une place libre
plain-running-tables = Tables publiques en cours
plain-lessons = Premières parties guidées
plain-lesson = { $game } : { $title }
plain-lay = Créer une table
plain-game = Jeu
plain-players =
    { $most ->
        [one] { $title }, pour { $most } joueur
       *[other] { $title }, de { $fewest } à { $most } joueurs
    }
plain-choose = Qui joue à cette place ?
plain-choose-me = Moi
plain-choose-hot-seat = Quelqu’un d’autre sur cet écran
plain-choose-open = Quelqu’un qui rejoindra la table
plain-choose-bot = Robot – { $level }
plain-choose-nobody = Personne
plain-hot-seat-name = Nom de l’autre personne sur cet écran
plain-public = Table publique, visible par tous
plain-absence = En cas d’absence au moment de jouer
plain-absence-after =
    { $minutes ->
        [one] Après 1 minute, les autres peuvent faire jouer un robot
       *[other] Après { $minutes } minutes, les autres peuvent faire jouer un robot
    }
plain-absence-never = Toujours attendre
plain-lay-it = Créer la table
plain-me = Toi
plain-name = Ton nom
plain-save = Enregistrer

## Des lignes entières, pour qu’aucune page n’assemble de mots.

plain-title-your-turn = À toi de jouer – { $title }
plain-table =
    { $state ->
        [your-turn] { $title } : { $names } (à toi de jouer)
        [open] { $title } : { $names } (pas encore commencée)
        [running] { $title } : { $names } (en cours)
        [closed] { $title } : { $names } (fermée)
       *[over] { $title } : { $names } (terminée)
    }
plain-open-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
plain-seat-clock =
    { $minutes ->
        [one] { $seated }, encore { $minutes } minute
       *[other] { $seated }, encore { $minutes } minutes
    }
plain-said = { $name } : { $text }

plain-ladder = Rangs
plain-rank =
    { $reached ->
        [yes] À partir de { $from } : { $title } Atteint.
       *[no] À partir de { $from } : { $title }
    }

## Notices.

plain-notices = Préviens-moi quand c’est à moi
plain-notices-link = E-mails quand c’est à toi de jouer
plain-notices-about = Dans les parties sur plusieurs jours, nous pouvons t’écrire quand c’est à toi et que tu n’es pas là.
plain-notices-mail = Par e-mail
plain-notices-address = Ton adresse e-mail
plain-notices-send = M’envoyer des e-mails
plain-notices-stop = Arrêter et oublier l’adresse
plain-notices-waiting = Nous avons écrit à { $address }. Ouvre le lien de cet e-mail pour confirmer.
plain-notices-confirmed = Les e-mails vont à { $address }.
plain-notices-quiet = Heures calmes
plain-notices-quiet-on = Les messages attendent la fin de tes heures calmes.
plain-notices-quiet-off = Tu n’as pas d’heures calmes.
plain-notices-quiet-set = Enregistrer les heures calmes
plain-notices-quiet-end = Pas d’heures calmes
plain-notices-begins = De
plain-notices-ends = À
plain-notices-clock = Ton fuseau horaire
plain-confirm-ask = Envoyer un e-mail à { $address } quand c’est à toi dans une partie sur plusieurs jours ?
plain-confirm-yes = Oui, m’envoyer des e-mails
plain-confirm-done = C’est fait. Tu recevras un e-mail quand c’est à toi. Chaque e-mail a un lien pour les arrêter.
plain-confirm-gone = Ce lien a expiré ou a déjà servi.
plain-stop-ask = Arrêter ces e-mails et oublier cette adresse ?
plain-stop-yes = Arrêter ces e-mails
plain-stop-done = C’est fait. Aucun autre e-mail ne viendra.
