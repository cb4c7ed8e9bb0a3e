"""A citation leads to the page of the family that most of its reasons are of."""

from floorapp.engine.rulebook import Citation
from floorapp.engine.values import replace
from floorapp.handbook.index import Index
from floorapp.handbook.page import Family

FAMILIES = (
    Family("open", ("reopened", "add-up"), ()),
    Family("amounts", ("minimum-raise", "below-minimum"), ()),
    Family("first", (), (), rules=("TDA 2024 1",)),
)


def index(books):
    return Index(FAMILIES, books.values())


def test_a_rule_belongs_to_the_family_that_most_of_its_reasons_are_of(books):
    found = index(books)
    assert found.page_of(Citation("TDA 2024", "47-A")) == "open"
    assert found.page_of(Citation("TDA 2024", "43-A")) == "amounts"
    assert found.page_of(Citation("TDA 2013", "41-B")) == "open"


def test_an_illustration_leads_where_its_rule_does(books):
    assert index(books).page_of(Citation("TDA 2024", "47, ex. 1", illustration=True)) == "open"


def test_a_family_may_claim_a_rule(books):
    claimed = (*FAMILIES[:2], replace(FAMILIES[2], rules=("TDA 2024 47-A",)))
    assert Index(claimed, books.values()).page_of(Citation("TDA 2024", "47-A")) == "first"


def test_practice_and_unknown_rules_lead_where_the_reasons_do(books):
    found = index(books)
    assert found.page_of(Citation("TDA 2024", None), ("stack-unknown", "add-up")) == "open"
    assert found.page_of(Citation("Our room", "§ 7"), ("minimum-raise",)) == "amounts"
    assert found.page_of(Citation("Our room", "§ 7")) is None


def test_a_reason_leads_to_its_family(books):
    assert index(books).page_of_reason("add-up") == "open"
    assert index(books).page_of_reason("stack-unknown") is None


def test_the_citations_of_a_page_are_those_that_lead_to_it(books):
    found = index(books).citations_of("open")
    assert Citation("TDA 2024", "47-A") in found["TDA 2024"]
    assert Citation("TDA 2024", "43-A") not in found["TDA 2024"]
