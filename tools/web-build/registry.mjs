import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';
import { SentenceError } from '../sentence-error.mjs';
import { remoteFolder, remoteNames, versionOf, webFolder } from './packages.mjs';

/** Writes `dist/web/registry.json` from the manifests of the built remotes, after checking them. */
export async function writeRegistry() {
  const provided = await providedModules();
  const remotes = await Promise.all(
    remoteNames.map(async (name) => {
      const manifest = JSON.parse(await readFile(join(remoteFolder(name), 'manifest.json'), 'utf8'));
      refuseUnprovided(manifest, provided);
      return { ...manifest, baseUrl: `/remotes/${name}/${versionOf(name)}/` };
    }),
  );
  refuseSharedPaths(remotes);
  const schema = await registrySchema();
  const registry = schema.parse({ format: 1, remotes });
  // In one step, since the server may be reading it.
  const file = join(webFolder, 'registry.json');
  await writeFile(`${file}.new`, JSON.stringify(registry, null, 2));
  await rename(`${file}.new`, file);
}

/** Names in the shell's share scope. */
async function providedModules() {
  const source = await readFile(join(root, 'shell/src/federation/share-scope.ts'), 'utf8');
  return new Set([...source.matchAll(/^\s+'?([@\w/-]+)'?: provide\(/gm)].map(([, name]) => name));
}

/** @param {{ name: string, consumes: string[] }} manifest @param {Set<string | undefined>} provided */
function refuseUnprovided({ name, consumes }, provided) {
  const missing = consumes.filter((module) => !provided.has(module));
  if (missing.length > 0) {
    throw new SentenceError(
      `${name} takes ${missing.join(', ')} from the shell, which does not provide it: add it to shell/src/federation/share-scope.ts.`,
    );
  }
}

/** @param {{ name: string, paths: string[] }[]} remotes */
function refuseSharedPaths(remotes) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const { name, paths } of remotes) {
    for (const path of paths) {
      const owner = owners.get(path);
      if (owner !== undefined)
        throw new SentenceError(`${path} belongs to both ${owner} and ${name}: keep one.`);
      owners.set(path, name);
    }
  }
}

/** The contract's own schema, bundled, since Node does not read its TypeScript. */
async function registrySchema() {
  const { build } = await import('esbuild');
  const outfile = join(root, 'dist/.cache/registry-contract.mjs');
  await mkdir(join(root, 'dist/.cache'), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['shared/src/contracts/registry.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const { registrySchema: schema } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  return schema;
}
