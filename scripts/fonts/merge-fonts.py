"""Puts the glyphs of further TrueType fonts behind those of the first, in the first one's units and metrics.

One that has ż and ṇ is given the letter ṅ, which Fraunces lacks: the n of the one under the dot of the other.
Run by main.mts as `merge-fonts.py merged.ttf first.ttf second.ttf …`; needs fonttools 4 (from PyPI).
"""

import copy
import sys

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem


def add_n_dot_above(font):
    letters = font.getBestCmap()
    z_dot, n_dot = letters.get(ord("ż")), letters.get(ord("ṇ"))
    if not (z_dot and n_dot):
        return
    glyphs, widths = font["glyf"], font["hmtx"]
    name = "ndotaccent"
    letter = copy.deepcopy(glyphs[n_dot])
    letter.components[1] = copy.deepcopy(glyphs[z_dot].components[1])
    letter.components[1].x += (widths[n_dot][0] - widths[z_dot][0]) // 2
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    glyphs[name] = letter
    widths[name] = widths[n_dot]
    letter.recalcBounds(glyphs)
    for table in font["cmap"].tables:
        table.cmap[ord("ṅ")] = name


merged, first, *others = sys.argv[1:]
units = TTFont(first)["head"].unitsPerEm
for other in others:
    font = TTFont(other)
    add_n_dot_above(font)
    scale_upem(font, units)
    font.save(other)
Merger().merge([first, *others]).save(merged)
