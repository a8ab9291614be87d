import type { Cell } from '../../contracts/report-fields';
import { countText } from '../../format/count';
import { dayText } from '../../format/day';
import { moneyText } from '../../format/money';
import { percentText } from '../../format/percent';
import type { GridColumn } from './grid-model';

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A value as its column shows it. Text stays text, whatever it looks like. */
export function fieldText(value: string | number, column: GridColumn): string {
  switch (column.type) {
    case 'money':
      return moneyText(String(value), column.unit);
    case 'count':
      return countText(Number(value));
    case 'rate':
      return percentText(String(value));
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? dayText(String(value)) : String(value);
    case 'month':
      return monthText(String(value));
    case 'text':
      return column.valueLabels?.get(String(value)) ?? String(value);
  }
}

function monthText(month: string): string {
  return /^\d{4}-\d{2}/.test(month)
    ? monthFormat.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`))
    : month;
}

/** Whether a cell holds something to show; an empty word is no data either. */
export function isPresent(value: Cell | undefined): value is string | number {
  return value !== null && value !== undefined && value !== '';
}
