/** English texts of the payments of a tax period. */
export const payments = {
  none: 'No payment has been recorded',
  noneHint: {
    ready:
      'Get the order form with its control number from the authority, pay at the bank, then record it here.',
    notYet: 'A payment can be recorded once the period is closed.',
  },
  label: 'Payments',
  control: 'Control number',
  paidAt: 'Paid at',
  amount: 'Amount, {{currency}}',
  penalties: 'Of which interest and penalties',
  bank: 'Bank reference',
  by: 'Recorded by',
  ack: 'Authority acknowledgement',
  noAck: 'No acknowledgement yet.',
  copy: 'Copy {{what}}',
  copied: 'Copied',
  sum: 'Paid of {{payable}}',
  whatOfIt: 'Reversal',
  reverse: 'Reverse',
  reverseOne: 'Reverse the payment {{number}}',
  reversed: 'Reversed',
  why: {
    brand: 'Choose a brand first.',
    reopened: 'The period is reopened: finish its correction first.',
    waiting: 'A proposal is awaiting a decision: have it confirmed or returned first.',
  },
};
