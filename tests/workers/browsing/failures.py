"""How sites fail, each with the code that the person is told."""

from tests.workers.browsing.postings import PLAIN
from tests.workers.browsing.site import Answer

HTML = {"Content-Type": "text/html"}
OTHERS = "".join(
    f"<article class='job'><h3><a href='/jobs/{number}'>{title}</a></h3><p>Reno, NV. Full-time, $30 per hour. Apply"
    " with your license and experience.</p></article>"
    for number, title in enumerate(("Welder", "Pipefitter", "Carpenter", "Journeyman Electrician", "HVAC Technician"))
)
LOCKED = (
    b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj"
    b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF"
)
STATUSES: dict[str, tuple[Answer, str]] = {
    "sign in, by status": (Answer(b"<p>Sign in</p>", 401), "sign_in_required"),
    "pay first": (Answer(b"", 402), "sign_in_required"),
    "forbidden": (Answer(b"<p>Forbidden</p>", 403), "page_forbidden"),
    "a robot check, by status": (Answer(b"<title>Just a moment...</title>Checking your browser", 403), "page_blocked"),
    "not found": (Answer(b"<p>Not found. Sign in to view more.</p>", 404), "page_not_found"),
    "gone": (Answer(b"<p>gone</p>", 410), "posting_closed"),
    "too many requests": (Answer(b"", 429), "site_busy"),
    "not in this country": (Answer(b"<p>Unavailable</p>", 451), "page_forbidden"),
    "an error of the site": (Answer(b"<p>oops</p>", 500), "site_failed"),
    "a bad gateway": (Answer(b"<p>Bad gateway</p>", 502), "site_failed"),
    "maintenance, by status": (Answer(b"<p>Down for maintenance</p>", 503), "site_under_maintenance"),
    "a robot check behind 503": (Answer(b"<p>Complete the captcha to go on</p>", 503), "page_blocked"),
    "a board's own refusal": (Answer(b"", 999), "page_forbidden"),
}
PAGES: dict[str, tuple[Answer, str]] = {
    "a sign-in wall": (Answer(b"<p>Please sign in to view this job.</p>"), "sign_in_required"),
    "a Spanish sign-in wall": (Answer("<p>Inicia sesión para ver la oferta.</p>".encode()), "sign_in_required"),
    "a captcha": (Answer(b"<p>Verify you are human to continue</p>"), "page_blocked"),
    "maintenance": (Answer(b"<h1>Scheduled maintenance</h1><p>We will be back soon.</p>"), "site_under_maintenance"),
    "a filled position": (Answer(b"<h1>Sorry</h1><p>This position has been filled.</p>"), "posting_closed"),
    "an expired one with others": (
        Answer(f"<h1>This job has expired</h1><h2>Similar jobs</h2>{OTHERS}".encode()),
        "posting_closed",
    ),
    "another in its place": (
        Answer(PLAIN.replace(b"<main>", b"<main><p>The job you are looking for is no longer available.</p>")),
        "posting_closed",
    ),
    "a Spanish one that is gone": (Answer("<p>Esta vacante ya no está disponible.</p>".encode()), "posting_closed"),
    "a list of jobs": (Answer(f"<h1>5 jobs in Reno</h1>{OTHERS}".encode()), "posting_list"),
    "another page": (Answer(b"<h1>About us</h1><p>We have been around for long.</p>"), "posting_not_found"),
    "an empty page": (Answer(b"<html><body></body></html>"), "page_empty"),
    "a circle": (Answer.redirect("/jobs/1"), "redirect_loop"),
    "a picture": (Answer(b"\x89PNG", headers={"Content-Type": "image/png"}), "page_not_html"),
    "a word processor's file": (Answer(b"PK", headers={"Content-Type": "application/msword"}), "page_not_html"),
    "a damaged PDF": (Answer(b"%PDF-1.7 and no more", headers={"Content-Type": "application/pdf"}), "file_unreadable"),
    "a PDF without text": (Answer(LOCKED, headers={"Content-Type": "application/pdf"}), "file_without_text"),
    "a page that is cut off": (Answer(b"<h1>Job</h1>" + b"<p>x</p>" * 99, breaks_off=True), "page_cut_off"),
    "a redirect to a file": (Answer.redirect("file:///etc/passwd"), "url_unsupported"),
    "a redirect to no address": (Answer.redirect("http://[::1"), "site_failed"),
    "a redirect inside": (Answer.redirect("http://127.0.0.1/"), "url_refused"),
    "a redirect to another port": (Answer.redirect("http://93.184.215.14:6379/"), "url_port_refused"),
    "a redirect to nowhere": (Answer.redirect("http://no-such-name.invalid/"), "site_unknown"),
}
SCRIPTED: dict[str, tuple[Answer, str]] = {
    "scripts that bring nothing": (Answer(b"<p>Our jobs</p><script>1</script>"), "posting_not_found"),
    "scripts that bring a wall": (
        Answer(b"<p>Our jobs</p><script>document.body.textContent = 'Please sign in to view this job'</script>"),
        "sign_in_required",
    ),
    "scripts that bring a notice": (
        Answer(b"<p id=x>Our jobs</p><script>x.textContent = 'This job is no longer available.'</script>"),
        "posting_closed",
    ),
    "scripts that never end": (Answer(b"<p>Our jobs</p><script>for (;;) {}</script>"), "page_timed_out"),
}
