import Big from 'big.js';
import type { ChangeCause } from '@tallyhouse/shared/contracts/changed-records';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import type { WorkingPaperFigures } from '@tallyhouse/shared/contracts/tax-papers';

export type TaxCauseCode =
  | Exclude<ChangeCause, 'OTHER'>
  | 'RULE'
  | 'STAKES'
  | 'VOIDS'
  | 'WINNINGS'
  | 'COUNT'
  | 'PER_COUNT'
  | 'BASE'
  | 'RELIEF'
  | 'RATE'
  | 'ROUNDING'
  | 'ADJUSTMENTS';

export interface TaxCause {
  readonly code: TaxCauseCode;
  readonly amount: Money;
}

type Paper = Pick<WorkingPaperFigures, 'lines' | 'tax' | 'adjustments' | 'payable'>;

/** Inputs that count something: a ticket, a deposit, a machine. */
const counts: ReadonlySet<string> = new Set(['tickets', 'movements', 'machines']);

/**
 * Why the tax of one working paper, with its adjustments, is another than that of an earlier one; the causes add up to
 * the difference, to the cent, and those of nothing are left out.
 *
 * What went into the base counts at the rate that the earlier paper came to (of the later one where there was none).
 * Between versions of one period `records` says what came, was put right or given back, and `RULE` what of the base they
 * leave. `RELIEF`: losses that were taken off, or are not taxed. `RATE`: what other rates, or brackets, make of it.
 */
export function whyTaxChanged(
  before: Paper,
  now: Paper,
  records?: readonly RecordsOfCause[],
): readonly TaxCause[] {
  const [earlier, later] = [sumsOf(before), sumsOf(now)];
  const rate = rateOf(earlier) ?? rateOf(later) ?? new Big(0);
  const taxed = (amount: Big) => amount.times(rate).round(2, Big.roundHalfUp);
  const base = later.base.minus(earlier.base);
  const causes = records === undefined ? baseCauses(earlier, later) : recordCauses(records, base);
  const ofBase = causes.map(({ code, amount }) => ({ code, amount: taxed(amount) }));
  const relief = taxed(later.taxable.minus(earlier.taxable).minus(base));
  const tax = new Big(now.tax).minus(before.tax);
  const rest = ofBase.reduce((left, { amount }) => left.minus(amount), tax.minus(relief));
  return [
    ...ofBase,
    { code: 'RELIEF', amount: relief } as const,
    { code: hasSameRates(before, now) ? 'ROUNDING' : 'RATE', amount: rest } as const,
    { code: 'ADJUSTMENTS', amount: new Big(now.adjustments).minus(before.adjustments) } as const,
  ].flatMap(({ code, amount }) => (amount.eq(0) ? [] : [{ code, amount: amount.toFixed(2) }]));
}

/** What records of one cause change of the base. */
interface RecordsOfCause {
  readonly cause: ChangeCause;
  readonly base: Money;
}

/** The difference of the bases by what became of records; what they leave is the rule's. */
function recordCauses(records: readonly RecordsOfCause[], difference: Big): readonly BaseCause[] {
  const known = records.flatMap(({ cause, base }) =>
    cause === 'OTHER' ? [] : [{ code: cause, amount: new Big(base) }],
  );
  const rest = known.reduce((left, { amount }) => left.minus(amount), difference);
  return [...known, { code: 'RULE', amount: rest }];
}

interface BaseCause {
  readonly code: TaxCauseCode;
  readonly amount: Big;
}

interface Sums {
  readonly base: Big;
  readonly taxable: Big;
  readonly tax: Big;
  readonly stakes: Big;
  readonly voids: Big;
  readonly winnings: Big;
  readonly count: Big;
}

function sumsOf({ lines }: Paper): Sums {
  const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all.plus(amount), new Big(0));
  const input = (isIt: (code: string) => boolean) =>
    sum(lines.flatMap(({ inputs }) => inputs.filter(({ code }) => isIt(code)).map(({ value }) => value)));
  return {
    base: sum(lines.map((line) => line.base)),
    taxable: sum(lines.map(({ taxable }) => taxable)),
    tax: sum(lines.map((line) => line.tax)),
    stakes: input((code) => code === 'stakes'),
    voids: input((code) => code === 'voids'),
    winnings: input((code) => code === 'winnings'),
    count: input((code) => counts.has(code)),
  };
}

function rateOf({ tax, taxable }: Sums): Big | null {
  return taxable.gt(0) ? tax.div(taxable) : null;
}

/** What the difference of the bases is made of, as far as their inputs say. */
function baseCauses(before: Sums, now: Sums): readonly BaseCause[] {
  const isRevenue = ({ base, stakes, voids, winnings }: Sums) => stakes.minus(voids).minus(winnings).eq(base);
  if (isRevenue(before) && isRevenue(now))
    return [
      { code: 'STAKES', amount: now.stakes.minus(before.stakes) },
      { code: 'VOIDS', amount: before.voids.minus(now.voids) },
      { code: 'WINNINGS', amount: before.winnings.minus(now.winnings) },
    ];
  const difference = now.base.minus(before.base);
  if (before.count.lte(0) || now.count.lte(0)) return [{ code: 'BASE', amount: difference }];
  const byCount = before.base.times(now.count.div(before.count).minus(1));
  return [
    { code: 'COUNT', amount: byCount },
    { code: 'PER_COUNT', amount: difference.minus(byCount) },
  ];
}

/** One rate, the same on both sides: what is left over is rounding alone. */
function hasSameRates(before: Paper, now: Paper): boolean {
  const rates = new Set([...before.lines, ...now.lines].map(({ rule }) => rule.rate));
  return rates.size === 1 && !rates.has(null);
}
