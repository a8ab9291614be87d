import { mount as leaking } from './leaking.js';
import { mount as spilling } from './spilling.js';
import { mount as storing } from './storing.js';

/** Does all that the other modules do wrong at once. */
export function mount(element, options) {
  const mounted = [leaking, spilling, storing].map((one) => one(element, options));
  return {
    ready: mounted[0].ready,
    update: (changes) => mounted.forEach((one) => one.update(changes)),
    unmount: () => mounted.forEach((one) => one.unmount()),
  };
}
