import type { HandedSources } from '../filing/exports/export-source';
import { exportAlerts } from '../monitoring/alerts/export-alerts';
import { exportApiCalls } from '../monitoring/api-log/export-api-calls';

/** What exports write that lies in rooms above them. */
export const handedSources: HandedSources = { alerts: exportAlerts, 'api-calls': exportApiCalls };
