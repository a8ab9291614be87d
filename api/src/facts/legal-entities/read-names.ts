import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';

interface NamedLicence {
  readonly licenceId: string;
  readonly brands: readonly { readonly brandId: string }[];
}

/** The licence by its number, and its brands by name; what is not there by its id. */
export function readNames(store: Queryable, { licenceId, brands }: NamedLicence) {
  return actForAllBrands(async () => {
    const licences = await store.query<{ number: string }>('select number from licence where id = $1', [
      licenceId,
    ]);
    const rows = await store.query<{ id: string; name: string }>('select id, name from brand');
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return {
      licence: licences[0]?.number ?? licenceId,
      brands: brands.map(({ brandId }) => names.get(brandId) ?? brandId).join(', '),
    };
  });
}

/** A company, also one that holds no licence yet; undefined where there is none. */
export async function readCompany(store: Queryable, id: string) {
  const [row] = await actForAllBrands(() =>
    store.query<{ name: string; country: string; number: string | null }>(
      'select name, country, number from legal_entity where id = $1',
      [id],
    ),
  );
  return row;
}
