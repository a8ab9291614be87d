/** What the page looks like from outside of the remote; compared before and after. */
export interface PageState {
  readonly globals: readonly string[];
  readonly storage: readonly string[];
  readonly cookies: string;
  readonly styles: number;
  /** Children of head and body, and attributes of both and of html. */
  readonly elements: readonly string[];
  /** Pending, other than those that began before the mark. */
  readonly timers: readonly string[];
}

/** One element and its computed styles, `name:value` each. */
export interface Look {
  readonly element: string;
  readonly styles: readonly string[];
  /** Outside of any shadow root. */
  readonly isOfPage: boolean;
}

/** What the kit asks the page, at `document.conformance`. */
export interface Probe {
  /** Names of custom elements that were defined. */
  readonly defined: string[];
  /** What is there now is the page's own. */
  mark(): void;
  /** The topmost elements that came since the mark. */
  added(): Element[];
  /** Words within what came, shadow roots included. */
  text(): string;
  state(): Promise<PageState>;
  pageLooks(): Look[];
  remoteLooks(): Look[];
  /** Buttons and links that one can press within what came. */
  actions(): HTMLElement[];
  focused(): Element | null;
  sleep(ms: number): Promise<void>;
}

/** Runs in the page before anything else; stands alone, since it is sent there as text. */
export function installProbe(): void {
  const timers = new Map<number, string>();
  const begin = window.setTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  const end = window.clearTimeout.bind(window);
  let own = new WeakSet<Element>();
  let ownTimers = new Set<number>();
  const defined: string[] = [];

  const timeout = (handler: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = begin(() => {
      timers.delete(id);
      if (typeof handler === 'function') (handler as (...all: unknown[]) => void)(...given);
    }, ms);
    timers.set(id, `timeout of ${String(ms ?? 0)} ms`);
    return id;
  };
  const interval = (handler: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = repeat(handler, ms, ...given);
    timers.set(id, `interval of ${String(ms ?? 0)} ms`);
    return id;
  };
  const clear = (id?: number) => {
    if (id !== undefined) timers.delete(id);
    end(id);
  };
  Object.assign(window, {
    setTimeout: timeout,
    setInterval: interval,
    clearTimeout: clear,
    clearInterval: clear,
  });
  const define = customElements.define.bind(customElements);
  customElements.define = (name, ...rest) => {
    defined.push(name);
    define(name, ...rest);
  };

  /** An element and all below it, shadow roots included. */
  function* within(element: Element): Generator<Element> {
    yield element;
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) yield* within(child);
  }
  const light = () => [...document.querySelectorAll('html, body, body *')];
  const added = () =>
    light().filter(
      (element) => !own.has(element) && (element.parentElement === null || own.has(element.parentElement)),
    );
  const looksOf = (element: Element, skipped: RegExp): string[] => {
    const style = getComputedStyle(element);
    return [...style]
      .filter((name) => !skipped.test(name))
      .map((name) => `${name}:${style.getPropertyValue(name)}`);
  };
  // What a place is wide and high follows from what it holds.
  const sizes =
    /^(width|height|(block|inline)-size|grid-template-(columns|rows)|(perspective|transform)-origin|top|left|right|bottom|inset.*)$/;
  const named = (element: Element) =>
    element.localName +
    (element.id === '' ? '' : `#${element.id}`) +
    (element.classList.length === 0 ? '' : `.${[...element.classList].join('.')}`);
  const look = (element: Element): Look => ({
    element: named(element),
    styles: looksOf(element, sizes),
    isOfPage: !(element.getRootNode() instanceof ShadowRoot),
  });
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element || node instanceof ShadowRoot)) return '';
    if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return '';
    const shadow = node instanceof Element && node.shadowRoot !== null ? textOf(node.shadowRoot) : '';
    return shadow + [...node.childNodes].map(textOf).join(' ');
  };

  const probe: Probe = {
    defined,
    mark() {
      own = new WeakSet(light());
      ownTimers = new Set(timers.keys());
    },
    added,
    text: () => added().map(textOf).join(' ').replace(/\s+/g, ' ').trim(),
    async state() {
      const databases = await indexedDB.databases().catch(() => []);
      const cached = await caches.keys().catch(() => []);
      const attributes = [document.documentElement, document.head, document.body].flatMap((element) =>
        [...element.attributes].map(({ name, value }) => `${element.localName}[${name}=${value}]`),
      );
      return {
        globals: Object.getOwnPropertyNames(window),
        storage: [
          ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
          ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
          ...databases.map(({ name }) => `database ${name ?? ''}`),
          ...cached.map((name) => `cache ${name}`),
        ],
        cookies: document.cookie,
        styles: document.adoptedStyleSheets.length + document.styleSheets.length,
        elements: [...[...document.head.children, ...document.body.children].map(named), ...attributes],
        timers: [...timers].filter(([id]) => !ownTimers.has(id)).map(([, what]) => what),
      };
    },
    pageLooks: () =>
      light()
        .filter((element) => own.has(element))
        .map(look),
    remoteLooks: () =>
      added()
        .filter((element) => element.isConnected)
        .flatMap((element) => [...within(element)])
        .map(look),
    actions: () =>
      added()
        .flatMap((element) => [...within(element)])
        .filter(
          (element): element is HTMLElement =>
            element instanceof HTMLElement &&
            element.matches('button:not([disabled]), a[href]') &&
            element.checkVisibility(),
        ),
    focused() {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active;
    },
    sleep: (ms) => new Promise((resolve) => void begin(resolve, ms)),
  };
  Reflect.set(document, 'conformance', probe);
}
