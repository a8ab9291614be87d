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
    definition: 'Tickets cancelled at the counter, by the day of cancellation.',
    law: 'New Jersey prescribes a daily list of cancelled tickets, N.J.A.C. 13:69N-1.13; the retail pack follows it.',
  },
  cancelled: {
    label: 'Cancelled',
    definition: 'Stakes returned at the counter for cancelled tickets. In reports they are part of voids.',
    law: 'New Jersey prescribes a daily list of cancelled tickets, N.J.A.C. 13:69N-1.13; the retail pack follows it.',
  },
  paid: {
    label: 'Paid',
    definition:
      'Winnings paid out, by day of payment and by paying branch and cashier, including tickets sold elsewhere.',
    law: 'Tanzania: winnings count when they are paid out, Finance Act 2023 s. 18.',
  },
  unpaid: {
    label: 'Unpaid winnings',
    definition: 'Winnings due at the end of the period and not collected.',
    law: 'New Jersey prescribes the ticket liability of each day, N.J.A.C. 13:69N-1.13.',
  },
  expired: {
    label: 'Expired',
    definition: 'Winnings not collected in time: settled as winnings, never paid.',
    law: 'Tanzania: online prizes expire after three years, GN 478T of 2022 reg. 23. New Jersey prescribes a daily list of expired tickets, N.J.A.C. 13:69N-1.13.',
  },
  vouchersIssued: {
    label: 'Vouchers issued',
    definition: 'Part of the amount paid that was issued as vouchers.',
  },
  vouchersRedeemed: {
    label: 'Vouchers redeemed',
    definition: 'Vouchers played or cashed. No source provides them yet: no data is not zero.',
  },
  vouchersExpired: {
    label: 'Vouchers expired',
    definition: 'Vouchers that expired unused. No source provides them yet: no data is not zero.',
  },
  voucherLiability: {
    label: 'Voucher liability',
    definition: 'Vouchers issued and neither redeemed nor expired. Unknown until a source provides those.',
    law: 'New Jersey prescribes the voucher liability of each day, N.J.A.C. 13:69N-1.13.',
  },
  float: { label: 'Float', definition: 'Cash in the drawer at the start of the shift.' },
  sales: { label: 'Sales', definition: 'Cash taken at the counter for tickets.' },
  cashIn: { label: 'Cash in', definition: 'Cash added to the drawer.' },
  payouts: { label: 'Payouts', definition: 'Winnings paid from the drawer.' },
  refunds: { label: 'Refunds', definition: 'Stakes refunded from the drawer.' },
  cashTaken: { label: 'Cash out', definition: 'Cash removed from the drawer, for example to the bank.' },
  drawerExpected: {
    label: 'Drawer expected',
    definition: 'Float, sales and cash in, less payouts, refunds and cash out.',
  },
  drawerCounted: {
    label: 'Drawer counted',
    definition: 'Cash counted at the end of the shift.',
  },
  overShort: {
    label: 'Over or short',
    definition: 'Counted less expected, across all drawer shifts of the period.',
    law: 'New Jersey prescribes the intake of each cashier with what is over or short, N.J.A.C. 13:69N-1.13; the retail pack follows it.',
  },
  tolerance: {
    label: 'Tolerance',
    definition: 'Permitted drawer difference: as set by the brand, otherwise a tenth of the float.',
  },
  netTakings: {
    label: 'Net takings',
    definition: 'Cash taken at the counter less cash paid out at the counter.',
  },
  commission: {
    label: 'Commission',
    definition:
      'An agent’s share of the base agreed with the brand. A negative month earns nothing. The total report shows it by agent; no source provides it for individual shops.',
  },
  commissionRate: { label: 'Commission rate', definition: 'Share agreed with the agent.' },
  terminals: { label: 'Terminals', definition: 'Terminals registered here.' },
  terminalsActive: {
    label: 'Terminals active',
    definition: 'Terminals that sold a ticket in the period.',
  },
  possibleReturn: {
    label: 'Potential payout',
    definition:
      'Open stake multiplied by the odds; unknown where bonus was staked or the odds are not known.',
  },
  odds: { label: 'Odds', definition: 'Payout per unit staked if all legs of the ticket win.' },
  legs: { label: 'Legs', definition: 'Selections of a ticket, all of which must win.' },
  shifts: { label: 'Shifts', definition: 'Drawer shifts that closed on the day.' },
};
