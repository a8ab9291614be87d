import { logout } from '../contracts/auth';
import type { HttpClient } from '../contracts/remote';
import { signOut } from './end-session';
import type { Session } from './session';

// The server has heard of it by then; its answer is not worth keeping a user who wants to go.
const longestWaitMs = 500;

interface Leaving {
  readonly http: HttpClient;
  readonly session: Session;
}

/**
 * Signs out in every tab, and on the server.
 *
 * Works without the server too: it is told first, since that takes the tokens, but not waited for; tokens that it was
 * not told of end by themselves.
 */
export async function leave({ http, session }: Leaving): Promise<void> {
  await http.call(logout, { signal: AbortSignal.timeout(longestWaitMs) }).catch(() => undefined);
  signOut(session);
}
