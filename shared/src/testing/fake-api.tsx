import { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import type { Auth } from '../contracts/auth';

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface FakeReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Reply = (request: SentRequest) => FakeReply | Promise<FakeReply>;

/** A server behind axios: `reply` answers, `sent` keeps what came in, in order. Status 0 is a lost connection. */
export function fakeApi(reply: Reply) {
  const sent: SentRequest[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const request = requestOf(config);
    sent.push(request);
    const answer = await Promise.race([Promise.resolve(reply(request)), aborted(config)]);
    if (answer.status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const response = {
      data: bodyOf(answer.body, config.responseType),
      status: answer.status,
      statusText: '',
      headers: { ...answer.headers },
      config,
    };
    if (answer.status < 400) return response;
    throw new AxiosError(`Status ${answer.status}`, AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
  return { adapter, sent, sentTo: (path: string) => sent.filter((request) => request.path.startsWith(path)) };
}

function requestOf(config: InternalAxiosRequestConfig): SentRequest {
  const headers = AxiosHeaders.from(config.headers).toJSON() as Record<string, string>;
  const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: (config.baseURL ?? '') + (config.url ?? ''),
    headers,
    body,
  };
}

function bodyOf(body: unknown, responseType: string | undefined): unknown {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return responseType === 'arraybuffer' ? new TextEncoder().encode(text).buffer : text;
}

function aborted(config: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    const signal = config.signal as AbortSignal | undefined;
    const stop = () => reject(new AxiosError('canceled', AxiosError.ERR_CANCELED, config));
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop);
  });
}

/** The answer of a login or refresh: tokens `t<n>` and `r<n>` of `user`. */
export function authAnswer(n: number, user: 'asha' | 'bo' = 'asha'): Auth {
  return {
    token: `t${n}`,
    refreshToken: `r${n}`,
    expiresAt: '2026-11-20T08:10:00Z',
    session: { id: `session-of-${user}`, idleSeconds: 3600, remainingSeconds: 43_200 },
    user: {
      id: user,
      email: `${user}@tallyhouse.test`,
      name: user,
      locale: 'en',
      roles: ['reporter'],
      assignments: [{ role: 'reporter', brandIds: '*' }],
      brands: [{ id: 'alder', name: 'Alder', currency: 'TZS' }],
    },
  };
}

export function problemReply(status: number, code: string): FakeReply {
  return {
    status,
    body: { type: 'about:blank', title: 'Refused', status, code, traceId: 'trace-1' },
  };
}
