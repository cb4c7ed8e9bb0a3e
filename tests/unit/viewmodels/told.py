"""What a model announces while it changes."""


class Told:
    """What a model has announced."""

    def __init__(self, model):
        self.all = []
        model.dataChanged.connect(
            lambda first, last: self.all.append(("changed", first.row(), last.row()))
        )
        model.rowsInserted.connect(lambda _, first, last: self.all.append(("added", first, last)))
        model.rowsRemoved.connect(lambda _, first, last: self.all.append(("removed", first, last)))
