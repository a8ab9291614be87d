import { countTry } from '../../platform/auth/limits/count-try';
import { subjectsOfProof } from '../../platform/auth/limits/subjects';
import { useTotp } from '../../platform/auth/use-totp';
import { sha256 } from '../../domain/sha256';
import type { Queryable, Store } from '../../store/store';

/** Who shows a second factor, and for what. */
export interface SecondFactor {
  readonly submissionId: string;
  readonly brandId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly code: string;
  readonly now: Date;
}

/** A code stays good for so long for the same person, sign-in and submission, so that a slip of the pen costs no wait. */
const goodForMs = 5 * 60_000;

/**
 * When the second factor for this submission was given: now, or up to five minutes ago by the same code. Null when the
 * code is wrong, was used for something else, or the user has no authenticator.
 *
 * Errors: `TooManyRequests` after five wrong codes.
 */
export async function proveSecondFactor(store: Store, factor: SecondFactor): Promise<Date | null> {
  const { userId, code, now } = factor;
  const earlier = await findProof(store, factor);
  if (earlier !== null) return earlier;
  const attempt = await countTry(store, subjectsOfProof(userId, 'second factor'), now);
  if (!(await useTotp(store, userId, { code, now }))) return null;
  await attempt.succeed();
  await store.query(
    `insert into second_factor_proof (submission_id, brand_id, user_id, session_id, code_hash, given_at)
     values ($1, $2, $3, $4, $5, cast($6 as timestamp))`,
    [factor.submissionId, factor.brandId, userId, factor.sessionId, hashOf(factor), now.toISOString()],
  );
  return now;
}

/** Forgets second factors that no longer count. */
export async function forgetOldProofs(store: Queryable, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - goodForMs).toISOString();
  await store.query('delete from second_factor_proof where given_at < cast($1 as timestamp)', [limit]);
}

async function findProof(store: Store, factor: SecondFactor): Promise<Date | null> {
  const since = new Date(factor.now.getTime() - goodForMs).toISOString();
  const [proof] = await store.query<{ at: string }>(
    `select given_at as at from second_factor_proof
     where submission_id = $1 and user_id = $2 and session_id = $3 and code_hash = $4
       and given_at >= cast($5 as timestamp) order by given_at desc limit 1`,
    [factor.submissionId, factor.userId, factor.sessionId, hashOf(factor), since],
  );
  return proof === undefined ? null : new Date(proof.at);
}

function hashOf({ submissionId, userId, sessionId, code }: SecondFactor): string {
  return sha256([submissionId, userId, sessionId, code].join(' '));
}
