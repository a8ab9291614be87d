import fc from 'fast-check';
import { read, utils } from 'xlsx';
import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import { sumMoney } from '../../domain/money/money';
import { alder, elm, givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { keepBook, randomBook, type RandomBet } from '../totals/total-reports/testing/random-book';
import { cases } from '../../app/testing/depth';

let app: TestApp;
let reporter: TestCaller;
let viewer: TestCaller;
let hidingVersion = 0;

beforeAll(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
  viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
});
afterAll(() => app.close());

const measures = ['stakes', 'voids', 'netStakes', 'winnings', 'ggr'] as const;
const dimensions = ['day', 'vertical', 'licence'] as const;

interface Rows {
  readonly columns: readonly { readonly field: string }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly items: readonly {
    readonly key: Readonly<Record<string, string | number | null>>;
    readonly values: Record<string, string | number | null>;
  }[];
  readonly totals: Record<string, string | number | null>;
  readonly totalCount: number;
  readonly contentHash: string;
}

async function ask<Answer>(caller: TestCaller, path: string, body: object): Promise<Answer> {
  const answer = await caller('POST', path, { brand: 'alder', body });
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([path, 200, '']);
  return answer.json<Answer>();
}
const flat = '/api/OnlineReports/lastReportDetails';
const explored = '/api/OnlineReports/lastReportDetails2';

/** A simulation of March over a book that is put in the store in place of the one before. */
async function simulate(book: readonly RandomBet[]): Promise<Simulation> {
  await keepBook(app.store, book);
  app.advance(1000);
  const period = { from: '2026-03-01', to: '2026-03-31' };
  const fields = [...dimensions, 'bets', ...measures];
  return ask(reporter, '/api/OnlineReports/simulation', { type: 'ONLINE_DAILY', period, fields });
}

/** Sums of the amounts of a workbook's Data, by title of their column. */
async function workbookSums(simulationId: string): Promise<ReadonlyMap<string, string>> {
  const path = '/api/OnlineReports/lastReportDetailsExcel';
  const answer = await reporter('POST', path, { brand: 'alder', body: { simulationId } });
  const { Sheets } = read(answer.rawPayload);
  const rows = utils
    .sheet_to_json<string[]>(Sheets['Data']!, { header: 1, raw: true })
    .map((row) => row.map(String));
  const [head = [], ...data] = rows;
  return new Map(
    head.map((title, index) => [
      title.replace(/ \([A-Z]{3}\)$/, ''),
      /^[A-Z]/.test(title) && data.every((row) => /^-?\d+(\.\d+)?$/.test(row[index] ?? ''))
        ? sumMoney(data.map((row) => row[index] ?? '0'))
        : '',
    ]),
  );
}

function sumsOf(rows: readonly Record<string, string | number | null>[]): Record<string, string> {
  return Object.fromEntries(
    measures.map((name) => [name, sumMoney(rows.map((row) => String(row[name] ?? '0')))]),
  );
}

const told = (totals: Record<string, unknown>) =>
  Object.fromEntries(measures.map((name) => [name, totals[name] ?? '0.00']));

test('INV-17 the flat view, the explored view and the workbook of a report have one total, and one hash', async () => {
  await fc.assert(
    fc.asyncProperty(randomBook, async (book) => {
      const { simulationId, totals, contentHash } = await simulate(book);
      const frozen = await ask<Rows>(reporter, flat, { simulationId });
      const view = await ask<Rows>(reporter, explored, { simulationId, pageSize: 500 });

      const rows = frozen.rows.map((row) =>
        Object.fromEntries(frozen.columns.map(({ field }, index) => [field, row[index] ?? null])),
      );
      expect(sumsOf(rows)).toEqual(told(totals));
      expect(sumsOf(view.items.map(({ values }) => values))).toEqual(told(totals));
      expect(told(view.totals)).toEqual(told(totals));
      expect([frozen.contentHash, view.contentHash]).toEqual([contentHash, contentHash]);
      if (rows.length > 0) {
        const sums = await workbookSums(simulationId);
        expect(sums.get('Gross gaming revenue')).toBe(told(totals)['ggr']);
        expect(sums.get('Net stakes')).toBe(told(totals)['netStakes']);
      }
    }),
    cases(4, 10),
  );
});

test('INV-19 hidden columns, order, groups and pages change no total', async () => {
  const look = fc.record({
    hidden: fc.subarray(['vertical', 'licence', 'bets']),
    groupBy: fc.subarray([...dimensions]),
    sort: fc.uniqueArray(
      fc.record({ field: fc.constantFrom(...measures), dir: fc.constantFrom('asc', 'desc') }),
      { maxLength: 3, selector: ({ field }) => field },
    ),
    pageSize: fc.integer({ min: 1, max: 7 }),
  });
  await fc.assert(
    fc.asyncProperty(randomBook, look, async (book, { hidden, ...asked }) => {
      const { simulationId, totals } = await simulate(book);
      const written = await reporter('POST', '/api/BlackList/blackListFilterColumns', {
        brand: 'alder',
        body: { type: 'ONLINE_DAILY', hidden },
        headers: { 'if-match': `"${hidingVersion}"` },
      });
      expect(written.statusCode).toBe(200);
      hidingVersion = Number(written.json<{ etag: string }>().etag);

      const items: Rows['items'][number][] = [];
      for (let page = 1; ; page += 1) {
        const view = await ask<Rows>(reporter, explored, { simulationId, ...asked, page });
        expect(told(view.totals)).toEqual(told(totals));
        items.push(...view.items);
        if (items.length >= view.totalCount) break;
      }
      expect(new Set(items.map(({ key }) => JSON.stringify(key))).size).toBe(items.length);
      expect(sumsOf(items.map(({ values }) => values))).toEqual(told(totals));
    }),
    cases(5, 15),
  );
});

test('INV-28 a viewer sees no row that the reporter does not, and the same totals', async () => {
  await fc.assert(
    fc.asyncProperty(randomBook, async (book) => {
      const { simulationId } = await simulate(book);
      const kept = await reporter('POST', '/api/DoubleConfirmation/prepare', {
        brand: 'alder',
        body: { simulationId },
      });
      const reportId = kept.json<{ id: string }>().id;
      // Named, so that what somebody hides for themselves plays no part.
      const fields = [...dimensions, ...measures];
      const theirs = await ask<Rows>(reporter, explored, { reportId, fields, pageSize: 500 });
      const seen = await ask<Rows>(viewer, explored, { reportId, fields, pageSize: 500 });

      expect(seen.totals).toEqual(theirs.totals);
      const rows = new Map(theirs.items.map(({ key, values }) => [JSON.stringify(key), values]));
      for (const { key, values } of seen.items) expect(rows.get(JSON.stringify(key))).toMatchObject(values);
    }),
    cases(4, 8),
  );
});
