import type { PackList } from '@tallyhouse/shared/contracts/retail-pack';
import type { ListColumn } from '../pack-columns';
import type { PackSql } from '../queries/pack-scope';

/** A list of the pack: what it shows, and how its rows are found. */
export interface ListRule {
  readonly list: PackList;
  readonly title: ListColumn['title'];
  readonly columns: readonly ListColumn[];
  /** ORDER BY of the rows `l` without a sort; their key decides last. */
  readonly order: string;
  /**
   * `tables`: table expressions, each followed by a comma. `rows`: SELECT with `"key"`, `"ticketId"` and every column by
   * its field.
   */
  readonly sql: (parts: PackSql) => { readonly tables?: string; readonly rows: string };
}
