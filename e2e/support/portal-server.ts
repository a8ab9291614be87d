import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { demoPassword, type Role } from './sessions';

const hosts = join(import.meta.dirname, '../../hosts');
const types: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript' };

/** A portal on an origin of its own, whose server signs its user in and hands out the access token. */
export interface Portal {
  readonly origin: string;
  /** Address of the mounted remote's file. */
  readonly module: string;
  /** How often its page asked for a token. */
  readonly asked: () => number;
  /** What it hands out from now on: a token of a new sign-in, one that no API takes, or none. */
  readonly hand: (what: 'good' | 'stale' | 'none') => void;
  readonly close: () => Promise<void>;
}

/** Serves `hosts/<host>` over `/`, whatever the path, under a strict content security policy. */
export async function startPortal(
  host: string,
  tallyhouse: string,
  role: Role = 'reporter',
): Promise<Portal> {
  const origin = process.env['PORTAL_URL'] ?? '';
  const file = 'embed/remote-online/1.0.0';
  const integrity = (await (await fetch(`${tallyhouse}/${file}/integrity.json`)).json()) as {
    files: Record<string, string>;
  };
  let asked = 0;
  let handed: Parameters<Portal['hand']>[0] = 'good';
  let token: Promise<string> | null = null;

  async function page(): Promise<string> {
    const html = await readFile(join(hosts, host, 'index.html'), 'utf8');
    return html
      .replaceAll('{{tallyhouse}}', tallyhouse)
      .replaceAll('{{version}}', '1.0.0')
      .replaceAll('{{integrity}}', integrity.files['mount.js'] ?? '');
  }

  const server = createServer((request, response) => {
    void (async () => {
      const path = new URL(request.url ?? '/', origin).pathname;
      if (path === '/token') {
        asked += 1;
        token ??= signIn(tallyhouse, role);
        response.statusCode = handed === 'none' ? 401 : 200;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ token: handed === 'good' ? await token : 'v4.stale.token' }));
        return;
      }
      const ending = /\/[\w-]+\.(css|js)$/.exec(path)?.[1];
      response.setHeader('Content-Type', types[ending ?? ''] ?? 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', policyFor(tallyhouse));
      response.end(ending === undefined ? await page() : await readFile(join(hosts, host, path)));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(Number(new URL(origin).port), '127.0.0.1', resolve);
  });
  return {
    origin,
    module: `${tallyhouse}/${file}/mount.js`,
    asked: () => asked,
    hand: (what) => {
      handed = what;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As strict as a portal can be: no inline style or script, no evaluation, one foreign origin. */
function policyFor(tallyhouse: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${tallyhouse}`,
    "style-src 'self'",
    `connect-src 'self' ${tallyhouse}`,
    'img-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function signIn(tallyhouse: string, role: Role): Promise<string> {
  const answer = await fetch(`${tallyhouse}/api/Auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${role}@tallyhouse.test`, password: demoPassword }),
  });
  return ((await answer.json()) as { token: string }).token;
}
