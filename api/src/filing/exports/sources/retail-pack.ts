import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { PackList } from '@tallyhouse/shared/contracts/retail-pack';
import { knownAt } from '../../../figures/known-at';
import { listRuleOf, packLists } from '../../../reporting/retail/retail-pack/pack-lists';
import type { ListRule } from '../../../reporting/retail/retail-pack/lists/pack-list';
import { openPack } from '../../../reporting/retail/retail-pack/open-pack';
import { presentTotals, presentValues } from '../../../reporting/retail/retail-pack/present-row';
import {
  readListPage,
  readListTotals,
  type ListScope,
} from '../../../reporting/retail/retail-pack/queries/read-list';
import type { Queryable, QueryOptions } from '../../../store/store';
import {
  noteOf,
  type ExportDocument,
  type ExportTable,
} from '../../../reporting/export-files/export-document';
import type { FilePhrase } from '../../../reporting/export-files/words/phrases.sw';
import type { ExportContext } from '../export-source';
import { figureDocument } from './figure-document';

type PackFilters = Extract<ExportSource, { kind: 'retail-pack' }>['query'];
type ListFilters = Extract<ExportSource, { kind: 'retail-list' }>['query'];

/** Names of sheets, which may not be long. */
const sheets: Readonly<Record<PackList, FilePhrase>> = {
  intake: 'Intake by cashier',
  results: 'Results',
  open: 'Open tickets',
  unpaid: 'Not collected',
  paid: 'Payouts',
  expired: 'Expired',
  voided: 'Voided',
  cancelled: 'Cancelled',
  vouchers: 'Vouchers',
};

/** The nine lists in one file, as they were known at one instant. */
export async function openRetailPack(filters: PackFilters, context: ExportContext): Promise<ExportDocument> {
  const { store, brand, orderedAt } = context;
  const asOf = knownAt(filters.asOf, orderedAt);
  const { scope, ...said } = await openPack(store, brand, filters, asOf);
  const parts = [];
  for (const rule of packLists) {
    const table = await tableOf(
      store,
      rule,
      { which: { scope, text: '' }, meta: said.meta, sort: undefined },
      context,
    );
    parts.push({ ...table, title: context.words.say(sheets[rule.list]) });
  }
  const document = await headed(
    context,
    { name: 'retail-pack', title: context.words.say('Retail pack') },
    said,
  );
  const rowCount = parts.reduce((sum, part) => sum + part.rowCount, 0);
  return { ...withRows(document, rowCount), columns: [], totals: null, note: null, parts };
}

/** One of the lists with everything that its filters match. */
export async function openRetailList(filters: ListFilters, context: ExportContext): Promise<ExportDocument> {
  const { store, brand, orderedAt } = context;
  const { scope, ...said } = await openPack(store, brand, filters, knownAt(filters.asOf, orderedAt));
  const rule = listRuleOf(filters.list);
  const which = { scope, text: filters.text?.trim() ?? '' };
  const table = await tableOf(store, rule, { which, meta: said.meta, sort: filters.sort }, context);
  const document = await headed(
    context,
    { name: `retail-${rule.list}`, title: context.words.of(rule.title) },
    said,
  );
  return { ...withRows(document, table.rowCount), ...table };
}

/** Only the head and the name are of use. */
function headed(
  context: ExportContext,
  named: { name: string; title: string },
  { meta, currency }: { readonly meta: ListMeta; readonly currency: string },
) {
  const { from, to } = meta.period;
  return figureDocument(context, {
    ...{ title: named.title, name: `${named.name}-${from}-${to}`, meta, currency },
    ...{ rulePack: null, columns: [], rows: [], totals: null },
  });
}

/** The head counts the rows and says why there are none. */
function withRows(document: ExportDocument, rowCount: number): ExportDocument {
  const head = document.head
    .filter(([label]) => label !== 'Note' || rowCount === 0)
    .map(([label, text]) => [label, label === 'Rows' ? String(rowCount) : text] as const);
  return { ...document, head, rowCount };
}

interface Asked {
  readonly which: ListScope;
  readonly meta: ListMeta;
  readonly sort: string | undefined;
}

async function tableOf(
  store: Queryable,
  rule: ListRule,
  { which, meta, sort }: Asked,
  { signal, words }: Pick<ExportContext, 'signal' | 'words'>,
): Promise<ExportTable> {
  const { totals, count } = await readListTotals(store, rule, which, { signal });
  const added = presentTotals(rule.columns, totals, count);
  return {
    columns: rule.columns.map(({ field, title, type, options }) => ({
      ...{ field, title: words.of(title), type },
      ...(options === undefined ? {} : { labels: words.labelsOf(options) }),
    })),
    totals: rule.columns.map(({ field }) => added[field] ?? null),
    rowCount: count,
    note: noteOf(count, meta.noActivity, words),
    rows: (options) =>
      rowsOf(store, rule, { ...which, sort, limit: pageRows, offset: 0 }, { ...options, count }),
  };
}

// Every page makes the whole list anew, so there are few of them; one is some ten megabytes.
const pageRows = 20_000;

async function* rowsOf(
  store: Queryable,
  rule: ListRule,
  window: Parameters<typeof readListPage>[2],
  { count, ...options }: QueryOptions & { readonly count: number },
): AsyncGenerator<readonly Cell[]> {
  for (let offset = 0; offset < count; offset += pageRows) {
    for (const row of await readListPage(store, rule, { ...window, offset }, options)) {
      const values = presentValues(rule.columns, row);
      yield rule.columns.map(({ field }) => values[field] ?? null);
    }
  }
}
