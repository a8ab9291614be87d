import { createHash } from 'node:crypto';
import { appendFile, chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteManifestSchema, type Registry, type RegistryKey } from '@tallyhouse/shared/contracts/registry';
import { verifyRegistry } from '@tallyhouse/shared/registry/verify';
import { ProblemError } from '../../platform/http/problems';
import type { Deployment, SentRelease } from './deployment-schema';
import { openToReaders } from './open-to-readers';

export interface DeploymentPlace {
  /** Folder of the web product. */
  readonly webDir: string;
  readonly keys: readonly RegistryKey[];
  readonly nowMs: number;
}

/**
 * Takes a deployment over, all of it or nothing: files first, then the registry in one step, then a line of audit.
 *
 * Errors: `ProblemError` 400 for what is not signed, not whole or not the signed files; 409 when the registry was
 * changed meanwhile, or a version is out with other files.
 */
export async function deploy(deployment: Deployment, place: DeploymentPlace): Promise<void> {
  const file = join(place.webDir, 'registry.json');
  const present = await readFile(file, 'utf8').catch(() => null);
  if (present !== deployment.from)
    throw conflict('Somebody else changed the registry meanwhile: run the same command again.');
  const registry = await trusted(deployment.registry, present, place);
  for (const release of deployment.releases) requireSigned(release, registry);
  for (const release of deployment.releases) await addRelease(release, place.webDir);
  await writeFile(`${file}.new`, deployment.registry);
  await openToReaders(`${file}.new`);
  await rename(`${file}.new`, file);
  await appendFile(join(place.webDir, 'registry-audit.ndjson'), `${JSON.stringify(deployment.audit)}\n`);
}

/** The registry that was sent, newer than the present one. */
async function trusted(
  text: string,
  present: string | null,
  { keys, nowMs }: DeploymentPlace,
): Promise<Registry> {
  const before = present === null ? null : await verifyRegistry(present, { keys, nowMs: 0 });
  const newest = before?.status === 'trusted' ? before.registry.sequence + 1 : 0;
  const verdict = await verifyRegistry(text, { keys, nowMs, newest });
  if (verdict.status === 'trusted') return verdict.registry;
  throw refusal(`The registry was not taken (${verdict.reason}): sign it by a key that the shell trusts.`);
}

/** The files are those that the registry's signature stands for. */
function requireSigned({ name, version, files }: SentRelease, registry: Registry): void {
  const entry = registry.remotes.find((candidate) => candidate.name === name);
  const release = entry?.releases.find((candidate) => candidate.version === version);
  const manifest = bytesOf(files['manifest.json'] ?? '');
  if (release?.manifest !== sha384(manifest))
    throw refusal(`The registry knows no ${name} ${version} with this manifest: publish it again.`);
  const hashes = remoteManifestSchema.parse(JSON.parse(manifest.toString())).files;
  for (const [path, hash] of Object.entries(hashes)) {
    if (sha384(bytesOf(files[path] ?? '')) !== hash)
      throw refusal(`${path} of ${name} ${version} is not the file of its manifest: build it again.`);
  }
  // Beside them lie smaller copies only: browsers check what comes out of them.
  const extra = Object.keys(files).find(
    (path) => !(path.replace(/\.(br|gz)$/, '') in hashes) && path !== 'manifest.json',
  );
  if (extra !== undefined)
    throw refusal(`${extra} of ${name} ${version} is not in its manifest: build it again.`);
}

async function addRelease({ name, version, files }: SentRelease, webDir: string): Promise<void> {
  const target = join(webDir, 'remotes', name, version);
  const there = await readFile(join(target, 'manifest.json')).catch(() => null);
  if (there !== null) {
    if (there.equals(bytesOf(files['manifest.json'] ?? ''))) return;
    throw conflict(
      `${name} ${version} was published with other files: raise the version in its package.json.`,
    );
  }
  const half = join(dirname(target), `.${version}.new`);
  await rm(half, { recursive: true, force: true });
  for (const [path, base64] of Object.entries(files)) {
    requireWithin(path);
    await mkdir(dirname(join(half, path)), { recursive: true });
    await writeFile(join(half, path), bytesOf(base64));
  }
  await openToReaders(half);
  await chmod(dirname(target), 0o755);
  await rename(half, target);
}

function requireWithin(path: string): void {
  if (/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)) return;
  throw refusal(`${path} is not a file within the remote's folder: build it again.`);
}

function bytesOf(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}

function sha384(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function refusal(detail: string): ProblemError {
  return new ProblemError(400, 'VALIDATION', 'The deployment was not taken', { detail });
}

function conflict(detail: string): ProblemError {
  return new ProblemError(409, 'VERSION_CONFLICT', 'The deployment was not taken', { detail });
}
