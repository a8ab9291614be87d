/** English words for the money of players and its cover. */
export const funds = {
  openBets: {
    label: 'Open bets',
    definition:
      'Stakes of bets not settled at the end of the period, whenever placed. A void bet is no longer open; a stake settled without its bet is not deducted from the stakes of other bets.',
    law: 'Malta: open bets are part of the player funds reported every month (MGA reporting requirements).',
  },
  openBetsStated: {
    label: 'Open bets per wallet',
    definition: 'Stakes not settled at the last day’s cut-off, as stated by the source of the balances.',
    law: 'Malta: open bets are part of the player funds reported every month (MGA reporting requirements).',
  },
  openBetsDifference: {
    label: 'Open bets difference',
    definition: 'Open bets per wallet less open bets per the bets and settlements loaded.',
  },
  unpaidStated: {
    label: 'Unpaid winnings per wallet',
    definition: 'Winnings not collected at the last day’s cut-off, as stated by the source of the balances.',
  },
  unpaidDifference: {
    label: 'Unpaid winnings difference',
    definition: 'Unpaid winnings per wallet less unpaid winnings per the settlements and payments loaded.',
  },
  deposits: {
    label: 'Deposits',
    definition: 'Money paid in by players.',
    law: 'Kenya taxes transfers into wallets and Colombia taxed deposits in 2025, according to the press; neither text has been verified.',
  },
  withdrawals: {
    label: 'Withdrawals',
    definition: 'Money paid out to players, by the day of payment.',
    law: 'Kenya withholds tax from withdrawals, according to press reports on its Finance Act 2025; the text has not been verified.',
  },
  liability: {
    label: 'Player balances',
    definition: 'Funds in player accounts at the end of the period, as stated by the sources.',
    law: 'Great Britain: regulatory returns state the funds held in customer accounts on the last day (UKGC). Malta: player funds are reported every month (MGA). New Jersey: a daily summary of patron accounts (N.J.A.C. 13:69O-1.9).',
  },
  bonusBalance: {
    label: 'Bonus balances',
    definition: 'Bonus available to players for play. It is not their money until it is converted.',
  },
  pendingWithdrawals: {
    label: 'Pending withdrawals',
    definition: 'Withdrawals requested by players and not yet paid.',
    law: 'Malta: pending withdrawals are part of the player funds reported every month (MGA reporting requirements).',
  },
  jackpotPools: {
    label: 'Jackpot pools',
    definition: 'Balance of the pools: contributions and seed less jackpots won.',
    law: 'Malta: jackpot funds are reported with the player funds every month (MGA reporting requirements).',
  },
  protectedFunds: {
    label: 'Funds to be protected',
    definition: 'Total liability to players that must be covered at the end of the day.',
    law: 'Malta: the monthly report of player funds counts open bets, pending withdrawals and jackpot funds (MGA reporting requirements).',
  },
  heldFunds: {
    label: 'Held in designated accounts',
    definition: 'Balances of the bank and payment accounts segregated for players.',
    law: 'Malta: balances at banks and payment providers are reported with evidence every month (MGA reporting requirements).',
  },
  coverage: {
    label: 'Player funds coverage',
    definition: 'Held funds less funds to be protected. If negative, player funds are not fully covered.',
    law: 'Malta: player funds are reported every month with evidence of the accounts that hold them (MGA reporting requirements).',
  },
};
