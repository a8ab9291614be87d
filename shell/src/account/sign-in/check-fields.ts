import type { FieldFault } from '../fields/summary-lines';
import type { Credentials } from './use-sign-in';

export type FieldFaults = Partial<Record<keyof Credentials, FieldFault>>;

/** What is missing or cannot be right, before the server is asked. */
export function checkFields(
  step: 'password' | 'otp',
  { email, password, otp = '' }: Credentials,
): FieldFaults {
  if (step === 'otp') return /^\d{6}$/.test(otp) ? {} : { otp: 'otpMissing' };
  return {
    ...(email.trim() === '' ? { email: 'emailMissing' } : {}),
    ...(email.trim() !== '' && !/^\S+@\S+$/.test(email.trim()) ? { email: 'emailWrong' } : {}),
    ...(password === '' ? { password: 'passwordMissing' } : {}),
  };
}
