import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { assignmentInputSchema } from '@tallyhouse/shared/contracts/roles';
import { idSchema } from '@tallyhouse/shared/contracts/scalars';
import { localeSchema } from '@tallyhouse/shared/contracts/locales';
import { emailSchema, personNameSchema } from '@tallyhouse/shared/contracts/users';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { hashPassword } from '../../platform/auth/passwords';
import { forgetPasskeys } from '../../platform/auth/passkeys';
import { forgetRecoveryCodes } from '../../platform/auth/recovery-codes';
import { revokeFamiliesOf } from '../../platform/auth/revoke-families';
import type { ChangeApproval, ChangeDocument, ChangeHandler } from '../changes/change-handler';
import { part } from '../changes/proposal-parts';
import { Conflict } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import {
  assignmentInWords,
  assignmentParts,
  brandOfAssignment,
  checkAssignment,
} from '../changes/assignments';
import { readAllAssignments } from './queries/read-users';
import { requireOwnName } from './own-name';
import { writeRole } from './queries/write-role';
import { requireUser } from './role-change';
import { personInWords } from '@tallyhouse/shared/contracts/people';

const inviteSchema = z.strictObject({
  action: z.literal('INVITE'),
  email: emailSchema,
  name: personNameSchema,
  locale: localeSchema,
  assignment: assignmentInputSchema,
});
const accountSchema = z.strictObject({
  action: z.enum(['ENABLE', 'RESET_PASSWORD', 'RESET_SECOND_FACTOR']),
  userId: idSchema,
});
const payloadSchema = z.discriminatedUnion('action', [inviteSchema, accountSchema]);
type Invite = z.output<typeof inviteSchema>;
type AccountChange = z.output<typeof accountSchema>;
type UserPayload = Invite | AccountChange;

/** A new account, and what gives an account back to somebody: opening it, a new password, no authenticator. */
export const userChange: ChangeHandler<UserPayload> = {
  kind: 'USER',
  schema: payloadSchema,
  brandId: (payload, store) =>
    payload.action === 'INVITE' ? brandOfAssignment(payload.assignment) : brandOfUser(store, payload.userId),
  subjectId: (payload) => (payload.action === 'INVITE' ? null : payload.userId),
  async describe(store, payload) {
    if (payload.action === 'INVITE') {
      const person = personInWords(payload.name, payload.email);
      return assignmentParts(store, payload.assignment, { deed: 'ADD_USER', person });
    }
    const { name, email } = await requireUser(store, payload.userId);
    return [part(payload.action, { person: personInWords(name, email) })];
  },
  async document(store, payload) {
    return payload.action === 'INVITE' ? null : readAccount(store, payload.userId);
  },
  after(payload) {
    if (payload.action === 'INVITE') return payload;
    if (payload.action === 'ENABLE') return { isDisabled: false };
    return payload.action === 'RESET_PASSWORD' ? { password: 'chosen anew' } : { hasSecondFactor: false };
  },
  async check(store, payload, now) {
    if (payload.action !== 'INVITE') {
      await requireUser(store, payload.userId);
      return;
    }
    await checkAssignment(store, payload.assignment, now);
    const taken = await store.query('select id from app_user where email = $1', [payload.email]);
    if (taken.length > 0) {
      const detail = 'Give that account a role instead.';
      throw new Conflict('NAME_TAKEN', 'This address has an account already', detail);
    }
    await requireOwnName(store, { name: payload.name, userId: null });
  },
  async apply(tx, payload, approval) {
    if (payload.action === 'INVITE') await addUser(tx, payload, approval);
    else await changeAccount(tx, payload, approval);
  },
};

/** The only brand of a user; null for several, and for every brand. */
async function brandOfUser(store: Queryable, userId: string): Promise<string | null> {
  const brands = new Set((await readAllAssignments(store, userId)).map(({ brandId }) => brandId));
  const [only] = brands;
  return brands.size === 1 && only !== undefined && only !== '*' ? only : null;
}

async function readAccount(store: Queryable, userId: string): Promise<ChangeDocument> {
  const { disabledAt } = await requireUser(store, userId);
  const [row] = await store.query<{ hasSecondFactor: boolean }>(
    'select otp_secret is not null as "hasSecondFactor" from app_user where id = $1',
    [userId],
  );
  return { isDisabled: disabledAt !== null, hasSecondFactor: row?.hasSecondFactor ?? false };
}

async function addUser(tx: Queryable, invite: Invite, approval: ChangeApproval): Promise<void> {
  const id = `u_${randomUUID()}`;
  // Nobody knows it: the account opens with the link alone.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await tx.query(
    `insert into app_user (id, email, name, locale, password_hash, otp_secret, otp_at_login, is_demo, created_at)
     values ($1, $2, $3, $4, $5, null, false, false, cast($6 as timestamp))`,
    [id, invite.email, invite.name, invite.locale, passwordHash, approval.now.toISOString()],
  );
  await writeRole(tx, id, invite.assignment);
  await approveInvitation(tx, { userId: id, purpose: 'FIRST_PASSWORD', now: approval.now });
  await note(tx, approval, {
    userId: id,
    action: 'INVITE',
    brandId: brandOfAssignment(invite.assignment),
    assignment: assignmentInWords(invite.assignment),
  });
}

async function changeAccount(
  tx: Queryable,
  { action, userId }: AccountChange,
  approval: ChangeApproval,
): Promise<void> {
  const { now } = approval;
  if (action === 'ENABLE') {
    await tx.query('update app_user set disabled_at = null where id = $1', [userId]);
  } else if (action === 'RESET_PASSWORD') {
    await approveInvitation(tx, { userId, purpose: 'NEW_PASSWORD', now });
  } else {
    await takeFactor(tx, userId);
  }
  await note(tx, approval, { userId, action, brandId: await brandOfUser(tx, userId), assignment: null });
  // Whoever has the lost telephone may be signed in with it.
  if (action === 'RESET_SECOND_FACTOR') {
    await revokeFamiliesOf(tx, { userId, keptId: null }, { reason: 'REVOKED', now });
  }
}

/** Takes the authenticator away, one begun, the recovery codes and the passkeys with it. */
async function takeFactor(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    'update app_user set otp_secret = null, otp_pending_secret = null, otp_at_login = false where id = $1',
    [userId],
  );
  await forgetRecoveryCodes(tx, userId);
  await forgetPasskeys(tx, userId);
}

async function approveInvitation(
  tx: Queryable,
  {
    userId,
    purpose,
    now,
  }: { readonly userId: string; readonly purpose: 'FIRST_PASSWORD' | 'NEW_PASSWORD'; readonly now: Date },
): Promise<void> {
  await tx.query(
    `insert into user_invitation (id, user_id, purpose, approved_at) values ($1, $2, $3, cast($4 as timestamp))`,
    [`inv_${randomUUID()}`, userId, purpose, now.toISOString()],
  );
}

interface Deed {
  readonly userId: string;
  readonly action: UserPayload['action'];
  readonly brandId: string | null;
  readonly assignment: string | null;
}

async function note(
  tx: Queryable,
  { actorId, now, changeId }: ChangeApproval,
  { userId, action, brandId, assignment }: Deed,
): Promise<void> {
  await appendAuditEvent(tx, {
    at: now,
    action: 'USER_CHANGED',
    actorId,
    brandId: brandId ?? undefined,
    object: { kind: 'user', id: userId },
    detail: { deed: action, assignment, change: changeId },
  });
}
