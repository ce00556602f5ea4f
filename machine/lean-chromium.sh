#!/bin/sh
# Starts $CHROMIUM without the two pages that it loads into every window for its address bar. They take half of its
# processor time in a test. Of several --disable-features Chromium heeds the last one only, so the names are added to
# Playwright's.
for arg do
  shift
  case $arg in --disable-features=*) arg=$arg,WebUIOmniboxPopup,WebUIOmniboxAimPopup ;; esac
  set -- "$@" "$arg"
done
exec "$CHROMIUM" "$@"
