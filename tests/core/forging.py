"""What somebody can do who knows how the chain is made: any text, with marks that agree."""

from __future__ import annotations

import hashlib


def forge(text: str) -> str:
    """The text with every mark of the chain reckoned anew."""
    head, _, body = text.partition("\n\n")
    link = hashlib.sha256(f"{head}\n".encode()).hexdigest()
    lines = []
    for line in body.removesuffix("\n").split("\n"):
        content = line.rpartition(" #")[0]
        link = hashlib.sha256(f"{link}\n{content}".encode()).hexdigest()
        lines.append(f"{content} #{link[:8]}\n")
    return f"{head}\n\n{''.join(lines)}"
