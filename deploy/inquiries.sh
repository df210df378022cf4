#!/bin/sh
# The operator's command on the machine, as the service's user and with its settings: `inquiries list`, and
# `inquiries restore FILE`. Copy it to /usr/local/sbin/inquiries (docs/deploy.md): /srv/site may belong to another user.
# Needs systemd 254; an older one lacks --expand-environment, and puts variables where a word contains `$`.
set -eu

case ${1:-} in
  restore) shift && set -- /bin/sh /srv/site/current/deploy/restore.sh "$@" ;;
  *) set -- /usr/bin/node /srv/site/current/inquiries.js "$@" ;;
esac

# systemd would tell only the journal.
if [ ! -e /etc/site.env ]; then
  echo "There is no /etc/site.env: write the site's settings into it, as docs/deploy.md says (Install), and try again." >&2
  exit 1
fi

# The address of the database, if it is kept in a file that only root can read.
unit=inquiries-$$
secret=/etc/site.database-url
if [ -e "$secret" ]; then
  set -- -p "LoadCredential=database-url:$secret" -E "DATABASE_URL_FILE=/run/credentials/$unit.service/database-url" "$@"
fi

# As in site-backup.service. With a description of its own: by default it is the command, with the address that it names,
# and systemd writes it to the journal.
exec systemd-run --quiet --collect --pipe --wait --expand-environment=no --unit="$unit" --description=inquiries \
  -p DynamicUser=yes -p User=site -p 'StateDirectory=site site-backups' -p StateDirectoryMode=0700 -p UMask=0077 -p LimitCORE=0 \
  -p EnvironmentFile=/etc/site.env -E DATA_DIR=/var/lib/site "$@"
