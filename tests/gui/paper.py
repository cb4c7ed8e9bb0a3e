"""Papers as they come out of a printer: files rasterised by another program than the one tested."""

import pypdfium2
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage

from floorapp.widgets.print_page import DOTS_PER_INCH

POINTS = 72
BLEED = 2
"""Letters may hang over the edge of their line by a hair."""


def rasterised(data, dots_per_inch=DOTS_PER_INCH):
    """Return the pages of a PDF as images."""
    document = pypdfium2.PdfDocument(data)
    images = []
    for page in document:
        drawn = page.render(scale=dots_per_inch / POINTS, grayscale=True)
        image = QImage(
            bytes(drawn.buffer),
            drawn.width,
            drawn.height,
            drawn.stride,
            QImage.Format.Format_Grayscale8,
        )
        images.append(image.copy())
    document.close()
    return images


def sizes(data):
    """Return the sizes of the pages of a PDF in points."""
    document = pypdfium2.PdfDocument(data)
    found = [page.get_size() for page in document]
    document.close()
    return found


def told(data):
    """Return what a reader finds in a PDF, with single spaces."""
    document = pypdfium2.PdfDocument(data)
    text = " ".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return " ".join(text.split())


def is_white(image, rect):
    """Tell whether nothing is painted in a part of an image."""
    part = image.copy(rect.intersected(image.rect()))
    white = QImage(part.size(), part.format())
    white.fill(0xFF)
    return part == white


def ink_outside(image, content, dots_per_inch=DOTS_PER_INCH):
    """Return the sides of the content, in pixels of 1/96 inch, beyond which there is ink."""
    scale = dots_per_inch / DOTS_PER_INCH
    inside = QRectF(
        content.left() * scale,
        content.top() * scale,
        content.width() * scale,
        content.height() * scale,
    ).toAlignedRect()
    inside = inside.adjusted(-BLEED, -BLEED, BLEED, BLEED)
    width, height = image.width(), image.height()
    sides = {
        "left": QRect(0, 0, inside.left(), height),
        "right": QRect(inside.right() + 1, 0, width, height),
        "top": QRect(0, 0, width, inside.top()),
        "bottom": QRect(0, inside.bottom() + 1, width, height),
    }
    return [side for side, rect in sides.items() if not is_white(image, rect)]
