import type { Mutant } from './mutants';

const order = 'shared/src/session/tab-order.ts';
const lease = 'shared/src/session/storage-lease.ts';
const write = 'shared/src/session/write-auth.ts';

/** How tabs keep out of each other's way. */
export const tabMutants: readonly Mutant[] = [
  {
    file: order,
    find: 'return locks.request(lockName, { signal: wait.signal }, () => {',
    replace: 'return Promise.resolve().then(() => {',
    guards: 'one tab at a time refreshes',
    noticedBy: ['E01', 'E02'],
  },
  {
    file: order,
    find: 'environment.after(longestTurnMs, () => wait.abort(new TurnTimeoutError()))',
    replace: '() => undefined',
    guards: 'a turn is not waited for without end',
    noticedBy: ['X41'],
  },
  {
    file: order,
    find: '() => seenVer() >= announced',
    replace: '() => true',
    guards: 'a tab waits until it sees the version announced',
    noticedBy: ['E12', 'E13'],
  },
  {
    file: order,
    find: ' || environment.nowMs() >= endMs',
    replace: '',
    guards: 'a version that never becomes visible is not waited for without end',
    noticedBy: ['X43'],
  },
  {
    file: order,
    find: `{ mode: 'shared' }, () => {
            announced();
            return held;`,
    replace: `{ mode: 'shared' }, async () => {
            announced();`,
    guards: 'a version stays announced until the next one',
    noticedBy: ['E12', 'E13'],
  },
  {
    file: order,
    find: "{ mode: 'shared' }",
    replace: '{}',
    guards: 'two tabs may announce the same version',
    noticedBy: ['X43'],
  },
  {
    file: write,
    find: 'session.order.announce(meta.ver).catch(() => undefined)',
    replace: 'Promise.resolve()',
    guards: 'a change is announced to the other tabs',
    noticedBy: ['E12', 'E13'],
  },
  {
    file: write,
    find: 'ver: Math.max(before.ver, own.ver) + 1,',
    replace: 'ver: Math.max(before.ver, own.ver),',
    guards: 'each change is a new version',
    noticedBy: ['E12', 'E13'],
  },
  {
    file: 'shared/src/session/select-brand.ts',
    find: 'await session.order.caughtUp();',
    replace: '',
    guards: 'a choice of brand does not put old tokens back',
    noticedBy: ['X47'],
  },
  {
    file: lease,
    find: 'if (heldBy() === owner) return;',
    replace: 'return;',
    guards: 'without Web Locks, who lost the race for the lease waits',
    noticedBy: ['E11', 'X45'],
  },
  {
    file: lease,
    find: 'await pause(settleMs);',
    replace: '',
    guards: 'a lease holds only when the others could have seen it',
    noticedBy: ['X45'],
  },
  {
    file: lease,
    find: ' && held.data.untilMs > environment.nowMs()',
    replace: '',
    guards: 'the lease of a closed tab ends by itself',
    noticedBy: ['X46'],
  },
  {
    file: lease,
    find: 'if (heldBy() === owner) lease.remove();',
    replace: '',
    guards: 'a lease is given back',
    noticedBy: ['E11'],
  },
];
