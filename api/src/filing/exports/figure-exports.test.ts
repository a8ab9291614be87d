import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import { sumMoney } from '../../domain/money/money';
import {
  alder,
  changeFacts,
  givenBatch,
  givenBrands,
  givenPayment,
  givenSettlement,
  insert,
  insertLicence,
} from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { exported, type ExportedFile } from './testing/exported';

const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-figure-exports-'));
let app: TestApp;
let viewer: TestCaller;

beforeAll(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder]);
  await insertLicence(store, { id: 'lic-1', authority: 'GBT' });
  await givenSettlement(store, { day: '2026-03-02', stake: '50' });
  const machine = { id: 'm1', brand_id: 'alder', licence_id: 'lic-1', product_class: 'SLOT_ROUTE' };
  await insert(store, 'gaming_machine', { ...machine, licensed_from: '2026-01-01', licensed_to: null });
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z', config: { dataDir } });
  viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function textOf(source: object, format = 'json', language = 'en'): Promise<string> {
  return (await exported(viewer, { source, format, language })).file.toString();
}

const fileOf = async (source: object) => JSON.parse(await textOf(source)) as ExportedFile;
const notesOf = ({ head }: ExportedFile) =>
  head.filter(({ label }) => label === 'Note').map(({ text }) => text);
const march = { from: '2026-03-01', to: '2026-03-31' };

test.each([
  ['a whole month', march, []],
  ['the first days of one', { ...march, to: '2026-03-12' }, [expect.stringContaining('charged in full')]],
  ['later days', { ...march, from: '2026-03-02' }, [expect.stringContaining('are not available')]],
])('a file of totals of %s says how taxes on machines stand', async (_, query, notes) => {
  expect(notesOf(await fileOf({ kind: 'totals', query }))).toEqual(notes);
  expect(notesOf(await fileOf({ kind: 'summaries', query }))).toEqual(notes);
});

test('a Tanzanian file says what its page does of taxes that are whole or off, and of unclaimed prizes', async () => {
  const kind = 'tanzanian-totals';
  await givenPayment(app.store, {
    ...{ day: '2026-03-20', record_id: 'x1', gross: '1001' },
    ...{ vertical: 'CASINO_SLOTS', kind: 'EXPIRED', method: 'NONE' },
  });
  const part = await fileOf({ kind, query: { from: '2026-03-15', to: '2026-03-31' } });
  const autumn = { from: '2026-07-01', to: '2026-07-31' };

  expect(notesOf(part)).toEqual([expect.stringContaining('charged in full')]);
  expect(notesOf(await fileOf({ kind, query: march }))).toEqual([]);
  expect(part.head).toContainEqual({
    label: 'Unclaimed prizes',
    text: '1001.00 TZS: 250.00 to the Board, 751.00 retained for a guaranteed jackpot',
  });
  expect(notesOf(await fileOf({ kind, query: autumn }))).toContain(
    'The rule TZ.EXC.ALL_STAKES.2026-07-01 is not verified and therefore not applied.',
  );
  await changeFacts(app.store, "delete from payment where record_id = 'x1'");
});

test('a Tanzanian file of the shops of one region says why it has no taxes', async () => {
  await insert(app.store, 'branch', {
    ...{ brand_id: 'alder', id: 'b1', name: 'Kariakoo', region: 'Dar es Salaam', opened_on: '2025-01-01' },
  });
  const file = await fileOf({ kind: 'tanzanian-totals', query: { ...march, region: 'Dar es Salaam' } });

  expect(notesOf(file)).toContainEqual(expect.stringContaining('Tax applies to a whole class'));
});

test('a Tanzanian file names play of no class, and how sure each class is', async () => {
  await givenSettlement(app.store, { day: '2026-03-02', vertical: 'CRASH', record_id: 'c1' });
  const source = { kind: 'tanzanian-totals', query: march };

  expect(await textOf(source, 'csv-excel')).toContain('Class not stated in the licence;');
  expect(await textOf(source, 'csv-excel', 'sw')).toContain('Kundi halijatajwa na leseni;');
  const { rows, columns } = await fileOf(source);
  const { items } = (
    await viewer('GET', '/api/TotalReportsTanzania', { brand: 'alder', query: march })
  ).json<{ items: { status: string; productClass: string | null }[] }>();
  expect(columns.at(-1)?.field).toBe('status');
  expect(rows.map((row) => [row[0], row.at(-1)])).toEqual(
    items.map(({ productClass, status }) => [productClass, status]),
  );
  await changeFacts(app.store, "delete from settlement where record_id = 'c1'");
});

