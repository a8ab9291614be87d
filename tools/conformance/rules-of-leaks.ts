import type { Rule } from './rules';

/**
 * Growth of the heap over all mounts below which nothing leaks. In a short run what a browser makes once, or keeps of
 * the last screen, weighs more than what each mount leaves.
 */
export function heapLimitOf(cycles: number): number {
  return cycles >= 30 ? 0.05 : 0.25;
}

const none = 'none more than before';

export const leakRules: Readonly<Record<string, Rule>> = {
  'leaks.heap': {
    name: 'Memory is given back',
    limit: 'heap grows by less than 5 % (25 % in a run of fewer than 30 mounts)',
    remedy:
      'Compare two heap snapshots: look for detached elements, caches of the module and closures of listeners.',
  },
  'leaks.listeners': {
    name: 'Event listeners are taken away',
    limit: 'less than one more per two mounts',
    remedy: 'Remove in unmount what addEventListener added to window, document and media queries.',
  },
  'leaks.nodes': {
    name: 'DOM nodes are given back',
    limit: 'less than one more per two mounts',
    remedy: 'Keep no reference to elements outside of the instance; unmount every root of React.',
  },
  'leaks.timers': {
    name: 'Intervals and timeouts are ended',
    limit: none,
    remedy: 'Clear every interval and timeout in unmount; long ones of caches too.',
  },
  'leaks.styles': {
    name: 'Style elements and adopted sheets are taken away',
    limit: none,
    remedy: 'Adopt sheets in the remote’s own shadow root, never in the document.',
  },
  'leaks.globals': {
    name: 'No global variable is made',
    limit: none,
    remedy: 'Keep values in the module; a package that makes a global needs its name replaced by the build.',
  },
  'leaks.storage': {
    name: 'Nothing is stored',
    limit: 'no new key of localStorage or sessionStorage, no database, no cache',
    remedy: 'Keep choices in memory, or hand them to the portal by an event.',
  },
  'leaks.cookies': {
    name: 'No cookie is set',
    limit: none,
    remedy: 'Send calls without credentials, and set no document.cookie.',
  },
  'leaks.elements': {
    name: 'Nothing is added to head, body or their attributes',
    limit: 'as before',
    remedy: 'Give pop-ups a container within the remote’s own root, and take attributes back.',
  },
  'leaks.requests': {
    name: 'No request goes on',
    limit: '0 two seconds after unmount',
    remedy: 'Give every call the signal of the instance, and abort it in unmount.',
  },
};
