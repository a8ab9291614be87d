import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { countTry } from '../../platform/auth/limits/count-try';
import { subjectsOfMailedLink } from '../../platform/auth/limits/subjects';
import type { Mailer } from '../../platform/mail/send-mail';
import { ProblemError } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import { forgottenPasswordMail } from './forgotten-password-mail';
import { mailedLinkEnd } from './invitation-times';
import { hashOfInvitation, newInvitationToken } from './invitations';

/** With what links are mailed. */
export interface Mailing {
  readonly mailer: Mailer;
  /** Where people open the product. */
  readonly publicUrl: string;
}

interface Asking {
  readonly email: string;
  readonly now: Date;
  readonly address: string;
}

/**
 * Admits who has forgotten a password to a link by mail, whether there is such an account or not.
 *
 * Errors: `NO_MAIL_SERVER` (409) where none can be sent, `TooManyRequests`; neither tells of an account.
 */
export async function requireMailing(
  store: Store,
  mailing: Mailing | null,
  { email, now, address }: Asking,
): Promise<Mailing> {
  if (mailing === null) {
    throw new ProblemError(409, 'NO_MAIL_SERVER', 'This server does not send e-mail', {
      detail: 'Ask your administrator for a password link.',
    });
  }
  await countTry(store, subjectsOfMailedLink({ email, address }), now);
  return mailing;
}

/**
 * Mails the link by which a password is chosen anew, in place of one mailed before; gives why that was not done, in words.
 *
 * For after the answer: how long it takes tells whether there is such an account.
 */
export async function mailPasswordLink(
  store: Store,
  { mailer, publicUrl }: Mailing,
  { email, now, address }: Asking,
): Promise<string | null> {
  const token = newInvitationToken();
  const user = await store.tx(async (tx) => {
    // Who has not chosen a first password has no other to forget.
    const [found] = await tx.query<{ id: string; email: string; locale: string }>(
      `select u.id as "id", u.email as "email", u.locale as "locale" from app_user u
       where u.email = $1 and u.disabled_at is null and not exists (
         select 1 from user_invitation i
         where i.user_id = u.id and i.purpose = 'FIRST_PASSWORD' and i.used_at is null)`,
      [email],
    );
    if (found === undefined) return undefined;
    const at = now.toISOString();
    await tx.query(
      `update user_invitation set used_at = cast($2 as timestamp)
       where user_id = $1 and purpose = 'FORGOTTEN' and used_at is null`,
      [found.id, at],
    );
    await tx.query(
      `insert into user_invitation (id, user_id, purpose, approved_at, token_hash, expires_at)
       values ($1, $2, 'FORGOTTEN', cast($3 as timestamp), $4, cast($5 as timestamp))`,
      [`inv_${randomUUID()}`, found.id, at, hashOfInvitation(token), mailedLinkEnd(now).toISOString()],
    );
    await appendAuditEvent(tx, {
      at: now,
      action: 'USER_CHANGED',
      object: { kind: 'user', id: found.id },
      detail: { deed: 'PASSWORD_LINK_MAILED' },
      address,
    });
    return found;
  });
  if (user === undefined) return null;
  const letter = forgottenPasswordMail(user, `${publicUrl}/login?invitation=${token}`);
  return mailer.send(user.email, { id: `forgotten-${randomUUID()}`, ...letter });
}
