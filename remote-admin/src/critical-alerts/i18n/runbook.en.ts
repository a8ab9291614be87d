/** What each critical alert is called, means and asks for. */
export const runbook = {
  'CA-01': {
    name: 'Deadline approaching',
    means: 'A report is due within a day and has not been sent.',
    todo: 'Open the obligation, simulate the report and submit it for confirmation, and tell the approver that it is urgent.',
    step: 'Prepare and file it',
  },
  'CA-02': {
    name: 'Deadline missed',
    means:
      'The deadline has passed and nothing has been filed with the authority. Penalties may apply from today.',
    todo: 'Send the report now, inform the authority of the reason for the delay, and resolve with a note of what you told them.',
    step: 'File it now',
  },
  'CA-03': {
    name: 'No acknowledgement',
    means: 'A report was sent, and the authority has not acknowledged it within the required hours.',
    todo: 'Check the outbound calls to the authority. Contact the authority by telephone; attach its response in Double confirmation.',
    step: 'View the submission',
  },
  'CA-04': {
    name: 'Submission rejected',
    means: 'The authority has rejected a report. Legally it counts as not filed.',
    todo: 'Read the rejection code and text, start a correction in Double confirmation and send the next version.',
    step: 'View the reason and correct it',
  },
  'CA-05': {
    name: 'Totals do not match',
    means: 'Source totals, loaded data and reported figures differ, or a data rule is broken.',
    todo: 'Compare control totals in Data loads. Do not confirm anything for the period until the difference is explained.',
    step: 'View the differences',
  },
  'CA-06': {
    name: 'Data missing',
    means: 'An expected file has not arrived, or a source was silent during hours that always have bets.',
    todo: 'Ask the source for the file. If it will not arrive, explain the gap in Data loads.',
    step: 'View missing files',
  },
  'CA-07': {
    name: 'Late records',
    means: 'Records arrived for a period that is closed or already reported.',
    todo: 'Review the changes. Amend the tax period or send a correction, or carry the difference forward if the authority requires it.',
    step: 'View the changes',
  },
  'CA-08': {
    name: 'Duplicate file',
    means: 'The same file, or many records already loaded, were sent again. Nothing was counted twice.',
    todo: 'Notify the source. No action is needed beyond acknowledging.',
    step: 'View the files',
  },
  'CA-09': {
    name: 'Audit chain broken',
    means: 'An audit trail row or a frozen payload does not match its hash. The record has been altered.',
    todo: 'Stop confirming. Verify the chain in Reports log, keep a copy of the data store and contact the system operator.',
    step: 'View the record',
  },
  'CA-10': {
    name: 'Authority not responding',
    means: 'Calls to an authority are failing: five in a row, or more than one in five.',
    todo: 'Check the outbound calls in API log. Check the network, the key and the authority’s own status; sending resumes automatically.',
    step: 'View the calls',
  },
  'CA-11': {
    name: 'Certificate expiring',
    means:
      'A certificate that signs or protects calls to an authority expires within 30 days, or has expired.',
    todo: 'Renew it with the authority and install the new one before that date.',
    step: 'Enter the new certificate',
  },
  'CA-12': {
    name: 'Rule not verified',
    means: 'A pending report is based on a tax rule that has not been verified.',
    todo: 'Have the rule verified in Authorities, or confirm the report with a reason.',
    step: 'View the report',
  },
  'CA-13': {
    name: 'Confirmation refused',
    means: 'A user tried to confirm their own report, or entered an incorrect control total three times.',
    todo: 'An administrator speaks to the user and records the outcome.',
    step: 'View the submission',
  },
  'CA-14': {
    name: 'Player funds not covered',
    means: 'The funds held are less than what is owed to players.',
    todo: 'Notify finance now. Cover the shortfall and load the new balances.',
    step: 'View the funds',
  },
  'CA-15': {
    name: 'Source clock ahead',
    means:
      'A source closes its files before their hour ends: its clock is wrong, and bets may fall on the wrong day.',
    todo: 'Ask the source to correct its clock. The alert ends after twenty files on time.',
    step: 'View the source',
  },
  'CA-16': {
    name: 'Unusual figure',
    means:
      'The hold of a vertical is far outside its range over the last 90 days. This is not necessarily an error.',
    todo: 'Review the largest winnings of the day, then resolve with your findings.',
    step: 'View the surrounding days',
  },
  'CA-17': {
    name: 'Exchange rate missing',
    means: 'There are records for days without an exchange rate.',
    todo: 'Load the rates for those days; figures in other currencies stay provisional until then.',
    step: 'View affected figures',
  },
  'CA-18': {
    name: 'Drawer over or short',
    means: 'Shifts of a shop were over or short by more than the tolerance.',
    todo: 'Ask the shop, compare with the shift, and resolve with the explanation.',
    step: 'View the shifts',
  },
};
