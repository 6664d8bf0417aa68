"""Every sentence that people read, in three languages: Fluent catalogues and who reads from them.

The catalogues are `<language>/*.ftl`. The rules know ids and numbers only: `Texts` looks a message
up, `Narrator` makes sentences of events, reasons and clauses.
"""

from __future__ import annotations

from speciate.locales.narrator import Narrator
from speciate.locales.texts import LANGUAGES, Texts

__all__ = ["LANGUAGES", "Narrator", "Texts"]
