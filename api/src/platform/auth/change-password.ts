import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { ValidationFailed } from '../http/problems';
import type { Store } from '../../store/store';
import type { CurrentUser } from './current-user';
import { passwordFault, passwordFaultWords } from './password-rules';
import { hashPassword } from './passwords';
import { requirePassword } from './require-password';
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
  await requirePassword(store, user, { currentPassword, now });
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
    throw new ValidationFailed([{ field, code: 'SAME', message: 'This is your current password' }]);
  }
}
