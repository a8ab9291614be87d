import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { BrandTotal, TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { steppedPeriod } from '@tallyhouse/shared/contracts/period-steps';
import { reasonOfText } from '../../../domain/status/figure-reasons';
import { brandReads } from '../../../figures/brand-reads';
import type { LicenceScope } from '../../../figures/brand-under';
import { knownAt } from '../../../figures/known-at';
import { readSummaries } from '../../../reporting/totals/total-reports/read-summaries';
import { readTotals } from '../../../reporting/totals/total-reports/read-totals';
import { worsened } from '../../../reporting/totals/total-reports/read-meta';
import { requireQuestion } from '../../../reporting/totals/total-reports/require-question';
import type { ExportDocument, SourceColumn } from '../../../reporting/export-files/export-document';
import { statusInWords, type HeadLine } from '../../../reporting/export-files/export-head';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import type { ExportContext } from '../export-source';
import { figureDocument } from './figure-document';
import { machineTaxes } from './machine-taxes';
import { measureCells, measureColumns, splitColumnsOf } from './measure-columns';
import { pivotOf } from './summary-pivot';

type TotalsQuery = Extract<ExportSource, { kind: 'totals' }>['query'];
type Summaries = Pick<Extract<ExportSource, { kind: 'summaries' }>, 'query' | 'pivot'>;

/** Online and retail together, one row per part asked for, each beside its gross gaming revenue of the period before. */
export async function openTotals(query: TotalsQuery, context: ExportContext): Promise<ExportDocument> {
  const { store, brand, orderedAt, signal } = context;
  await requireQuestion(store, [brand], query);
  const asked = { question: query, asOf: knownAt(query.asOf, orderedAt) };
  const {
    rows,
    brand: total,
    whole,
  } = await readTotals(brandReads(store, [brand.id]), brand, asked, { signal });
  const split = splitColumnsOf(query.groupBy);
  const { say } = context.words;
  return totalDocument(context, {
    name: `totals-${query.from}-${query.to}`,
    title: say('Total report'),
    total,
    scope: query,
    columns: [
      ...split,
      ...measureColumns,
      { field: 'previousGgr', title: 'Gross gaming revenue before', type: 'money' },
    ],
    rows: rows.map((row) => [
      ...split.map(({ field }) => row[field]),
      ...measureCells(row),
      row.previous?.ggr ?? null,
    ]),
    totals: [...split.map(() => null), ...measureCells(whole), total.previous?.ggr ?? null],
    measures: whole,
    more: [
      ['Before', say('{{from}} to {{to}}', { ...steppedPeriod(query, -1) })],
      ...openBetsInWords(total, context.words),
    ],
  });
}

/** The same by day, week or month, as rows or as a pivot; a bucket without facts has no figures, which are not zero. */
export async function openSummaries(
  { query, pivot }: Summaries,
  context: ExportContext,
): Promise<ExportDocument> {
  const { store, brand, orderedAt, signal, words } = context;
  await requireQuestion(store, [brand], query);
  const summary = words.say(`Summary report by ${query.granularity}`);
  const question = { ...query, fillMissing: query.fillMissing === 'true' };
  const asked = { question, asOf: knownAt(query.asOf, orderedAt) };
  const {
    rows,
    brand: total,
    whole,
  } = await readSummaries(brandReads(store, [brand.id]), brand, asked, { signal });
  const split = splitColumnsOf(query.groupBy);
  if (pivot !== undefined) {
    const title = words.title(measureColumns.find(({ field }) => field === pivot)?.title ?? pivot);
    return totalDocument(context, {
      name: `summary-${query.granularity}-${pivot}-${query.from}-${query.to}`,
      title: `${summary}: ${title}`,
      total,
      scope: query,
      ...pivotOf(rows, split, { measure: pivot, words }),
      measures: whole,
      more: pivot === 'openBets' ? openBetsInWords(total, words) : [],
    });
  }
  const nothing: Cell[] = measureColumns.map(() => null);
  return totalDocument(context, {
    name: `summary-${query.granularity}-${query.from}-${query.to}`,
    title: summary,
    total,
    scope: query,
    columns: [
      { field: 'from', title: 'From', type: 'date' },
      { field: 'to', title: 'To', type: 'date' },
      ...split,
      ...measureColumns,
      { field: 'status', title: 'Figure status', type: 'text', codes: 'figureStatuses' },
    ],
    rows: rows.map((row) => [
      row.from,
      row.to,
      ...split.map(({ field }) => row[field]),
      ...(row.hasData ? measureCells(row) : nothing),
      row.hasData ? row.status : words.say('NO DATA'),
    ]),
    totals: [null, null, ...split.map(() => null), ...measureCells(whole), metaWithTaxes(total).status],
    measures: whole,
    more: openBetsInWords(total, words),
  });
}

interface TotalTable {
  readonly name: string;
  readonly title: string;
  readonly total: BrandTotal;
  readonly columns: readonly SourceColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totals: readonly Cell[];
  readonly measures: TotalMeasures;
  readonly more?: readonly HeadLine[];
  readonly scope: LicenceScope;
}

function totalDocument(
  context: ExportContext,
  { total, more = [], ...table }: TotalTable,
): Promise<ExportDocument> {
  const fixed = total.taxes?.fixedAmounts;
  return figureDocument(context, {
    ...table,
    more: [
      ...more,
      ...(fixed === undefined ? [] : [['Note', context.words.say(machineTaxes[fixed])] as const]),
    ],
    meta: metaWithTaxes(total),
    currency: total.currency,
    rulePack: total.taxes?.rulePackVersion ?? null,
  });
}

/** Why open bets are not final, which rest on every day since the first file: the period may be final beside them. */
function openBetsInWords({ balances, meta: { period } }: BrandTotal, words: FileWords): HeadLine[] {
  if (balances === undefined || balances.status === 'FINAL') return [];
  return [['Status of open bets', statusInWords({ ...balances, period }, words)]];
}

/** With what stands against its taxes, which are among the columns. */
export function metaWithTaxes({ meta, taxes }: Pick<BrandTotal, 'meta' | 'taxes'>): ListMeta {
  return { ...meta, ...worsened(meta, (taxes?.statusReasons ?? []).map(reasonOfText)) };
}
