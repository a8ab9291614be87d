import { givenOtpSecret } from '../../../platform/auth/testing/given-otp-secret';
import { totpCode } from '../../../platform/auth/totp';
import type { TestApp, TestCaller } from '../../../app/testing/test-app';

/** Secret of the authenticators that tests give to people. */
const otpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Gives a user an authenticator, and what shows its code at the instant. */
export async function givenAuthenticator(app: TestApp, userId: string): Promise<(now: Date) => string> {
  await givenOtpSecret(app.store, userId, otpSecret);
  return (now) => totpCode(otpSecret, now);
}

/** A fresh code of an authenticator given by `givenAuthenticator`: the one before counts as never used. */
export async function freshCode(app: TestApp, userId: string, now: Date): Promise<string> {
  await app.store.query('update app_user set otp_last_step = null where id = $1', [userId]);
  return totpCode(otpSecret, now);
}

/** Confirms a change as `caller`, whose user id is `userId`, at the test app's standing clock. */
export async function confirmAs(
  app: TestApp,
  { caller, userId, now }: { readonly caller: TestCaller; readonly userId: string; readonly now: Date },
  changeId: string,
) {
  const otp = await freshCode(app, userId, now);
  return caller('POST', `/api/Changes/${changeId}/confirm`, { body: { otp } });
}
