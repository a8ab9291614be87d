import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { bundleHost, hostsFolder } from './host-bundle.mjs';
import { embedHead } from './embed-head.mjs';
import { keptToken } from './kept-token.mjs';
import { strictPolicy } from './strict-policy.mjs';

/** @type {Readonly<Record<string, string>>} */
const types = { css: 'text/css', js: 'text/javascript' };
const password = 'Tallyhouse-demo-1';

/**
 * A portal on an origin of its own, whose server signs its user in and hands out the access token.
 *
 * @typedef {object} Portal
 * @property {string} origin
 * @property {string} module address of the file of remote-online
 * @property {() => number} asked how often its page asked for a token
 * @property {(what: Handed) => void} hand what it hands out from now on
 * @property {() => Promise<void>} close
 *
 * A token of a new sign-in, one that no API takes, or none.
 * @typedef {'good' | 'stale' | 'none'} Handed
 */

/**
 * Serves `hosts/<host>` over `/`, whatever the path, under a strict content security policy. `?remote=` names the
 * remote whose file the page gets, remote-online when it names none.
 *
 * @param {object} options
 * @param {string} options.host
 * @param {string} options.origin where it listens
 * @param {string} options.tallyhouse origin of the product
 * @param {string} [options.role] of the demo's person whom it signs in
 * @param {string} [options.first] script of its own that its page runs before everything else
 * @returns {Promise<Portal>}
 */
export async function startPortal({ host, origin, tallyhouse, role = 'reporter', first }) {
  const script = await bundleHost(host);
  let asked = 0;
  /** @type {Handed} */
  let handed = 'good';
  const token = keptToken(() => signIn(tallyhouse, role));

  /** @param {string} path @returns {Promise<string | Buffer>} */
  async function fileAt(path) {
    if (path === '/main.js' && script !== null) return script;
    if (path === '/first.js' && first !== undefined) return first;
    for (const folder of [host, 'react', '.']) {
      const file = await readFile(join(hostsFolder, folder, path)).catch(() => null);
      if (file !== null) return file;
    }
    throw new Error(`The portal ${host} has no ${path}`);
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', origin);
      if (pathname === '/token') {
        asked += 1;
        response.statusCode = handed === 'none' ? 401 : 200;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ token: handed === 'good' ? await token() : 'v4.stale.token' }));
        return;
      }
      const ending = /\/[\w-]+\.(css|js)$/.exec(pathname)?.[1];
      response.setHeader('Content-Type', types[ending ?? ''] ?? 'text/html; charset=utf-8');
      if (ending !== undefined) {
        response.end(await fileAt(pathname));
        return;
      }
      const remote = searchParams.get('remote') ?? 'remote-online';
      const { html, policy } = await pageOf({ host, tallyhouse, remote, hasFirst: first !== undefined });
      response.setHeader('Content-Security-Policy', policy);
      response.end(html);
    })().catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise((resolve) => {
    server.listen(Number(new URL(origin).port), '127.0.0.1', () => resolve(undefined));
  });
  return {
    origin,
    module: moduleOf(tallyhouse, 'remote-online'),
    asked: () => asked,
    hand(what) {
      handed = what;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param {string} tallyhouse @param {string} remote */
function moduleOf(tallyhouse, remote) {
  return `${tallyhouse}/embed/${remote}/1.0.0/mount.js`;
}

/** @param {{ host: string, tallyhouse: string, remote: string, hasFirst: boolean }} options */
async function pageOf({ host, tallyhouse, remote, hasFirst }) {
  const address = moduleOf(tallyhouse, remote);
  const { files } = await (await fetch(new URL('integrity.json', address))).json();
  const { elements, scriptSources } = embedHead([{ address, integrity: files['mount.js'] }]);
  const own = hasFirst ? '<script src="/first.js"></script>\n' : '';
  const html = await readFile(join(hostsFolder, host, 'index.html'), 'utf8');
  return {
    html: html.replace('{{tallyhouse}}', () => own + elements),
    policy: strictPolicy({ scripts: scriptSources, calls: [tallyhouse] }),
  };
}

/** @param {string} tallyhouse @param {string} role @returns {Promise<string>} */
async function signIn(tallyhouse, role) {
  const answer = await fetch(`${tallyhouse}/api/Auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${role}@tallyhouse.test`, password }),
  });
  return (await answer.json()).token;
}
