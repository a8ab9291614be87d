import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { jurisdictionOf } from '../../../domain/tax/product-class';
import { licenceFaults } from '../../../figures/licence-faults';
import { readLicences } from '../../../house/users/read-licences';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { ValidationFailed } from '../../../platform/http/problems';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';
import { requirePeriod } from './require-period';
import type { TotalQuestion } from './total-question';

type Asked = Period & Pick<TotalQuestion, 'licenceId' | 'jurisdiction' | 'currency'>;

/**
 * Refuses what no figures can be of: without a word it would be answered by a nil report that looks final.
 *
 * Errors: `ValidationFailed` naming each field; a licence or a law has to be that of one of the brands.
 */
export async function requireQuestion(
  store: Queryable,
  brands: readonly ActiveBrand[],
  question: Asked,
): Promise<void> {
  requirePeriod(question);
  if (brands.length === 0) return;
  const faults = [
    ...(await unplayedLicence(store, brands, question)),
    ...(await foreignLaw(store, brands, question)),
    ...unknownCurrency(question),
  ];
  if (faults.length > 0) throw new ValidationFailed(faults);
}

const idsOf = (brands: readonly ActiveBrand[]) => brands.map(({ id }) => id);

/** A licence that no longer covers a brand still has what was played under it. */
async function unplayedLicence(
  store: Queryable,
  brands: readonly ActiveBrand[],
  { licenceId }: Asked,
): Promise<FieldError[]> {
  const faults = await licenceFaults(store, idsOf(brands), licenceId);
  if (faults.length === 0) return [];
  const params = createSqlParams(licenceId ?? null);
  const played = await store.query(
    `select 1 from daily_sum where licence_id = $1 and brand_id in (${params.addAll(idsOf(brands))}) limit 1`,
    params.values,
  );
  return played.length === 0 ? faults : [];
}

async function foreignLaw(
  store: Queryable,
  brands: readonly ActiveBrand[],
  { jurisdiction }: Asked,
): Promise<FieldError[]> {
  if (jurisdiction === undefined || brands.some(({ country }) => country === jurisdiction)) return [];
  const licences = [...(await readLicences(store, idsOf(brands))).values()].flat();
  if (licences.some(({ authority }) => jurisdictionOf(authority) === jurisdiction)) return [];
  const message = 'The brand has no licence of this country: choose one where it has, or leave it out';
  return [{ field: 'jurisdiction', code: 'UNKNOWN_JURISDICTION', message }];
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function unknownCurrency({ currency }: Asked): FieldError[] {
  if (currency === undefined || currencies.has(currency)) return [];
  const message = 'There is no such currency: choose one of ISO 4217, or leave it out';
  return [{ field: 'currency', code: 'UNKNOWN_CURRENCY', message }];
}
