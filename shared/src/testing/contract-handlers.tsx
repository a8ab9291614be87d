import { http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import type { Endpoint, Input } from '../contracts/endpoint';
import type { Problem, ProblemCode } from '../contracts/problem';

/**
 * Answers an endpoint on the network level, so that the browser's own machinery is in the test.
 *
 * The answer is checked against the contract: a fake that drifts from it fails its test.
 */
export function answerCall<E extends Endpoint>(
  endpoint: E,
  answer: (request: Request) => Input<E['answer']> | Response | Promise<Input<E['answer']> | Response>,
): HttpHandler {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  return http[method](`*${endpoint.path}`, async ({ request }) => {
    const given = await answer(request);
    if (given instanceof Response) return given;
    const body = endpoint.answer === undefined ? undefined : z.parse(endpoint.answer, given);
    return HttpResponse.json(body as Record<string, unknown>, { status: endpoint.status });
  });
}

/** A refusal as the server words it. */
export function problemResponse(status: number, code: ProblemCode, title: string): Response {
  const problem: Problem = {
    type: `/problems/${code.toLowerCase()}`,
    title,
    status,
    code,
    traceId: 'trace-1',
  };
  return HttpResponse.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } });
}
