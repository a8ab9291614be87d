import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { refresh } from '../contracts/auth';
import type { Endpoint } from '../contracts/endpoint';
import type { CallAnswer, CallInput, Download, HttpClient } from '../contracts/remote';
import { brandOfTab, type Session } from '../session/session';
import { drifted, headerOf, readJson, toApiError } from './answer-problem';
import { callHeaders, type Caller } from './call-headers';
import { createRenewal, neverRenewed } from './renewal';
import { requestOf, type LooseInput, type PreparedRequest } from './request-of';

// A simulation with `wait` may take a minute; the server ends it before.
const timeoutMs = 120_000;
const refreshTimeoutMs = 10_000;

export interface HttpClientOptions {
  readonly session: Session;
  /** Base address of the API, `https://api.example`; empty is the page's own origin. */
  readonly baseUrl?: string;
  /** What sends; the browser's own unless a test says otherwise. */
  readonly adapter?: AxiosAdapter;
}

/** Calls the API in the name of `session`. See `HttpClient` for what a caller may rely on. */
export function createHttpClient({ session, baseUrl = '', adapter }: HttpClientOptions): HttpClient {
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
  const renewal = createRenewal(session, async (refreshToken, email) => {
    const request = requestOf(refresh, { body: { refreshToken, email } }, environment.randomId);
    const alone = new AbortController();
    const stop = environment.after(refreshTimeoutMs, () => alone.abort());
    try {
      const nobody: Caller = { token: null, brand: null, epoch: session.epoch.value };
      const response = await attempt({ ...request, signal: alone.signal }, nobody, 'text');
      return parsedAnswer(refresh, response);
    } catch (error) {
      throw alone.signal.aborted ? toApiError(new axios.AxiosError('slow', 'ETIMEDOUT')) : error;
    } finally {
      stop();
    }
  });

  function currentCaller(): Caller {
    const { token } = session.auth.getState();
    return { token, brand: brandOfTab(session), epoch: session.epoch.value };
  }

  async function attempt(request: PreparedRequest, caller: Caller, responseType: 'text' | 'arraybuffer') {
    const place = { baseUrl, pageOrigin: environment.origin(), cookies: environment.cookies() };
    try {
      return await wire.request<unknown>({
        method: request.method,
        url: request.url,
        data: request.body,
        headers: callHeaders(request, caller, place),
        responseType,
        ...(request.signal === undefined ? {} : { signal: request.signal }),
      });
    } catch (error) {
      throw toApiError(error);
    }
  }

  async function send(endpoint: Endpoint, input: LooseInput, responseType: 'text' | 'arraybuffer') {
    const request = requestOf(endpoint, input, environment.randomId);
    const caller = currentCaller();
    try {
      return await attempt(request, caller, responseType);
    } catch (error) {
      if (statusOf(error) !== 401 || neverRenewed.has(endpoint.path)) throw error;
      await unlessAborted(renewal.renew(caller, error), input.signal);
    }
    // The brand is the one asked for, whatever the user has chosen meanwhile.
    const renewed = { ...currentCaller(), brand: caller.brand };
    try {
      return await attempt(request, renewed, responseType);
    } catch (error) {
      if (statusOf(error) === 401) renewal.endSession(renewed.epoch);
      throw error;
    }
  }

  return {
    async call<E extends Endpoint>(endpoint: E, input?: CallInput<E>) {
      return parsedAnswer(endpoint, await send(endpoint, input ?? {}, 'text'));
    },
    async download<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Download> {
      const response = await send(endpoint, input ?? {}, 'arraybuffer');
      return {
        bytes: response.data as ArrayBuffer,
        contentType: headerOf(response, 'content-type') ?? 'application/octet-stream',
        fileName: fileNameOf(headerOf(response, 'content-disposition')),
      };
    },
  };
}

function parsedAnswer<E extends Endpoint>(endpoint: E, response: AxiosResponse): CallAnswer<E> {
  if (endpoint.answer === undefined) return undefined as CallAnswer<E>;
  const parsed = z.safeParse(endpoint.answer, readJson(response.data));
  if (!parsed.success) throw drifted(response, parsed.error);
  return parsed.data as CallAnswer<E>;
}

function statusOf(error: unknown): number | null {
  return error instanceof Error && 'problem' in error
    ? (error.problem as { readonly status: number }).status
    : null;
}

/** Rejects as soon as the caller gives up, while the work goes on for the others. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return work;
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(new DOMException('The call was aborted', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, stopped]);
}

function fileNameOf(disposition: string | undefined): string | null {
  return disposition?.match(/filename="?([^";]+)"?/)?.[1] ?? null;
}
