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
import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import { listStatusReports } from '@tallyhouse/shared/contracts/status-reports';
import { listTanzanianSummaries, listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { listSummaries, listTotals } from '@tallyhouse/shared/contracts/total-reports';
import { ValidationFailed } from '../../platform/http/problems';

/** A screen whose query can be kept. */
export interface SearchScreen {
  /** The call that fills the screen: a GET with a list as its answer. */
  readonly endpoint: Endpoint;
  /** What writes all its rows into a file; left out where nothing does, which cannot be scheduled. */
  readonly exportKind?: ExportSource['kind'];
}

const screens: ReadonlyMap<string, SearchScreen> = new Map<string, SearchScreen>([
  ['/total-report', { endpoint: listTotals, exportKind: 'totals' }],
  ['/total-report-tanzania', { endpoint: listTanzanianTotals, exportKind: 'tanzanian-totals' }],
  ['/summary-report', { endpoint: listSummaries, exportKind: 'summaries' }],
  ['/summary-report-tanzania', { endpoint: listTanzanianSummaries, exportKind: 'tanzanian-summaries' }],
  ['/online', { endpoint: listOnlineReports, exportKind: 'online-reports' }],
  ['/retail', { endpoint: listRetailReports, exportKind: 'retail-figures' }],
  ['/double-confirmation', { endpoint: listConfirmations }],
  ['/reports-log', { endpoint: listStatusReports }],
  ['/tax-reporting', { endpoint: listTaxPeriods }],
  ['/critical-alert-history', { endpoint: listCriticalAlerts }],
  ['/authorities', { endpoint: listAuthorities }],
  ['/notification-history', { endpoint: listNotifications }],
  ['/load-data', { endpoint: listLoadBatches }],
  ['/api-log', { endpoint: listApiCalls }],
]);

/** Errors: `ValidationFailed` for a screen whose query cannot be kept. */
export function requireScreen(path: string): SearchScreen {
  const screen = screens.get(path);
  if (screen !== undefined) return screen;
  const message = `Searches of ${path} cannot be kept`;
  throw new ValidationFailed([{ field: 'screen', code: 'UNKNOWN_SCREEN', message }]);
}

/** Whether the call behind a screen takes the parameter. */
export function takes({ endpoint }: SearchScreen, parameter: string): boolean {
  const { shape } = endpoint.query as z.ZodMiniObject;
  return parameter in shape;
}
