"""Imported in the process that workers are forked off: what all of them read and none changes is loaded once, here."""

from limner.engines.illustrator.reading.read import read

read("foxes")  # a plural, so that the dictionary of word forms is opened too
