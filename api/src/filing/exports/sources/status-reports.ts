import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { listStatusReports } from '../../../reporting/status-reports/list-status-reports';
import type { Store } from '../../../store/store';
import { readHeadLicences } from '../../../reporting/export-files/read-head-licences';
import {
  columnsOf,
  noteOf,
  type ExportColumn,
  type ExportDocument,
} from '../../../reporting/export-files/export-document';
import { headed } from '../../../reporting/export-files/export-head';
import type { ExportContext } from '../export-source';
import { reportStates } from '@tallyhouse/shared/contracts/words/report-states.en';

type StepFilters = Extract<ExportSource, { kind: 'status-reports' }>['query'];

const columns: readonly (ExportColumn & { readonly cell: (step: StatusReport) => Cell })[] = [
  { field: 'time', title: 'Time', type: 'instant', cell: ({ time }) => time },
  { field: 'reportId', title: 'Report', type: 'text', cell: ({ reportId }) => reportId },
  { field: 'type', title: 'Type', type: 'text', cell: ({ reportType }) => reportType },
  { field: 'title', title: 'Title', type: 'text', cell: ({ title }) => title },
  { field: 'from', title: 'From', type: 'date', cell: ({ period }) => period.from },
  { field: 'to', title: 'To', type: 'date', cell: ({ period }) => period.to },
  { field: 'version', title: 'Version', type: 'count', cell: ({ version }) => version },
  { field: 'fromState', title: 'State before', type: 'text', labels: reportStates, cell: ({ from }) => from },
  { field: 'toState', title: 'State after', type: 'text', labels: reportStates, cell: ({ to }) => to },
  { field: 'actor', title: 'By', type: 'text', cell: ({ actor }) => actor.name },
  { field: 'account', title: 'Account', type: 'text', cell: ({ actor }) => actor.account ?? null },
  { field: 'reason', title: 'Reason', type: 'text', cell: ({ reason }) => reason },
  { field: 'ackRef', title: 'Acknowledgement', type: 'text', cell: ({ ackRef }) => ackRef },
  { field: 'contentHash', title: 'Content hash', type: 'text', cell: ({ contentHash }) => contentHash },
  { field: 'authority', title: 'Authority', type: 'text', cell: ({ authority }) => authority },
  { field: 'attempt', title: 'Attempt', type: 'count', cell: ({ attempt }) => attempt },
  { field: 'chainSeq', title: 'Audit row', type: 'count', cell: ({ chain }) => chain?.seq ?? null },
  { field: 'chainHash', title: 'Hash of that row', type: 'text', cell: ({ chain }) => chain?.hash ?? null },
];

/** The steps of reports that the filters match, newest first. There is nothing to add up. */
export async function openStatusReports(
  filters: StepFilters,
  { store, brand, user, orderedAt }: ExportContext,
): Promise<ExportDocument> {
  const { totalCount } = await listStatusReports(store, [brand.id], { ...filters, page: 1, pageSize: 1 });
  const note = noteOf(totalCount, false);
  return {
    name: 'reports-log',
    columns: columnsOf(columns),
    rowCount: totalCount,
    note,
    totals: null,
    rows: () => steps(store, brand.id, filters),
    ...headed({
      title: 'Reports log',
      brandName: brand.name,
      licences: await readHeadLicences(store, brand.id),
      period: `${filters.from ?? 'the first'} to ${filters.to ?? 'the last'}, days in UTC`,
      basis: 'as stated by each report',
      currency: brand.currency,
      zone: brand.zone,
      asOf: orderedAt.toISOString(),
      snapshotId: null,
      rulePack: null,
      status: 'as stated by each report',
      generatedAt: orderedAt,
      generatedBy: user,
      rows: String(totalCount),
      filtersText: filtersInWords(filters),
      note,
    }),
  };
}

// The most that a page of the log may have.
const pageSize = 500;

async function* steps(store: Store, brandId: string, filters: StepFilters): AsyncGenerator<readonly Cell[]> {
  for (let page = 1; ; page += 1) {
    const { items } = await listStatusReports(store, [brandId], { ...filters, page, pageSize });
    for (const step of items) yield columns.map(({ cell }) => cell(step));
    if (items.length < pageSize) return;
  }
}

function filtersInWords({ type, state, actor, reportId, authority }: StepFilters): string[] {
  return [
    ...(type === undefined ? [] : [`Type is ${type}`]),
    ...(state === undefined ? [] : [`Steps to ${state}`]),
    ...(actor === undefined ? [] : [`By ${actor}`]),
    ...(reportId === undefined ? [] : [`Report is ${reportId}`]),
    ...(authority === undefined ? [] : [`Submitted for ${authority}`]),
  ];
}
