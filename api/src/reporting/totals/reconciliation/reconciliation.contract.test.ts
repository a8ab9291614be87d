import type { ActiveBrand } from '../../../platform/auth/current-user';
import { changeFacts } from '../../../figures/testing/given-facts';
import { ingestFiles } from '../../../facts/loads/ingest';
import { loadReferenceData } from '../../../facts/loads/reference-data';
import {
  givenBet,
  givenFile,
  oakReference,
  type RecordFields,
} from '../../../facts/loads/testing/given-load';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Store } from '../../../store/store';
import { brandReads } from '../../../figures/brand-reads';
import { readTotals } from '../total-reports/read-totals';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { reconcileBrands, reconcileDay } from './reconcile-day';
import { bothEngines } from '../../../store/testing/on-engines';
import { emptyBook } from '../../../figures/testing/empty-book';

const oak: ActiveBrand = {
  ...{ id: 'oak', name: 'Oak', country: 'MT', currency: 'EUR', zone: 'Europe/Malta', cutoff: '06:00' },
  channels: ['ONLINE', 'RETAIL'],
};
const day = '2026-03-10';
const settled = (fields: RecordFields) => ({
  ...givenBet({
    settledAt: '2026-03-10T12:40:00Z',
    result: 'LOST',
    payoutCash: '0',
    payoutBonus: '0',
    ...fields,
  }),
});

