#!/bin/sh
# Runs a command from this folder's packages in the root folder, where both tools look for the site.
cd "$(dirname "$0")/../.." || exit
export EDGE=1 WRANGLER_SEND_METRICS=false
PATH="$PWD/deploy/edge/node_modules/.bin:$PATH"
case $1 in
  opennextjs-cloudflare) exec "$@" --openNextConfigPath deploy/edge/open-next.config.ts --config deploy/edge/wrangler.jsonc ;;
  *) exec "$@" --config deploy/edge/wrangler.jsonc ;;
esac
