import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { withShownAmounts } from '../../../facts/load-data/shown-amounts';
import { listLoadBatches } from '../../../facts/loads/list-load-batches';
import { controlCurrencyOf } from '../../../figures/brand-currencies';
import { inZone } from '../../../house/settings/zones';
import { currentBlindness } from '../../../platform/access/blind/blindness';
import type { ExportDocument, ListColumn } from '../../../reporting/export-files/export-document';
import { daysInWords } from '../../../reporting/export-files/export-head';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import type { ExportContext } from '../export-source';
import { filterLine, listDocument } from './list-document';

type Filters = Extract<ExportSource, { kind: 'load-batches' }>['query'];

const columns: readonly ListColumn<LoadBatch>[] = [
  { field: 'id', title: 'Load', type: 'text', cell: ({ id }) => id },
  { field: 'source', title: 'Source', type: 'text', cell: ({ source }) => source },
  { field: 'channel', title: 'Channel', type: 'text', codes: 'channels', cell: ({ channel }) => channel },
  { field: 'kind', title: 'Kind', type: 'text', codes: 'fileKinds', cell: ({ kind }) => kind },
  { field: 'seq', title: 'File number', type: 'count', cell: ({ seq }) => seq },
  { field: 'state', title: 'State', type: 'text', codes: 'loadStates', cell: ({ state }) => state },
  { field: 'periodFrom', title: 'From', type: 'instant', cell: ({ periodFrom }) => periodFrom },
  { field: 'periodTo', title: 'To', type: 'instant', cell: ({ periodTo }) => periodTo },
  { field: 'loadedAt', title: 'Loaded', type: 'instant', cell: ({ loadedAt }) => loadedAt },
  {
    field: 'lagSeconds',
    title: 'Seconds after its period',
    type: 'count',
    cell: ({ lagSeconds }) => lagSeconds,
  },
  { field: 'file', title: 'File', type: 'text', cell: ({ file }) => file },
  { field: 'bytes', title: 'Bytes', type: 'count', cell: ({ bytes }) => bytes },
  { field: 'sha256', title: 'SHA-256', type: 'text', cell: ({ sha256 }) => sha256 },
  { field: 'received', title: 'Received', type: 'count', cell: ({ received }) => received },
  { field: 'accepted', title: 'Accepted', type: 'count', cell: ({ accepted }) => accepted },
  { field: 'rejected', title: 'Rejected', type: 'count', cell: ({ rejected }) => rejected },
  { field: 'duplicate', title: 'Duplicates', type: 'count', cell: ({ duplicate }) => duplicate },
  { field: 'corrected', title: 'Corrections', type: 'count', cell: ({ corrected }) => corrected },
  {
    ...{ field: 'controlCount', title: 'Records, as the sender says', type: 'count' },
    cell: ({ control }) => control?.count ?? null,
  },
  {
    ...{ field: 'controlAmount', title: 'Control amount, as the sender says', type: 'money' },
    cell: ({ control }) => control?.amount ?? null,
  },
  {
    ...{ field: 'computedAmount', title: 'Control amount, as counted', type: 'money' },
    cell: ({ computed }) => computed.amount,
  },
];

/** Reasons with how often each was given: `Invalid amount × 3`. */
function reasonsIn({ code }: FileWords): ListColumn<LoadBatch> {
  const said = (one: LoadBatch['rejectCodes'][number]) => `${code('rejectCodes', one.code)} × ${one.count}`;
  return {
    ...{ field: 'rejectCodes', title: 'Reasons for rejection', type: 'text' },
    cell: ({ rejectCodes }) => rejectCodes.map(said).join(', ') || null,
  };
}

const withheldNote = 'Amounts are withheld while a report that they would tell awaits your confirmation.';

/** The loads that the filters match, newest first; amounts are left out where the list leaves them out. */
export function openLoadBatches(filters: Filters, context: ExportContext): Promise<ExportDocument> {
  const { store, brand, words } = context;
  const question = inZone(filters, brand);
  return listDocument(context, {
    name: 'loads',
    title: 'Data loads',
    period: daysInWords(filters, question.zone, words),
    currency: controlCurrencyOf(brand),
    columns: [...columns, reasonsIn(words)],
    filtersText: filtersInWords(filters, words),
    note: currentBlindness().length === 0 ? null : words.say(withheldNote),
    async pageOf(page, pageSize) {
      const query = { ...question, page, pageSize };
      const { items, totalCount } = await listLoadBatches(store, { brandIds: [brand.id], query });
      return { items: items.map(withShownAmounts), totalCount };
    },
  });
}

function filtersInWords({ source, channel, kind, state }: Filters, words: FileWords): string[] {
  const { code } = words;
  const states = [state ?? []].flat().map((one) => code('loadStates', one));
  return [
    ...filterLine('Source is {{value}}', source, words),
    ...filterLine('Channel is {{value}}', channel && code('channels', channel), words),
    ...filterLine('Kind is {{value}}', kind && code('fileKinds', kind), words),
    ...filterLine('State is one of {{value}}', state && states.join(', '), words),
  ];
}
