#!/usr/bin/env bash
# Puts together, without Docker, what deploy/Dockerfile puts together, measures it, and runs it: root read-only, user 65532.
#   sudo deploy/rehearsal/rehearse.sh DIRECTORY
# It needs Debian 12, root, a network, uv, and an empty DIRECTORY on a disk. What stands for the base image are the
# packages of Debian that gcr.io/distroless/python3-debian12 lists.
set -euo pipefail
directory=$(realpath "$1")
cd "$(dirname "$0")/../.."

if [ "${2:-}" != inside ]; then
    base="base-files netbase tzdata ca-certificates media-types libc6 libgcc-s1 libgomp1 libstdc++6 libssl3 libbz2-1.0
        libcom-err2 libcrypt1 libdb5.3 libexpat1 libffi8 libgssapi-krb5-2 libk5crypto3 libkeyutils1 libkrb5-3
        libkrb5support0 liblzma5 libncursesw6 libnsl2 libpython3.11-minimal libpython3.11-stdlib libreadline8
        libsqlite3-0 libtinfo6 libtirpc3 libuuid1 python3-distutils python3.11-minimal zlib1g"
    added=$(sed -n 's/.*apt-get download \(.*\) \\/\1/p' deploy/Dockerfile)
    image=$directory/image
    mkdir -p "$directory/debs" "$image/opt" "$image/data" "$image/etc/limner"
    # shellcheck disable=SC2086  # words
    (cd "$directory/debs" && chmod 777 . && apt-get download --quiet --quiet $base $added)
    for package in "$directory"/debs/*.deb; do dpkg-deb -x "$package" "$image"; done
    rm -rf "$image"/usr/share/{doc,man,lintian} "$image/usr/bin/tini-static"
    # As in the image, for shebangs name it: the environment is at /opt/limner.
    uv venv --quiet --python /usr/bin/python3.11 "$image/opt/limner"
    uv pip install --quiet --python "$image/opt/limner/bin/python" --link-mode copy --require-hashes -r requirements/image.lock
    uv build --quiet --wheel --build-constraints requirements/build.lock --require-hashes --out-dir "$directory/dist"
    uv pip install --quiet --python "$image/opt/limner/bin/python" --link-mode copy --no-deps "$directory"/dist/*.whl
    python3 deploy/slim.py "$image/opt/limner"
    ln -sfn /usr/bin/python3.11 "$image/opt/limner/bin/python"
    cp deploy/rehearsal/rehearsal.py "$image/opt/"
    chown -R 65532:65532 "$image/data"
    exec unshare --mount --pid --fork "$0" "$directory" inside
fi

image=$directory/image
mount --bind "$image" "$image"
mount -t proc proc "$image/proc"
mount -t tmpfs tmpfs "$image/tmp"
mount -t tmpfs tmpfs "$image/dev"
install -d -m 1777 "$image/dev/shm"
for device in null random urandom; do
    touch "$image/dev/$device"
    mount --bind "/dev/$device" "$image/dev/$device"
done
clean="env -i LANG=C.UTF-8 HOME=/tmp PATH=/opt/limner/bin:/usr/bin:/bin"
# The builder's last step, here by root in the image itself: what a start imports is compiled.
$clean LIMNER_DATA_DIR=/tmp/data /usr/sbin/chroot "$image" /opt/limner/bin/python -m limner.cli doctor
$clean /usr/sbin/chroot "$image" /opt/limner/bin/python -c \
    "import asyncpg, redis.asyncio, limner.cli.service, limner.openid.client"
du --apparent-size --block-size=1000000 --summarize --one-file-system "$image" "$image/opt/limner"
mount -o remount,bind,ro "$image"
mount --bind "$directory/image/data" "$image/data"
mount -o remount,bind,rw "$image/data"
$clean LIMNER_DATA_DIR=/data /usr/sbin/chroot --userspec=65532:65532 "$image" /opt/limner/bin/python /opt/rehearsal.py
