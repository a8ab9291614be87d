import type { Store } from '../../store/store';
import { ingestFiles } from './ingest';
import { loadReferenceData } from './reference-data';
import { givenFile, oakReference, type RecordFields } from './testing/given-load';
import { bothEngines } from '../../store/testing/on-engines';
import { emptyBook } from '../../figures/testing/empty-book';

const identity = { recordId: 'm1', recordVersion: '1', currency: 'EUR' };

function givenMovement(fields: RecordFields = {}): RecordFields {
  return {
    ...identity,
    kind: 'DEPOSIT',
    happenedAt: '2026-03-10T12:15:00Z',
    playerRef: 'p-1',
    playerCountry: 'MT',
    method: 'card',
    amount: '20.00',
    ...fields,
  };
}

function givenJackpot(fields: RecordFields = {}): RecordFields {
  return {
    ...identity,
    poolId: 'reef',
    kind: 'CONTRIBUTION',
    happenedAt: '2026-03-10T12:15:00Z',
    vertical: 'SPORTS_PREMATCH',
    productId: 'football',
    licenceId: 'oak-mga',
    betRecordId: 'b1',
    amount: '0.0125',
    ...fields,
  };
}

/** Balances at the cut-off that ended 9 March: 06:00 in Malta. */
function givenBalances(fields: RecordFields = {}): RecordFields {
  return {
    ...identity,
    closedAt: '2026-03-10T05:00:00Z',
    playerCash: '1000.00',
    bonus: '50.00',
    openBets: '120.00',
    unpaidWinnings: '30.00',
    pendingWithdrawals: '75.00',
    jackpotPools: '10000.0125',
    heldFunds: '12000.00',
    ...fields,
  };
}

