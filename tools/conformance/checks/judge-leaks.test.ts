import { judgeLeaks, type Measured } from './judge-leaks';

const clean: Measured = {
  counted: { heapBytes: 10_000_000, listeners: 100, nodes: 500 },
  state: { globals: ['window'], storage: [], cookies: '', styles: 1, elements: ['main#place'], timers: [] },
  cookies: [],
  requests: [],
};
const failedIds = (after: Measured, cycles = 50) =>
  judgeLeaks(clean, after, cycles).flatMap((seen) => ('isGood' in seen && !seen.isGood ? [seen.id] : []));

test('what is as before, or less, is no leak', () => {
  expect(failedIds(clean)).toEqual([]);
  expect(failedIds({ ...clean, counted: { heapBytes: 9_000_000, listeners: 90, nodes: 1 } })).toEqual([]);
});

test.each([
  ['five per cent of the heap', { counted: { ...clean.counted, heapBytes: 10_500_000 } }, 'leaks.heap'],
  ['a listener per mount', { counted: { ...clean.counted, listeners: 150 } }, 'leaks.listeners'],
  ['a node per two mounts', { counted: { ...clean.counted, nodes: 525 } }, 'leaks.nodes'],
  ['a timer', { state: { ...clean.state, timers: ['interval of 1000 ms'] } }, 'leaks.timers'],
  ['a sheet', { state: { ...clean.state, styles: 2 } }, 'leaks.styles'],
  ['a global', { state: { ...clean.state, globals: ['window', 'mine'] } }, 'leaks.globals'],
  ['a key', { state: { ...clean.state, storage: ['localStorage theme'] } }, 'leaks.storage'],
  ['a cookie', { cookies: ['kept of portal.example'] }, 'leaks.cookies'],
  [
    'a second element like one before',
    { state: { ...clean.state, elements: ['main#place', 'main#place'] } },
    'leaks.elements',
  ],
  ['a request', { requests: ['https://api.example/slow'] }, 'leaks.requests'],
])('%s is told, and nothing else', (_case, changes, id) => {
  expect(failedIds({ ...clean, ...changes })).toEqual([id]);
});

test('less than five per cent of the heap and a few nodes are noise', () => {
  expect(failedIds({ ...clean, counted: { heapBytes: 10_490_000, listeners: 124, nodes: 524 } })).toEqual([]);
});

test('a short run tells a large growth only', () => {
  const grown = (heapBytes: number) => ({ ...clean, counted: { ...clean.counted, heapBytes } });
  expect(failedIds(grown(12_400_000), 10)).toEqual([]);
  expect(failedIds(grown(12_500_000), 10)).toEqual(['leaks.heap']);
});
