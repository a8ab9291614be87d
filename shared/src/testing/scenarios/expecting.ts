import assert from 'node:assert/strict';
import type { Outcome } from './client-driver';
import type { AccountName } from './test-accounts';
import type { World } from './world';

const turnMs = 2;

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
  for (let leftMs = 2_000; !isSo(); leftMs -= turnMs) {
    if (leftMs <= 0) assert.fail(`never: ${what}`);
    await pause(turnMs);
  }
}

/** Long enough for everything that is under way to happen. */
export async function quiet(): Promise<void> {
  await pause(40);
}

/** Real milliseconds, those in which the machine stood still left out: what is under way needs turns of the loop, too. */
export async function pause(ms: number): Promise<void> {
  for (let leftMs = ms; leftMs > 0; leftMs -= turnMs)
    await new Promise((resolve) => setTimeout(resolve, turnMs));
}
