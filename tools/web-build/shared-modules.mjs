import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const ownModules = ['host/remote-host.tsx', 'i18n/locale.ts', 'i18n/use-text.ts'];

/**
 * What a remote takes from the shell instead of carrying it: React, the UI kit, and whatever holds state that
 * the page has only once.
 *
 * Own modules are matched by their file, so that a relative import inside `shared` meets the same instance.
 * `import: false`: a remote has no fallback; what the shell does not provide is a failed load with a reason.
 *
 * @returns {Record<string, { shareKey: string, singleton: true, requiredVersion: false, import: false }>}
 */
export function sharedModules() {
  const kit = readdirSync(join(root, 'shared/src/kit')).map((file) => `kit/${file}`);
  const own = [...kit, ...ownModules].map((path) => [
    join(root, 'shared/src', path),
    consume(`@tallyhouse/shared/${path.replace(/\.tsx?$/, '')}`),
  ]);
  return Object.fromEntries([...packages.map((name) => [name, consume(name)]), ...own]);
}

/** @param {string} shareKey */
function consume(shareKey) {
  return { shareKey, singleton: true, requiredVersion: false, import: false };
}
