import type { CriticalAlert } from '@tallyhouse/shared/contracts/critical-alerts';
import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { ExportContext } from '../../filing/exports/export-source';
import { filterLine, listDocument } from '../../filing/exports/sources/list-document';
import { inZone } from '../../house/settings/zones';
import type { ExportDocument, ListColumn } from '../../reporting/export-files/export-document';
import { daysInWords } from '../../reporting/export-files/export-head';
import type { FileWords } from '../../reporting/export-files/words/file-words';
import { alertCatalogue } from './alert-catalogue';
import { visibilityOf } from './alert-visibility';
import { listAlerts } from './list-alerts';

type Filters = Extract<ExportSource, { kind: 'alerts' }>['query'];

/** Columns of the alerts, said in the words of a file, their times by the clocks of `zone`. */
function columnsIn(words: FileWords, zone: string): readonly ListColumn<CriticalAlert>[] {
  const said = (alert: CriticalAlert, part: 'title' | 'detail') =>
    words.said(alert.said, alert[part], { catalogue: alertCatalogue, part, zone });
  return [
    { field: 'code', title: 'Code', type: 'text', cell: ({ code }) => code },
    {
      field: 'severity',
      title: 'Severity',
      type: 'text',
      codes: 'alertSeverities',
      cell: ({ severity }) => severity,
    },
    { field: 'state', title: 'State', type: 'text', codes: 'alertStates', cell: ({ state }) => state },
    { field: 'title', title: 'Alert', type: 'text', cell: (alert) => said(alert, 'title') },
    { field: 'detail', title: 'Detail', type: 'text', cell: (alert) => said(alert, 'detail') },
    { field: 'periodFrom', title: 'From', type: 'date', cell: ({ period }) => period?.from ?? null },
    { field: 'periodTo', title: 'To', type: 'date', cell: ({ period }) => period?.to ?? null },
    { field: 'firstSeenAt', title: 'First seen', type: 'instant', cell: ({ firstSeenAt }) => firstSeenAt },
    { field: 'lastSeenAt', title: 'Last seen', type: 'instant', cell: ({ lastSeenAt }) => lastSeenAt },
    { field: 'count', title: 'Times seen', type: 'count', cell: ({ count }) => count },
    { field: 'reopenCount', title: 'Times reopened', type: 'count', cell: ({ reopenCount }) => reopenCount },
    { field: 'owner', title: 'Owner', type: 'text', cell: ({ owner }) => owner?.name ?? null },
    { field: 'ownerAccount', title: 'Account', type: 'text', cell: ({ owner }) => owner?.account ?? null },
    { field: 'dueAt', title: 'Resolve by', type: 'instant', cell: ({ dueAt }) => dueAt },
    {
      field: 'acknowledgedAt',
      title: 'Acknowledged',
      type: 'instant',
      cell: ({ acknowledgedAt }) => acknowledgedAt,
    },
    { field: 'resolvedAt', title: 'Resolved', type: 'instant', cell: ({ resolvedAt }) => resolvedAt },
    {
      field: 'snoozedUntil',
      title: 'Snoozed until',
      type: 'instant',
      cell: ({ snoozedUntil }) => snoozedUntil,
    },
    { field: 'incidentId', title: 'Incident', type: 'text', cell: ({ incidentId }) => incidentId },
    { field: 'id', title: 'Id', type: 'text', cell: ({ id }) => id },
  ];
}

/** The alerts of a brand that the filters match, also those of the system for whoever sees them. */
export function exportAlerts(filters: Filters, context: ExportContext): Promise<ExportDocument> {
  const { store, brand, user, orderedAt, words, signal } = context;
  const visibility = visibilityOf(user, [brand.id]);
  const asked = inZone(filters, brand);
  return listDocument(context, {
    name: 'alerts',
    title: 'Critical alerts',
    period: daysInWords(filters, asked.zone, words),
    columns: columnsIn(words, brand.zone),
    filtersText: filtersInWords(filters, words),
    pageOf: (page, pageSize) =>
      listAlerts(store, visibility, { ...asked, page, pageSize }, { now: orderedAt, signal }),
  });
}

function filtersInWords(filters: Filters, words: FileWords): string[] {
  const { code: codes, severity, state, owner, incident, snoozed } = filters;
  const { say, code } = words;
  const each = (values: string | readonly string[] | undefined, name = (value: string) => value) =>
    values === undefined ? undefined : [values].flat().map(name).join(', ');
  return [
    ...filterLine('Code is one of {{value}}', each(codes), words),
    ...filterLine(
      'Severity is one of {{value}}',
      each(severity, (one) => code('alertSeverities', one)),
      words,
    ),
    ...filterLine(
      'State is one of {{value}}',
      each(state, (one) => code('alertStates', one)),
      words,
    ),
    ...(owner === 'none' ? [say('Unassigned')] : filterLine('Owner is {{value}}', owner, words)),
    ...filterLine('Incident is one of {{value}}', each(incident), words),
    ...(snoozed === undefined ? [] : [say(snoozed === 'ONLY' ? 'Snoozed only' : 'Not snoozed')]),
  ];
}
