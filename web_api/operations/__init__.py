"""What operators ask of the process: health and metrics; and the front end's files beside them."""
