import * as z from 'zod/mini';
import type { Endpoint } from '../contracts/endpoint';
import type { CallAnswer, Download, HttpClient } from '../contracts/remote';
import type { ProblemCode } from '../contracts/problem';
import { ApiError } from '../http/api-error';

/** What a screen sent: `params`, `query` and `body` as it gave them. */
export interface FakeInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface FakeAnswer {
  readonly endpoint: Endpoint;
  readonly give: (input: FakeInput) => unknown;
}

/** The answer to every call of `endpoint`: a value, or a function of what was sent, which may throw a problem. */
export function answering<E extends Endpoint>(
  endpoint: E,
  answer: CallAnswer<E> | Download | ((input: FakeInput) => unknown),
): FakeAnswer {
  return {
    endpoint,
    give: typeof answer === 'function' ? (answer as (input: FakeInput) => unknown) : () => answer,
  };
}

/** An `ApiError` as the server's refusal makes it. */
export function problem(
  status: number,
  code: ProblemCode,
  detail?: string,
  errors?: ApiError['problem']['errors'],
): ApiError {
  const title = `Refused with ${code}`;
  return new ApiError({
    type: 'about:blank',
    title,
    status,
    code,
    traceId: 'trace-1',
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
  });
}

/** A client that answers from a list, later entries first, and keeps what was asked. Answers must fit the contract. */
export function fakeHttp(answers: readonly FakeAnswer[]) {
  const calls: { readonly endpoint: Endpoint; readonly input: FakeInput }[] = [];

  function give(endpoint: Endpoint, input: FakeInput): unknown {
    calls.push({ endpoint, input });
    const found = answers.findLast((answer) => isSame(answer.endpoint, endpoint));
    if (found === undefined)
      throw new Error(`The test gives no answer to ${endpoint.method} ${endpoint.path}`);
    input.signal?.throwIfAborted();
    return found.give(input);
  }

  const http: HttpClient = {
    async call(endpoint, input) {
      const answer = await Promise.resolve().then(() => give(endpoint, input ?? {}));
      input?.onVersion?.('"1"');
      if (endpoint.answer === undefined) return undefined as never;
      return z.parse(endpoint.answer, answer) as never;
    },
    async download(endpoint, input) {
      return (await Promise.resolve().then(() => give(endpoint, input ?? {}))) as Download;
    },
  };
  return {
    http,
    calls,
    /** What was sent to one endpoint, oldest first. */
    sentTo: (endpoint: Endpoint) =>
      calls.filter((call) => isSame(call.endpoint, endpoint)).map((call) => call.input),
  };
}

function isSame(a: Endpoint, b: Endpoint): boolean {
  return a.method === b.method && a.path === b.path;
}
