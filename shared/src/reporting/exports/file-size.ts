import type { ExportFormat } from '../../contracts/exports';

/** Bytes that one cell takes on average, measured on the demo's reports; with tags and quotes. */
const bytesPerCell: Readonly<Record<string, number>> = {
  xlsx: 6,
  pdf: 36,
  csv: 11,
  'csv-excel': 11,
  json: 14,
  html: 20,
};
/** Head, styles and everything else that does not grow with the rows; a PDF has its letters with it. */
const frameBytes = (format: ExportFormat) => (format === 'pdf' ? 45_000 : 6000);

/** How large a file will be, roughly; null where rows or columns are not known. */
export function estimatedBytes(
  format: ExportFormat,
  rowCount: number | null,
  columnCount: number | null,
): number | null {
  if (rowCount === null || columnCount === null) return null;
  return frameBytes(format) + rowCount * columnCount * (bytesPerCell[format] ?? 11);
}

/** A size in the unit that people read: 2,097,152 → 2.1 MB. */
export function sizeParts(bytes: number): {
  readonly unit: 'B' | 'KB' | 'MB' | 'GB';
  readonly size: string;
} {
  if (bytes < 1000) return { unit: 'B', size: String(bytes) };
  const [unit, divisor] =
    bytes < 1e6 ? (['KB', 1e3] as const) : bytes < 1e9 ? (['MB', 1e6] as const) : (['GB', 1e9] as const);
  const size = bytes / divisor;
  return { unit, size: size < 10 ? size.toFixed(1) : String(Math.round(size)) };
}
