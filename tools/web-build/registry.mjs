import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleRemoteTool, remoteTool } from '../remote-tool.mjs';
import { root } from '../run.mjs';
import { SentenceError } from '../sentence-error.mjs';
import { remoteNames, webFolder, workspaceRemote } from './packages.mjs';
import { kitComponents } from './shared-modules.mjs';

/**
 * Publishes the built remotes into `dist/web` as a team publishes its own, after checking that the shell of this
 * repository provides what they take. What a team moved since is left as it is, and said.
 *
 * @param {readonly string[]} [takeOver] names of remotes whose build everybody gets, whoever moved them
 */
export async function writeRegistry(takeOver = []) {
  const provided = await providedModules();
  const manifests = await Promise.all(
    remoteNames.map(async (name) =>
      JSON.parse(await readFile(join(workspaceRemote(name).output, 'manifest.json'), 'utf8')),
    ),
  );
  for (const manifest of manifests) refuseUnprovided(manifest, provided);
  refuseSharedPaths(manifests);
  await bundleRemoteTool();
  // A developer builds one version many times.
  await runTool([
    'publish',
    ...remoteNames.map((name) => workspaceRemote(name).output),
    '--replace',
    '--as-build',
    ...takeOver.flatMap((name) => ['--take-over', name]),
    '--at',
    webFolder,
    '--by',
    'npm run build',
  ]);
}

/** @param {string[]} args */
async function runTool(args) {
  const program = spawn(process.execPath, [remoteTool, ...args], { cwd: root, stdio: 'inherit' });
  const code = await new Promise((done) => program.on('close', done));
  if (code !== 0)
    throw new SentenceError('Publishing the remotes into dist/web failed: the cause stands above.');
}

/** Names in the shell's share scope. */
async function providedModules() {
  const source = await readFile(join(root, 'shell/src/remotes/federation/share-scope.ts'), 'utf8');
  const own = [...source.matchAll(/^\s+'?([@\w/-]+)'?: provide\(/gm)].map(([, name]) => name);
  return new Set([...own, ...kitComponents().keys()]);
}

/** @param {{ name: string, consumes: string[] }} manifest @param {Set<string | undefined>} provided */
function refuseUnprovided({ name, consumes }, provided) {
  const missing = consumes.filter((module) => !provided.has(module));
  if (missing.length > 0) {
    throw new SentenceError(
      `${name} takes ${missing.join(', ')} from the shell, which does not provide it: add it to shell/src/remotes/federation/share-scope.ts.`,
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
