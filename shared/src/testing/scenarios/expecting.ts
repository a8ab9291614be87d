import assert from 'node:assert/strict';
import type { Outcome } from './client-driver';
import type { AccountName } from './test-accounts';
import type { World } from './world';

/** The call was answered in the name of `user`. */
export function expectAnswered(outcome: Outcome, user: AccountName = 'asha'): void {
  const why = outcome.kind === 'withheld' ? `: ${String(outcome.error)}` : '';
  assert.ok(outcome.kind === 'answered', `the call was not answered: ${outcome.kind}${why}`);
  assert.equal((outcome.body as { user?: unknown } | null)?.user, user);
}

export function expectRefused(outcome: Outcome, status: number): void {
  assert.ok(outcome.kind === 'refused', `the server's refusal is not passed on: ${outcome.kind}`);
  assert.equal(outcome.status, status);
}

/** The call failed, in whatever way. */
export function expectNoAnswer(outcome: Outcome): void {
  assert.notEqual(outcome.kind, 'answered');
}

/** Everybody is signed out, as far as the storage tells. */
export function expectNobodyStored(world: World): void {
  const auth = world.storedAuth();
  assert.equal(auth?.['token'] ?? null, null, 'a token is still stored');
  assert.equal(auth?.['refreshToken'] ?? null, null, 'a refresh token is still stored');
}

/** The newest token that the server gave is the one stored, and it is `user`'s. */
export function expectStored(world: World, user: AccountName = 'asha'): void {
  const auth = world.storedAuth();
  assert.equal(auth?.['token'], world.server.tokens.newestToken);
  assert.equal((auth['user'] as { id?: unknown } | null)?.id, user);
}

/** Waits for what comes soon. Errors: `what`, after two seconds. */
export async function eventually(what: string, isSo: () => boolean): Promise<void> {
  const endMs = performance.now() + 2_000;
  while (!isSo()) {
    if (performance.now() > endMs) assert.fail(`never: ${what}`);
    await pause(2);
  }
}

/** Long enough for everything that is under way to happen. */
export async function quiet(): Promise<void> {
  await pause(40);
}

/** Real milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
