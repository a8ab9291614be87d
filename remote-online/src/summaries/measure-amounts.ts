import type { ChartAmounts } from '@tallyhouse/shared/ui/chart/report-chart';
import { measureText } from '../totals/measure-value';
import type { MeasureKind } from '../totals/statement/statement-lines';

/** How a chart writes a measure: money is shortened on the axis, anything else is not. */
export function measureAmounts(kind: MeasureKind, currency: string): ChartAmounts {
  const write = (value: string | number) => measureText(value, kind, currency);
  return kind === 'money' ? { unit: currency, write } : { write, writeShort: write };
}
