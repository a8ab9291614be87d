import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config';
import { createManifestsOf } from './page-manifests';

/** The page of the web product. */
export interface WebPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

/** Places beside its own origin that the page has to do with. */
export type PagePlaces = Pick<Config, 'remoteOrigins' | 'remoteOverrideOrigins' | 'apiBaseUrl'>;

/** Pages that show no remote, so they carry nothing of any: whoever goes on from there has the shell ask for it. */
const withoutRemotes = /^\/(login|error)?\/?$/;
/** What the page's inline script fetches ahead of a remote's screen; where it is missing the script fetches nothing. */
const aheadData = /<script type="application\/json" id="tallyhouse-shell">.*?<\/script>/s;

/** Where the manifests of the path's remote come into a page; a shell without it asks for no registry itself. */
const manifestsMark = '<!--manifests-->';

/**
 * Gives the page for a path: with the registry of all remotes, and the manifests of the one that owns the path. Without
 * either for a page that shows no remote.
 *
 * Reads `index.html` and `registry.json` of `webDir` again whenever one of them changed.
 *
 * So a remote that is deployed or taken away is noticed by the next page load, without a restart.
 * Gives undefined when the product was not built.
 */
export function createPageReader(
  webDir: string,
  places: PagePlaces,
): (path: string) => Promise<WebPage | undefined> {
  const pagePath = join(webDir, 'index.html');
  const registryPath = join(webDir, 'registry.json');
  let known:
    | {
        readonly stamp: string;
        readonly page: WebPage;
        readonly bare: WebPage;
        readonly manifestsOf: ReturnType<typeof createManifestsOf>;
      }
    | undefined;

  return async (path) => {
    const stamps = await Promise.all([stampOf(pagePath), stampOf(registryPath)]);
    if (stamps[0] === undefined) return undefined;
    const stamp = stamps.join(' ');
    if (known?.stamp !== stamp) {
      const html = await readFile(pagePath, 'utf8');
      const registry = stamps[1] === undefined ? null : await readFile(registryPath, 'utf8');
      const page = composePage(html, registry, places);
      const bare = html.includes(manifestsMark)
        ? composePage(html.replace(aheadData, ''), null, places)
        : page;
      known = { stamp, page, bare, manifestsOf: createManifestsOf(webDir, registry) };
    }
    const { page, bare, manifestsOf } = known;
    if (withoutRemotes.test(path)) return { ...bare, html: bare.html.replace(manifestsMark, '') };
    const script = dataScript('tallyhouse-manifests', await manifestsOf(path));
    return { ...page, html: page.html.replace(manifestsMark, () => script) };
  };
}

/** Puts the registry where the page wants it, as it is, also a damaged one: the shell judges it. Null when there is none. */
export function composePage(html: string, registryText: string | null, places: PagePlaces): WebPage {
  const isFormer = !html.includes(manifestsMark);
  const script = dataScript('tallyhouse-registry', registryText) + (isFormer ? manifestsMark : '');
  return {
    html: html
      .replace('<!--registry-->', () => script)
      .replace(
        '<meta name="tallyhouse-api" content="" />',
        () => `<meta name="tallyhouse-api" content="${places.apiBaseUrl ?? ''}" />`,
      )
      .replace(
        '<meta name="tallyhouse-remotes" content="" />',
        () => `<meta name="tallyhouse-remotes" content="${places.remoteOrigins.join(' ')}" />`,
      )
      .replace(
        '<meta name="tallyhouse-overrides" content="" />',
        () => `<meta name="tallyhouse-overrides" content="${places.remoteOverrideOrigins.join(' ')}" />`,
      ),
    contentSecurityPolicy: policyOf(html, places),
  };
}

/** JSON text as an element of a page; none where there is no text. `<` cannot end the element when it is written as an escape. */
function dataScript(id: string, text: string | null): string {
  if (text === null) return '';
  return `<script type="application/json" id="${id}">${text.replaceAll('<', '\\u003c')}</script>`;
}

function policyOf(html: string, { remoteOrigins, remoteOverrideOrigins, apiBaseUrl }: PagePlaces): string {
  const api = apiBaseUrl === undefined ? '' : ` ${new URL(apiBaseUrl).origin}`;
  const origins = remoteOrigins.map((origin) => ` ${origin}`).join('');
  const overrides = remoteOverrideOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = remoteOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${origins}${overrides}${inlineHashes(html)}`,
    `style-src 'self'${origins}`,
    `img-src 'self' data:${origins}`,
    `font-src 'self'${origins}`,
    `connect-src 'self'${api}${origins}${overrides}${sockets}`,
    'worker-src blob:',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Allows each script that stands in the page itself, and no other, by its hash. */
function inlineHashes(html: string): string {
  const scripts = html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/json"/.test(attributes))
    .map(([, , code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join('');
}

async function stampOf(path: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size } = await stat(path);
    return `${mtimeMs}/${size}`;
  } catch {
    return undefined;
  }
}
