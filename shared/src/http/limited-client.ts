import type { Endpoint } from '../contracts/endpoint';
import type { RemoteManifest } from '../contracts/registry';
import type { HttpClient } from '../contracts/remote';
import { ApiError } from './api-error';
import { callName } from '../registry/call-name';

/**
 * The page's client as a remote gets it: `call` and `download` of the calls that its manifest names, nothing else.
 *
 * Any other rejects with `ApiError`, code `CALL_NOT_NAMED`, and nothing is sent.
 */
export function limitedClient(
  http: HttpClient,
  { name, calls }: Pick<RemoteManifest, 'name' | 'calls'>,
): HttpClient {
  const named: ReadonlySet<string> = new Set(calls);

  function requireNamed<E extends Endpoint>(endpoint: E): E {
    // A copy of plain texts, so that what is compared here is what is sent: an object may answer otherwise next time.
    const asked = { ...endpoint };
    const isPlain = typeof asked.method === 'string' && typeof asked.path === 'string';
    if (!isPlain || !named.has(callName(asked))) throw notNamed(name, callName(asked));
    return asked;
  }

  return {
    call: async (endpoint, input) => http.call(requireNamed(endpoint), input),
    download: async (endpoint, input) => http.download(requireNamed(endpoint), input),
  };
}

function notNamed(remote: string, call: string): ApiError {
  return new ApiError({
    type: 'about:blank',
    title: 'This part may not make this call',
    status: 403,
    code: 'CALL_NOT_NAMED',
    detail: `The manifest of ${remote} does not name ${call}, so it was not sent.`,
    traceId: '',
  });
}
