import type { Role } from '@tallyhouse/shared/contracts/permissions';
import type { TestApp } from '../../../app/testing/test-app';

/** Headers of a new user with one role for every brand, for calls over a connection. */
export async function signInForFetch(app: TestApp, role: Role, id: string): Promise<Record<string, string>> {
  const call = await app.signIn({ role, brandIds: '*', id });
  // What the caller of the test sends is seen in the request that it made.
  const sent = (await call('GET', '/api/health/live')).raw.req.headers;
  return Object.fromEntries(
    ['authorization', 'cookie', 'x-xsrf-token'].map((name) => [name, String(sent[name])]),
  );
}
