import type { SummariesAnswer } from './summary-queries';
import type { SummaryView } from './summary-view-in-url';

const afterTax: readonly SummaryView['measure'][] = ['tax', 'levy', 'ngr'];

/** Whether the figure of the chart and the pivot rests on taxes where there are none. */
export function isUntold({
  measure,
  granularity,
  layout,
  by,
  channel,
  vertical,
  licenceId,
}: SummaryView): boolean {
  const isSplit = layout === 'pivot' && by !== null;
  const isFiltered = channel !== null || vertical.length > 0 || licenceId !== null;
  return afterTax.includes(measure) && (granularity !== 'month' || isSplit || isFiltered);
}

/** Whether months have no tax although their total has: it is on quarters, whose parts do not add up to it. */
export function isOnQuarters(
  { brands, items }: Pick<SummariesAnswer, 'brands' | 'items'>,
  { granularity }: Pick<SummaryView, 'granularity'>,
): boolean {
  const isTaxed = new Set(brands.flatMap(({ brandId, measures }) => (measures.tax === null ? [] : brandId)));
  return granularity === 'month' && items.some(({ brandId, tax }) => tax === null && isTaxed.has(brandId));
}
