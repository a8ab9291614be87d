import type { Channel, Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { classByLaw, jurisdictionOf } from '../../../domain/tax/product-class';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';

/** What a brand offers under one licence, with what the law takes it for. */
export interface TaxSubject {
  readonly brandId: string;
  /** The company that holds the licence; one named as the brand where nobody knows the licence. */
  readonly entityId: string;
  readonly licenceId: string;
  readonly channel: Channel;
  readonly vertical: Vertical;
  readonly jurisdiction: string;
  /** Null where neither law nor licence says it: nothing is taxed by guess. */
  readonly productClass: string | null;
  /** Day of the first fact. */
  readonly from: Day;
  /** Last day of the licence; null while it holds. */
  readonly to: Day | null;
}

interface SubjectRow {
  readonly brandId: string;
  readonly entityId: string;
  readonly licenceId: string;
  readonly channel: Channel;
  readonly vertical: Vertical;
  readonly country: string;
  readonly authority: string | null;
  readonly ofLicence: string | null;
  readonly from: Day;
  readonly to: Day | null;
}

/** Every licence, channel and vertical of which the brands have facts, by brand, licence, channel and vertical. */
export async function readTaxSubjects(
  store: Queryable,
  brandIds: readonly string[],
  options: QueryOptions = {},
): Promise<TaxSubject[]> {
  if (brandIds.length === 0) return [];
  const params = createSqlParams();
  const where = `brand_id in (${params.addAll(brandIds)})`;
  const rows = await store.query<SubjectRow>(
    `select s.brand_id as "brandId", coalesce(l.entity_id, s.brand_id) as "entityId", s.licence_id as "licenceId", s.channel as "channel", s.vertical as "vertical",
       b.country as "country", l.authority as "authority", coalesce(own.product_class, every.product_class) as "ofLicence",
       s.first_day as "from", l.valid_to as "to"
     from (select brand_id, licence_id, channel, vertical, min(gaming_day) as first_day from daily_sum
       where ${where} and (bets is not null or settlements is not null or payments is not null)
       group by brand_id, licence_id, channel, vertical) s
     join brand b on b.id = s.brand_id
     left join licence_brand c on c.brand_id = s.brand_id and c.licence_id = s.licence_id
     left join licence l on l.id = c.licence_id
     left join licence_tax_class own on own.brand_id = s.brand_id and own.licence_id = s.licence_id
       and own.vertical = s.vertical
     left join licence_tax_class every on every.brand_id = s.brand_id and every.licence_id = s.licence_id
       and every.vertical = '*'
     order by s.brand_id, s.licence_id, s.channel, s.vertical`,
    params.values,
    options,
  );
  return rows.map(subjectOf);
}

function subjectOf({ country, authority, ofLicence, ...row }: SubjectRow): TaxSubject {
  const jurisdiction = (authority === null ? null : jurisdictionOf(authority)) ?? country;
  return { ...row, jurisdiction, productClass: ofLicence ?? classByLaw({ ...row, jurisdiction }) };
}
