import type { Seen } from '../rules';
import { heapLimitOf } from '../rules-of-leaks';
import type { PageState } from '../stage/probe';

/** Counted by the browser once it had collected what nobody needs. */
export interface Counted {
  readonly heapBytes: number;
  readonly listeners: number;
  readonly nodes: number;
}

export interface Measured {
  readonly counted: Counted;
  readonly state: PageState;
  readonly cookies: readonly string[];
  readonly requests: readonly string[];
}

/** Judges what `cycles` times mount, update, unmount have left. */
export function judgeLeaks(before: Measured, after: Measured, cycles: number): Seen[] {
  const growth = after.counted.heapBytes / before.counted.heapBytes - 1;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return [
    {
      id: 'leaks.heap',
      isGood: growth < heapLimitOf(cycles),
      measured: `${signed(growth * 100, 1)} % over ${cycles} mounts (${megabytes(before.counted.heapBytes)} → ${megabytes(after.counted.heapBytes)})`,
    },
    perMount('leaks.listeners', after.counted.listeners - before.counted.listeners, cycles),
    perMount('leaks.nodes', after.counted.nodes - before.counted.nodes, cycles),
    newOnes('leaks.timers', before.state.timers, after.state.timers),
    {
      id: 'leaks.styles',
      isGood: after.state.styles <= before.state.styles,
      measured: `${before.state.styles} → ${after.state.styles} sheets`,
    },
    newOnes('leaks.globals', before.state.globals, after.state.globals),
    newOnes('leaks.storage', before.state.storage, after.state.storage),
    newOnes('leaks.cookies', before.cookies, after.cookies),
    newOnes('leaks.elements', before.state.elements, after.state.elements),
    newOnes('leaks.requests', before.requests, after.requests),
  ];
}

/** What a browser makes once, in a cycle of its own choice, is no leak; what each second mount leaves is one. */
function perMount(id: string, growth: number, cycles: number): Seen {
  return { id, isGood: growth < cycles / 2, measured: `${signed(growth, 0)} over ${cycles} mounts` };
}

function newOnes(id: string, before: readonly string[], after: readonly string[]): Seen {
  const left = [...before];
  const come = after.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return { id, isGood: come.length === 0, measured: come.length === 0 ? 'none' : listed(come) };
}

/** Some of the words, and how many there are in all. */
export function listed(words: readonly string[], most = 5): string {
  const more = words.length - most;
  return words.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function signed(value: number, digits: number): string {
  return (value < 0 ? '−' : '+') + Math.abs(value).toFixed(digits);
}
