import type { Channel, Day, Instant, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { hasFacts, paddedColumns, sumsOf, playTables, total } from '../../../figures/daily-sums/daily-sums';
import { betweenDays, readSums } from '../../../figures/daily-sums/read-sums';
import { inForce } from '../../../store/in-force';
import { mondayOf, monthOf } from '../../../store/first-day-of';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';

/** Which facts of one brand taxes are computed from. */
export interface TaxFactScope {
  readonly brandId: string;
  readonly from: Day;
  readonly to: Day;
  readonly asOf: Instant;
  /** Players of one country only; null for all. */
  readonly playerCountry: string | null;
}

/** Where facts belong: the grain at which a tax period adds up, and the one a working paper shows. */
export interface TaxGrain {
  /** By weeks or months the first that was asked for of them. */
  readonly day: Day;
  readonly licenceId: string;
  readonly channel: Channel;
  readonly vertical: Vertical;
  /** Null where the products of a day or month are added up. */
  readonly productId: string | null;
  readonly currency: string;
}

/** Sums of one day, licence and, unless they are added up, product, in major units of `currency`. */
export interface TaxFactSums extends TaxGrain {
  readonly placedCash: string;
  readonly placedBonus: string;
  readonly settledCash: string;
  readonly settledBonus: string;
  /** Stakes returned, late ones among them. */
  readonly voidCash: string;
  readonly voidBonus: string;
  /** Stakes returned after the bet had been settled otherwise. */
  readonly lateVoidCash: string;
  readonly lateVoidBonus: string;
  /** By the day of settlement, jackpot wins among them. */
  readonly wonCash: string;
  readonly wonBonus: string;
  /** Winnings by the day of payment, gross. */
  readonly paid: string;
  /** Winnings whose claim period ended. */
  readonly expired: string;
  readonly jackpotContributions: string;
  readonly jackpotWins: string;
}

type Measure = Exclude<keyof TaxFactSums, keyof TaxGrain>;

/** What is summed, by name. */
export const taxMeasures: readonly Measure[] = [
  'placedCash',
  'placedBonus',
  'settledCash',
  'settledBonus',
  'voidCash',
  'voidBonus',
  'lateVoidCash',
  'lateVoidBonus',
  'wonCash',
  'wonBonus',
  'paid',
  'expired',
  'jackpotContributions',
  'jackpotWins',
];

const place = 'f.brand_id, f.gaming_day, f.licence_id, f.channel, f.vertical, f.currency';
const grain = 'brand_id, gaming_day, licence_id, channel, vertical, currency, product_id';

/**
 * How finely facts are read: a paper shows products, a tax in the currency of play adds them up, and the days of a week
 * or month where it holds for all of them. Weeks start on Monday and end with their month. Facts of one country's players
 * come by days in place of them.
 */
export type FactGrain = 'PRODUCTS' | 'DAYS' | 'WEEKS' | 'MONTHS';

/** Sums of one brand. */
export interface BrandTaxFacts extends TaxFactSums {
  readonly brandId: string;
}

/** One row per brand, day, week or month, licence, channel, vertical, currency and, by products, product that has facts; no order. */
export function sumTaxFacts(
  store: Queryable,
  scope: Omit<TaxFactScope, 'brandId'> & {
    readonly brandIds: readonly string[];
    readonly grain: FactGrain;
    /** Nothing else needs to be told; left out: all play. */
    readonly parts?: readonly Pick<TaxGrain, 'channel' | 'vertical'>[] | undefined;
  },
  options: QueryOptions = {},
): Promise<BrandTaxFacts[]> {
  if (scope.grain !== 'PRODUCTS' && scope.playerCountry === null) return sumOfDays(store, scope, options);
  const params = createSqlParams(scope.from, scope.to, scope.asOf);
  const player =
    scope.playerCountry === null ? '' : ` and f.player_country = ${params.add(scope.playerCountry)}`;
  const [product, within] =
    scope.grain === 'PRODUCTS'
      ? ['f.product_id', `${place}, f.product_id`]
      : ['cast(null as varchar)', place];
  const where = `f.brand_id in (${params.addAll(scope.brandIds)}) and f.gaming_day between cast($1 as date) and cast($2 as date)
    and ${inForce('$3', 'f.')}${player}`;
  // Jackpots do not say whose play fed them.
  const tables = playTables.filter((table) => table !== 'jackpot_movement' || player === '');
  const facts = tables.map(
    (table) => `select ${grain}, ${paddedColumns(table)} from (
      select ${place}, ${product} as product_id, ${sumsOf(table)}
      from ${table === 'jackpot_movement' ? jackpots : table} f where ${where} group by ${within}) ${table}_sum`,
  );
  return store.query<BrandTaxFacts>(
    `select brand_id as "brandId", gaming_day as "day", licence_id as "licenceId", channel as "channel", vertical as "vertical",
       product_id as "productId", currency as "currency",
       ${taxMeasures.map((name) => `${total(sumColumns[name])} as "${name}"`).join(', ')}
     from (${facts.join('\nunion all ')}) as f group by ${grain}`,
    params.values,
    options,
  );
}

const jackpots = `(select brand_id, gaming_day, licence_id, channel, vertical,
  coalesce(product_id, pool_id) as product_id, currency, kind, amount, known_at, superseded_at from jackpot_movement)`;

/** Columns of `daily_sum`. */
const sumColumns: Readonly<Record<Measure, string>> = {
  placedCash: 'placed_cash',
  placedBonus: 'placed_bonus',
  settledCash: 'settled_cash',
  settledBonus: 'settled_bonus',
  voidCash: 'void_cash',
  voidBonus: 'void_bonus',
  lateVoidCash: 'late_void_cash',
  lateVoidBonus: 'late_void_bonus',
  wonCash: 'won_cash',
  wonBonus: 'won_bonus',
  paid: 'paid',
  expired: 'expired',
  jackpotContributions: 'jackpot_contributions',
  jackpotWins: 'jackpot_wins',
};

/** SQL of the day that rows of a grain stand under; `from` is SQL of the first day asked for. */
export function dayOfGrain(grain: FactGrain, day: string, from: string): string {
  if (grain !== 'MONTHS' && grain !== 'WEEKS') return day;
  const starts = [monthOf(day), ...(grain === 'WEEKS' ? [mondayOf(day)] : []), `cast(${from} as date)`];
  return `greatest(${starts.join(', ')})`;
}

/** Of all players, the products of a day added up: what is kept by day. */
function sumOfDays(
  store: Queryable,
  { brandIds, from, to, asOf, grain: asked, parts }: Parameters<typeof sumTaxFacts>[1],
  options: QueryOptions,
): Promise<BrandTaxFacts[]> {
  const ofParts = (params: SqlParams) =>
    parts === undefined
      ? ''
      : ` and (channel, vertical) in (${parts.map((one) => `(${params.add(one.channel)}, ${params.add(one.vertical)})`).join(', ')})`;
  const day = dayOfGrain(asked, 'gaming_day', '$1');
  return readSums<BrandTaxFacts>(
    store,
    [from, to, asOf],
    (
      sums,
      params,
    ) => `select brand_id as "brandId", ${day} as "day", licence_id as "licenceId", channel as "channel", vertical as "vertical",
       cast(null as varchar) as "productId", currency as "currency",
       ${taxMeasures.map((name) => `${total(sumColumns[name])} as "${name}"`).join(', ')}
     from ${sums(`${betweenDays(brandIds, params)}${ofParts(params)}`, '$3')} s
     group by brand_id, ${day}, licence_id, channel, vertical, currency having ${hasFacts(...playTables)}`,
    options,
  );
}
