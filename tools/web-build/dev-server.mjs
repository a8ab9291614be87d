import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { baseConfig } from './base-config.mjs';
import { apiAddress, devHost, remotePort, shellPort } from './dev-ports.mjs';
import { devRegistry } from './dev-registry.mjs';
import { remoteNames, workspaceRemote } from './packages.mjs';
import { pageHtml } from './page.mjs';
import { pageStyle } from './page-style.mjs';
import { remoteConfig } from './remote-config.mjs';
import { shellConfig } from './shell-config.mjs';

/** The shell with the remotes of the other development servers. */
export async function serveShell() {
  await serve(shellConfig('development'), shellPort, async () => {
    const html = await pageHtml({
      entry: ['/shell/main.js'],
      style: '/shell/page.css',
      chunks: { remote: [], modules: {} },
    });
    const { text, manifests } = await devRegistry();
    /** @param {string} id @param {string} data */
    const script = (id, data) =>
      `<script type="application/json" id="${id}">${data.replaceAll('<', '\\u003c')}</script>`;
    const origins = remoteNames.map((name) => `http://${devHost}:${remotePort(name)}`).join(' ');
    return html
      .replace('<!--manifests-->', () => script('tallyhouse-manifests', manifests))
      .replace('<!--registry-->', () => script('tallyhouse-registry', text))
      .replace(
        '<meta name="tallyhouse-remotes" content="" />',
        () => `<meta name="tallyhouse-remotes" content="${origins}" />`,
      );
  });
}

/**
 * A remote: its container for the shell, and at the same port its screens alone.
 *
 * @param {string} name
 */
export async function serveRemote(name) {
  await serveAlone(workspaceRemote(name), remotePort(name));
}

/**
 * @param {import('./packages.mjs').Remote} remote of this repository, or of its own
 * @param {number} port
 */
export async function serveAlone(remote, port) {
  const { name } = remote;
  const container = remoteConfig(remote, 'development');
  await serve(
    [
      { ...container, output: { ...container.output, publicPath: `http://${devHost}:${port}/` } },
      aloneConfig(remote),
    ],
    port,
    () =>
      Promise.resolve(
        `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>${name}</title><link rel="icon" href="data:," /><link rel="stylesheet" href="/shell/page.css" /></head><body><div id="root"></div><script src="/alone/main.js"></script></body></html>`,
      ),
  );
}

/** @param {import('./packages.mjs').Remote} remote @returns {import('webpack').Configuration} */
function aloneConfig({ name, folder }) {
  return {
    ...baseConfig({ name, folder, mode: 'development' }),
    name: `${name} alone`,
    entry: { main: './src/dev/alone.tsx' },
    output: { publicPath: '/alone/', filename: '[name].js', uniqueName: `${name} alone` },
  };
}

/**
 * @param {import('webpack').Configuration | import('webpack').Configuration[]} config
 * @param {number} port
 * @param {() => Promise<string>} page HTML for every address that is no file
 */
async function serve(config, port, page) {
  const compiler = Array.isArray(config) ? webpack(config) : webpack(config);
  if (compiler === null) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer(
    {
      host: devHost,
      port,
      hot: true,
      // The page of a remote is at the shell's port and at its own.
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: 'all',
      client: { overlay: { errors: true, warnings: false }, webSocketURL: `ws://${devHost}:${port}/ws` },
      proxy: [apiProxy()],
      static: false,
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'page', middleware: pageMiddleware(page) }],
    },
    compiler,
  );
  await server.start();
}

/** Calls go to this origin and on from here: the server that answers needs to allow no other origin. */
function apiProxy() {
  const target = apiAddress();
  return { context: ['/api'], target, changeOrigin: true, headers: { Origin: new URL(target).origin } };
}

/** @param {() => Promise<string>} page */
function pageMiddleware(page) {
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {(error?: unknown) => void} next
   */
  return async (request, response, next) => {
    if (request.url === '/registry.json') {
      response.setHeader('Content-Type', 'application/json');
      response.end((await devRegistry()).text);
    } else if (request.url === '/shell/page.css') {
      response.setHeader('Content-Type', 'text/css');
      response.end(await pageStyle());
    } else if (request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(await page());
    } else next();
  };
}
