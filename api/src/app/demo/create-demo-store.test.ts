import { ingestFiles } from '../../facts/loads/ingest';
import { findViolations } from '../../facts/laws/find-violations';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { compareWithTruth } from './compare-with-truth';
import { createDemoBook, demoReference, type DemoTruth } from './demo-book';
import { smallBook } from './testing/small-book';

let store: Store;
let truth: DemoTruth;

beforeAll(async () => {
  const options = smallBook({ bets: 12_000, months: 2, damage: 8 });
  store = await openEmbeddedStore();
  await loadReferenceData(store, demoReference(options));
  for (const part of createDemoBook(options)) {
    if (part.kind === 'truth') truth = part.truth;
    else await ingestFiles(store, part.files);
  }
});

afterAll(() => store.close());

const countOf = async (sql: string) =>
  Number((await store.query<{ count: number }>(`select count(*) as count from ${sql}`))[0]?.count);
const faultsOf = (kind: string) => truth.faults.filter((fault) => fault.kind === kind);

test('after damage, the loaded store is what the truth file says, to the last digit @deep', async () => {
  expect(truth.brands.flatMap(({ months }) => months).length).toBeGreaterThan(60);
  expect(await compareWithTruth(store, truth)).toEqual([]);
});

test('a single altered amount is a difference from the truth @deep', async () => {
  const change =
    'update payment set gross = gross + $1 where record_id = (select min(record_id) from payment where kind = $2)';
  await store.query(change, ['0.0001', 'WINNINGS']);

  expect(await compareWithTruth(store, truth)).toMatchObject([{ measure: 'winningsPaid' }]);

  await store.query(change, ['-0.0001', 'WINNINGS']);
});

test.each([
  ['cash_movement', 'amount', 'elm EUR 2026-03 movements DEPOSIT'],
  ['jackpot_movement', 'amount', 'elm EUR 2026-03 jackpots CONTRIBUTION'],
  ['balance_snapshot', 'held_funds', 'elm EUR 2026-03-15'],
])('so is one in %s @deep', async (table, column, where) => {
  const kind = where.split(' ')[4];
  const of = `brand_id = 'elm' and gaming_day = '2026-03-15'${kind === undefined ? '' : ` and kind = '${kind}'`}`;
  const change = `update ${table} set ${column} = ${column} + $1 where record_id = (select min(record_id) from ${table} where ${of}) and ${of}`;
  await store.query(change, ['0.0001']);

  expect(await compareWithTruth(store, truth)).toMatchObject([{ where }]);

  await store.query(change, ['-0.0001']);
});

test('every planned fault is seen by the pipeline, and nothing else @deep', async () => {
  const gaps = faultsOf('GAP');
  const lost = gaps.filter(({ healedAt }) => healedAt === null);
  const spoilt = faultsOf('REJECTED_RECORDS').flatMap(({ details }) => details);
  const codes = await store.query<{ code: string }>('select code from load_reject');

  expect(lost.length).toBeGreaterThan(0);
  expect(await countOf(`load_batch where state = 'MISSING'`)).toBe(lost.length);
  expect(await countOf(`load_batch where state = 'DUPLICATE'`)).toBe(faultsOf('REPEATED_BATCH').length);
  expect(spoilt.length).toBeGreaterThan(10);
  expect(codes.map(({ code }) => code).sort()).toEqual([...spoilt].sort());
  expect(await countOf('load_batch where corrected > 0')).toBeGreaterThan(0);
  const repeated = faultsOf('REPEATED_RECORDS').reduce((sum, { records }) => sum + records, 0);
  const [row] = await store.query<{ sum: number }>(
    `select sum(duplicate) as sum from load_batch where state <> 'DUPLICATE'`,
  );
  expect(Number(row?.sum)).toBe(repeated);
});

test('the tills of one week say times that are up to three minutes ahead of the load @deep', async () => {
  expect(faultsOf('CLOCK_SKEW')).toMatchObject([{ source: 'alder-shops' }]);
  expect(await countOf('bet where known_at < accepted_at')).toBeGreaterThan(0);
  expect(await countOf(`bet where known_at < accepted_at and source_id <> 'alder-shops'`)).toBe(0);
});

