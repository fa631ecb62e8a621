### Le petit jeu.

part-toy-card =
    { $card ->
        [crab] un crabe
        [fish] un poisson
        [squid] un calmar
        [whale] une baleine
       *[hidden] une carte cachée
    }
part-toy-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
toy-ask-bank =
    { $you ->
        [yes] Prends des pièces, ou aucune.
       *[no] { $who } peut prendre des pièces.
    }
toy-ask-play =
    { $you ->
        [yes] Que fais-tu de ta carte ?
       *[no] { $who } décide du sort d’une carte.
    }
toy-wait-draw = Une carte est piochée.
toy-act-skip = Ne prendre aucune pièce
toy-act-bank = Prendre { part-toy-coins }
toy-act-keep = Garder la carte
toy-act-swap = Échanger la carte contre une pioche à l’aveugle
toy-act-roll = Lancer le dé
toy-act-show = Montrer la carte
toy-event-banked = { $who } prend { part-toy-coins }.
toy-event-drew = { $who } pioche { part-toy-card }.
toy-event-swapped = { $who } remet une carte.
toy-event-showed = { $who } montre { part-toy-card }.
toy-event-rolled = { $who } obtient { $pips }.
toy-event-ended = Toutes les cartes sont retournées.
toy-supply = Réserve
toy-mat = { $who }
toy-coins = { part-toy-coins }
toy-card =
    { $open ->
        [yes] { part-toy-card }, face visible
       *[no] { part-toy-card }
    }
toy-source =
    { $source ->
        [shown] cartes montrées
        [rolled] points du dé
       *[coins] pièces
    }
