### Ce que seul le serveur dit.
