import { ProblemError } from '../http/problems';
import type { Store } from '../../store/store';
import { countTry } from './limits/count-try';
import { subjectsOfProof } from './limits/subjects';
import { useTotp } from './use-totp';

/**
 * Takes a code of the user's authenticator, once.
 *
 * Errors: `SECOND_FACTOR_REQUIRED` (403) for a wrong one, one used before, and for a user without an authenticator;
 * `TooManyRequests` after five wrong ones, since six digits can be tried out.
 */
export async function requireSecondFactor(
  store: Store,
  userId: string,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<void> {
  // Signing in has limits of its own: wrong codes do not shut it.
  const attempt = await countTry(store, subjectsOfProof(userId, 'second factor'), now);
  if (!(await useTotp(store, userId, { code, now }))) {
    throw new ProblemError(403, 'SECOND_FACTOR_REQUIRED', 'The authenticator code is incorrect', {
      detail:
        'Wait for the next code: each code works once. Without an authenticator, set one up in your settings.',
    });
  }
  await attempt.succeed();
}
