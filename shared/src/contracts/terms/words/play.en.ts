/** English words for play and what comes of it. */
export const play = {
  basis: {
    label: 'Basis',
    definition:
      'The event that decides the gaming day of an amount: acceptance of the bet (placed), its settlement (settled) or payment of its winnings (paid). Figures on different bases are never mixed.',
    law: 'Tanzania: stakes placed less winnings paid out, Finance Act 2023 s. 18.',
  },
  bets: {
    label: 'Bets',
    definition: 'Bets accepted; on the settled and the paid basis, bets settled, each counted once.',
  },
  rounds: {
    label: 'Rounds',
    definition: 'Spins, hands or rounds behind the bets.',
    law: 'Denmark: casino play has been reported by session since 1 January 2016 (Spillemyndigheden).',
  },
  activePlayers: {
    label: 'Active players',
    definition: 'Players who placed a bet, each counted once. Tickets sold in shops name no player.',
    law: 'Great Britain: regulatory returns ask for active accounts (UKGC regulatory returns).',
  },
  stakesCash: { label: 'Stakes, cash', definition: 'Staked from the player’s own money.' },
  stakesBonus: {
    label: 'Stakes, bonus',
    definition: 'Staked from bonus and free bets at face value.',
    law: 'Decided by each tax for itself. Great Britain counts a free bet at face value: Finance Act 2014 s. 139(4). Netherlands: stakes from bonus are taxable (court, 15 January 2026). German racing bets leave out bonus that can only be played.',
  },
  stakes: {
    label: 'Stakes',
    definition: 'All stakes on the basis, including those returned later.',
    law: 'Tanzania: the wagers and stakes that players place, Finance Act 2023 s. 18.',
  },
  stakesPlaced: {
    label: 'Stakes placed',
    definition: 'Stakes by the gaming day of acceptance, whatever the basis.',
    law: 'Tanzania: the stakes that count are those placed, Finance Act 2023 s. 18.',
  },
  stakesSettled: {
    label: 'Stakes settled',
    definition:
      'Stakes by the gaming day of settlement, including voided and cancelled stakes, whatever the basis.',
  },
  voids: {
    label: 'Voids',
    definition:
      'Stakes returned for void and cancelled bets. Retail figures show tickets cancelled at the counter by themselves, and the rest as “Other voids”.',
    law: 'A stake returned after settlement lowers the tax base or does not, by the rule: it does not for Danish online casino (SKM2022.559.SR). New Jersey prescribes a daily list of voided tickets, N.J.A.C. 13:69N-1.13.',
  },
  netStakes: { label: 'Net stakes', definition: 'Stakes less those returned.' },
  winnings: {
    label: 'Winnings',
    definition:
      'Payout including the returned stake of winning bets: due on the settled basis, paid on the paid ones.',
    law: 'Tanzania counts winnings when they are paid out, not when they are won: Finance Act 2023 s. 18.',
  },
  winningsPaid: {
    label: 'Winnings paid',
    definition: 'Winnings by the gaming day on which they were paid out, the stake of winning bets included.',
    law: 'Tanzania: the winnings that count are those paid out, Finance Act 2023 s. 18.',
  },
  ggr: {
    label: 'Gross gaming revenue',
    definition:
      'Stakes less voids less winnings: what the operator retains from play. It may be negative, and jackpot contributions reduce it where the rule allows.',
    law: 'Tanzania: stakes placed by players less winnings paid out to them, Finance Act 2023 s. 18.',
  },
  ggrBefore: {
    label: 'GGR before',
    definition: 'Gross gaming revenue of the comparison period, with the same filters.',
  },
  change: {
    label: 'Change',
    definition: 'A figure less the same figure of the comparison period; n/a where that was zero.',
  },
  volumeEffect: {
    label: 'Volume effect',
    definition:
      'The change there would have been had every part grown in line with net stakes, each at its own rate.',
  },
  mixEffect: {
    label: 'Mix effect',
    definition: 'The change caused by parts with a higher or lower rate growing faster than others.',
  },
  ratioEffect: {
    label: 'Rate effect',
    definition:
      'The change caused by parts retaining or paying out a different share of their net stakes: hold for revenue, payout for winnings.',
  },
  ggrOfMonth: {
    label: 'GGR, month to date',
    definition: 'Gross gaming revenue from the first day of the month to the end of the line.',
  },
  hold: {
    label: 'Hold',
    definition:
      'Revenue as a share of net stakes. Calculated from totals, never averaged; undefined without net stakes.',
  },
  rtp: {
    label: 'Return to player',
    definition: 'Winnings as a share of net stakes; return to player and hold add up to one.',
  },
  cashOut: {
    label: 'Cash-out',
    definition: 'Early settlement of a bet, or part of it, at the player’s request before the event ends.',
  },
  jackpotContrib: {
    label: 'Jackpot contributions',
    definition:
      'Contributions from play to jackpot pools. Jackpots won are already included in winnings, so both are never deducted.',
  },
  bonusCost: {
    label: 'Bonus cost',
    definition:
      'Bonuses converted to cash, on the day of conversion, and winnings of free bets, on the day of settlement.',
  },
  ngr: {
    label: 'Net gaming revenue',
    definition:
      'Gross gaming revenue less bonus cost, gaming tax and levies. For management information only; never reported.',
  },
  basisBridge: {
    label: 'Basis bridge',
    definition:
      'Reconciles revenue on the placed and paid basis of Tanzanian law to settled revenue: the same play, counted on different days. Its lines add up exactly.',
    law: 'It starts from revenue as defined in Tanzanian law, Finance Act 2023 s. 18.',
  },
  openBetsDelta: {
    label: 'Change in open bets',
    definition: 'Stakes placed but not yet settled count on the day of acceptance only.',
  },
  unpaidDelta: {
    label: 'Change in unpaid winnings',
    definition: 'Winnings settled but not yet collected count on the day of settlement only.',
  },
  expiredCredited: {
    label: 'Expired winnings credited',
    definition: 'Expired winnings credited back to revenue; only where a rule provides for it.',
  },
  unexplained: {
    label: 'Unexplained difference',
    definition:
      'The part of the difference that balances do not explain: records are missing. Check the data loads of the period.',
  },
};