describe.each(bothEngines())('a day in %s', (_engine, open) => {
  let store: Store;
  const inScope = (work: () => Promise<void>) => () => actForAllBrands(work);
  beforeAll(
    inScope(async () => {
      store = await open();
      await loadReferenceData(store, oakReference);
    }),
  );
  beforeEach(
    inScope(async () => {
      await emptyBook(store);
      await givenDay();
    }),
  );
  afterAll(() => store.close());

  /** Three bets of which two are settled, one of them on the next day, and a drawer that is short by one. */
  async function givenDay() {
    const bets = ['b1', 'b2', 'b3'].map((recordId) => givenBet({ recordId, stakeCash: '10.00' }));
    const drawer = {
      ...{ recordId: 'd1', recordVersion: '1', branchId: 'shop-1', cashierId: 'cash-1', currency: 'EUR' },
      ...{ openedAt: '2026-03-10T08:00:00Z', closedAt: '2026-03-10T12:00:00Z', float: '5', sales: '50' },
      ...{ payouts: '0', refunds: '0', cashIn: '0', cashOut: '0', counted: '54' },
    };
    const files = [
      givenFile({ records: bets }),
      givenFile({
        kind: 'SETTLEMENTS',
        records: [settled({ recordId: 's1', betRecordId: 'b1', stakeCash: '10.00' })],
      }),
      givenFile({
        kind: 'SETTLEMENTS',
        ...{ seq: 2, periodFrom: '2026-03-11T12:00:00Z', periodTo: '2026-03-11T13:00:00Z' },
        loadedAt: '2026-03-11T13:05:00Z',
        records: [
          settled({
            recordId: 's2',
            betRecordId: 'b2',
            settledAt: '2026-03-11T12:30:00Z',
            stakeCash: '10.00',
          }),
        ],
      }),
      givenFile({ source: 'tills', channel: 'RETAIL', kind: 'DRAWERS', records: [drawer] }),
    ];
    await ingestFiles(store, files);
  }
  const reconcile = () => reconcileDay(store, { brands: [oak], day, asOf: '2026-03-25T00:00:00Z' });
  const failed = async () => (await reconcile()).checks.filter(({ ok }) => !ok).map(({ id }) => id);

  test(
    'a sound day is equal from the sources to the open bets',
    inScope(async () => {
      const whole = await reconcile();

      expect(whole.status).toBe('EQUAL');
      expect(whole.transfers).toMatchObject([
        {
          ...{ source: 'pam-1', kind: 'BETS', measure: 'stakeCash', files: 1, currency: 'EUR' },
          sent: { count: 3, amount: '30.00' },
          loaded: { count: 3, amount: '30.00' },
          difference: { count: 0, amount: '0.00' },
          status: 'EQUAL',
        },
        { source: 'pam-1', kind: 'SETTLEMENTS', files: 1, status: 'EQUAL' },
        { source: 'tills', kind: 'DRAWERS', measure: 'counted', status: 'EQUAL' },
      ]);
      expect(whole.openBets).toMatchObject([
        {
          opening: '0.00',
          placed: '30.00',
          settled: '10.00',
          closing: '20.00',
          counted: '20.00',
          status: 'EQUAL',
        },
      ]);
      expect(whole.drawers).toMatchObject([
        {
          branchId: 'shop-1',
          shifts: 1,
          expected: '55.00',
          counted: '54.00',
          overShort: '-1.00',
          status: 'MISMATCH',
        },
      ]);
      expect(whole.checks.map(({ id, ok }) => [id, ok])).toEqual([
        ['INV-02', true],
        ['INV-14', true],
        ['INV-15', true],
        ['INV-25', true],
        ['LAWS', true],
        ['INV-13', true],
      ]);
      const next = await reconcileDay(store, {
        brands: [oak],
        day: '2026-03-11',
        asOf: '2026-03-25T00:00:00Z',
      });
      expect(next.openBets).toMatchObject([
        { opening: '20.00', placed: '0.00', settled: '10.00', closing: '10.00' },
      ]);
      expect(
        (await reconcileDay(store, { brands: [oak], day: '2026-01-01', asOf: '2026-03-25T00:00:00Z' }))
          .status,
      ).toBe('NOTHING');
    }),
  );

  test(
    'a day is incomplete until its files have come, and one that has not begun is nothing',
    inScope(async () => {
      const reconcileAt = (on: Day, asOf: string) => reconcileDay(store, { brands: [oak], day: on, asOf });

      const early = await reconcileAt(day, '2026-03-12T00:00:00Z');
      expect(early.status).toBe('INCOMPLETE');
      expect(early.transfers).toMatchObject([
        { kind: 'BETS', files: 1, reachedTo: '2026-03-10T13:00:00.000Z', status: 'INCOMPLETE' },
        { kind: 'SETTLEMENTS', status: 'EQUAL' },
        { kind: 'DRAWERS', status: 'EQUAL' },
      ]);
      const next = await reconcileAt('2026-03-12', '2026-03-12T12:00:00Z');
      expect(next.transfers).toMatchObject([
        { kind: 'BETS', files: 0, sent: { count: 0, amount: '0.00' }, status: 'INCOMPLETE' },
        { kind: 'SETTLEMENTS', files: 0, status: 'INCOMPLETE' },
      ]);
      expect((await reconcileAt('2026-03-13', '2026-03-12T12:00:00Z')).status).toBe('NOTHING');
      // A source that has been silent for a week holds nothing back; open bets by themselves are nothing that was sent.
      expect((await reconcileAt('2026-03-12', '2026-03-25T00:00:00Z')).status).toBe('NOTHING');
    }),
  );

  test(
    'a stake that comes back after its bet was settled leaves the open bets as they are',
    inScope(async () => {
      const returned = settled({
        ...{ recordId: 's3', betRecordId: 'b1', result: 'LATE_VOID', stakeCash: '10.00' },
        settledAt: '2026-03-10T12:50:00Z',
      });
      await ingestFiles(store, [givenFile({ kind: 'SETTLEMENTS', seq: 3, records: [returned] })]);

      const whole = await reconcile();

      expect(whole.status).toBe('EQUAL');
      expect(whole.openBets).toMatchObject([
        { settled: '10.00', closing: '20.00', counted: '20.00', difference: '0.00', status: 'EQUAL' },
      ]);
    }),
  );

  test(
    'a part that was sold back may be paid before the rest is settled, and nothing before any of it is',
    inScope(async () => {
      const part = { betRecordId: 'b3', result: 'PARTIAL_CASHOUT', stakeCash: '4.00', payoutCash: '3.00' };
      const rest = { betRecordId: 'b3', result: 'WON', stakeCash: '6.00', payoutCash: '12.00' };
      await ingestFiles(store, [
        givenFile({
          ...{ kind: 'SETTLEMENTS', seq: 3 },
          records: [
            settled({ ...part, recordId: 's3', settledAt: '2026-03-10T12:31:00Z' }),
            settled({ ...rest, recordId: 's4', settledAt: '2026-03-10T12:50:00Z' }),
          ],
        }),
      ]);
      const pay = (at: string) =>
        store.query(`insert into payment (brand_id, source_id, record_id, record_version, bet_record_id, kind, method,
          channel, vertical, product_id, licence_id, currency, paid_at, gaming_day, gross, withholding, net, batch_id, known_at)
          select brand_id, source_id, 'p-${at}', 1, bet_record_id, 'WINNINGS', 'WALLET', channel, vertical, product_id,
            licence_id, currency, timestamp '2026-03-10 ${at}', gaming_day, 3, 0, 3, batch_id, known_at
          from settlement where record_id = 's3'`);
      await pay('12:31:05');
      expect(await failed()).toEqual([]);

      await pay('12:30:00');
      expect(await failed()).toEqual(['INV-15']);
    }),
  );

  test(
    'a fact that is gone, changed or strange shows',
    inScope(async () => {
      await changeFacts(store, `update bet set stake_cash = 11 where record_id = 'b3'`);
      expect((await reconcile()).transfers[0]).toMatchObject({
        difference: { count: 0, amount: '-1.00' },
        status: 'MISMATCH',
      });
      await changeFacts(store, `delete from bet where record_id = 'b3'`);
      expect((await reconcile()).transfers[0]).toMatchObject({
        difference: { count: 1, amount: '10.00' },
        status: 'MISMATCH',
      });
      await changeFacts(store, `delete from bet where record_id = 'b1'`);
      expect((await reconcile()).openBets[0]).toMatchObject({
        ...{ settledOver: '10.00', closing: '10.00', counted: '10.00', difference: '0.00' },
        status: 'MISMATCH',
      });
      expect((await reconcile()).status).toBe('MISMATCH');
      // What is settled was not placed.
      expect(await failed()).toEqual(['LAWS']);
    }),
  );

  test(
    'bets of files that were refused explain what is settled without a bet, and nothing but them',
    inScope(async () => {
      await changeFacts(store, `delete from bet where record_id = 'b1'`);
      expect((await reconcile()).openBets[0]).toMatchObject({
        settledUnplaced: '10.00',
        settledOver: '10.00',
        status: 'MISMATCH',
      });
      await store.query(`update load_batch set rejected = 1, accepted = accepted - 1 where kind = 'BETS'`);
      expect((await reconcile()).openBets[0]).toMatchObject({ settledOver: '10.00', status: 'EQUAL' });
      await changeFacts(store, `update settlement set stake_cash = 31 where record_id = 's1'`);
      expect((await reconcile()).openBets[0]).toMatchObject({
        settledUnplaced: '31.00',
        status: 'EQUAL',
      });
      await changeFacts(
        store,
        `update settlement set stake_cash = 99, bet_record_id = 'b2' where record_id = 's1'`,
      );
      expect((await reconcile()).openBets[0]).toMatchObject({ settledUnplaced: '0.00', status: 'MISMATCH' });
    }),
  );

  test(
    'open bets carry over from what the total report says, and what was lost before a day is none of its faults',
    inScope(async () => {
      await changeFacts(store, `delete from bet where record_id = 'b1'`);
      const openAt = async (to: Day) => {
        const question = { from: to, to, basis: 'SETTLED' as const, groupBy: [], taxes: 'false' as const };
        const asked = { question, asOf: '2026-03-25T00:00:00Z' };
        return (await readTotals(brandReads(store, [oak.id]), oak, asked, {})).brand.openBets;
      };

      expect(await openAt(day)).toBe('20.00');
      expect((await reconcile()).openBets).toMatchObject([
        { opening: await openAt('2026-03-09'), settledOver: '10.00', closing: await openAt(day) },
      ]);
      const next = { day: '2026-03-11', asOf: '2026-03-25T00:00:00Z' };
      const after = await reconcileDay(store, { brands: [oak], ...next });
      expect(after.openBets).toMatchObject([
        {
          ...{ opening: await openAt(day), placed: '0.00', settled: '10.00', settledOver: '0.00' },
          ...{ closing: await openAt(next.day), settledUnplaced: '10.00', status: 'EQUAL' },
        },
      ]);
      // The rule of the ticket is broken on the day that lost its bet; the next one is as it should be.
      expect([(await reconcile()).status, after.status]).toEqual(['MISMATCH', 'EQUAL']);
      const told = await reconcileBrands(store, [{ brand: oak, ...next }]);
      expect(told.get('oak')).toEqual({ status: 'EQUAL', lacksBets: true });
    }),
  );

  test.each([
    ['INV-02', `update bet set channel = 'PHONE' where record_id = 'b1'`],
    ['INV-15', `update settlement set settled_at = '2026-03-10T10:00:00Z' where record_id = 's1'`],
    ['INV-25', `update bet set rounds = -1 where record_id = 'b1'`],
    ['INV-13', `update load_batch set accepted = 2 where kind = 'BETS'`],
    ['INV-13', `update load_batch set control_amount = 31 where kind = 'BETS'`],
  ])('%s finds what breaks it', (id, sql) =>
    actForAllBrands(async () => {
      await store.query(sql);

      expect(await failed()).toEqual([id]);
      expect((await reconcile()).status).toBe('MISMATCH');
    }),
  );

  test(
    'INV-14 finds a record of which two versions are in force',
    inScope(async () => {
      const corrected = givenBet({ recordId: 'b1', recordVersion: '2', stakeCash: '12.00' });
      await ingestFiles(store, [
        givenFile({ seq: 2, loadedAt: '2026-03-10T14:05:00Z', records: [corrected] }),
      ]);
      expect(await failed()).toEqual([]);
      await store.query('update bet set superseded_at = null');

      expect(await failed()).toEqual(['INV-14']);
    }),
  );

  test(
    'what is refused, repeated or missing is known to lack, not lost',
    inScope(async () => {
      await ingestFiles(store, [
        givenFile({
          ...{ seq: 3, loadedAt: '2026-03-10T14:05:00Z' },
          ...{ periodFrom: '2026-03-10T13:00:00Z', periodTo: '2026-03-10T14:00:00Z' },
          records: [givenBet({ recordId: 'b1' }), givenBet({ recordId: 'b9', currency: 'ZZZ' })],
        }),
      ]);

      const [bets] = (await reconcile()).transfers;
      expect(bets).toMatchObject({
        ...{ files: 2, missing: 1, rejected: 1, openRejects: 1, duplicate: 1 },
        sent: { count: 5, amount: '50.00' },
        loaded: { count: 3, amount: '30.00' },
        difference: { count: 0, amount: '0.00' },
        status: 'INCOMPLETE',
        words: '1 file has not come, and 1 record is refused and has not come in order since.',
      });
      expect((await reconcile()).status).toBe('INCOMPLETE');
    }),
  );

  test(
    'a report that was confirmed is held against the facts of today',
    inScope(async () => {
      await store.query(`delete from report`);
      await store.query(`delete from report_content`);
      await store.query(`delete from report_row`);
      const definition = {
        ...{ type: 'ONLINE_DAILY', period: { from: day, to: day }, basis: 'PLACED_PAID' },
        ...{ fields: ['day', 'stakes', 'voids', 'ggr'], filters: [], asOf: '2026-03-11T00:00:00Z' },
      };
      await store.query(
        `insert into report_content (id, brand_id, family, definition, columns, totals, meta, checks, row_count, currency, content_hash, created_at)
         values ('c1', 'oak', 'ONLINE', $1, '[]', '{}', '{}', '[]', 1, 'EUR', 'h', '2026-03-11T00:00:00Z')`,
        [JSON.stringify(definition)],
      );
      await store.query(
        // Of shops, and of columns that somebody chose, rows keep stakes as one.
        `insert into report_row (content_id, brand_id, row_no, gaming_day, stakes, voids, ggr)
         values ('c1', 'oak', 1, '2026-03-10', 30, 0, 30)`,
      );
      await store.query(
        `insert into report (id, brand_id, family, type, title, period_from, period_to, basis, version, state, figure_status, content_id, prepared_by, prepared_at)
         values ('r1', 'oak', 'ONLINE', 'ONLINE_DAILY', 'Daily', '2026-03-10', '2026-03-10', 'PLACED_PAID', 1, 'SENT', 'FINAL', 'c1', 'u', '2026-03-11T00:00:00Z')`,
      );

      // It tells no winnings, so it is held to none.
      expect((await reconcile()).reported).toMatchObject([
        { reportId: 'r1', measure: 'stakes', reported: '30.00', loaded: '30.00', status: 'EQUAL' },
        { measure: 'voids', status: 'EQUAL' },
        { measure: 'ggr', reported: '30.00', status: 'EQUAL' },
      ]);
      await store.query(`update bet set stake_bonus = 2 where record_id = 'b2'`);
      expect((await reconcile()).reported[0]).toMatchObject({
        loaded: '32.00',
        difference: '-2.00',
        status: 'MISMATCH',
      });
      await store.query(`update report set state = 'DRAFT'`);
      expect((await reconcile()).reported).toEqual([]);
    }),
  );
});
