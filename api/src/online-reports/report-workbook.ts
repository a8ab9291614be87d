import type { Readable } from 'node:stream';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { ActiveBrand } from '../auth/current-user';
import type { Store } from '../store/store';
import { tooManyRows, mostRows } from '../reports/content-rows';
import { exploreAllRows, exploreTotals, type ExplorePlan } from '../reports/explore-report';
import type { FoundContent } from '../reports/find-content';
import { findField, findType } from '../reports/report-family';
import { writeXlsx, type Sheet } from './xlsx-writer';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import type { CurrentUser } from '../auth/current-user';

/** Who exports what, for the cover. */
export interface WorkbookOrder {
  readonly brand: ActiveBrand;
  readonly user: Pick<CurrentUser, 'name' | 'email'>;
  /** Lines that the user's files carry beside. */
  readonly watermark: readonly (readonly [label: string, text: string])[];
  readonly found: FoundContent;
  readonly plan: ExplorePlan;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * The whole view as a workbook: Data, Totals, Cover, Checks, in this order.
 *
 * Data is a header and rows, nothing else, so that the first sheet converted to CSV adds up by itself.
 * Errors: `TOO_MANY_ROWS` past a million rows, before anything is written.
 */
export async function writeWorkbook(store: Store, order: WorkbookOrder): Promise<Readable> {
  const { found, plan, signal } = order;
  const options = signal === undefined ? {} : { signal };
  const { totals, totalCount } = await exploreTotals(store, found.content, plan, options);
  if (totalCount > mostRows) throw tooManyRows();
  const data: Sheet = {
    name: 'Data',
    columns: plan.columns.map(({ title, type }) => ({ title, type })),
    rows: () => exploreAllRows(store, plan, options),
  };
  return writeXlsx([data, totalsSheet(plan, totals), coverSheet(order, totalCount), checksSheet(found)]);
}

function totalsSheet(plan: ExplorePlan, totals: Readonly<Record<string, Cell>>): Sheet {
  const measures = plan.columns.filter(({ field }) => findField(plan.family, field)?.role === 'measure');
  return {
    name: 'Totals',
    columns: measures.map(({ title, type }) => ({ title, type, width: 22 })),
    rows: () => [measures.map(({ field }) => totals[field] ?? null)],
    isForReading: true,
  };
}

/** What every report says about itself, on paper too. */
function coverSheet({ brand, user, watermark, found, plan, now }: WorkbookOrder, totalCount: number): Sheet {
  const { content, report } = found;
  const { meta, definition } = content;
  const { period } = meta;
  const title = findType(plan.family, brand.country, definition.type)?.title.en ?? definition.type;
  const lines: [string, string][] = [
    ['Report', report?.title ?? `${title} (simulation)`],
    ['Brand', brand.name],
    ['Period', `${period.from} to ${period.to}, ${period.zone}, day starts ${period.cutoff}`],
    ['Basis', meta.basis],
    ['Currency', content.currency],
    ['Data as of', meta.asOf],
    ['Snapshot', meta.snapshotId],
    ['Figure status', [meta.status, ...meta.statusReasons].join(', ')],
    ['State', report === null ? 'Not kept as a report' : `${report.state}, version ${report.version}`],
    ['Generated', `${now.toISOString()} by ${personInWords(user.name, user.email)}`],
    ['Rows', `${totalCount} of ${content.rowCount}`],
    ...plan.filtersText.map((text, index): [string, string] => [index === 0 ? 'Filters' : '', text]),
    [
      'Grouped by',
      plan.view.groupBy.map((field) => findField(plan.family, field)?.title.en ?? field).join(', ') ||
        'nothing',
    ],
    ['Content hash', content.contentHash],
    ...watermark.map(([label, text]): [string, string] => [label, text]),
    ...(meta.noActivity ? [['Note', 'No activity in this period'] satisfies [string, string]] : []),
  ];
  return {
    name: 'Cover',
    columns: [
      { title: 'Tallyhouse', type: 'text', width: 18 },
      { title: title, type: 'text', width: 90 },
    ],
    rows: () => lines,
  };
}

function checksSheet({ content }: FoundContent): Sheet {
  return {
    name: 'Checks',
    columns: [
      { title: 'Check', type: 'text', width: 12 },
      { title: 'Result', type: 'text', width: 12 },
      { title: 'Weight', type: 'text', width: 12 },
      { title: 'Finding', type: 'text', width: 90 },
    ],
    rows: () =>
      content.checks.map(({ id, ok, severity, detail }) => [id, ok ? 'passed' : 'open', severity, detail]),
  };
}
