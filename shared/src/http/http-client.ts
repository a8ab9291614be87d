import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { authSchema, refresh } from '../contracts/auth';
import { mayRepeat, type Endpoint } from '../contracts/endpoint';
import type { CallAnswer, CallInput, Download, HttpClient } from '../contracts/remote';
import { followStorage, isNobodyStored } from '../session/follow-storage';
import type { Session } from '../session/session';
import type { Renewal } from '../session/sign-in';
import { brandOfTab } from '../session/tab-brand';
import { abortable } from './abortable';
import { drifted, headerOf, readJson, toApiError, unreachable } from './answer-problem';
import { isApiError } from './api-error';
import { callHeaders, type Caller } from './call-headers';
import { createRenewal, type AskForTokens } from './renewal';
import { createRepeats } from './repeats';
import { bufferBody, requestOf, type LooseInput, type PreparedRequest } from './request-of';
import { SessionChangedError } from './session-changed-error';

// A simulation with `wait` may take a minute; the server ends it before.
const timeoutMs = 120_000;
const refreshTimeoutMs = 10_000;
// A new token can run out before a call that waited for its turn on a busy machine reaches the server with it; a server
// that refuses what it has just given is not asked for ever.
const mostRefreshes = 2;

/** What another server behind the contract must answer to a refresh; the rest it may leave out. */
const renewalSchema = z.extend(z.partial(authSchema), { token: z.string().check(z.minLength(1)) });

export interface HttpClientOptions {
  readonly session: Session;
  /** Base address of the API, `https://api.example`; empty is the page's own origin. */
  readonly baseUrl?: string;
  /** What sends; the browser's own unless a test or a program without a browser says otherwise. */
  readonly adapter?: AxiosAdapter;
  /**
   * Who gives the next token after a 401 in the place of the server's refresh: a portal that signed its user in.
   * Rejects with an `ApiError` of status 401 when there is none, which ends the session.
   */
  readonly renewToken?: () => Promise<Renewal>;
}

/** The client of the page that owns the session. Remotes get `call` and `download` only. */
export interface SessionHttpClient extends HttpClient {
  /** Renews the session now, as for “stay signed in”. Rejects as a call does. */
  renewSession(): Promise<void>;
  /**
   * Calls for an answer that goes on and gives its bytes as they come, until `signal` aborts or the server ends it.
   * Rejects as a call does.
   */
  openStream<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<ReadableStream<Uint8Array>>;
}

type ResponseType = 'text' | 'arraybuffer' | 'stream';

