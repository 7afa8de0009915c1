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
        if (!element.matches("button, [role=button], summary, a, [onclick]") || element.closest("form, nav, footer")) continue;
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
        return {
          markup: markup.slice(0, limit),
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
