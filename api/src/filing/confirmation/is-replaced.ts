import { deletableStates, type ReportState } from '@tallyhouse/shared/contracts/reports';

/**
 * Whether a newer version stands in the way of correcting this one. Not so a draft beside an accepted report: somebody kept
 * new figures before saying that they correct something.
 */
export function isReplaced(
  { state }: { readonly state: ReportState },
  newer: { readonly state: ReportState } | undefined,
): boolean {
  return newer !== undefined && !(state === 'ACCEPTED' && deletableStates.includes(newer.state));
}
