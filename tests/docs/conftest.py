"""The site can be built only where MkDocs is installed: not beside the compiled build."""

import sys
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

collect_ignore = [] if find_spec("mkdocs") else ["test_site.py"]
