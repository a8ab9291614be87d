import { mount as sound } from './sound.js';

const kept = [];

/** Leaves memory, elements, a listener, an interval, a global and an element of the body. */
export function mount(element, options) {
  const mounted = sound(element, options);
  kept.push(Array.from({ length: 200_000 }, (_, index) => index + kept.length / 7));
  kept.push(document.createElement('table'));
  addEventListener('resize', () => kept.length);
  setInterval(() => kept.length, 60_000);
  globalThis.leakingRemote = kept;
  document.body.append(document.createElement('aside'));
  return mounted;
}
