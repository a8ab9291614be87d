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
import {
  amountPerMachine,
  dueDayOf,
  paidFor,
  rateOf,
  readPeriodsOfClasses,
  sumOrNull,
  taxColumnsOf,
  type TaxColumn,
} from './tanzanian-taxes';

type TotalsQuery = Extract<ExportSource, { kind: 'tanzanian-totals' }>['query'];
type SummariesQuery = Extract<ExportSource, { kind: 'tanzanian-summaries' }>['query'];

const figures = ['stakesPlaced', 'refunds', 'netStakes', 'winningsPaid', 'ggr'] as const;
const figureColumns: readonly SourceColumn[] = [
  { field: 'stakesPlaced', title: 'Stakes placed', type: 'money' },
  { field: 'refunds', title: 'Refunds', type: 'money' },
  { field: 'netStakes', title: 'Net stakes', type: 'money' },
  { field: 'winningsPaid', title: 'Winnings paid', type: 'money' },
  { field: 'ggr', title: 'Gross gaming revenue', type: 'money' },
];
const machinesColumn: SourceColumn = { field: 'machines', title: 'Machines', type: 'count' };
const dueColumn: SourceColumn = { field: 'due', title: 'Due', type: 'date' };
const paidColumn: SourceColumn = { field: 'paid', title: 'Paid', type: 'money' };
const classColumn: SourceColumn = {
  ...{ field: 'productClass', title: 'Product class', type: 'text' },
  codes: 'productClasses',
};
const statusColumn: SourceColumn = {
  ...{ field: 'status', title: 'Figure status', type: 'text' },
  codes: 'figureStatuses',
};

/** Product classes of the Gaming Act as the page has them: figures, each tax, what is payable, when, and what was paid. */
export async function openTanzanianTotals(
  query: TotalsQuery,
  context: ExportContext,
): Promise<ExportDocument> {
  const { store, brand, orderedAt, signal, words } = context;
  const asked = { query, asOf: knownAt(query.asOf, orderedAt) };
  const answer = await readTanzanianTotals(store, brand, asked, { signal });
  const taxes = taxColumnsOf(answer.items, words);
  const periodsOf = await readPeriodsOfClasses(query, context);
  const within = (row: TanzaniaRow) => periodsOf(row, ({ from, to }) => from >= query.from && to <= query.to);
  const paymentsOf = (row: TanzaniaRow): Cell[] => {
    const numbers = new Set(within(row).flatMap(({ controlNumbers }) => controlNumbers));
    return [numbers.size === 0 ? null : [...numbers].join(', '), paidFor(within(row))];
  };
  return figureDocument(context, {
    name: `tanzania-total-${query.from}-${query.to}`,
    title: words.say('Total report, Tanzania'),
    meta: answer.meta,
    scope: { jurisdiction: 'TZ' },
    authorities: authoritiesOf(taxes),
    currency: answer.currency,
    rulePack: answer.rulePackVersion,
    columns: [
      classColumn,
      ...figureColumns,
      { field: 'rate', title: 'Rate', type: 'rate' },
      ...taxes,
      machinesColumn,
      { field: 'perMachine', title: 'Amount per machine', type: 'money' },
      { field: 'payable', title: 'Payable', type: 'money' },
      dueColumn,
      { field: 'controlNumbers', title: 'Control numbers', type: 'text' },
      paidColumn,
      statusColumn,
    ],
    rows: answer.items.map((row) => [
      classOf(row, words),
      ...figures.map((name) => row[name]),
      rateOf(row),
      ...taxes.map(({ cellOf }) => cellOf([row])),
      row.machines,
      amountPerMachine(row),
      sumOrNull(row.lines.map(({ tax }) => tax)),
      dueDayOf(row.lines),
      ...paymentsOf(row),
      row.status,
    ]),
    totals: [
      null,
      ...figures.map((name) => answer.totals[name]),
      null,
      ...taxes.map(({ cellOf }) => cellOf(answer.items)),
      ...[null, null],
      sumOrNull(answer.payable.map(({ amount }) => amount)),
      null,
      ...[null, paidFor(answer.items.flatMap(within))],
      answer.meta.status,
    ],
    more: [
      ...unclaimedInWords(answer.unclaimed, answer.currency, words),
      ...tanzanianNotes(answer.items, query.region, words),
    ],
  });
}

/** The same by tax week or month, each with the month so far, when it is due and what was paid for it. */
export async function openTanzanianSummaries(
  query: SummariesQuery,
  context: ExportContext,
): Promise<ExportDocument> {
  const { store, brand, orderedAt, signal, words } = context;
  const asked = { query, asOf: knownAt(query.asOf, orderedAt) };
  const answer = await readTanzanianSummaries(store, brand, asked, { signal });
  const items = answer.items.map((row) => ({ ...row, lines: ownLines(row, query.granularity) }));
  const taxes = taxColumnsOf(items, words);
  const periodsOf = await readPeriodsOfClasses(query, context);
  const exactly = (row: (typeof items)[number]) =>
    periodsOf(row, ({ from, to }) => from === row.from && to === row.to);
  return figureDocument(context, {
    name: `tanzania-summary-${query.granularity}-${answer.meta.period.from}-${answer.meta.period.to}`,
    title: words.say(`Summary report by ${query.granularity}, Tanzania`),
    meta: answer.meta,
    scope: { jurisdiction: 'TZ' },
    authorities: authoritiesOf(taxes),
    currency: answer.currency,
    rulePack: answer.rulePackVersion,
    columns: [
      { field: 'from', title: 'From', type: 'date' },
      { field: 'to', title: 'To', type: 'date' },
      classColumn,
      ...figureColumns,
      machinesColumn,
      ...taxes,
      { field: 'monthGgr', title: 'Gross gaming revenue, month to date', type: 'money' },
      { field: 'monthTax', title: 'Taxes, month to date', type: 'money' },
      dueColumn,
      paidColumn,
      statusColumn,
    ],
    rows: items.map((row) => [
      row.from,
      row.to,
      classOf(row, words),
      ...figures.map((name) => row[name]),
      row.machines,
      ...taxes.map(({ cellOf }) => cellOf([row])),
      row.monthToDate.ggr,
      row.monthToDate.tax,
      // What is withheld is due by the month, whatever the rest is.
      dueDayOf(row.lines.filter(({ code }) => code !== 'WHT')),
      paidFor(exactly(row)),
      row.status,
    ]),
    totals: [
      ...[null, null, null],
      ...figures.map((name) => sumMoney(items.map((row) => row[name]))),
      null,
      ...taxes.map(({ cellOf }) => cellOf(items)),
      ...[null, null, null],
      paidFor(items.flatMap(exactly)),
      answer.meta.status,
    ],
    more: tanzanianNotes(answer.items, query.region, words),
  });
}

/** Who the taxes of a file are owed to; undefined where it has none. */
function authoritiesOf(taxes: readonly TaxColumn[]): readonly string[] | undefined {
  return taxes.length === 0 ? undefined : taxes.map(({ authority }) => authority);
}

/** What is taxed by such periods: of a week, a tax of its month is nobody's debt. What is withheld is so ticket by ticket. */
function ownLines({ lines }: TanzaniaRow, granularity: SummariesQuery['granularity']): TaxLine[] {
  return lines.filter(
    ({ code, taxedBy }) => code === 'WHT' || taxedBy === (granularity === 'week' ? 'WEEK' : 'MONTH'),
  );
}

/** Play that no class is known of has a name where people read it, and no code. */
function classOf({ productClass }: TanzaniaRow, { isForPeople }: FileWords): Cell {
  return productClass ?? (isForPeople ? 'none' : null);
}
