### Was nur der Web-Client sagt.
