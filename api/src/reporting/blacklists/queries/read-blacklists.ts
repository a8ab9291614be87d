import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import { nameColumns } from '../../../platform/auth/named-people';

/** One kept list; `owner` is a user's id, or `*` for the brand's own. */
export interface BlacklistEntry {
  readonly owner: string;
  readonly type: string;
  readonly hidden: readonly string[];
  readonly version: number;
  readonly updatedBy: string;
  readonly updaterName: string;
  readonly updaterAccount: string | null;
  readonly updatedAt: string;
  readonly confirmedBy: string | null;
  readonly confirmerName: string | null;
  readonly confirmerAccount: string | null;
  readonly reason: string | null;
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
  const rows = await store.query<Omit<BlacklistEntry, 'hidden'> & { readonly hidden: string | null }>(
    `select b.owner as "owner", b.type as "type", b.hidden as "hidden", b.version as "version",
       b.updated_by as "updatedBy", ${nameColumns('updaterName', { user: 'u', id: 'b.updated_by' })}, b.updated_at as "updatedAt",
       b.confirmed_by as "confirmedBy", ${nameColumns('confirmerName', { user: 'c', id: 'b.confirmed_by' })}, b.reason as "reason"
     from column_blacklist b
     left join app_user u on u.id = b.updated_by
     left join app_user c on c.id = b.confirmed_by
     where b.brand_id = $1 and b.family = $5 and b.owner in ($2, $3) and b.type in ($4, '*')
     order by b.owner, b.type`,
    [of.brandId, ...of.owners, of.type, of.family],
  );
  return rows.map(({ hidden, ...row }) => ({
    ...row,
    hidden: (hidden ?? '').split(',').filter((field) => field !== ''),
  }));
}
