/** English words of the operators of a condition: `Stakes is at least 5`. */
export const operators = {
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
