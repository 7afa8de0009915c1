"""Who hires where somebody else sends the people: a union's hall, an agency. The words are ours."""

from workers.posting.page import read_posting

TEXT = (
    "<p>Set precast and steel at the mill expansion with a rough terrain crane, five tens for eleven weeks.</p>"
    "<p>You need a current crane card, a physical and your own rain gear. Drug screen at the gate.</p>"
    "<p>Bid by phone between 4 and 6 p.m. Local 4477 fills all calls in order of registration.</p>"
)
HALL = (
    "<title>Job call - Operating Engineers Local 4477</title><nav><a href='/'>Operating Engineers Local 4477</a></nav>"
)
FOOT = "<footer>Operating Engineers Local 4477, 310 W. Silver St, Elko</footer>"


def company(markup: str, url: str) -> str:
    posting = read_posting(f"<html><body>{markup}</body></html>", url)
    assert posting
    return posting.company


def test_a_hall_that_fills_a_contractor_s_place_is_not_the_employer() -> None:
    call = "<h1>Crane Operator</h1><table><tr><td>Contractor</td><td>Basin &amp; Range Erectors</td></tr></table>"
    assert company(HALL + call + TEXT + FOOT, "https://local4477.example/calls/9") == "Basin & Range Erectors"


def test_a_label_may_stand_in_one_element_with_its_value() -> None:
    call = "<h1>Crane Operator</h1><p><b>Employer: Basin &amp; Range Erectors</b><br>Job site: Elko, NV</p>"
    assert company(HALL + call + TEXT + FOOT, "https://local4477.example/calls/9") == "Basin & Range Erectors"


def test_a_contractor_that_has_called_the_hall_hires() -> None:
    call = "<h1>Crane Operator</h1><p>Kessing Erectors has called the hall for six operators in Elko.</p>"
    assert company(HALL + call + TEXT + FOOT, "https://local4477.example/calls/9") == "Kessing Erectors"


def test_a_hall_that_names_no_contractor_is_named() -> None:
    call = "<h1>Crane Operator</h1><p>Several contractors need operators in Elko.</p>"
    assert "Local 4477" in company(HALL + call + TEXT + FOOT, "https://local4477.example/calls/9")


def test_an_agency_that_keeps_its_client_secret_is_named() -> None:
    head = "<div><a href='/'><img alt='Northgate Staffing'></a><a href='/employers'>For employers</a></div>"
    call = "<h1>Crane Operator</h1><dl><dt>Client</dt><dd>Confidential</dd></dl>"
    assert company(head + call + TEXT, "https://northgatestaff.example/jobs/9") == "Northgate Staffing"
