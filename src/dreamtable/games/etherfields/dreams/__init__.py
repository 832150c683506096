"""Rules that single Dreams have: a chapter each, named by the Gate (`module`)."""
