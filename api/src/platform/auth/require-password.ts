import { ProblemError } from '../http/problems';
import type { Queryable, Store } from '../../store/store';
import type { CurrentUser } from './current-user';
import { countTry } from './limits/count-try';
import { subjectsOfProof } from './limits/subjects';
import { verifyPassword } from './passwords';

/** Proves that it is the user who asks. Errors: `BAD_CREDENTIALS` as 403 (a 401 would end the session), `TooManyRequests` after five wrong ones. */
export async function requirePassword(
  store: Store,
  user: Pick<CurrentUser, 'id'>,
  { currentPassword, now }: { readonly currentPassword: string; readonly now: Date },
): Promise<void> {
  const attempt = await countTry(store, subjectsOfProof(user.id, 'password'), now);
  if (!(await verifyPassword(await readPasswordHash(store, user.id), currentPassword))) {
    throw new ProblemError(403, 'BAD_CREDENTIALS', 'Your current password is incorrect', {
      detail: 'Enter the password that you signed in with.',
    });
  }
  await attempt.succeed();
}

async function readPasswordHash(store: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await store.query<{ hash: string }>(
    'select password_hash as "hash" from app_user where id = $1',
    [userId],
  );
  return row?.hash;
}
