import * as z from 'zod/mini';
import { periodSchema } from '@tallyhouse/shared/contracts/scalars';
import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { PackList } from '@tallyhouse/shared/contracts/retail-pack';
import type { JobSubject } from '../../platform/job-queue/job-handler';
import { listRuleOf } from '../../reporting/retail/retail-pack/pack-lists';

type ListKind = Exclude<ExportSource['kind'], 'report' | 'drill'>;

/** Name of each list, and the screen that shows it. */
const lists: Readonly<Record<ListKind, { readonly title: JobSubject['title']; readonly path: string }>> = {
  'online-reports': { title: { en: 'Online reports', sw: 'Ripoti za mtandaoni' }, path: '/online' },
  'retail-reports': { title: { en: 'Retail reports', sw: 'Ripoti za maduka' }, path: '/retail/reports' },
  'retail-figures': { title: { en: 'Retail figures', sw: 'Takwimu za maduka' }, path: '/retail' },
  'retail-pack': { title: { en: 'Retail pack', sw: 'Pakiti ya maduka' }, path: '/retail/pack/intake' },
  'retail-list': { title: { en: 'Retail pack', sw: 'Pakiti ya maduka' }, path: '/retail/pack' },
  'data-exceptions': {
    title: { en: 'Exceptions from laws of data', sw: 'Vighairi vya sheria za data' },
    path: '/load-data/exceptions',
  },
  'load-batches': { title: { en: 'Data loads', sw: 'Upakiaji wa data' }, path: '/load-data' },
  'api-calls': { title: { en: 'API log', sw: 'Kumbukumbu za API' }, path: '/api-log' },
  alerts: { title: { en: 'Critical alerts', sw: 'Tahadhari muhimu' }, path: '/critical-alert-history' },
  'status-reports': { title: { en: 'Reports log', sw: 'Kumbukumbu za ripoti' }, path: '/reports-log' },
  totals: { title: { en: 'Total report', sw: 'Ripoti ya jumla' }, path: '/total-report' },
  summaries: { title: { en: 'Summary report', sw: 'Ripoti ya muhtasari' }, path: '/summary-report' },
  'tanzanian-totals': {
    title: { en: 'Total report, Tanzania', sw: 'Ripoti ya jumla, Tanzania' },
    path: '/total-report-tanzania',
  },
  'tanzanian-summaries': {
    title: { en: 'Summary report, Tanzania', sw: 'Ripoti ya muhtasari, Tanzania' },
    path: '/summary-report-tanzania',
  },
  'withholding-register': {
    title: { en: 'Withholding register', sw: 'Rejista ya kodi ya zuio' },
    path: '/summary-report-tanzania',
  },
};

/** What an export is about: the report, or the list with the filters it was made of. */
export function subjectOf(source: ExportSource): Omit<JobSubject, 'format'> {
  if (source.kind === 'drill') {
    // The way into a figure is closed after half an hour, so there is no page to go back to.
    const title = { en: 'Tickets behind a figure', sw: 'Tiketi nyuma ya takwimu' };
    return { title, period: null, goTo: { path: '/total-report', query: {} } };
  }
  if (source.kind === 'report') {
    const id = encodeURIComponent(source.reportId);
    const path = source.channel === 'ONLINE' ? `/online/${id}` : `/retail/reports/${id}`;
    return { title: { en: 'Report', sw: 'Ripoti' }, period: null, goTo: { path, query: {} } };
  }
  const { title, path } = source.kind === 'retail-list' ? listSubject(source.query.list) : lists[source.kind];
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(source.query)) {
    if (Array.isArray(value)) query[name] = value.map(String);
    else if (typeof value === 'string' || typeof value === 'number') query[name] = String(value);
  }
  // Lists take days that are no period, the last before the first say: they have no rows, and no period to name.
  const period = z.safeParse(periodSchema, { from: query['from'], to: query['to'] }).data ?? null;
  return { title, period, goTo: { path, query } };
}

function listSubject(list: PackList) {
  return { title: listRuleOf(list).title, path: `${lists['retail-list'].path}/${list}` };
}
