interface BarePageOptions {
  /** Of `embedHead`, for the file that is looked at. */
  readonly elements: string;
  readonly api: string;
  readonly brands: readonly string[];
}

/** The kit's page: some elements of its own, and a place. */
export function barePage({ elements, api, brands }: BarePageOptions): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Conformance</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/portal.css" />
    ${elements}
    <script type="module" src="/portal.js"></script>
  </head>
  <body>
    <header>
      <h1>A page</h1>
      <p>Its own words. <a href="#own">A link</a> <button type="button">A button</button></p>
      <label>A field <input type="text" name="field" /></label>
      <table><caption>A table</caption><tbody><tr><td>1</td></tr></tbody></table>
    </header>
    <main id="place" data-api="${quoted(api)}" data-brand="${quoted(brands[0] ?? '')}" aria-label="The place of the remote"></main>
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
export const barePortal = `const script = document.querySelector('script[data-tallyhouse]');
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
      apiBaseUrl: place.dataset.api,
      brand: place.dataset.brand,
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
