### Was nur der Server sagt.
