/** Why no day is known on which something is due, by the code of what is said. */
export const dueWords = {
  NO_SOURCE_READ: 'No source for the due day was read.',
  TOLD_BY_FORM: 'The due day is told by {{form}}.',
  DAY_NOT_STATED: 'The source does not state the day within the period.',
  TAXED_BY_DAY: 'This is taxed by the day: no day is due for another period.',
  TAXED_BY_WEEK: 'This is taxed by the week: no day is due for another period.',
  TAXED_BY_MONTH: 'This is taxed by the month: no day is due for another period.',
  TAXED_BY_BIMONTH: 'This is taxed by two months: no day is due for another period.',
  TAXED_BY_QUARTER: 'This is taxed by the quarter: no day is due for another period.',
  TAXED_BY_HALF: 'This is taxed by the half year: no day is due for another period.',
  TAXED_BY_YEAR: 'This is taxed by the year: no day is due for another period.',
  TAXED_BY_UNKNOWN: 'How long the periods of this tax are was not read: no day is due for these days.',
} as const;
export type DueTextCode = keyof typeof dueWords;
