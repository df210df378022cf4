#!/bin/sh
# Writes the inquiries to a new file, while the site runs: backup.sh FOLDER
# Reads DATABASE_URL or DATA_DIR as the server does. A backup holds personal data: it is deleted after
# KEEP_DAYS (default 30), so that what was erased or has expired is soon gone from here too.
set -eu
umask 077

folder=${1:?name the folder for the backup: backup.sh FOLDER}
site=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$folder"
file=$folder/inquiries-$(date -u +%Y%m%dT%H%M%SZ)

if [ -n "${DATABASE_URL:-}" ]; then
  # Without the counts of senders and their salts, by which network addresses could be found out.
  pg_dump --format=custom --no-owner --no-privileges --exclude-table-data=salts --exclude-table-data=limits \
    --file="$file.part" "$DATABASE_URL"
  mv "$file.part" "$file.dump"
  echo "$file.dump"
else
  node "$site/backup.js" "$file.sqlite"
fi
# Who was erased, for a restore to repeat it.
node "$site/backup.js" --erasures "$folder"

find "$folder" -name 'inquiries-*' -type f -mtime "+$((${KEEP_DAYS:-30} - 1))" -delete
