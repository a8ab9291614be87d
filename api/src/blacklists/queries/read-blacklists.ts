import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../store/store';

/** One kept list; `owner` is a user's id, or `*` for the brand's own. */
interface BlacklistEntry {
  readonly owner: string;
  readonly type: string;
  readonly hidden: readonly string[];
  readonly version: number;
}

/** The lists of `owners` that concern `type`: its own and those for all types. */
export async function readBlacklists(
  store: Queryable,
  of: {
    readonly brandId: string;
    readonly family: Channel;
    readonly owners: readonly [string, string];
    readonly type: string;
  },
): Promise<BlacklistEntry[]> {
  const rows = await store.query<{ owner: string; type: string; hidden: string | null; version: number }>(
    `select owner, type, hidden, version from column_blacklist
     where brand_id = $1 and family = $5 and owner in ($2, $3) and type in ($4, '*')
     order by owner, type`,
    [of.brandId, ...of.owners, of.type, of.family],
  );
  return rows.map(({ hidden, ...row }) => ({
    ...row,
    hidden: (hidden ?? '').split(',').filter((field) => field !== ''),
  }));
}
