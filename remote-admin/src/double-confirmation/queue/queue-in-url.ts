import { daySchema } from '@tallyhouse/shared/contracts/scalars';
import { reportStateSchema, type ReportState } from '@tallyhouse/shared/contracts/reports';

/** Parts of the queue as tabs. */
export const queueBoxes = ['mine', 'submitted', 'returned', 'rejected', 'sent', 'all'] as const;
export type QueueBox = (typeof queueBoxes)[number];

/** What the queue is narrowed to; the address holds it. */
export interface QueueFilters {
  readonly box: QueueBox;
  readonly authority: string | null;
  /** None: whatever the state. */
  readonly states: readonly ReportState[];
  /** Gaming day, `YYYY-MM-DD`; what is due before its beginning. */
  readonly dueBefore: string | null;
  readonly page: number;
}

/** Filters as the address names them; what it names wrongly is left out. */
export function queueFiltersOf(parameters: URLSearchParams, usual: QueueBox): QueueFilters {
  const page = Number(parameters.get('page') ?? '1');
  const authority = parameters.get('authority');
  const named = parameters.get('state')?.split(',') ?? [];
  const dueBefore = daySchema.safeParse(parameters.get('dueBefore'));
  return {
    box: queueBoxes.find((box) => box === parameters.get('box')) ?? usual,
    authority: authority !== null && /^[\w.-]{1,60}$/.test(authority) ? authority : null,
    states: reportStateSchema.options.filter((state) => named.includes(state)),
    dueBefore: dueBefore.success ? dueBefore.data : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with `change` applied. Another filter starts at the first page. */
export function withQueueFilters(before: QueueFilters, change: Partial<QueueFilters>): URLSearchParams {
  const { box, authority, states, dueBefore, page } = { ...before, page: 1, ...change };
  const next = new URLSearchParams({ box });
  if (authority !== null) next.set('authority', authority);
  if (states.length > 0) next.set('state', states.join(','));
  if (dueBefore !== null) next.set('dueBefore', dueBefore);
  if (page > 1) next.set('page', String(page));
  return next;
}
