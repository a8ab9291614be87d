import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { longestPassword } from './sessions';
import { emailSchema } from './users';

const invitationTokenSchema = z.string().check(z.minLength(1), z.maxLength(100));

export const checkInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/checkInvitation',
  tag: 'Auth',
  summary:
    'Whether a password can still be chosen with a link, before one is typed. INVITATION_INVALID where it cannot, for whatever reason; nothing is said of the account.',
  access: 'public',
  body: z.strictObject({ invitationToken: invitationTokenSchema }),
  status: 204,
  example: { body: { invitationToken: 'thi_k3JtTqZ0Yc1mC8yJ7Qp4hVxW2sN9bRfGdLeUaXoIiEw' } },
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/acceptInvitation',
  tag: 'Auth',
  summary: 'Choose a password with a link, once; all sessions of the account end. Then sign in.',
  access: 'public',
  body: z.strictObject({
    invitationToken: invitationTokenSchema,
    newPassword: z.string().check(z.minLength(1), z.maxLength(longestPassword)),
  }),
  status: 204,
  example: {
    body: {
      invitationToken: 'thi_k3JtTqZ0Yc1mC8yJ7Qp4hVxW2sN9bRfGdLeUaXoIiEw',
      newPassword: 'four words nobody guesses',
    },
  },
});

/** The same answer whether there is such an account or not. */
export const mailPasswordLink = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/forgottenPassword',
  tag: 'Auth',
  summary:
    'Have a link mailed with which a forgotten password is chosen anew, within 30 minutes and once. NO_MAIL_SERVER where no mail can be sent.',
  access: 'public',
  body: z.strictObject({ email: emailSchema }),
  status: 204,
  example: { body: { email: 'rehema@tallyhouse.test' } },
});
