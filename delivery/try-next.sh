#!/bin/sh
# Tries another version of Next: `npm run try-next -- 16.4.6` builds a scratch copy of the last commit with it, runs the
# delivery tests and some journeys there, and prints the verdict in one line. After a failure the copy stays.
version=${1:?name a version: npm run try-next -- 16.4.6}
folder=$(mktemp -d)
git archive HEAD | tar -x -C "$folder"
cd "$folder" || exit 1

step() {
  echo "$*" >&2
  "$@" >&2 || { echo "next $version does not hold: '$*' failed in $folder"; exit 1; }
}
step npm install --save-exact "next@$version"
step npm run build
step npx jest delivery
step npx playwright test e2e/delivery.spec.ts e2e/pages.spec.ts e2e/menu.spec.ts e2e/register.spec.ts e2e/faults.spec.ts
# Some releases lack packages for other systems in the registry. Only this step notices.
step npm ci
rm -rf "$folder"
echo "next $version holds"
