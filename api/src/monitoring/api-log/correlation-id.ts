import type { FastifyRequest } from 'fastify';
import { maskText } from '../../platform/call-log/mask-body';

/**
 * The name under which a call and all that follows from it are found again: `X-Correlation-Id` as the caller sends it,
 * the call's own id when there is none, or one that is no such name (or looks like a secret).
 */
export function correlationIdOf(request: FastifyRequest): string {
  const sent = request.headers['x-correlation-id'];
  return typeof sent === 'string' && /^[\w.:-]{1,64}$/.test(sent) && maskText(sent) === sent
    ? sent
    : request.id;
}
