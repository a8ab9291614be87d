/** What the checks of a report or of a gaming day found, by the code of what is said. */
export const checkWords = {
  REVENUE_HOLDS: 'Revenue equals stakes less voids less winnings in every row and in total',
  REVENUE_BROKEN_IN_ROWS: '{{rows}} {{rows|row breaks|rows break}} the revenue formula',
  REVENUE_BROKEN_IN_TOTAL: '{{rows}} {{rows|row|rows}} and the total break the revenue formula',
  DETAILS_ADD_UP: 'The details add up to the total of the records',
  DETAILS_DO_NOT_ADD_UP: 'The details do not add up to the total of the records',
  NOTHING_TWICE: 'No record is counted twice',
  RECORDS_TWICE: '{{records}} {{records|record is|records are}} counted twice',
  NOTHING_IMPOSSIBLE: 'No count, stake or payout is negative, and no hold exceeds 100 %',
  IMPOSSIBLE_ROWS: '{{rows}} {{rows|row has|rows have}} a negative count or amount, or a hold above one',
  DATA_COMPLETE: 'The period has ended and all its loads arrived in full',
  DATA_MAY_CHANGE: 'The figures may still change. {{reasons}}',
  FACTS_CHANGED:
    'Records or rules of the period have changed since this report was submitted: simulated again, it may have other figures. Return it, or state why it is sent as it is',
  RECORDS_KEEP_LAWS: 'Bets, settlements and payments of the day are consistent',
  RECORDS_BREAK_LAWS: 'Records break data rules: {{laws}}',
  OTHER_PERIOD: 'The period does not match the reporting period of this report',
  RULES_UNREAD: 'The tax is based on rules not verified at source: {{rules}}',
  RETURN_AGREES: 'The rows add up to the tax base, {{base}}',
  RETURN_DIFFERS: 'The rows add up to {{returned}}, but the tax base is {{base}} under {{rules}}',
  TAX_OF_COMPANY:
    'The tax is owed by the company {{company}}, for other brands too: this return has only a part of it. Close the tax period and file that.',
  TAX_NOT_COMPUTED: 'The tax cannot be calculated because data is missing: {{missing}}',
  SAME_AS_SENT: 'All rows are the same as in version {{version}}, which has already been sent',
  NIL_REPORT: 'No activity in this period: this is a nil report',
  CHANNELS_ADD_UP: 'Online and retail add up to the total',
  CHANNELS_DO_NOT_ADD_UP: '{{count}} {{count|record is|records are}} neither online nor assigned to a shop',
  TWO_VERSIONS_IN_FORCE: '{{count}} {{count|record has|records have}} two versions in force',
  FACTS_IN_ORDER: 'Bets were accepted before they were settled, and settled before they were paid',
  FACTS_OUT_OF_ORDER:
    '{{count}} {{count|record is dated before the event it depends on|records are dated before the event they depend on}}',
  NOTHING_NEGATIVE: 'No count or amount is negative',
  NEGATIVE_FACTS: '{{count}} {{count|record has|records have}} a negative count or amount',
  FILES_AS_THEY_SAY:
    'Every file is complete: records received are accepted, rejected or duplicate, and control totals agree',
  FILES_NOT_AS_THEY_SAY:
    '{{count}} {{count|file is incomplete or does not match its control total|files are incomplete or do not match their control total}}',
} as const;
export type CheckTextCode = keyof typeof checkWords;
