import type { Queryable } from '../../store/store';
import { owes } from './plan-deadlines';
import { readObligations } from './read-obligations';

/**
 * Types of reports by which obligations are fulfilled: those towards one authority, those that one licence of the brands
 * owes, or both at once. None for a licence that the brands do not have.
 */
export async function reportTypesOwed(
  store: Queryable,
  brandIds: readonly string[],
  {
    authority,
    licenceId,
  }: { readonly authority?: string | undefined; readonly licenceId?: string | undefined },
): Promise<string[]> {
  const { register, licences } = await readObligations(store, brandIds);
  const own = licenceId === undefined ? null : licences.filter(({ id }) => id === licenceId);
  const types = register
    .filter(({ id }) => authority === undefined || id === authority)
    .flatMap((one) =>
      one.obligations
        .filter((obligation) => own === null || own.some((licence) => owes(licence, one, obligation)))
        .flatMap(({ fulfilledBy }) => (fulfilledBy.kind === 'REPORT' ? [fulfilledBy.reportType] : [])),
    );
  return [...new Set(types)].sort();
}
