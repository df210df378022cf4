#!/bin/sh
# Makes this release the current one: the way forward, and with a former release the way back. A release that does not
# answer is rolled back. Run it on the machine, as root or as someone who may `sudo systemctl` (docs/deploy.md).
set -eu
# What it writes, the service reads.
umask 022

release=$(cd "$(dirname "$0")/.." && pwd -P)
folder=$(cd "$release/../.." && pwd -P)
health=${SITE_HEALTH:-http://127.0.0.1:8000/healthz}
kept=5

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Switches atomically: there is always a release.
point_at() {
  ln -sfn "$1" "$folder/next"
  mv -T "$folder/next" "$folder/current"
}

# systemd holds the port open, so requests to a stopped server are not refused: they would only wait.
answers() {
  systemctl --quiet is-active site || return 1
  node -e "fetch('$health', { signal: AbortSignal.timeout(5000) }).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
}

start() {
  as_root systemctl restart site || return 1
  for wait in 0 1 1 2 2 4; do
    sleep "$wait"
    if answers; then return 0; fi
  done
  return 1
}

# A release that fails here is the first to be deleted later: it pushes out none that works. The current one works.
if [ "$(readlink "$folder/current")" != "$release" ]; then trap 'touch -d @0 "$release"' EXIT; fi

# Stops before any change if a file was damaged or changed on the way here, and names it.
(cd "$release" && sha256sum --check --quiet SHA256SUMS)

former=$(readlink "$folder/current" || true)
# A deleted former release has no files to take over.
[ -e "$folder/current/routes.json" ] || former=
node "$release/activate.js" ${former:+"$former"}

point_at "$release"
if ! start; then
  echo "$release does not answer at $health: journalctl -u site says why." >&2
  if [ -n "$former" ] && [ "$former" != "$release" ]; then
    point_at "$former"
    if start; then
      echo "$former is in its place again." >&2
    else
      echo "$former is in its place again, but fails too: the cause is not in the release." >&2
    fi
  fi
  exit 1
fi
echo "$release is current."

trap - EXIT
touch "$release"
# Nor does one that was never activated, such as an upload that broke off.
for one in "$folder"/releases/*/; do
  [ -e "$one/active" ] || touch -d @0 "$one"
done
ls -1dt "$folder"/releases/*/ | tail -n "+$((kept + 1))" | xargs -r -d '\n' rm -rf --
