import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config';
import { deploymentRoute } from './deployment-route';
import { keepRegistry } from './keep-registry';
import { createTurns } from './turns';
import { createPageReader } from './web-page';

/** Paths that never answer with the page: a missing script must be a 404, not HTML. */
const ownPaths = ['/api/', '/shell/', '/remotes/', '/embed/', '/sdk/'];
// Names that change with their content: a hash of eight or more digits before the ending.
const hashedName = /[.-][0-9a-f]{8,}(\.chunk)?\.[a-z0-9]+$/;

/** Said here, since what is packed and called anything else is unpacked on its way by what compresses answers. */
const sdkTypes: Readonly<Record<string, string>> = {
  '.tgz': 'application/gzip',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
};

/**
 * Serves the built web product: its files under `/shell/`, `/remotes/`, for portals on any origin `/embed/`, and for teams
 * that make remotes `/sdk/`; its page for every other path.
 *
 * Files are sent as `.br` or `.gz` where the build left one beside them.
 */
export async function webRoutes(server: FastifyInstance, config: Config): Promise<void> {
  const webDir = resolve(config.webDir);
  if (!existsSync(join(webDir, 'index.html'))) {
    server.log.warn(`There is no web product in ${webDir}: only the API is served.`);
    return;
  }
  for (const [index, folder] of ['shell', 'remotes', 'embed', 'sdk'].entries()) {
    await server.register(fastifyStatic, {
      root: join(webDir, folder),
      prefix: `/${folder}/`,
      decorateReply: index === 0,
      preCompressed: true,
      index: false,
      cacheControl: false,
      contentType: folder !== 'sdk',
      // What names a folder, or leads out of this one, is no file: else it is taken for a fault of the server.
      allowedPath: (path) => !/(^|[/\\])(\.\.)?$|(^|[/\\])\.\.[/\\]/.test(path),
      setHeaders: (response, path) => {
        response.setHeader(
          'Cache-Control',
          hashedName.test(path.replace(/\.(br|gz)$/, ''))
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
        );
        if (folder === 'sdk') response.setHeader('Content-Type', sdkTypes[extname(path)] ?? 'text/plain');
        if (folder === 'embed') {
          // Nothing in them is anybody's secret, and a page that checks their hashes has to ask for them with CORS.
          response.setHeader('Access-Control-Allow-Origin', '*');
          response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        }
      },
    });
  }

  // What a page asks for that stands open, to see whether something newer is out.
  server.get('/registry.json', async (_request, reply) => {
    const bytes = await readFile(join(webDir, 'registry.json')).catch(() => null);
    if (bytes === null) {
      reply.callNotFound();
      return reply;
    }
    return reply.header('Content-Type', 'application/json').header('Cache-Control', 'no-cache').send(bytes);
  });

  const inTurn = createTurns();
  keepRegistry(server, { webDir, keyFile: config.registryKeyFile, inTurn });
  if (config.deploymentToken !== undefined)
    deploymentRoute(server, { webDir, token: config.deploymentToken, inTurn });

  const readPage = createPageReader(webDir, config);
  server.get('/*', async (request, reply) => {
    const page = wantsPage(request) ? await readPage(pathOf(request)) : undefined;
    if (page === undefined) {
      reply.callNotFound();
      return reply;
    }
    return (
      reply
        .header('Content-Type', 'text/html; charset=utf-8')
        .header('Content-Security-Policy', page.contentSecurityPolicy)
        // Where browsers know it, they themselves refuse a script that comes without a hash.
        .header('Integrity-Policy', 'blocked-destinations=(script)')
        .header('Cache-Control', 'no-store')
        .send(page.html)
    );
  });
}

/** Whether the answer to a path that no file has is the page: asked for as a page, or by who takes anything. */
function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (ownPaths.some((path) => url.startsWith(path))) return false;
  const namesFile = /\.\w+$/.test(pathOf({ url }));
  return accept.includes('text/html') || (accept.includes('*/*') && !namesFile);
}

function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}
