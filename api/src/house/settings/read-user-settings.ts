import * as z from 'zod/mini';
import { userSettingsSchema, type UserSettings } from '@tallyhouse/shared/contracts/settings';
import type { Queryable } from '../../store/store';

/** How a user likes to work, defaults filled in; version 0 while the user has chosen nothing. */
export async function readUserSettings(
  store: Queryable,
  userId: string,
): Promise<{ readonly settings: UserSettings; readonly version: number }> {
  const [row] = await store.query<{ settings: unknown; version: number }>(
    'select settings as "settings", version as "version" from user_settings where user_id = $1',
    [userId],
  );
  return { settings: z.parse(userSettingsSchema, row?.settings ?? {}), version: row?.version ?? 0 };
}
