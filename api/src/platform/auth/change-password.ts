import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { ProblemError, ValidationFailed } from '../http/problems';
import type { Store } from '../../store/store';
import type { CurrentUser } from './current-user';
import { countTry } from './limits/count-try';
import { subjectsOfProof } from './limits/subjects';
import { passwordFault, passwordFaultWords } from './password-rules';
import { hashPassword, verifyPassword } from './passwords';
import { revokeFamiliesOf } from './revoke-families';

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Gives the user another password and ends all their other sessions.
 *
 * Errors: `BAD_CREDENTIALS` as 403 (the present password is wrong; a 401 would end the session), `TooManyRequests` after
 * five wrong ones, `ValidationFailed` naming what is wrong with the new one.
 */
export async function changePassword(
  store: Store,
  user: CurrentUser,
  { currentPassword, newPassword }: PasswordChange,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<void> {
  const attempt = await countTry(store, subjectsOfProof(user.id, 'password'), now);
  const [row] = await store.query<{ password_hash: string }>(
    `select password_hash from app_user where id = $1`,
    [user.id],
  );
  if (!(await verifyPassword(row?.password_hash, currentPassword))) {
    throw new ProblemError(403, 'BAD_CREDENTIALS', 'Your present password is wrong', {
      detail: 'Type the password that you signed in with.',
    });
  }
  await attempt.succeed();
  requireGoodPassword(newPassword, { email: user.email, currentPassword });
  const passwordHash = await hashPassword(newPassword);
  await store.tx(async (tx) => {
    await tx.query(`update app_user set password_hash = $2 where id = $1`, [user.id, passwordHash]);
    const by = { userId: user.id, sessionId: user.sessionId, address };
    await appendAuditEvent(tx, {
      at: now,
      action: 'PASSWORD_CHANGED',
      actorId: user.id,
      sessionId: user.sessionId,
      object: { kind: 'user', id: user.id },
      address,
    });
    await revokeFamiliesOf(
      tx,
      { userId: user.id, keptId: user.sessionId },
      { reason: 'PASSWORD_CHANGED', now, by },
    );
  });
}

function requireGoodPassword(
  password: string,
  { email, currentPassword }: { readonly email: string; readonly currentPassword: string },
): void {
  const fault = passwordFault(password, email);
  const field = 'newPassword';
  if (fault !== null)
    throw new ValidationFailed([{ field, code: fault, message: passwordFaultWords[fault] }]);
  if (password === currentPassword) {
    throw new ValidationFailed([{ field, code: 'SAME', message: 'It is the password you have already' }]);
  }
}
