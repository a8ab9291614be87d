import { listCommissions, type CommissionRow } from '@tallyhouse/shared/contracts/total-reports';
import {
  alder,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
  insert,
} from '../../../figures/testing/given-facts';
import type { Store } from '../../../store/store';
import { startTestApp, type TestApp } from '../../../app/testing/test-app';
import { bothEngines } from '../../../store/testing/on-engines';

interface Answer {
  readonly items: readonly CommissionRow[];
  readonly totals: Omit<CommissionRow, 'months'>;
}

const shop = (branch: string) => ({
  channel: 'RETAIL',
  vertical: 'SPORTS_PREMATCH',
  source_id: 'alder-shops',
  branch_id: branch,
});

async function givenAgents(store: Store): Promise<void> {
  const of = { brand_id: 'alder' };
  await insert(store, 'agent', { ...of, id: 'ag-1', name: 'Bay Agency' });
  await insert(store, 'agent', { ...of, id: 'ag-2', name: 'Hill Agency' });
  const since = { ...of, valid_from: '2025-01-01' };
  await insert(store, 'agent_branch', { ...since, agent_id: 'ag-1', branch_id: 'b1' });
  await insert(store, 'agent_branch', {
    ...{ ...since, agent_id: 'ag-2', branch_id: 'b2', valid_to: '2026-03-15' },
  });
  await insert(store, 'commission_rule', { ...since, agent_id: 'ag-1', base: 'GGR', rate: '0.05' });
  await insert(store, 'commission_rule', { ...since, agent_id: 'ag-2', base: 'STAKES', rate: '0.04' });
}

/** A ticket sold and settled on a day; what it wins is paid in cash at once. */
async function givenTicket(store: Store, branch: string, day: string, [stake, payout]: [number, number]) {
  const at = { ...shop(branch), day, stake: String(stake) };
  await givenBet(store, at);
  await givenSettlement(store, { ...at, payout: String(payout) });
  if (payout > 0) await givenPayment(store, { ...shop(branch), day, gross: String(payout), method: 'CASH' });
}

describe.each(bothEngines())('commissions in %s', (_engine, open) => {
  let app: TestApp;
  let answer: Answer;

  beforeAll(async () => {
    const store = await open();
    await givenBrands(store, [alder]);
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    await givenAgents(store);
    // A month below zero, and one above it.
    await givenTicket(store, 'b1', '2026-02-10', [1000, 5000]);
    await givenTicket(store, 'b1', '2026-03-10', [3010, 1000]);
    // The second shop is an agent's until the middle of March.
    await givenTicket(store, 'b2', '2026-03-15', [700, 0]);
    await givenTicket(store, 'b2', '2026-03-16', [900, 0]);
    await givenTicket(store, 'b3', '2026-03-16', [50, 20]);
    await givenBet(store, { ...shop('b2'), day: '2026-03-14', stake: '300' });
    await givenSettlement(store, { ...shop('b2'), day: '2026-03-14', stake: '300', result: 'VOID' });
    const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
    const query = { from: '2026-02-01', to: '2026-03-31' };
    answer = (await viewer('GET', listCommissions.path, { brand: 'alder', query })).json<Answer>();
  });
  afterAll(() => app.close());

  test('INV-24: each month is rate × agreed base, and one below zero earns nothing', () => {
    const [bay, hill] = answer.items;

    // 5 % of 2,010 is 100.5: half a shilling is rounded up.
    expect(bay).toMatchObject({ agentName: 'Bay Agency', ggr: '-1990.00', commission: '101.00' });
    expect(bay?.months).toEqual([
      { month: '2026-02', base: 'GGR', baseAmount: '-4000.00', rate: '0.05', commission: '0.00' },
      { month: '2026-03', base: 'GGR', baseAmount: '2010.00', rate: '0.05', commission: '101.00' },
    ]);
    expect(hill).toMatchObject({ branches: 1, netStakes: '700.00', commission: '28.00' });
  });

  test('INV-24: a shop is an agent’s on its days only; agents and own shops are all shops', () => {
    const own = answer.items.find(({ agentId }) => agentId === null);

    expect(own).toMatchObject({ branches: 2, netStakes: '950.00', ggr: '930.00', commission: '0.00' });
    expect(answer.totals).toEqual({
      netStakes: '5660.00',
      ggr: '-360.00',
      netTakings: '-60.00',
      commission: '129.00',
    });
  });
});
