import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { sumMoney } from '../../domain/money/money';
import type { StoredContent } from './queries/read-content';

/** The one figure that a second person works out and types in. */
export interface ControlTotal {
  /** `taxPayable`, or the column that it is the total of. */
  readonly field: string;
  readonly amount: Money;
}

/** The tax that a report declares; for reports without one, its revenue, or else the last amount that it totals. */
export function controlTotalOf({ tax, totals, columns }: StoredContent): ControlTotal {
  if (tax.length > 0) return { field: 'taxPayable', amount: sumMoney(tax.map((line) => line.tax)) };
  const amounts = columns.filter(({ type }) => type === 'money').map(({ field }) => field);
  const field = amounts.includes('ggr') ? 'ggr' : (amounts.at(-1) ?? 'ggr');
  const cell = totals[field];
  return { field, amount: typeof cell === 'string' ? cell : '0.00' };
}
