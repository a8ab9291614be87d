/** English words for play and what comes of it. */
export const play = {
  basis: {
    label: 'Basis',
    definition:
      'Which instant decides the day of an amount: acceptance of the bet (placed), its settlement (settled) or payment of what it won (paid). Figures of two bases are never mixed.',
    law: 'Tanzania: stakes placed less winnings paid out, Finance Act 2023 s. 18.',
  },
  bets: {
    label: 'Bets',
    definition: 'Bets accepted; on the settled basis, bets settled for the first and last time.',
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
    definition: 'All stakes of the basis, including those returned later.',
    law: 'Tanzania: the wagers and stakes that players place, Finance Act 2023 s. 18.',
  },
  stakesPlaced: {
    label: 'Stakes placed',
    definition: 'Stakes by the gaming day on which they were accepted, whatever the basis.',
    law: 'Tanzania: the stakes that count are those placed, Finance Act 2023 s. 18.',
  },
  stakesSettled: {
    label: 'Stakes settled',
    definition:
      'Stakes by the gaming day on which they were settled, voided and cancelled ones included, whatever the basis.',
  },
  voids: {
    label: 'Voids',
    definition:
      'Stakes returned for void and cancelled bets. In the figures of shops, what the counter cancelled stands apart.',
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
      'Stakes less voids less winnings: what play leaves to the operator. It may be negative, and jackpot contributions lower it where the rule counts those.',
    law: 'Tanzania: stakes placed by players less winnings paid out to them, Finance Act 2023 s. 18.',
  },
  ggrBefore: {
    label: 'GGR before',
    definition: 'Gross gaming revenue of the period that this one is compared with, by the same filters.',
  },
  change: {
    label: 'Change',
    definition: 'A figure less the same figure of the period compared with; n/a where that was zero.',
  },
  volumeEffect: {
    label: 'Volume effect',
    definition:
      'By how much a figure would have changed had every part grown as net stakes did, each at its own rate.',
  },
  mixEffect: {
    label: 'Mix effect',
    definition:
      'By how much a figure changed since parts that keep more, or less, of their net stakes grew faster than others.',
  },
  ratioEffect: {
    label: 'Rate effect',
    definition:
      'By how much a figure changed since parts kept, or paid out, another share of their net stakes: hold for revenue, payout for winnings.',
  },
  ggrOfMonth: {
    label: 'GGR, month so far',
    definition: 'Gross gaming revenue from the first day of the month to the end of the line.',
  },
  hold: {
    label: 'Hold',
    definition: 'Revenue as a share of net stakes. Made from sums, never averaged; none without net stakes.',
  },
  rtp: {
    label: 'Return to player',
    definition: 'Winnings as a share of net stakes; with the hold it makes one.',
  },
  cashOut: {
    label: 'Cash-out',
    definition:
      'A bet that its player ends before the event does, in whole or in part: a settlement of that share of the stake.',
  },
  jackpotContrib: {
    label: 'Jackpot contributions',
    definition:
      'What play put into jackpot pools. What pools paid stands in winnings already, so the two are never both taken off.',
  },
  bonusCost: {
    label: 'Bonus cost',
    definition: 'Bonuses converted to cash, on that day, and what free bets won, on the day of settlement.',
  },
  ngr: {
    label: 'Net gaming revenue',
    definition: 'Gross gaming revenue less bonus cost, gaming tax and levies. For managing; sent to nobody.',
  },
  basisBridge: {
    label: 'Basis bridge',
    definition:
      'The way from revenue on placed and paid, as Tanzanian law has it, to settled revenue: the same play, counted by other days. Its lines add up exactly.',
    law: 'It begins with revenue as Tanzanian law has it, Finance Act 2023 s. 18.',
  },
  openBetsDelta: {
    label: 'Change of open bets',
    definition: 'Stakes placed that are not settled yet count on the day of acceptance only.',
  },
  unpaidDelta: {
    label: 'Change of unpaid winnings',
    definition: 'Winnings settled that nobody collected yet count on the day of settlement only.',
  },
  expiredCredited: {
    label: 'Expired winnings given back',
    definition: 'Lapsed winnings that come back to revenue; only where a rule says so.',
  },
  unexplained: {
    label: 'Not explained by the balances',
    definition: 'What the balances leave open: facts are missing. Look at the data loads of the period.',
  },
};