test('the invariants hold, with stakes that came back late among the facts @deep', async () => {
  expect(await countOf(`settlement where result = 'LATE_VOID'`)).toBeGreaterThan(0);
  expect(await findViolations(store)).toEqual([]);
});

test('of what was planned to go wrong, nothing breaks a law @deep', async () => {
  expect(await countOf('data_exception')).toBe(0);
});

test.each([
  ['RETURNED_PAYS_NOTHING', `update settlement set payout_cash = 5 where result = 'VOID'`],
  ['LOST_PAYS_NOTHING', `update settlement set payout_cash = 5 where result = 'LOST'`],
  ['ONE_CHANNEL', `update bet set branch_id = null where channel = 'RETAIL'`],
  ['BRAND_CURRENCY', `update bet set currency = 'USD' where brand_id = 'elm'`],
  ['INV-07', 'update drawer_shift set counted = counted + 900000'],
  ['SETTLED_WITHIN_STAKE', 'update settlement set stake_cash = stake_cash + 1000000'],
  ['RETURNED_ALONE', `update settlement set result = 'VOID' where result = 'PARTIAL_CASHOUT'`],
  ['PAID_WITHIN_WINNINGS', `update payment set gross = gross + 1000000 where kind = 'WINNINGS'`],
  ['NET_AFTER_WITHHOLDING', `update payment set net = net + 1 where kind = 'WINNINGS'`],
  ['INV-13', `update load_batch set accepted = accepted + 1 where state = 'LOADED'`],
  ['ONE_VERSION', 'update bet set superseded_at = null'],
  ['INV-14', 'insert into drawer_shift select * from drawer_shift'],
  ['SETTLED_AFTERWARDS', `update settlement set settled_at = settled_at - interval '400 days'`],
  ['PAID_AFTERWARDS', `update payment set paid_at = paid_at - interval '400 days'`],
  ['KNOWN_AFTERWARDS', `update bet set known_at = known_at - interval '400 days'`],
  ['INV-16', `update bet set gaming_day = gaming_day + 1 where channel = 'ONLINE'`],
  ['NOTHING_NEGATIVE', 'update settlement set payout_cash = -1'],
  ['INV-25', 'update drawer_shift set counted = -1'],
  ['ONE_LICENCE', `update settlement set licence_id = 'another' where brand_id = 'elm'`],
  ['PLACED', `delete from bet where brand_id = 'elm'`],
  ['LATE_VOID_OF_SETTLED', `update settlement set result = 'LATE_VOID' where result = 'WON'`],
  ['INV-08', `delete from balance_snapshot where gaming_day = '2026-03-15'`],
  ['INV-07', `update cash_movement set amount = amount + 1 where kind = 'DEPOSIT'`],
  ['INV-07', `update cash_movement set kind = 'BONUS_EXPIRED' where kind = 'BONUS_CONVERTED'`],
  ['INV-07', 'update balance_snapshot set unpaid_winnings = 0'],
  ['INV-09', 'update balance_snapshot set open_bets = 0'],
  ['INV-10', 'update balance_snapshot set open_bets = open_bets + 1'],
  ['INV-23', `update jackpot_movement set amount = amount + 0.0001 where kind = 'CONTRIBUTION'`],
  ['INV-24', 'update commission_rule set valid_from = valid_from + 1'],
  ['INV-29', 'update balance_snapshot set held_funds = player_cash'],
  ['INV-31', 'update daily_sum set bets = bets + 1'],
])('%s notices what breaks it @deep', async (id, damage) => {
  const rollback = new Error('undo');

  const undone = store.tx(async (tx) => {
    await tx.query(damage);
    expect((await findViolations(tx)).map((violation) => violation.id)).toContain(id);
    throw rollback;
  });

  await expect(undone).rejects.toBe(rollback);
});
