import type { ReportState } from '../../contracts/reports';

/** States in which nobody but its author has to do with a report. */
const atHome: readonly ReportState[] = ['DRAFT', 'SIMULATED', 'STALE', 'DELETED'];

/** Whether a report was handed over to be confirmed, whatever came of it. */
export function isHandedOver(state: ReportState): boolean {
  return !atHome.includes(state);
}
