### Ce que seul le client web dit.
