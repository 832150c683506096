"""Dreamtable (梦桌): five dream games at one table, every rule enforced."""

__version__ = "0.1.0"
