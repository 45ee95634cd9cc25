#!/bin/sh
# The disk image for macOS, from dist/Sandtable.app that PyInstaller made: packaging/make_dmg.sh VERSION
# Without a certificate the program is signed for this machine only, and a player has to allow it once (README).
set -eu
cd "$(dirname "$0")/.."
version=${1:?say which version}
stage=build/dmg
image=dist/sandtable-$version-macos-$(uname -m).dmg
rm -rf "$stage" "$image"
mkdir -p "$stage"
cp -R dist/Sandtable.app "$stage/"
ln -s /Applications "$stage/Applications"
codesign --force --deep --sign "${SIGNED_BY:--}" "$stage/Sandtable.app"
hdiutil create -quiet -volname "Sandtable $version" -srcfolder "$stage" -format ULFO "$image"
ls -l "$image"
