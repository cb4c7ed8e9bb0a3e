"""What this machine must bring along: Qt's system libraries, a font, a display server, venv."""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable

LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""What Qt's own libraries, its `xcb` and its `offscreen` plug-in link to, with Debian's package."""

FONT = "fonts-dejavu-core"
DISPLAY_SERVER = "xvfb"


class SetupError(Exception):
    """Something about this machine stops the command; its text says what to do."""


def require_libraries(*, for_tests: bool) -> None:
    """See to it that Qt can start here, and for tests that it can draw on a screen of its own.

    Only Linux is looked at: elsewhere Qt's wheels bring everything.

    Raises:
        SetupError: Something is missing and could not be installed.
    """
    if not sys.platform.startswith("linux"):
        return
    missing = missing_libraries(is_loadable)
    packages = packages_for(missing)
    if not has_font():
        missing.append("any font")
        packages += ["fontconfig", FONT]
    if for_tests and shutil.which("Xvfb") is None:
        missing.append("Xvfb")
        packages.append(DISPLAY_SERVER)
    if packages:
        install(packages, missing)


def require_venv() -> None:
    """See to it that this Python can make virtual environments; Debian splits that off.

    Raises:
        SetupError: It cannot, and what is missing could not be installed.
    """
    if has_ensurepip():
        return
    major, minor = sys.version_info[:2]
    if sys.base_prefix != "/usr":
        raise SetupError(
            f"The Python at {sys.executable} has no ensurepip module, so it cannot make a virtual "
            "environment: use another Python."
        )
    install([f"python{major}.{minor}-venv"], ["the Python module ensurepip"])
    if not has_ensurepip():
        raise SetupError("Python's ensurepip module is still missing after the install.")


def missing_libraries(is_there: Callable[[str], bool]) -> list[str]:
    """Return the names of those system libraries for which `is_there` says no."""
    return [name for name in LIBRARIES if not is_there(name)]


def packages_for(libraries: Iterable[str]) -> list[str]:
    """Return the Debian packages that hold these libraries, each once, sorted."""
    return sorted({LIBRARIES[name] for name in libraries})


def install_line(packages: Iterable[str]) -> str:
    """Return the one line to type, with the packages in it."""
    return " ".join(["apt-get install -y --no-install-recommends", *packages])


def is_loadable(library: str) -> bool:
    """Tell whether the dynamic linker finds a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_font() -> bool:
    """Tell whether fontconfig finds at least one font."""
    try:
        fontconfig = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return False
    get_fonts = fontconfig.FcConfigGetFonts
    get_fonts.restype = ctypes.POINTER(ctypes.c_int)
    get_fonts.argtypes = [ctypes.c_void_p, ctypes.c_int]
    fonts = get_fonts(None, 0)  # an FcFontSet, or NULL; its first field is the number of fonts
    return bool(fonts) and int(fonts[0]) > 0


def has_ensurepip() -> bool:
    """Tell whether this Python has the part of venv that Debian ships in another package."""
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None


def may_install() -> bool:
    """Tell whether packages can be installed from here: root, on a machine with apt-get."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str], missing: list[str]) -> None:
    """Install Debian packages, or say which line would.

    Raises:
        SetupError: This user may not install them, or apt-get failed.
    """
    line = install_line(packages)
    print(f"Missing on this machine: {', '.join(missing)}.", flush=True)
    print(line, flush=True)
    if not may_install():
        raise SetupError(
            "Run the line above as root (the names are Debian's; elsewhere install what they "
            "stand for), then start this command again."
        )
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], [*line.split(), "-qq"]):
        done = subprocess.run(
            command, env=environment, check=False, stdout=subprocess.DEVNULL, text=True
        )
        if done.returncode != 0:
            raise SetupError(
                f"`{' '.join(command)}` failed: is the network there? Mend that, or install the "
                "packages in some other way, then start this command again."
            )
