import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import { ClientLeft } from './call-limit';
import { DiskFull, NotFound, ProblemError, tooLarge } from './problems';
import { SecretsError } from '../../store/secrets/secrets-error';
import { isConnectionLost } from '../../store/connection-lost';
import { isDiskFull } from '../../store/disk-full';
import { setSecurityHeaders } from './security-headers';

/** Turns everything thrown on `server` into problem+json, and paths under /api that nobody answers into 404 or 405. */
export function handleErrors(server: FastifyInstance, endpoints: readonly Endpoint[]): void {
  server.setErrorHandler((error, request, reply) => sendProblem(reply, request, problemOf(error, request)));
  server.setNotFoundHandler((request, reply) => sendProblem(reply, request, unanswered(request, endpoints)));
}

/** Refuses addresses that no route can be sought by: badly encoded, or with a part that is too long. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // No hook runs for what no route was found for.
  setSecurityHeaders(request, reply);
  void sendProblem(reply, request, problemOf(error, request));
}

/** `error` as the body of an answer. */
export function toProblem(error: ProblemError, traceId: string): Problem {
  return {
    type: `/problems/${error.code.toLowerCase().replaceAll('_', '-')}`,
    title: error.message,
    status: error.status,
    code: error.code,
    traceId,
    ...(error.detail === undefined ? {} : { detail: error.detail }),
    ...(error.errors === undefined ? {} : { errors: [...error.errors] }),
    ...(error.current === undefined ? {} : { current: error.current }),
    ...(error.withheldBy === undefined ? {} : { withheldBy: error.withheldBy }),
    ...(error.brand === undefined ? {} : { brand: error.brand }),
    ...(error.attemptsLeft === undefined ? {} : { attemptsLeft: error.attemptsLeft }),
  };
}

/** The refusal behind anything thrown; what nobody foresaw is a bare 500, its cause only in the log. */
export function refusalOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isConnectionLost(error)) return storeGone();
  if (isDiskFull(error)) return new DiskFull(507);
  if (error instanceof SecretsError) return secretDamaged();
  return refusalOfFramework(error) ?? internalError();
}

function storeGone(): ProblemError {
  return new ProblemError(503, 'UNAVAILABLE', 'The data store does not respond', {
    detail: 'Try again in a moment. Check whether your last action took effect before repeating it.',
    headers: { 'Retry-After': '5' },
  });
}

/** Which one, and how to mend it, is for who runs the server: it stands in the log. */
function secretDamaged(): ProblemError {
  return new ProblemError(503, 'SECRET_DAMAGED', 'A required secret cannot be read', {
    detail: 'It was altered, or its key is missing. The server log names it and the remedy.',
  });
}

function internalError(): ProblemError {
  return new ProblemError(500, 'INTERNAL', 'Something went wrong on the server', {
    detail: 'Try again. If the problem persists, give your administrator the trace id.',
  });
}

function problemOf(error: unknown, request: FastifyRequest): ProblemError {
  const refusal = refusalOf(error);
  // Nothing failed: a page asks no more for what it shows no more.
  if (error instanceof ClientLeft) request.log.info(error.message);
  else if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
  else request.log.info({ code: refusal.code }, 'call refused');
  return refusal;
}

/** Refusals that Fastify makes itself while it reads a request. */
function refusalOfFramework(error: unknown): ProblemError | undefined {
  const { code, statusCode } = error as Partial<FastifyError>;
  if (statusCode === 413) {
    return tooLarge();
  }
  if (statusCode === 414) {
    return new ProblemError(414, 'TOO_LARGE', 'The address is too long', {
      detail: 'A part of it has more than 100 characters; no id is that long.',
    });
  }
  if (code === 'FST_ERR_BAD_URL') {
    return new ProblemError(400, 'VALIDATION', 'The address cannot be read', {
      detail: 'It is not well encoded.',
    });
  }
  if (statusCode === 415) {
    return new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body has the wrong media type', {
      detail: 'Send application/json.',
    });
  }
  if (statusCode === 400) {
    return new ProblemError(400, 'VALIDATION', 'The request cannot be read', {
      detail: 'It is not well-formed JSON.',
    });
  }
  return undefined;
}

function unanswered(request: FastifyRequest, endpoints: readonly Endpoint[]): ProblemError {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = endpoints.filter((endpoint) => matches(endpoint.path, path)).map(({ method }) => method);
  if (methods.length === 0) return new NotFound('call');
  return new ProblemError(405, 'METHOD_NOT_ALLOWED', 'This call has another method', {
    headers: { Allow: [...new Set(methods)].join(', ') },
  });
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const given = path.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

function sendProblem(reply: FastifyReply, request: FastifyRequest, error: ProblemError): FastifyReply {
  return reply
    .code(error.status)
    .headers(error.headers)
    .header('Content-Type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(toProblem(error, request.id)));
}
