"""What all calls share: errors, forms, headers, limits, streams and the pages around the API."""
