import Big from 'big.js';
import fc from 'fast-check';
import type { listTotalParts, readTotalChanges } from '@tallyhouse/shared/contracts/total-changes';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { alder, givenBet, givenBrands, givenSettlement } from '../../../figures/testing/given-facts';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Store } from '../../../store/store';
import { cases } from '../../../app/testing/depth';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { readTotalChanges as readChanges } from './read-total-changes';
import { keepBook, randomBook, correctedAt, dayOf } from '../total-reports/testing/random-book';
import { bothEngines } from '../../../store/testing/on-engines';

type Changes = CallAnswer<typeof readTotalChanges>;

const march = { from: '2026-03-01', to: '2026-03-31' };
const since = '2026-04-02T08:00:00Z';
const later = '2026-04-05T08:00:00Z';

describe.each(bothEngines())('why totals changed, on %s', (_, open) => {
  let store: Store;
  let app: TestApp;
  let viewer: TestCaller;

  beforeAll(async () => {
    store = await open();
    await actForAllBrands(() => givenBrands(store, [alder]));
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  });
  afterAll(() => app.close());

  async function changes(query: Record<string, string>, status = 200): Promise<Changes> {
    const answer = await viewer('GET', '/api/TotalReports/changes', {
      ...{ brand: 'alder', query: { ...march, since, ...query } },
    });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
    return answer.json<Changes>();
  }

  test('late, corrected and voided records add up to the difference, and each cause leads to its own', async () => {
    const known_at = '2026-04-01T08:00:00Z';
    const slots = { vertical: 'CASINO_SLOTS', product_id: 'slots-1' };
    const shop = { channel: 'RETAIL', vertical: 'SPORTS_PREMATCH', licence_id: 'lic-2', branch_id: 'br-1' };
    await actForAllBrands(async () => {
      await givenSettlement(store, { ...slots, stake: '100', payout: '40', known_at, record_id: 's-1' });
      await givenBet(store, { ...slots, stake: '100', known_at });
      await givenSettlement(store, { ...shop, stake: '30', payout: '0', known_at: later, record_id: 's-2' });
      // The source says now that it paid more.
      const old = { ...slots, stake: '10', payout: '1', known_at, record_id: 's-3' };
      await givenSettlement(store, { ...old, superseded_at: later });
      await givenSettlement(store, { ...old, payout: '6', known_at: later, record_version: 2 });
      const returned = { ...slots, stake: '7', payout: '0', known_at, record_id: 's-4' };
      await givenSettlement(store, { ...returned, superseded_at: later });
      await givenSettlement(store, { ...returned, result: 'VOID', known_at: later, record_version: 2 });
    });

    // 60 + 9 + 7; then 30 more, 5 less, and 7 given back.
    expect(await changes({})).toMatchObject({
      ...{ before: '76.00', now: '94.00', currency: 'TZS' },
      causes: [
        { cause: 'LATE', records: 1, amount: '30.00' },
        { cause: 'CORRECTED', records: 1, amount: '-5.00' },
        { cause: 'VOIDED', records: 1, amount: '-7.00' },
      ],
    });
    expect((await changes({ cause: 'CORRECTED' })).items).toEqual([
      {
        ...{ cause: 'CORRECTED', kind: 'settlement', source: expect.any(String), recordId: 's-3' },
        ...{ day: expect.any(String), before: '9.00', now: '4.00', change: '-5.00' },
      },
    ]);
    expect((await changes({ channel: 'ONLINE', figure: 'winnings' })).causes).toEqual([
      { cause: 'CORRECTED', records: 1, amount: '5.00' },
    ]);
    const parts = await viewer('GET', '/api/TotalReports/parts', {
      ...{ brand: 'alder', query: { ...march, by: 'branch' } },
    });
    expect(parts.json<CallAnswer<typeof listTotalParts>>().items).toMatchObject([
      { id: null, channel: 'ONLINE', ggr: '64.00' },
      { id: 'br-1', channel: 'RETAIL', ggr: '30.00' },
    ]);
  });

  test('more changed records than anybody reads one by one are refused with what to choose instead', async () => {
    const asked = { ...march, basis: 'SETTLED', figure: 'ggr', since, asOf: '2026-04-10T08:00:00Z' } as const;
    const read = (most: number) =>
      actForAllBrands(() => readChanges(store, alder, { ...asked, most, page: 1, pageSize: 50 }));

    // The three records above were others before, or are there now: two of them were both.
    expect((await read(5)).totalCount).toBe(3);
    await expect(read(4)).rejects.toMatchObject({
      ...{ status: 413, code: 'TOO_MANY_ROWS', message: 'More than 4 records changed' },
      detail: 'They are too many to be listed one by one. Compare fewer days, or with a later instant.',
    });
  });

  test('an instant that is not earlier, or a basis without the figure, is refused by its name', async () => {
    expect(await changes({ asOf: since }, 400)).toMatchObject({ errors: [{ field: 'since' }] });
    expect(await changes({ basis: 'PLACED' }, 400)).toMatchObject({ errors: [{ field: 'basis' }] });
  });

  test('whatever was corrected, records explain the whole difference', async () => {
    let explainedOnes = 0;
    await fc.assert(
      fc.asyncProperty(randomBook, async (book) => {
        await actForAllBrands(() => keepBook(store, book));
        const before = new Date(Date.parse(correctedAt) - 1).toISOString();
        for (const figure of ['ggr', 'winnings', 'netStakes']) {
          const period = { from: dayOf(0), to: dayOf(12), basis: 'PLACED_PAID' };
          const answer = await changes({ ...period, since: before, figure });
          explainedOnes += answer.causes.length;

          expect(answer.causes.map(({ cause }) => cause)).not.toContain('OTHER');
          const explained = answer.causes.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
          expect(explained.toFixed(2)).toBe(new Big(answer.now).minus(answer.before).toFixed(2));
          const listed = answer.items.reduce((sum, { change }) => sum.plus(change), new Big(0));
          if (answer.totalCount <= answer.pageSize) expect(listed.toFixed(2)).toBe(explained.toFixed(2));
        }
      }),
      { ...cases(6, 20), seed: 7 },
    );
    expect(explainedOnes).toBeGreaterThan(0);
  });
});
