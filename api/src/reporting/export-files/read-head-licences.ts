import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import type { HeadLicence } from './export-head';

interface LicenceRow {
  readonly id: string;
  readonly authority: string;
  readonly number: string;
  readonly company: string | null;
  readonly company_number: string | null;
}

/** The licences of brands, or those of them with the `ids`, each once, with the companies that hold them, where those are on record, oldest first. */
export async function readHeadLicences(
  store: Queryable,
  brandIds: readonly string[],
  ids?: readonly string[],
): Promise<HeadLicence[]> {
  const params = createSqlParams();
  const rows = await store.query<LicenceRow>(
    `select l.id, l.authority, l.number, e.name as company, e.number as company_number
     from licence l left join legal_entity e on e.id = l.entity_id
     where l.id in (select licence_id from licence_brand where brand_id in (${params.addAll(brandIds)}))
     order by l.valid_from, l.id`,
    params.values,
  );
  const within = rows.filter(({ id }) => ids?.includes(id) ?? true);
  return within.map(({ authority, number, company, company_number: own }) => ({
    authority,
    number,
    company: company === null || own === null ? company : `${company} (${own})`,
  }));
}
