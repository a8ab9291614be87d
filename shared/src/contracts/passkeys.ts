import { authSchema } from './auth';
import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { idSchema, instantSchema } from './scalars';

const passwordSchema = z.string().check(z.minLength(1), z.maxLength(1024));
const tokenSchema = z.string().check(z.minLength(1), z.maxLength(2000));
/** Bytes as WebAuthn writes them in JSON. */
const bytesSchema = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/, 'base64url'));

/** What a browser asks its authenticators with: options of WebAuthn as JSON, made by the server. */
const optionsSchema = z.looseObject({ challenge: bytesSchema });

/** What an authenticator answers: `PublicKeyCredential` of WebAuthn as JSON. */
const credentialFields = {
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
};
const madeCredentialSchema = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: bytesSchema,
    attestationObject: bytesSchema,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
const shownCredentialSchema = z.strictObject({
  ...credentialFields,
  response: z.strictObject({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
  }),
});
export type MadeCredential = z.output<typeof madeCredentialSchema>;
export type ShownCredential = z.output<typeof shownCredentialSchema>;

export const passkeySchema = z.object({
  id: idSchema,
  /** As its owner calls it. */
  name: z.string(),
  /** Whether the owner’s account with a vendor has it on several devices. */
  isSynced: z.boolean(),
  createdAt: instantSchema,
  /** Null: never. */
  lastUsedAt: z.nullable(instantSchema),
});
export type Passkey = z.output<typeof passkeySchema>;

const exampleKey = {
  id: 'pk_6f1b',
  name: 'Work laptop',
  isSynced: false,
  createdAt: '2026-11-02T07:00:00.000Z',
  lastUsedAt: null,
};
const passkeysSchema = z.object({ items: z.array(passkeySchema) });
const exampleBytes = 'AAECAwQFBgcICQoLDA0ODw';

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/User/passkeys',
  tag: 'User',
  summary: 'The caller’s passkeys, the newest first.',
  access: 'signed-in',
  answer: passkeysSchema,
  status: 200,
  example: { answer: { items: [exampleKey] } },
});

/** Not keyed: the password may not leave a trace in the store. */
export const startPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/User/passkeys/options',
  tag: 'User',
  summary: 'Begin with a passkey: what the browser asks the device for, and a token that finishes it.',
  access: 'signed-in',
  body: z.strictObject({
    currentPassword: passwordSchema,
    /** Of the authenticator. */
    otp: z.string().check(z.regex(/^\d{6}$/, 'six digits')),
  }),
  answer: z.object({
    /** Good for five minutes. */
    passkeyToken: z.string(),
    options: optionsSchema,
  }),
  status: 200,
  example: {
    body: { currentPassword: 'four words nobody guesses', otp: '123456' },
    answer: {
      passkeyToken: 'q1Zc0mC8yJ7Qp4hVxW2sN9bRfGdLeUaXoIiEwk3JtTqZ0Y',
      options: { challenge: exampleBytes, rp: { id: 'tallyhouse.example', name: 'Tallyhouse' } },
    },
  },
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/User/passkeys',
  tag: 'User',
  summary: 'Take into use the passkey that a device made.',
  access: 'signed-in',
  body: z.strictObject({
    passkeyToken: tokenSchema,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    credential: madeCredentialSchema,
  }),
  answer: passkeysSchema,
  status: 201,
  example: {
    body: {
      passkeyToken: 'q1Zc0mC8yJ7Qp4hVxW2sN9bRfGdLeUaXoIiEwk3JtTqZ0Y',
      name: 'Work laptop',
      credential: {
        ...{ id: exampleBytes, rawId: exampleBytes, type: 'public-key' },
        response: { clientDataJSON: exampleBytes, attestationObject: exampleBytes, transports: ['internal'] },
      },
    },
    answer: { items: [exampleKey] },
  },
});

/** Not keyed: the password may not leave a trace in the store. */
export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/User/passkeys/:id/remove',
  tag: 'User',
  summary: 'Take a passkey out of use.',
  access: 'signed-in',
  params: z.object({ id: idSchema }),
  body: z.strictObject({ currentPassword: passwordSchema }),
  answer: passkeysSchema,
  status: 200,
  example: { body: { currentPassword: 'four words nobody guesses' }, answer: { items: [] } },
});

const emailSchema = z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(254));

/** Below login, so that the cookie of a known device comes with it. */
export const startPasskeyLogin = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/login/passkey/options',
  tag: 'Auth',
  summary:
    'After `OTP_REQUIRED`: what the browser asks the devices for, to sign in by a passkey in place of the code.',
  access: 'public',
  body: z.strictObject({ email: emailSchema, password: passwordSchema }),
  answer: z.object({
    /** Good for five minutes, and once. */
    passkeyToken: z.string(),
    options: optionsSchema,
  }),
  status: 200,
  example: {
    body: { email: 'neema@tallyhouse.test', password: 'four words nobody guesses' },
    answer: {
      passkeyToken: 'q1Zc0mC8yJ7Qp4hVxW2sN9bRfGdLeUaXoIiEwk3JtTqZ0Y',
      options: { challenge: exampleBytes, rpId: 'tallyhouse.example' },
    },
  },
});

export const loginByPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/Auth/login/passkey',
  tag: 'Auth',
  summary: 'Sign in by what a passkey signed; the token says whose.',
  access: 'public',
  body: z.strictObject({ passkeyToken: tokenSchema, credential: shownCredentialSchema }),
  answer: authSchema,
  status: 200,
  example: {
    body: {
      passkeyToken: 'q1Zc0mC8yJ7Qp4hVxW2sN9bRfGdLeUaXoIiEwk3JtTqZ0Y',
      credential: {
        ...{ id: exampleBytes, rawId: exampleBytes, type: 'public-key' },
        response: {
          ...{ clientDataJSON: exampleBytes, authenticatorData: exampleBytes, signature: exampleBytes },
        },
      },
    },
  },
});
