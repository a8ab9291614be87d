import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import { NotFound, ValidationFailed } from '../../../platform/http/problems';
import type { PickedTickets } from '../report-definition';
import { readAppliedSet, type AppliedSet } from './applied-sets';
import type { Queryable } from '../../../store/store';
import { checkCriteria, criteriaInWords } from './criteria';
import { picksOf } from './picked-tickets';

/** Which tickets a call is about: at most one of the two is given. */
export interface PickedBy {
  readonly appliedSetId?: string | undefined;
  readonly criteria?: CriteriaGroup | undefined;
}

/** An applied set of the brand. Errors: `NotFound`, also for the sets of other brands. */
export async function requireAppliedSet(store: Queryable, brandId: string, id: string): Promise<AppliedSet> {
  const set = await readAppliedSet(store, brandId, id);
  if (set === undefined) throw new NotFound('set of applied filters');
  return set;
}

/** The tickets of a report; undefined for all. Errors: `NotFound` for a set, `ValidationFailed` for criteria. */
export async function pickTickets(
  store: Queryable,
  brandId: string,
  by: PickedBy,
): Promise<PickedTickets | undefined> {
  if (by.appliedSetId !== undefined) {
    const { id, criteria, words } = await requireAppliedSet(store, brandId, by.appliedSetId);
    return {
      criteria,
      appliedSetId: id,
      words,
      picksAt: criteria === null ? null : picksAt(brandId, criteria),
    };
  }
  if (by.criteria === undefined) return undefined;
  const errors = checkCriteria(by.criteria);
  if (errors.length > 0) throw new ValidationFailed(errors);
  return {
    criteria: { all: [by.criteria] },
    appliedSetId: null,
    words: [criteriaInWords(by.criteria)],
    picksAt: picksAt(brandId, by.criteria),
  };
}

function picksAt(brandId: string, criteria: CriteriaGroup): NonNullable<PickedTickets['picksAt']> {
  return (asOf) => picksOf(criteria, brandId, asOf);
}
