import fc from 'fast-check';
import { openTestStore } from '../store/testing/open-test-store';
import { givenUser } from '../testing/test-app';
import { readSession } from './read-session';
import { refreshFamily, revokeFamily, startFamily, type RefreshedSession } from './token-families';
import type { Store } from '../store/store';

type Step =
  | { readonly kind: 'refresh'; readonly pick: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'logout' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('refresh' as const), pick: fc.nat({ max: 3 }) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.constantFrom(1, 5_000, 10_000, 11_000, 7 * 3_600_000, 8 * 3_600_000),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('logout' as const) }) },
  ),
  { minLength: 1, maxLength: 10 },
);

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await givenUser(store, { id: 'u_viewer', role: 'viewer', brandIds: '*' });
});
afterAll(() => store.close());

const email = 'u_viewer@example.test';
let serial = 0;
const mint = (sid: string) => ({ token: `${sid}/${(serial += 1)}`, expiresAt: '2026-01-01T00:00:00Z' });

/** What ought to happen, in a dozen lines: tokens in order, only the last is current. */
function createModel(start: number) {
  const issued = [{ at: start, usedAt: Infinity }];
  let isAlive = true;
  return {
    logout: () => void (isAlive = false),
    isAlive: (now: number) => isAlive && now < start + 24 * 3_600_000,
    refresh(index: number, now: number): string {
      const token = issued[index]!;
      if (!this.isAlive(now)) return 'REFRESH_INVALID';
      if (index === issued.length - 1) {
        if (now >= token.at + 8 * 3_600_000) return 'REFRESH_INVALID';
        token.usedAt = now;
        issued.push({ at: now, usedAt: Infinity });
        return `token ${issued.length - 1}`;
      }
      if (index === issued.length - 2 && now - token.usedAt <= 10_000) return `token ${issued.length - 1}`;
      isAlive = false;
      return 'REFRESH_REUSED';
    },
  };
}

async function play(sequence: readonly Step[]): Promise<void> {
  const start = Date.parse('2026-03-15T10:00:00Z');
  let now = start;
  const session = await startFamily(store, 'u_viewer', mint, new Date(now));
  const tokens = [session.pair.refreshToken];
  const model = createModel(start);
  for (const step of sequence) {
    if (step.kind === 'wait') now += step.ms;
    if (step.kind === 'logout') {
      model.logout();
      await revokeFamily(store, session.sessionId, 'LOGOUT', new Date(now));
    }
    if (step.kind === 'refresh') {
      const index = Math.max(0, tokens.length - 1 - step.pick);
      const expected = model.refresh(index, now);
      const found = await refreshFamily(
        store,
        { refreshToken: tokens[index]!, email },
        mint,
        new Date(now),
      ).then(
        ({ pair }: RefreshedSession) => {
          if (!tokens.includes(pair.refreshToken)) tokens.push(pair.refreshToken);
          return `token ${tokens.indexOf(pair.refreshToken)}`;
        },
        (error: unknown) => (error as { code: string }).code,
      );
      expect(found).toBe(expected);
    }
    const isSignedIn = (await readSession(store, session.sessionId, new Date(now))) !== undefined;
    expect(isSignedIn).toBe(model.isAlive(now));
  }
}

const runs = Number(process.env['MODEL_RUNS'] ?? 300);

test('any sequence of refreshing, waiting, replaying and signing out goes as the model says', async () => {
  await fc.assert(fc.asyncProperty(steps, play), { numRuns: runs, seed: 20_260_315 });
}, 120_000);
