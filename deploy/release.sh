#!/bin/sh
# Puts this build on a machine as a release of its own, and starts it there: release.sh root@site.example
# SITE_FOLDER is where releases lie (default /srv/site), SITE_SSH the ssh to reach it by; docs/deploy.md goes step by step.
set -eu

target=${1:?name the machine: release.sh root@site.example}
ssh=${SITE_SSH:-ssh}
folder=${SITE_FOLDER:-/srv/site}/releases
build=$(cd "$(dirname "$0")/.." && pwd)
release=$folder/$(date -u +%Y%m%dT%H%M%SZ)

$ssh "$target" "mkdir -p '$folder'"
# It belongs to whom ssh logs in as, and is readable for the service, whatever became of its modes on the way here.
rsync --archive --exclude=/active --no-owner --no-group --chmod=D755,F644 --compress --rsh="$ssh" "$build/" "$target:$release/"
$ssh "$target" "sh '$release/deploy/activate-release.sh'"
