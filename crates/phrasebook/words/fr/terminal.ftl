### Ce qui se dit au terminal autour d’une partie.

part-terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-total = en tout
terminal-alone = Tu as { part-terminal-points }.
terminal-winner = { $who } gagne avec { part-terminal-points }.
terminal-winners = { $names } se partagent la victoire.
terminal-name = { $who }
terminal-pass = Passe le clavier à { $who }. { $who }, appuie sur Entrée quand personne d’autre ne regarde.
terminal-rules = { $game }, avec nos mots

terminal-none = aucune
terminal-left = reste : { $count }

## Autour de la table. Les commandes sont les mêmes dans toutes les langues.

terminal-help =
    {"  "}un numéro ou sa notation   jouer ce choix
    {"  "}undo     annuler ton dernier choix, sauf si le hasard ou quelqu’un d’autre est intervenu
    {"  "}table    montrer toute la table      options  remontrer tes choix
    {"  "}log      ce qui s’est passé          score    points par source
    {"  "}advise   demander conseil à un bon robot (sauf si quelqu’un joue contre toi)
    {"  "}save [FICHIER]   enregistrer la partie    quit     enregistrer et quitter    quit!  quitter sans enregistrer
terminal-type-help = Tape « help » pour voir les commandes.
terminal-committed = engagement des dés : { $commitment } (à vérifier à la fin avec lagoon verify)
terminal-choose =
    { $count ->
        [one] tape 1, la notation du choix, ou help
       *[other] choisis de 1 à { $count }, ou tape la notation d’un choix, ou help
    }
terminal-taken-back = annulé :
terminal-not-taken-back = impossible d’annuler :
terminal-no-advice = pas de conseil tant que quelqu’un d’autre joue contre toi
terminal-advice-score = score
terminal-advice-wins = victoire
terminal-advice-tried = essais
terminal-advice-sure = { $count } simulations, sûr à { $percent } % du premier choix
terminal-saved = enregistré dans { $file }
terminal-go-on = pour continuer : lagoon play --resume { $file }
terminal-save-elsewhere = enregistre dans un autre fichier, ou quitte sans enregistrer : quit!
terminal-afterwards = lagoon replay { $file } pour revoir la partie, lagoon verify { $file } pour vérifier les dés
terminal-step = étape { $step } sur { $steps } : { $who }
terminal-step-chance = étape { $step } sur { $steps } : hasard
terminal-replay-help = Entrée ou n : étape suivante    p : étape précédente    un numéro : cette étape    e : la fin    q : quitter
