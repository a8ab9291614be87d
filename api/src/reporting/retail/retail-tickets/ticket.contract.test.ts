import { readRetailTicket, type TicketLife } from '@tallyhouse/shared/contracts/retail-tickets';
import { listRetailReports, type RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import {
  alder,
  elm,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
} from '../../../figures/testing/given-facts';
import { givenShops, givenTickets, shop } from '../retail-reports/testing/given-shops';
import type { Store } from '../../../store/store';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { bothEngines } from '../../../store/testing/on-engines';

const selling = { channel: 'RETAIL', source_id: 'alder-shops', selling_branch_id: 'b1' };

async function givenBook(store: Store): Promise<void> {
  await givenBrands(store, [alder, elm]);
  await givenShops(store);
  await givenTickets(store);
  // Won, resettled lower, paid in part into a wallet.
  const t5 = { ...shop('b1'), bet_record_id: 't5' };
  await givenBet(store, { ...shop('b1'), record_id: 't5', stake: '50', legs: 3, odds_total: '7.25' });
  await givenSettlement(store, { ...t5, record_id: 's1', stake: '50', payout: '90.5' });
  await givenSettlement(store, {
    ...t5,
    ...{ record_id: 's2', day: '2026-03-11', stake: '0', payout: '-10.5', result: 'RESETTLED' },
  });
  await givenPayment(store, {
    ...{ ...selling, bet_record_id: 't5', branch_id: null, day: '2026-03-12' },
    ...{ gross: '60', withholding: '9', net: '51' },
  });
  // Known later, and corrected since.
  await givenPayment(store, {
    ...{
      ...selling,
      bet_record_id: 't2',
      record_id: 'late',
      branch_id: 'b1',
      day: '2026-03-15',
      gross: '30',
    },
    known_at: '2026-04-05T00:00:00Z',
  });
  // The bet of this one never came.
  await givenSettlement(store, { ...shop('b2'), bet_record_id: 'lost/1', stake: '5', payout: '12' });
  await givenBet(store, { record_id: 'web-1' });
  await givenBet(store, { ...shop('b1'), brand_id: 'elm', record_id: 'theirs' });
}

describe.each(bothEngines())('a retail ticket on %s', (_engine, open) => {
  let app: TestApp;
  let reporter: TestCaller;

  beforeAll(async () => {
    const store = await open();
    await givenBook(store);
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
  });
  afterAll(() => app.close());

  const ask = (id: string, query: Record<string, string> = {}) =>
    reporter('GET', readRetailTicket.path, { brand: 'alder', query: { id, ...query } });
  const lifeOf = async (id: string, query?: Record<string, string>) => {
    const answer = await ask(`alder-shops/${id}`, query);
    expect(answer.statusCode).toBe(200);
    return answer.json<TicketLife>();
  };

  test('says where it was sold, and where and by whom each part was paid', async () => {
    const life = await lifeOf('t2');

    expect(life).toMatchObject({
      ...{ name: 't2', region: 'Dar es Salaam', currency: 'TZS', product: 'Golden Reef', licenceId: 'lic-1' },
      ...{ stake: '200.00', winnings: '80.00', paid: '80.00', unpaid: '0.00', expired: '0.00' },
      ticket: { status: 'PAID', branchName: 'Kariakoo', paidBranchId: 'b1', paidBranchName: 'Kariakoo' },
    });
    expect(life.events).toMatchObject([
      { kind: 'SOLD', branchName: 'Kariakoo', cashierName: 'Asha', stake: '200.00', amount: null },
      { kind: 'SETTLED', result: 'WON', stake: '200.00', amount: '80.00', net: null },
      {
        ...{ kind: 'PAID', branchId: 'b2', branchName: 'Mbezi', cashierName: 'Juma', terminalId: null },
        ...{ amount: '50.00', withholding: '0.00', net: '50.00', method: 'WALLET', stake: null },
      },
      { kind: 'PAID', branchName: 'Kariakoo', amount: '30.00', knownAt: '2026-04-05T00:00:00.000Z' },
    ]);
  });

  test('is told as it was known at an instant', async () => {
    const life = await lifeOf('t2', { asOf: '2026-04-01T00:00:00Z' });

    expect(life).toMatchObject({ paid: '50.00', unpaid: '30.00', ticket: { status: 'UNPAID' } });
    expect(life.events).toHaveLength(3);
    expect(life.ticket).toMatchObject({ paidBranchId: 'b2', paidBranchName: 'Mbezi' });
  });

  test('that was settled anew and paid into a wallet owes the rest', async () => {
    const life = await lifeOf('t5');

    expect(life).toMatchObject({ winnings: '80.00', paid: '60.00', unpaid: '20.00', legs: 3, odds: '7.25' });
    expect(life.events.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['SOLD', null],
      ['SETTLED', '90.50'],
      ['RESETTLED', '-10.50'],
      ['PAID', '60.00'],
    ]);
    expect(life.events[3]).toMatchObject({ branchId: null, withholding: '9.00', net: '51.00' });
    expect(life.ticket).toMatchObject({ paidBranchId: null, paidAt: '2026-03-12T11:00:00.000Z' });
  });

  test('that was cancelled has its stake back, one that expired is owed nothing', async () => {
    const [cancelled, expired] = [await lifeOf('t3'), await lifeOf('t0')];

    expect(cancelled).toMatchObject({ winnings: '0.00', paid: '0.00', ticket: { status: 'CANCELLED' } });
    expect(cancelled.events.map(({ kind }) => kind)).toEqual(['SOLD', 'CANCELLED', 'REFUNDED']);
    expect(cancelled.events[1]).toMatchObject({ stake: '30.00', amount: null });
    expect(expired).toMatchObject({ winnings: '60.00', expired: '60.00', unpaid: '0.00' });
    expect(expired.events[2]).toMatchObject({ kind: 'EXPIRED', branchId: 'b1', amount: '60.00', net: null });
  });

  test('is one too when its bet did not arrive', async () => {
    const life = await lifeOf('lost/1');

    expect(life).toMatchObject({ stake: null, odds: null, legs: null, winnings: '12.00', unpaid: '12.00' });
    expect(life.ticket).toMatchObject({ soldAt: null, branchName: 'Mbezi' });
  });

  test('has the figures of its row in the list', async () => {
    const query = { from: '2026-01-01', to: '2026-04-10', level: 'ticket' };
    const answer = await reporter('GET', listRetailReports.path, { brand: 'alder', query });
    const { items } = answer.json<{ items: RetailRow[] }>();

    expect(items).toHaveLength(6);
    for (const { id, ticket, stakes, winnings, paid, unpaid, expired } of items) {
      const life = (await ask(id)).json<TicketLife>();
      expect({ ...life, stake: life.stake ?? '0.00' }).toMatchObject({
        ...{ ticket, stake: stakes, winnings, paid, unpaid, expired },
      });
    }
  });

  test.each([
    ['of another brand', 'alder-shops/theirs'],
    ['sold online', 'alder-online/web-1'],
    ['nobody knows', 'alder-shops/nothing'],
  ])('%s is not found', async (_which, id) => {
    expect((await ask(id)).statusCode).toBe(404);
  });

  test('is not for who may not see details', async () => {
    const admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });

    const answer = await admin('GET', readRetailTicket.path, {
      brand: 'alder',
      query: { id: 'alder-shops/t1' },
    });

    expect(answer.statusCode).toBe(403);
  });

  test('shows the player by a mask, and by name only to who says why', async () => {
    await givenBet(app.store, { ...shop('b1'), record_id: 'carded', player_ref: 'p-77' });

    const plain = await lifeOf('carded');
    const named = await reporter('GET', readRetailTicket.path, {
      brand: 'alder',
      query: { id: 'alder-shops/carded' },
      headers: { 'unmask-reason': 'Police request 2026/114' },
    });

    expect(plain.isMasked).toBe(true);
    expect(plain.playerRef).not.toContain('p-77');
    expect(named.json<TicketLife>()).toMatchObject({ isMasked: false, playerRef: 'p-77' });
  });
});
