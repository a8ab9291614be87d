import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPortal, type Portal } from '../../tools/portals/portal-server.mjs';
import { openFaultProxy, type FaultyAnswer } from './fault-proxy';

const web = fileURLToPath(new URL('../../dist/web/', import.meta.url));

export const hosts = ['plain-html', 'react-17', 'react-18', 'react-19', 'other-router'] as const;
export const remotes = ['remote-online', 'remote-retail', 'remote-logs', 'remote-admin'] as const;
/** Null for none at all. */
export const cacheControls = [
  'no-store',
  'no-cache',
  'max-age=60',
  'public, max-age=31536000, immutable',
  null,
] as const;

/** Which answers for a file are altered: all of them, or all but the first one, which lets the remote be shown. */
export const alterations = ['each', 'all but the first'] as const;

export interface AlteredCase {
  readonly host: (typeof hosts)[number];
  readonly cacheControl: (typeof cacheControls)[number];
  readonly altered: (typeof alterations)[number];
}

/** Every published file begins with this line here; one byte of it makes the file tell that it was run. */
const published = "if ('0' === '1') globalThis.hasRunAltered = true;\n";
const changed = published.replace('0', '1');

declare global {
  var hasRunAltered: boolean | undefined;
  /** Tries every way of a page to run a module of an address, and a like address; gives those that came. */
  var runByEveryWay: (address: string) => Promise<readonly string[]>;
}

/** What a portal runs before everything else: `?early=` is imported at once, ahead of its import map. */
export const firstScript = `
const early = new URLSearchParams(location.search).get('early');
if (early !== null) void import(early).catch(() => undefined);
function byElement(src) {
  return new Promise((resolve, reject) => {
    const given = { type: 'module', crossOrigin: 'anonymous', src, onload: resolve, onerror: reject };
    document.head.append(Object.assign(document.createElement('script'), given));
  });
}
globalThis.runByEveryWay = async (address) => {
  const came = [];
  const ways = { 'import()': (src) => import(src), element: byElement };
  for (const [way, run] of Object.entries(ways))
    for (const src of [address, address + '?' + way, address + '#' + way])
      await run(src).then(() => came.push(way + ' of ' + src), () => undefined);
  return came;
};
`;

interface Origins {
  /** Where the portal listens. */
  readonly origin: string;
  /** Of the product. */
  readonly product: string;
}

/** A portal of hosts/ that got the hashes of what was published, and whose files come altered. */
export async function openAltered(
  { host, cacheControl, altered }: AlteredCase,
  { origin, product }: Origins,
): Promise<Portal & { readonly fileOf: (remote: string) => string }> {
  const proxy = await openFaultProxy(product);
  const asked = new Map<string, number>();
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(cacheControl !== null && { 'Cache-Control': cacheControl }),
  };
  proxy.answer(async (path): Promise<FaultyAnswer | undefined> => {
    if (!path.startsWith('/embed/')) return undefined;
    const file = join(web, path.replace('integrity.json', 'mount.js'));
    const bytes = await readFile(file, 'utf8');
    if (path.endsWith('integrity.json')) return { type: 'application/json', body: integrityOf(bytes) };
    const times = (asked.get(path) ?? 0) + 1;
    asked.set(path, times);
    const isAltered = altered === 'each' || times > 1;
    return { headers, body: (isAltered ? changed : published) + bytes };
  });
  const portal = await startPortal({ host, origin, tallyhouse: proxy.origin, first: firstScript });
  return {
    ...portal,
    fileOf: (remote) => `${proxy.origin}/embed/${remote}/1.0.0/mount.js`,
    async close() {
      await portal.close();
      await proxy.close();
    },
  };
}

function integrityOf(bytes: string): string {
  const hash = createHash('sha384')
    .update(published + bytes)
    .digest('base64');
  return JSON.stringify({ files: { 'mount.js': `sha384-${hash}` } });
}
