// What runs in each tab of the soak: the product's own session and client, nothing around them.
import { login } from '@tallyhouse/shared/contracts/auth';
import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { createHttpClient } from '@tallyhouse/shared/http/http-client';
import { createSession } from '@tallyhouse/shared/session/session';
import { signIn } from '@tallyhouse/shared/session/sign-in';

const session = createSession();
const http = createHttpClient({ session });

const tab = {
  async signIn(email: string, password: string): Promise<void> {
    signIn(session, await http.call(login, { body: { email, password } }));
  },
  /** Makes `count` calls at once; gives what went wrong. */
  async call(count: number): Promise<string[]> {
    const calls = await Promise.allSettled(Array.from({ length: count }, () => http.call(listBrands)));
    return calls.flatMap((call) => (call.status === 'rejected' ? [String(call.reason)] : []));
  },
};
export type SoakTab = typeof tab;
Object.assign(globalThis, { tab });
