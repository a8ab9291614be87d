import type { AlertSeverity } from '@tallyhouse/shared/contracts/critical-alerts';
import { onlineReports } from '../../../reporting/reports/families/online-family';

const statutory = new Set(
  onlineReports.types.filter(({ countries }) => countries !== null).map(({ type }) => type),
);

/** What goes wrong with a return that the law asks for is critical; with a report of one's own it is not. */
export function weightOfReport(type: string): AlertSeverity {
  return statutory.has(type) ? 'CRITICAL' : 'HIGH';
}
