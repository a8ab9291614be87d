/** English names of the kinds of files that sources send. */
export const fileKinds = {
  BETS: 'Bets',
  SETTLEMENTS: 'Settlements',
  PAYMENTS: 'Payments',
  DRAWERS: 'Drawers',
  CASH_MOVEMENTS: 'Cash movements',
  JACKPOTS: 'Jackpots',
  BALANCES: 'Balances',
};
