import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import { changeFacts, givenBatch, givenBet, givenSettlement } from '../../figures/testing/given-facts';
import { withOverrides } from '../../domain/rules/what-if';
import { shippedPack } from '../../taxes/assessment/read-current-pack';
import { givenAdopted } from '../rule-packs/testing/given-adopted';
import { casino, startFlow, type Flow } from './testing/given-flow';

let flow: Flow;

beforeEach(async () => {
  flow = await startFlow();
});
afterEach(() => flow.close());

function submit(id: string, as = flow.reporter, brand = 'alder') {
  return as('POST', `/api/DoubleConfirmation/${id}/submit`, { brand });
}

async function stateOf(id: string): Promise<string> {
  return (await flow.read(id)).report.state;
}

test('a submission says where it goes, by when, and what it takes to confirm it', async () => {
  const item = await flow.submitted();

  expect(item).toMatchObject({
    authorityId: 'TRA',
    obligationCode: 'GGT-ONLINE-CASINO',
    // The end of 7 April in Dar es Salaam.
    dueAt: '2026-04-07T21:00:00.000Z',
    submission: {
      submittedBy: 'u_reporter',
      submittedAt: '2026-04-02T08:00:00.000Z',
      expiresAt: '2026-04-09T08:00:00.000Z',
      format: 'XML',
      figureStatus: 'FINAL',
      warnings: [],
      controlFields: ['taxPayable'],
      controlTotals: { taxPayable: '175.00' },
      attemptsLeft: 3,
    },
    delivery: null,
    allowed: { confirm: false, withdraw: true },
  });
});

test('B3: a late batch between simulation and submission makes it stale', async () => {
  const { id } = await flow.prepared();
  flow.advance(60_000);
  const at = '2026-04-02T08:00:30Z';
  await givenBet(flow.store, { day: '2026-03-31', stake: '50', known_at: at, batch_id: 'btc-late' });
  await givenBatch(flow.store, { id: 'btc-late', seq: 2, loaded_at: at });

  const answer = await submit(id);

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'STALE_SIMULATION' });
  expect(await stateOf(id)).toBe('STALE');
  const again = await flow.prepared();
  expect(again).toMatchObject({ id, version: 1, state: 'SIMULATED', stakes: '1050.00' });
  expect((await submit(id)).statusCode).toBe(200);
});

test('a correction of a fact, a batch written late and a new gap make it stale, facts of other months do not', async () => {
  const { id } = await flow.prepared();
  await givenSettlement(flow.store, { day: '2026-04-01', known_at: '2026-04-02T08:00:30Z' });
  expect((await submit(id)).statusCode).toBe(200);
  await flow.reporter('POST', `/api/DoubleConfirmation/${id}/withdraw`, { brand: 'alder', body: {} });

  await flow.prepared();
  await givenBatch(flow.store, { id: 'btc-slow', seq: 2, loaded_at: '2026-04-02T07:59:59Z' });
  expect((await submit(id)).json()).toMatchObject({ code: 'STALE_SIMULATION' });

  await flow.prepared();
  await givenBatch(flow.store, { id: 'btc-gap', seq: 3, state: 'MISSING' });
  expect((await submit(id)).json()).toMatchObject({ code: 'STALE_SIMULATION' });

  await flow.prepared();
  await changeFacts(
    flow.store,
    "update bet set superseded_at = '2026-04-02T08:01:00Z' where stake_cash = 400",
  );
  flow.advance(120_000);
  expect((await submit(id)).json()).toMatchObject({ code: 'STALE_SIMULATION' });
});

test('rules adopted between simulation and submission make it stale', async () => {
  const { id } = await flow.prepared();
  const rate = { ruleId: 'TZ.GGT.ONLINE_CASINO.2018-07-01', rate: '0.5' };
  await givenAdopted(flow.store, withOverrides(shippedPack(), [rate]));

  expect((await submit(id)).json()).toMatchObject({ status: 409, code: 'STALE_SIMULATION' });
  expect(await stateOf(id)).toBe('STALE');
});

test('a simulation of the day before yesterday cannot be submitted', async () => {
  const { id } = await flow.prepared();
  flow.advance(86_400_001);
  const tomorrow = await flow.person('u_tomorrow', 'reporter');

  expect((await submit(id, tomorrow)).json()).toMatchObject({ code: 'STALE_SIMULATION' });
});

