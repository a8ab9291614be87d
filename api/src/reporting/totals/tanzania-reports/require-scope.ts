import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import type { RulePack } from '../../../domain/rules/rule-pack';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { ValidationFailed } from '../../../platform/http/problems';
import type { Queryable } from '../../../store/store';
import type { TanzanianBook } from './read-book';

interface Scope {
  readonly region: string | undefined;
  readonly productClass: string | undefined;
  readonly pack: RulePack;
  readonly book: TanzanianBook;
}

/** Errors: `ValidationFailed` naming a region without a shop of the brand, or a product class that no rule and no play has. */
export async function requireScope(
  store: Queryable,
  { id }: ActiveBrand,
  { region, productClass, pack, book }: Scope,
): Promise<void> {
  const faults: FieldError[] = [];
  if (region !== undefined) {
    const shops = await store.query('select 1 from branch where brand_id = $1 and region = $2 limit 1', [
      id,
      region,
    ]);
    const message = 'The brand has no shop in such a region: choose one where it has, or leave it out';
    if (shops.length === 0) faults.push({ field: 'region', code: 'UNKNOWN_REGION', message });
  }
  if (productClass !== undefined && !book.classes.has(productClass)) {
    const isRuled = pack.rules.some(
      ({ jurisdiction, product }) => jurisdiction === 'TZ' && product === productClass,
    );
    const message = 'The Act has no such class: choose one that it taxes, or leave it out';
    if (!isRuled) faults.push({ field: 'productClass', code: 'UNKNOWN_CLASS', message });
  }
  if (faults.length > 0) throw new ValidationFailed(faults);
}
