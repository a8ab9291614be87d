import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { idSchema, instantSchema } from './scalars';

/** One signing-in of the user that is still in force. */
export const sessionSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  /** When its tokens were renewed last; a page in use does that every few minutes. */
  renewedAt: instantSchema,
  /** When it ends unless it is renewed. */
  idleEndsAt: instantSchema,
  /** When it ends at the latest. */
  endsAt: instantSchema,
  /** Network address it was made from; null where the server did not keep it. */
  address: z.nullable(z.string()),
  /** What its browser said of itself. */
  userAgent: z.nullable(z.string()),
  /** Whether this call was made by it. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/User/sessions',
  tag: 'User',
  summary: 'Your own sessions in force, this one first, then the ones renewed last.',
  access: 'signed-in',
  answer: z.object({ items: z.array(sessionSchema) }),
  status: 200,
});

export const readSession = defineEndpoint({
  method: 'GET',
  path: '/api/User/sessions/:id',
  tag: 'User',
  summary: 'One of your own sessions in force.',
  access: 'signed-in',
  params: z.strictObject({ id: idSchema }),
  answer: sessionSchema,
  status: 200,
});

export const revokeSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/User/sessions/:id',
  tag: 'User',
  summary: 'End one of your own sessions: its next call is refused.',
  access: 'signed-in',
  params: z.strictObject({ id: idSchema }),
  status: 204,
});

export const revokeSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/User/sessions',
  tag: 'User',
  summary: 'End all your other sessions, and with includeCurrent=true this one too.',
  access: 'signed-in',
  query: z.strictObject({ includeCurrent: z._default(z.enum(['true', 'false']), 'false') }),
  status: 204,
});

/** Shortest password; any characters, nothing trimmed. */
export const shortestPassword = 8;
export const longestPassword = 1024;

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/User/changePassword',
  tag: 'User',
  summary:
    'Change your own password; all your other sessions end. A refusal names newPassword with TOO_SHORT, TOO_COMMON, SAME or IS_EMAIL.',
  access: 'signed-in',
  body: z.strictObject({
    currentPassword: z.string().check(z.minLength(1), z.maxLength(longestPassword)),
    newPassword: z.string().check(z.minLength(1), z.maxLength(longestPassword)),
  }),
  status: 204,
});