test('a Tanzanian file has rate, withholding base, what is payable, when it is due and what was paid, as the page has', async () => {
  const kind = 'tanzanian-totals';
  const paid = { licence_id: 'lic-1', vertical: 'SPORTS_PREMATCH', day: '2026-03-03' };
  await givenPayment(app.store, { ...paid, gross: '1000', withholding: '150', net: '850', record_id: 'w1' });
  const { rows, columns, totals } = await fileOf({ kind, query: march });
  const cell = (name: string, field: string) =>
    (rows.find(([first]) => first === name) ?? [])[columns.findIndex((one) => one.field === field)];
  const totalOf = (field: string) => totals[columns.findIndex((one) => one.field === field)];
  const { items, payable } = (
    await viewer('GET', '/api/TotalReportsTanzania', { brand: 'alder', query: march })
  ).json<{ items: TanzaniaRow[]; payable: { amount: string }[] }>();
  const lineOf = (name: string, code: string) =>
    items.find(({ productClass }) => productClass === name)?.lines.find((line) => line.code === code);

  expect(columns.map(({ field }) => field)).toEqual([
    ...['productClass', 'stakesPlaced', 'refunds', 'netStakes', 'winningsPaid', 'ggr', 'rate'],
    ...['TRA GGT TZS', 'TRA WHT TZS base', 'TRA WHT TZS'],
    ...['machines', 'perMachine', 'payable', 'due', 'controlNumbers', 'paid', 'status'],
  ]);
  expect([cell('SPORTS', 'rate'), cell('SPORTS', 'due')]).toEqual(['0.25', '2026-04-07']);
  expect(cell('SPORTS', 'TRA WHT TZS base')).toBe(lineOf('SPORTS', 'WHT')?.baseAmount);
  expect([cell('SPORTS', 'paid'), cell('SPORTS', 'controlNumbers')]).toEqual(['0.00', null]);
  expect([cell('SLOT_ROUTE', 'rate'), cell('SLOT_ROUTE', 'perMachine')]).toEqual([null, '100000.00']);
  expect(totalOf('payable')).toBe(sumMoney(payable.map(({ amount }) => amount)));
  expect(totalOf('paid')).toBe('0.00');
  const query = { ...march, granularity: 'month' };
  const months = await fileOf({ kind: 'tanzanian-summaries', query });
  expect(months.columns.slice(-3).map(({ field }) => field)).toEqual(['due', 'paid', 'status']);
  expect(months.rows.map((row) => row.slice(-3, -1))).toContainEqual(['2026-04-07', '0.00']);
  await changeFacts(app.store, "delete from payment where record_id = 'w1'");
});

test('a summary has a row for a day on which only cash was moved, with no play and no zeros for it', async () => {
  const day = '2026-03-05';
  await insert(app.store, 'cash_movement', {
    ...{
      brand_id: 'alder',
      source_id: 'alder-online',
      record_id: 'd1',
      record_version: 1,
      channel: 'ONLINE',
    },
    ...{ licence_id: null, currency: 'TZS', kind: 'DEPOSIT', amount: '700', player_ref: 'p1' },
    ...{ happened_at: `${day}T09:00:00Z`, gaming_day: day, batch_id: 'btc-1', known_at: `${day}T10:00:00Z` },
  });
  const query = { from: '2026-03-04', to: '2026-03-06', fillMissing: 'true' };
  const { rows, columns } = await fileOf({ kind: 'summaries', query });
  const cell = (row: number, field: string) => rows[row]?.[columns.findIndex((one) => one.field === field)];

  expect(rows.map(([from]) => from)).toEqual(['2026-03-04', day, '2026-03-06']);
  expect([0, 1, 2].map((row) => [cell(row, 'deposits'), cell(row, 'bets'), cell(row, 'status')])).toEqual([
    [null, null, 'NO DATA'],
    ['700.00', 0, cell(1, 'status')],
    [null, null, 'NO DATA'],
  ]);
  expect(cell(1, 'status')).not.toBe('NO DATA');
});

test.each(['totals', 'summaries', 'tanzanian-totals', 'retail-figures'])(
  'a file of %s says from when and up to when its files have come, as the page does',
  async (kind) => {
    const series = { channel: 'RETAIL', source_id: 'alder-shops', seq: 1 };
    for (const bets of ['BETS', 'SETTLEMENTS', 'PAYMENTS']) {
      await givenBatch(app.store, {
        ...{ ...series, id: `${kind}-${bets}`, kind: bets, source_id: `${kind}-shops` },
        ...{ period_from: '2026-04-04T21:00:00Z', period_to: '2026-04-06T21:00:00Z' },
        loaded_at: '2026-04-06T22:00:00Z',
      });
    }
    const query = { from: '2026-04-01', to: '2026-04-09' };
    const { head } = await fileOf({ kind, query });
    const start = head.findIndex(({ label }) => label === 'Files');

    expect(head.slice(start, start + 2).map(({ text }) => text)).toEqual([
      'None before 2026-04-04T21:00:00.000Z: nothing is known of earlier days',
      'Complete to 2026-04-06T21:00:00.000Z',
    ]);
    await app.store.query('delete from load_batch');
  },
);

test('a week of a Tanzanian file says that the month so far has machines in full', async () => {
  const query = { ...march, granularity: 'week' };

  expect(notesOf(await fileOf({ kind: 'tanzanian-summaries', query }))).toEqual([
    expect.stringContaining('charged in full'),
  ]);
});

test('a file with open bets says why these are not final where the period is', async () => {
  const gap = { state: 'MISSING', seq: 2, kind: 'BETS', source_id: 'alder-online', channel: 'ONLINE' };
  const days = { period_from: '2026-02-01T09:00:00Z', period_to: '2026-02-01T10:00:00Z' };
  await givenBatch(app.store, { id: 'gap-1', ...gap, ...days });
  const statusOf = async (source: object) =>
    (await fileOf(source)).head.find(({ label }) => label === 'Status of open bets')?.text;

  expect(await statusOf({ kind: 'totals', query: march })).toContain('GAP:gap-1');
  expect(await statusOf({ kind: 'summaries', query: march, pivot: 'openBets' })).toContain('GAP:gap-1');
  expect(await statusOf({ kind: 'summaries', query: march, pivot: 'ggr' })).toBeUndefined();
});
