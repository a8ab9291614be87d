import type { TaxLine as PresentedLine } from '@tallyhouse/shared/contracts/tanzania-reports';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { Charge } from '../domain/rules/rule-schema';
import { reasonText } from '../domain/status/figure-reasons';
import type { TaxLine } from '../domain/tax/compute-tax';
import { taxDueOf, taxPeriodOf } from '../domain/tax/rule-calendar';

/** A line of a working paper as the contract writes it; `period` is the one asked for. */
export function presentTaxLine(line: TaxLine, period: Period): PresentedLine {
  const { rule, status } = line;
  return {
    ruleId: rule.id,
    code: rule.code,
    authority: rule.authority,
    base: rule.base,
    baseAmount: line.base,
    taxable: line.taxable,
    rate: rateOf(rule.charge),
    tax: line.tax,
    roundingDifference: line.roundingDifference,
    currency: rule.currency,
    status: status.status,
    statusReasons: status.reasons.map(reasonText),
    proof: rule.status,
    source: rule.source,
    assumed: [...line.assumed],
    due: dueOf(line, period),
  };
}

function rateOf(charge: Charge): string | null {
  switch (charge.unit) {
    case 'RATE':
      return charge.rate;
    case 'PER_MACHINE':
      return charge.amount;
    case 'BRACKETS':
      return null;
  }
}

/** A due day belongs to a whole tax period only. */
function dueOf({ rule }: TaxLine, period: Period): PresentedLine['due'] {
  const whole = taxPeriodOf(rule, period.to);
  if (whole?.from !== period.from || whole.to !== period.to) {
    const words = `This is taxed by the ${rule.period.toLowerCase()}: no day is due for another period.`;
    return { day: null, lateFrom: null, words };
  }
  const due = taxDueOf(rule, period);
  if (due.kind === 'UNDATED') return { day: null, lateFrom: null, words: due.words };
  const moved = due.day === due.anchorDay ? '' : ` (moved from ${due.anchorDay}, a holiday)`;
  return { day: due.day, lateFrom: due.lateFrom, words: `Due ${due.day}${moved}` };
}
