import type { AlertRow } from '../../house/alerting/queries/alert-row';

/** Screens by kind of object; `id` names the object there. */
const screens: Readonly<Record<string, string>> = {
  deadline: '/authorities/filing?id=',
  report: '/reports-log?reportId=',
  reconciliation: '/dashboard?reconciliation=',
  law: '/load-data/exceptions?state=OPEN&law=',
  'load-batch': '/load-data?batch=',
  source: '/load-data?source=',
  'silent-hour': '/load-data?source=',
  'tax-period': '/tax-reporting/',
  authority: '/api-log?direction=OUT&authority=',
  certificate: '/authorities?authority=',
  currency: '/total-report?currency=',
  branch: '/retail?level=cashier&parentId=',
  vertical: '/summary-report?vertical=',
  'payout-digits': '/summary-report?vertical=',
  'payout-rounding': '/summary-report?vertical=',
  licence: '/total-report?licence=',
};

/** Path and query of the page where the object of an alert is looked at; the list of alerts where it has none. */
export function linkOf({
  id,
  objectKind,
  objectId,
}: Pick<AlertRow, 'id' | 'objectKind' | 'objectId'>): string {
  const screen = screens[objectKind];
  if (screen === undefined) return `/critical-alert-history?id=${encodeURIComponent(id)}`;
  return screen + encodeURIComponent(objectId);
}
