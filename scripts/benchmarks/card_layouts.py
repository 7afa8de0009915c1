# ruff: noqa: E501 - the cards' HTML is easier to read as it would be printed
"""Certificate cards of eight kinds, three layouts of each, as HTML of the size of a bank card.

People and numbers are made up. The rules of `workers.cards` were written with the layouts of `FOR_TUNING` in sight; those
of `KEPT_APART` tell how other cards are read.
"""

from datetime import date

import msgspec


class CardLayout(msgspec.Struct, frozen=True):
    """`html` has places for `{person}`, `{number}`, `{issued}`, `{expires}` and `{born}`; `dates` says how days are set.

    `name`: words that the read name must have, each of them. `has_issued`, `has_expires`: what the card says at all; `number`
    is empty where it names none. `upright`: taller than wide.
    """

    kind: str
    html: str
    name: tuple[str, ...]
    number: str
    dates: str = "%m/%d/%Y"
    has_issued: bool = True
    has_expires: bool = True
    upright: bool = False

    def filled(self, person: str, number: str, issued: date, expires: date, born: date) -> str:
        """The card of one person."""
        shown = {
            "person": person,
            "number": number,
            "issued": issued.strftime(self.dates),
            "expires": expires.strftime(self.dates),
            "born": born.strftime(self.dates),
        }
        size = "54mm 86mm" if self.upright else "86mm 54mm"
        return STYLE.replace("86mm 54mm", size) + self.html.format(**shown)


STYLE = """<style>@page {{ size: 86mm 54mm; margin: 0 }} body {{ margin: 0; font: 7.4pt Arial, Liberation Sans, sans-serif }}
.c {{ width: 86mm; height: 54mm; box-sizing: border-box; padding: 3.5mm; position: relative }}
.u {{ width: 54mm; height: 86mm }} hr {{ margin: 0.3mm 0; border: 0; border-top: 0.2mm solid #555 }}
.s {{ font-size: 6pt; opacity: 0.8 }} h1 {{ font-size: 10pt; margin: 0 0 1mm }} h2 {{ font-size: 8.5pt; margin: 0 0 1mm }}
p {{ margin: 0 0 0.8mm }} table {{ border-spacing: 0; width: 100% }} td {{ padding: 0 2mm 0.6mm 0; vertical-align: top }}
.p {{ position: absolute; right: 3.5mm; top: 13mm; width: 18mm; height: 22mm; background: #b8c4cc }}
</style>""".replace("{{", "{").replace("}}", "}")

