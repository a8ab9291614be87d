import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { readHeadLicences } from '../../../reporting/export-files/read-head-licences';
import {
  columnsOf,
  noteOf,
  type ExportDocument,
  type SourceColumn,
} from '../../../reporting/export-files/export-document';
import { completenessInWords } from '../../../reporting/export-files/completeness';
import {
  headed,
  periodInWords,
  statusInWords,
  type HeadLine,
} from '../../../reporting/export-files/export-head';
import { brandUnder, type LicenceScope } from '../../../figures/brand-under';
import type { ExportContext } from '../export-source';

/** A table of figures of one brand, read at once: as many rows as a screen has. */
export interface FigureTable {
  /** Of the file, without an ending. */
  readonly name: string;
  readonly title: string;
  readonly meta: ListMeta;
  /** Null where nothing is an amount. */
  readonly currency: string | null;
  readonly rulePack: string | null;
  readonly columns: readonly SourceColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totals: readonly Cell[] | null;
  /** Those that the taxes in it are owed to; left out where it has none. */
  readonly authorities?: readonly string[] | undefined;
  readonly more?: readonly HeadLine[];
  /** Whose figures they are where not of every licence. */
  readonly scope?: LicenceScope;
}

/** The table as a document with the head that every screen of figures has. */
export async function figureDocument(
  { store, brand, user, orderedAt, words }: ExportContext,
  table: FigureTable,
): Promise<ExportDocument> {
  const { name, title, meta, currency, rulePack, rows, totals, more = [] } = table;
  const note = noteOf(rows.length, meta.noActivity, words);
  return {
    name,
    columns: columnsOf(table.columns, words),
    rowCount: rows.length,
    note,
    totals,
    rows: () => rows,
    ...headed(
      {
        title,
        brandName: brand.name,
        licences: await readHeadLicences(store, [brand.id], licenceIdsIn(brand, table.scope)),
        authorities: table.authorities,
        period: periodInWords(meta.period, words),
        basis: words.code('bases', meta.basis),
        currency,
        zone: brand.zone,
        asOf: meta.asOf,
        snapshotId: meta.snapshotId,
        rulePack,
        status: statusInWords(meta, words),
        generatedAt: orderedAt,
        generatedBy: user,
        rows: String(rows.length),
        filtersText: meta.filtersText,
        more: [...completenessInWords(meta, words), ...more],
        note,
      },
      words,
    ),
  };
}

/** Undefined for all of them. */
function licenceIdsIn(
  brand: ExportContext['brand'],
  scope: LicenceScope = {},
): readonly string[] | undefined {
  if (scope.licenceId !== undefined) return [scope.licenceId];
  // What is not told here is under one law.
  const { licences = [] } = brandUnder(brand, scope);
  return licences.length === 0 ? undefined : licences.map(({ id }) => id);
}
