"""Gives a TrueType font that has ż and ṇ the letter ṅ, which Fraunces lacks: the n of the one under the dot of the other.

Run by main.mts as `add-n-dot-above.py font.ttf`; needs fonttools 4 (from PyPI).
"""

import copy
import sys

from fontTools.ttLib import TTFont

path = sys.argv[1]
font = TTFont(path)
letters = font.getBestCmap()
glyphs, widths = font["glyf"], font["hmtx"]
z_dot, n_dot = letters[ord("ż")], letters[ord("ṇ")]
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
font.save(path)
