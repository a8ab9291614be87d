import { basisSchema, periodSchema } from '@tallyhouse/shared/contracts/scalars';
import { totalDimensionSchema } from '@tallyhouse/shared/contracts/total-reports';
import * as z from '@tallyhouse/shared/contracts/schema';

/** What `main.totalReportState` holds: how the total report was looked at last. */
const totalReportStateSchema = z.object({
  version: z.literal(1),
  period: periodSchema,
  basis: basisSchema,
  /** What the rows are split by. */
  grouping: z.array(totalDimensionSchema).check(z.maxLength(3)),
  /** Columns that were hidden. */
  columns: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
  layout: z.enum(['statement', 'rows']),
});
export type TotalReportState = z.infer<typeof totalReportStateSchema>;

/** Reads what was kept; anything of another version or form counts as nothing. */
export function totalReportStateOf(kept: unknown): TotalReportState | null {
  const parsed = totalReportStateSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
}

/**
 * The address with what was kept filled in where it says nothing itself; null where nothing is missing.
 *
 * The address wins: a link that names a period means that period. A saved view brings all of it.
 */
export function restoredAddress(parameters: URLSearchParams, kept: unknown): URLSearchParams | null {
  const state = totalReportStateOf(kept);
  if (state === null || parameters.has('view')) return null;
  const next = new URLSearchParams(parameters);
  const fill = (name: string, values: readonly string[]) => {
    if (next.has(name)) return;
    for (const value of values) next.append(name, value);
  };
  if (!next.has('from') && !next.has('to')) {
    next.set('from', state.period.from);
    next.set('to', state.period.to);
  }
  fill('basis', state.basis === 'SETTLED' ? [] : [state.basis]);
  fill('groupBy', state.grouping.join() === 'channel' ? [] : state.grouping);
  fill('layout', state.layout === 'statement' ? [] : [state.layout]);
  fill('hide', state.columns.length === 0 ? [] : [state.columns.join()]);
  return next.toString() === parameters.toString() ? null : next;
}
