import { otpSchema, recoveryCodeSchema } from './auth';
import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { profileExample, profileSchema } from './settings';

/** Not keyed: neither the password nor the secret may leave a trace in the store. */
export const startSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/User/secondFactor',
  tag: 'User',
  summary:
    'Begin with a new authenticator: its secret, shown now and never again. The old one holds until the first code.',
  access: 'signed-in',
  body: z.strictObject({
    currentPassword: z.string().check(z.minLength(1), z.maxLength(1024)),
    /** Of the present authenticator, where there is one. */
    otp: z.optional(otpSchema),
    /** In place of `otp`, from who has lost the authenticator. */
    recoveryCode: z.optional(recoveryCodeSchema),
  }),
  answer: z.object({
    /** Base32. */
    secret: z.string(),
    /** For the square code. */
    otpauthUrl: z.string(),
  }),
  status: 200,
  example: {
    body: { currentPassword: 'four words nobody guesses', otp: '123456' },
    answer: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      otpauthUrl:
        'otpauth://totp/Tallyhouse:rehema%40tallyhouse.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Tallyhouse',
    },
  },
});

export const finishSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/User/secondFactor/confirm',
  tag: 'User',
  summary: 'Take the new authenticator into use with its first code.',
  access: 'signed-in',
  body: z.strictObject({
    otp: otpSchema,
    /** Whether signing in asks for the code from now on. */
    otpAtLogin: z._default(z.boolean(), true),
  }),
  answer: profileSchema,
  status: 200,
  example: { body: { otp: '123456', otpAtLogin: true }, answer: { ...profileExample, otpAtLogin: true } },
});

/** Not keyed: the codes must leave no trace in the store. */
export const makeRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/User/recoveryCodes',
  tag: 'User',
  summary:
    'Ten codes, each good once for signing in without the authenticator, shown now and never again. They end all made before.',
  access: 'signed-in',
  body: z.strictObject({
    currentPassword: z.string().check(z.minLength(1), z.maxLength(1024)),
    otp: otpSchema,
  }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  status: 200,
  example: {
    body: { currentPassword: 'four words nobody guesses', otp: '123456' },
    answer: { recoveryCodes: ['JBSW-Y3DP-EHPK-3PXP', 'KRSX-G5CT-MVRX-EZLU'] },
  },
});
