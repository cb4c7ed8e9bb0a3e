"""A slip on a printer. Qt's printing is read only when it is asked for."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from floorapp.engine.problems import Problem, problem
from floorapp.widgets.print_output import page_layout, paper_size
from floorapp.widgets.print_page import DOTS_PER_INCH, Page
from floorapp.widgets.print_painter import paint_page


def printer_names() -> tuple[str, ...]:
    """Return the printers of this computer, the usual one first."""
    names = QPrinterInfo.availablePrinterNames()
    usual = QPrinterInfo.defaultPrinterName()
    return tuple(sorted(names, key=lambda name: (name != usual, name.lower())))


def printer_named(name: str) -> QPrinter | Problem:
    """Return a printer by its name, or the usual one; the problem where there is none."""
    names = printer_names()
    if not names:
        return problem("There is no printer on this computer: save a PDF and print it elsewhere.")
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPrinterName(name if name in names else names[0])
    return printer


def print_pages(printer: QPrinter, pages: Sequence[Page], title: str) -> Problem | None:
    """Print pages; return why not."""
    printer.setDocName(title)
    printer.setCreator("floorapp")
    printer.setPageLayout(page_layout(pages[0]))
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        return problem(
            "The printer “{name}” takes nothing: check that it is on, or save a PDF.",
            name=printer.printerName(),
        )
    printed = True
    for number, page in enumerate(pages):
        if number:
            printer.setPageLayout(page_layout(page))
            printed = printer.newPage() and printed
        painter.save()
        scale = _scale(printer, page)
        painter.scale(scale, scale)
        paint_page(painter, page)
        painter.restore()
    if painter.end() and printed:
        return None
    return problem(
        "The printer “{name}” has stopped: check paper and cable, then print again.",
        name=printer.printerName(),
    )


def _scale(printer: QPrinter, page: Page) -> float:
    """Return how large a page is printed: as it is, or as large as the paper that is in it."""
    size, sheet = paper_size(page), printer.pageLayout().fullRectPixels(printer.resolution())
    full = printer.resolution() / DOTS_PER_INCH
    return min(full, sheet.width() / size.width(), sheet.height() / size.height())
