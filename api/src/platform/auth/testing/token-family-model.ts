import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import type { SessionLifetimes } from '../../config/config';
import type { Store } from '../../../store/store';
import { readSession } from '../read-session';
import { revokeFamily } from '../revoke-families';
import { refreshFamily, startFamily, type Issuing } from '../token-families';

type Step =
  | { readonly kind: 'refresh'; readonly family: number; readonly pick: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'sign-out'; readonly family: number };

const family = fc.nat({ max: 2 });

/** Signing in, refreshing with the newest or an older token, waiting, signing out, of up to three sessions. */
const stepsOfTokens: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constant('refresh' as const), family, pick: fc.nat({ max: 3 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.constantFrom(1, 5_000, 10_000, 11_000, 59 * 60_000, 3_600_000, 6 * 3_600_000),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign-in' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign-out' as const), family }) },
  ),
  { minLength: 1, maxLength: 10 },
);

const lifetimes: SessionLifetimes = {
  accessTokenSeconds: 600,
  graceSeconds: 10,
  idleMinutes: 60,
  absoluteHours: 12,
};

/** What ought to happen to one signing-in: its tokens in order, of which only the last is current. */
function modelOf(start: number) {
  const issued = [{ at: start, usedAt: Infinity }];
  let isEnded = false;
  const isAlive = (now: number) => !isEnded && now < start + lifetimes.absoluteHours * 3_600_000;
  return {
    reuses: 0,
    isAlive,
    signOut: () => void (isEnded = true),
    refresh(index: number, now: number): string {
      const token = issued[index];
      if (token === undefined) throw new RangeError('The model has no such token');
      if (!isAlive(now)) return 'REFRESH_INVALID';
      if (index === issued.length - 1) {
        if (now >= token.at + lifetimes.idleMinutes * 60_000) return 'REFRESH_INVALID';
        token.usedAt = now;
        issued.push({ at: now, usedAt: Infinity });
        return `token ${issued.length - 1}`;
      }
      const isLate = now - token.usedAt > lifetimes.graceSeconds * 1000;
      if (index === issued.length - 2 && !isLate) return `token ${issued.length - 1}`;
      isEnded = true;
      this.reuses += 1;
      return 'REFRESH_REUSED';
    },
  };
}

interface ModelUser {
  readonly id: string;
  readonly email: string;
}

interface Played {
  readonly sessionId: string;
  readonly tokens: string[];
  readonly model: ReturnType<typeof modelOf>;
}

/** Plays `runs` random lives of sessions of `user`. Errors: what fast-check says about the shortest life that goes wrong. */
export async function assertTokenFamilies(
  store: Store,
  user: ModelUser,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<void> {
  const property = fc.asyncProperty(stepsOfTokens, (steps) => playSteps(store, user, steps));
  await fc.assert(property, { numRuns: runs, seed });
}

/**
 * Plays `steps` on the store and on the model. Throws where they part: in what a refresh gives, in who is signed in
 * (which is what access tokens go by), in how many tokens are current, or in what the audit says.
 */
async function playSteps(store: Store, user: ModelUser, steps: readonly Step[]): Promise<void> {
  let now = Date.parse('2026-03-15T10:00:00Z');
  const mint: Issuing['mint'] = (sid) => ({
    token: `access token of ${sid}`,
    expiresAt: '2026-03-15T10:10:00Z',
  });
  const issuing = (): Issuing => ({ mint, now: new Date(now), lifetimes });
  const played: Played[] = [];
  const signIn = async () => {
    const device = { address: '192.0.2.1', userAgent: 'model' };
    const session = await startFamily(store, { userId: user.id, device, passwordHash: 'none' }, issuing());
    if (session === undefined) throw new Error(`${user.id} has a password of their own`);
    played.push({
      sessionId: session.sessionId,
      tokens: [session.pair.refreshToken],
      model: modelOf(now),
    });
  };
  await signIn();
  for (const step of steps) {
    if (step.kind === 'wait') now += step.ms;
    if (step.kind === 'sign-in') await signIn();
    const one = 'family' in step ? played[step.family % played.length] : undefined;
    if (step.kind === 'sign-out' && one !== undefined) {
      one.model.signOut();
      await revokeFamily(store, one.sessionId, { reason: 'LOGOUT', now: new Date(now) });
    }
    if (step.kind === 'refresh' && one !== undefined) {
      const index = Math.max(0, one.tokens.length - 1 - step.pick);
      const expected = one.model.refresh(index, now);
      deepStrictEqual(await refreshOf(store, { one, index, email: user.email }, issuing()), expected);
    }
  }
  await compare(store, played, new Date(now));
}

async function refreshOf(
  store: Store,
  { one, index, email }: { readonly one: Played; readonly index: number; readonly email: string },
  issuing: Issuing,
): Promise<string> {
  const refreshToken = one.tokens[index] ?? '';
  try {
    const { pair } = await refreshFamily(store, { refreshToken, email }, issuing);
    if (!one.tokens.includes(pair.refreshToken)) one.tokens.push(pair.refreshToken);
    return `token ${one.tokens.indexOf(pair.refreshToken)}`;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

async function compare(store: Store, played: readonly Played[], now: Date): Promise<void> {
  for (const { sessionId, model } of played) {
    const found = {
      isSignedIn: (await readSession(store, sessionId, now)) !== undefined,
      current: await count(store, 'refresh_token where family_id = $1 and used_at is null', sessionId),
      reuses: await count(store, "audit_event where object_id = $1 and action = 'REFRESH_REUSED'", sessionId),
    };
    deepStrictEqual(found, { isSignedIn: model.isAlive(now.getTime()), current: 1, reuses: model.reuses });
  }
}

async function count(store: Store, fromWhere: string, id: string): Promise<number> {
  const [row] = await store.query<{ count: number }>(`select count(*) as count from ${fromWhere}`, [id]);
  return row?.count ?? 0;
}
