import { AxiosError, type AxiosResponse } from 'axios';
import type * as z from 'zod/mini';
import { problemSchema, type Problem } from '../contracts/problem';
import { ApiError } from './api-error';

/** Turns what axios rejected with into an `ApiError`; an abort stays an abort. */
export function toApiError(error: unknown): unknown {
  if (!(error instanceof AxiosError)) return error;
  if (error.code === AxiosError.ERR_CANCELED) return new DOMException('The call was aborted', 'AbortError');
  if (error.response !== undefined) return refused(error.response, withoutRequest(error));
  const isSlow = error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT;
  return unreachable(isSlow ? 'slow' : 'lost', withoutRequest(error));
}

/** What axios says, without the request that it carries along: its headers hold the token, and remotes get the error. */
function withoutRequest({ code, message }: AxiosError): Error {
  return new Error(code === undefined ? message : `${code}: ${message}`);
}

/** The answer came, but not in the shape of the contract. */
export function drifted(response: AxiosResponse, error: z.core.$ZodError): ApiError {
  const [first] = error.issues;
  const field = first?.path.join('.') ?? '';
  return new ApiError(
    {
      type: 'about:blank',
      title: 'The server answered in a shape that this version does not know',
      status: response.status,
      code: 'INTERNAL',
      detail: `${field === '' ? 'the answer' : field}: ${first?.message ?? 'not as agreed'}`,
      traceId: traceOf(response),
    },
    { cause: error },
  );
}

function refused(response: AxiosResponse, cause: unknown): ApiError {
  const parsed = problemSchema.safeParse(readJson(response.data));
  return new ApiError(parsed.success ? parsed.data : unspoken(response), {
    cause,
    retryAfterSeconds: retryAfterOf(response),
  });
}

/** A proxy's page, say: an error without a problem in it. */
function unspoken(response: AxiosResponse): Problem {
  const { status } = response;
  return {
    type: 'about:blank',
    title: status >= 500 ? 'The server could not answer' : 'The call was refused',
    status,
    code: status >= 500 ? 'UNAVAILABLE' : status === 401 ? 'TOKEN_INVALID' : 'INTERNAL',
    traceId: traceOf(response),
  };
}

/** No answer: the connection was lost, or it took too long. */
export function unreachable(kind: 'slow' | 'lost', cause: unknown): ApiError {
  return new ApiError(
    {
      type: 'about:blank',
      title: kind === 'slow' ? 'The server took too long to answer' : 'The server cannot be reached',
      status: 0,
      code: 'UNAVAILABLE',
      traceId: '',
    },
    { cause },
  );
}

/** Bodies come as text, or as bytes from calls for a file. Gives undefined for anything that is not JSON. */
export function readJson(body: unknown): unknown {
  const text = isBytes(body) ? new TextDecoder().decode(body) : body;
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Not by `instanceof`: the bytes may come from another realm. */
function isBytes(body: unknown): body is ArrayBuffer {
  return typeof body === 'object' && body !== null && 'byteLength' in body;
}

function traceOf(response: AxiosResponse): string {
  return headerOf(response, 'x-request-id') ?? '';
}

/** Seconds, or an instant, which counts from the server's own clock. */
function retryAfterOf(response: AxiosResponse): number | null {
  const asked = headerOf(response, 'retry-after') ?? '';
  if (/^\d+$/.test(asked)) return Number(asked);
  const seconds = (Date.parse(asked) - Date.parse(headerOf(response, 'date') ?? '')) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

export function headerOf(response: AxiosResponse, name: string): string | undefined {
  const value: unknown = (response.headers as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}
