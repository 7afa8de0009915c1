"""What every call shares: errors, forms, headers, limits, streams and the pages around the API."""
