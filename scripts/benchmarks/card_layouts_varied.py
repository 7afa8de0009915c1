# ruff: noqa: E501 - the cards' HTML is easier to read as it would be printed
"""More certificate cards: labels under their values, grids, two languages, upright cards, light letters on dark, and
small print with days that are none of the card's.
"""  # noqa: D205

from scripts.benchmarks.card_layouts import CardLayout

VARIED = (
    CardLayout("osha10", """<div class=c><table><tr><td style="width:50%">{person}<hr><span class=s>Name of student</span></td><td>{number}<hr>
<span class=s>Card number</span></td></tr><tr><td>Hector Villa<hr><span class=s>Trainer name</span></td><td>{issued}<hr><span class=s>(Course end date)
</span></td></tr></table><h2>OSHA 10-Hour Construction</h2><p class=s>Occupational Safety and Health Administration. Rev. 04/2016</p></div>""",
        ("OSHA", "10", "Construction"), "16-60{n:07d}", has_expires=False),
    CardLayout("osha30", """<div class=c style="background:#12294d;color:#fff"><p class=s>U.S. DEPARTMENT OF LABOR</p><h1>OSHA 30</h1><p>General Industry</p><h2>
{person}</h2><table><tr class=s><td>COMPLETED</td><td>STUDENT ID</td><td>TRAINER</td></tr><tr><td>{issued}</td><td>{number}</td><td>Lee Park</td></tr>
</table><p class=s style="position:absolute;bottom:2mm">Form OSHA-30 (printed 01/2019). This card does not expire.</p></div>""",
        ("OSHA", "30", "General"), "{n:08d}", "%d %b %Y", has_expires=False),
    CardLayout("forklift", """<div class=c style="background:#ffe08a"><h1>TARJETA DE OPERADOR / OPERATOR CARD</h1><h2>Montacargas / Forklift</h2><p>Nombre / Name:
{person}</p><table><tr class=s><td>Fecha de expedición / Issue date</td><td>Vence / Expires</td></tr><tr><td>{issued}</td><td>{expires}</td></tr></table>
<p>Núm. de tarjeta / Card no.: {number}</p></div>""", ("forklift",), "MC-{n:06d}"),
    CardLayout("forklift", """<div class=c><h2>Sit-Down Counterbalance Forklift</h2><p>Operator certification card</p><p><b>{person}</b></p><table><tr><td>{issued}
</td><td>{expires}</td></tr><tr class=s><td>Date of evaluation</td><td>Re-evaluation due</td></tr></table><p class=s>Evaluator: B. Stone &nbsp; Evaluator ID 40917</p>
<p class=s>29 CFR 1910.178(l)(4)(iii) requires an evaluation every three years.</p></div>""", ("forklift",), "", "%b %d, %Y"),
    CardLayout("cdl", """<div class=c style="background:#e6eef2"><h2>GEORGIA <span style="float:right" class=s>COMMERCIAL DRIVER'S LICENSE</span></h2><div class=p style="left:3.5mm;right:auto">
</div><div style="margin-left:22mm"><p><span class=s>4d LIC#</span> <b>{number}</b></p><p><span class=s>9 CLASS</span> <b>A</b> <span class=s>3 DOB</span> {born}</p><p>
<span class=s>4a ISS</span> {issued} <span class=s>4b EXP</span> <b>{expires}</b></p><p>{person}</p><p>12 ELM ST, MACON GA 31201</p><p class=s>12 REST NONE 9a END T</p><p class=s>5 DD 04922187</p>
</div></div>""", ("Commercial", "A"), "0{n:08d}"),
    CardLayout("cdl", """<div class=c style="background:#f5efe0"><table><tr><td><h2>Arizona</h2></td><td><b>Commercial Driver License</b></td></tr></table><div class=p></div><table style="width:60mm">
<tr class=s><td>LICENSE NO.</td><td>CLASS</td></tr><tr><td>{number}</td><td>B</td></tr><tr class=s><td>DATE OF BIRTH</td><td>ISSUED</td></tr><tr><td>{born}</td><td>{issued}</td></tr>
<tr class=s><td>EXPIRES</td><td>ENDORSEMENTS</td></tr><tr><td>{expires}</td><td>P S</td></tr></table><p>{person}</p></div>""", ("Commercial", "B"), "D0{n:07d}"),
    CardLayout("cdl", """<div class=c style="background:#dfe8df"><h2>NEVADA CDL</h2><div style="margin-left:22mm"><p>{person}</p><p>CLASS A &nbsp; NO. {number}</p><p>Birth {born}</p>
<p>Issued {issued} &nbsp; Expires {expires}</p><p class=s>MED CERT EXP 05/01/2031</p></div><div class=p style="left:3.5mm;right:auto"></div></div>""", ("Commercial", "A"), "{n:010d}", "%m-%d-%Y"),
    CardLayout("twic", """<div class="c u" style="background:#f7f7ff"><h1>TWIC</h1><p class=s>Transportation Worker Identification Credential</p><div style="width:22mm;height:26mm;background:#9ab">
</div><h2>{person}</h2><p class=s>EXPIRES</p><h2>{expires}</h2><p class=s>TSA &nbsp; {number}</p></div>""", ("Transportation", "Worker"), "", "%d%b%Y", has_issued=False, upright=True),
    CardLayout("twic", """<div class=c style="background:#1d1d24;color:#e8d9a0"><h2>TWIC</h2><p class=s>TRANSPORTATION SECURITY ADMINISTRATION</p><p>{person}</p><table><tr class=s><td>ISSUED</td><td>
EXPIRES</td><td>CREDENTIAL NO.</td></tr><tr><td>{issued}</td><td>{expires}</td><td>{number}</td></tr></table></div>""", ("Transportation", "Worker"), "{n:08d}", "%m/%d/%Y"),
    CardLayout("epa608", """<div class=c><h2>Universal Technician</h2><p>EPA Section 608, 40 CFR Part 82 Subpart F</p><p>{person}</p><table><tr><td>{number}</td><td>{issued}</td></tr>
<tr class=s><td>Certification no.</td><td>Date of completion</td></tr></table><p class=s>Program approved by the EPA on 09/30/1993</p></div>""", ("608", "Universal"), "UN-{n:07d}", "%B %d, %Y", has_expires=False),
    CardLayout("epa608", """<div class=c style="background:#063;color:#fff"><h1>EPA 608 TYPE III</h1><p>Refrigerant technician</p><table><tr><td class=s>HOLDER</td><td>{person}</td></tr><tr><td class=s>
CERT #</td><td>{number}</td></tr><tr><td class=s>TEST DATE</td><td>{issued}</td></tr><tr><td class=s>PROCTOR</td><td>M. Quill 22019</td></tr></table></div>""", ("608", "Type III"), "E3{n:07d}", has_expires=False),
    CardLayout("aws", """<div class=c style="border:1.2mm solid #9b1c1f"><h2>AMERICAN WELDING SOCIETY</h2><p>Certified Welder</p><table><tr><td>{person}</td><td>{number}</td></tr><tr class=s><td>Name</td><td>Welder ID
no.</td></tr><tr><td>{issued}</td><td>{expires}</td></tr><tr class=s><td>Certified</td><td>Expires</td></tr></table><p class=s>QC7-93 Supplement G. Page 1 of 1. 06/2020</p></div>""", ("Certified Welder",), "W{n:07d}"),
    CardLayout("aws", """<div class=c style="background:#2a2f36;color:#f4f4f4"><p class=s>American Welding Society</p><h1>Certified Welding Inspector</h1><p>{person}</p><p class=s>Cert. no. / Valid</p><p>{number}</p>
<p>{issued} to {expires}</p><p class=s>Valid period as printed above</p></div>""", ("Welding", "Inspector"), "{n:08d}", "%b %Y"),
    CardLayout("cpr", """<div class=c style="border-top:5mm solid #b00"><h2>Basic Life Support</h2><p class=s>American Heart Association BLS Provider</p><p>{person}</p><table><tr><td class=s>Issue Date</td><td class=s>Recommended
Renewal Date</td></tr><tr><td>{issued}</td><td>{expires}</td></tr><tr><td class=s>Training Center ID</td><td class=s>Instructor ID</td></tr><tr><td>CA05813</td><td>08130941716</td></tr></table><p class=s>eCard code
{number}</p></div>""", ("Basic Life Support",), "{n:012d}", "%m/%Y"),
    CardLayout("cpr", """<div class=c style="background:#fff7f7"><h2>Primeros auxilios y RCP</h2><p>First Aid and CPR</p><p>American Red Cross / Cruz Roja Americana</p><p>{person}</p><table><tr><td>{issued}</td><td>{expires}</td></tr><tr class=s>
<td>Fecha de curso</td><td>Válido hasta</td></tr></table><p class=s>ID {number}</p></div>""", ("First Aid", "CPR"), "GX{n:06d}", "%d-%b-%Y"),
    CardLayout("cpr", """<div class=c style="background:#e9f6ff"><h2>National Safety Council</h2><h1>CPR and AED</h1><p>{person} completed the course on {issued} and this card is good through {expires}.</p><p class=s>Instructor 99120 T. Voss</p>
<p class=s>Card no. {number}</p><p class=s>Course version 2021-06-01</p></div>""", ("CPR",), "N{n:07d}", "%B %d, %Y"),
    CardLayout("osha10", """<div class=c style="background:#fdf3df"><h2>OSHA 10 Horas</h2><p>Industria general / General Industry</p><p>{person}</p><table><tr><td class=s>Fecha de terminación</td><td class=s>Núm. de tarjeta</td><td class=s>
Instructor</td></tr><tr><td>{issued}</td><td>{number}</td><td>C. Rojas</td></tr></table></div>""", ("OSHA", "10", "General"), "30-00{n:07d}", "%d/%m/%Y", has_expires=False),
    CardLayout("osha30", """<div class="c u" style="background:#f0a500"><h2>OSHA 30</h2><p>Construction</p><div style="width:20mm;height:24mm;background:#876"></div><p><b>{person}</b></p><p class=s>DATE OF ISSUE</p><p>{issued}</p><p class=s>
CARD NO.</p><p>{number}</p></div>""", ("OSHA", "30", "Construction"), "19-90{n:07d}", "%b %d %Y", has_expires=False, upright=True),
)  # fmt: skip
