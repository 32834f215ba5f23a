"""What MkDocs calls: puts the pages that are written from the program among the others."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from tools.pages.all_pages import written_pages


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add each written page, in place of a copy that somebody wrote to disk."""
    for uri, text in written_pages().items():
        old = files.get_file_from_path(uri)
        if old is not None:
            files.remove(old)
        files.append(File.generated(config, uri, content=text))
    return files
