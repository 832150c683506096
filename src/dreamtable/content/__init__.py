"""Content as data: cards written in YAML, read strictly into structs, with texts made from what they do."""

from dreamtable.content.naming import Names
from dreamtable.content.problems import ContentError, Problem, Raw, Wrong, nearest
from dreamtable.content.reading import Placed, Reader, read_files
from dreamtable.content.terms import Phrase, Term, Vocabulary, written

__all__ = [
    "ContentError",
    "Names",
    "Phrase",
    "Placed",
    "Problem",
    "Raw",
    "Reader",
    "Term",
    "Vocabulary",
    "Wrong",
    "nearest",
    "read_files",
    "written",
]
