// Runs in every frame before its own scripts. Makes closed shadow roots readable, and tells what the page waits for.
(() => {
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    return attach.call(this, { ...options, mode: "open" });
  };
  // Timers that a page has set to show more soon. Longer ones are clocks, shorter ones are over before we look.
  const SHORTEST = 50;
  const LONGEST = 4000;
  const waiting = new Set();
  const { setTimeout: set, clearTimeout: clear } = window;
  window.setTimeout = function (work, delay, ...values) {
    if (typeof work !== "function" || !(delay >= SHORTEST && delay <= LONGEST)) return set(work, delay, ...values);
    const id = set(() => {
      waiting.delete(id);
      work.apply(window, values);
    }, delay);
    waiting.add(id);
    return id;
  };
  window.clearTimeout = function (id) {
    waiting.delete(id);
    clear(id);
  };
  // What the page's scripts are answered: it may name an employer that the page itself doesn't show.
  const MOST_ANSWERS = 12;
  const LONGEST_ANSWER = 200_000;
  const answers = [];
  const keep = (text) => {
    const isData = typeof text === "string" && text.length <= LONGEST_ANSWER && /^\s*[{[]/.test(text);
    if (isData && answers.length < MOST_ANSWERS) answers.push(text.replaceAll("<", "\\u003c"));
  };
  const { text: textOf } = Response.prototype;
  Response.prototype.text = async function () {
    const text = await textOf.call(this);
    keep(text);
    return text;
  };
  Response.prototype.json = async function () {
    return JSON.parse(await this.text());
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (...body) {
    this.addEventListener("load", () => {
      if (this.responseType === "json") keep(JSON.stringify(this.response));
      else if (["", "text"].includes(this.responseType)) keep(this.responseText);
    });
    return send.apply(this, body);
  };
  const flat = (node) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return [node.cloneNode()];
    if (node.localName === "slot") {
      const given = node.assignedNodes();
      return (given.length ? given : [...node.childNodes]).flatMap(flat);
    }
    const copy = node.cloneNode();
    copy.append(...[...(node.shadowRoot ?? node).childNodes].flatMap(flat));
    return [copy];
  };
  const BUSY = "[aria-busy=true], [class*=skeleton i], [class*=spinner i], [class*=loading i]";
  const isShown = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const MORE = new RegExp(
    "^\\W*(?:(?:show|read|see|view)(?: the)? (?:more|all|full (?:job )?(?:description|posting|details|text))|more|expand" +
      "|continue reading|(?:ver|mostrar|leer) (?:m[aá]s|todo|completo)|ver descripci[oó]n completa)\\W*$",
    "i",
  );
  const isHere = (link) => !link.getAttribute("href") || /^(?:#|javascript:)/i.test(link.getAttribute("href"));
  const clickable = () => {
    const roots = [document];
    const found = [];
    for (const root of roots) {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        if (!element.matches("button, [role=button], summary, a, [onclick]") || element.closest("form, nav, footer"))
          continue;
        if (element.localName === "a" && !isHere(element)) continue;
        if (MORE.test(element.textContent.trim()) && isShown(element)) found.push(element);
      }
    }
    return found.slice(0, 5);
  };
  Object.defineProperty(window, "tradefolio", {
    value: {
      look: (limit) => {
        const all = document.querySelectorAll("*");
        const hasShadows = [...all].some((element) => element.shadowRoot);
        const root = hasShadows ? flat(document.documentElement)[0] : document.documentElement;
        const markup = root.outerHTML;
        const data = answers.map((answer) => `<script type="application/json">${answer}</script>`).join("");
        return {
          markup: markup.slice(0, limit) + data.slice(0, limit),
          isCut: markup.length > limit,
          isWaiting: waiting.size > 0,
          isBusy: [...document.querySelectorAll(BUSY)].some(isShown),
        };
      },
      showMore: () => {
        const found = clickable();
        for (const element of found) element.click();
        return found.length;
      },
    },
  });
})();
