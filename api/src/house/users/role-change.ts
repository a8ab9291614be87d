import * as z from 'zod/mini';
import { idSchema } from '@tallyhouse/shared/contracts/scalars';
import { assignmentInputSchema } from '@tallyhouse/shared/contracts/roles';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { ChangeHandler } from '../changes/change-handler';
import { NotFound } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';
import {
  assignmentInWords,
  assignmentParts,
  brandOfAssignment,
  checkAssignment,
} from '../changes/assignments';
import { readAllAssignments } from './queries/read-users';
import { writeRole } from './queries/write-role';
import { personInWords } from '@tallyhouse/shared/contracts/people';

const payloadSchema = z.strictObject({ userId: idSchema, ...assignmentInputSchema.shape });
type RolePayload = z.output<typeof payloadSchema>;

/** Giving a user a role, or the role that the user has another end or other countries. */
export const roleChange: ChangeHandler<RolePayload> = {
  kind: 'ROLE_ASSIGNMENT',
  schema: payloadSchema,
  brandId: brandOfAssignment,
  subjectId: ({ userId }) => userId,
  async describe(store, payload) {
    const user = await requireUser(store, payload.userId);
    return assignmentParts(store, payload, {
      deed: 'GIVE_ROLE',
      person: personInWords(user.name, user.email),
    });
  },
  async document(store, { userId, role, brandId }) {
    const held = await readAllAssignments(store, userId);
    return held.find((one) => one.role === role && one.brandId === brandId) ?? null;
  },
  after: ({ role, brandId, jurisdictions, validUntil }) => ({ role, brandId, jurisdictions, validUntil }),
  async check(store, payload, now) {
    await requireUser(store, payload.userId);
    await checkAssignment(store, payload, now);
  },
  async apply(tx, payload, { actorId, now, changeId }) {
    await writeRole(tx, payload.userId, payload);
    await appendAuditEvent(tx, {
      at: now,
      action: 'ROLES_CHANGED',
      actorId,
      brandId: brandOfAssignment(payload) ?? undefined,
      object: { kind: 'user', id: payload.userId },
      detail: { deed: 'GRANTED', assignment: assignmentInWords(payload), change: changeId },
    });
  },
};

/** Errors: `NotFound`. */
export async function requireUser(
  store: Queryable,
  userId: string,
): Promise<{ readonly name: string; readonly email: string; readonly disabledAt: string | null }> {
  const [user] = await store.query<{ name: string; email: string; disabledAt: string | null }>(
    'select name as "name", email as "email", disabled_at as "disabledAt" from app_user where id = $1',
    [userId],
  );
  if (user === undefined) throw new NotFound('user');
  return user;
}
