/** English words for the money of players and its cover. */
export const funds = {
  openBets: {
    label: 'Open bets',
    definition:
      'Stakes of bets not settled at the end of the period, from any time. A void bet leaves the open book too.',
  },
  openBetsStated: {
    label: 'Open bets, as the wallet states them',
    definition: 'What the source of the balances says is staked and not settled at the last day’s cut-off.',
  },
  openBetsDifference: {
    label: 'Stated beyond the facts',
    definition: 'Open bets as the wallet states them, less those of the bets and settlements loaded.',
  },
  deposits: { label: 'Deposits', definition: 'Money paid in by players.' },
  withdrawals: {
    label: 'Withdrawals',
    definition: 'Money paid out to players, by the day of payment.',
  },
  liability: {
    label: 'Player balances',
    definition: 'What players have on account at the end of the period, as the sources tell it.',
  },
  bonusBalance: {
    label: 'Bonus balances',
    definition: 'Bonus that players may still play with. It is not their money until it is converted.',
  },
  pendingWithdrawals: {
    label: 'Pending withdrawals',
    definition: 'Money that players asked for and have not been paid.',
  },
  jackpotPools: {
    label: 'Jackpot pools',
    definition: 'What the pools hold: contributions and seed less what was won.',
  },
  protectedFunds: {
    label: 'Funds to be protected',
    definition: 'All that is owed to players and must be covered at the end of the day.',
    law: 'Malta: the monthly report of player funds counts open bets, pending withdrawals and jackpot funds (MGA reporting requirements).',
  },
  heldFunds: {
    label: 'Held in designated accounts',
    definition: 'Balances of the bank and payment accounts that are set apart for players.',
  },
  coverage: {
    label: 'Cover of player funds',
    definition: 'Held funds less funds to be protected. Below zero, money of players is not covered.',
    law: 'Malta: player funds are reported every month with evidence of the accounts that hold them (MGA reporting requirements).',
  },
};
