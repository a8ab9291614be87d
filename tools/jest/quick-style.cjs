// @ts-nocheck -- it reads the untyped parts of jsdom
// What a screen reader, a pointer and `toBeVisible` ask of an element's style. jsdom holds every rule of the kit's style
// sheets against the element and copies all that they say, for each element anew: a third of the time of a screen's test.
const { createRequire } = require('node:module');
const { keyOf, selectorsOf } = require('./selectors.cjs');

/** What is answered here, and whether an element has it of its parent. Like jsdom, it goes by order, not specificity. */
const answered = {
  display: { initial: 'block', inherited: false },
  visibility: { initial: 'visible', inherited: true },
  'pointer-events': { initial: 'auto', inherited: true },
  opacity: { initial: '', inherited: false },
};
const names = Object.keys(answered);

/** The style sheet that jsdom holds before those of the page. */
function sheetOfBrowser() {
  const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
  const ofJsdom = createRequire(ofEnvironment.resolve('jsdom'));
  return ofJsdom('rrweb-cssom').parse(ofJsdom('./jsdom/browser/default-stylesheet'));
}

/** The rules that speak of what is answered here, a rule for each selector, in their order. */
function rulesOf(sheet) {
  return Array.from(sheet.cssRules).flatMap((rule) => {
    // The list of media is like an array, and no more.
    if (rule.media) return Array.from(rule.media).includes('screen') ? rulesOf(rule) : [];
    const said = names.flatMap((name) => {
      const value = rule.style?.getPropertyValue(name);
      return value ? [[name, value]] : [];
    });
    if (said.length === 0 || !rule.selectorText) return [];
    // A rule of a pseudo-element says nothing of the element.
    const selectors = selectorsOf(rule.selectorText).filter((selector) => !selector.includes('::'));
    return selectors.map((selector) => ({ selector, key: keyOf(selector), said }));
  });
}

let ofBrowser;
const read = new WeakMap();
function readOnce(sheet) {
  const before = read.get(sheet);
  if (before?.length === sheet.cssRules.length) return before.rules;
  const rules = rulesOf(sheet);
  read.set(sheet, { length: sheet.cssRules.length, rules });
  return rules;
}

/** The rules of a page by class or tag, made anew when a sheet came, went or grew. */
class Rules {
  #sheets = [];
  #byKey = new Map();

  constructor(document) {
    this.document = document;
  }

  /** @returns those that may fit, in their order */
  mayFit(element) {
    const keys = ['*', element.localName, ...Array.from(element.classList, (name) => `.${name}`)];
    const found = keys.flatMap((key) => this.#byKey.get(key) ?? []);
    return found.sort((one, other) => one.place - other.place);
  }

  /** @returns whether anything changed */
  refresh() {
    const now = this.document.styleSheets;
    const known = this.#sheets;
    let same = known.length === now.length;
    for (let at = 0; same && at < known.length; at += 1)
      same = known[at].sheet === now[at] && known[at].length === now[at].cssRules.length;
    if (same) return;
    this.#sheets = Array.from(now, (sheet) => ({ sheet, length: sheet.cssRules.length }));
    this.#byKey = new Map();
    ofBrowser ??= rulesOf(sheetOfBrowser());
    const rules = [ofBrowser, ...this.#sheets.map(({ sheet }) => readOnce(sheet))].flat();
    for (const [place, rule] of rules.entries()) {
      if (!this.#byKey.has(rule.key)) this.#byKey.set(rule.key, []);
      this.#byKey.get(rule.key).push({ ...rule, place });
    }
  }
}

/** What the kit hides by a class, also where its style sheets are left out: a shut list, a tab that is not shown. */
const isHiddenByKit = ({ classList }) => Array.from(classList).some((name) => /^ant-.*-hidden$/.test(name));

function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** @returns a `getComputedStyle` for the window */
module.exports = function quickStyle(window) {
  const rules = new Rules(window.document);
  const symbol = Object.getOwnPropertySymbols(window.document).find(
    ({ description }) => description === 'impl',
  );
  const page = window.document[symbol];

  /** What the rules say of the element itself; jsdom forgets the answers with every change of the page. */
  function saidOf(element) {
    page._styleCache ??= new WeakMap();
    const answers = (page._styleCache.quick ??= new Map());
    if (answers.size === 0) rules.refresh();
    let said = answers.get(element);
    if (said === undefined) {
      said = {};
      for (const rule of rules.mayFit(element))
        if (matches(element, rule.selector)) Object.assign(said, Object.fromEntries(rule.said));
      if (isHiddenByKit(element)) said.display = 'none';
      for (const name of names) {
        const own = element.style?.getPropertyValue(name);
        if (own) said[name] = own;
      }
      answers.set(element, said);
    }
    return said;
  }

  function valueOf(element, name) {
    const { initial, inherited } = answered[name];
    for (let at = element; at !== null; at = inherited ? at.parentElement : null) {
      const value = saidOf(at)[name];
      if (value !== undefined) return value;
    }
    return initial;
  }

  // Of the rest, which is layout and colours, an element has what its own attribute says: nothing is laid out here.
  // jsdom complains of styles of pseudo-elements, which the kit asks for: the second argument is left out.
  return (element) => {
    const valueNamed = (name) => {
      if (name in answered) return valueOf(element, name);
      return name === 'content' ? '' : (element.style?.getPropertyValue(name) ?? '');
    };
    return new Proxy(element.style ?? {}, {
      get(own, name) {
        if (name === 'getPropertyValue') return valueNamed;
        if (name === 'pointerEvents') return valueOf(element, 'pointer-events');
        if (name in answered) return valueOf(element, name);
        const value = Reflect.get(own, name, own);
        return typeof value === 'function' ? value.bind(own) : value;
      },
    });
  };
};
