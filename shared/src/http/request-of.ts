import type { Endpoint } from '../contracts/endpoint';

/** What a caller gave, its types left behind. */
export interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call ready to be sent, and to be sent again exactly as it was. */
export interface PreparedRequest {
  readonly method: Endpoint['method'];
  /** Relative to the API's base address, query included. */
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

/** Fills the endpoint's path and query. A POST gets a key under which the server runs it once. */
export function requestOf(endpoint: Endpoint, input: LooseInput, randomId: () => string): PreparedRequest {
  const key: Record<string, string> = endpoint.method === 'POST' ? { 'Idempotency-Key': randomId() } : {};
  const query = queryText(input.query);
  return {
    method: endpoint.method,
    url: pathOf(endpoint, input.params) + (query === '' ? '' : `?${query}`),
    ...bodyOf(input.body, { ...key, ...input.headers }),
    signal: input.signal,
  };
}

function pathOf(endpoint: Endpoint, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value: unknown = values.get(name);
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`${endpoint.path} needs ${name}`);
    // An address is tidied up before it is sent: these would lead to another call than the one that is named.
    if (['', '.', '..'].includes(String(value)))
      throw new Error(`${endpoint.path}: “${value}” cannot stand for ${name}`);
    return encodeURIComponent(value);
  });
}

type QueryValue = string | number | boolean | null | undefined;

function queryText(query: unknown): string {
  const search = new URLSearchParams();
  const entries = Object.entries(query ?? {}) as [string, QueryValue | readonly QueryValue[]][];
  for (const [name, value] of entries) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.toString();
}

/** JSON is made text here, once, so that a repeated call carries the same bytes. */
function bodyOf(
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Pick<PreparedRequest, 'body' | 'headers'> {
  if (body === undefined) return { body: undefined, headers };
  const isRaw =
    typeof body === 'string' ||
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    body instanceof ReadableStream ||
    body instanceof FormData;
  if (isRaw) return { body, headers };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } };
}

/** A stream can be read once; its bytes can be sent again. */
export async function bufferBody(request: PreparedRequest): Promise<PreparedRequest> {
  if (!(request.body instanceof ReadableStream)) return request;
  return { ...request, body: await new Response(request.body).arrayBuffer() };
}
