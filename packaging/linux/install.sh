#!/bin/sh
# Installs Sandtable for one user, without root:  ./install.sh [--prefix DIR]      (usual: ~/.local)
# Takes it away again, but for the games:         ./install.sh --remove [--prefix DIR]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=${HOME:?}/.local
remove=no
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) [ $# -gt 1 ] || { echo "--prefix needs a folder" >&2; exit 2; }; prefix=$2; shift ;;
    --prefix=*) prefix=${1#--prefix=} ;;
    --remove) remove=yes ;;
    *) sed -n '2,3s/^# //p' "$0"; exit 2 ;;
  esac
  shift
done
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)

# What the desktop keeps of entries and types; whatever is not there will look again by itself.
refresh() {
  command -v update-desktop-database >/dev/null 2>&1 && update-desktop-database -q "$prefix/share/applications" || :
  command -v update-mime-database >/dev/null 2>&1 && update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || :
}

take_away() {
  rm -rf "$prefix/lib/sandtable"
  rm -f "$prefix/bin/sandtable"
  (cd "$here/share" && find . -type f) | while read -r file; do rm -f "$prefix/share/$file"; done
}

take_away
if [ "$remove" = yes ]; then
  refresh
  echo "Sandtable is gone from $prefix. Your games are where they were."
  exit 0
fi
mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share"
cp -R "$here/lib/sandtable" "$prefix/lib/"
cp -R "$here/share/." "$prefix/share/"
ln -s ../lib/sandtable/sandtable "$prefix/bin/sandtable"
sed -i "s|^Exec=sandtable|Exec=\"$prefix/bin/sandtable\"|; s|^TryExec=.*|TryExec=$prefix/bin/sandtable|" \
  "$prefix/share/applications/sandtable.desktop"
refresh
echo "Sandtable is in $prefix/lib/sandtable. Start it from the menu of your desktop, or with $prefix/bin/sandtable."
