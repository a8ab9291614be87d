import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { termsOf, type LicenceTerms, type OwnTerms, type Terms } from '../../domain/periods/licence-terms';
import { jurisdictionOf } from '../../domain/tax/product-class';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';

/** A licence as it covers one brand, with what that has where the licence has nothing of its own. */
export interface KnownLicence extends LicenceTerms {
  readonly entityName: string;
  readonly own: OwnTerms;
}

interface Row extends OwnTerms {
  readonly licenceId: string;
  readonly brandId: string;
  readonly entityId: string;
  readonly entityName: string | null;
  readonly authority: string;
  readonly country: string;
  readonly from: Day;
  readonly to: Day | null;
  readonly brandCurrency: string;
  readonly brandZone: string;
  readonly brandCutoff: string;
}

/** The licences that cover any of `brandIds`, once for each of these, by licence and brand; left out: all of the house. */
export async function readLicenceTerms(
  store: Queryable,
  brandIds?: readonly string[],
  options: QueryOptions = {},
): Promise<KnownLicence[]> {
  if (brandIds?.length === 0) return [];
  const params = createSqlParams();
  const where = brandIds === undefined ? '' : `where c.brand_id in (${params.addAll(brandIds)})`;
  const rows = await store.query<Row>(
    `${termsUnder('licence_brand')} ${where} ${inOrder}`,
    params.values,
    options,
  );
  return rows.map(licenceOf);
}

/** What a licence would be if it had `own`, and covered these brands for that company. */
export async function readProposedTerms(
  store: Queryable,
  proposed: {
    readonly licenceId: string;
    readonly entityId: string;
    readonly brands: readonly { readonly brandId: string; readonly from: Day | null }[];
    readonly own: OwnTerms;
  },
): Promise<KnownLicence[]> {
  const { licenceId, entityId, brands, own } = proposed;
  const params = createSqlParams();
  const covers = brands.map(
    ({ brandId, from }) =>
      `select cast(${params.add(licenceId)} as varchar) as licence_id, cast(${params.add(brandId)} as varchar) as brand_id,
         cast(${params.add(from)} as date) as covered_from`,
  );
  const rows = await store.query<Row>(
    `${termsUnder(`(${covers.join(' union all ')})`)} ${inOrder}`,
    params.values,
  );
  return rows.map((row) => licenceOf({ ...row, ...own, entityId }));
}

const termsUnder = (covers: string) =>
  `select l.id as "licenceId", c.brand_id as "brandId", l.entity_id as "entityId", e.name as "entityName",
     l.authority as "authority", b.country as "country",
     greatest(l.valid_from, coalesce(c.covered_from, l.valid_from)) as "from", l.valid_to as "to",
     l.currency as "currency", l.zone as "zone", l.cutoff as "cutoff",
     b.currency as "brandCurrency", b.zone as "brandZone", b.cutoff as "brandCutoff"
   from licence l join ${covers} c on c.licence_id = l.id join brand b on b.id = c.brand_id
   left join legal_entity e on e.id = l.entity_id`;
const inOrder = 'order by l.id, c.brand_id';

function licenceOf({
  licenceId,
  brandId,
  entityId,
  entityName,
  authority,
  country,
  ...row
}: Row): KnownLicence {
  const { from, to, currency, zone, cutoff } = row;
  const own = { currency, zone, cutoff };
  const ofBrand: Terms = { currency: row.brandCurrency, zone: row.brandZone, cutoff: row.brandCutoff };
  return {
    ...{ licenceId, brandId, entityId, entityName: entityName ?? entityId, from, to, own },
    jurisdiction: jurisdictionOf(authority) ?? country,
    ...termsOf(own, ofBrand),
  };
}
