import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import { isCounted } from '@tallyhouse/shared/contracts/counted-measures';
import type { DrillFact } from '@tallyhouse/shared/contracts/lineage';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { termWords as termsEn } from '@tallyhouse/shared/contracts/terms/words.en';
import { termWords as termsSw } from '@tallyhouse/shared/contracts/terms/words.sw';
import { maskPlayer } from '../../../platform/access/mask-player';
import { readMaskKey } from '../../../platform/access/mask-key';
import { readTokenKeys } from '../../../platform/auth/token-keys';
import { readPeriodStatus } from '../../../figures/period-status';
import { createDrillTokens, type SealedCell } from '../../../platform/auth/drill-token';
import { readDrill } from '../../../reporting/lineage/read-drill';
import { resolveCell } from '../../../reporting/lineage/resolve-cell';
import { NotFound } from '../../../platform/http/problems';
import { mostRows, tooManyRows } from '../../../reporting/reports/content-rows';
import type { QueryOptions, Store } from '../../../store/store';
import type { ExportDocument, ListColumn } from '../../../reporting/export-files/export-document';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import type { ExportContext } from '../export-source';
import { figureDocument } from './figure-document';

type Drilled = Extract<ExportSource, { kind: 'drill' }>;

const factColumns: readonly ListColumn<DrillFact>[] = [
  { field: 'kind', title: 'Kind', type: 'text', codes: 'factKinds', cell: ({ kind }) => kind },
  { field: 'source', title: 'Source', type: 'text', cell: ({ source }) => source },
  { field: 'recordId', title: 'Record', type: 'text', cell: ({ recordId }) => recordId },
  { field: 'betRecordId', title: 'Ticket', type: 'text', cell: ({ betRecordId }) => betRecordId },
  { field: 'recordVersion', title: 'Version', type: 'count', cell: ({ recordVersion }) => recordVersion },
  { field: 'time', title: 'Time', type: 'instant', cell: ({ time }) => time },
  { field: 'day', title: 'Gaming day', type: 'date', cell: ({ day }) => day },
  { field: 'channel', title: 'Channel', type: 'text', codes: 'channels', cell: ({ channel }) => channel },
  { field: 'licenceId', title: 'Licence', type: 'text', cell: ({ licenceId }) => licenceId },
  {
    field: 'vertical',
    title: 'Vertical',
    type: 'text',
    codes: 'verticals',
    cell: ({ vertical }) => vertical,
  },
  { field: 'productId', title: 'Product', type: 'text', cell: ({ productId }) => productId },
  { field: 'branchId', title: 'Branch', type: 'text', cell: ({ branchId }) => branchId },
  { field: 'terminalId', title: 'Terminal', type: 'text', cell: ({ terminalId }) => terminalId },
  { field: 'cashierId', title: 'Cashier', type: 'text', cell: ({ cashierId }) => cashierId },
  { field: 'playerRef', title: 'Player, masked', type: 'text', cell: ({ playerRef }) => playerRef },
  { field: 'result', title: 'Result', type: 'text', codes: 'betResults', cell: ({ result }) => result },
  { field: 'batchId', title: 'Batch', type: 'text', cell: ({ batchId }) => batchId },
];

/** With what each adds, in the unit of the measure. */
function columnsOf(measure: Drilled['measure']): readonly ListColumn<DrillFact>[] {
  const type = isCounted(measure) ? 'count' : 'money';
  return [
    ...factColumns,
    { field: 'value', title: 'Adds to the figure', type, cell: ({ value }) => valueCell(value, measure) },
  ];
}

/** A number of things is written as an amount, too. */
function valueCell(value: string, measure: Drilled['measure']): Cell {
  return isCounted(measure) ? Number(value) : value;
}

/** What a token is about. Its half hour ends when the export is ordered, not when a worker gets to it. Errors: `NotFound`, `EXPIRED`. */
export async function openFigure(
  store: Store,
  token: string,
  { user, orderedAt }: Pick<ExportContext, 'user' | 'orderedAt'>,
): Promise<SealedCell> {
  return createDrillTokens(await readTokenKeys(store), () => orderedAt).open(token, user.id);
}

// Every page orders the facts anew, so there are few of them.
const pageRows = 20_000;

/**
 * The facts behind one figure, each with what it adds to it, players masked for everybody: a file is passed on.
 *
 * Errors: `NotFound` for a token of somebody else or another brand; `EXPIRED`; `SNAPSHOT_CHANGED`; `TOO_MANY_ROWS`.
 */
export async function openDrilledFacts(
  { token, measure }: Drilled,
  context: ExportContext,
): Promise<ExportDocument> {
  const { store, brand, user, orderedAt, signal, words } = context;
  const sealed = await openFigure(store, token, { user, orderedAt });
  if (sealed.brandId !== brand.id) throw new NotFound('figure');
  const { scope, view, brand: own } = await resolveCell(store, { brand, user }, sealed);
  const columns = columnsOf(measure);
  const asked = { scope, measure, level: 'fact' } as const;
  const whole = await readDrill(store, { ...asked, page: 1, pageSize: 1 }, { signal });
  if (whole.facts > mostRows) throw tooManyRows();
  const { period, asOf, snapshotId, basis, filtersText } = view;
  const document = await figureDocument(
    { ...context, brand: own },
    {
      name: `tickets-${measure}-${period.from}-${period.to}`,
      title: words.say('The tickets behind {{figure}}', { figure: measureName(measure, words) }),
      meta: {
        ...{ period: { ...period, zone: own.zone, cutoff: own.cutoff }, basis, asOf, snapshotId },
        ...(await readPeriodStatus(store, own, { period, asOf, channels: scope.channels })),
        ...{ filtersText, noActivity: whole.facts === 0 },
      },
      currency: isCounted(measure) ? null : view.currency,
      rulePack: null,
      columns,
      rows: [],
      totals: columns.map(({ field }) => (field === 'value' ? valueCell(whole.value, measure) : null)),
    },
  );
  const head = document.head
    .filter(([label]) => label !== 'Note' || whole.facts === 0)
    .map(([label, text]) => [label, label === 'Rows' ? String(whole.facts) : text] as const);
  const key = await readMaskKey(store);
  const shown = (fact: DrillFact): DrillFact => ({
    ...fact,
    playerRef: fact.playerRef === null ? null : maskPlayer(fact.playerRef, { brandId: brand.id, key }),
  });
  async function* rows(options: QueryOptions): AsyncGenerator<readonly Cell[]> {
    for (let page = 1; (page - 1) * pageRows < whole.facts; page += 1) {
      const { items } = await readDrill(store, { ...asked, page, pageSize: pageRows }, options);
      for (const fact of items.map(shown)) yield columns.map(({ cell }) => cell(fact));
    }
  }
  return { ...document, head, note: whole.facts === 0 ? document.note : null, rowCount: whole.facts, rows };
}

/** A measure as the glossary calls it; for programs its code. */
function measureName(measure: Drilled['measure'], { of, isForPeople }: FileWords): string {
  return isForPeople ? of({ en: termsEn[measure].label, sw: termsSw[measure].label }) : measure;
}
