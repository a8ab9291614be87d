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