FOR_TUNING = (
    CardLayout("osha10", """<div class=c style="background:#eef3fa"><h2>OSHA</h2><p class=s>U.S. Department of Labor<br>
Occupational Safety and Health Administration</p><h1>10-Hour Construction</h1><p>This card acknowledges that the recipient
has successfully completed a 10-hour Occupational Safety and Health Training Course in</p><p><b>Construction Safety and
Health</b></p><h2>{person}</h2><table><tr><td>{issued}<br><span class=s>Issue Date</span></td><td>M. Delgado<br>
<span class=s>Trainer</span></td></tr></table><p class=s>Card No. {number}</p></div>""",
        ("OSHA", "10", "Construction"), "34-60{n:07d}", "%m/%d/%Y", has_expires=False),
    CardLayout("osha30", """<div class=c style="border:1mm solid #00529b"><h1 style="color:#00529b">OSHA 30</h1>
<p>General Industry Safety and Health</p><p class=s>Occupational Safety &amp; Health Administration outreach training</p>
<h2>{person}</h2><p>Student ID: {number}</p><p>Course completion date: {issued}</p><p class=s>Authorized trainer: K. Boyd
&nbsp; www.osha.gov</p></div>""", ("OSHA", "30", "General"), "{n:08d}", "%B %d, %Y", has_expires=False),
    CardLayout("forklift", """<div class=c style="background:#fff4c2"><h1>FORKLIFT OPERATOR CERTIFICATION</h1><p>Name:
{person}</p><p>Truck type: Class IV, V sit-down counterbalance</p><p>Date of training: {issued}</p><p>Expiration date:
{expires}</p><p>Certificate No: {number}</p><p>Issued by: Bayview Safety Training LLC</p><p class=s>Meets 29 CFR
1910.178(l)</p></div>""", ("forklift",), "FL-{n:05d}"),
    CardLayout("cdl", """<div class=c style="background:#e8efe4"><h2>CALIFORNIA</h2><p><b>COMMERCIAL DRIVER LICENSE</b></p>
<div class=p style="left:3.5mm;right:auto"></div><div style="margin-left:22mm"><p>DL <b>{number}</b></p><p>EXP
<b>{expires}</b> &nbsp; CLASS <b>A</b></p><p>LN {person}</p><p>DOB <b>{born}</b></p><p>RSTR NONE &nbsp; END N T</p>
<p>SEX F &nbsp; HAIR BRN &nbsp; EYES BRN</p><p>ISS <b>{issued}</b></p></div></div>""", ("Commercial", "A"), "Y{n:07d}"),
    CardLayout("twic", """<div class=c style="background:#f2f6fb"><h2>TWIC</h2><p class=s>Transportation Worker
Identification Credential</p><div class=p></div><h2>{person}</h2><p>EXPIRES<br><b>{expires}</b></p><p class=s>U.S. Department
of Homeland Security<br>Transportation Security Administration</p><p>CIN {number}</p></div>""",
        ("Transportation", "Worker"), "{n:08d}", "%d %b %Y", has_issued=False),
    CardLayout("epa608", """<div class=c><h1>EPA SECTION 608</h1><p>TECHNICIAN CERTIFICATION</p><p>This certifies that</p>
<h2>{person}</h2><p>has been certified as a <b>UNIVERSAL</b> technician as required by 40 CFR Part 82, Subpart F</p>
<p>Certification #: {number}</p><p>Date: {issued}</p><p class=s>ESCO Institute, Mount Prospect, IL</p></div>""",
        ("608", "Universal"), "{n:010d}", has_expires=False),
    CardLayout("aws", """<div class=c style="background:#f7f7f2"><h1>American Welding Society</h1><p class=s>Certification
Department</p><h2>{person}</h2><p><b>CERTIFIED WELDING INSPECTOR</b></p><table><tr><td>Certificate Number</td><td>{number}
</td></tr><tr><td>Date of issue</td><td>{issued}</td></tr><tr><td>Expires</td><td>{expires}</td></tr></table></div>""",
        ("Welding", "Inspector"), "{n:08d}", "%B %d, %Y"),
    CardLayout("cpr", """<div class=c style="border-top:6mm solid #c8102e"><h2>American Heart Association</h2><h1>HEARTSAVER
First Aid CPR AED</h1><h2>{person}</h2><p class=s>has successfully completed the cognitive and skills evaluations.</p>
<table><tr><td>Issue Date<br><b>{issued}</b></td><td>Renew By<br><b>{expires}</b></td></tr></table><p>eCard Code
{number}</p></div>""", ("First Aid", "CPR"), "{n:012d}"),
    CardLayout("osha10", """<div class=c style="background:#fff"><table><tr><td><h1>OSHA</h1></td><td class=s>Outreach
Training Program</td></tr></table><p><b>10 Hour General Industry</b></p><p>{person}</p><p class=s>Student Name</p>
<table><tr><td>{issued}</td><td>{number}</td></tr><tr class=s><td>Completed</td><td>Student Card Number</td></tr></table>
<p class=s>National Training Institute, San Diego</p></div>""", ("OSHA", "10", "General"), "36-00{n:07d}",
        "%m-%d-%Y", has_expires=False),
    CardLayout("osha30", """<div class=c style="background:#dfe9f3"><p class=s>UNITED STATES DEPARTMENT OF LABOR</p><h2>
Occupational Safety and Health Administration</h2><p>{person}</p><p>has completed the <b>30-Hour</b> training course in
<b>Construction</b></p><table><tr><td>Date issued</td><td>{issued}</td></tr><tr><td>Number</td><td>{number}</td></tr>
</table></div>""", ("OSHA", "30", "Construction"), "27-90{n:07d}", has_expires=False),
    CardLayout("forklift", """<div class=c style="background:#dcdcdc"><h2>Powered Industrial Truck</h2><h1>Operator
Permit</h1><table><tr><td>Operator</td><td>{person}</td></tr><tr><td>Issued</td><td>{issued}</td></tr><tr><td>Valid until
</td><td>{expires}</td></tr><tr><td>Permit no.</td><td>{number}</td></tr></table><p class=s>Central Coast Warehouse Co.
Evaluator: J. Pham</p></div>""", ("forklift",), "{n:06d}", "%b %d, %Y"),
    CardLayout("cdl", """<div class=c style="background:#f3ead7"><h1>TEXAS</h1><p class=s>Department of Public Safety</p>
<div style="margin-left:22mm"><p><b>Commercial Driver License</b></p><p>4d DL: {number}</p><p>9 Class: B</p><p>4a Iss:
{issued} &nbsp; 4b Exp: {expires}</p><p>3 DOB: {born}</p><p>{person}</p><p>9a End: P S &nbsp; 12 Restr: NONE</p></div>
<div class=p style="left:3.5mm;right:auto"></div></div>""", ("Commercial", "B"), "{n:08d}"),
    CardLayout("twic", """<div class=c style="background:#e9eef0"><p class=s>UNITED STATES OF AMERICA</p><h2>TRANSPORTATION
WORKER IDENTIFICATION CREDENTIAL</h2><div class=p></div><p>{person}</p><p>Expiration date: {expires}</p><p>Card number:
{number}</p><p class=s>If found, drop in any mailbox. TSA</p></div>""", ("Transportation", "Worker"), "{n:08d}",
        has_issued=False),
    CardLayout("epa608", """<div class=c style="background:#eaf6ea"><h2>Refrigerant Recovery Certification</h2><p>{person}
</p><p>Type II &nbsp; Section 608 of the Clean Air Act</p><p>EPA approved: Mainstream Engineering Corporation</p><table><tr>
<td>Certified on</td><td>Certificate ID</td></tr><tr><td><b>{issued}</b></td><td><b>{number}</b></td></tr></table></div>""",
        ("608", "Type II"), "ME-{n:06d}", has_expires=False),
    CardLayout("aws", """<div class=c><table><tr><td><h1>AWS</h1></td><td><b>CERTIFIED WELDER</b><br>American Welding
Society</td></tr></table><p>{person}</p><p>Qualified: D1.1 3G SMAW plate</p><p>ID# {number}</p><p>Issue date {issued}
&nbsp; Expiration date {expires}</p></div>""", ("Certified Welder",), "{n:07d}"),
    CardLayout("cpr", """<div class=c style="background:#fdf1f1"><h1 style="color:#c00">American Red Cross</h1><p>{person}</p>
<p>has completed the requirements for</p><h2>Adult First Aid/CPR/AED</h2><p>Date completed: {issued}</p><p>Valid through:
{expires}</p><p class=s>Certificate ID: {number} &nbsp; redcross.org/confirm</p></div>""", ("First Aid", "CPR"), "0{n:06d}A",
        "%d-%b-%Y"),
)  # fmt: skip
KEPT_APART = (
    CardLayout("osha10", """<div class=c style="background:#f4f1e6"><h2>OSHA 10-Hour Maritime Safety</h2><p class=s>Student
</p><p>{person}</p><table><tr class=s><td>DATE ISSUED</td><td>CARD #</td></tr><tr><td>{issued}</td><td>{number}</td></tr>
</table><p class=s>Verify at osha.gov. This card does not expire.</p></div>""", ("OSHA", "10", "Maritime"), "21-10{n:07d}",
        "%b %d, %Y", has_expires=False),
    CardLayout("osha30", """<div class=c style="background:#fff;border-left:4mm solid #f5b700"><h1>30-HOUR CONSTRUCTION</h1><p>
OSHA Outreach Training Program</p><p>Awarded to <b>{person}</b></p><p>Completed on {issued}</p><p>Card number {number}</p>
</div>""", ("OSHA", "30", "Construction"), "29-00{n:07d}", "%d %B %Y", has_expires=False),
    CardLayout("forklift", """<div class=c style="background:#d9ecd9"><h2>LIFT TRUCK OPERATOR LICENSE</h2><table><tr><td>Name
</td><td>{person}</td></tr><tr><td>Equipment</td><td>Reach truck, pallet jack</td></tr><tr><td>Training date</td><td>{issued}
</td></tr><tr><td>Renewal date</td><td>{expires}</td></tr><tr><td>License no.</td><td>{number}</td></tr></table></div>""",
        ("forklift",), "{n:06d}", "%m-%d-%Y"),
    CardLayout("cdl", """<div class=c style="background:#e3ebf5"><p><b>OHIO</b> &nbsp; COMMERCIAL DRIVER'S LICENSE</p><div
style="margin-left:22mm"><p>LICENSE NO. {number}</p><p>{person}</p><p>BIRTH DATE {born}</p><p>ISSUE DATE {issued}</p><p>
EXPIRES {expires}</p><p>CLASS A &nbsp; ENDORSE H</p></div></div>""", ("Commercial", "A"), "RT{n:06d}", "%m-%d-%Y"),
    CardLayout("twic", """<div class=c style="background:#fdfdfd"><h2>TWIC</h2><p>{person}</p><p class=s>Transportation Security
Administration</p><table><tr class=s><td>EXP</td><td>SERIAL</td></tr><tr><td>{expires}</td><td>{number}</td></tr></table>
</div>""", ("Transportation", "Worker"), "{n:07d}", "%Y-%m-%d", has_issued=False),
    CardLayout("epa608", """<div class=c style="background:#eef"><p><b>Section 608 Technician Certification</b></p><p>{person}</p>
<p>TYPE I &nbsp; EPA-approved program 40 CFR 82</p><p>Cert. No. {number}</p><p>Exam completed {issued}</p><p class=s>RSES
Service Training Institute</p></div>""", ("608", "Type I"), "{n:07d}", has_expires=False),
    CardLayout("aws", """<div class=c style="background:#f0f0f0"><h2>AWS Certified Welding Inspector (CWI)</h2><p class=s>American
Welding Society, Miami FL</p><p>{person}</p><p>Certificate No. {number}</p><p>Certified: {issued}</p><p>Valid through
{expires}</p></div>""", ("Welding", "Inspector"), "{n:08d}", "%b %d, %Y"),
    CardLayout("cpr", """<div class=c style="background:#eaf2fb"><h1>National Safety Council</h1><p>CPR &amp; AED, First Aid</p>
<p>{person}</p><table><tr><td>Course date</td><td>{issued}</td></tr><tr><td>Expiration</td><td>{expires}</td></tr><tr><td>
Student ID</td><td>{number}</td></tr></table></div>""", ("First Aid", "CPR"), "{n:09d}"),
)  # fmt: skip
