import type { Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import { nameColumns, personOf } from '../../../platform/auth/named-people';

/** A brand's list that proposals are for. */
export interface BrandList {
  readonly brandId: string;
  readonly family: Channel;
  readonly type: string;
  readonly now: Date;
}

/** The newest proposal for the list that nobody has decided about; null without one. */
export async function readPending(store: Queryable, of: BrandList): Promise<Blacklist['pending']> {
  const [row] = await store.query<{
    changeId: string;
    payload: { readonly hidden: readonly string[] };
    byId: string;
    byName: string;
    byAccount: string | null;
    at: string;
    reason: string;
    expiresAt: string;
  }>(
    `select c.id as "changeId", c.payload as "payload", c.proposed_by as "byId",
       ${nameColumns('byName', { user: 'u', id: 'c.proposed_by' })}, c.proposed_at as "at", c.reason as "reason",
       c.expires_at as "expiresAt"
     from change_request c left join app_user u on u.id = c.proposed_by
     where c.kind = 'COLUMN_BLACKLIST' and c.brand_id = $1 and c.state = 'OPEN'
       and c.expires_at > cast($4 as timestamp)
       and (c.payload ->> 'family') = $2 and (c.payload ->> 'type') = $3
     order by c.proposed_at desc, c.id limit 1`,
    [of.brandId, of.family, of.type, of.now.toISOString()],
  );
  if (row === undefined) return null;
  const { changeId, payload, byId, byName, byAccount, at, reason, expiresAt } = row;
  return {
    changeId,
    hidden: [...payload.hidden],
    by: personOf(byId, byName, byAccount),
    at,
    reason,
    expiresAt,
  };
}

/** Why a change was proposed, in the proposer's words. */
export async function readChangeReason(store: Queryable, changeId: string): Promise<string | null> {
  const [row] = await store.query<{ reason: string }>(
    'select reason as "reason" from change_request where id = $1',
    [changeId],
  );
  return row?.reason ?? null;
}
