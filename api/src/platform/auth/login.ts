import type { LoginRequest, RecoveryLoginRequest } from '@tallyhouse/shared/contracts/auth';
import type { Config } from '../config/config';
import type { Store } from '../../store/store';
import {
  checkSignIn,
  openSession,
  type CheckedUser,
  type Proof,
  type SignInCircumstances,
} from './check-sign-in';
import { isFactorDemanded } from './factor-demand';
import { readUser } from './read-session';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes';
import type { Issuing, RefreshedSession } from './token-families';
import { useTotp } from './use-totp';

interface LoginCircumstances extends SignInCircumstances, Issuing {
  readonly secondFactorRoles: Config['secondFactorRoles'];
}

/** Signs in by the password, and by a code of the authenticator where the user or a role demands it. Errors: as `checkSignIn`. */
export async function login(
  store: Store,
  { email, password, otp }: LoginRequest,
  circumstances: LoginCircumstances,
): Promise<RefreshedSession> {
  const { now, secondFactorRoles } = circumstances;
  async function prove(user: CheckedUser): Promise<Proof> {
    if (!user.hasFactor) return (await isDemanded(user)) ? 'unset' : 'right';
    if (!user.otpAtLogin && !(await isDemanded(user))) return 'right';
    if (otp === undefined) return 'missing';
    return (await useTotp(store, user.id, { code: otp, now })) ? 'right' : 'wrong';
  }
  async function isDemanded({ id }: CheckedUser): Promise<boolean> {
    const user = await readUser(store, id, now);
    return user !== undefined && isFactorDemanded(store, user, secondFactorRoles);
  }
  const user = await checkSignIn(store, { email, password, prove }, circumstances);
  return openSession(store, user, { password, ...circumstances });
}

/** Signs in by the password and one of the user's recovery codes, which is used up. Errors: as `checkSignIn`. */
export async function loginByRecoveryCode(
  store: Store,
  { email, password, recoveryCode }: RecoveryLoginRequest,
  circumstances: SignInCircumstances & Issuing,
): Promise<RefreshedSession & { readonly recoveryCodesLeft: number }> {
  const { now, device } = circumstances;
  const given = { code: recoveryCode, now, address: device.address };
  async function prove({ id }: CheckedUser): Promise<Proof> {
    return (await useRecoveryCode(store, id, given)) ? 'right' : 'wrong';
  }
  const user = await checkSignIn(store, { email, password, prove }, circumstances);
  const session = await openSession(store, user, { password, ...circumstances });
  return { ...session, recoveryCodesLeft: await countRecoveryCodes(store, user.id) };
}
