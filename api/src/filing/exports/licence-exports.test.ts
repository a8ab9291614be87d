import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import {
  alder,
  givenBatch,
  givenBet,
  givenBrands,
  givenMovement,
  givenPayment,
  givenSettlement,
  insert,
  insertLicence,
} from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { birch } from '../tax-periods/testing/given-tax-app';
import { exported, type ExportedFile } from './testing/exported';

const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-licence-exports-'));
const march = { from: '2026-03-01', to: '2026-03-31' };
let app: TestApp;
let reporter: TestCaller;
let swedish: ReportHeader;

beforeAll(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, birch]);
  await insertLicence(store, { id: 'dk', brand_id: 'birch', authority: 'DGA', number: 'DK 1' });
  const own = { currency: 'SEK', zone: 'Europe/Stockholm', cutoff: '06:00' };
  const se = { id: 'se', brand_id: 'birch', authority: 'Spelinspektionen', number: 'SE 1' };
  await insertLicence(store, { ...se, ...own });
  const play = { brand_id: 'birch', licence_id: 'se', currency: 'SEK', day: '2026-03-02', stake: '100' };
  await givenBet(store, { ...play, record_id: 'b1' });
  await givenSettlement(store, { ...play, bet_record_id: 'b1' });
  await givenBatch(store, { brand_id: 'birch', control_count: 1, control_amount: '100' });
  const ke = { currency: 'KES', zone: 'Africa/Nairobi', cutoff: '00:00' };
  await insertLicence(store, { id: 'tz', authority: 'GBT' });
  await insertLicence(store, { id: 'ke', authority: 'BCLB', ...ke });
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z', config: { dataDir } });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'birch'] });
  const body = { type: 'SE_MONTHLY', period: march };
  const simulated = await reporter('POST', '/api/OnlineReports/simulation', { brand: 'birch', body });
  const { simulationId } = simulated.json<Simulation>();
  const kept = { brand: 'birch', body: { simulationId } };
  swedish = (await reporter('POST', '/api/DoubleConfirmation/prepare', kept)).json<ReportHeader>();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function fileOf(source: object, brand = 'birch', caller = reporter): Promise<ExportedFile> {
  const { file } = await exported(caller, { source, format: 'json' }, brand);
  return JSON.parse(file.toString()) as ExportedFile;
}

const textOf = ({ head }: ExportedFile, name: string) => head.find(({ label }) => label === name)?.text;

test('a file of a return names whom it is for, the licences that it is of, and the tax that it declares', async () => {
  const file = await fileOf({ kind: 'report', reportId: swedish.id });

  expect(['Authority', 'Licence', 'Taxes'].map((label) => textOf(file, label))).toEqual([
    'Skatteverket',
    'SE 1',
    `${swedish.tax} SEK`,
  ]);
  expect(swedish.tax).toBe('22.00');
});

test.each([
  [{}, 'DGA, Spelinspektionen', 'DK 1, SE 1'],
  [{ jurisdiction: 'SE' }, 'Spelinspektionen', 'SE 1'],
  [{ licenceId: 'dk' }, 'DGA', 'DK 1'],
])('a file of totals of %j names the licences of its figures', async (scope, authorities, licences) => {
  const file = await fileOf({ kind: 'totals', query: { ...march, ...scope } });

  expect([textOf(file, 'Authority'), textOf(file, 'Licence')]).toEqual([authorities, licences]);
});

test('a list of reports in several currencies says which each is in', async () => {
  const { rows, columns } = await fileOf({ kind: 'online-reports', query: {} });

  expect(rows.map((row) => row[columns.findIndex(({ field }) => field === 'currency')])).toEqual(['SEK']);
});

test('control totals of files in several currencies are said to be in none', async () => {
  expect(textOf(await fileOf({ kind: 'load-batches', query: {} }), 'Currency')).toBe('XXX');
});

