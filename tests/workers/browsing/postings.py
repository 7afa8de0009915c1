"""Pages of a made-up employer, as tests' sites answer them."""

DESCRIPTION = """
<p>Sierra Ridge Electric needs a journeyman electrician for commercial jobs around Reno.</p>
<h3>Duties</h3>
<ul><li>Bend conduit and pull wire to code</li><li>Read prints and lay out panels</li></ul>
<h3>Requirements</h3>
<ul><li>Five years of experience and a state license</li><li>Own hand tools</li></ul>
<p>Pay is $38 per hour, full-time, with health insurance.</p>
"""

PLAIN = f"""<!doctype html><html><head><title>Journeyman Electrician | Sierra Ridge Electric</title></head>
<body><nav><a href="/">Home</a></nav><main><h1>Journeyman Electrician</h1>{DESCRIPTION}</main></body></html>""".encode()

SHELL = b"""<!doctype html><html><head><title>Journeyman Electrician | Sierra Ridge Electric</title></head>
<body><div id="root">Loading...</div><script>
  fetch("/api/job").then(answer => answer.text()).then(text => {
    document.getElementById("root").innerHTML = "<h1>Journeyman Electrician</h1>" + text;
  });
</script></body></html>"""
