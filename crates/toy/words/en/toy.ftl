### The toy game.

part-toy-card =
    { $card ->
        [crab] a crab
        [fish] a fish
        [squid] a squid
        [whale] a whale
       *[hidden] a card nobody else sees
    }
part-toy-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
toy-ask-bank =
    { $you ->
        [yes] Take coins, or none.
       *[no] { $who } may take coins.
    }
toy-ask-play =
    { $you ->
        [yes] What do you do with your card?
       *[no] { $who } is deciding about a card.
    }
toy-wait-draw = A card is drawn.
toy-act-skip = Take no coin
toy-act-bank = Take { part-toy-coins }
toy-act-keep = Keep the card
toy-act-swap = Swap the card for a blind draw
toy-act-roll = Roll the die
toy-act-show = Show the card
toy-event-banked = { $who } takes { part-toy-coins }.
toy-event-drew = { $who } draws { part-toy-card }.
toy-event-swapped = { $who } puts a card back.
toy-event-showed = { $who } shows { part-toy-card }.
toy-event-rolled = { $who } rolls { $pips }.
toy-event-ended = All cards are turned up.
toy-supply = Supply
toy-mat = { $who }
toy-coins = { part-toy-coins }
toy-card =
    { $open ->
        [yes] { part-toy-card }, face up
       *[no] { part-toy-card }
    }
toy-source =
    { $source ->
        [shown] shown cards
        [rolled] pips
       *[coins] coins
    }
