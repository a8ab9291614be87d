import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where an endpoint is mounted: its contract says who may call it. */
    readonly isEndpoint?: true;
  }
}

/**
 * From here on nothing is mounted under `/api/` but endpoints, whose contract says who may call them: a route that
 * nobody guards ends the start of the server.
 */
export function onlyEndpoints(server: FastifyInstance): void {
  server.addHook('onRoute', ({ url, method, config }) => {
    if (!url.startsWith('/api/') || config?.isEndpoint === true) return;
    throw new Error(
      `${String(method)} ${url} has no contract that says who may call it: mount it with route.`,
    );
  });
}
