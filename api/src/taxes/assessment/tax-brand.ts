import type { Channel, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import { closesAt } from '../../domain/periods/gaming-day';
import type { GamingClock } from '../../figures/period-status';
import { createSqlParams } from '../../store/sql-params';
import { settingsOf } from '../../house/settings/read-brand-settings';
import type { Queryable, QueryOptions } from '../../store/store';

/** What of a brand its taxes are computed by. */
export interface TaxBrand extends GamingClock {
  readonly name: string;
  readonly channels: readonly Channel[];
  /** How long late records are awaited after the end of a period. */
  readonly lateToleranceHours: number;
}

/** The brands by id. */
export async function readTaxBrands(
  store: Queryable,
  brandIds: readonly string[],
  options: QueryOptions = {},
): Promise<TaxBrand[]> {
  if (brandIds.length === 0) return [];
  const params = createSqlParams();
  const rows = await store.query<GamingClock & { name: string; channels: string; settings: unknown }>(
    `select b.id as "id", b.name as "name", b.zone as "zone", b.cutoff as "cutoff", b.channels as "channels",
       s.settings as "settings"
     from brand b left join brand_settings s on s.brand_id = b.id
     where b.id in (${params.addAll(brandIds)}) order by b.id`,
    params.values,
    options,
  );
  return rows.map(({ settings, ...brand }) => ({
    ...brand,
    channels: brand.channels.split(',').filter((name) => name === 'ONLINE' || name === 'RETAIL'),
    lateToleranceHours: settingsOf(settings).lateToleranceHours,
  }));
}

/** The instant at which a tax period closes softly: when late records of it are accepted by none of its brands any more. */
export function lastClosing(brands: readonly TaxBrand[], period: Pick<Period, 'to'>): Instant {
  const ends = brands.map((brand) => closesAt(brand, period, brand.lateToleranceHours)).sort();
  const last = ends.at(-1);
  if (last === undefined) throw new RangeError('a tax period of no brand never closes');
  return last;
}
