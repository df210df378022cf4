#!/bin/sh
# Replaces the inquiries by a backup: restore.sh FILE. Stop the server and its socket first.
# Reads DATABASE_URL or DATA_DIR as the server does. With SQLite, the replaced database stays beside it.
set -eu
umask 077

file=${1:?name the backup: restore.sh FILE}
site=$(cd "$(dirname "$0")/.." && pwd)
data=${DATA_DIR:-./data}
mkdir -p "$data"

# Who was erased since the backup was made is erased again.
copies=$(dirname "$file")

if [ -n "${DATABASE_URL:-}${DATABASE_URL_FILE:-}" ]; then
  # The erasures need this folder: fails before anything is replaced if they could not be written there.
  DATA_DIR=$copies node "$site/backup.js" --erasures "$data"
  touch "$data/erasures.lock"
  # All or nothing: if it fails, the database stays as it was.
  node "$site/backup.js" --postgres pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction "$file"
  if ! node "$site/inquiries.js" replay "$copies/erasures"; then
    echo "$file is in place, but those erased since are in it again: correct the cause and run this again BEFORE systemctl start site." >&2
    exit 1
  fi
  echo "$file is restored."
  exit
fi

node "$site/backup.js" --check "$file"
kept=$data/before-restore-$(date -u +%Y%m%dT%H%M%SZ)
# The copy is made ready here: whatever fails, such as a full disk, the database is still in its place.
# Named like what is kept, so that backup.sh deletes it one day if this is killed.
part=$kept.part
trap 'rm -rf "$part"' EXIT
trap 'exit 143' HUP INT TERM
mkdir "$part"
cp "$file" "$part/inquiries.sqlite"
node "$site/backup.js" --erasures "$part"
DATA_DIR=$part node "$site/inquiries.js" replay "$copies/erasures"
DATA_DIR=$part node "$site/backup.js" --erasures "$data"

for old in "$data"/inquiries.sqlite "$data"/inquiries.sqlite-wal "$data"/inquiries.sqlite-shm; do
  if [ -e "$old" ]; then
    mkdir -p "$kept"
    mv "$old" "$kept/"
  fi
done
mv "$part/inquiries.sqlite" "$data/inquiries.sqlite"
# If root runs this, the files still belong to the folder's owner: the server writes one, and backup.sh deletes the other.
chown --reference="$data" "$data/inquiries.sqlite"
if [ -d "$kept" ]; then
  # Copied as a backup is, without the counts of senders and their salts, which may not outlive tomorrow; kept as it is if it
  # cannot be read.
  if DATA_DIR=$kept node "$site/backup.js" "$kept/copy" > /dev/null 2>&1; then
    rm -f "$kept"/inquiries.sqlite*
    mv "$kept/copy" "$kept/inquiries.sqlite"
  else
    rm -f "$kept/copy.part"
  fi
  chown -R --reference="$data" "$kept"
fi
echo "$file is restored."
