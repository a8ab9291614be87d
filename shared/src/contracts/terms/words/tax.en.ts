/** English words for taxes: from the base to what is still owed. */
export const tax = {
  taxPeriod: {
    label: 'Tax period',
    definition:
      'The days covered by one return of one tax, under the calendar of its rule. It is closed by two people, filed and paid.',
    law: 'Tanzania: land casinos by the week, all else by the month (Gaming Act Cap. 41 s. 31, s. 32).',
  },
  dueDay: {
    label: 'Due date',
    definition:
      'Last day on which a return or payment is on time. Public holidays move it as the rule provides.',
    law: 'Tanzania: the Wednesday after the week of a land casino, on a holiday the working day before (Gaming Act Cap. 41 s. 32(1)); else the 7th of the next month.',
  },
  taxBase: {
    label: 'Tax base',
    definition:
      'The amount or number that the rule taxes, on the rule’s own basis, before losses: revenue, stakes, winnings, machines or unclaimed prizes. It may be negative.',
    law: 'Each rule cites its source; the working paper shows it beside the figure.',
  },
  taxable: {
    label: 'Taxable',
    definition:
      'Base less the loss brought forward, where the rule allows losses to be carried; never negative.',
  },
  taxRate: {
    label: 'Rate',
    definition:
      'Percentage of the taxable amount under the rule in force in the period; for machines, an amount per machine.',
    law: 'Tanzania: gaming tax of sports betting 25 %, Gaming Act Cap. 41 Second Schedule; each rule states whether its text has been verified.',
  },
  tax: {
    label: 'Gaming tax',
    definition:
      'Gaming taxes and duties under the rules of each licence’s country for the selected days, rounded as the rule provides.',
    law: 'Tanzania: Gaming Act Cap. 41 s. 31 and Second Schedule, Finance Acts 2021 and 2022. Great Britain: Finance Act 2014. Denmark: calendar month, due on the 15th.',
  },
  machines: {
    label: 'Machines',
    definition: 'Machines licensed for the month; a fixed amount is due for each, whatever its takings.',
    law: 'Tanzania: 100,000 TZS for each slot machine and month, Gaming Act Cap. 41 Second Schedule.',
  },
  amountPerMachine: {
    label: 'Amount per machine',
    definition: 'Fixed charge per licensed machine and month.',
    law: 'Tanzania: Gaming Act Cap. 41 Second Schedule; levies by GN 478S of 2022 and GN 448J of 2023.',
  },
  levy: {
    label: 'Levies',
    definition: 'Levies charged by regulators under their rules for the selected days.',
    law: 'Tanzania: 5 % of GGR on virtual games, bingo and operations of s. 51(2), GN 478S of 2022; none is listed for sports betting.',
  },
  taxesAndLevies: {
    label: 'Taxes and levies',
    definition: 'Gaming tax and levies together.',
  },
  withholdingBase: {
    label: 'Withholding base',
    definition:
      'The part of a payout that is taxed at payment: the payout less the stake, or the whole payout, as the rule provides; never negative.',
    law: 'Tanzania: “amount or value of the winnings”, Gaming Act Cap. 41 s. 31A; the revenue authority’s page says net winnings.',
  },
  withholding: {
    label: 'Withholding on winnings',
    definition:
      'The player’s tax, deducted by the operator when winnings are paid and rounded per ticket. It is a liability to the authority, not a cost.',
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
    definition: 'Value of a winning ticket before tax, including its stake.',
  },
  excise: {
    label: 'Stake excise',
    definition: 'Tax on each stake at acceptance. Its rule is not verified and is not applied until it is.',
    law: 'Tanzania: reported for stakes from 1 July 2026; its text has not been verified.',
  },
  unclaimed: {
    label: 'Unclaimed prizes',
    definition: 'Prizes of online play that nobody claimed in time.',
    law: 'Tanzania: GN 478T of 2022 reg. 40 (the Board’s share each quarter, the rest retained for a guaranteed jackpot) and reg. 23.',
  },
  unclaimedToBoard: {
    label: 'Unclaimed, to the Board',
    definition: 'Share of unclaimed prizes payable to the Gaming Board each quarter.',
    law: 'Tanzania: GN 478T of 2022 reg. 40(2).',
  },
  unclaimedKept: {
    label: 'Unclaimed, retained',
    definition: 'Remainder of unclaimed prizes, retained for a guaranteed jackpot.',
    law: 'Tanzania: GN 478T of 2022 reg. 40(3).',
  },
  lossBroughtForward: {
    label: 'Loss brought forward',
    definition: 'Loss of earlier periods that the rule allows to be deducted from this period’s base.',
    law: 'Great Britain: the return of machine games duty takes a negative amount brought forward (HMRC).',
  },
  lossCarriedForward: {
    label: 'Loss carried forward',
    definition:
      'Part of a loss available to the next period; only where the rule allows losses to be carried.',
    law: 'Great Britain: the return of machine games duty carries a negative amount forward (HMRC).',
  },
  roundingDifference: {
    label: 'Rounding difference',
    definition: 'Tax rounded per ticket less tax rounded once. It is always shown.',
  },
  taxRoundedPerTicket: {
    label: 'Rounded per ticket',
    definition: 'Sum of the tax of each ticket, each rounded separately.',
    law: 'Tanzania: rounding to one shilling is assumed; no verified text states it.',
  },
  taxRoundedOnce: {
    label: 'Rounded once',
    definition: 'Tax of all tickets together, rounded at the end.',
  },
  adjustments: {
    label: 'Adjustments of earlier periods',
    definition: 'Corrections of closed periods included in this one, where the rule carries them forward.',
    law: 'Great Britain: duty under-declared in earlier returns of machine games duty goes into a later one up to £10,000, or up to £50,000 and 1 % of net takings (HMRC).',
  },
  penalties: {
    label: 'Interest and penalties',
    definition: 'Additional amounts charged by an authority, as recorded with payments.',
    law: 'Tanzania: an operator that fails to withhold owes the tax itself, with interest (Gaming Act Cap. 41 s. 31A).',
  },
  payable: {
    label: 'Payable',
    definition: 'Tax plus adjustments of earlier periods plus recorded interest and penalties.',
  },
  payableOfClass: {
    label: 'Payable, all taxes',
    definition:
      'All taxes, levies and withholding of a product class, whichever authority they are payable to.',
  },
  taxPaid: {
    label: 'Tax paid',
    definition: 'Payments recorded for the tax, interest and penalties included.',
    law: 'Tanzania: the assessment is registered in the Revenue Gateway System and paid at a bank under its control number (TRA).',
  },
  balance: {
    label: 'Outstanding',
    definition:
      'Payable less paid; negative if overpaid. What was overpaid for one period does not reduce a total: it is shown separately.',
  },
  accrued: {
    label: 'Tax of the period',
    definition:
      'All taxes on the calendar of the week or month shown; taxes on the other calendar are excluded.',
    law: 'Tanzania: land casinos by the week, all else by the month (Gaming Act Cap. 41 s. 31, s. 32).',
  },
  taxOfMonth: {
    label: 'Tax accrued, month to date',
    definition: 'Gaming tax and levies from the first day of the month to the end of the line.',
  },
  owedToTra: {
    label: 'Payable to TRA',
    definition:
      'Gaming tax and withholding on winnings for all product classes: the amount payable to the revenue authority.',
    law: 'Gaming Act Cap. 41 s. 31 and s. 31A.',
  },
  owedToGbt: {
    label: 'Payable to GBT',
    definition: 'Levies and the Board’s share of unclaimed prizes: the amount payable to the Gaming Board.',
    law: 'GN 478S and 478T of 2022, GN 448J of 2023.',
  },
  controlNumber: {
    label: 'Control number',
    definition: 'Number of the order form under which a bank accepts a payment.',
    law: 'Tanzania: the revenue authority’s Revenue Gateway System issues it before a payment.',
  },
  grossPaid: {
    label: 'Gross',
    definition: 'Amount paid or moved by a record of the register, before deductions.',
    law: 'Tanzania: “amount or value of the winnings”, Gaming Act Cap. 41 s. 31A.',
  },
  deducted: {
    label: 'Deducted',
    definition: 'Amount the rule deducts from the gross before tax, such as the stake of a ticket.',
    law: 'Tanzania: the revenue authority’s page speaks of net winnings, the Act of their amount or value (Cap. 41 s. 31A).',
  },
  ggy: {
    label: 'Gross gambling yield',
    definition: 'Revenue as defined in Great Britain: stakes and other accruals less prizes.',
    law: 'Great Britain: UK Gambling Commission; a free bet counts only where the customer has an unrestricted right to its cash. Formula: A + B − C.',
  },
};
