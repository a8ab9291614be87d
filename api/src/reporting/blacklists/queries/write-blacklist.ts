import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';

/** A list to be kept in place of version `expected`; 0 where there is none yet. */
export interface BlacklistWrite {
  readonly brandId: string;
  readonly family: Channel;
  readonly owner: string;
  readonly type: string;
  readonly hidden: readonly string[];
  readonly expected: number;
  readonly userId: string;
  readonly now: Date;
  readonly reason: string | null;
  /** Who confirmed what `userId` proposed; null for an own list. */
  readonly confirmedBy: string | null;
}

/** Writes the list in one statement, so that of two writers one wins; false when another version is there. */
export async function writeBlacklist(store: Queryable, write: BlacklistWrite): Promise<boolean> {
  const common = [
    write.hidden.join(','),
    write.userId,
    write.now.toISOString(),
    write.brandId,
    write.owner,
    write.type,
    write.family,
    write.reason,
    write.confirmedBy,
  ];
  const written =
    write.expected === 0
      ? await store.query(
          `insert into column_blacklist
             (hidden, updated_by, updated_at, brand_id, owner, type, family, reason, confirmed_by, version)
           values ($1, $2, cast($3 as timestamp), $4, $5, $6, $7, $8, $9, 1)
           on conflict (brand_id, owner, family, type) do nothing returning version`,
          common,
        )
      : await store.query(
          `update column_blacklist set hidden = $1, updated_by = $2, updated_at = cast($3 as timestamp),
             reason = $8, confirmed_by = $9, version = version + 1
           where brand_id = $4 and owner = $5 and type = $6 and family = $7 and version = $10 returning version`,
          [...common, write.expected],
        );
  return written.length > 0;
}
