import { openTestStore } from '../../../store/testing/open-test-store';
import {
  givenLateBet,
  givenTaxApp,
  sportsTax,
  virtualTax,
  type TaxApp,
} from '../../../filing/tax-periods/testing/given-tax-app';
import { lateLoad } from './late-load';
import { runDetectors } from './run-detectors';

let tax: TaxApp;

beforeEach(async () => {
  tax = await givenTaxApp(await openTestStore());
});
afterEach(() => tax.app.close());

async function look(): Promise<unknown[]> {
  const since = new Date('2026-01-01T00:00:00Z');
  const round = await runDetectors(tax.store, { now: tax.now(), since }, { detectors: [lateLoad] });
  expect(round.failures).toEqual([]);
  return tax.sql('select object_id as object, state from critical_alert order by object_id');
}

test('a record that comes after a period was pinned is said of the periods that it changes, until they are amended', async () => {
  await tax.turn();
  await tax.close(sportsTax);
  expect(await look()).toEqual([]);

  await givenLateBet(tax.store, '2026-04-10T08:01:30Z');
  tax.code();
  const late = await look();
  expect(late).toContainEqual({ object: sportsTax, state: 'OPEN' });
  expect(late).not.toContainEqual(expect.objectContaining({ object: virtualTax }));

  const reason = 'The source corrected 10 March';
  const { revision } = await tax.detail(sportsTax);
  await tax.call(tax.reporter, sportsTax, 'reopen', { reason }, { 'if-match': `"${revision}"` });
  await tax.confirm(sportsTax);
  expect(await look()).toContainEqual({ object: sportsTax, state: 'OPEN' });
  const reopened = await tax.detail(sportsTax);
  const warnings = reopened.checks.map(({ id }) => ({ id, reason: 'As before' }));
  await tax.call(
    tax.reporter,
    sportsTax,
    'amend',
    { reason, warnings },
    { 'if-match': `"${reopened.revision}"` },
  );
  await tax.confirm(sportsTax);
  expect(await look()).toContainEqual({ object: sportsTax, state: 'AUTO_RESOLVED' });
});

test('what was carried into a later period is over, until more comes', async () => {
  await tax.turn();
  await givenLateBet(tax.store, '2026-04-10T08:00:10Z');
  tax.code();
  expect(await look()).toContainEqual({ object: sportsTax, state: 'OPEN' });

  await tax.sql(
    `insert into tax_adjustment (id, brand_id, bearer_id, of_period_id, of_version, amount, currency, reason, created_by, created_at)
     values ('adj_1', 'alder', 'later', '${sportsTax}', 0, 1000, 'TZS', 'Late', 'u_1', '2026-04-10T08:00:20Z')`,
  );
  expect(await look()).toContainEqual({ object: sportsTax, state: 'AUTO_RESOLVED' });
  await givenLateBet(tax.store, '2026-04-10T08:00:25Z');
  expect(await look()).toContainEqual({ object: sportsTax, state: 'OPEN' });
});

test('late records that change neither base nor tax ask nothing of anybody', async () => {
  await tax.turn();
  await tax.close(sportsTax);

  await givenLateBet(tax.store, '2026-04-10T08:01:30Z', '0');
  tax.code();

  expect((await tax.detail(sportsTax)).late).toMatchObject({ records: 1, baseDifference: '0.00' });
  expect(await look()).toEqual([]);
});
