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

/** A code of an authenticator. */
export const otpSchema = z.string().check(z.regex(/^\d{6}$/, 'six digits'));
const credentials = { email: emailSchema, password: z.string().check(z.minLength(1), z.maxLength(1024)) };

/** Spaces, hyphens and case do not count. */
export const recoveryCodeSchema = z.string().check(z.minLength(1), z.maxLength(100));

export const loginRequestSchema = z.strictObject({
  ...credentials,
  /** Six digits of the authenticator; asked for with `OTP_REQUIRED`. */
  otp: z.optional(otpSchema),
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

const recoveryLoginSchema = z.strictObject({ ...credentials, recoveryCode: recoveryCodeSchema });
export type RecoveryLoginRequest = z.infer<typeof recoveryLoginSchema>;

/** Below login, so that the cookie of a known device comes with it. */
export const loginByRecoveryCode = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/login/recoveryCode',
  tag: 'Auth',
  summary: 'Sign in by a recovery code in place of the authenticator’s; it is good once.',
  access: 'public',
  body: recoveryLoginSchema,
  answer: z.extend(authSchema, { recoveryCodesLeft: z.int() }),
  status: 200,
  example: {
    body: {
      email: 'neema@tallyhouse.test',
      password: 'four words nobody guesses',
      recoveryCode: 'JBSW-Y3DP-EHPK-3PXP',
    },
  },
});

const enrolmentSchema = z.strictObject(credentials);
export type EnrolmentRequest = z.infer<typeof enrolmentSchema>;

/** After `SECOND_FACTOR_UNSET`. */
export const startEnrolment = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/login/enrolment',
  tag: 'Auth',
  summary:
    'Begin with the first authenticator of an account, by its password: its secret, shown now and never again, and a token that finishes this and nothing else.',
  access: 'public',
  body: enrolmentSchema,
  answer: z.object({
    /** Good until `expiresAt`, and once. */
    enrolmentToken: z.string(),
    expiresAt: instantSchema,
    /** Base32. */
    secret: z.string(),
    /** For the square code. */
    otpauthUrl: z.string(),
  }),
  status: 200,
  example: {
    body: { email: 'neema@tallyhouse.test', password: 'four words nobody guesses' },
    answer: {
      enrolmentToken: 'q1Zc0mC8yJ7Qp4hVxW2sN9bRfGdLeUaXoIiEwk3JtTqZ0Y',
      expiresAt: '2026-11-02T07:05:00.000Z',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      otpauthUrl:
        'otpauth://totp/Tallyhouse:neema%40tallyhouse.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Tallyhouse',
    },
  },
});

export const finishEnrolment = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/login/enrolment/confirm',
  tag: 'Auth',
  summary: 'Take the first authenticator into use with its first code, and sign in.',
  access: 'public',
  body: z.strictObject({
    enrolmentToken: z.string().check(z.minLength(1), z.maxLength(2000)),
    otp: otpSchema,
  }),
  answer: z.extend(authSchema, {
    /** Ten, each good once for signing in without the authenticator; shown now and never again. */
    recoveryCodes: z.array(z.string()),
  }),
  status: 200,
  example: { body: { enrolmentToken: 'q1Zc0mC8yJ7Qp4hVxW2sN9bRfGdLeUaXoIiEwk3JtTqZ0Y', otp: '123456' } },
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
