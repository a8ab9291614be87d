import type { Period } from '../../contracts/scalars';

/** What is about to be exported, in words and numbers, as far as the screen knows. */
export interface ExportAbout {
  readonly title: string;
  readonly period: Period | null;
  /** All rows that match; null where only the server can count them. */
  readonly rowCount: number | null;
  readonly columnCount: number | null;
  readonly filtersText?: readonly string[];
  /** What one has to know of the file before it is made, such as what it leaves out. */
  readonly note?: string | undefined;
}
