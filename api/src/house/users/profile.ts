import type { Profile } from '@tallyhouse/shared/contracts/settings';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { rolesFor, type CurrentUser } from '../../platform/auth/current-user';
import { countRecoveryCodes } from '../../platform/auth/recovery-codes';
import { VersionConflict } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { requireOwnName } from './own-name';

/** What the store knows of the account; whether a role demands the code is the server's setting. */
type OwnProfile = Omit<Profile, 'otpDemanded'>;

/** The user's own account, and the version to change it from. */
export async function readProfile(
  store: Queryable,
  user: CurrentUser,
): Promise<{ readonly profile: OwnProfile; readonly version: number }> {
  const [row] = await store.query<
    Omit<OwnProfile, 'roles' | 'recoveryCodesLeft'> & { readonly version: number }
  >(
    `select id as "id", name as "name", locale as "locale", email as "email", created_at as "createdAt",
       otp_secret is not null as "hasSecondFactor", (otp_at_login and otp_secret is not null) as "otpAtLogin",
       profile_version as "version"
     from app_user where id = $1`,
    [user.id],
  );
  if (row === undefined) throw new Error(`${user.id} is signed in and is not there`);
  const { version, ...profile } = row;
  const recoveryCodesLeft = await countRecoveryCodes(store, user.id);
  return { profile: { ...profile, roles: rolesFor(user), recoveryCodesLeft }, version };
}

/** Changes name and language from version `expected` to the next. Errors: `VersionConflict` with the present profile, `NAME_TAKEN`. */
export async function writeProfile(
  store: Store,
  user: CurrentUser,
  change: { readonly name: string; readonly locale: string; readonly expected: number },
  { now, address }: { readonly now: Date; readonly address: string },
): Promise<void> {
  const isWritten = await store.tx(async (tx) => {
    const written = await tx.query(
      `update app_user set name = $2, locale = $3, profile_version = profile_version + 1
       where id = $1 and profile_version = $4 returning id`,
      [user.id, change.name, change.locale, change.expected],
    );
    if (written.length === 0) return false;
    await appendAuditEvent(tx, {
      at: now,
      action: 'PROFILE_CHANGED',
      actorId: user.id,
      sessionId: user.sessionId,
      object: { kind: 'user', id: user.id },
      detail: { nameChanged: user.name !== change.name, locale: change.locale },
      address,
    });
    // After the audit, where writers wait for each other: of two who take one name at once, the second is refused.
    if (user.name !== change.name) await requireOwnName(tx, { name: change.name, userId: user.id });
    return true;
  });
  if (isWritten) return;
  const { profile, version } = await readProfile(store, user);
  throw new VersionConflict({ document: profile, version });
}
