import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const methods = 'GET, POST, PUT, PATCH, DELETE';
const requestHeaders = 'Authorization, Brand, Content-Type, Idempotency-Key, If-Match, Last-Event-ID';
const answerHeaders = 'Content-Disposition, ETag, Retry-After, X-Request-Id';
const preflightSeconds = 600;

/**
 * Lets pages of portals read what the API answers to them (CORS): those of `origins`, and no others.
 *
 * Never with cookies: a portal sends the token that it was given, in `Authorization`.
 */
export function answerPortals(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  server.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('Vary', 'Origin');
    if (!isPortalCall(request, origins)) return;
    setPortalHeaders(request, reply);
    if (request.method === 'OPTIONS') await reply.code(204).send();
  });
}

/** Whether a page of one of these origins sent it. No page can put another origin there, nor leave its own out. */
export function isPortalCall(request: FastifyRequest, origins: readonly string[]): boolean {
  return origins.includes(request.headers.origin ?? '');
}

function setPortalHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('Access-Control-Allow-Origin', request.headers.origin);
  reply.header('Access-Control-Expose-Headers', answerHeaders);
  if (request.method !== 'OPTIONS') return;
  reply.header('Access-Control-Allow-Methods', methods);
  reply.header('Access-Control-Allow-Headers', requestHeaders);
  reply.header('Access-Control-Max-Age', String(preflightSeconds));
}
