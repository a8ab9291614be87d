import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { jurisdictionOf } from '../../domain/tax/product-class';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable, QueryOptions } from '../../store/store';

/** Which brands the licences of each company cover, whoever asks: their ids, and nothing of their figures. */
export interface Coverage {
  /**
   * The brands whose play and money make a tax period, the one that it stands under first: that of the company's name
   * where there is one, else the first by id. Never empty.
   */
  brandsOf(key: PayerKey): readonly [string, ...string[]];
  /** Whether licences of one company cover both brands, under whatever law. */
  areTogether(oneBrandId: string, otherBrandId: string): boolean;
  /** The names of the companies by id; one that is not kept has none. */
  readonly names: ReadonlyMap<string, string>;
}

export type PayerKey = Pick<TaxPeriodKey, 'entityId' | 'jurisdiction' | 'period'>;

interface CoverRow {
  readonly entityId: string;
  readonly entityName: string | null;
  readonly authority: string;
  readonly country: string;
  readonly brandId: string;
  readonly from: Day;
  readonly to: Day | null;
}

/** Reads what every company's licences cover. */
export function readCoverage(store: Queryable, options: QueryOptions = {}): Promise<Coverage> {
  return actForAllBrands(async () => {
    const rows = await store.query<CoverRow>(
      `select l.entity_id as "entityId", e.name as "entityName", l.authority as "authority", b.country as "country", c.brand_id as "brandId",
         greatest(l.valid_from, coalesce(c.covered_from, l.valid_from)) as "from", l.valid_to as "to"
       from licence l join licence_brand c on c.licence_id = l.id join brand b on b.id = c.brand_id
       left join legal_entity e on e.id = l.entity_id`,
      [],
      options,
    );
    return coverageOf(rows);
  });
}

function coverageOf(rows: readonly CoverRow[]): Coverage {
  return {
    names: new Map(rows.map(({ entityId, entityName }) => [entityId, entityName ?? entityId])),
    areTogether(one, other) {
      const holdersOf = (id: string) =>
        rows.filter(({ brandId }) => brandId === id).map(({ entityId }) => entityId);
      return one === other || holdersOf(one).some((entityId) => holdersOf(other).includes(entityId));
    },
    brandsOf({ entityId, jurisdiction, period }) {
      const ofLaw = rows.filter(
        (row) => row.entityId === entityId && (jurisdictionOf(row.authority) ?? row.country) === jurisdiction,
      );
      const within = ofLaw.filter(({ from, to }) => from <= period.to && (to === null || to >= period.from));
      // Play outside its licence is none of any other brand's.
      const [first = entityId, ...more] = inOrder(within.length > 0 ? within : ofLaw, entityId);
      return [first, ...more];
    },
  };
}

function inOrder(rows: readonly CoverRow[], entityId: string): string[] {
  const ids = [...new Set(rows.map(({ brandId }) => brandId))].sort();
  return ids.includes(entityId) ? [entityId, ...ids.filter((id) => id !== entityId)] : ids;
}
