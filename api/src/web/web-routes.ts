import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { createPageReader } from './web-page';

/** Paths that never answer with the page: a missing script must be a 404, not HTML. */
const ownPaths = ['/api/', '/shell/', '/remotes/'];
// Names that change with their content: a hash of eight or more digits before the ending.
const hashedName = /[.-][0-9a-f]{8,}(\.chunk)?\.[a-z0-9]+$/;

/**
 * Serves the built web product: its files under `/shell/` and `/remotes/`, and its page for every other path.
 *
 * Files are sent as `.br` or `.gz` where the build left one beside them.
 */
export async function webRoutes(server: FastifyInstance, config: Config): Promise<void> {
  const webDir = resolve(config.webDir);
  if (!existsSync(join(webDir, 'index.html'))) {
    server.log.warn(`There is no web product in ${webDir}: only the API is served.`);
    return;
  }
  for (const [index, folder] of ['shell', 'remotes'].entries()) {
    await server.register(fastifyStatic, {
      root: join(webDir, folder),
      prefix: `/${folder}/`,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader(
          'Cache-Control',
          hashedName.test(path.replace(/\.(br|gz)$/, ''))
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
        );
      },
    });
  }

  const readPage = createPageReader(webDir, config);
  server.get('/*', async (request, reply) => {
    const page = wantsPage(request) ? await readPage() : undefined;
    if (page === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('Content-Type', 'text/html; charset=utf-8')
      .header('Content-Security-Policy', page.contentSecurityPolicy)
      .header('Cache-Control', 'no-store')
      .send(page.html);
  });
}

/** Whether the answer to a path that no file has is the page: asked for as a page, or by who takes anything. */
function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (ownPaths.some((path) => url.startsWith(path))) return false;
  const namesFile = /\.\w+$/.test(url.split('?', 1)[0] ?? '');
  return accept.includes('text/html') || (accept.includes('*/*') && !namesFile);
}
