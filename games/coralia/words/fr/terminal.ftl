### La table dessinée au terminal. Ce qu’on tape, comme les noms des couleurs et des symboles, ne change pas.

terminal-co-final = décompte final
terminal-co-round = manche { $round } sur { $rounds }
terminal-co-island = île
terminal-co-no-dice = aucun dé
terminal-co-white =
    { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
terminal-co-station = station
terminal-co-supply = réserve
terminal-co-piles = piles
terminal-co-then = { $pile } { $count }, puis { $cards }
terminal-co-beside = à côté
terminal-co-beside-these = tortues : { $turtles }   coffres : { $chests }   raies : { $stingrays }
part-terminal-diver =
    { $colour ->
        [none] plongeur pas encore posé
       *[some] plongeur sur le récif { co-colour }
    }
terminal-co-figures = { part-terminal-points }   { part-terminal-diver }   pieuvres à poser : { $octopuses }/2
terminal-co-turtles = tortues : { $tiles }
terminal-co-chests = coffres : { $tiles }
terminal-co-hidden = { $count } face cachée
terminal-co-hand =
    { $you ->
        [yes] tes cartes : { $cards }
       *[no] cartes : { $cards }
    }
terminal-co-legend = ■ un dé   □ un dé blanc   · libre   une lettre : le plongeur ou la pieuvre de ce joueur
terminal-co-bonus =
    { $bonus ->
        [white-die] dé blanc
        [jellyfish] méduse
        [stingray] raie
        [starfish-card] étoile
        [island-card] carte île
        [fish-card] poisson
        [pearl-card] perle
        [copy] copie
        [side-chest] coffre
       *[island-dice] dés de l’île
    }
terminal-co-space =
    { $space ->
        [pearl] perle
        [fish] poisson
        [starfish] étoile
        [octopus] pieuvre
        [diver] plongeur
        [turtle] tortue
       *[treasure] trésor
    }
terminal-co-chest = coffre
terminal-co-typed = À taper : yellow (jaune), blue (bleu), red (rouge), orange, green (vert), violet, pearl (perle), fish (poisson), starfish (étoile de mer), octopus (pieuvre), diver (plongeur), turtle (tortue), island (île)
