import { listLoadBatches } from './list-load-batches';
import { listLoadRejects } from './list-load-rejects';
import { readFreshness } from './read-freshness';
import { ingestFiles } from './ingest';
import { loadReferenceData } from './reference-data';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBet, givenFile, oakReference } from './testing/given-load';
import type { Store } from '../../store/store';

let store: Store;
const brandIds = ['oak'];
const firstPage = { page: 1, pageSize: 50 };

beforeAll(async () => {
  store = await openTestStore();
  await loadReferenceData(store, oakReference);
  const hour = (n: number) => `2026-03-10T${String(n)}:00:00Z`;
  await ingestFiles(store, [
    givenFile({ seq: 1 }),
    givenFile({
      seq: 2,
      records: [givenBet({ recordId: 'b2' }), givenBet({ recordId: 'b3', currency: 'USD' })],
      periodFrom: hour(13),
      periodTo: hour(14),
      loadedAt: '2026-03-10T14:05:00Z',
    }),
    givenFile({
      seq: 4,
      records: [],
      periodFrom: hour(15),
      periodTo: hour(16),
      loadedAt: '2026-03-10T16:05:00Z',
    }),
    givenFile({ seq: 1, loadedAt: '2026-03-11T09:00:00Z' }),
  ]);
});
afterAll(() => store.close());

test('batches come newest first, gaps among them, with counts per state', async () => {
  const { items, states, sources, totalCount } = await listLoadBatches(store, { brandIds, query: firstPage });

  expect(items.map(({ seq, state }) => [seq, state])).toEqual([
    [1, 'DUPLICATE'],
    [4, 'LOADED'],
    [3, 'MISSING'],
    [2, 'PARTIAL'],
    [1, 'LOADED'],
  ]);
  expect(items[3]?.rejectCodes).toEqual([{ code: 'BAD_CURRENCY', count: 1 }]);
  expect(items[2]).toMatchObject({ loadedAt: null, control: null, file: '' });
  expect(states).toEqual({ DUPLICATE: 1, LOADED: 2, MISSING: 1, PARTIAL: 1 });
  expect(sources).toEqual(['pam-1', 'tills']);
  expect(totalCount).toBe(5);
});

test('a state narrows the page and the total, not the counts per state', async () => {
  const answer = await listLoadBatches(store, {
    brandIds,
    query: { ...firstPage, state: ['MISSING', 'PARTIAL'] },
  });

  expect(answer.items.map(({ seq }) => seq)).toEqual([3, 2]);
  expect(answer.totalCount).toBe(2);
  expect(answer.states['LOADED']).toBe(2);
});

test.each([
  [{ from: '2026-03-11' }, [1]],
  [{ to: '2026-03-10' }, [4, 3, 2, 1]],
  [{ source: 'tills' }, []],
  [{ kind: 'SETTLEMENTS' as const }, []],
  [{ channel: 'ONLINE' as const, state: 'LOADED' as const }, [4, 1]],
])('%j gives the batches %j', async (filter, seqs) => {
  const { items } = await listLoadBatches(store, { brandIds, query: { ...firstPage, ...filter } });

  expect(items.map(({ seq }) => seq)).toEqual(seqs);
});

test('what is still to be resolved: gaps nobody explained, files with rejects that did not come again', async () => {
  const unresolved = async () => {
    const { items } = await listLoadBatches(store, { brandIds, query: { ...firstPage, unresolved: 'true' } });
    return items.map(({ seq }) => seq);
  };
  const gap = 'gap_oak_pam-1_bets_3';

  expect(await unresolved()).toEqual([3, 2]);
  await store.query(
    `insert into load_gap_explanation (batch_id, brand_id, reason, note, explained_by, explained_at)
     values ('${gap}', 'oak', 'NO_EVENTS', 'Closed', 'u_1', timestamp '2026-03-11')`,
  );
  expect(await unresolved()).toEqual([2]);
  await store.query("update load_reject set resolved_at = timestamp '2026-03-11'");
  expect(await unresolved()).toEqual([]);

  await store.query('update load_reject set resolved_at = null');
  await store.query('delete from load_gap_explanation');
});

test('a second page goes on where the first ended', async () => {
  const { items, totalCount } = await listLoadBatches(store, { brandIds, query: { page: 2, pageSize: 2 } });

  expect(items.map(({ seq }) => seq)).toEqual([3, 2]);
  expect(totalCount).toBe(5);
});

test('batches of other brands are not seen', async () => {
  const others = await listLoadBatches(store, { brandIds: ['elm'], query: firstPage });

  expect(others.totalCount).toBe(0);
});

test('rejects say line, reason and what the line was', async () => {
  const answer = await listLoadRejects(store, {
    batchId: 'btc_oak_pam-1_bets_2',
    query: firstPage,
    mask: (raw) => raw,
  });

  expect(answer).toMatchObject({ totalCount: 1, page: 1 });
  expect(answer.items).toEqual([
    {
      line: 13,
      code: 'BAD_CURRENCY',
      field: 'currency',
      message: "is not the brand's currency, EUR",
      raw: expect.stringMatching(/^b3,1,2026-03-10/) as string,
    },
  ]);
});

test('an hour whose file should have come is overdue, one whose file is still to come is due', async () => {
  const [pam] = await readFreshness(store, { brandIds, now: new Date('2026-03-10T19:20:00Z') });

  expect(pam?.hours.slice(-4).map(({ state }) => state)).toEqual(['OK', 'OVERDUE', 'OVERDUE', 'DUE']);
  expect(pam?.overdue).toBe(2);
});

test('freshness tells per source the newest event, the gaps and the last 48 hours', async () => {
  const [pam, tills] = await readFreshness(store, { brandIds, now: new Date('2026-03-10T16:20:00Z') });

  expect(pam).toMatchObject({
    source: 'pam-1',
    lastEventAt: '2026-03-10T12:15:00.000Z',
    coveredTo: '2026-03-10T16:00:00.000Z',
    lastLoadedAt: '2026-03-11T09:00:00.000Z',
    lagSeconds: 14_700,
    missing: 1,
    rejected: 1,
  });
  expect(pam?.hours).toHaveLength(48);
  expect(pam?.hours.slice(-5)).toEqual([
    { from: '2026-03-10T11:00:00.000Z', state: 'NONE', records: 0 },
    { from: '2026-03-10T12:00:00.000Z', state: 'OK', records: 1 },
    { from: '2026-03-10T13:00:00.000Z', state: 'PARTIAL', records: 2 },
    { from: '2026-03-10T14:00:00.000Z', state: 'MISSING', records: 0 },
    { from: '2026-03-10T15:00:00.000Z', state: 'OK', records: 0 },
  ]);
  expect(tills).toMatchObject({
    ...{ source: 'tills', lastEventAt: null, coveredTo: null, lagSeconds: null, missing: 0 },
  });
  expect(tills?.hours.every(({ state }) => state === 'NONE')).toBe(true);
});
