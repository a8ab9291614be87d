import type { FilterOp } from '../report-fields';

/** What stands between the name of a field and its values in the sentences that the server makes of conditions. */
export const conditionVerbs: Readonly<Record<FilterOp, string>> = {
  eq: 'is',
  ne: 'is not',
  in: 'is one of',
  nin: 'is none of',
  lt: 'is less than',
  le: 'is at most',
  gt: 'is more than',
  ge: 'is at least',
  between: 'is between',
  contains: 'contains',
  startsWith: 'starts with',
  isNull: 'has no value',
};
