"""Where pages go: into a PDF, or into pictures. A printer gets the same; see ``printing``."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from floorapp.widgets.print_page import DOTS_PER_INCH, Page
from floorapp.widgets.print_painter import paint_page

PICTURE_DOTS: Final = 203
"""Dots per inch of a picture: those of receipt printers."""


def pdf(pages: Iterable[Page], title: str) -> bytes:
    """Return pages as a PDF; each is painted before the next is asked for."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("floorapp")
    writer.setResolution(DOTS_PER_INCH)  # another one, and text runs off the page
    painter = QPainter()
    for page in pages:
        writer.setPageLayout(page_layout(page))
        if painter.isActive():
            writer.newPage()
        else:
            painter.begin(writer)
        paint_page(painter, page)
    painter.end()
    return bytes(buffer.data().data())


def picture(page: Page, dots_per_inch: float = PICTURE_DOTS) -> QImage:
    """Return a page as a picture."""
    scale = dots_per_inch / DOTS_PER_INCH
    size = paper_size(page) * scale
    image = QImage(
        QSize(round(size.width()), round(size.height())), QImage.Format.Format_Grayscale8
    )
    image.setDotsPerMeterX(round(dots_per_inch / 0.0254))
    image.setDotsPerMeterY(round(dots_per_inch / 0.0254))
    image.fill(0xFF)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        paint_page(painter, page)
    return image


def png(image: QImage) -> bytes:
    """Return a picture as PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def paper_size(page: Page) -> QSizeF:
    """Return the size of a page in pixels."""
    return QSizeF(page.paper.width_mm / 25.4 * DOTS_PER_INCH, page.height)


def page_layout(page: Page) -> QPageLayout:
    """Return the size of a page for a writer or printer, up to the paper's edge."""
    millimetres = QSizeF(page.paper.width_mm, page.height / DOTS_PER_INCH * 25.4)
    size = QPageSize(
        millimetres, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch
    )
    across = millimetres.width() > millimetres.height()
    if across:  # sizes are those of upright pages
        size = QPageSize(
            millimetres.transposed(),
            QPageSize.Unit.Millimeter,
            "",
            QPageSize.SizeMatchPolicy.ExactMatch,
        )
    direction = QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait
    layout = QPageLayout(size, direction, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout
