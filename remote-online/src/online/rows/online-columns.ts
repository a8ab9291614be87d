import { readOnlineBlacklist, writeOnlineBlacklist } from '@tallyhouse/shared/contracts/blacklists';
import type { ColumnFamily } from '@tallyhouse/shared/reporting/hidden-columns';

export const onlineColumns: ColumnFamily = {
  name: 'online',
  read: readOnlineBlacklist,
  write: writeOnlineBlacklist,
};
