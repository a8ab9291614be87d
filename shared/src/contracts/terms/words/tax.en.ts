/** English words for taxes: from the base to what is still owed. */
export const tax = {
  taxPeriod: {
    label: 'Tax period',
    definition:
      'The days that one return of one tax is about, by the calendar of its rule. It is closed by two people, filed and paid.',
    law: 'Tanzania: land casinos by the week, all else by the month (Gaming Act Cap. 41 s. 31, s. 32).',
  },
  dueDay: {
    label: 'Due day',
    definition: 'Last day on which a return or payment is in time. A holiday moves it as the rule says.',
    law: 'Tanzania: the Wednesday after the week of a land casino, on a holiday the working day before (Gaming Act Cap. 41 s. 32(1)); else the 7th of the next month.',
  },
  taxBase: {
    label: 'Tax base',
    definition:
      'What the rule taxes, on the rule’s own basis, before losses: revenue, stakes, winnings, machines or unclaimed prizes. It may be negative.',
    law: 'Each rule names the text that it was read from; a working paper shows it beside the figure.',
  },
  taxable: {
    label: 'Taxable',
    definition: 'Base less the loss brought forward, where the rule lets losses be carried; never negative.',
  },
  taxRate: {
    label: 'Rate',
    definition:
      'Share of what is taxable, by the rule in force in the period; of machines an amount for each.',
    law: 'Tanzania: gaming tax of sports betting 25 %, Gaming Act Cap. 41 Second Schedule; each rule says whether its text was read.',
  },
  tax: {
    label: 'Gaming tax',
    definition:
      'Gaming taxes and duties by the rules of each licence’s country, over the days asked for, rounded as the rule says.',
    law: 'Tanzania: Gaming Act Cap. 41 s. 31 and Second Schedule, Finance Acts 2021 and 2022. Great Britain: Finance Act 2014. Denmark: calendar month, due on the 15th.',
  },
  machines: {
    label: 'Machines',
    definition: 'Machines licensed for the month; each owes a fixed amount, whatever it took.',
    law: 'Tanzania: 100,000 TZS for each slot machine and month, Gaming Act Cap. 41 Second Schedule.',
  },
  amountPerMachine: {
    label: 'Amount per machine',
    definition: 'Fixed charge for each licensed machine and month.',
    law: 'Tanzania: Gaming Act Cap. 41 Second Schedule; levies by GN 478S of 2022 and GN 448J of 2023.',
  },
  levy: {
    label: 'Levies',
    definition: 'Levies of regulators by their rules, over the days asked for.',
    law: 'Tanzania: 5 % of GGR on virtual games, bingo and operations of s. 51(2), GN 478S of 2022; none is listed for sports betting.',
  },
  taxesAndLevies: {
    label: 'Taxes and levies',
    definition: 'Gaming tax and levies together.',
  },
  withholdingBase: {
    label: 'Base of withholding',
    definition:
      'What of a payout is taxed at the counter: the payout less the stake, or the whole payout, as the rule says; never less than nothing.',
    law: 'Tanzania: “amount or value of the winnings”, Gaming Act Cap. 41 s. 31A; the revenue authority’s page says net winnings.',
  },
  withholding: {
    label: 'Withholding on winnings',
    definition:
      'Tax of the player that the operator keeps back when winnings are paid, rounded ticket by ticket. It is owed, and no cost of revenue.',
    law: 'Tanzania: Gaming Act Cap. 41 s. 31A, Finance Act 2022 s. 51: remitted by the 7th, return and certificates by the 15th.',
  },
  withholdingCount: {
    label: 'Payments in the register',
    definition: 'Payments of the tax period from which tax was withheld.',
    law: 'Tanzania: return and certificates within 15 days after the month, Finance Act 2022 s. 51.',
  },
  paidToPlayer: {
    label: 'Paid to the player',
    definition: 'Payout less the tax withheld from it.',
    law: 'Tanzania: the licensee withholds at the time of payment, Gaming Act Cap. 41 s. 31A and Finance Act 2022 s. 51.',
  },
  payout: {
    label: 'Payout',
    definition: 'What a winning ticket is worth before any tax, its own stake included.',
  },
  excise: {
    label: 'Stake excise',
    definition: 'Tax on each stake at acceptance. Its rule is not verified, and off until it is.',
    law: 'Tanzania: reported for stakes from 1 July 2026; no text of it was read.',
  },
  unclaimed: {
    label: 'Unclaimed prizes',
    definition: 'Prizes of online play that nobody claimed in time.',
    law: 'Tanzania: GN 478T of 2022 reg. 40 (the Board’s share by the quarter, the rest kept for a guaranteed jackpot) and reg. 23.',
  },
  unclaimedToBoard: {
    label: 'Unclaimed, to the Board',
    definition: 'Share of unclaimed prizes that goes to the Gaming Board by the quarter.',
    law: 'Tanzania: GN 478T of 2022 reg. 40(2).',
  },
  unclaimedKept: {
    label: 'Unclaimed, kept',
    definition: 'What is left of unclaimed prizes and kept for a guaranteed jackpot.',
    law: 'Tanzania: GN 478T of 2022 reg. 40(3).',
  },
  lossBroughtForward: {
    label: 'Loss brought forward',
    definition: 'Loss of earlier periods that the rule lets this one take off its base.',
    law: 'Great Britain: the return of machine games duty takes a negative amount brought forward (HMRC).',
  },
  lossCarriedForward: {
    label: 'Loss carried forward',
    definition: 'What of a loss is left for the next period; only where the rule lets losses be carried.',
    law: 'Great Britain: the return of machine games duty carries a negative amount forward (HMRC).',
  },
  roundingDifference: {
    label: 'Rounding difference',
    definition: 'Tax rounded ticket by ticket less tax rounded once. It is shown, never hidden.',
  },
  taxRoundedPerTicket: {
    label: 'Rounded ticket by ticket',
    definition: 'Sum of the tax of each ticket, each rounded by itself.',
    law: 'Tanzania: rounding to one shilling is assumed; no text that was read says it.',
  },
  taxRoundedOnce: {
    label: 'Rounded once',
    definition: 'Tax of all tickets together, rounded at the end.',
  },
  adjustments: {
    label: 'Adjustments of earlier periods',
    definition: 'Corrections of closed periods that this one bears, where the rule carries them forward.',
    law: 'Great Britain: duty under-declared in earlier returns of machine games duty goes into a later one up to £10,000, or up to £50,000 and 1 % of net takings (HMRC).',
  },
  penalties: {
    label: 'Interest and penalties',
    definition: 'What an authority charged on top, as the payments recorded say.',
    law: 'Tanzania: an operator that fails to withhold owes the tax itself, with interest (Gaming Act Cap. 41 s. 31A).',
  },
  payable: {
    label: 'Payable',
    definition:
      'Tax with the adjustments of earlier periods, and with the interest and penalties that were recorded.',
  },
  payableOfClass: {
    label: 'Payable, all taxes',
    definition:
      'All taxes, levies and withholding of a product class together, whichever authority they go to.',
  },
  taxPaid: {
    label: 'Paid of the tax',
    definition: 'Payments recorded for the tax, interest and penalties included.',
    law: 'Tanzania: the assessment is registered in the Revenue Gateway System and paid at a bank under its control number (TRA).',
  },
  balance: {
    label: 'Still owed',
    definition: 'Payable less paid; below zero, more was paid than is owed.',
  },
  accrued: {
    label: 'Tax of the period',
    definition:
      'All taxes of the week or month that have its calendar, those of the other calendar left out.',
    law: 'Tanzania: land casinos by the week, all else by the month (Gaming Act Cap. 41 s. 31, s. 32).',
  },
  taxOfMonth: {
    label: 'Tax accrued, month so far',
    definition: 'Gaming tax and levies from the first day of the month to the end of the line.',
  },
  owedToTra: {
    label: 'Payable to TRA',
    definition:
      'Gaming tax and withholding on winnings of all product classes: what the revenue authority is owed.',
    law: 'Gaming Act Cap. 41 s. 31 and s. 31A.',
  },
  owedToGbt: {
    label: 'Payable to GBT',
    definition: 'Levies and the Board’s share of unclaimed prizes: what the Gaming Board is owed.',
    law: 'GN 478S and 478T of 2022, GN 448J of 2023.',
  },
  controlNumber: {
    label: 'Control number',
    definition: 'Number of the order form that a bank takes a payment under.',
    law: 'Tanzania: the revenue authority’s Revenue Gateway System gives it before a payment.',
  },
  grossPaid: {
    label: 'Gross',
    definition: 'What a record of the register paid or moved, before anything is taken off.',
    law: 'Tanzania: “amount or value of the winnings”, Gaming Act Cap. 41 s. 31A.',
  },
  deducted: {
    label: 'Taken off',
    definition: 'What the rule takes off the gross before it is taxed: the stake of a ticket say.',
    law: 'Tanzania: the revenue authority’s page speaks of net winnings, the Act of their amount or value (Cap. 41 s. 31A).',
  },
  ggy: {
    label: 'Gross gambling yield',
    definition: 'British revenue: stakes and other amounts that accrue less prizes.',
    law: 'Great Britain: UK Gambling Commission; a free bet counts only where the customer has an unrestricted right to its cash. Formula: A + B − C.',
  },
};