test('a file of the facts of a licence is by its clock, and counts what is counted', async () => {
  const figure = { brandId: 'birch', period: march, basis: 'SETTLED', asOf: '2026-04-10T08:00:00.000Z' };
  const conditions = [{ field: 'licence', op: 'eq', value: 'se' }];
  const opened = await reporter('POST', '/api/Drill/open', { body: { ...figure, conditions } });
  const { token } = opened.json<{ token: string }>();
  const file = await fileOf({ kind: 'drill', token, measure: 'bets' });

  expect([textOf(file, 'Period'), textOf(file, 'Licence')]).toEqual([
    '2026-03-01 to 2026-03-31, Europe/Stockholm, day starts 06:00',
    'SE 1',
  ]);
  expect(file.columns.at(-1)).toMatchObject({ field: 'value', type: 'count' });
  expect([file.rows.at(-1)?.at(-1), file.totals.at(-1)]).toEqual([1, 1]);
  expect(textOf(file, 'Currency')).toBeUndefined();
  expect(textOf(await fileOf({ kind: 'drill', token, measure: 'stakes' }), 'Currency')).toBe('SEK');
});

test('a register of withholding adds up no two currencies, and says which each tax is in', async () => {
  const paid = { licence_id: 'tz', day: '2026-03-03', gross: '1000', withholding: '120', net: '880' };
  await givenPayment(app.store, paid);
  const withdrawn = { kind: 'WITHDRAWAL_PAID', licence_id: 'ke', currency: 'KES', day: '2026-03-31' };
  await givenMovement(app.store, withdrawn);
  const file = await fileOf({ kind: 'withholding-register', query: march }, 'alder');
  const place = (name: string) => file.columns.findIndex(({ field }) => field === name);
  const taxes = file.rows.map((row) => [row[place('currency')], row[place('base')]]);

  expect(new Set(taxes.map(([currency]) => currency))).toEqual(new Set(['TZS', 'KES']));
  expect(taxes).toContainEqual(['KES', '100.00']);
  expect([file.totals[place('base')], file.totals[place('tax')]]).toEqual([null, null]);
  expect(textOf(file, 'Currency')?.split(', ').sort()).toEqual(['KES', 'TZS']);
  // The week of the last day ends in April.
  expect(textOf(file, 'Period')).toContain('to 2026-04-05');
});

test('a register has what a company owes for several brands, or says of what it is without', async () => {
  const aspen = { ...alder, id: 'aspen', name: 'Aspen' };
  await givenBrands(app.store, [aspen]);
  await insert(app.store, 'licence_brand', { brand_id: 'aspen', licence_id: 'tz' });
  const paid = { brand_id: 'aspen', licence_id: 'tz', day: '2026-03-04', record_id: 'aspen-1' };
  await givenPayment(app.store, { ...paid, gross: '500', withholding: '60', net: '440' });
  const both = await app.signIn({ id: 'u_both', role: 'reporter', brandIds: ['alder', 'aspen'] });
  const source = { kind: 'withholding-register', query: march };
  const register = async (...of: [string, TestCaller]) => {
    const { rows, columns, head } = await fileOf(source, ...of);
    const place = (name: string) => columns.findIndex(({ field }) => field === name);
    const ofTanzania = rows.filter((row) => row[place('currency')] === 'TZS');
    return {
      bases: ofTanzania.map((row) => row[place('base')]).sort(),
      without: head.filter(({ label }) => label === 'Not included').map(({ text }) => text),
    };
  };

  const whole = await register('aspen', both);
  expect(whole).toEqual({ bases: ['1000.00', '500.00'], without: [] });
  expect(await register('alder', both)).toEqual(whole);
  expect(await register('alder', reporter)).toEqual({
    bases: [],
    without: [
      expect.stringMatching(/2026-03-01 to 2026-03-31: .* also for a brand to which you have no access$/),
    ],
  });
});

test('a register of a brand that no law makes withhold does not say that it had no activity', async () => {
  const { note, rows } = await fileOf({ kind: 'withholding-register', query: march });

  expect([rows, note]).toEqual([[], 'Nothing matches the filter']);
});
