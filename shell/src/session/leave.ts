import { logout } from '@tallyhouse/shared/contracts/auth';
import { signOut } from '@tallyhouse/shared/session/end-session';
import type { Services } from '../services';

// The server has heard of it by then; its answer is not worth keeping a user who wants to go.
const longestWaitMs = 500;

/**
 * Signs out in every tab, and on the server.
 *
 * Works without the server too: it is told first, since that takes the tokens, but not waited for; tokens that it was
 * not told of end by themselves.
 */
export async function leave({ http, session }: Pick<Services, 'http' | 'session'>): Promise<void> {
  await http.call(logout, { signal: AbortSignal.timeout(longestWaitMs) }).catch(() => undefined);
  signOut(session);
}
