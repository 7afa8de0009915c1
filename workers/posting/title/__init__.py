"""The job's title on a page that declares none: every name for it that the page gives, weighed by learnt evidence."""
