import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { devHost } from '../dev-ports.mjs';
import { SentenceError } from '../../sentence-error.mjs';

/**
 * Serves the files of a built remote, manifest too, to the pages of one shell.
 *
 * Errors: `SentenceError` when the port is taken.
 *
 * @param {{ folder: string, shell: string, port: number }} options `shell`: its origin
 * @returns {Promise<void>}
 */
export async function overridingServer({ folder, shell, port }) {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', shell);
    response.setHeader('Vary', 'Origin');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'OPTIONS') {
      // A browser asks before a page of the internet may reach this machine.
      response.setHeader('Access-Control-Allow-Private-Network', 'true');
      response.writeHead(204).end();
      return;
    }
    void answer(new URL(request.url ?? '/', shell).pathname).then(({ status, type, body }) =>
      response.writeHead(status, { 'Content-Type': type }).end(body),
    );
  });

  /** A remote's files lie beside each other. @param {string} path */
  async function answer(path) {
    const name = basename(path);
    const type = name === 'manifest.json' ? 'application/json' : 'text/javascript';
    const isServed = path === `/${name}` && (name === 'manifest.json' || name.endsWith('.js'));
    const body = isServed ? await readFile(join(folder, name)).catch(() => null) : null;
    return body === null
      ? { status: 404, type: 'text/plain', body: 'No such file' }
      : { status: 200, type, body };
  }

  await new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, devHost, () => listening(undefined));
  }).catch((error) => {
    throw new SentenceError(`Port ${port} cannot be used (${error.code}): name another PORT.`);
  });
}
