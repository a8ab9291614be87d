import type { DeadlineLine } from '@tallyhouse/shared/contracts/deadlines';

/** What has to be seen to first comes first. */
export const deadlineStates = ['OVERDUE', 'DUE_SOON', 'UPCOMING', 'DONE'] as const;

/** Late ones first, those that are done last; each kind as the server orders it, soonest first. */
export function byUrgency<T extends Pick<DeadlineLine, 'state'>>(deadlines: readonly T[]): T[] {
  const place = ({ state }: T) => deadlineStates.indexOf(state);
  return deadlines.toSorted((left, right) => place(left) - place(right));
}
