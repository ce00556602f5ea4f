"""Puts the glyphs of further TrueType fonts behind those of the first, in the first one's units and metrics.

Run by main.mts as `merge-fonts.py merged.ttf first.ttf second.ttf …`; needs fonttools 4 (from PyPI).
"""

import sys

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

merged, first, *others = sys.argv[1:]
units = TTFont(first)["head"].unitsPerEm
for other in others:
    scaled = TTFont(other)
    scale_upem(scaled, units)
    scaled.save(other)
Merger().merge([first, *others]).save(merged)
