#!/bin/sh
# Starts Chromium with the arguments given, and removes its folder once it has ended: whoever started it may be dead by
# then. $NAMESPACE is what it runs inside of, empty for nothing.
: "${CHROMIUM:?}"
$NAMESPACE "$CHROMIUM" "$@"
status=$?
case $HOME in
    */tradefolio-browser-*) rm -rf -- "$HOME" ;;
esac
exit $status
