"""Paint the screens that the tests compare with: look at them before they are committed."""

import sys

from floorapp.places import resources
from floorapp.rulebooks.library import read_library
from floorapp.start import make_application
from tests.screens.painting import FOLDER, SCREENS, paint


def main() -> None:
    """Paint every screen into the folder of pictures, and nothing else into it."""
    application = make_application(sys.argv[:1])
    books = read_library([resources() / "rulebooks"]).books
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*"):
        file.unlink()
    for screen in SCREENS:
        file = FOLDER / f"{screen.name}.png"
        if not paint(screen, books).save(str(file)):
            sys.exit(f"{file} could not be written.")
        print(file.relative_to(FOLDER.parent))
    application.quit()


main()
