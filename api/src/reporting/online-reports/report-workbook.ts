import type { Readable } from 'node:stream';
import type { Check } from '@tallyhouse/shared/contracts/reports';
import { amountsInWords } from '@tallyhouse/shared/contracts/words/amounts-in-words';
import { checkWords as checksEn } from '@tallyhouse/shared/contracts/words/checks.en';
import { checkWords as checksSw } from '@tallyhouse/shared/contracts/words/checks.sw';
import { fillPlaces } from '@tallyhouse/shared/contracts/words/said';
import type { watermarkOf } from '../../platform/access/watermark';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { noteOf, type ExportDocument } from '../export-files/export-document';
import { writeXlsxExport } from '../export-files/formats/xlsx-export';
import { tooManyRows, mostRows } from '../reports/content-rows';
import { exploreAllRows, exploreTotals, type ExplorePlan } from '../reports/explore-report';
import type { FoundContent } from '../reports/find-content';
import { presentNotes } from '../reports/notes/present-notes';
import type { ViewRow } from '../reports/queries/explore-rows';
import { findField, findType } from '../reports/report-family';
import type { Store } from '../../store/store';
import type { Sheet } from '../export-files/formats/xlsx-writer';
import { watermarkLine } from '../export-files/export-head';
import { headedReport } from '../export-files/report-head';
import { exportNotesOf } from '../export-files/export-notes';
import { withLabels } from '../export-files/with-labels';
import type { FileWords } from '../export-files/words/file-words';

/** Who exports what, for the cover. */
export interface WorkbookOrder {
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
  /** Lines that the user's files carry beside. */
  readonly watermark: ReturnType<typeof watermarkOf>;
  readonly words: FileWords;
  readonly found: FoundContent;
  readonly plan: ExplorePlan;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * The whole view as a workbook: Cover, Data, Totals, Checks, in this order.
 *
 * Data is a header and rows, nothing else, so that it adds up by itself.
 * Errors: `TOO_MANY_ROWS` past a million rows, before anything is written.
 */
export async function writeWorkbook(store: Store, order: WorkbookOrder): Promise<Readable> {
  const options = order.signal === undefined ? {} : { signal: order.signal };
  return writeXlsxExport(await documentOf(store, order), options, [checksSheet(order.found, order.words)]);
}

async function documentOf(
  store: Store,
  { brand, user, watermark, found, plan, now, signal, words }: WorkbookOrder,
): Promise<ExportDocument> {
  const { content } = found;
  const asked = signal === undefined ? {} : { signal };
  const { totals, totalCount } = await exploreTotals(store, content, plan, asked);
  if (totalCount > mostRows) throw tooManyRows();
  const isMeasure = (field: string) => findField(plan.family, field)?.role === 'measure';
  const { family } = plan;
  const { covers } = brand;
  const labelOf = { family, covers, rule: findType(family, brand, content.definition.type) };
  const grouped = plan.view.groupBy.map((field) => {
    const known = findField(family, field);
    return known === undefined ? field : words.of(known.title);
  });
  const note = noteOf(totalCount, content.meta.noActivity, words);
  const notes =
    found.report === null ? { items: [] } : await presentNotes(store, found.report, { user, brand });
  // Groups have no lines: their notes are listed only.
  const places = new Map<number, number>();
  const keepPlace = ({ rowNo }: Pick<ViewRow, 'rowNo'>) => {
    if (plan.view.groupBy.length === 0) places.set(rowNo, places.size + 1);
  };
  const titled = withLabels(content.columns, labelOf, words);
  return {
    name: 'report',
    columns: withLabels(plan.columns, labelOf, words),
    notes: exportNotesOf(notes, titled, (rowNo) => places.get(rowNo) ?? null),
    rowCount: totalCount,
    note,
    totals: plan.columns.map(({ field }) => (isMeasure(field) ? (totals[field] ?? null) : null)),
    rows: (options) => exploreAllRows(store, plan, options, keepPlace),
    ...(await headedReport(
      store,
      {
        ...{ brand, found, note, family },
        generatedAt: now,
        generatedBy: user,
        rows: words.say('{{count}} of {{all}}', { count: totalCount, all: content.rowCount }),
        filtersText: plan.filtersText,
        more: [
          ['Grouped by', grouped.join(', ') || words.say('nothing')],
          ...watermarkLine(watermark, content.meta.period.zone, words),
        ],
      },
      words,
    )),
  };
}

function checksSheet({ content }: FoundContent, { say, code, language }: FileWords): Sheet {
  return {
    name: say('Checks'),
    columns: [
      { title: say('Check'), type: 'text', width: 12 },
      { title: say('Result'), type: 'text', width: 12 },
      { title: say('Weight'), type: 'text', width: 12 },
      { title: say('Finding'), type: 'text', width: 90 },
    ],
    rows: () =>
      content.checks.map(({ id, ok, severity, detail, said }) => [
        ...[id, say(ok ? 'passed' : 'open'), code('checkSeverities', severity)],
        findingWords({ detail, said }, language),
      ]),
  };
}

function findingWords(
  { detail, said }: Pick<Check, 'detail' | 'said'>,
  language: FileWords['language'],
): string {
  const texts: Readonly<Record<string, string>> = { en: checksEn, sw: checksSw }[language];
  const text = said === undefined ? undefined : texts[said.code];
  return text === undefined ? detail : fillPlaces(text, amountsInWords(said?.params ?? {}));
}
