/* global addEventListener, document, history, location */
// The page has checked the hash of this address already; the same address is the same module.
const { src } = document.querySelector('script[data-tallyhouse]');
const { mount } = await import(src);
const basename = '/reports';

/** The portal's own server knows who is signed in. */
async function getAccessToken() {
  const answer = await fetch('/token', { method: 'POST' });
  return answer.ok ? (await answer.json()).token : null;
}

const common = { apiBaseUrl: new URL(src).origin, getAccessToken };
const routeOfPage = () => location.pathname.slice(basename.length) + location.search;

const left = mount(document.getElementById('left'), {
  ...common,
  brand: 'alder',
  basename,
  route: routeOfPage(),
  onNavigate({ href, replace }) {
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
  },
});
addEventListener('popstate', () => left.update({ route: routeOfPage() }));

// No address of its own: it goes where its user goes.
const right = mount(document.getElementById('right'), { ...common, brand: 'birch', theme: 'dark' });

document.addEventListener('portal', ({ detail: { place, deed, changes } }) => {
  const mounted = place === 'left' ? left : right;
  if (deed === 'unmount') mounted.unmount();
  else mounted.update(changes);
});