/** Calls the API in the name of `session`. See `HttpClient` for what a caller may rely on. */
export function createHttpClient(options: HttpClientOptions): SessionHttpClient {
  const { session, baseUrl = '', adapter, renewToken } = options;
  const { environment } = session;
  const wire = axios.create({
    baseURL: baseUrl,
    timeout: timeoutMs,
    ...(adapter === undefined ? {} : { adapter }),
    // Bodies are made and read here, and the anti-forgery header is ours.
    transformRequest: [(body: unknown) => body],
    transformResponse: [(body: unknown) => body],
    withXSRFToken: false,
  });
  const repeats = createRepeats(environment);
  const renewal = createRenewal(session, {
    ask: renewToken ?? refreshTokens,
    needsRefreshToken: renewToken === undefined,
  });

  async function refreshTokens(presented: Parameters<AskForTokens>[0]): Promise<Renewal> {
    const request = requestOf(refresh, { body: presented }, environment.randomId);
    // Its own signal: the caller whose call led here may give up, the others still wait.
    const alone = new AbortController();
    const stop = environment.after(refreshTimeoutMs, () => alone.abort());
    try {
      const nobody = { ...currentCaller(), token: null };
      const response = await attempt({ ...request, signal: alone.signal }, nobody, 'text');
      return parsedBy(renewalSchema, response);
    } catch (error) {
      throw alone.signal.aborted ? unreachable('slow', error) : error;
    } finally {
      stop();
    }
  }

  /** Who calls, read once per attempt; the storage may have changed without this tab being told. */
  function currentCaller(): Caller {
    followStorage(session);
    return {
      token: session.auth.getState().token,
      brand: brandOfTab(session),
      epoch: session.meta.getState().epoch,
    };
  }

  async function attempt(request: PreparedRequest, caller: Caller, responseType: ResponseType) {
    const place = { baseUrl, pageOrigin: environment.origin(), cookies: environment.cookies() };
    const as = isNobodyStored(session) ? { ...caller, token: null } : caller;
    try {
      return await wire.request<unknown>({
        method: request.method,
        url: request.url,
        data: request.body,
        headers: callHeaders(request, as, place),
        responseType,
        ...(responseType === 'stream' && { timeout: 0, adapter: adapter ?? 'fetch' }),
        ...(request.signal === undefined ? {} : { signal: request.signal }),
      });
    } catch (error) {
      throw toApiError(error);
    }
  }

  async function send(endpoint: Endpoint, input: LooseInput, responseType: ResponseType) {
    const caller = currentCaller();
    requireSame(caller, endpoint);
    const request = await bufferBody(requestOf(endpoint, input, environment.randomId));
    const sendAs = (as: Caller) =>
      repeats.run({ isHarmless: mayRepeat(endpoint), signal: input.signal }, async () => {
        requireSame(caller, endpoint);
        const response = await attempt(request, as, responseType);
        requireSame(caller, endpoint);
        return response;
      });
    let as = caller;
    for (let refreshes = 0; ;) {
      try {
        return await sendAs(as);
      } catch (error) {
        // Of a call that anybody may make a 401 is an answer, never a reason to renew.
        const isAnswer = endpoint.access === 'public' || !isUnauthorised(error);
        if (isAnswer || refreshes === mostRefreshes) throw error;
        if ((await abortable(renewal.renew(as, error), input.signal)) === 'refreshed') refreshes += 1;
      }
      as = { ...currentCaller(), brand: caller.brand };
    }
  }

  /** Nothing is sent, and no answer given, for another user or brand than the one it was asked for. */
  function requireSame(caller: Caller, endpoint: Endpoint): void {
    if (endpoint.access === 'public') return;
    renewal.requireSame(caller);
    if (endpoint.brand !== undefined && caller.brand !== brandOfTab(session)) throw new SessionChangedError();
  }

  return {
    async call<E extends Endpoint>(endpoint: E, input?: CallInput<E>) {
      const response = await send(endpoint, input ?? {}, 'text');
      input?.onVersion?.(headerOf(response, 'etag') ?? null);
      if (endpoint.answer === undefined) return undefined as CallAnswer<E>;
      return parsedBy(endpoint.answer, response) as CallAnswer<E>;
    },
    async download<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Download> {
      const response = await send(endpoint, input ?? {}, 'arraybuffer');
      return {
        bytes: response.data as ArrayBuffer,
        contentType: headerOf(response, 'content-type') ?? 'application/octet-stream',
        fileName: fileNameOf(headerOf(response, 'content-disposition')),
      };
    },
    async openStream(endpoint, input) {
      const response = await send(endpoint, input ?? {}, 'stream');
      return response.data as ReadableStream<Uint8Array>;
    },
    async renewSession() {
      const caller = currentCaller();
      if (caller.token === null) throw new SessionChangedError();
      await renewal.renew(caller, new SessionChangedError());
    },
  };
}

function parsedBy<S extends z.core.$ZodType>(schema: S, response: AxiosResponse): z.output<S> {
  const parsed = z.safeParse(schema, readJson(response.data));
  if (!parsed.success) throw drifted(response, parsed.error);
  return parsed.data;
}

function isUnauthorised(error: unknown): boolean {
  return isApiError(error) && error.problem.status === 401;
}

function fileNameOf(disposition: string | undefined): string | null {
  return disposition?.match(/filename="?([^";]+)"?/)?.[1] ?? null;
}
