import type { Day, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { OfficialRate } from '../../domain/money/official-rate';
import type { BrandReads } from '../../figures/brand-reads';
import { createSqlParams } from '../../store/sql-params';
import type { QueryOptions } from '../../store/store';
import { ratesByDay, ratesOfDays, type DayRates } from './read-rates';

/** The days of a call. */
export interface CallDays {
  /** Holds every day that any amount of the call is converted at. */
  readonly whole: Period;
  readonly asOf: Instant;
}

/** The rates of some pairs by the name of the pair, each day's worked out once. */
type Pairs = ReadonlyMap<string, () => ReadonlyMap<Day, OfficialRate | null>>;

/** Every pair with a currency that brands and licences are played in: nearly always all that a call converts. */
const played = `(select currency from brand union select currency from licence where currency is not null)`;
const ofPlay = `(currency_from in ${played} or currency_to in ${played})`;

/**
 * Rates from some currencies into one, for any day of a call. Its rates are read once for all that it converts; where those
 * that are played in do not have a pair, once more, every pair.
 */
export async function readCallRates(
  reads: BrandReads,
  { from, to, ...days }: CallDays & { readonly from: readonly string[]; readonly to: string },
  options: QueryOptions = {},
): Promise<DayRates> {
  const nameOf = (one: string) => `${one} ${to}`;
  const ofHouse = await readPairs(reads, ofPlay, days, options);
  const isKnown = from.every((one) => one === to || ofHouse.has(nameOf(one)));
  const pairs = isKnown ? ofHouse : await readPairs(reads, 'true', days, options);
  return { rateOf: (currency, day) => pairs.get(nameOf(currency))?.().get(day) ?? null };
}

function readPairs(
  reads: BrandReads,
  which: string,
  { whole, asOf }: CallDays,
  options: QueryOptions,
): Promise<Pairs> {
  return reads.once(['rates', which, whole, asOf], async () => {
    const params = createSqlParams();
    const sql = ratesOfDays(which, { period: whole, asOf }, params);
    const pairs = new Map<string, OfficialRate[]>();
    for (const rate of await reads.store.query<OfficialRate>(sql, params.values, options)) {
      const name = `${rate.from} ${rate.to}`;
      const known = pairs.get(name);
      if (known === undefined) pairs.set(name, [rate]);
      else known.push(rate);
    }
    return new Map(
      [...pairs].map(([name, rates]) => {
        let byDay: ReadonlyMap<Day, OfficialRate | null> | undefined;
        return [name, () => (byDay ??= ratesByDay(rates, whole))];
      }),
    );
  });
}
