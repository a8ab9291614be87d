import { Readable } from 'node:stream';
import fc from 'fast-check';
import { differingSums } from '../../figures/daily-sums/rebuild-daily-sums';
import { ingestFiles } from '../loads/ingest';
import { loadReferenceData } from '../loads/reference-data';
import { givenBet, givenFile, oakReference, type RecordFields } from '../loads/testing/given-load';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { explainGap } from './explain-gap';
import { listExpectedBatches } from './expected-batches';
import { readBatchDetail } from './read-batch-detail';
import { reprocessBatch } from './reprocess-batch';
import { Upload } from '../../platform/uploads/upload';
import { supersedeBatch } from './supersede-batch';
import { cases } from '../../app/testing/depth';
import { bothEngines } from '../../store/testing/on-engines';
import { emptyBook } from '../../figures/testing/empty-book';

const loadedAt = '2026-03-10T13:05:00Z';
const later = new Date('2026-03-12T09:00:00Z');
const brandIds = ['oak'];
const deed = { actorId: 'u_1', now: later, signal: new AbortController().signal };
const first = 'btc_oak_pam-1_bets_1';

describe.each(bothEngines())('handling batches in %s', (_engine, open) => {
  let store: Store;

  const inScope = (work: () => Promise<void>) => () => actForAllBrands(work);
  beforeAll(
    inScope(async () => {
      store = await open();
      await loadReferenceData(store, oakReference);
    }),
  );
  async function empty() {
    await emptyBook(store);
    await store.query(`delete from product where id = 'darts'`);
  }
  beforeEach(() => actForAllBrands(empty));
  // Whatever was replaced, reprocessed or refused: the sums of days are those of the facts that are left.
  afterEach(inScope(async () => expect(await differingSums(store)).toEqual([])));
  afterAll(() => store.close());

  const load = (...files: Parameters<typeof givenFile>[0][]) => ingestFiles(store, files.map(givenFile));
  async function supersede({
    text,
    ...given
  }: { text: string } & Omit<Parameters<typeof supersedeBatch>[1], 'upload'>) {
    const upload = await Upload.receive(Readable.from([Buffer.from(text)]), 1e6);
    return supersedeBatch(store, { ...given, upload }).finally(() => upload.remove());
  }
  /** Stakes by record as they were known at an instant. */
  async function stakesAt(instant: string): Promise<Record<string, string>> {
    const rows = await store.query<{ id: string; stake: string }>(
      `select record_id as id, stake_cash as stake from bet
       where known_at <= cast($1 as timestamp) and (superseded_at is null or superseded_at > cast($1 as timestamp))
       order by record_id`,
      [instant],
    );
    // Two versions in force at once would be lost in the object.
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    return Object.fromEntries(rows.map(({ id, stake }) => [id, stake]));
  }
  const bet = (recordId: string, stakeCash: string, fields: RecordFields = {}) =>
    givenBet({ recordId, stakeCash, ...fields });

  test(
    'rejected records are taken in after their reference data came, and count from then on only',
    inScope(async () => {
      await load({
        records: [
          bet('b1', '1.00'),
          bet('b2', '2.00', { productId: 'darts', playerRef: 'has "quotes"' }),
          bet('b3', '3.00', { productId: 'darts' }),
          bet('b4', '4.00', { productId: 'polo' }),
        ],
      });
      const darts = { id: 'darts', name: 'Darts', vertical: 'SPORTS_PREMATCH', provider: 'House' } as const;
      const nothing = await reprocessBatch(store, { batch: { id: first, brandIds }, ...deed });
      expect(nothing).toEqual({ batch: null, tried: 3, stillRejected: 3 });
      const [oak] = oakReference.brands;
      await loadReferenceData(store, { ...oakReference, brands: [{ ...oak!, products: [darts] }] });

      const done = await reprocessBatch(store, { batch: { id: first, brandIds }, ...deed });

      expect(done).toMatchObject({
        tried: 3,
        stillRejected: 2,
        batch: { id: `${first}_r2`, state: 'LOADED', received: 1, accepted: 1, rejected: 0, control: null },
      });
      expect(await stakesAt(loadedAt)).toEqual({ b1: '1.0000' });
      expect(await stakesAt(later.toISOString())).toEqual({ b1: '1.0000', b3: '3.0000' });
      expect(await readBatchDetail(store, { id: first, brandIds })).toMatchObject({
        rejected: 3,
        openRejects: 2,
      });
      expect(await readBatchDetail(store, { id: `${first}_r2`, brandIds })).toMatchObject({
        reprocesses: first,
      });
      const again = await reprocessBatch(store, { batch: { id: first, brandIds }, ...deed });
      expect(again).toEqual({ batch: null, tried: 2, stillRejected: 2 });

      const { text } = givenFile({ records: [bet('b1', '1.00')] });
      const now = new Date('2026-03-13T09:00:00Z');
      expect(await supersede({ batch: { id: first, brandIds }, text, ...deed, now })).toMatchObject({
        withdrawn: 1,
      });
      expect(await stakesAt(now.toISOString())).toEqual({ b1: '1.0000' });
    }),
  );

  test(
    'rejected records of a file whose columns stand in another order, and of NDJSON, are read as they were',
    inScope(async () => {
      const shuffled = givenFile({ records: [bet('b1', '5.00', { productId: 'darts' })] });
      const lines = shuffled.text.trimEnd().split('\n');
      const reversed = lines.map((line) =>
        line.startsWith('#') ? line : line.split(',').reverse().join(','),
      );
      await ingestFiles(store, [
        { ...shuffled, text: `${reversed.join('\n')}\n` },
        givenFile({ seq: 2, asNdjson: true, records: [bet('b2', '6.00', { productId: 'darts' })] }),
      ]);
      await store.query(
        `insert into product (brand_id, id, name, vertical, provider) values ('oak', 'darts', 'Darts', 'SPORTS_PREMATCH', 'House')`,
      );

      for (const id of [first, 'btc_oak_pam-1_bets_2'])
        expect(await reprocessBatch(store, { batch: { id, brandIds }, ...deed })).toMatchObject({
          stillRejected: 0,
        });

      expect(await stakesAt(later.toISOString())).toEqual({ b1: '5.0000', b2: '6.0000' });
    }),
  );

  test(
    'a whole file replaces another from its arrival on, and what was known before stays known',
    inScope(async () => {
      await load({ records: [bet('b1', '1.00'), bet('b2', '2.00'), bet('b3', '3.00')] });
      await load({ seq: 2, records: [bet('b9', '9.00')] });
      const { text } = givenFile({
        records: [bet('b1', '1.00'), bet('b2', '2.50', { recordVersion: '2' }), bet('b4', '4.00')],
      });

      const done = await supersede({ batch: { id: first, brandIds }, text, ...deed });

      expect(done).toMatchObject({
        withdrawn: 1,
        batch: { id: `${first}_r2`, state: 'LOADED', received: 3, accepted: 2, duplicate: 1, corrected: 1 },
      });
      expect(await stakesAt('2026-03-12T08:59:59Z')).toEqual({
        b1: '1.0000',
        b2: '2.0000',
        b3: '3.0000',
        b9: '9.0000',
      });
      expect(await stakesAt(later.toISOString())).toEqual({
        b1: '1.0000',
        b2: '2.5000',
        b4: '4.0000',
        b9: '9.0000',
      });
      expect(await readBatchDetail(store, { id: first, brandIds })).toMatchObject({
        state: 'SUPERSEDED',
        supersededBy: `${first}_r2`,
      });
      await expect(supersede({ batch: { id: first, brandIds }, text, ...deed })).rejects.toMatchObject({
        status: 409,
        code: 'BATCH_STATE',
      });
    }),
  );

  test(
    'a file that does not fit, or has one bad record, replaces nothing',
    inScope(async () => {
      await load({ records: [bet('b1', '1.00'), bet('b2', '2.00')] });
      const before = await store.query('select * from bet order by record_id');
      const tries = [
        givenFile({ seq: 2 }),
        givenFile({ records: [bet('b1', '7.00')] }),
        givenFile({ records: [bet('b1', '1.00'), bet('b5', '1.00', { currency: 'ZZZ' })] }),
        givenFile({ count: 5 }),
        { text: 'nonsense' },
      ];

      for (const { text } of tries)
        await expect(supersede({ batch: { id: first, brandIds }, text, ...deed })).rejects.toMatchObject({
          status: 400,
          code: 'VALIDATION',
        });

      expect(await store.query('select * from bet order by record_id')).toEqual(before);
      expect(await store.query('select id, state from load_batch')).toEqual([{ id: first, state: 'LOADED' }]);
      for (const of of [
        { id: 'nothing', brandIds },
        { id: first, brandIds: ['elm'] },
      ])
        await expect(supersede({ batch: of, text: '', ...deed })).rejects.toMatchObject({
          status: 404,
        });
    }),
  );

  test(
    'whatever replaces whatever, one version of a record is in force at a time and the past stays',
    inScope(async () => {
      const records = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(records, fc.array(records, { minLength: 1, maxLength: 3 }), async (start, next) => {
          await empty();
          await load({ records: start.map((n) => bet(`b${n}`, '1.00')) });
          let current = first;
          const known: [string, Record<string, string>][] = [[loadedAt, await stakesAt(loadedAt)]];
          for (const [round, kept] of next.entries()) {
            const now = new Date(Date.parse('2026-03-11T00:00:00Z') + round * 3_600_000);
            const stake = `${round + 2}.00`;
            const { text } = givenFile({
              records: kept.map((n) => bet(`b${n}`, stake, { recordVersion: String(round + 2) })),
            });
            const { batch } = await supersede({
              batch: { id: current, brandIds },
              text,
              ...deed,
              now,
            });
            current = batch.id;
            expect(batch.received).toBe(batch.accepted + batch.rejected + batch.duplicate);
            const stakes = Object.fromEntries(kept.map((n) => [`b${n}`, `${stake}00`]));
            expect(await stakesAt(now.toISOString())).toEqual(stakes);
            known.push([now.toISOString(), stakes]);
          }
          for (const [at, stakes] of known) expect(await stakesAt(at)).toEqual(stakes);
        }),
        cases(4, 8),
      );
    }),
  );

  test(
    'what should be there and is not is listed: numbers skipped, and series that stopped',
    inScope(async () => {
      const hour = (n: number) => `2026-03-10T${String(n).padStart(2, '0')}:00:00Z`;
      for (const [seq, n] of [
        [1, 1],
        [2, 2],
        [4, 4],
      ] as const)
        await load({
          seq,
          periodFrom: hour(n),
          periodTo: hour(n + 1),
          loadedAt: hour(n + 1).replace(':00Z', ':30Z'),
          records: [bet(`b${seq}`, '1.00', { acceptedAt: hour(n) })],
        });
      const ask = (question: Partial<Parameters<typeof listExpectedBatches>[1]['question']> = {}) =>
        listExpectedBatches(store, {
          brandIds,
          question: { page: 1, pageSize: 50, ...question },
          now: new Date('2026-03-10T08:10:00Z'),
        });

      const gap = 'gap_oak_pam-1_bets_3';
      expect((await ask()).items).toEqual([
        expect.objectContaining({
          id: gap,
          seq: 3,
          state: 'SKIPPED',
          lateSeconds: 11_400,
          explanation: null,
        }),
        expect.objectContaining({
          seq: 5,
          state: 'OVERDUE',
          periodFrom: '2026-03-10T05:00:00.000Z',
          periodTo: '2026-03-10T06:00:00.000Z',
          expectedBy: '2026-03-10T07:00:00.000Z',
          lateSeconds: 4200,
        }),
        expect.objectContaining({ seq: 6, state: 'OVERDUE', lateSeconds: 600 }),
      ]);
      expect(await ask({ pageSize: 1, page: 2 })).toMatchObject({ totalCount: 3, items: [{ seq: 5 }] });

      const said = {
        reason: 'NO_EVENTS',
        note: 'The shop was closed.',
        evidence: null,
        actorId: 'u_1',
        now: later,
      } as const;
      await explainGap(store, { batch: { id: gap, brandIds }, ...said });
      await explainGap(store, { batch: { id: gap, brandIds }, ...said, evidence: 'letter' });
      expect((await ask({ explained: 'yes' })).items).toMatchObject([
        { id: gap, explanation: { reason: 'NO_EVENTS', evidence: 'letter', by: { id: 'u_1' } } },
      ]);
      expect((await ask({ explained: 'no' })).totalCount).toBe(2);
      await expect(explainGap(store, { batch: { id: first, brandIds }, ...said })).rejects.toMatchObject({
        status: 409,
      });
    }),
  );
});
