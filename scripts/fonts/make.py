"""Makes the web fonts and the fonts of the share pictures. Run by main.mts.

Needs fonttools, brotli and HarfBuzz's hb-shape (Debian: python3-fonttools, python3-brotli, libharfbuzz-bin).
"""

import copy
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

VERSION = "5.3.0"  # of the Fontsource packages
folder = tempfile.TemporaryDirectory()
WORK = Path(folder.name)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "tnum", "lnum"]

ASCII = "".join(map(chr, range(32, 127)))
# Without ASCII that only visitors type. A font of more than ten packets (14,600 bytes with its headers) takes a slow
# phone another round trip before it sees the text as it stays.
LATIN = re.sub(r"[\\^`{|}~#$*<>_]", "", ASCII)
MONO = ASCII + "\u00a0°·×−–—’≤"
SHARED = ASCII + "·–—‘’“”"
SERIF = {"wght": 500, "opsz": 72}


def source(package, file):
    """The file of a Fontsource package, which is installed in a temporary folder."""
    subprocess.run(["npm", "install", "--silent", "--prefix", WORK, f"{package}@{VERSION}"], check=True)
    font = TTFont(WORK / "node_modules" / package / "files" / f"{file}.woff2")
    font.flavor = None
    return font


def save(font, path):
    """Writes a font in the format that its file name says."""
    font.flavor = "woff2" if path.suffix == ".woff2" else None
    font.save(path)
    print(path.name, path.stat().st_size)
    return path


def subset(font, text, features=FEATURES, glyphs=None):
    """Subsets a font to the characters of a text. With `glyphs`, it keeps exactly these and no other conjuncts."""
    options = Options(layout_features=features, hinting=False, layout_closure=glyphs is None, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(text=text, gids=glyphs or [])
    subsetter.subset(font)
    return font


def cut(font, text, **axes):
    """Subsets a variable font to a text and to parts of its axes, without the named styles of font menus."""
    font = instantiateVariableFont(copy.deepcopy(font), axes)
    if "fvar" in font:
        font["fvar"].instances = []
    if "STAT" in font:
        del font["STAT"]
    return subset(font, text)


def shape(font, words, *options):
    """The output of hb-shape for these words."""
    path = WORK / "shape.ttf"
    font.save(path)
    command = ["hb-shape", path, "--output-format=json", "--no-glyph-names", "--font-size=1000", *options]
    return subprocess.run(command, input="\n".join(words), capture_output=True, text=True, check=True).stdout


def positions(font, words):
    """The advance and offset of each glyph of each word, in thousandths of an em."""
    lines = map(json.loads, shape(font, words).splitlines())
    return [[(glyph["ax"], glyph["dx"], glyph["dy"]) for glyph in line] for line in lines]


def devanagari(font, words):
    """Subsets a font to the glyphs that these words need. By characters, it would keep every possible conjunct."""
    # The trace also names the intermediate forms of a conjunct.
    glyphs = {int(glyph) for glyph in re.findall(r'"g":(\d+)', shape(font, words, "--trace"))}
    return subset(copy.deepcopy(font), " ".join(words), ["*"], glyphs)


def add_n_dot_above(font):
    """Adds ṅ, which transliterations need and Fraunces lacks, to a font with ż and ṇ."""
    letters, glyphs, widths = font.getBestCmap(), font["glyf"], font["hmtx"]
    z_dot, n_dot = letters[ord("ż")], letters[ord("ṇ")]
    letter = copy.deepcopy(glyphs[n_dot])
    letter.components[1] = copy.deepcopy(glyphs[z_dot].components[1])
    letter.components[1].x += (widths[n_dot][0] - widths[z_dot][0]) // 2
    font.setGlyphOrder([*font.getGlyphOrder(), "ndotaccent"])
    glyphs["ndotaccent"], widths["ndotaccent"] = letter, widths[n_dot]
    for table in font["cmap"].tables:
        table.cmap[ord("ṅ")] = "ndotaccent"
    return font


def merge(first, *others):
    """Appends the glyphs of further fonts to the first, in its units and metrics."""
    files = []
    for at, font in enumerate((first, *others)):
        scale_upem(font, first["head"].unitsPerEm)
        files.append(WORK / f"{at}.ttf")
        font.save(files[-1])
    return Merger().merge([str(file) for file in files])


def with_devanagari(full, words, *latin):
    """Latin with the Devanagari of these words. Fails if a word is not shaped as in the full font."""
    merged = merge(*latin, devanagari(full, words))
    for word, one, other in zip(words, positions(full, words), positions(merged, words)):
        if len(one) != len(other) or any(abs(a - b) > 1 for p, q in zip(one, other) for a, b in zip(p, q)):
            raise SystemExit(f"the cut font shows {word} differently: {one} {other}")
    return merged


texts = json.load(sys.stdin)
words, text = texts["words"], LATIN + texts["signs"]
fonts, share = (Path(folder) for folder in sys.argv[1:])

archivo = source("@fontsource-variable/archivo", "archivo-latin-wdth-normal")
mono = source("@fontsource-variable/jetbrains-mono", "jetbrains-mono-latin-wght-normal")
fraunces = source("@fontsource-variable/fraunces", "fraunces-latin-opsz-normal")
fraunces_ext = source("@fontsource-variable/fraunces", "fraunces-latin-ext-opsz-normal")
tiro_sanskrit = source(
    "@fontsource/tiro-devanagari-sanskrit", "tiro-devanagari-sanskrit-devanagari-400-normal"
)
tiro_hindi = source("@fontsource/tiro-devanagari-hindi", "tiro-devanagari-hindi-devanagari-400-normal")
serif = lambda text: cut(fraunces, text, **SERIF)
marked = add_n_dot_above(cut(fraunces_ext, texts["marked"] + "żṇ", **SERIF))

save(cut(archivo, text, wght=(400, 700), wdth=100), fonts / "archivo.woff2")
save(cut(archivo, text, wght=600, wdth=112), fonts / "headline.woff2")
save(cut(mono, MONO, wght=400), fonts / "mono.woff2")
save(with_devanagari(tiro_sanskrit, words["temple"], serif(text + "ñ"), marked), fonts / "temple.woff2")
# Late fonts are detected by the width of a dash, so each font has one.
save(with_devanagari(tiro_sanskrit, words["sanskrit"], serif("—")), fonts / "sanskrit.woff2")
headlines = with_devanagari(tiro_hindi, words["hindi-headline"], serif(texts["headlineLatin"]))
save(headlines, fonts / "hindi-headline.woff2")
# Tiro has a single weight and no digits. Hind has matching weights and digits.
for name, weight in (("hindi", 400), ("hindi-bold", 600)):
    hind = [source("@fontsource/hind", f"hind-{script}-{weight}-normal") for script in ("devanagari", "latin")]
    save(with_devanagari(hind[0], [*words["hindi"], "₹"], subset(hind[1], text)), fonts / f"{name}.woff2")

save(cut(archivo, SHARED, wght=600, wdth=112), share / "headline.ttf")
save(cut(mono, SHARED, wght=450), share / "label.ttf")
save(serif(SHARED), share / "serif.ttf")
save(devanagari(tiro_sanskrit, words["hindi"]), share / "sanskrit.ttf")
