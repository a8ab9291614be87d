import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import { readLicences } from '../house/users/read-licences';
import type { Queryable } from '../store/store';

/** What is wrong with a licence that something is asked of: one of the brands has to have it. */
export async function licenceFaults(
  store: Queryable,
  brandIds: readonly string[],
  licenceId: string | undefined,
): Promise<FieldError[]> {
  if (licenceId === undefined) return [];
  const licences = [...(await readLicences(store, brandIds)).values()].flat();
  if (licences.some(({ id }) => id === licenceId)) return [];
  const message = 'The brand has no such licence: choose one that it has, or leave it out';
  return [{ field: 'licenceId', code: 'UNKNOWN_LICENCE', message }];
}
