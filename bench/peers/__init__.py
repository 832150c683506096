"""Other frameworks under the same load."""
