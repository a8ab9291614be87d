import { dictionary } from '@zxcvbn-ts/language-common';
import { shortestPassword } from '@tallyhouse/shared/contracts/sessions';

/** What is wrong with a new password. */
export type PasswordFault = 'TOO_SHORT' | 'TOO_COMMON' | 'IS_EMAIL';

// Some fifty thousand passwords found in leaks (OWASP ASVS 6.2.4 asks for three thousand).
let common: ReadonlySet<string> | undefined;

/**
 * Why `password` is not taken, or null: eight characters or more, whatever they are, and none that everybody tries.
 *
 * Nothing is trimmed or cut: the password is the very text that was typed.
 */
export function passwordFault(password: string, email: string): PasswordFault | null {
  if (Array.from(password).length < shortestPassword) return 'TOO_SHORT';
  const plain = password.toLowerCase();
  if (plain === email || plain === email.split('@', 1)[0]) return 'IS_EMAIL';
  common ??= new Set(dictionary['passwords-common']);
  return common.has(plain) ? 'TOO_COMMON' : null;
}

/** A fault in words, with the remedy. */
export const passwordFaultWords: Readonly<Record<PasswordFault, string>> = {
  TOO_SHORT: `Use at least ${shortestPassword} characters`,
  TOO_COMMON: 'This password is too common: choose another',
  IS_EMAIL: 'It must not be your e-mail address or its first part',
};
