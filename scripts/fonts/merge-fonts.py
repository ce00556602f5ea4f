"""Puts the glyphs of a second TrueType font behind those of the first, in the first one's units and metrics.

Run by main.mts as `merge-fonts.py first.ttf second.ttf merged.ttf`; needs fonttools 4 (from PyPI).
"""

import sys

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

first, second, merged = sys.argv[1:]
units = TTFont(first)["head"].unitsPerEm
scaled = TTFont(second)
scale_upem(scaled, units)
scaled.save(second)
Merger().merge([first, second]).save(merged)
