import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export function addSecurityHeaders(server: FastifyInstance): void {
  // oxlint-disable-next-line typescript/require-await -- Fastify waits for a promise or for a callback
  server.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply));
}

/** What every answer carries, refusals too. Pages set their own Content-Security-Policy. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('X-Request-Id', request.id);
  reply.header('X-Content-Type-Options', 'nosniff');
  reply.header('Referrer-Policy', 'no-referrer');
  reply.header('Cross-Origin-Opener-Policy', 'same-origin');
  if (!request.url.startsWith('/embed/')) reply.header('Cross-Origin-Resource-Policy', 'same-origin');
  reply.header(
    'Permissions-Policy',
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  );
  if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000');
  if (!reply.hasHeader('Content-Security-Policy')) {
    reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  }
  if (request.url.startsWith('/api/') || !reply.hasHeader('Cache-Control')) {
    reply.header('Cache-Control', 'no-store');
  }
}
