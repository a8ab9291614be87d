import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { CurrentUser } from '../../platform/auth/current-user';
import { countTry } from '../../platform/auth/limits/count-try';
import { subjectsOfLinkCheck } from '../../platform/auth/limits/subjects';
import { passwordFault, passwordFaultWords } from '../../platform/auth/password-rules';
import { hashPassword } from '../../platform/auth/passwords';
import { revokeFamiliesOf } from '../../platform/auth/revoke-families';
import { ProblemError, ValidationFailed } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { approvalsSince, linkEnd } from './invitation-times';

/**
 * Makes the link that two people allowed, in place of one handed out before.
 *
 * Errors: `INVITATION_INVALID` (409) where none was confirmed in the last fourteen days, or it was used.
 */
export async function issueInvitation(
  store: Store,
  userId: string,
  by: { readonly user: CurrentUser; readonly now: Date; readonly address: string },
): Promise<{ readonly invitationToken: string; readonly expiresAt: string }> {
  const invitationToken = newInvitationToken();
  const expiresAt = linkEnd(by.now).toISOString();
  await store.tx(async (tx) => {
    const [newest] = await tx.query<{ id: string }>(
      `select id from user_invitation where user_id = $1 and used_at is null and approved_at > cast($2 as timestamp)
         and purpose <> 'FORGOTTEN'
       order by approved_at desc, id limit 1`,
      [userId, approvalsSince(by.now).toISOString()],
    );
    if (newest === undefined) {
      throw new ProblemError(409, 'INVITATION_INVALID', 'There is no link to issue', {
        detail: 'Propose a password reset for the user; once it is confirmed, a link can be created.',
      });
    }
    await tx.query(
      `update user_invitation set token_hash = $2, issued_by = $3, expires_at = cast($4 as timestamp) where id = $1`,
      [newest.id, hashOfInvitation(invitationToken), by.user.id, expiresAt],
    );
    await appendAuditEvent(tx, {
      at: by.now,
      action: 'USER_CHANGED',
      actorId: by.user.id,
      sessionId: by.user.sessionId,
      object: { kind: 'user', id: userId },
      detail: { deed: 'INVITATION_ISSUED', expiresAt },
      address: by.address,
    });
  });
  return { invitationToken, expiresAt };
}

/** A link for an account that the operator makes by command, where no two people are there yet to allow one. */
export async function inviteByCommand(
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<{ readonly invitationToken: string; readonly expiresAt: Date }> {
  const invitationToken = newInvitationToken();
  const expiresAt = linkEnd(now);
  await tx.query(
    `insert into user_invitation (id, user_id, purpose, approved_at, token_hash, expires_at)
     values ($1, $2, 'FIRST_PASSWORD', cast($3 as timestamp), $4, cast($5 as timestamp))`,
    [
      `inv_${randomUUID()}`,
      userId,
      now.toISOString(),
      hashOfInvitation(invitationToken),
      expiresAt.toISOString(),
    ],
  );
  return { invitationToken, expiresAt };
}

/**
 * Gives a user the password chosen with a link, once, and ends all sessions of the account.
 *
 * Errors: `INVITATION_INVALID` (403; unknown, used, replaced, expired, or of a disabled account: all alike),
 * `ValidationFailed` naming what is wrong with the password: then the link stays good.
 */
export async function acceptInvitation(
  store: Store,
  { invitationToken, newPassword }: { readonly invitationToken: string; readonly newPassword: string },
  { now, address }: { readonly now: Date; readonly address: string },
): Promise<void> {
  const tokenHash = hashOfInvitation(invitationToken);
  const found = await findInvitation(store, tokenHash, now);
  if (found === undefined) throw invalid();
  const fault = passwordFault(newPassword, found.email);
  if (fault !== null) {
    throw new ValidationFailed([{ field: 'newPassword', code: fault, message: passwordFaultWords[fault] }]);
  }
  const passwordHash = await hashPassword(newPassword);
  await store.tx(async (tx) => {
    const taken = await tx.query(
      `update user_invitation set used_at = cast($2 as timestamp) where token_hash = $1 and used_at is null
       returning id`,
      [tokenHash, now.toISOString()],
    );
    if (taken.length === 0) throw invalid();
    await tx.query(
      'update user_invitation set used_at = cast($2 as timestamp) where user_id = $1 and used_at is null',
      [found.userId, now.toISOString()],
    );
    await tx.query('update app_user set password_hash = $2 where id = $1', [found.userId, passwordHash]);
    await appendAuditEvent(tx, {
      at: now,
      action: 'PASSWORD_CHANGED',
      actorId: found.userId,
      object: { kind: 'user', id: found.userId },
      detail: { by: found.purpose === 'FORGOTTEN' ? 'MAILED_LINK' : 'INVITATION' },
      address,
    });
    await revokeFamiliesOf(tx, { userId: found.userId, keptId: null }, { reason: 'PASSWORD_CHANGED', now });
  });
}

/**
 * Returns where `acceptInvitation` would take a good password.
 *
 * Errors: `INVITATION_INVALID` (403; for every reason alike), `TooManyRequests` after too many of those from one place.
 */
export async function checkInvitation(
  store: Store,
  { invitationToken }: { readonly invitationToken: string },
  { now, address }: { readonly now: Date; readonly address: string },
): Promise<void> {
  const counted = await countTry(store, subjectsOfLinkCheck(address), now);
  const found = await findInvitation(store, hashOfInvitation(invitationToken), now);
  if (found === undefined) throw invalid();
  await counted.withdraw();
}

async function findInvitation(
  store: Queryable,
  tokenHash: string,
  now: Date,
): Promise<{ readonly userId: string; readonly email: string; readonly purpose: string } | undefined> {
  const [row] = await store.query<{ userId: string; email: string; purpose: string }>(
    `select i.user_id as "userId", u.email as "email", i.purpose as "purpose" from user_invitation i join app_user u on u.id = i.user_id
     where i.token_hash = $1 and i.used_at is null and i.expires_at > cast($2 as timestamp)
       and u.disabled_at is null`,
    [tokenHash, now.toISOString()],
  );
  return row;
}

export function newInvitationToken(): string {
  return `thi_${randomBytes(32).toString('base64url')}`;
}

export function hashOfInvitation(token: string): string {
  return createHash('sha256').update(`invitation\n${token}`).digest('hex');
}

function invalid(): ProblemError {
  return new ProblemError(403, 'INVITATION_INVALID', 'This link is no longer valid', {
    detail:
      'It was used, replaced or has expired. Ask your administrator for a new one, or request one at sign-in.',
  });
}
