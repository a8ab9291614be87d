import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { decimalSum } from '@tallyhouse/shared/format/decimal-sum';
import { differenceOf } from '@tallyhouse/shared/format/exact-amount';
import type { FiguresAnswer } from '../figures/figures-query';
import type { DrawnMeasure } from './chart-view';

/** Places with the figure of each, and what is left to the total where there are more than came. */
export interface PlacesMix {
  readonly places: readonly RetailRow[];
  readonly values: readonly string[];
  readonly sum: string | null;
  /** Null: every place came. */
  readonly rest: string | null;
}

/** What the figure is made up of, place by place; places and rest add up to the server's total. */
export function placesMixOf({ items, totals, totalCount }: FiguresAnswer, measure: DrawnMeasure): PlacesMix {
  const total = totals[measure] ?? null;
  const sum = total === null ? null : String(total);
  const values = items.map((row) => row[measure]);
  const isWhole = items.length >= totalCount || sum === null;
  return {
    places: items,
    values,
    sum,
    rest: isWhole ? null : differenceOf(sum, decimalSum(values) ?? '0.00'),
  };
}
