import type { TaxLine as PresentedLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { Calendars } from '../../../taxes/obligations/read-calendars';
import { calendarOf } from '../../../domain/periods/authority-calendar';
import { dueOf } from '../../../domain/periods/due-date';
import type { Charge } from '../../../domain/rules/rule-schema';
import { reasonText } from '../../../domain/status/figure-reasons';
import type { TaxLine } from '../../../domain/tax/compute-tax';
import { taxPeriodOf } from '../../../domain/tax/rule-calendar';
import { presentDue, undated } from '../../../taxes/assessment/present-due';

/**
 * A line of a working paper as the contract writes it; `period` is the one asked for. Due days follow `calendars`, and for
 * an authority that is not among them its calendar without what was declared.
 */
export function presentTaxLine(line: TaxLine, period: Period, calendars: Calendars): PresentedLine {
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
    taxedBy: rule.period,
    roundingDifference: line.roundingDifference,
    currency: rule.currency,
    status: status.status,
    statusReasons: status.reasons.map(reasonText),
    proof: rule.status,
    source: rule.source,
    assumed: [...line.assumed],
    due: dueDayOf(line, period, calendars),
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
function dueDayOf({ rule }: TaxLine, period: Period, calendars: Calendars): PresentedLine['due'] {
  const whole = taxPeriodOf(rule, period.to);
  if (whole?.from !== period.from || whole.to !== period.to) {
    return undated(`TAXED_BY_${rule.period}`);
  }
  const calendar = calendars.get(rule.authority) ?? calendarOf(rule.authority);
  return presentDue(dueOf(rule.due, period, calendar), calendar);
}
