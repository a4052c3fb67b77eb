#!/bin/sh
# Makes the secrets that deploy/compose.yaml mounts, each once, in deploy/secrets or in the directory that is named:
#   deploy/secrets.sh [DIRECTORY]
# The directory is closed to others; the files in it are not, since a container's user is nobody on this machine.
set -eu
directory=${1:-$(dirname "$0")/secrets}
umask 077
mkdir -p "$directory"
cd "$directory"
umask 022

random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
make() { [ -e "$1" ] || printf '%s' "$2" > "$1"; }

make postgres_password "$(random)"
make limner_database_url "postgresql+asyncpg://limner:$(cat postgres_password)@postgres/limner"
make limner_signing_secret "$(random)"
make ray_auth_token "$(random)"
if [ ! -e store.env ]; then
    key=$(random)
    printf 'AWS_ACCESS_KEY_ID=limner\nAWS_SECRET_ACCESS_KEY=%s\n' "$key" > store.env
    printf '{"identities": [{"name": "limner", "credentials": [{"accessKey": "limner", "secretKey": "%s"}], %s}]}\n' \
        "$key" '"actions": ["Admin", "Read", "Write", "List", "Tagging"]' > store_identities
fi
