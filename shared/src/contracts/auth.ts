import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { idSchema, instantSchema } from './scalars';

const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(3),
    z.maxLength(254),
    z.regex(/^\S+@\S+$/, 'not an e-mail address'),
  );

export const loginRequestSchema = z.strictObject({
  email: emailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
  /** Six digits of the authenticator; asked for with `OTP_REQUIRED`. */
  otp: z.optional(z.string().check(z.regex(/^\d{6}$/, 'six digits'))),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  locale: z.string(),
  /** Union of the role names of all assignments. */
  roles: z.array(z.string()),
  /** Which role holds for which brands; `"*"` is every brand. */
  assignments: z.array(
    z.object({ role: z.string(), brandIds: z.union([z.literal('*'), z.array(idSchema)]) }),
  ),
  brands: z.array(z.object({ id: idSchema, name: z.string(), currency: z.string() })),
});
export type User = z.infer<typeof userSchema>;

/** How long a session lasts from now, in whole seconds: a client's clock may be wrong. */
export const sessionLifetimeSchema = z.object({
  id: idSchema,
  /** Until it ends unless it is renewed. */
  idleSeconds: z.int(),
  /** Until it ends at the latest. */
  remainingSeconds: z.int(),
});

/** Answer of login and of refresh. */
export const authSchema = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** When `token` ends. */
  expiresAt: instantSchema,
  user: userSchema,
  session: sessionLifetimeSchema,
});
export type Auth = z.infer<typeof authSchema>;

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/login',
  tag: 'Auth',
  summary: 'Sign in. Unknown user and wrong password get the same answer; a 401 here never starts a refresh.',
  access: 'public',
  body: loginRequestSchema,
  answer: authSchema,
  status: 200,
  example: { body: { email: 'reporter@tallyhouse.test', password: 'Tallyhouse-demo-1' } },
});

export const refresh = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/refresh',
  tag: 'Auth',
  summary: 'Exchange a refresh token, once. Using an old one again revokes the whole family.',
  access: 'public',
  body: z.strictObject({
    refreshToken: z.string().check(z.minLength(1), z.maxLength(500)),
    email: emailSchema,
  }),
  answer: authSchema,
  status: 200,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/logout',
  tag: 'Auth',
  summary: 'End this session on the server: its refresh family and its access tokens.',
  access: 'signed-in',
  status: 204,
});
