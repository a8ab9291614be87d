import { readRetailBlacklist, writeRetailBlacklist } from '@tallyhouse/shared/contracts/blacklists';
import type { ColumnFamily } from '@tallyhouse/shared/reporting/hidden-columns';

export const retailColumns: ColumnFamily = {
  name: 'retail',
  read: readRetailBlacklist,
  write: writeRetailBlacklist,
};
