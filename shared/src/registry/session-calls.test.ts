import {
  finishEnrolment,
  login,
  loginByRecoveryCode,
  logout,
  refresh,
  startEnrolment,
} from '../contracts/auth';
import { brandLogin } from '../contracts/brands';
import { loginByPasskey, startPasskeyLogin } from '../contracts/passkeys';
import { acceptInvitation } from '../contracts/password-links';
import { callName } from './call-name';
import { sessionCalls } from './session-calls';

test('they are the calls of the contracts that give tokens or end them', () => {
  const enrolling = [startEnrolment, finishEnrolment, loginByRecoveryCode, startPasskeyLogin, loginByPasskey];
  const named = [login, ...enrolling, refresh, logout, acceptInvitation, brandLogin].map(callName);
  expect([...sessionCalls].sort()).toEqual(named.sort());
});
