/** What each critical alert is called, means and asks for. */
export const runbook = {
  'CA-01': {
    name: 'Deadline near',
    means: 'A report is due within a day, and nothing that fulfils it has been sent.',
    todo: 'Open the obligation, simulate and send the report for confirmation, and tell the second person that it is urgent.',
    step: 'Prepare and file it',
  },
  'CA-02': {
    name: 'Deadline missed',
    means: 'The due time has passed and the authority has nothing. Penalties may run from today.',
    todo: 'Send the report now, tell the authority why it is late, and resolve with a note that names what you told them.',
    step: 'File it now',
  },
  'CA-03': {
    name: 'No acknowledgement',
    means: 'A report was sent, and the authority has not acknowledged it within its hours.',
    todo: 'Look at the outbound calls of the authority. Ask them by telephone; attach their answer at Double confirmation.',
    step: 'See what was sent',
  },
  'CA-04': {
    name: 'Submission rejected',
    means: 'The authority has refused a report. In law it counts as not filed.',
    todo: 'Read the code and text of the rejection, start a correction at Double confirmation, and send the next version.',
    step: 'Read why, and correct it',
  },
  'CA-05': {
    name: 'Totals do not match',
    means: 'What sources said, what is loaded and what was reported differ, or a law of the books is broken.',
    todo: 'Compare control totals at Data loads. Do not confirm anything of the period until the difference has a cause.',
    step: 'See what differs',
  },
  'CA-06': {
    name: 'Data missing',
    means: 'A file that was expected has not come, or a source was silent in hours that always have bets.',
    todo: 'Ask the source for the file. If it will never come, explain the gap at Data loads.',
    step: 'See what is missing',
  },
  'CA-07': {
    name: 'Late records',
    means: 'Records came for a period that is closed or already reported.',
    todo: 'Look at what they change. Amend the tax period or send a correction; if the authority carries it over, do that.',
    step: 'See what changes',
  },
  'CA-08': {
    name: 'Duplicate file',
    means: 'The same file, or many known records, came again. Nothing was counted twice.',
    todo: 'Tell the source. Acknowledging is all it asks for.',
    step: 'See the files',
  },
  'CA-09': {
    name: 'Chain does not hold',
    means:
      'A row of the audit, or a frozen payload, is not what was hashed. Somebody or something changed the record.',
    todo: 'Stop confirming. Verify the chain at Reports log, keep a copy of the store, and bring in those who run the system.',
    step: 'See the record',
  },
  'CA-10': {
    name: 'Authority does not answer',
    means: 'Calls to an authority fail, five in a row or more than one in five.',
    todo: 'Look at the outbound calls at API log. Check the network, the key and the authority’s own status; sending goes on by itself.',
    step: 'See the calls',
  },
  'CA-11': {
    name: 'Certificate ends',
    means: 'A certificate that signs or protects calls to an authority ends within 30 days, or has ended.',
    todo: 'Renew it with the authority and put the new one in place before the date.',
    step: 'Enter the new certificate',
  },
  'CA-12': {
    name: 'Rule not verified',
    means: 'A report on its way rests on a tax rule that nobody has proved yet.',
    todo: 'Have the rule verified at Authorities, or confirm the report with a reason.',
    step: 'See the report',
  },
  'CA-13': {
    name: 'Confirmation refused',
    means: 'Somebody tried to confirm their own report, or typed a wrong control total three times.',
    todo: 'An administrator talks to the person and writes down what came of it.',
    step: 'See what it was about',
  },
  'CA-14': {
    name: 'Player funds not covered',
    means: 'The funds held are less than what is owed to players.',
    todo: 'Tell finance now. Cover the difference, and load the new balances.',
    step: 'See the funds',
  },
  'CA-15': {
    name: 'Clock runs ahead',
    means:
      'A source closes its files before their hour is over: its clock is wrong, and bets may fall on the wrong day.',
    todo: 'Have the source set its clock. It ends after twenty files in time.',
    step: 'See the source',
  },
  'CA-16': {
    name: 'Unusual figure',
    means: 'The hold of a vertical is far outside what the last 90 days were. That need not be wrong.',
    todo: 'Look at the largest winnings of the day, then resolve with what you found.',
    step: 'See the days around it',
  },
  'CA-17': {
    name: 'Exchange rate missing',
    means: 'There are facts of days that have no exchange rate.',
    todo: 'Load the rates of those days; figures in other currencies stay provisional until then.',
    step: 'See the figures in doubt',
  },
  'CA-18': {
    name: 'Drawer over or short',
    means: 'Shifts of a shop were over or short by more than is tolerated.',
    todo: 'Ask the shop, compare with the shift, and resolve with the explanation.',
    step: 'See the shifts',
  },
};