describe.each(bothEngines())('cash, jackpots and balances in %s', (_engine, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
    await loadReferenceData(store, oakReference);
  });
  beforeEach(async () => {
    await emptyBook(store);
  });
  afterAll(() => store.close());

  const load = async (...files: Parameters<typeof givenFile>[0][]) =>
    ingestFiles(store, files.map(givenFile));
  const codesOf = (file: Parameters<typeof givenFile>[0]) =>
    load(file).then(([batch]) => batch?.rejectCodes.map(({ code }) => code));

  test('movements reach their table with the gaming day of their event', async () => {
    await load(
      { kind: 'CASH_MOVEMENTS', records: [givenMovement({ happenedAt: '2026-03-10T04:59:59Z' })] },
      { kind: 'JACKPOTS', records: [givenJackpot()] },
    );

    expect(
      await store.query(
        `select c.kind, c.amount, c.gaming_day, c.channel, j.pool_id, j.amount as contributed, j.gaming_day as day
         from cash_movement c, jackpot_movement j`,
      ),
    ).toEqual([
      {
        kind: 'DEPOSIT',
        amount: '20.0000',
        gaming_day: '2026-03-09',
        channel: 'ONLINE',
        pool_id: 'reef',
        contributed: '0.0125',
        day: '2026-03-10',
      },
    ]);
  });

  test('balances belong to the day that their cut-off ends, and to no moment within one', async () => {
    await load({ kind: 'BALANCES', records: [givenBalances()] });

    expect(await store.query('select gaming_day, jackpot_pools, licence_id from balance_snapshot')).toEqual([
      { gaming_day: '2026-03-09', jackpot_pools: '10000.0125', licence_id: null },
    ]);
    expect(
      await codesOf({
        kind: 'BALANCES',
        seq: 2,
        records: [givenBalances({ recordId: 'm2', closedAt: '2026-03-10T04:59:59Z' })],
      }),
    ).toEqual(['SCHEMA']);
  });

  test.each([
    ['CASH_MOVEMENTS', givenMovement({ currency: 'USD' }), 'BAD_CURRENCY'],
    ['CASH_MOVEMENTS', givenMovement({ amount: '-1' }), 'BAD_AMOUNT'],
    ['CASH_MOVEMENTS', givenMovement({ kind: 'GIFT' }), 'SCHEMA'],
    ['CASH_MOVEMENTS', givenMovement({ licenceId: 'nobodys' }), 'OUTSIDE_LICENCE'],
    ['CASH_MOVEMENTS', givenMovement({ happenedAt: '2026-03-11T12:00:00Z' }), 'FUTURE_EVENT'],
    ['JACKPOTS', givenJackpot({ productId: 'nobodys' }), 'UNKNOWN_PRODUCT'],
    ['JACKPOTS', givenJackpot({ amount: '0.00001' }), 'BAD_AMOUNT'],
    ['BALANCES', givenBalances({ heldFunds: '-5' }), 'BAD_AMOUNT'],
  ] as const)('%s: a faulty record is refused with its code', async (kind, record, code) => {
    expect(await codesOf({ kind, records: [record] })).toEqual([code]);
  });

  test('received = accepted + rejected + duplicate, and the same record twice counts once (INV-13)', async () => {
    const [first, second] = await load(
      { kind: 'CASH_MOVEMENTS', records: [givenMovement(), givenMovement({ recordId: 'm2', kind: 'FEE' })] },
      {
        kind: 'CASH_MOVEMENTS',
        seq: 2,
        records: [givenMovement(), givenMovement({ recordId: 'm3', currency: 'USD' })],
      },
    );

    expect(first).toMatchObject({ received: 2, accepted: 2, rejected: 0, duplicate: 0 });
    expect(second).toMatchObject({ received: 2, accepted: 0, rejected: 1, duplicate: 1 });
    expect(await store.query('select count(*) as n, sum(amount) as amount from cash_movement')).toEqual([
      { n: 2, amount: '40.0000' },
    ]);
  });

  test('a corrected balance takes the place of the first from when it was known', async () => {
    await load(
      { kind: 'BALANCES', records: [givenBalances()] },
      {
        kind: 'BALANCES',
        seq: 2,
        loadedAt: '2026-03-11T08:00:00Z',
        records: [givenBalances({ recordVersion: '2', heldFunds: '12500.00' })],
      },
    );

    expect(
      await store.query('select held_funds, superseded_at from balance_snapshot order by record_version'),
    ).toEqual([
      { held_funds: '12000.0000', superseded_at: '2026-03-11T08:00:00.000Z' },
      { held_funds: '12500.0000', superseded_at: null },
    ]);
  });

  test('what licences are taxed as, and the machines they cover, are reference data', async () => {
    const machine = { id: 'm-1', licenceId: 'oak-mga', productClass: 'SLOT_ROUTE' } as const;
    const counts = await loadReferenceData(store, {
      ...oakReference,
      brands: oakReference.brands.map((brand) => ({
        ...brand,
        taxClasses: [
          { licenceId: 'oak-mga', vertical: '*', productClass: 'MT_PLAYERS', source: 'Licence, article 4' },
        ],
        machines: [{ ...machine, licensedFrom: '2026-01-01', licensedTo: '2026-06-30' }],
      })),
    });

    expect(counts).toMatchObject({ licence_tax_class: 1, gaming_machine: 1 });
    expect(
      await store.query(
        `select c.product_class, m.licensed_to, m.branch_id from licence_tax_class c
         join gaming_machine m on m.brand_id = c.brand_id and m.licence_id = c.licence_id`,
      ),
    ).toEqual([{ product_class: 'MT_PLAYERS', licensed_to: '2026-06-30', branch_id: null }]);
  });

  test('agents, their shops and what they are paid are reference data; so are rates', async () => {
    const counts = await loadReferenceData(store, {
      ...oakReference,
      brands: oakReference.brands.map((brand) => ({
        ...brand,
        agents: [
          {
            id: 'ag-1',
            name: 'Bay Agency',
            branches: [{ branchId: 'shop-1', validFrom: '2026-02-01', validTo: '2026-06-30' }],
            commissions: [{ base: 'GGR', rate: '0.05', validFrom: '2026-02-01' }],
          },
        ],
      })),
      rates: [
        {
          from: 'GBP',
          to: 'EUR',
          rateDate: '2026-03-10',
          rate: '1.1512345678',
          source: 'Test Bank',
          publishedAt: '2026-03-10T15:00:00Z',
        },
      ],
    });

    expect(counts).toMatchObject({ agent: 1, agent_branch: 1, commission_rule: 1, fx_rate: 1 });
    expect(
      await store.query(
        `select b.branch_id, b.valid_to, c.base, c.rate, c.valid_to as open_end
         from agent a join agent_branch b on b.agent_id = a.id join commission_rule c on c.agent_id = a.id`,
      ),
    ).toEqual([
      {
        branch_id: 'shop-1',
        valid_to: '2026-06-30',
        base: 'GGR',
        rate: '0.05',
        open_end: null,
      },
    ]);
  });
});
