import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { sumMoney } from '../../../domain/money/money';
import { knownAt } from '../../../figures/known-at';
import {
  readTanzanianSummaries,
  readTanzanianTotals,
} from '../../../reporting/totals/tanzania-reports/read-tanzanian-figures';
import type { ExportDocument, SourceColumn } from '../../../reporting/export-files/export-document';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import type { ExportContext } from '../export-source';
import { figureDocument } from './figure-document';
import { tanzanianNotes, unclaimedInWords } from './tanzanian-notes';

type TotalsQuery = Extract<ExportSource, { kind: 'tanzanian-totals' }>['query'];
type SummariesQuery = Extract<ExportSource, { kind: 'tanzanian-summaries' }>['query'];

const figures = ['stakesPlaced', 'refunds', 'netStakes', 'winningsPaid', 'ggr'] as const;
const figureColumns: readonly SourceColumn[] = [
  { field: 'stakesPlaced', title: 'Stakes placed', type: 'money' },
  { field: 'refunds', title: 'Refunds', type: 'money' },
  { field: 'netStakes', title: 'Net stakes', type: 'money' },
  { field: 'winningsPaid', title: 'Winnings paid', type: 'money' },
  { field: 'ggr', title: 'Gross gaming revenue', type: 'money' },
  { field: 'machines', title: 'Machines', type: 'count' },
];
const classColumn: SourceColumn = {
  ...{ field: 'productClass', title: 'Product class', type: 'text' },
  codes: 'productClasses',
};
const statusColumn: SourceColumn = {
  ...{ field: 'status', title: 'Figure status', type: 'text' },
  codes: 'figureStatuses',
};

/** Product classes of the Gaming Act with their figures, and a column for each tax that any of them bears. */
export async function openTanzanianTotals(
  query: TotalsQuery,
  context: ExportContext,
): Promise<ExportDocument> {
  const { store, brand, orderedAt, signal } = context;
  const asked = { query, asOf: knownAt(query.asOf, orderedAt) };
  const answer = await readTanzanianTotals(store, brand, asked, { signal });
  const taxes = taxColumnsOf(answer.items, context.words);
  return figureDocument(context, {
    name: `tanzania-total-${query.from}-${query.to}`,
    title: context.words.say('Total report, Tanzania'),
    meta: answer.meta,
    scope: { jurisdiction: 'TZ' },
    authorities: taxes.length === 0 ? undefined : taxes.map(({ authority }) => authority),
    currency: answer.currency,
    rulePack: answer.rulePackVersion,
    columns: [classColumn, ...figureColumns, ...taxes, statusColumn],
    rows: answer.items.map((row) => [
      classOf(row, context.words),
      ...cellsOf(row),
      ...taxCells([row], taxes),
      row.status,
    ]),
    totals: [
      null,
      ...figures.map((name) => answer.totals[name]),
      null,
      ...taxCells(answer.items, taxes),
      answer.meta.status,
    ],
    more: [
      ...unclaimedInWords(answer.unclaimed, answer.currency, context.words),
      ...tanzanianNotes(answer.items, query.region, context.words),
    ],
  });
}

/** The same by tax week or month, each with the month so far. */
export async function openTanzanianSummaries(
  query: SummariesQuery,
  context: ExportContext,
): Promise<ExportDocument> {
  const { store, brand, orderedAt, signal } = context;
  const asked = { query, asOf: knownAt(query.asOf, orderedAt) };
  const answer = await readTanzanianSummaries(store, brand, asked, { signal });
  const items = answer.items.map((row) => ({ ...row, lines: ownLines(row, query.granularity) }));
  const taxes = taxColumnsOf(items, context.words);
  return figureDocument(context, {
    name: `tanzania-summary-${query.granularity}-${answer.meta.period.from}-${answer.meta.period.to}`,
    title: context.words.say(`Summary report by ${query.granularity}, Tanzania`),
    meta: answer.meta,
    scope: { jurisdiction: 'TZ' },
    authorities: taxes.length === 0 ? undefined : taxes.map(({ authority }) => authority),
    currency: answer.currency,
    rulePack: answer.rulePackVersion,
    columns: [
      { field: 'from', title: 'From', type: 'date' },
      { field: 'to', title: 'To', type: 'date' },
      classColumn,
      ...figureColumns,
      ...taxes,
      { field: 'monthGgr', title: 'Gross gaming revenue, month to date', type: 'money' },
      { field: 'monthTax', title: 'Taxes, month to date', type: 'money' },
      statusColumn,
    ],
    rows: items.map((row) => [
      row.from,
      row.to,
      classOf(row, context.words),
      ...cellsOf(row),
      ...taxCells([row], taxes),
      row.monthToDate.ggr,
      row.monthToDate.tax,
      row.status,
    ]),
    totals: [
      null,
      null,
      null,
      ...figures.map((name) => sumMoney(items.map((row) => row[name]))),
      null,
      ...taxCells(items, taxes),
      null,
      null,
      answer.meta.status,
    ],
    more: tanzanianNotes(answer.items, query.region, context.words),
  });
}

/** What is taxed by such periods: of a week, a tax of its month is nobody's debt. What is withheld is so ticket by ticket. */
function ownLines({ lines }: TanzaniaRow, granularity: SummariesQuery['granularity']): TaxLine[] {
  return lines.filter(
    ({ code, taxedBy }) => code === 'WHT' || taxedBy === (granularity === 'week' ? 'WEEK' : 'MONTH'),
  );
}

interface TaxColumn extends SourceColumn {
  readonly authority: string;
  readonly code: string;
}

/** One for each authority, code and currency, in the order they first come. */
function taxColumnsOf(rows: readonly TanzaniaRow[], words: FileWords): TaxColumn[] {
  const columns = new Map<string, TaxColumn>();
  for (const { authority, code, currency } of rows.flatMap(({ lines }) => lines)) {
    const field = `${authority} ${code} ${currency}`;
    columns.set(field, {
      field,
      title: `${words.code('taxCodes', code)}, ${authority}, ${currency}`,
      type: 'money',
      authority,
      code,
    });
  }
  return [...columns.values()];
}

/** What all of `rows` owe by each column; null where none of them bears the tax. */
function taxCells(rows: readonly TanzaniaRow[], columns: readonly TaxColumn[]): Cell[] {
  return columns.map(({ field }) => {
    const own = rows.flatMap(({ lines }) => lines).filter((line) => fieldOf(line) === field);
    return own.length === 0 ? null : sumMoney(own.map(({ tax }) => tax));
  });
}

function fieldOf({ authority, code, currency }: TaxLine): string {
  return `${authority} ${code} ${currency}`;
}

/** Play that no class is known of has a name where people read it, and no code. */
function classOf({ productClass }: TanzaniaRow, { isForPeople }: FileWords): Cell {
  return productClass ?? (isForPeople ? 'none' : null);
}

function cellsOf(row: TanzaniaRow): Cell[] {
  return [...figures.map((name) => row[name]), row.machines];
}
