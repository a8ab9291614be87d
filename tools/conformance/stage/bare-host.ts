import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { embedHead } from '../../portals/embed-head.mjs';
import { strictPolicy } from '../../portals/strict-policy.mjs';
import { barePage, barePortal, bareStyles } from './bare-page';
import type { HostTarget, OpenHost, RemoteTarget } from './target';

/** Where the kit listens, and whose tokens its page hands out. */
export interface BareHostOptions {
  /** Origin of the page; the API has to know it. */
  readonly origin: string;
  readonly token: () => Promise<string>;
}

/** The kit's own page: nothing but a place, under a content security policy as strict as a portal's can be. */
export function bareHost({ origin, token }: BareHostOptions): HostTarget {
  return { name: 'bare page', open: (remote) => openBare({ origin, token }, remote) };
}

async function openBare({ origin, token }: BareHostOptions, remote: RemoteTarget): Promise<OpenHost> {
  const module = remote.module ?? '';
  const integrity = remote.integrity ?? (await hashOf(module));
  const { elements, scriptSources } = embedHead([{ address: module, integrity }]);
  const html = barePage({ ...remote, elements });
  const policy = strictPolicy({ scripts: scriptSources, calls: [remote.api] });
  let handed: 'good' | 'stale' | 'none' = 'good';
  async function answer(path: string): Promise<readonly [type: string, body: string, status?: number]> {
    if (path === '/portal.js') return ['text/javascript', barePortal];
    if (path === '/portal.css') return ['text/css', bareStyles];
    if (path !== '/token') return ['text/html; charset=utf-8', html];
    const given = handed === 'good' ? await token() : 'v4.stale.token';
    return ['application/json', JSON.stringify({ token: given }), handed === 'none' ? 401 : 200];
  }
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', origin).pathname).then(([type, body, status = 200]) => {
      response.writeHead(status, { 'Content-Type': type, 'Content-Security-Policy': policy });
      response.end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(new URL(origin).port), '127.0.0.1', resolve);
  });
  return {
    address: `${origin}/`,
    hand: (what) => {
      handed = what;
    },
    token,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function hashOf(module: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(module)).arrayBuffer());
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
