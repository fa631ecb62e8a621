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
terminal-wr-mat = { $coins } pièces   panier { $basket }   { $off } plongeurs sur { $divers } hors du plateau   { $exhibits } expositions sur { $enough }
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
