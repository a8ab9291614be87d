import axios, {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { CookieJar } from './cookie-jar';

interface Place {
  /** Origin of the page. */
  readonly origin: string;
  /** Where each origin is served. */
  readonly servedAt: ReadonlyMap<string, string>;
  readonly cookies: CookieJar;
  /** Aborted when the tab is closed: its script stops, so what it waits for never comes. */
  readonly closed: AbortSignal;
  readonly after: (ms: number, then: () => void) => () => void;
}

/**
 * The network of a page, as an axios adapter: addresses are resolved against the page's origin, cookies are sent to
 * and kept from that origin, bodies are streamed, aborts and timeouts end the exchange.
 */
export function browserNetwork(place: Place): AxiosAdapter {
  return async (config) => {
    const stopper = new AbortController();
    const stop = () => stopper.abort();
    const caller = config.signal as AbortSignal | undefined;
    const cancelTimeout =
      (config.timeout ?? 0) > 0 ? place.after(config.timeout ?? 0, stop) : () => undefined;
    place.closed.addEventListener('abort', stop);
    caller?.addEventListener('abort', stop);
    if (caller?.aborted === true) stop();
    try {
      return await exchange(place, config, stopper.signal);
    } catch (error) {
      if (place.closed.aborted) return await new Promise<never>(() => undefined);
      if (caller?.aborted === true) throw new CanceledError(undefined, config);
      if (error instanceof AxiosError) throw error;
      const code = stopper.signal.aborted ? AxiosError.ECONNABORTED : AxiosError.ERR_NETWORK;
      throw new AxiosError('Network Error', code, config);
    } finally {
      cancelTimeout();
      place.closed.removeEventListener('abort', stop);
      caller?.removeEventListener('abort', stop);
    }
  };
}

async function exchange(
  place: Place,
  config: InternalAxiosRequestConfig,
  signal: AbortSignal,
): Promise<AxiosResponse> {
  const address = new URL(axios.getUri(config), place.origin);
  const served = place.servedAt.get(address.origin);
  if (served === undefined) throw new Error(`Nobody serves ${address.origin}`);
  const isOwn = address.origin === place.origin;
  const headers = headersOf(config);
  if (isOwn && place.cookies.text() !== '') headers['Cookie'] = place.cookies.text();
  const answer = await fetch(served + address.pathname + address.search, {
    method: (config.method ?? 'get').toUpperCase(),
    headers,
    signal,
    ...(config.data === undefined ? {} : { body: config.data as BodyInit, duplex: 'half' }),
  });
  if (isOwn) place.cookies.keep(answer.headers.getSetCookie());
  const response = {
    data: await readBody(answer, config.responseType),
    status: answer.status,
    statusText: answer.statusText,
    headers: Object.fromEntries(answer.headers),
    config,
  };
  if (config.validateStatus?.(answer.status) ?? true) return response;
  const message = `Request failed with status code ${answer.status}`;
  throw new AxiosError(message, AxiosError.ERR_BAD_REQUEST, config, null, response);
}

/** As axios does in a browser: a form names its own boundary, and nothing has no type. */
function headersOf({ headers, data }: InternalAxiosRequestConfig): Record<string, string> {
  const sent = AxiosHeaders.from(headers);
  if (data === undefined || data instanceof FormData) sent.delete('Content-Type');
  return Object.fromEntries(Object.entries(sent.toJSON()).map(([name, value]) => [name, String(value)]));
}

function readBody(answer: Response, responseType: string | undefined): Promise<unknown> {
  if (responseType === 'arraybuffer') return answer.arrayBuffer();
  if (responseType === 'blob') return answer.blob();
  return answer.text();
}
