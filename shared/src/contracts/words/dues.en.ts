/** Why no day is known on which something is due, by the code of what is said. */
export const dueWords = {
  NO_SOURCE_READ: 'No source for the due date has been read.',
  TOLD_BY_FORM: 'The due date is stated on {{form}}.',
  DAY_NOT_STATED: 'The source does not state the day within the period.',
  TAXED_BY_DAY: 'Taxed daily: there is no due date for other periods.',
  TAXED_BY_WEEK: 'Taxed weekly: there is no due date for other periods.',
  TAXED_BY_MONTH: 'Taxed monthly: there is no due date for other periods.',
  TAXED_BY_BIMONTH: 'Taxed every two months: there is no due date for other periods.',
  TAXED_BY_QUARTER: 'Taxed quarterly: there is no due date for other periods.',
  TAXED_BY_HALF: 'Taxed half-yearly: there is no due date for other periods.',
  TAXED_BY_YEAR: 'Taxed annually: there is no due date for other periods.',
  TAXED_BY_UNKNOWN: 'The length of this tax’s periods is not known: there is no due date for these days.',
} as const;
export type DueTextCode = keyof typeof dueWords;
