interface BarePageOptions {
  readonly module: string;
  readonly integrity: string;
  readonly api: string;
  readonly brands: readonly string[];
}

/** The kit's page: some elements of its own, and a place. */
export function barePage({ module, integrity, api, brands }: BarePageOptions): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Conformance</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/portal.css" />
    <script type="module" src="${quoted(module)}" integrity="${quoted(integrity)}" crossorigin="anonymous"
      data-module data-api="${quoted(api)}" data-brand="${quoted(brands[0] ?? '')}"></script>
    <script type="module" src="/portal.js"></script>
  </head>
  <body>
    <header>
      <h1>A page</h1>
      <p>Its own words. <a href="#own">A link</a> <button type="button">A button</button></p>
      <label>A field <input type="text" name="field" /></label>
      <table><caption>A table</caption><tbody><tr><td>1</td></tr></tbody></table>
    </header>
    <main id="place" aria-label="The place of the remote"></main>
    <footer><a href="#end">A link below</a></footer>
  </body>
</html>
`;
}

export const bareStyles = `body { margin: 0; font: 16px/1.5 Georgia, serif; color: #222; background: #fff; }
header, footer { padding: 16px; }
#place { display: block; padding: 0; }
#place > p { padding: 16px; }
`;

/** A portal as docs/embedding.md describes it. */
export const barePortal = `const script = document.querySelector('script[data-module]');
const place = document.getElementById('place');
let mounted = null;
let mount = null;
try {
  ({ mount } = await import(script.src));
} catch {
  place.append(Object.assign(document.createElement('p'), { textContent: 'The reports could not be fetched.' }));
}
async function getAccessToken() {
  const answer = await fetch('/token', { method: 'POST' });
  return answer.ok ? (await answer.json()).token : null;
}
globalThis.portal = {
  mount(changes = {}) {
    mounted?.unmount();
    mounted = mount(place, {
      apiBaseUrl: script.dataset.api,
      brand: script.dataset.brand,
      getAccessToken,
      ...changes,
    });
    return mounted.ready;
  },
  update: (changes) => mounted.update(changes),
  unmount: () => mounted?.unmount(),
};
`;

function quoted(text: string): string {
  return text.replace(/[&"<]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}
