import Big from 'big.js';
import { Refusal, type FiledReport } from './filed-report';

/** Columns whose total is the sum of their rows, in every type of report. */
const additive = [
  'bets',
  'rounds',
  'stakesCash',
  'stakesBonus',
  'stakes',
  'voids',
  'netStakes',
  'winnings',
  'ggr',
];

/** Refuses what does not add up. Errors: `Refusal` `TOTALS` or `CONTROL_TOTAL` naming the column. */
export function checkSums(report: FiledReport): void {
  for (const [index, field] of report.fields.entries()) {
    const total = report.totals[index] ?? null;
    if (!additive.includes(field) || total === null) continue;
    const sum = report.rows.reduce(
      (soFar, row) => soFar.plus(amountOf(row[index] ?? '0', field)),
      new Big(0),
    );
    if (!sum.eq(amountOf(total, field))) {
      throw new Refusal('TOTALS', `The rows of ${field} come to ${sum.toFixed()}, the total says ${total}.`);
    }
    const control = report.controlTotals[field];
    if (control !== undefined && !sum.eq(amountOf(control, field))) {
      throw new Refusal('CONTROL_TOTAL', `The control total of ${field} does not add up.`);
    }
  }
}

function amountOf(text: string, field: string): Big {
  if (!/^-?\d{1,30}(\.\d{1,10})?$/.test(text))
    throw new Refusal('SCHEMA', `${field} holds what is no amount.`);
  return new Big(text);
}
