import type { FastifyRequest } from 'fastify';
import type { Device } from './token-families';

/** Where a call comes from. Headers of proxies are not believed. */
export function deviceOf(request: FastifyRequest): Device {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
