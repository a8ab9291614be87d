import type { Endpoint } from '../contracts/endpoint';
import type { CallInput, HttpClient } from '../contracts/remote';

/** The same client; each of its calls ends with `signal` too. */
export function abortedWith(signal: AbortSignal, http: HttpClient): HttpClient {
  function withSignal<E extends Endpoint>(input: CallInput<E> | undefined): CallInput<E> {
    const own = input?.signal;
    return { ...input, signal: own === undefined ? signal : AbortSignal.any([own, signal]) } as CallInput<E>;
  }
  return {
    call: (endpoint, input) => http.call(endpoint, withSignal(input)),
    download: (endpoint, input) => http.download(endpoint, withSignal(input)),
  };
}
