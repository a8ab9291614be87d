// The import map of the page has its hash: the browser refuses whatever else comes from there.
const { src } = document.querySelector('script[data-tallyhouse]');
const { mount } = await import(src).catch(() => ({ mount: sayUnreachable }));
const basename = '/reports';

/** Stands in for a file that did not come, or is not the one that was published: the portal itself goes on. */
function sayUnreachable(place) {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent =
    'The reports cannot be reached. Everything else here works; reload the page to try again.';
  place.append(words);
  const ready = Promise.resolve({ status: 'failed', reason: 'refused' });
  return { ready, update: () => undefined, unmount: () => words.remove() };
}

/** The portal's own server knows who is signed in. */
async function getAccessToken() {
  const answer = await fetch('/token', { method: 'POST' });
  return answer.ok ? (await answer.json()).token : null;
}

const common = { apiBaseUrl: new URL(src).origin, getAccessToken };

// Which remote it is stays in the address, and is no part of the remote's own.
const remote = new URLSearchParams(location.search).get('remote');
function routeOfPage() {
  const query = new URLSearchParams(location.search);
  query.delete('remote');
  return location.pathname.slice(basename.length) + (query.size === 0 ? '' : `?${query}`);
}
function addressOf(href) {
  if (remote === null) return href;
  const url = new URL(href, location.origin);
  url.searchParams.set('remote', remote);
  return url.pathname + url.search + url.hash;
}

let left = null;
function mountLeft(changes = {}) {
  left?.unmount();
  left = mount(document.getElementById('left'), {
    ...common,
    brand: 'alder',
    basename,
    route: routeOfPage(),
    ...changes,
    onNavigate({ href, replace }) {
      if (replace) history.replaceState(null, '', addressOf(href));
      else history.pushState(null, '', addressOf(href));
    },
  });
  return left.ready;
}
void mountLeft();
addEventListener('popstate', () => left.update({ route: routeOfPage() }));

// No address of its own: it goes where its user goes.
const right = mount(document.getElementById('right'), { ...common, brand: 'birch', theme: 'dark' });

// For whoever tries the page: docs/embedding.md, Hosts.
globalThis.portal = {
  mount: mountLeft,
  update: (changes) => left.update(changes),
  unmount: () => left.unmount(),
};

document.addEventListener('portal', ({ detail: { place, action, changes } }) => {
  const mounted = place === 'left' ? left : right;
  if (action === 'unmount') mounted.unmount();
  else mounted.update(changes);
});
