import type { Cell } from '../../contracts/report-fields';
import { countText } from '../../format/count';
import { dayText, monthText } from '../../format/day';
import { moneyText, roundedMoneyText } from '../../format/money';
import { percentText } from '../../format/percent';
import type { GridColumn } from './grid-model';

/** A value as its column shows it. Text stays text, whatever it looks like. */
export function fieldText(value: string | number, column: GridColumn): string {
  switch (column.type) {
    case 'money':
      return column.unit === undefined
        ? moneyText(String(value))
        : roundedMoneyText(String(value), column.unit);
    case 'count':
      return countText(Number(value));
    case 'rate':
      return percentText(String(value));
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? dayText(String(value)) : String(value);
    case 'month':
      return /^\d{4}-\d{2}/.test(String(value)) ? monthText(String(value).slice(0, 7)) : String(value);
    case 'text':
      return column.valueLabels?.get(String(value)) ?? String(value);
  }
}

/** The same with every digit: for what is filtered by, summed up, and shown when a cell is pointed at. */
export function exactText(value: string | number, column: GridColumn): string {
  return column.type === 'money' ? moneyText(String(value), column.unit) : fieldText(value, column);
}

/** Whether a cell holds something to show; an empty word is no data either. */
export function isPresent(value: Cell | undefined): value is string | number {
  return value !== null && value !== undefined && value !== '';
}
