import { mount as sound } from './sound.js';

/** Keeps its brand in the portal's storage and in a cookie, and tells the token to the portal's origin. */
export function mount(element, options) {
  const mounted = sound(element, options);
  localStorage.setItem('brand', options.brand);
  document.cookie = `brand=${options.brand}`;
  void Promise.resolve(options.getAccessToken()).then((token) =>
    fetch('/log', { method: 'POST', body: token }).then(() => undefined),
  );
  return mounted;
}
