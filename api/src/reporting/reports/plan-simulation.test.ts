import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import { withOverrides } from '../../domain/rules/what-if';
import { givenBet } from '../../figures/testing/given-facts';
import { shippedPack } from '../../taxes/assessment/read-current-pack';
import { givenAdopted } from '../../filing/rule-packs/testing/given-adopted';
import { casino, startFlow, type Flow } from '../../filing/confirmation/testing/given-flow';

let flow: Flow;

beforeEach(async () => {
  flow = await startFlow();
});
afterEach(() => flow.close());

async function simulate(order: object = casino): Promise<Simulation> {
  const answer = await flow.reporter('POST', '/api/OnlineReports/simulation', {
    brand: 'alder',
    body: order,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Simulation>();
}

/** The fields that an order is refused for. */
async function faultsOf(order: object): Promise<unknown> {
  const answer = await flow.reporter('POST', '/api/OnlineReports/simulation', {
    brand: 'alder',
    body: { ...casino, ...order },
  });
  expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' });
  return answer.json<{ errors: unknown }>().errors;
}

async function keep({ simulationId }: Simulation): Promise<{ id: string; version: number }> {
  const body = { simulationId };
  const kept = await flow.reporter('POST', '/api/DoubleConfirmation/prepare', { brand: 'alder', body });
  return kept.json<{ id: string; version: number }>();
}

test('what is asked for under one licence leaves the others out', async () => {
  await givenBet(flow.store, { day: '2026-03-05', stake: '30', licence_id: 'lic-9' });
  const all = await simulate();
  const one = await simulate({ ...casino, licenceId: 'lic-1' });

  expect([all.totals['stakes'], one.totals['stakes']]).toEqual(['1030.00', '1000.00']);
  expect(one.definition).toMatchObject({ licenceId: 'lic-1' });
  expect(one.meta.filtersText).toContain('Licence is lic-1');
});

test('rules of another version make a what-if, those in force do not', async () => {
  const inForce = await simulate();
  const named = await simulate({ ...casino, rulePackVersion: inForce.rulePackVersion });

  expect(named).toMatchObject({ hypothetical: false, rulePackVersion: inForce.rulePackVersion });
  const halved = withOverrides(shippedPack(), [{ ruleId: 'TZ.GGT.ONLINE_CASINO.2018-07-01', rate: '0.5' }]);
  await givenAdopted(flow.store, halved);

  expect(await simulate()).toMatchObject({ hypothetical: false, controlTotals: { taxPayable: '350.00' } });
  expect(await simulate({ ...casino, rulePackVersion: shippedPack().version })).toMatchObject({
    hypothetical: true,
    controlTotals: { taxPayable: '175.00' },
  });
});

test('what is not there, or does not fit, is refused by its name', async () => {
  expect(await faultsOf({ licenceId: 'lic-2' })).toMatchObject([
    { field: 'licenceId', code: 'UNKNOWN_LICENCE' },
  ]);
  expect(await faultsOf({ rulePackVersion: 'TZ-1999.1' })).toMatchObject([
    { field: 'rulePackVersion', code: 'UNKNOWN_VERSION' },
  ]);
  expect(await faultsOf({ correctionOf: 'rep_none' })).toMatchObject([{ code: 'UNKNOWN_REPORT' }]);
  const kept = await keep(await simulate());
  expect(await faultsOf({ correctionOf: kept.id })).toMatchObject([
    { field: 'correctionOf', code: 'NEVER_SENT' },
  ]);
  await flow.reporter('POST', `/api/DoubleConfirmation/${kept.id}/submit`, { brand: 'alder' });
  await flow.confirm(kept.id);
  await flow.deliver();
  const february = { from: '2026-02-01', to: '2026-02-28' };
  expect(await faultsOf({ correctionOf: kept.id, period: february })).toMatchObject([
    { code: 'OTHER_REPORT' },
  ]);
});
