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

## La table dessinée. Ce qu’on tape, comme les noms des épaves et des couleurs, reste comme on le tape.

terminal-none = aucune
terminal-left = reste { $count }

terminal-wr-supply = { $left }, déf. { $out }
terminal-wr-beach = plage
terminal-wr-dice = dés
terminal-wr-taken = pris
terminal-wr-rivals = rivaux restants
terminal-wr-exhibits = expositions
terminal-wr-deck = { $count } dans la pioche
terminal-wr-coins = { $coins } p.
terminal-wr-crest = blason
terminal-wr-style = dans l’ordre : { $reward }
terminal-wr-market = marché des aquariums
terminal-wr-per-piece = par morceau
terminal-wr-per-set = par { $set }
terminal-wr-mat = { part-wr-coins }   panier { $basket }   { $off } plongeurs sur { $divers } hors du plateau   { $exhibits } expositions sur { $enough }
terminal-wr-cards = expo.
terminal-wr-tanks = aqua.
terminal-wr-vault = coffre
terminal-wr-legend = M3 { $conch }s→4 * : coûte { $conch } et s, vaut 4, montre *

terminal-co-final = décompte final
terminal-co-round = manche { $round } sur { $rounds }
terminal-co-island = île
terminal-co-no-dice = pas de dé
terminal-co-white = { $count } blanc
terminal-co-station = station
terminal-co-supply = réserve
terminal-co-piles = piles
terminal-co-then = puis
terminal-co-beside = à côté
terminal-co-beside-these = tortues { $turtles }   coffres { $chests }   raies { $stingrays }
part-terminal-diver =
    { $colour ->
        [none] plongeur à terre
       *[some] plongeur au récif { co-colour }
    }
terminal-co-figures = { part-terminal-points }   { part-terminal-diver }   { $octopuses } pieuvres sur 2 en main
terminal-co-turtles = tortues
terminal-co-chests = coffres
terminal-co-hidden = { $count } face cachée
terminal-co-hand =
    { $you ->
        [yes] tes cartes : { $cards }
       *[no] cartes : { $cards }
    }
terminal-co-legend = ■ un dé   □ un dé blanc   · libre   une lettre : à qui est le plongeur ou la pieuvre

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
