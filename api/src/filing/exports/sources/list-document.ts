import { readHeadLicences } from '../../../reporting/export-files/read-head-licences';
import {
  columnsOf,
  noteOf,
  type ExportDocument,
  type ListColumn,
} from '../../../reporting/export-files/export-document';
import { headed } from '../../../reporting/export-files/export-head';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import type { FilePhrase } from '../../../reporting/export-files/words/phrases.sw';
import type { Labels } from '../../../reporting/export-files/words/code-labels';
import type { ExportContext } from '../export-source';

/** A list that is read page by page. */
export interface ListTable<Item> {
  /** Of the file, without an ending. */
  readonly name: string;
  readonly title: FilePhrase;
  readonly period: string;
  readonly columns: readonly ListColumn<Item>[];
  /** Labels of codes that no catalogue has, by the field. */
  readonly labels?: Readonly<Record<string, Labels>>;
  readonly currency?: string;
  readonly filtersText: readonly string[];
  /** Stands where there are rows. */
  readonly note?: string | null;
  readonly pageOf: (
    page: number,
    pageSize: number,
  ) => Promise<{ readonly items: readonly Item[]; readonly totalCount: number }>;
}

// The most that a page of a list may have.
const pageSize = 500;

/** Everything that a list's filters match, in the order of the list. There is nothing to add up. */
export async function listDocument<Item>(
  { store, brand, user, orderedAt, words }: ExportContext,
  list: ListTable<Item>,
): Promise<ExportDocument> {
  const { say } = words;
  const { columns, pageOf } = list;
  const { totalCount } = await pageOf(1, 1);
  const note = noteOf(totalCount, false, words) ?? list.note ?? null;
  return {
    name: list.name,
    columns: columnsOf(columns, words, list.labels),
    rowCount: totalCount,
    note,
    totals: null,
    async *rows() {
      for (let page = 1; ; page += 1) {
        const { items } = await pageOf(page, pageSize);
        for (const item of items) yield columns.map(({ cell }) => cell(item));
        if (items.length < pageSize) return;
      }
    },
    ...headed(
      {
        title: say(list.title),
        brandName: brand.name,
        licences: await readHeadLicences(store, [brand.id]),
        period: list.period,
        basis: null,
        currency: columns.some(({ type }) => type === 'money') ? (list.currency ?? brand.currency) : null,
        zone: brand.zone,
        asOf: orderedAt.toISOString(),
        snapshotId: null,
        rulePack: null,
        status: null,
        generatedAt: orderedAt,
        generatedBy: user,
        rows: String(totalCount),
        filtersText: list.filtersText,
        note,
      },
      words,
    ),
  };
}

/** Says what a filter asks for, `State is Sent`; nothing of one that asks for nothing. */
export function filterLine(phrase: FilePhrase, value: string | undefined, { say }: FileWords): string[] {
  return value === undefined ? [] : [say(phrase, { value })];
}
