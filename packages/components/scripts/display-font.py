"""Reduces styles/fonts/bricolage-grotesque.woff2 from 41 to 31 KB, since every first page loads it.

    apt-get install python3-fonttools python3-brotli
    python3 packages/components/scripts/display-font.py <latin-wght-normal.woff2 of @fontsource-variable/bricolage-grotesque 5.3.0> <out.woff2>

Keeps all glyphs, weights (200 to 800) and features. Reduces the kerning, a third of the file: every weight gets the
kerning of weight 700 (the design uses weights from 650 to 800), and pairs kerned by 0.8 % of the font size or less
(0.4 px in the largest heading) get none.
"""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap
from fontTools.varLib.varStore import VarStoreInstancer

WEIGHT = 700
LEAST = 8  # in thousandths of an em

source, target = sys.argv[1:]
font = TTFont(source)
axes = {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes}
location = normalizeLocation({"wght": WEIGHT}, axes)
if "avar" in font:
    location = {tag: piecewiseLinearMap(value, font["avar"].segments[tag]) for tag, value in location.items()}
deltas = VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, location)


def settle(value):
    """Sets the kerning of a pair to its value at `WEIGHT`, or to 0."""
    if value is None:
        return
    device = getattr(value, "XAdvDevice", None)
    move = getattr(value, "XAdvance", 0)
    if device is not None:
        move += round(deltas[(device.StartSize << 16) + device.EndSize])
        value.XAdvDevice = None
    value.XAdvance = move if abs(move) > LEAST else 0


for lookup in font["GPOS"].table.LookupList.Lookup:
    for table in lookup.SubTable:
        pairs = table.ExtSubTable if lookup.LookupType == 9 else table
        if pairs.LookupType != 2:
            continue
        pairs.ValueFormat1 = 4
        records = (
            [record.Value1 for group in pairs.PairSet for record in group.PairValueRecord]
            if pairs.Format == 1
            else [record.Value1 for group in pairs.Class1Record for record in group.Class2Record]
        )
        for value in records:
            settle(value)

# Removes deltas that are no longer referenced.
for glyph in font.getGlyphOrder():
    font["gvar"].variations.setdefault(glyph, [])
options = Options(layout_features=["*"], name_IDs=["*"], notdef_outline=True, hinting=False)
subsetter = Subsetter(options)
subsetter.populate(unicodes=font.getBestCmap())
subsetter.subset(font)
font.flavor = "woff2"
font.save(target)
