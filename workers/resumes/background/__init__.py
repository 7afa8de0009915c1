"""Schools, courses, apprenticeships and languages."""
