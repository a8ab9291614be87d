import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import type { Queryable, Store } from '../../store/store';
import { ingestFiles } from './ingest';
import { loadReferenceData } from './reference-data';
import { givenBet, givenFile, oakReference } from './testing/given-load';
import { bothEngines } from '../../store/testing/on-engines';
import { emptyBook } from '../../figures/testing/empty-book';

describe.each(bothEngines())('loading files into %s', (_engine, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
    await loadReferenceData(store, oakReference);
  });
  beforeEach(async () => {
    await emptyBook(store);
  });
  afterAll(() => store.close());

  const load = async (...files: Parameters<typeof givenFile>[0][]) =>
    ingestFiles(store, files.map(givenFile));
  const inForce = () =>
    store.query(
      'select record_id, record_version, stake_cash from bet where superseded_at is null order by record_id',
    );
  const batches = () =>
    store.query<{ seq: number; state: string }>('select seq, state from load_batch order by seq, id');
  const rejects = () =>
    store.query<{ code: string; field: string; line: number }>(
      'select code, field, line from load_reject order by batch_id, line',
    );

  test('a refused record that comes again in order is resolved; one that does not stays open', async () => {
    await load({
      seq: 1,
      records: [givenBet({ recordId: 'b1', currency: 'ZZZ' }), givenBet({ recordId: 'b2', currency: 'ZZZ' })],
    });
    await load({ seq: 2, records: [givenBet({ recordId: 'b1' })] });

    const open = await store.query('select record_id from load_reject where resolved_at is null');
    expect(open).toEqual([{ record_id: 'b2' }]);
  });

  test('records become facts with the gaming day of their event and the arrival of their file', async () => {
    const [batch] = await load({
      records: [givenBet({ acceptedAt: '2026-03-10T04:59:59Z' }), givenBet({ recordId: 'b2' })],
    });

    expect(batch).toMatchObject({
      state: 'LOADED',
      received: 2,
      accepted: 2,
      rejected: 0,
      duplicate: 0,
      corrected: 0,
      control: { count: 2, amount: '20.0000' },
      computed: { count: 2, amount: '20.0000' },
      firstEventAt: '2026-03-10T04:59:59.000Z',
      lagSeconds: 300,
      gapBefore: false,
      rejectCodes: [],
    });
    expect(
      await store.query(
        'select record_id, gaming_day, stake_cash, player_country, branch_id, known_at, superseded_at, batch_id from bet order by record_id',
      ),
    ).toEqual([
      {
        record_id: 'b1',
        gaming_day: '2026-03-09',
        stake_cash: '10.0000',
        player_country: 'MT',
        branch_id: null,
        known_at: '2026-03-10T13:05:00.000Z',
        superseded_at: null,
        batch_id: batch?.id,
      },
      expect.objectContaining({ record_id: 'b2', gaming_day: '2026-03-10' }),
    ]);
  });

  test('every kind reaches its table', async () => {
    const settlement = {
      ...givenBet({ betRecordId: 'b1', settledAt: '2026-03-10T12:30:00Z', result: 'WON' }),
      ...{ payoutCash: '18.5', payoutBonus: '0' },
    };
    const payment = {
      ...givenBet({ betRecordId: 'b1', kind: 'WINNINGS', method: 'CASH', paidAt: '2026-03-10T12:40:00Z' }),
      ...{ sellingBranchId: 'shop-1', branchId: 'shop-1', gross: '18.5', withholding: '0', net: '18.5' },
    };
    const drawer = {
      ...{ recordId: 'd1', recordVersion: '1', branchId: 'shop-1', cashierId: 'cash-1', currency: 'EUR' },
      ...{ openedAt: '2026-03-10T08:00:00Z', closedAt: '2026-03-10T12:00:00Z', float: '100', sales: '50' },
      ...{ payouts: '18.5', refunds: '0', cashIn: '0', cashOut: '0', counted: '131.5' },
    };
    const retail = { source: 'tills', channel: 'RETAIL' } as const;

    const loaded = await load(
      { ...retail, kind: 'SETTLEMENTS', records: [settlement] },
      { ...retail, kind: 'PAYMENTS', records: [payment] },
      { ...retail, kind: 'DRAWERS', records: [drawer] },
    );

    expect(loaded.map(({ state, accepted }) => [state, accepted])).toEqual([
      ['LOADED', 1],
      ['LOADED', 1],
      ['LOADED', 1],
    ]);
    expect(
      await store.query(
        `select s.payout_cash, p.net, p.channel, d.counted, d.float_amount
         from settlement s, payment p, drawer_shift d`,
      ),
    ).toEqual([
      {
        payout_cash: '18.5000',
        net: '18.5000',
        channel: 'RETAIL',
        counted: '131.5000',
        float_amount: '100.0000',
      },
    ]);
  });

  test('NDJSON says the same as CSV', async () => {
    await load({ records: [givenBet(), givenBet({ recordId: 'b2', stakeCash: '2.5' })], asNdjson: true });

    expect(await inForce()).toEqual([
      { record_id: 'b1', record_version: 1, stake_cash: '10.0000' },
      { record_id: 'b2', record_version: 1, stake_cash: '2.5000' },
    ]);
  });

  test('B12: the same file twice is a DUPLICATE and changes nothing', async () => {
    await load({});
    const before = await store.query('select * from bet');

    const [again] = await load({ loadedAt: '2026-03-10T15:00:00Z' });

    expect(again).toMatchObject({ state: 'DUPLICATE', received: 1, accepted: 0, duplicate: 1 });
    expect(await store.query('select * from bet')).toEqual(before);
    expect(await batches()).toEqual([
      { seq: 1, state: 'LOADED' },
      { seq: 1, state: 'DUPLICATE' },
    ]);
  });

  test('the same file twice in one call is a DUPLICATE too', async () => {
    const [, again] = await load({}, { loadedAt: '2026-03-10T15:00:00Z' });

    expect(again?.state).toBe('DUPLICATE');
    expect(await inForce()).toHaveLength(1);
  });

  // G29
  test.each([['in one call'], ['in a call each']])(
    'G29: a repeated load is deduplicated, %s',
    async (how) => {
      const files = [
        {
          seq: 1,
          records: [
            givenBet({ recordId: 't1', stakeCash: '100.00' }),
            givenBet({ recordId: 't2', stakeCash: '50.00' }),
          ],
        },
        {
          seq: 2,
          records: [
            givenBet({ recordId: 't2', stakeCash: '50.00' }),
            givenBet({ recordId: 't2', recordVersion: '2', stakeCash: '55.00' }),
            givenBet({ recordId: 't3', stakeCash: '20.00' }),
          ],
          loadedAt: '2026-03-10T14:05:00Z',
        },
        {
          seq: 4,
          records: [givenBet({ recordId: 't4', stakeCash: '10.00' })],
          loadedAt: '2026-03-10T16:05:00Z',
        },
      ];

      const loaded: LoadBatch[] = [];
      if (how === 'in one call') loaded.push(...(await load(...files)));
      else for (const file of files) loaded.push(...(await load(file)));

      const total = (of: 'accepted' | 'duplicate' | 'corrected') =>
        loaded.reduce((sum, batch) => sum + batch[of], 0);
      expect([total('accepted'), total('duplicate'), total('corrected')]).toEqual([5, 1, 1]);
      expect(
        await store.query('select sum(stake_cash) as stake from bet where superseded_at is null'),
      ).toEqual([{ stake: '185.0000' }]);
      expect((await batches()).filter(({ state }) => state === 'MISSING')).toEqual([
        { seq: 3, state: 'MISSING' },
      ]);
    },
  );

  test('a correction replaces the record from its own arrival on', async () => {
    await load({});

    const [correction] = await load({
      seq: 2,
      records: [givenBet({ recordVersion: '2', stakeCash: '12.00' })],
      loadedAt: '2026-03-11T09:00:00Z',
    });

    expect(correction).toMatchObject({ accepted: 1, corrected: 1 });
    expect(
      await store.query('select record_version, known_at, superseded_at from bet order by record_version'),
    ).toEqual([
      { record_version: 1, known_at: '2026-03-10T13:05:00.000Z', superseded_at: '2026-03-11T09:00:00.000Z' },
      { record_version: 2, known_at: '2026-03-11T09:00:00.000Z', superseded_at: null },
    ]);
  });

  test('three versions in one call supersede one another in turn', async () => {
    await load(
      {},
      { seq: 2, records: [givenBet({ recordVersion: '2' })], loadedAt: '2026-03-10T14:00:00Z' },
      { seq: 3, records: [givenBet({ recordVersion: '3' })], loadedAt: '2026-03-10T15:00:00Z' },
    );

    expect(
      await store.query('select record_version, superseded_at from bet order by record_version'),
    ).toEqual([
      { record_version: 1, superseded_at: '2026-03-10T14:00:00.000Z' },
      { record_version: 2, superseded_at: '2026-03-10T15:00:00.000Z' },
      { record_version: 3, superseded_at: null },
    ]);
  });

  test.each([
    ['a version lower than the one there', { recordVersion: '1' }, 'STALE_VERSION'],
    [
      'the same version with another time',
      { acceptedAt: '2026-03-10T12:16:00Z', recordVersion: '2' },
      'MOVED_RECORD',
    ],
    ['the same version with another stake', { stakeCash: '11.00', recordVersion: '2' }, 'CHANGED_RECORD'],
    ['the same version with another player', { playerRef: 'p-2', recordVersion: '2' }, 'CHANGED_RECORD'],
  ])('%s is refused, across calls and within one', async (_what, fields, code) => {
    const first = { records: [givenBet({ recordVersion: '2' })] };
    const second = { seq: 2, records: [givenBet(fields), givenBet({ recordId: 'b2' })] };
    const across = (await load(first), await load(second))[0];
    const facts = await inForce();
    const codes = await rejects();
    for (const table of ['bet', 'load_batch', 'load_reject']) await store.query(`delete from ${table}`);

    const within = (await load(first, second))[1];

    expect(across).toMatchObject({
      state: 'PARTIAL',
      accepted: 1,
      rejected: 1,
      rejectCodes: [{ code, count: 1 }],
    });
    expect(within).toEqual(across);
    expect(await inForce()).toEqual(facts);
    expect(codes).toEqual([expect.objectContaining({ code, line: 12 })]);
  });

  test.each([
    ['vertical', { vertical: 'SPORTS_LIVE' }, 'vertical'],
    ['licence', { licenceId: 'oak-mga-2' }, 'licenceId'],
    ['player', { playerRef: 'p-2' }, 'playerRef'],
    ['player, who was there and is left out', { playerRef: '' }, 'playerRef'],
    ['shop and till', { branchId: 'shop-1', terminalId: 'term-1' }, 'branchId, terminalId'],
    [
      'device that only moves to another column',
      { playerCountry: '', device: 'MT' },
      'playerCountry, device',
    ],
  ])(
    'a known version with another %s contradicts it, and the field is named',
    async (_what, fields, named) => {
      const { brands } = oakReference;
      const [oak] = brands;
      const other = { ...oak!.licences[0]!, id: 'oak-mga-2', number: 'MGA/B2C/001' };
      await loadReferenceData(store, { ...oakReference, brands: [{ ...oak!, licences: [other] }] });
      await load({ records: [givenBet({ device: '' })] });

      const [batch] = await load({ seq: 2, records: [givenBet({ device: '', ...fields })] });

      expect(batch).toMatchObject({ rejected: 1, duplicate: 0, rejectCodes: [{ code: 'CHANGED_RECORD' }] });
      expect(await store.query('select field, message from load_reject')).toEqual([
        {
          field: named.split(', ')[0],
          message: `version 1 is there with another ${named}: a record that changes needs a higher version`,
        },
      ]);
      const [again] = await load({
        seq: 3,
        records: [givenBet({ device: '' }), givenBet({ recordId: 'b2' })],
      });
      expect(again).toMatchObject({ duplicate: 1, rejected: 0 });
    },
  );

  test('bad records never stop the good ones, and none is dropped silently', async () => {
    const [batch] = await load({
      records: [
        givenBet({ recordId: 'good-1' }),
        givenBet({ recordId: 'r1', stakeCash: '-5.00' }),
        givenBet({ recordId: 'r2', stakeBonus: '1.23456' }),
        givenBet({ recordId: 'r3', currency: 'USD' }),
        givenBet({ recordId: 'r4', branchId: 'nowhere' }),
        givenBet({ recordId: 'r5', productId: 'nothing' }),
        givenBet({ recordId: 'r6', acceptedAt: '2026-03-10T13:10:01Z' }),
        givenBet({ recordId: 'r7', acceptedAt: '2025-12-31T12:00:00Z' }),
        givenBet({ recordId: 'r8', acceptedAt: '2026-02-30T12:00:00Z' }),
        givenBet({ recordId: '' }),
        givenBet({ recordId: 'good-2', acceptedAt: '2026-03-10T13:10:00Z' }),
      ],
    });

    expect(batch).toMatchObject({ state: 'PARTIAL', received: 11, accepted: 2, rejected: 9, duplicate: 0 });
    expect(await rejects()).toEqual([
      { line: 13, code: 'NEGATIVE_STAKE', field: 'stakeCash' },
      { line: 14, code: 'BAD_AMOUNT', field: 'stakeBonus' },
      { line: 15, code: 'BAD_CURRENCY', field: 'currency' },
      { line: 16, code: 'UNKNOWN_BRANCH', field: 'branchId' },
      { line: 17, code: 'UNKNOWN_PRODUCT', field: 'productId' },
      { line: 18, code: 'FUTURE_EVENT', field: 'acceptedAt' },
      { line: 19, code: 'OUTSIDE_LICENCE', field: 'acceptedAt' },
      { line: 20, code: 'SCHEMA', field: 'acceptedAt' },
      { line: 21, code: 'SCHEMA', field: 'recordId' },
    ]);
    expect((await inForce()).map((row) => row['record_id'])).toEqual(['good-1', 'good-2']);
  });

  test.each([
    ['counts other than its records', { count: 2 }, 'CONTROL_TOTAL'],
    ['sums other than its records', { amount: '10.01' }, 'CONTROL_TOTAL'],
    ['names a brand nobody knows', { brand: 'larch' }, 'UNKNOWN_BRAND'],
    ['names a source the brand has not', { source: 'pam-9' }, 'SCHEMA'],
    ['names a channel the source does not send', { channel: 'RETAIL' as const }, 'SCHEMA'],
  ])('a file whose header %s is refused whole', async (_what, header, code) => {
    const [batch] = await load(header);

    expect(batch).toMatchObject({
      state: 'REJECTED',
      received: 1,
      accepted: 0,
      rejected: 1,
      rejectCodes: [{ code, count: 1 }],
    });
    expect(await inForce()).toEqual([]);
  });

  test('a refused file can be sent again under its number', async () => {
    await load({ amount: '99.00' });

    const [resend] = await load({ loadedAt: '2026-03-10T14:00:00Z' });

    expect(resend?.state).toBe('LOADED');
    expect(await batches()).toEqual([
      { seq: 1, state: 'SUPERSEDED' },
      { seq: 1, state: 'LOADED' },
    ]);
  });

  test('a number that is used again with other content is refused', async () => {
    await load({});

    const [reused] = await load({ records: [givenBet({ recordId: 'b9' })] });

    expect(reused).toMatchObject({ state: 'REJECTED', rejectCodes: [{ code: 'SEQUENCE_REUSED', count: 1 }] });
    expect(await inForce()).toHaveLength(1);
  });

  test.each([['in one call'], ['in a call each']])(
    'a late file takes the place of its gap, %s',
    async (how) => {
      const files = [
        { seq: 1 },
        {
          seq: 4,
          periodFrom: '2026-03-10T15:00:00Z',
          periodTo: '2026-03-10T16:00:00Z',
          loadedAt: '2026-03-10T16:05:00Z',
          records: [],
        },
        { seq: 3, loadedAt: '2026-03-11T09:00:00Z', records: [givenBet({ recordId: 'b3' })] },
      ];

      const loaded: LoadBatch[] = [];
      if (how === 'in one call') loaded.push(...(await load(...files)));
      else for (const file of files) loaded.push(...(await load(file)));

      expect(loaded.map(({ state, gapBefore }) => [state, gapBefore])).toEqual([
        ['LOADED', false],
        ['LOADED', true],
        ['LATE', false],
      ]);
      expect(
        await store.query("select seq, period_from, period_to from load_batch where state = 'MISSING'"),
      ).toEqual([{ seq: 2, period_from: '2026-03-10T13:00:00.000Z', period_to: '2026-03-10T15:00:00.000Z' }]);
      expect(await batches()).toHaveLength(4);
    },
  );

  test('a number far beyond the series is refused and leaves nothing', async () => {
    await load({});

    await expect(load({ seq: 2 }, { seq: 1003 + 1 })).rejects.toThrow('seq jumps from 2 to 1004');

    expect(await batches()).toEqual([{ seq: 1, state: 'LOADED' }]);
  });

  test('when writing the batch rows fails, the facts are gone as well', async () => {
    const breaking: Store = {
      ...store,
      tx: (work) =>
        store.tx((tx) => {
          const torn: Queryable = {
            engine: tx.engine,
            isTransaction: true,
            secrets: tx.secrets,
            query: tx.query.bind(tx),
            openFile: tx.openFile.bind(tx),
            loadFile: (table, path) =>
              table === 'load_batch' ? Promise.reject(new Error('power cut')) : tx.loadFile(table, path),
          };
          return work(torn);
        }),
    };

    await expect(ingestFiles(breaking, [givenFile()])).rejects.toThrow('power cut');

    expect(await inForce()).toEqual([]);
    expect(await batches()).toEqual([]);
    expect((await load({}))[0]?.state).toBe('LOADED');
  });

  test('a call that is aborted keeps nothing', async () => {
    const signal = AbortSignal.abort(new Error('stopped'));

    await expect(ingestFiles(store, [givenFile()], { signal })).rejects.toThrow('stopped');

    expect(await batches()).toEqual([]);
  });

  test('two callers with the same file at once load it once', async () => {
    const outcomes = await Promise.all([load({}), load({})]);

    expect(
      outcomes
        .flat()
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['DUPLICATE', 'LOADED']);
    expect(await inForce()).toHaveLength(1);
  });
});
