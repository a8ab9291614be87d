import type { Granularity, TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { Channel, Day, Instant, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { licensingAuthorities, licensingAuthoritiesOf } from '../../../../domain/tax/product-class';
import { hasFacts, playTables, total, type SumsSql } from '../../../../figures/daily-sums/daily-sums';
import { readSums } from '../../../../figures/daily-sums/read-sums';
import { mondayOf, monthOf } from '../../../../store/first-day-of';
import { inForce } from '../../../../store/in-force';
import type { SqlParams } from '../../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../../store/store';

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
  /** The first one asked for of the week or month, where these are asked for; null where no time is. */
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

/** What sums of facts are split by. */
export type FactKey = TotalDimension | Granularity;

const granularities = ['day', 'week', 'month'] as const satisfies readonly Granularity[];
const dimensions = ['channel', 'licence', 'vertical'] as const satisfies readonly TotalDimension[];

/** Column of the facts for each thing they are split by. */
export const splitColumns: Readonly<Record<TotalDimension | 'day', string>> = {
  channel: 'channel',
  licence: 'licence_id',
  vertical: 'vertical',
  day: 'gaming_day',
};

/** SQL of the figures of `FactSums`, of rows with the columns of `daily_sum`. */
export const summedFigures = `cast(coalesce(sum(bets), 0) as bigint) as "betsPlaced",
       cast(coalesce(sum(bets_settled), 0) as bigint) as "betsSettled",
       ${total('placed_cash', 'placed_bonus')} as "stakesPlaced", ${total('settled_cash', 'settled_bonus')} as "stakesSettled",
       ${total('void_cash', 'void_bonus')} as "voids", ${total('won_cash', 'won_bonus')} as "winnings",
       ${total('paid')} as "paid", ${total('expired')} as "expired",
       ${total('free_bet_winnings')} as "freeBetWinnings", ${total('jackpot_contributions')} as "jackpotContrib"`;

/** One row per brand and combination of `keys` that has facts; no order. */
export function sumFacts(
  store: Queryable,
  scope: TotalScope,
  keys: readonly FactKey[],
  options: QueryOptions = {},
): Promise<FactSums[]> {
  const { laterFrom } = scope;
  const later = (params: SqlParams) =>
    laterFrom === undefined ? 'false' : `gaming_day >= cast(${params.add(laterFrom)} as date)`;
  const time = granularities.find((name) => keys.includes(name));
  const named = dimensions.filter((name) => keys.includes(name)).map((name) => splitColumns[name]);
  const key = (name: TotalDimension) => (keys.includes(name) ? splitColumns[name] : 'null');
  return readSums<FactSums>(
    store,
    [],
    (sums, params) => {
      const day = time === undefined ? null : dayOf(time, scope.from, params);
      return `select brand_id as "brandId", is_later as "isLater", ${key('channel')} as "channel", ${key('licence')} as "licenceId", ${key('vertical')} as "vertical",
       ${day ?? 'null'} as "day",
       ${summedFigures}
     from (select s.*, ${later(params)} as is_later from ${sumsOfScope(sums, scope, params)} s) s
     group by ${['brand_id', ...named, ...(day === null ? [] : [day]), 'is_later'].join(', ')} having ${hasFacts(...playTables)}`;
    },
    options,
  );
}

/** SQL of the day that sums by time bear: the first of their day, week or month that was asked for; `from` is the first of all. */
function dayOf(granularity: Granularity, from: Day, params: SqlParams): string {
  if (granularity === 'day') return 'gaming_day';
  const first = granularity === 'week' ? mondayOf('gaming_day') : monthOf('gaming_day');
  return `greatest(${first}, cast(${params.add(from)} as date))`;
}

/** SQL of the sums of `scope`, to select from. */
export function sumsOfScope(sums: SumsSql, scope: TotalScope, params: SqlParams): string {
  return sums(`${placeOfFacts(scope, params)}${shopsOfScope(scope, params)}`, params.add(scope.asOf));
}

/** SQL to append to a condition: the shops of `scope`; empty where it names no region. */
export function shopsOfScope({ region }: TotalScope, params: SqlParams): string {
  if (region === undefined) return '';
  return ` and (brand_id, branch_id) in (select brand_id, id from branch where region = ${params.add(region)})`;
}

/** Condition for the facts of `scope`, the same for every table of facts. */
export function factsOf(scope: TotalScope, params: SqlParams): string {
  return `${placeOfFacts(scope, params)} and ${inForce(params.add(scope.asOf))}`;
}

/** The same, whenever they were known. */
export function placeOfFacts(scope: TotalScope, params: SqlParams): string {
  const { channel, verticals, licenceId, jurisdiction } = scope;
  return [
    `brand_id in (${params.addAll(scope.brandIds)})`,
    `gaming_day between cast(${params.add(scope.from)} as date) and cast(${params.add(scope.to)} as date)`,
    ...(channel === undefined ? [] : [`channel = ${params.add(channel)}`]),
    ...(verticals === undefined ? [] : [`vertical in (${params.addAll(verticals)})`]),
    ...(licenceId === undefined ? [] : [`licence_id = ${params.add(licenceId)}`]),
    ...(jurisdiction === undefined ? [] : [underLawOf(jurisdiction, params)]),
  ].join(' and ');
}

/** Licences by authorities of the country; one by nobody who is known counts where the brand is at home. */
function underLawOf(jurisdiction: string, params: SqlParams): string {
  const licencesBy = (authorities: readonly string[]) =>
    `(select c.brand_id, l.id from licence l join licence_brand c on c.licence_id = l.id
      where l.authority in (${params.addAll(authorities)}))`;
  const own = licensingAuthoritiesOf(jurisdiction);
  return `(${own.length === 0 ? 'false' : `(brand_id, licence_id) in ${licencesBy(own)}`}
    or (brand_id in (select id from brand where country = ${params.add(jurisdiction)})
      and (brand_id, licence_id) not in ${licencesBy(licensingAuthorities)}))`;
}
