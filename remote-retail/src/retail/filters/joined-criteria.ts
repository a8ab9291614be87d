import {
  conditionsOf,
  isGroup,
  mostConditions,
  partsOf,
  type CriteriaGroup,
  type CriteriaPart,
} from '@tallyhouse/shared/contracts/criteria';
import { deepestGroup } from './draft-criteria';

/**
 * Criteria that hold where all the filters and the choice of branches hold, to be looked at before Apply.
 *
 * Null where there is nothing to join, or where together they are more than one filter may hold.
 */
export function joinedCriteria(
  filters: readonly CriteriaGroup[],
  branches: readonly string[],
): CriteriaGroup | null | 'too-large' {
  const parts: CriteriaPart[] = filters.flatMap((criteria): readonly CriteriaPart[] =>
    'all' in criteria || partsOf(criteria).length === 1 ? partsOf(criteria) : [criteria],
  );
  if (branches.length > 0) parts.push({ field: 'branch', op: 'in', value: [...branches] });
  if (parts.length === 0) return null;
  const joined: CriteriaGroup = { all: parts };
  const fits = conditionsOf(joined).length <= mostConditions && depthOf(joined) <= deepestGroup;
  return fits ? joined : 'too-large';
}

function depthOf(group: CriteriaGroup): number {
  return 1 + Math.max(0, ...partsOf(group).map((part) => (isGroup(part) ? depthOf(part) : 0)));
}
