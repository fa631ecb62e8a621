### Pourquoi quelque chose ne peut pas être choisi.

toy-why-too-many = Tu peux prendre deux pièces au plus.
toy-why-supply =
    { $coins ->
        [0] La réserve est vide.
        [one] La réserve n’a que { $coins } pièce.
       *[other] La réserve n’a que { $coins } pièces.
    }
toy-why-shown = Ta carte est déjà face visible.
toy-why-now-bank = Prends d’abord des pièces, ou aucune.
toy-why-now-play = Décide d’abord ce que tu fais de ta carte.
