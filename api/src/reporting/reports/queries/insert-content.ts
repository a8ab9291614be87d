import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Queryable, QueryOptions } from '../../../store/store';
import { measureCell, type ContentRow } from '../content-rows';
import type { ReportPlan } from '../report-definition';
import { summedFields } from '../report-family';
import { columnOfField } from '../row-columns';
import type { StoredContent } from './read-content';
import { makeTemporaryFolder } from '../../../store/temporary-folder';

/** Which content rows are written for, whose it is, and how it is laid out. */
type ContentOf = Pick<StoredContent, 'id' | 'brandId'> & {
  readonly plan: Pick<ReportPlan, 'family' | 'dimensions'>;
};

/**
 * Writes the rows of a content, numbered from 1 in the order given.
 *
 * They go through a file, since a report may have a million of them; it is removed in any case.
 */
export async function insertContentRows(
  tx: Queryable,
  content: ContentOf,
  rows: readonly ContentRow[],
  options: QueryOptions = {},
): Promise<void> {
  if (rows.length === 0) return;
  const folder = await makeTemporaryFolder('report');
  try {
    const path = join(folder, 'rows.csv');
    await pipeline(Readable.from(csvLines(content, rows)), createWriteStream(path));
    await tx.loadFile('report_row', path, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The brands of a return of several, as the store has them; null for one. */
export function severalBrands({ brandIds }: Pick<StoredContent, 'brandIds'>): string | null {
  return brandIds.length === 1 ? null : brandIds.join(',');
}

/** Writes a content's header; its rows are there already. */
export async function insertContent(tx: Queryable, content: StoredContent): Promise<void> {
  await tx.query(
    `insert into report_content (id, brand_id, family, definition, columns, totals, meta, checks, row_count, currency,
       content_hash, created_at, rule_pack_version, is_hypothetical, tax, offers, brand_ids)
     values ($1, $2, $3, cast($4 as json), cast($5 as json), cast($6 as json), cast($7 as json), cast($8 as json), $9,
       $10, $11, cast($12 as timestamp), $13, $14, cast($15 as json), cast($16 as json), $17)`,
    [
      content.id,
      content.brandId,
      content.family,
      JSON.stringify(content.definition),
      JSON.stringify(content.columns),
      JSON.stringify(content.totals),
      JSON.stringify(content.meta),
      JSON.stringify(content.checks),
      content.rowCount,
      content.currency,
      content.contentHash,
      content.createdAt,
      content.rulePackVersion,
      content.isHypothetical,
      JSON.stringify(content.tax),
      content.offers === null ? null : JSON.stringify(content.offers),
      severalBrands(content),
    ],
  );
}

function* csvLines(
  { id, brandId, plan: { family, dimensions } }: ContentOf,
  rows: readonly ContentRow[],
): Generator<string> {
  const measures = summedFields(family);
  // Where brands are told apart, each row stands under its own.
  const own = dimensions.includes('brand') ? [] : [{ column: 'brand_id', cell: brandId }];
  const columns = [...own.map(({ column }) => column), ...[...dimensions, ...measures].map(columnOfField)];
  yield `content_id,row_no,${columns.join(',')}\n`;
  for (const [index, row] of rows.entries()) {
    const cells = [
      ...own.map(({ cell }) => cell),
      ...row.dimensions,
      ...measures.map((field) => measureCell(row, field)),
    ];
    yield `${id},${index + 1},${cells.map(csvCell).join(',')}\n`;
  }
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
