/** English words for the money of players and its cover. */
export const funds = {
  openBets: {
    label: 'Open bets',
    definition:
      'Stakes of bets not settled at the end of the period, from any time. A void bet leaves the open book too.',
    law: 'Malta: open bets are part of the player funds reported every month (MGA reporting requirements).',
  },
  openBetsStated: {
    label: 'Open bets, as the wallet states them',
    definition: 'What the source of the balances says is staked and not settled at the last day’s cut-off.',
    law: 'Malta: open bets are part of the player funds reported every month (MGA reporting requirements).',
  },
  openBetsDifference: {
    label: 'Stated beyond the facts',
    definition: 'Open bets as the wallet states them, less those of the bets and settlements loaded.',
  },
  deposits: {
    label: 'Deposits',
    definition: 'Money paid in by players.',
    law: 'Kenya taxes transfers into wallets and Colombia taxed deposits in 2025, by what the press says; neither text was read.',
  },
  withdrawals: {
    label: 'Withdrawals',
    definition: 'Money paid out to players, by the day of payment.',
    law: 'Kenya withholds tax from withdrawals, by what the press says of its Finance Act 2025; the text was not read.',
  },
  liability: {
    label: 'Player balances',
    definition: 'What players have on account at the end of the period, as the sources tell it.',
    law: 'Great Britain: regulatory returns state the funds held in customer accounts on the last day (UKGC). Malta: player funds are reported every month (MGA). New Jersey: a daily summary of patron accounts (N.J.A.C. 13:69O-1.9).',
  },
  bonusBalance: {
    label: 'Bonus balances',
    definition: 'Bonus that players may still play with. It is not their money until it is converted.',
  },
  pendingWithdrawals: {
    label: 'Pending withdrawals',
    definition: 'Money that players asked for and have not been paid.',
    law: 'Malta: pending withdrawals are part of the player funds reported every month (MGA reporting requirements).',
  },
  jackpotPools: {
    label: 'Jackpot pools',
    definition: 'What the pools hold: contributions and seed less what was won.',
    law: 'Malta: jackpot funds are reported with the player funds every month (MGA reporting requirements).',
  },
  protectedFunds: {
    label: 'Funds to be protected',
    definition: 'All that is owed to players and must be covered at the end of the day.',
    law: 'Malta: the monthly report of player funds counts open bets, pending withdrawals and jackpot funds (MGA reporting requirements).',
  },
  heldFunds: {
    label: 'Held in designated accounts',
    definition: 'Balances of the bank and payment accounts that are set apart for players.',
    law: 'Malta: balances at banks and payment providers are reported with evidence every month (MGA reporting requirements).',
  },
  coverage: {
    label: 'Cover of player funds',
    definition: 'Held funds less funds to be protected. Below zero, money of players is not covered.',
    law: 'Malta: player funds are reported every month with evidence of the accounts that hold them (MGA reporting requirements).',
  },
};
