import fc from 'fast-check';
import type { Canary } from '../contracts/registry';
import { entryOf, registryOf } from '../testing/registry';
import { resolve, type Viewer } from './resolve';

const name = 'remote-online';
const viewer: Viewer = { brand: 'alder', roles: ['reporter'], userId: 'u_1' };

function chooserOf(canary?: Canary, pins: { brand: string; version: string }[] = []) {
  const more = canary === undefined ? { pins } : { pins, canary };
  const registry = registryOf([entryOf(name, ['1.0.0', '2.0.0', '0.9.0'], more)]);
  return (of: Viewer) => resolve(registry, of).get(name)?.version;
}

const versionFor = (canary: Canary | undefined, of: Viewer, pins?: { brand: string; version: string }[]) =>
  chooserOf(canary, pins)(of);

const trial = (percent: number, more: Partial<Canary> = {}): Canary => ({
  ...{ version: '2.0.0', cohort: 'autumn', percent },
  ...more,
});
const anyViewer = fc.record({
  brand: fc.option(fc.string({ minLength: 1 })),
  roles: fc.array(fc.string()),
  userId: fc.string({ unit: 'binary' }),
});

test('everybody gets the stable version where nothing else is said', () => {
  fc.assert(fc.property(anyViewer, (of) => versionFor(undefined, of) === '1.0.0'));
});

test('a trial of 0 % has nobody, one of 100 % everybody', () => {
  fc.assert(fc.property(anyViewer, (of) => versionFor(trial(0), of) === '1.0.0'));
  fc.assert(fc.property(anyViewer, (of) => versionFor(trial(100), of) === '2.0.0'));
});

test('a trial that grows sends nobody back', () => {
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(anyViewer, percent, percent, (of, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      return versionFor(trial(less), of) === '1.0.0' || versionFor(trial(more), of) === '2.0.0';
    }),
  );
});

test.each([1, 10, 37.5, 50, 90])('%d %% of 10 000 users are that many, within 2 %%', (percent) => {
  const choose = chooserOf(trial(percent));
  let inTrial = 0;
  for (let index = 0; index < 10_000; index += 1) {
    if (choose({ ...viewer, userId: `u_${index}` }) === '2.0.0') inTrial += 1;
  }
  expect(Math.abs(inTrial / 100 - percent)).toBeLessThan(2);
});

test('the same user gets the same version with every role and brand of a trial for all', () => {
  fc.assert(
    fc.property(anyViewer, anyViewer, (one, other) => {
      const moved = { ...other, userId: one.userId };
      return versionFor(trial(50), one) === versionFor(trial(50), moved);
    }),
  );
});

test('another trial picks other users', () => {
  const users = Array.from({ length: 1000 }, (_, index) => ({ ...viewer, userId: `u_${index}` }));
  const inBoth = users.filter(
    (of) =>
      versionFor(trial(10), of) === '2.0.0' && versionFor(trial(10, { cohort: 'spring' }), of) === '2.0.0',
  );
  expect(inBoth.length).toBeLessThan(50);
});

test.each<[string, Partial<Canary>, Partial<Viewer>, string]>([
  ['a brand of it', { brands: ['alder'] }, {}, '2.0.0'],
  ['another brand', { brands: ['birch'] }, {}, '1.0.0'],
  ['the group view', { brands: ['alder'] }, { brand: null }, '1.0.0'],
  ['a role of it', { roles: ['admin', 'reporter'] }, {}, '2.0.0'],
  ['another role', { roles: ['admin'] }, {}, '1.0.0'],
  ['no role', { roles: ['admin'] }, { roles: [] }, '1.0.0'],
])('a trial for some, seen by %s', (_, more, of, expected) => {
  expect(versionFor(trial(100, more), { ...viewer, ...of })).toBe(expected);
});

test('the pin of a brand comes before the trial, and concerns no other brand', () => {
  const pins = [{ brand: 'alder', version: '0.9.0' }];

  expect(versionFor(trial(100), viewer, pins)).toBe('0.9.0');
  expect(versionFor(trial(100), { ...viewer, brand: 'birch' }, pins)).toBe('2.0.0');
});

test('a remote that was taken out is not there', () => {
  const removed = { at: '2026-11-01T00:00:00Z', by: 'asha', reason: 'wrong sums' };

  expect(resolve(registryOf([entryOf(name, ['1.0.0'], { removed })]), viewer).has(name)).toBe(false);
});

test('the reason says why', () => {
  const pins = [{ brand: 'alder', version: '1.0.0' }];
  const canary = trial(0);
  const reasonOf = (more: object) =>
    resolve(registryOf([entryOf(name, ['1.0.0', '2.0.0'], more)]), viewer).get(name)?.reason;

  expect(reasonOf({ pins, canary })).toEqual({ kind: 'pin', brand: 'alder' });
  expect(reasonOf({})).toEqual({ kind: 'stable', canary: null });
  expect(reasonOf({ canary })).toMatchObject({ kind: 'stable', canary: { kind: 'share', cohort: 'autumn' } });
  expect(reasonOf({ canary: trial(100) })).toMatchObject({ kind: 'canary', cohort: 'autumn', percent: 100 });
});
