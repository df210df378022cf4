#!/bin/sh
# Writes the inquiries to a new file, while the site runs: backup.sh FOLDER
# Reads DATABASE_URL or DATA_DIR as the server does. A backup holds personal data: it is deleted after
# KEEP_DAYS (default 30), so that erased and expired data soon go from here too; so are the files
# that a restore set aside.
set -eu
umask 077

folder=${1:?name the folder for the backup: backup.sh FOLDER}
site=$(cd "$(dirname "$0")/.." && pwd)
keep=${KEEP_DAYS:-30}
case $keep in
  *[!0-9]* | 0* | 1 | ????*)
    echo "KEEP_DAYS is \"$keep\": give a number of days from 2 to 999. Nothing was written or deleted." >&2
    exit 1
    ;;
esac
mkdir -p "$folder"

# First, since it is due even if the next backup fails. With the slash, since systemd's folders are links, which find
# does not follow.
# A day early, as the next run comes a day later.
age=$((keep - 2))
find "$folder/" -maxdepth 1 -name 'inquiries-*' -type f -mtime "+$age" -delete
if [ -d "${DATA_DIR:-./data}" ]; then
  find "${DATA_DIR:-./data}/" -maxdepth 1 -name 'before-restore-*' -mtime "+$age" -exec rm -rf {} +
fi

# Records erased people, for a restore to erase them again, even if the next backup fails.
node "$site/backup.js" --erasures "$folder"

file=$folder/inquiries-$(date -u +%Y%m%dT%H%M%SZ)
# What a failed or stopped backup leaves would take the room of the next one, and holds counts of senders.
rm -f "$folder"/inquiries-*.part "$folder"/inquiries-*.part-journal
trap 'rm -f "$file.part" "$file.sqlite.part" "$file.sqlite.part-journal"' EXIT
trap 'exit 143' HUP INT TERM

if [ -n "${DATABASE_URL:-}${DATABASE_URL_FILE:-}" ]; then
  # Without the counts of senders and their salts, from which network addresses could be recovered.
  node "$site/backup.js" --postgres pg_dump --format=custom --no-owner --no-privileges \
    --exclude-table-data=salts --exclude-table-data=limits --file="$file.part"
  # Fails if the copy cannot be read.
  pg_restore --list "$file.part" > /dev/null
  mv "$file.part" "$file.dump"
  echo "$file.dump"
else
  node "$site/backup.js" "$file.sqlite"
fi
