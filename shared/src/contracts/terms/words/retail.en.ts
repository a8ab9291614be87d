/** English words for the figures of shops. */
export const retail = {
  tickets: { label: 'Tickets', definition: 'Tickets sold; on the settled basis, tickets settled.' },
  ticketsSold: {
    label: 'Tickets sold',
    definition: 'Tickets sold here, counted on the day of sale.',
  },
  stakesSold: { label: 'Stakes sold', definition: 'Stakes of tickets sold in the period.' },
  ticketsCancelled: {
    label: 'Tickets cancelled',
    definition: 'Cancelled at the counter, by the day of it.',
    law: 'New Jersey prescribes a daily list of cancelled tickets, N.J.A.C. 13:69N-1.13; the retail pack follows it.',
  },
  cancelled: {
    label: 'Cancelled',
    definition:
      'Stakes that the counter gave back for cancelled tickets. In reports they are a part of voids.',
    law: 'New Jersey prescribes a daily list of cancelled tickets, N.J.A.C. 13:69N-1.13; the retail pack follows it.',
  },
  paid: {
    label: 'Paid',
    definition:
      'Winnings handed out, by the day and with the branch and cashier that paid, also for tickets sold elsewhere.',
    law: 'Tanzania: winnings count when they are paid out, Finance Act 2023 s. 18.',
  },
  unpaid: {
    label: 'Unpaid winnings',
    definition: 'Won by the end of the period and not collected.',
    law: 'New Jersey prescribes the ticket liability of each day, N.J.A.C. 13:69N-1.13.',
  },
  expired: {
    label: 'Expired',
    definition: 'Winnings that nobody collected in time: settled as winnings, never paid.',
    law: 'Tanzania: prizes of online play lapse after three years, GN 478T of 2022 reg. 23. New Jersey prescribes a daily list of expired tickets, N.J.A.C. 13:69N-1.13.',
  },
  vouchersIssued: {
    label: 'Vouchers issued',
    definition: 'Part of what was paid that was handed out as vouchers.',
  },
  vouchersRedeemed: {
    label: 'Vouchers redeemed',
    definition: 'Vouchers that were played or cashed. No source tells of them yet: no data is not zero.',
  },
  vouchersExpired: {
    label: 'Vouchers expired',
    definition:
      'Vouchers that lapsed before anybody used them. No source tells of them yet: no data is not zero.',
  },
  voucherLiability: {
    label: 'Voucher liability',
    definition: 'Vouchers issued and neither redeemed nor expired. Unknown while no source tells of those.',
    law: 'New Jersey prescribes the voucher liability of each day, N.J.A.C. 13:69N-1.13.',
  },
  float: { label: 'Float', definition: 'In the drawer at the start of the shift.' },
  sales: { label: 'Sales', definition: 'Taken over the counter for tickets.' },
  cashIn: { label: 'Cash in', definition: 'Brought to the drawer.' },
  payouts: { label: 'Payouts', definition: 'Winnings handed out from the drawer.' },
  refunds: { label: 'Refunds', definition: 'Stakes handed back from the drawer.' },
  cashTaken: { label: 'Cash out', definition: 'Taken from the drawer, to the bank say.' },
  drawerExpected: {
    label: 'Drawer expected',
    definition: 'Float, sales and cash in, less payouts, refunds and cash out.',
  },
  drawerCounted: {
    label: 'Drawer counted',
    definition: 'What was counted at the end of the shift.',
  },
  overShort: {
    label: 'Over or short',
    definition: 'Counted less expected, over all drawer shifts of the period.',
    law: 'New Jersey prescribes the intake of each cashier with what is over or short, N.J.A.C. 13:69N-1.13; the retail pack follows it.',
  },
  tolerance: {
    label: 'Tolerance',
    definition: 'By which a drawer may be off: as the brand decided, else a tenth of the float.',
  },
  netTakings: {
    label: 'Net takings',
    definition: 'Cash taken over the counter less cash paid out there.',
  },
  commission: {
    label: 'Commission',
    definition:
      'An agent’s share of the base agreed with the brand. A month below zero earns nothing. The total report has it by agent; in the figures of shops no source tells of it.',
  },
  commissionRate: { label: 'Rate of commission', definition: 'Share that was agreed with the agent.' },
  terminals: { label: 'Terminals', definition: 'Terminals registered here.' },
  terminalsActive: {
    label: 'Terminals active',
    definition: 'Terminals that sold a ticket in the period.',
  },
  possibleReturn: {
    label: 'Possible return',
    definition: 'Open stake by the odds; unknown where bonus was staked or the odds are not known.',
  },
  odds: { label: 'Odds', definition: 'What a ticket pays for each unit staked if all its legs win.' },
  legs: { label: 'Legs', definition: 'Events of a ticket that must all come in.' },
  shifts: { label: 'Shifts', definition: 'Drawer shifts that closed on the day.' },
};
