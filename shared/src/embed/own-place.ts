import { addStyleRoot } from '../ui/adopt-styles';
import { variablesClass } from '../ui/theme-config';
import { knowRoot } from './shadow-page';

/** Where a mounted remote is drawn: nothing of the page's style reaches it, and nothing of it reaches the page. */
export interface OwnPlace {
  readonly root: ShadowRoot;
  /** For React. */
  readonly content: HTMLElement;
  /** For dialogs and pop-ups. */
  readonly layer: HTMLElement;
  readonly remove: () => void;
}

/** What no rule of the page may change: within a shadow root `!important` on the host is stronger than the page's. */
const rules = `
:host {
  all: initial !important;
  display: block !important;
  direction: inherit !important;
}
*, *::before, *::after { box-sizing: border-box; }
.th-embed {
  --frame-top: 0px;
  --frame-bottom: 0px;
  --frame-pad-inline: 0px;
  --frame-pad-block: 0px;
  font-family: var(--ant-font-family, system-ui, sans-serif);
  font-size: 14px;
  line-height: 20px;
  color: var(--ant-color-text);
  font-variant-numeric: tabular-nums lining-nums;
}
.th-embed-content { padding: 16px; background: var(--ant-color-bg-layout); }
.th-embed[data-theme='dark'] { color-scheme: dark; }
.th-embed[data-theme='light'] { color-scheme: light; }
:where(:focus-visible) { outline: 2px solid var(--ant-color-primary); outline-offset: 2px; }
:where(h1) { margin: 0 0 4px; font-size: 20px; line-height: 28px; font-weight: 600; }
:where(h2) { font-size: 14px; line-height: 20px; font-weight: 600; }
:where(p) { margin: 0 0 12px; }
:where(code) { direction: ltr; unicode-bidi: isolate; font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 13px; }
.th-mirrored:dir(rtl) { transform: scaleX(-1); }
:where(a:not([class])) { color: var(--ant-color-link); }
`;

export function ownPlace(element: Element): OwnPlace {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets.push(sheet);
  const forget = [addStyleRoot(root), knowRoot(root)];
  const content = document.createElement('div');
  const layer = document.createElement('div');
  content.className = `${variablesClass} th-embed th-embed-content`;
  layer.className = `${variablesClass} th-embed`;
  root.append(content, layer);
  element.append(host);
  return {
    root,
    content,
    layer,
    remove() {
      for (const one of forget) one();
      host.remove();
    },
  };
}
