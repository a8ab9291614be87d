import type { Condition, ReportType } from '../../contracts/report-fields';

/** Licences of a brand by what they are played in. */
export type LicencesByCurrency = NonNullable<ReportType['currencies']>;

/** The currency that the licences named by `filters` are all played in; null where they name none, or of several. */
export function chosenCurrency(currencies: LicencesByCurrency, filters: readonly Condition[]): string | null {
  const named = filters.filter(isOfLicence).map(licencesOf);
  if (named.length === 0) return null;
  const left = currencies.filter(({ licenceIds }) =>
    licenceIds.some((id) => named.every((licences) => licences.includes(id))),
  );
  return left.length === 1 ? (left[0]?.currency ?? null) : null;
}

/** The filters with the licences of `currency` in place of those that they named. */
export function withCurrency(
  currencies: LicencesByCurrency,
  filters: readonly Condition[],
  currency: string | undefined,
): readonly Condition[] {
  const value = currencies.find((one) => one.currency === currency)?.licenceIds ?? [];
  return [...filters.filter((one) => !isOfLicence(one)), { field: 'licence', op: 'in', value }];
}

/** The filters as they are where their licences are in one currency; else those of the brand's own are chosen. */
export function inOneCurrency(
  currencies: LicencesByCurrency,
  filters: readonly Condition[],
): readonly Condition[] {
  if (currencies.length === 0 || chosenCurrency(currencies, filters) !== null) return filters;
  return withCurrency(currencies, filters, currencies[0]?.currency);
}

/** Other conditions on licences leave any currency. */
function isOfLicence({ field, op }: Condition): boolean {
  return field === 'licence' && (op === 'eq' || op === 'in');
}

function licencesOf({ value }: Condition): readonly (string | number)[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}
