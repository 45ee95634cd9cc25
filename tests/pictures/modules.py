"""Made-up VASSAL modules for the tests."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

from tests.pictures.drawing import png

BUILD_FILE = """<?xml version="1.0" encoding="UTF-8"?>
<VASSAL.build.GameModule name="Crusade of the tests" version="1.0" VassalVersion="3.6">
 <VASSAL.build.module.Map mapName="Main Map">
  <VASSAL.build.module.map.BoardPicker>
   <VASSAL.build.module.map.boardPicker.Board image="spain.png" name="Spain" width="1600" height="1200"/>
   <VASSAL.build.module.map.boardPicker.Board image="../outside.png" name="Elsewhere"/>
  </VASSAL.build.module.map.BoardPicker>
  <VASSAL.build.module.map.SetupStack name="Zaragoza" owningBoard="Spain" x="900" y="300" useGridLocation="false">
   <VASSAL.build.widget.PieceSlot entryName="V Corps" gpid="1">
    +/null/piece;;;corps.png;V Corps/-1;0;0;
   </VASSAL.build.widget.PieceSlot>
   <VASSAL.build.widget.PieceSlot entryName="Militia" gpid="2">
    +/null/emb2;;2;;corps_back.png,corps.png\tpiece;;;;Militia/
   </VASSAL.build.widget.PieceSlot>
  </VASSAL.build.module.map.SetupStack>
  <VASSAL.build.module.map.SetupStack owningBoard="Spain" x="10" y="20" location="Madrid" useGridLocation="true">
   <VASSAL.build.widget.PieceSlot entryName="5th Regiment">piece;;;none.png;x</VASSAL.build.widget.PieceSlot>
  </VASSAL.build.module.map.SetupStack>
  <VASSAL.build.module.map.DrawPile name="Nationalist deck" owningBoard="Spain">
   <VASSAL.build.widget.CardSlot entryName="Air Bridge">
    mask;back.png\tpiece;;;N1.png;Air Bridge
   </VASSAL.build.widget.CardSlot>
  </VASSAL.build.module.map.DrawPile>
 </VASSAL.build.module.Map>
 <VASSAL.build.module.BasicCommandEncoder/><run.me.Now class="evil"/>
</VASSAL.build.GameModule>
"""
IMAGES = {
    "images/spain.png": png(160, 120), "images/corps.png": png(9, 9), "images/corps_back.png": png(9, 9, (9, 9, 9)),
    "images/N1.png": png(25, 35, (10, 200, 30)), "images/back.png": png(25, 35),
}  # fmt: skip


def module(path: Path, parts: Mapping[str, bytes] | None = None, build: str | bytes = BUILD_FILE) -> Path:
    """A module with pictures, and anything else that is put into it."""
    content = build.encode() if isinstance(build, str) else build
    whole = {"buildFile.xml": content, **IMAGES, "Evil.class": b"\xca\xfe\xba\xbe", **(parts or {})}
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, part in whole.items():
            archive.writestr(name, part)
    return path
