/** What the checks of a report or of a gaming day found, by the code of what is said. */
export const checkWords = {
  REVENUE_HOLDS: 'Revenue is stakes less voids less winnings in every row and in total',
  REVENUE_BROKEN_IN_ROWS: '{{rows}} rows break the formula of revenue',
  REVENUE_BROKEN_IN_TOTAL: '{{rows}} rows and the total break the formula of revenue',
  DETAILS_ADD_UP: 'The details add up to the total of the facts',
  DETAILS_DO_NOT_ADD_UP: 'The details do not add up to the total of the facts',
  NOTHING_TWICE: 'No record counts twice',
  RECORDS_TWICE: '{{records}} records count twice',
  NOTHING_IMPOSSIBLE: 'Counts, stakes and payouts are not negative, and no hold is above one',
  IMPOSSIBLE_ROWS: '{{rows}} rows have a negative count or amount, or a hold above one',
  DATA_COMPLETE: 'The period is over and every load of it arrived in full',
  DATA_MAY_CHANGE: 'The figures may still change: {{reasons}}',
  OTHER_PERIOD: 'The period is not the one this report is filed for',
  RULES_UNREAD: 'The tax rests on rules whose source nobody has read: {{rules}}',
  RETURN_AGREES: 'The rows come to the base of the tax, {{base}}',
  RETURN_DIFFERS: 'The rows come to {{returned}}, but the tax is on {{base}}, by {{rules}}',
  TAX_NOT_COMPUTED: 'The tax cannot be computed, for facts are missing: {{missing}}',
  NIL_REPORT: 'No activity in this period: this is a nil report',
  CHANNELS_ADD_UP: 'Online and retail make the total',
  CHANNELS_DO_NOT_ADD_UP:
    'In {{count}} kinds of facts online and retail do not make the total: some name another channel',
  TWO_VERSIONS_IN_FORCE: '{{count}} records are in force in two versions at once',
  FACTS_IN_ORDER: 'Bets were accepted before they were settled, and settled before they were paid',
  FACTS_OUT_OF_ORDER: '{{count}} facts come before what they follow from',
  NOTHING_NEGATIVE: 'No count and no amount is negative',
  NEGATIVE_FACTS: '{{count}} facts have a negative count or amount',
  FILES_AS_THEY_SAY:
    'Every file holds what it says: received is accepted, rejected or repeated, and control totals agree',
  FILES_NOT_AS_THEY_SAY: '{{count}} files do not hold what they say',
} as const;
export type CheckTextCode = keyof typeof checkWords;
