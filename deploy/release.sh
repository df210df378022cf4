#!/bin/sh
# Copies this build to a machine as a new release, and starts it there: release.sh root@site.example
# SITE_FOLDER holds the releases (default /srv/site), SITE_SSH is the ssh command; docs/deploy.md goes step by step.
set -eu

target=${1:?name the machine: release.sh root@site.example}
ssh=${SITE_SSH:-ssh}
folder=${SITE_FOLDER:-/srv/site}/releases
build=$(cd "$(dirname "$0")/.." && pwd)
release=$folder/$(date -u +%Y%m%dT%H%M%SZ)

$ssh "$target" "umask 022 && mkdir -p '$folder'"
# Owned by the user of the login, and readable for the service, whatever its modes became on the way here. Without data/,
# where a server that was tried in the build stores inquiries.
rsync --archive --exclude=/active --exclude=/data --no-owner --no-group --chmod=D755,F644 --compress --rsh="$ssh" "$build/" "$target:$release/"
$ssh "$target" "sh '$release/deploy/activate-release.sh'"
