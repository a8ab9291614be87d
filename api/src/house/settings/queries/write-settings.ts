import type { Queryable } from '../../../store/store';

/** A document to be kept in place of version `expected`; 0 where there is none yet. */
export interface SettingsWrite {
  readonly ownerId: string;
  readonly settings: unknown;
  readonly expected: number;
  readonly now: Date;
}

/** Writes a user's settings in one statement; false when another version is there. */
export async function writeUserSettings(tx: Queryable, write: SettingsWrite): Promise<boolean> {
  const { ownerId, settings, expected, now } = write;
  const common = [ownerId, JSON.stringify(settings), now.toISOString()];
  const written =
    expected === 0
      ? await tx.query(
          `insert into user_settings (user_id, settings, version, updated_at)
           values ($1, cast($2 as json), 1, cast($3 as timestamp)) on conflict (user_id) do nothing returning version`,
          common,
        )
      : await tx.query(
          `update user_settings set settings = cast($2 as json), version = version + 1,
             updated_at = cast($3 as timestamp)
           where user_id = $1 and version = $4 returning version`,
          [...common, expected],
        );
  return written.length > 0;
}

/** As `writeUserSettings`, for a brand. */
export async function writeBrandSettings(
  tx: Queryable,
  write: SettingsWrite & { readonly userId: string },
): Promise<boolean> {
  const { ownerId, settings, expected, now, userId } = write;
  const common = [ownerId, JSON.stringify(settings), now.toISOString(), userId];
  const written =
    expected === 0
      ? await tx.query(
          `insert into brand_settings (brand_id, settings, version, updated_at, updated_by)
           values ($1, cast($2 as json), 1, cast($3 as timestamp), $4)
           on conflict (brand_id) do nothing returning version`,
          common,
        )
      : await tx.query(
          `update brand_settings set settings = cast($2 as json), version = version + 1,
             updated_at = cast($3 as timestamp), updated_by = $4
           where brand_id = $1 and version = $5 returning version`,
          [...common, expected],
        );
  return written.length > 0;
}
