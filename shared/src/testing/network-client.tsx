import type { HttpClient } from '../contracts/remote';
import { createHttpClient } from '../http/http-client';
import { limitedClient } from '../http/limited-client';
import { createSession } from '../session/session';
import { signIn } from '../session/sign-in';
import { authAnswer } from './fake-api';
import { fakeBrowser } from './fake-environment';

/**
 * The client that a page hands the remote `name`, signed in, over the network that `answerCall` answers: calls that
 * `calls` does not name are refused here as they are there.
 */
export function networkClient(name: string, calls: readonly string[]): HttpClient {
  const { environment } = fakeBrowser();
  const session = createSession({ ...environment, origin: () => location.origin });
  signIn(session, authAnswer(1));
  return limitedClient(createHttpClient({ session, baseUrl: location.origin }), { name, calls: [...calls] });
}
