import { createBlockStore } from './block-store';
import type { GridRow } from './grid-model';

interface Request {
  readonly start: number;
  readonly count: number;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: (error: Error) => void;
}

function givenStore(rowCount: number, keptBlocks?: number) {
  const requests: Request[] = [];
  const store = createBlockStore({
    rowCount,
    blockRows: 100,
    ...(keptBlocks === undefined ? {} : { keptBlocks }),
    loadBlock: (start, count, signal) =>
      new Promise<readonly GridRow[]>((resolve, reject) => {
        const rows = Array.from({ length: count }, (_, index) => ({
          key: String(start + index),
          values: {},
        }));
        requests.push({ start, count, signal, answer: () => resolve(rows), fail: reject });
      }),
  });
  const settle = async (index: number) => {
    requests[index]?.answer();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { store, requests, settle };
}

test('only the blocks in view are asked for, the last one short', async () => {
  const { store, requests, settle } = givenStore(1_000_050);

  store.show(999_990, 1_000_049);
  await settle(0);
  await settle(1);

  expect(requests.map(({ start, count }) => [start, count])).toEqual([
    [999_900, 100],
    [1_000_000, 50],
  ]);
  expect(store.rowAt(1_000_049)).toEqual({ kind: 'loaded', row: { key: '1000049', values: {} } });
});

test('a request is cancelled once its rows are scrolled past, and its late answer is ignored', async () => {
  const { store, requests, settle } = givenStore(10_000);
  store.show(0, 40);

  store.show(5_000, 5_040);
  await settle(0);

  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests[1]?.signal.aborted).toBe(false);
  expect(store.rowAt(0)).toEqual({ kind: 'loading' });
});

test('the block least recently shown is forgotten first', async () => {
  const { store, requests, settle } = givenStore(10_000, 2);
  for (const [index, row] of [0, 100, 200].entries()) {
    store.show(row, row + 10);
    await settle(index);
  }

  expect(store.rowAt(0)).toEqual({ kind: 'loading' });
  expect(store.rowAt(100).kind).toBe('loaded');
  store.show(0, 10);
  expect(requests).toHaveLength(4);
});

test('a failed block says so and loads again on demand', async () => {
  const { store, requests, settle } = givenStore(50);
  store.show(0, 40);
  requests[0]?.fail(new Error('down'));
  await Promise.resolve();
  await Promise.resolve();
  expect(store.rowAt(3)).toEqual({ kind: 'failed' });
  expect(store.failure()).toEqual(new Error('down'));

  store.retry();
  await settle(1);

  expect(store.failure()).toBeNull();
  expect(store.rowAt(3).kind).toBe('loaded');
});

test('closing cancels what is under way', () => {
  const { store, requests } = givenStore(50);
  store.show(0, 40);

  store.close();

  expect(requests[0]?.signal.aborted).toBe(true);
});
