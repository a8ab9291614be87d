import type { Queryable } from '../../store/store';
import type { HeadLicence } from './export-head';

interface LicenceRow {
  readonly authority: string;
  readonly number: string;
  readonly company: string | null;
  readonly company_number: string | null;
}

/** The licences of a brand with the companies that hold them, where those are on record, oldest first. */
export async function readHeadLicences(store: Queryable, brandId: string): Promise<HeadLicence[]> {
  const rows = await store.query<LicenceRow>(
    `select l.authority, l.number, e.name as company, e.number as company_number
     from licence l join licence_brand c on c.licence_id = l.id
       left join legal_entity e on e.id = l.entity_id
     where c.brand_id = $1
     order by l.valid_from, l.id`,
    [brandId],
  );
  return rows.map(({ authority, number, company, company_number: own }) => ({
    authority,
    number,
    company: company === null || own === null ? company : `${company} (${own})`,
  }));
}
