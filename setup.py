"""Build karak: compiled by mypyc where there is a C compiler, pure Python elsewhere."""

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
COMPILED_PACKAGES = ("kernel", "games", "odds", "bots")
COMPILED_MODULES = (
    "lab/following.py",
    "lab/following1.py",
    "lab/following2.py",
    "lab/playing.py",
    "lab/pulse.py",
    "store/documents.py",
    "store/group_commit.py",
    "store/moves.py",
    "table/entries.py",
    "table/sitting.py",
    "table/story.py",
    "server/choices.py",
    "server/connection.py",
    "server/following.py",
    "server/frames.py",
    "server/info.py",
    "server/limits.py",
    "server/lock.py",
    "server/opening.py",
    "server/playing.py",
    "server/position.py",
    "server/reading.py",
    "server/room.py",
    "server/showing.py",
    "server/socket.py",
    "server/telling.py",
    "server/turns.py",
    "server/wire.py",
    "server/writing.py",
)
"""What every move of a table, or of a studied game, passes through beside the rules."""

BUILD_COMMANDS = {"bdist_wheel", "build", "build_py", "install"}
METADATA_COMMANDS = {"egg_info", "dist_info"}
FLAGS = ("-ffp-contract=off", "-fvisibility=hidden")
"""No fused multiply-add: both builds must give the same floats. And nobody else calls the functions
of the group, so they may be inlined and called directly, which saves a tenth of the time.
"""
PROBE = "#include <Python.h>\nint main(void) { return 0; }\n"


def compiled_sources() -> list[str]:
    """Every module of the compiled packages but `__init__.py`, and those that are named."""
    os.chdir(ROOT)
    home = Path("src", "karak")
    found = [path for package in COMPILED_PACKAGES for path in (home / package).rglob("*.py")]
    found += [home / module for module in COMPILED_MODULES]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def has_compiler() -> bool:
    """Try to compile the smallest program that needs the Python headers."""
    from setuptools._distutils import ccompiler, sysconfig
    from setuptools.errors import CCompilerError, ExecError, PlatformError

    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text(PROBE)
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            compiler.add_include_dir(sysconfig.get_python_inc())
            compiler.compile([str(source)], output_dir=scratch)
        except (CCompilerError, ExecError, PlatformError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    """The one mypyc group, or nothing for a pure build."""
    if os.environ.get("KARAK_PURE") == "1" or METADATA_COMMANDS & set(sys.argv):
        return []
    sources = compiled_sources()
    if not sources:
        return []
    if not has_compiler():
        print("karak: no C compiler with Python headers found, so this build is pure and slower")
        return []
    from mypyc.build import mypycify

    built = mypycify(sources, opt_level="3", debug_level="0", group_name="karak", multi_file=True)
    group = cast("list[Extension]", built)
    if sys.platform != "win32":
        for extension in group:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return group


class BuildOnAllCores(build_ext):
    """Compiles the C files of the group side by side; the linker then takes them in order."""

    def build_extensions(self) -> None:
        """Let the compiler work on several files at once."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                return one_by_one([source], *args, **options)

            with ThreadPoolExecutor(os.cpu_count()) as cores:
                return [made for objects in cores.map(compile_one, sources) for made in objects]

        self.compiler.compile = side_by_side
        self.parallel = os.cpu_count()
        super().build_extensions()


def client_being_built() -> subprocess.Popen[bytes] | None:
    """Begin to build the client in the browser; a source package brings it built.

    It goes on while the rules are translated: either takes one core for a while.
    """
    if not BUILD_COMMANDS & set(sys.argv) or not (ROOT / "web").is_dir():
        return None
    return subprocess.Popen([sys.executable, ROOT / "tools" / "webclient.py"])


class BuildWithClient(build_py):
    """Waits for the client in the browser, so that it lies in the package."""

    def run(self) -> None:
        """Take the client along once it is there."""
        if client is not None:
            if client.wait() != 0:
                sys.exit("failed: the client in the browser could not be built")
            self.__dict__.pop("data_files", None)
        super().run()


client = client_being_built()
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildWithClient},
)
