### Ce qui se dit au terminal autour d’une partie.

part-terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-total = en tout
terminal-alone = Tu as { part-terminal-points }.
terminal-winner = { $who } gagne avec { part-terminal-points }.
terminal-winners = { $names } partagent la victoire.
terminal-name = { $who }
terminal-pass = Passe le clavier à { $who }. { $who }, appuie sur Entrée quand personne d’autre ne regarde.
terminal-rules = { $game }, dans nos mots

terminal-none = aucune
terminal-left = reste { $count }

## Autour de la table. Les commandes sont les mêmes dans toutes les langues.

terminal-help =
    {"  "}un numéro ou sa notation   jouer ce choix
    {"  "}undo     reprendre ton dernier choix, sauf si le hasard ou quelqu’un d’autre y a répondu
    {"  "}table    montrer toute la table      options  remontrer tes choix
    {"  "}log      ce qui s’est passé          score    points par source
    {"  "}advise   demander à un bon robot (pas quand quelqu’un joue contre toi)
    {"  "}save [FICHIER]   écrire la partie    quit     enregistrer et partir   quit!  partir sans enregistrer
terminal-type-help = Tape help pour savoir quoi taper.
terminal-committed = les dés sont fixés par : { $commitment }
terminal-choose = choisis de 1 à { $count }, ou tape la notation d’un choix, ou help
terminal-taken-back = repris :
terminal-not-taken-back = impossible à reprendre :
terminal-no-advice = pas tant que quelqu’un d’autre joue contre toi
terminal-advice-score = score
terminal-advice-wins = gagne
terminal-advice-tried = essais
terminal-advice-sure = { $count } simulations, sûr à { $percent } % du premier choix
terminal-saved = enregistré dans { $file }
terminal-go-on = pour continuer : lagoon play --resume { $file }
terminal-save-elsewhere = enregistre dans un autre fichier, ou pars sans enregistrer : quit!
terminal-afterwards = lagoon replay { $file } la rejoue, lagoon verify { $file } vérifie les dés
terminal-step = étape { $step } sur { $steps } : { $who }
terminal-step-chance = étape { $step } sur { $steps } : hasard
terminal-replay-help = Entrée ou n : étape suivante    p : en arrière    un numéro : cette étape    e : la fin    q : quitter
