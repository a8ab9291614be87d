import { execFile } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Registry } from '@tallyhouse/shared/contracts/registry';
import type { BrowserContext } from '@playwright/test';

const root = fileURLToPath(new URL('../../', import.meta.url));
// Of the build that is served: the shell trusts what it signs.
const keyFile = join(root, '.cache/registry-key/key.pem');

/** Text of a registry, signed by the key of the build that is tested. */
export async function signedRegistry(registry: Registry): Promise<string> {
  const key = createPrivateKey(await readFile(keyFile, 'utf8'));
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  const payload = JSON.stringify(registry);
  return JSON.stringify({
    format: 2,
    keyId: createHash('sha256').update(raw).digest('hex').slice(0, 16),
    signature: sign(null, Buffer.from(payload), key).toString('base64'),
    payload,
  });
}

export function registryIn(text: string): Registry {
  const { payload } = JSON.parse(text) as { payload: string };
  return JSON.parse(payload) as Registry;
}

/**
 * Gives the pages of a context another registry than the server's: what `textNow` gives when they ask. `carried` makes
 * other manifests out of those that a page carries.
 */
export async function serveRegistry(
  context: BrowserContext,
  textNow: () => string,
  carried = (manifests: readonly CarriedManifest[]) => manifests,
): Promise<void> {
  await context.route('**/registry.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: textNow() }),
  );
  await context.route(
    (url) => !/^\/(api|shell|remotes)\/|\.json$/.test(url.pathname),
    async (route) => {
      // A page that asks what is published asks for HTML, too.
      if (!(route.request().headers()['accept'] ?? '').includes('text/html')) return route.fallback();
      const response = await route.fetch();
      const html = withData(await response.text(), 'tallyhouse-registry', textNow);
      const changed = (text: string) =>
        JSON.stringify(carried(JSON.parse(text) as readonly CarriedManifest[]));
      return route.fulfill({ response, body: withData(html, 'tallyhouse-manifests', changed) });
    },
  );
}

/** A manifest as a page carries it. */
export interface CarriedManifest {
  readonly baseUrl: string;
  readonly text: string;
}

/** A page with other data of this name, where it has any. */
function withData(html: string, id: string, change: (text: string) => string): string {
  return html.replace(
    new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's'),
    (_, open: string, text: string, close: string) => open + change(text).replaceAll('<', '\\u003c') + close,
  );
}

/** A copy of what the server serves, which the publishing tool may change. */
export interface Place {
  /** Runs the tool on it, as a team would; gives what it printed. */
  readonly remote: (...args: string[]) => Promise<string>;
  readonly registry: () => Promise<string>;
  /** Serves the copy's registry and remotes to a context. */
  readonly serveTo: (context: BrowserContext) => Promise<void>;
  readonly folder: string;
}

export async function copyOfPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-place-'));
  for (const part of ['registry.json', 'remotes']) {
    await cp(join(root, 'dist/web', part), join(folder, part), { recursive: true });
  }
  let text = await readFile(join(folder, 'registry.json'), 'utf8');
  const registry = async () => (text = await readFile(join(folder, 'registry.json'), 'utf8'));
  return {
    folder,
    registry,
    async remote(...args) {
      const tool = join(root, 'dist/remote-tool.mjs');
      const all = [tool, ...args, '--at', folder, '--key', keyFile, '--by', 'team'];
      const { stdout } = await promisify(execFile)(process.execPath, all);
      await registry();
      return stdout;
    },
    async serveTo(context) {
      await context.route('**/remotes/**', async (route) => {
        const path = join(folder, new URL(route.request().url()).pathname);
        const body = await readFile(path).catch(() => null);
        if (body === null) return route.fulfill({ status: 404, body: '' });
        const headers = { 'Access-Control-Allow-Origin': '*' };
        return route.fulfill({ body, headers, contentType: 'text/javascript' });
      });
      await serveRegistry(context, () => text);
    },
  };
}

/**
 * Makes the next version of a built remote beside it: the same screens under another version, as a build of the same
 * source with a raised version would. Gives its folder.
 */
export async function nextVersionOf(place: Place, name: string, versions: { from: string; to: string }) {
  const target = await mkdtemp(join(tmpdir(), `${name}-`));
  await cp(join(place.folder, 'remotes', name, versions.from), target, { recursive: true });
  const manifest = JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8')) as {
    version: string;
    container: string;
    entry: string;
    files: Record<string, string>;
  };
  const container = manifest.container.replace(under(versions.from), under(versions.to));
  const renamed = new Map<string, string>();
  // The entry last: it holds the hashes of the others.
  const files = Object.keys(manifest.files).sort(
    (a, b) => Number(a === manifest.entry) - Number(b === manifest.entry),
  );
  for (const file of files) {
    let text = (await readFile(join(target, file), 'utf8')).replaceAll(manifest.container, container);
    if (file === manifest.entry) for (const [old, hash] of renamed) text = text.replaceAll(old, hash);
    const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    renamed.set(manifest.files[file] ?? '', hash);
    manifest.files[file] = hash;
    await writeFile(join(target, file), text);
  }
  await writeFile(
    join(target, 'manifest.json'),
    JSON.stringify({ ...manifest, container, version: versions.to }),
  );
  await dropCompressed(target);
  return target;
}

function under(version: string): string {
  return version.replaceAll('.', '_');
}

async function dropCompressed(folder: string): Promise<void> {
  for (const file of await readdir(folder)) if (/\.(br|gz)$/.test(file)) await rm(join(folder, file));
}
