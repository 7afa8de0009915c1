"""Who hires where somebody else sends the people: a union's hall, an agency. The words are ours."""

from workers.posting.page import read_posting

TEXT = (
    "<p>Set precast and steel at the mill expansion with a rough terrain crane, five tens for eleven weeks.</p>"
    "<p>You need a current crane card, a physical and your own rain gear. Drug screen at the gate.</p>"
    "<p>Bid by phone between 4 and 6 p.m. Local 4477 fills all calls in order of registration.</p>"
)
WITHOUT_A_HALL = TEXT.rsplit("<p>", 1)[0]
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


def test_a_count_of_people_is_no_contractor() -> None:
    call = "<h1>Crane Operator</h1><ol><li>Top 120 are interviewed by three.</li></ol>"
    assert "Local 4477" in company(HALL + call + TEXT + FOOT, "https://local4477.example/calls/9")


def test_an_agency_that_keeps_its_client_secret_is_named() -> None:
    head = "<div><a href='/'><img alt='Northgate Staffing'></a><a href='/employers'>For employers</a></div>"
    call = "<h1>Crane Operator</h1><dl><dt>Client</dt><dd>Confidential</dd></dl>"
    assert company(head + call + TEXT, "https://northgatestaff.example/jobs/9") == "Northgate Staffing"


def test_how_many_are_sent_is_not_of_the_contractor_s_name() -> None:
    call = "<h1>Lineman</h1><p>14 Journeyman Linemen for Basin &amp; Range Erectors</p>"
    assert company(call + WITHOUT_A_HALL, "https://hook.example/calls/9") == "Basin & Range Erectors"


DECLARED = """<script type="application/ld+json">{"@type": "JobPosting", "title": "Crane Operator",
"hiringOrganization": {"name": "BRE Operating Co LLC"}}</script>"""
OWN_WORDS = "<p>Basin &amp; Range Erectors sets precast in four states. At Basin &amp; Range Erectors, you go home.</p>"


def test_the_name_that_the_posting_uses_goes_before_a_firm_in_law_of_which_it_does_not_speak() -> None:
    page = f"{DECLARED}<h1>Crane Operator</h1><div>{OWN_WORDS}{WITHOUT_A_HALL}</div>"
    assert company(page, "https://work.example/jobs/9") == "Basin & Range Erectors"
    assert company(page, "https://breoperating.example/jobs/9") == "BRE Operating Co LLC"
    assert company(page.replace(OWN_WORDS, ""), "https://work.example/jobs/9") == "BRE Operating Co LLC"


def test_a_forum_s_rank_for_who_writes_is_no_name() -> None:
    post = "<dl><dd class='profile-rank'>Jib Stowed</dd></dl>"
    page = f"<h1>Crane Operator</h1>{post}<div><p>Hi all.</p>{WITHOUT_A_HALL}</div>"
    assert company(page, "https://hook.example/forum/viewtopic.php?t=9") == ""