test('a what-if is computed with other rules, says so wherever it goes, and is never kept', async () => {
  const ruleOverrides = [{ ruleId: 'TZ.GGT.ONLINE_CASINO.2018-07-01', rate: '0.5' }];
  const order = { ...casino, ruleOverrides };
  const simulated = await flow.reporter('POST', '/api/OnlineReports/simulation', {
    brand: 'alder',
    body: order,
  });
  const { simulationId, ...simulation } = simulated.json<Simulation>();
  expect(simulation).toMatchObject({ hypothetical: true, controlTotals: { taxPayable: '350.00' } });
  expect(simulation.meta.filtersText).toContain('What-if: not by the rules in force');

  const body = { simulationId };
  const answer = await flow.reporter('POST', '/api/DoubleConfirmation/prepare', { brand: 'alder', body });

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'HYPOTHETICAL' });
  const unknown = { ...casino, ruleOverrides: [{ ruleId: 'NO.SUCH', rate: '0.5' }] };
  const refused = await flow.reporter('POST', '/api/OnlineReports/simulation', {
    brand: 'alder',
    body: unknown,
  });
  expect(refused.statusCode).toBe(400);
});

test('figures that contradict each other cannot be submitted', async () => {
  const { id } = await flow.prepared();
  await flow.store.query(
    `update report_content set checks = cast('[{"id":"INV-14","ok":false,"severity":"ERROR","detail":"2 records"}]' as json)`,
  );

  expect((await submit(id)).json()).toMatchObject({ code: 'INVARIANT_FAILED' });
  expect(await stateOf(id)).toBe('SIMULATED');
});

test('a brand without a licence has nobody to send to', async () => {
  const { id } = await flow.prepared();
  await flow.store.query("delete from licence_brand where brand_id = 'alder'");

  expect((await submit(id)).json()).toMatchObject({ code: 'NO_AUTHORITY' });
});

test('a report that no obligation asks for goes to the regulator of the licence', async () => {
  const item = await flow.submitted({ type: 'ONLINE_DAILY', period: casino.period });

  expect(item).toMatchObject({ authorityId: 'GBT', obligationCode: 'ONLINE_DAILY', dueAt: null });
  expect(item.submission).toMatchObject({ format: 'JSON', controlFields: ['ggr'] });
});

test('one version at a time is under way, and none after an accepted one unless it is opened', async () => {
  const first = await flow.prepared();
  flow.advance(1000);
  const second = await flow.prepared();
  expect(second.version).toBe(2);
  expect((await submit(first.id)).statusCode).toBe(200);

  expect((await submit(second.id)).json()).toMatchObject({ code: 'ALREADY_SENT' });
  await flow.confirm(first.id);
  await flow.deliver();
  expect(await stateOf(first.id)).toBe('ACCEPTED');
  expect((await submit(second.id)).json()).toMatchObject({ code: 'ALREADY_SENT' });
  const path = `/api/DoubleConfirmation/${first.id}/correct`;
  const opened = await flow.reporter('POST', path, {
    brand: 'alder',
    body: { reason: 'A late settlement.' },
  });
  expect(opened.json<ConfirmationItem>().report.id).toBe(second.id);
  expect((await submit(second.id)).statusCode).toBe(200);
});

test('two submissions at once are one', async () => {
  const { id } = await flow.prepared();

  const answers = await Promise.all([submit(id), submit(id), submit(id)]);

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await flow.store.query('select id from report_submission')).toHaveLength(1);
});

test('an approver does not submit, a viewer looks and does not either', async () => {
  const { id } = await flow.prepared();
  const viewer = await flow.person('u_viewer', 'viewer');

  expect((await submit(id, flow.approver)).statusCode).toBe(403);
  expect((await submit(id, viewer)).statusCode).toBe(403);
  expect((await viewer('GET', '/api/DoubleConfirmation', { brand: 'alder' })).statusCode).toBe(200);
});

