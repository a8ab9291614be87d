import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { Channel, Day, Instant, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { licensingAuthorities, licensingAuthoritiesOf } from '../../domain/tax/product-class';
import { inForce } from '../../figures/in-force';
import { createSqlParams, type SqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { isReturned, settlesBet, settlesStake } from '../../figures/returned-stakes';

/** Which facts. */
export interface TotalScope {
  readonly brandIds: readonly string[];
  readonly from: Day;
  readonly to: Day;
  /** Two periods at once: this is the first day of the later one. */
  readonly laterFrom?: Day | undefined;
  readonly asOf: Instant;
  readonly channel: Channel | undefined;
  readonly verticals: readonly Vertical[] | undefined;
  readonly licenceId: string | undefined;
  /** Play under the law of one country. */
  readonly jurisdiction?: string | undefined;
  /** Shops of one region; a bet belongs to the shop that sold it. */
  readonly region?: string | undefined;
}

/** Sums of every basis, in major units of the brand's currency. */
export interface FactSums {
  readonly brandId: string;
  /** Of the later one of two periods; false where one is asked for. */
  readonly isLater: boolean;
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
  /** Winnings whose claim period ended, by that day. */
  readonly expired: string;
  /** Cash won by bets that staked nothing but bonus, by the day of settlement. */
  readonly freeBetWinnings: string;
  /** What play put into jackpot pools, by the day of the round. */
  readonly jackpotContrib: string;
}

/** Column of the facts for each thing they are split by. */
export const splitColumns: Readonly<Record<TotalDimension | 'day', string>> = {
  channel: 'channel',
  licence: 'licence_id',
  vertical: 'vertical',
  day: 'gaming_day',
};

/** One row per brand and combination of `keys` that has facts; no order. */
export function sumFacts(
  store: Queryable,
  scope: TotalScope,
  keys: readonly (TotalDimension | 'day')[],
  options: QueryOptions = {},
): Promise<FactSums[]> {
  const params = createSqlParams();
  const where = factsOf(scope, params);
  const inRegion = regionOf(scope, params);
  const { laterFrom } = scope;
  const later = laterFrom === undefined ? 'false' : `gaming_day >= cast(${params.add(laterFrom)} as date)`;
  const names = ['brand_id', ...keys.map((key) => splitColumns[key])];
  const grouped = ` group by ${names.join(', ')}`;
  const select = (table: FactTable, sums: Partial<Record<keyof typeof zeroes, string>>) => {
    const parts = Object.entries({ ...zeroes, ...sums }).map(([name, sql]) => `${sql} as ${name}`);
    return `select ${[...names, `${later} as is_later`, ...parts].join(', ')} from ${table}
      where ${where}${inRegion[table]}${grouped}${laterFrom === undefined ? '' : `, ${later}`}`;
  };
  const returned = `filter (where ${isReturned()})`;
  const kept = `filter (where not (${isReturned()}))`;
  const facts = [
    select('bet', { bets_placed: 'count(*)', stakes_placed: 'sum(stake_cash + stake_bonus)' }),
    select('settlement', {
      bets_settled: `count(*) filter (where ${settlesBet()})`,
      stakes_settled: `sum(stake_cash + stake_bonus) filter (where ${settlesStake()})`,
      voids: `sum(stake_cash + stake_bonus) ${returned}`,
      winnings: `sum(payout_cash + payout_bonus) ${kept}`,
      free_bets: `sum(payout_cash) filter (where stake_bonus > 0 and stake_cash = 0 and not (${isReturned()}))`,
    }),
    select('payment', {
      paid: "sum(gross) filter (where kind = 'WINNINGS')",
      expired: "sum(gross) filter (where kind = 'EXPIRED')",
    }),
    select('jackpot_movement', { contributed: "sum(amount) filter (where kind = 'CONTRIBUTION')" }),
  ].join(' union all ');
  const key = (name: TotalDimension | 'day') => (keys.includes(name) ? splitColumns[name] : 'null');
  const amount = (name: string) => `cast(coalesce(sum(${name}), 0) as decimal(38, 4))`;
  return store.query<FactSums>(
    `select brand_id as "brandId", is_later as "isLater", ${key('channel')} as "channel", ${key('licence')} as "licenceId", ${key('vertical')} as "vertical",
       ${key('day')} as "day",
       cast(coalesce(sum(bets_placed), 0) as bigint) as "betsPlaced",
       cast(coalesce(sum(bets_settled), 0) as bigint) as "betsSettled",
       ${amount('stakes_placed')} as "stakesPlaced", ${amount('stakes_settled')} as "stakesSettled",
       ${amount('voids')} as "voids", ${amount('winnings')} as "winnings", ${amount('paid')} as "paid",
       ${amount('expired')} as "expired", ${amount('free_bets')} as "freeBetWinnings",
       ${amount('contributed')} as "jackpotContrib"
     from (${facts}) as fact${grouped}, is_later`,
    params.values,
    options,
  );
}

type FactTable = 'bet' | 'settlement' | 'payment' | 'jackpot_movement';

/** Conditions for the region of `scope`, for each table; they follow those of `factsOf`. */
export function regionOf(
  { region }: Pick<TotalScope, 'region'>,
  params: SqlParams,
): Readonly<Record<FactTable, string>> {
  if (region === undefined) return { bet: '', settlement: '', payment: '', jackpot_movement: '' };
  const shops = `(select brand_id, id from branch where region = ${params.add(region)})`;
  return {
    bet: ` and (brand_id, branch_id) in ${shops}`,
    settlement: ` and (brand_id, branch_id) in ${shops}`,
    payment: ` and (brand_id, selling_branch_id) in ${shops}`,
    jackpot_movement: ' and 1 = 0',
  };
}

const zeroes = {
  bets_placed: 'cast(0 as bigint)',
  bets_settled: 'cast(0 as bigint)',
  stakes_placed: 'cast(0 as decimal(38, 4))',
  stakes_settled: 'cast(0 as decimal(38, 4))',
  voids: 'cast(0 as decimal(38, 4))',
  winnings: 'cast(0 as decimal(38, 4))',
  paid: 'cast(0 as decimal(38, 4))',
  expired: 'cast(0 as decimal(38, 4))',
  free_bets: 'cast(0 as decimal(38, 4))',
  contributed: 'cast(0 as decimal(38, 4))',
};

/** Winnings whose claim period ended in the scope. */
export async function sumExpired(
  store: Queryable,
  scope: TotalScope,
  options: QueryOptions = {},
): Promise<string> {
  const params = createSqlParams();
  const [row] = await store.query<{ expired: string }>(
    `select coalesce(sum(gross), 0.0000) as expired from payment
     where ${factsOf(scope, params)}${regionOf(scope, params).payment} and kind = 'EXPIRED'`,
    params.values,
    options,
  );
  return row?.expired ?? '0';
}

/** Condition for the facts of `scope`, the same for every table of facts. */
export function factsOf(scope: TotalScope, params: SqlParams): string {
  const { channel, verticals, licenceId, jurisdiction } = scope;
  return [
    `brand_id in (${params.addAll(scope.brandIds)})`,
    `gaming_day between cast(${params.add(scope.from)} as date) and cast(${params.add(scope.to)} as date)`,
    inForce(params.add(scope.asOf)),
    ...(channel === undefined ? [] : [`channel = ${params.add(channel)}`]),
    ...(verticals === undefined ? [] : [`vertical in (${params.addAll(verticals)})`]),
    ...(licenceId === undefined ? [] : [`licence_id = ${params.add(licenceId)}`]),
    ...(jurisdiction === undefined ? [] : [underLawOf(jurisdiction, params)]),
  ].join(' and ');
}

/** Licences by authorities of the country; one by nobody who is known counts where the brand is at home. */
function underLawOf(jurisdiction: string, params: SqlParams): string {
  const licencesBy = (authorities: readonly string[]) =>
    `(select brand_id, id from licence where authority in (${params.addAll(authorities)}))`;
  const own = licensingAuthoritiesOf(jurisdiction);
  return `(${own.length === 0 ? 'false' : `(brand_id, licence_id) in ${licencesBy(own)}`}
    or (brand_id in (select id from brand where country = ${params.add(jurisdiction)})
      and (brand_id, licence_id) not in ${licencesBy(licensingAuthorities)}))`;
}
