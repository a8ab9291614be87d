import { mount as sound } from './sound.js';

const rules = new CSSStyleSheet();
rules.replaceSync('h1 { color: rgb(1, 2, 3); }');

/** Styles the page, in one adopted sheet for good, and shows something that the page styles. */
export function mount(element, options) {
  if (!document.adoptedStyleSheets.includes(rules)) document.adoptedStyleSheets.push(rules);
  const mounted = sound(element, options);
  // Nothing resets this host: what the page says of fonts is inherited.
  const host = document.createElement('div');
  const open = document.createElement('span');
  open.textContent = 'open to all';
  host.attachShadow({ mode: 'open' }).append(open);
  element.append(host);
  return {
    ...mounted,
    unmount() {
      host.remove();
      mounted.unmount();
    },
  };
}
