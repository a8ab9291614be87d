import type * as z from 'zod/mini';
import { listApiCalls } from '@tallyhouse/shared/contracts/api-log';
import { listAuthorities } from '@tallyhouse/shared/contracts/authorities';
import { listConfirmations } from '@tallyhouse/shared/contracts/confirmation';
import { listCriticalAlerts } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import { listLoadBatches } from '@tallyhouse/shared/contracts/load-data';
import { listNotifications } from '@tallyhouse/shared/contracts/notifications';
import { listOnlineReports } from '@tallyhouse/shared/contracts/online-reports';
import { onlineTemplateQuery, retailTemplateQuery } from '@tallyhouse/shared/contracts/report-templates';
import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import { listStatusReports } from '@tallyhouse/shared/contracts/status-reports';
import { listTanzanianSummaries, listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { listSummaries, listTotals } from '@tallyhouse/shared/contracts/total-reports';
import { ValidationFailed } from '../../platform/http/problems';

/** A screen whose query can be kept. */
export interface SearchScreen {
  /** What its address can name. */
  readonly query: z.ZodMiniObject;
  /** The call that fills the screen: a GET with a list as its answer. A builder has none: what is kept of it is a template. */
  readonly endpoint?: Endpoint;
  /** What writes all its rows into a file; left out where nothing does, which cannot be scheduled. */
  readonly exportKind?: ExportSource['kind'];
}

function filledBy(endpoint: Endpoint, exportKind?: ExportSource['kind']): SearchScreen {
  const query = endpoint.query as z.ZodMiniObject;
  return { query, endpoint, ...(exportKind !== undefined && { exportKind }) };
}

const screens: ReadonlyMap<string, SearchScreen> = new Map<string, SearchScreen>([
  ['/total-report', filledBy(listTotals, 'totals')],
  ['/total-report-tanzania', filledBy(listTanzanianTotals, 'tanzanian-totals')],
  ['/summary-report', filledBy(listSummaries, 'summaries')],
  ['/summary-report-tanzania', filledBy(listTanzanianSummaries, 'tanzanian-summaries')],
  ['/online', filledBy(listOnlineReports, 'online-reports')],
  ['/online/new', { query: onlineTemplateQuery }],
  ['/retail', filledBy(listRetailReports, 'retail-figures')],
  ['/retail/reports/new', { query: retailTemplateQuery }],
  ['/double-confirmation', filledBy(listConfirmations)],
  ['/reports-log', filledBy(listStatusReports, 'status-reports')],
  ['/tax-reporting', filledBy(listTaxPeriods)],
  ['/critical-alert-history', filledBy(listCriticalAlerts, 'alerts')],
  ['/authorities', filledBy(listAuthorities)],
  ['/notification-history', filledBy(listNotifications)],
  ['/load-data', filledBy(listLoadBatches, 'load-batches')],
  ['/api-log', filledBy(listApiCalls, 'api-calls')],
]);

/** Errors: `ValidationFailed` for a screen whose query cannot be kept. */
export function requireScreen(path: string): SearchScreen {
  const screen = screens.get(path);
  if (screen !== undefined) return screen;
  const message = `Searches of ${path} cannot be kept`;
  throw new ValidationFailed([{ field: 'screen', code: 'UNKNOWN_SCREEN', message }]);
}

/** Whether the address of a screen can name the parameter. */
export function takes({ query }: SearchScreen, parameter: string): boolean {
  return parameter in query.shape;
}
