import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { Channel, Day, Instant, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { inForce } from '../../figures/in-force';
import { createSqlParams, type SqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';

/** Which facts of one brand. */
export interface TotalScope {
  readonly brandId: string;
  readonly from: Day;
  readonly to: Day;
  readonly asOf: Instant;
  readonly channel: Channel | undefined;
  readonly verticals: readonly Vertical[] | undefined;
  readonly licenceId: string | undefined;
}

/** Sums of every basis, in major units of the brand's currency. */
export interface FactSums {
  /** Null where the sums are not split by it. */
  readonly channel: Channel | null;
  readonly licenceId: string | null;
  readonly vertical: Vertical | null;
  /** Null unless asked for by day. */
  readonly day: Day | null;
  readonly betsPlaced: number;
  readonly betsSettled: number;
  readonly stakesPlaced: string;
  readonly stakesSettled: string;
  readonly voids: string;
  /** By the day of settlement. */
  readonly winnings: string;
  /** Winnings by the day of payment. */
  readonly paid: string;
}

const columns: Readonly<Record<TotalDimension | 'day', string>> = {
  channel: 'channel',
  licence: 'licence_id',
  vertical: 'vertical',
  day: 'gaming_day',
};

/** One row per combination of `keys` that has facts; no order. */
export function sumFacts(
  store: Queryable,
  scope: TotalScope,
  keys: readonly (TotalDimension | 'day')[],
  options: QueryOptions = {},
): Promise<FactSums[]> {
  const params = createSqlParams();
  const where = factsOf(scope, params);
  const names = keys.map((key) => columns[key]);
  const grouped = names.length === 0 ? '' : ` group by ${names.join(', ')}`;
  const select = (table: string, sums: Partial<Record<keyof typeof zeroes, string>>) => {
    const parts = Object.entries({ ...zeroes, ...sums }).map(([name, sql]) => `${sql} as ${name}`);
    return `select ${[...names, ...parts].join(', ')} from ${table} where ${where}${grouped}`;
  };
  const returned = "filter (where result in ('VOID', 'CANCELLED'))";
  const facts = [
    select('bet', { bets_placed: 'count(*)', stakes_placed: 'sum(stake_cash + stake_bonus)' }),
    select('settlement', {
      bets_settled: "count(*) filter (where result not in ('PARTIAL_CASHOUT', 'RESETTLED'))",
      stakes_settled: 'sum(stake_cash + stake_bonus)',
      voids: `sum(stake_cash + stake_bonus) ${returned}`,
      winnings: "sum(payout_cash + payout_bonus) filter (where result not in ('VOID', 'CANCELLED'))",
    }),
    select('payment', { paid: "sum(gross) filter (where kind = 'WINNINGS')" }),
  ].join(' union all ');
  const key = (name: TotalDimension | 'day') => (keys.includes(name) ? columns[name] : 'null');
  const amount = (name: string) => `cast(coalesce(sum(${name}), 0) as decimal(38, 4))`;
  return store.query<FactSums>(
    `select ${key('channel')} as "channel", ${key('licence')} as "licenceId", ${key('vertical')} as "vertical",
       ${key('day')} as "day",
       cast(coalesce(sum(bets_placed), 0) as bigint) as "betsPlaced",
       cast(coalesce(sum(bets_settled), 0) as bigint) as "betsSettled",
       ${amount('stakes_placed')} as "stakesPlaced", ${amount('stakes_settled')} as "stakesSettled",
       ${amount('voids')} as "voids", ${amount('winnings')} as "winnings", ${amount('paid')} as "paid"
     from (${facts}) as fact${grouped}`,
    params.values,
    options,
  );
}

const zeroes = {
  bets_placed: 'cast(0 as bigint)',
  bets_settled: 'cast(0 as bigint)',
  stakes_placed: 'cast(0 as decimal(38, 4))',
  stakes_settled: 'cast(0 as decimal(38, 4))',
  voids: 'cast(0 as decimal(38, 4))',
  winnings: 'cast(0 as decimal(38, 4))',
  paid: 'cast(0 as decimal(38, 4))',
};

/** Players who placed a bet in the scope, each once. */
export async function countActivePlayers(
  store: Queryable,
  scope: TotalScope,
  options: QueryOptions = {},
): Promise<number> {
  const params = createSqlParams();
  const [row] = await store.query<{ players: number }>(
    `select count(distinct player_ref) as players from bet where ${factsOf(scope, params)}`,
    params.values,
    options,
  );
  return row?.players ?? 0;
}

/** Balances at the end of a day, over all time: stakes not settled, and winnings neither paid nor expired. */
export async function readBalances(
  store: Queryable,
  scope: Omit<TotalScope, 'from'>,
  options: QueryOptions = {},
): Promise<{ readonly openBets: string; readonly unpaidWinnings: string }> {
  const params = createSqlParams();
  const where = factsOf({ ...scope, from: '0001-01-01' }, params);
  const [row] = await store.query<{ openBets: string; unpaidWinnings: string }>(
    `select
       (select coalesce(sum(stake_cash + stake_bonus), 0.0000) from bet where ${where})
         - (select coalesce(sum(stake_cash + stake_bonus), 0.0000) from settlement where ${where}) as "openBets",
       (select coalesce(sum(payout_cash + payout_bonus), 0.0000) from settlement
          where ${where} and result not in ('VOID', 'CANCELLED'))
         - (select coalesce(sum(gross), 0.0000) from payment
          where ${where} and kind in ('WINNINGS', 'EXPIRED')) as "unpaidWinnings"`,
    params.values,
    options,
  );
  return row ?? { openBets: '0', unpaidWinnings: '0' };
}

/** Winnings whose claim period ended in the scope. */
export async function sumExpired(
  store: Queryable,
  scope: TotalScope,
  options: QueryOptions = {},
): Promise<string> {
  const params = createSqlParams();
  const [row] = await store.query<{ expired: string }>(
    `select coalesce(sum(gross), 0.0000) as expired from payment
     where ${factsOf(scope, params)} and kind = 'EXPIRED'`,
    params.values,
    options,
  );
  return row?.expired ?? '0';
}

/** Condition for the facts of `scope`, the same for every table of facts. */
function factsOf(scope: TotalScope, params: SqlParams): string {
  const { channel, verticals, licenceId } = scope;
  return [
    `brand_id = ${params.add(scope.brandId)}`,
    `gaming_day between cast(${params.add(scope.from)} as date) and cast(${params.add(scope.to)} as date)`,
    inForce(params.add(scope.asOf)),
    ...(channel === undefined ? [] : [`channel = ${params.add(channel)}`]),
    ...(verticals === undefined ? [] : [`vertical in (${params.addAll(verticals)})`]),
    ...(licenceId === undefined ? [] : [`licence_id = ${params.add(licenceId)}`]),
  ].join(' and ');
}
