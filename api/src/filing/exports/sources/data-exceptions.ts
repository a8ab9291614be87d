import type { DataException } from '@tallyhouse/shared/contracts/data-exceptions';
import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import { listExceptions } from '../../../facts/data-exceptions/list-exceptions';
import { readHeadLicences } from '../../../reporting/export-files/read-head-licences';
import {
  columnsOf,
  noteOf,
  type ExportDocument,
  type ListColumn,
} from '../../../reporting/export-files/export-document';
import { daysOf, headed } from '../../../reporting/export-files/export-head';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import type { ExportContext } from '../export-source';

type Filters = Extract<ExportSource, { kind: 'data-exceptions' }>['query'];

const columns: readonly ListColumn<DataException>[] = [
  { field: 'law', title: 'Law', type: 'text', codes: 'laws', cell: ({ law }) => law },
  { field: 'state', title: 'State', type: 'text', codes: 'exceptionStates', cell: ({ state }) => state },
  { field: 'kind', title: 'Kind', type: 'text', codes: 'recordKinds', cell: ({ record }) => record.kind },
  { field: 'source', title: 'Source', type: 'text', cell: ({ record }) => record.source },
  { field: 'recordId', title: 'Record', type: 'text', cell: ({ record }) => record.recordId },
  { field: 'betRecordId', title: 'Bet', type: 'text', cell: ({ record }) => record.betRecordId },
  { field: 'batchId', title: 'Load', type: 'text', cell: ({ record }) => record.batchId },
  { field: 'channel', title: 'Channel', type: 'text', codes: 'channels', cell: ({ channel }) => channel },
  { field: 'day', title: 'Gaming day', type: 'date', cell: ({ day }) => day },
  { field: 'otherDay', title: 'Other gaming day', type: 'date', cell: ({ otherDay }) => otherDay },
  { field: 'foundAt', title: 'Found', type: 'instant', cell: ({ foundAt }) => foundAt },
  { field: 'goneAt', title: 'Gone', type: 'instant', cell: ({ goneAt }) => goneAt },
  { field: 'owner', title: 'Owner', type: 'text', cell: ({ owner }) => owner?.name ?? null },
  { field: 'ownerAccount', title: 'Account', type: 'text', cell: ({ owner }) => owner?.account ?? null },
  {
    field: 'reason',
    title: 'Waiver reason',
    type: 'text',
    cell: ({ waiver }) => waiver?.reason ?? null,
  },
  {
    field: 'proposedBy',
    title: 'Proposed by',
    type: 'text',
    cell: ({ waiver }) => waiver?.proposedBy.name ?? null,
  },
  {
    field: 'decidedBy',
    title: 'Decided by',
    type: 'text',
    cell: ({ waiver }) => waiver?.decidedBy?.name ?? null,
  },
  { field: 'decidedAt', title: 'Decided', type: 'instant', cell: ({ waiver }) => waiver?.decidedAt ?? null },
];

// The most that a page of the list may have.
const pageSize = 500;

/** The exceptions that the filters match, those found last first. There is nothing to add up. */
export async function openDataExceptions(
  filters: Filters,
  { store, brand, user, orderedAt, words }: ExportContext,
): Promise<ExportDocument> {
  const pageOf = (page: number, size = pageSize) =>
    listExceptions(store, { ...filters, page, pageSize: size, brandIds: [brand.id], now: orderedAt });
  const { totalCount } = await pageOf(1, 1);
  const { say } = words;
  const note = noteOf(totalCount, false, words);
  return {
    name: 'data-exceptions',
    columns: columnsOf(columns, words),
    rowCount: totalCount,
    note,
    totals: null,
    async *rows() {
      for (let page = 1; ; page += 1) {
        const { items } = await pageOf(page);
        for (const one of items) yield columns.map(({ cell }) => cell(one));
        if (items.length < pageSize) return;
      }
    },
    ...headed(
      {
        title: say('Exceptions from laws of data'),
        brandName: brand.name,
        licences: await readHeadLicences(store, brand.id),
        period: say('{{from}} to {{to}}', daysOf(filters, words)),
        basis: say('the records as they are known'),
        currency: brand.currency,
        zone: brand.zone,
        asOf: orderedAt.toISOString(),
        snapshotId: null,
        rulePack: null,
        status: say('as each exception says'),
        generatedAt: orderedAt,
        generatedBy: user,
        rows: String(totalCount),
        filtersText: filtersInWords(filters, words),
        note,
      },
      words,
    ),
  };
}

function filtersInWords({ law, state, channel, owner, record }: Filters, { say, code }: FileWords): string[] {
  return [
    ...(law === undefined ? [] : [say('Rule is “{{value}}”', { value: code('laws', law) })]),
    ...(state === undefined ? [] : [say('State is {{value}}', { value: code('exceptionStates', state) })]),
    ...(channel === undefined ? [] : [say('Channel is {{value}}', { value: code('channels', channel) })]),
    ...(owner === undefined
      ? []
      : [owner === 'none' ? say('Unassigned') : say('Owner is {{value}}', { value: owner })]),
    ...(record === undefined ? [] : [say('Record is {{value}}', { value: record })]),
  ];
}
