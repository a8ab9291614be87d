import { daySchema } from '@tallyhouse/shared/contracts/scalars';
import { reportStateSchema, type ReportState } from '@tallyhouse/shared/contracts/reports';

/** Parts of the queue as tabs. */
export const queueBoxes = ['mine', 'submitted', 'returned', 'rejected', 'sent', 'all'] as const;
export type QueueBox = (typeof queueBoxes)[number];

/** What the queue is narrowed to; the address holds it. */
export interface QueueFilters {
  readonly box: QueueBox;
  readonly authority: string | null;
  readonly state: ReportState | null;
  /** Gaming day, `YYYY-MM-DD`; what is due before its beginning. */
  readonly dueBefore: string | null;
  readonly page: number;
}

/** Filters as the address names them; what it names wrongly is left out. */
export function queueFiltersOf(parameters: URLSearchParams, usual: QueueBox): QueueFilters {
  const page = Number(parameters.get('page') ?? '1');
  const authority = parameters.get('authority');
  const state = reportStateSchema.safeParse(parameters.get('state'));
  // Other pages link to what went wrong by its states.
  const isTrouble = parameters.get('state')?.includes(',') === true;
  const dueBefore = daySchema.safeParse(parameters.get('dueBefore'));
  return {
    box: isTrouble ? 'rejected' : (queueBoxes.find((box) => box === parameters.get('box')) ?? usual),
    authority: authority !== null && /^[\w.-]{1,60}$/.test(authority) ? authority : null,
    state: state.success ? state.data : null,
    dueBefore: dueBefore.success ? dueBefore.data : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with `change` applied. Another filter starts at the first page. */
export function withQueueFilters(before: QueueFilters, change: Partial<QueueFilters>): URLSearchParams {
  const { box, authority, state, dueBefore, page } = { ...before, page: 1, ...change };
  const next = new URLSearchParams({ box });
  if (authority !== null) next.set('authority', authority);
  if (state !== null) next.set('state', state);
  if (dueBefore !== null) next.set('dueBefore', dueBefore);
  if (page > 1) next.set('page', String(page));
  return next;
}
