"""Which names look alike: a small part of what Unicode's report 39 calls confusable."""

from __future__ import annotations

import unicodedata

CAPITALS = {
    "A": "ΑА", "B": "ΒВ", "C": "ϹС", "E": "ΕЕ", "H": "ΗН", "I": "ΙІӀԻ", "J": "Ј", "K": "ΚК", "M": "ΜМ", "N": "Ν",
    "O": "ΟОՕ", "P": "ΡР", "Q": "Ԛ", "S": "Ѕ", "T": "ΤТ", "U": "Ս", "W": "Ԝ", "X": "ΧХ", "Y": "ΥУҮ", "Z": "Ζ",
}  # fmt: skip
"""Greek, Cyrillic and Armenian capitals by the Latin one they are drawn like; their small letters look different."""
SMALL = {
    "a": "αаɑᴀ", "b": "ьвßʙ", "c": "ϲсᴄ", "d": "ԁđᴅ", "e": "εеᴇə", "f": "ƒք", "g": "ɡցɢ", "h": "һհħнʜ", "j": "јȷᴊ",
    "k": "κкᴋ", "l": "1|ιiіıɩɪӏłʟⲓ", "m": "мᴍ", "n": "ηпոɴ", "o": "0οоօøσᴏ", "p": "ρрþᴘ", "q": "ԛգ", "r": "гʀ",
    "s": "ѕꜱ", "t": "τтŧᴛ", "u": "υиսᴜ", "v": "νѵᴠ", "w": "ωԝшᴡ", "x": "χх", "y": "γуүʏ", "z": "ᴢ",
}  # fmt: skip
"""Small letters, small capitals and digits by the small Latin letter they are drawn like."""
SEQUENCES = {"rn": "m", "vv": "w"}

_CAPITALS = {ord(one): latin for latin, others in CAPITALS.items() for one in others}
_SMALL = {ord(one): latin for latin, others in SMALL.items() for one in others}


def skeleton(name: str) -> str:
    """The same text for all names that look alike at a glance: case, accents, spaces and punctuation do not count.

    >>> skeleton("Аnna") == skeleton("ÁNNA") == skeleton("An na.")
    True
    """
    decomposed = unicodedata.normalize("NFKD", name)
    bare = "".join(one for one in decomposed if one == "|" or unicodedata.category(one)[0] not in "MCZP")
    text = (bare or decomposed).translate(_CAPITALS).translate(_SMALL).casefold().translate(_SMALL)
    for sequence, letter in SEQUENCES.items():
        text = text.replace(sequence, letter)
    return text
