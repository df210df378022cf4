#!/bin/sh
# Replaces the inquiries by a backup: restore.sh FILE. Stop the server and its socket first.
# Reads DATABASE_URL or DATA_DIR as the server does. With SQLite, the replaced database stays beside it.
set -eu
umask 077

file=${1:?name the backup: restore.sh FILE}
site=$(cd "$(dirname "$0")/.." && pwd)

# Erases again who was erased since the backup was made.
erase_again() {
  node "$site/inquiries.js" replay "$(dirname "$file")/erasures"
}

if [ -n "${DATABASE_URL:-}${DATABASE_URL_FILE:-}" ]; then
  # All or nothing: if it fails, the database stays as it was.
  node "$site/backup.js" --postgres pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction "$file"
  erase_again
  echo "$file is restored."
  exit
fi

node "$site/backup.js" --check "$file"
data=${DATA_DIR:-./data}
mkdir -p "$data"
part=$data/inquiries.sqlite.part
trap 'rm -f "$part"' EXIT
# First, since it fails where the disk is full: the database has to be in its place then.
cp "$file" "$part"
kept=$data/before-restore-$(date -u +%Y%m%dT%H%M%SZ)
for old in "$data"/inquiries.sqlite "$data"/inquiries.sqlite-wal "$data"/inquiries.sqlite-shm; do
  if [ -e "$old" ]; then
    mkdir -p "$kept"
    mv "$old" "$kept/"
  fi
done
mv "$part" "$data/inquiries.sqlite"
# If root runs this, the files still belong to the folder's owner: the server writes one, and backup.sh deletes the other.
chown --reference="$data" "$data/inquiries.sqlite"
if [ -d "$kept" ]; then chown --reference="$data" "$kept"; fi
erase_again
echo "$file is restored."