test('what was frozen stays as it is, whatever is hidden, loaded or ruled afterwards (INV-17, INV-20)', async () => {
  const { report } = await flow.submitted();
  const before = await flow.read(report.id);
  const kept = 'select document, payload from report_payload';
  const [bytes] = await flow.store.query(kept);

  await givenBet(flow.store, { day: '2026-03-31', stake: '999', known_at: '2026-04-02T08:00:30Z' });
  const hide = { scope: 'USER', type: '*', hidden: ['voids'] };
  await flow.reporter('POST', '/api/BlackList/blackListFilterColumns', { brand: 'alder', body: hide });
  flow.advance(60_000);

  const after = await flow.read(report.id);
  expect(after.frozen).toEqual(before.frozen);
  expect(after.submission!.payloadHash).toBe(before.submission!.payloadHash);
  expect(await flow.store.query(kept)).toEqual([bytes]);
  expect(after.differenceToSimulation).toEqual({});
  const body = { reportId: report.id };
  const flat = await flow.reporter('POST', '/api/OnlineReports/lastReportDetails', { brand: 'alder', body });
  const explored = await flow.reporter('POST', '/api/OnlineReports/lastReportDetails2', {
    brand: 'alder',
    body,
  });
  const { columns, totals, contentHash } = after.frozen!;
  expect(flat.json()).toMatchObject({ totals, contentHash });
  const named = Object.fromEntries(columns.map(({ field }, index) => [field, totals[index]]));
  const byField = explored.json<{ totals: Record<string, unknown>; contentHash: string }>();
  expect(byField.contentHash).toBe(contentHash);
  expect(named).toMatchObject({ stakes: '1000.00', winnings: '200.00', ggr: '700.00' });
  expect(byField.totals).toMatchObject({ stakes: '1000.00', winnings: '200.00', ggr: '700.00' });
});

test('B11: an empty month is a nil report that goes the whole way', async () => {
  const april = { type: 'TZ_CASINO_MONTHLY', period: { from: '2026-02-01', to: '2026-02-28' } };
  const { report } = await flow.submitted(april);
  const detail = await flow.read(report.id);
  expect(detail.frozen).toMatchObject({ noActivity: true, rows: [], rowCount: 0 });
  expect(detail.checks).toContainEqual(expect.objectContaining({ id: 'NIL', ok: true }));
  expect(detail.submission!.controlTotals).toEqual({ taxPayable: '0.00' });

  expect(
    (await flow.confirm(report.id, flow.approver, { controlTotals: { taxPayable: '0' } })).statusCode,
  ).toBe(200);
  await flow.deliver();

  expect(await stateOf(report.id)).toBe('ACCEPTED');
  expect(flow.authority.kept.get(`${report.id}:1`)!.payload.toString('utf8')).toContain(
    '<NoActivity>true</NoActivity>',
  );
});

test('B9: a report about picked tickets is stale as soon as anything is loaded, and holds its filter while it waits', async () => {
  const criteria = { all: [{ field: 'ticketStatus', op: 'ne', value: 'CANCELLED' }] };
  const alder = { brand: 'alder' };
  const create = { ...alder, body: { name: 'Sold', shared: false, criteria } };
  const { filterId } = (await flow.reporter('POST', '/api/RetailReports/createFilter', create)).json<{
    filterId: string;
  }>();
  await flow.reporter('POST', '/api/RetailReports/activateFilters', {
    ...alder,
    body: { filterIds: [filterId] },
  });
  const apply = { filterIds: null, period: casino.period, branchState: { selected: [], expanded: [] } };
  const applied = await flow.reporter('POST', '/api/RetailReports/Apply', { ...alder, body: apply });
  const { appliedSetId } = applied.json<{ appliedSetId: string }>();
  const body = { type: 'RETAIL_DAILY_PACK', period: casino.period, appliedSetId, title: 'Sold in March' };
  const { id } = (await flow.reporter('POST', '/api/RetailReports', { ...alder, body })).json<{
    id: string;
  }>();
  flow.advance(60_000);
  await givenBatch(flow.store, { id: 'btc-april', seq: 9, loaded_at: '2026-04-02T08:00:30Z' });
  expect((await submit(id)).json()).toMatchObject({ code: 'STALE_SIMULATION' });

  const again = await flow.reporter('POST', '/api/RetailReports', { ...alder, body });
  expect(again.json()).toMatchObject({ id, state: 'SIMULATED' });
  expect((await submit(id)).statusCode).toBe(200);
  await flow.reporter('POST', '/api/RetailReports/activateFilters', { ...alder, body: { filterIds: [] } });
  const path = '/api/RetailReports/deleteFilter';
  const deleted = await flow.reporter('DELETE', path, { ...alder, query: { filterId } });

  expect(deleted.json()).toMatchObject({ code: 'FILTER_IN_USE' });
});
