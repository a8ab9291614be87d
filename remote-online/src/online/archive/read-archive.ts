import {
  lastReportsManifestSchema,
  lastReportsScriptSchema,
  type LastReportsScript,
} from '@tallyhouse/shared/contracts/last-reports';
import type * as z from '@tallyhouse/shared/contracts/schema';
import { archiveLimits, type ArchiveLimits } from './archive-limits';
import { ArchiveRefused } from './archive-refused';
import { readCentralDirectory, type DirectoryEntry } from './central-directory';
import { openerOf, type EntryOpener } from './entry-opener';
import { decodeUtf8, parsePlainJson, parseScriptCall } from './parse-script-call';

const manifestName = 'manifest.json';
const scriptName = /^script\.(js|json)$/;

/** An opened archive: what its script lists, and how much was checked to say so. */
export interface OpenedArchive {
  readonly script: LastReportsScript;
  readonly scriptFile: string;
  readonly checkedEntries: number;
  readonly checkedBytes: number;
}

/**
 * Opens the archive of last reports as data.
 *
 * Every entry is inflated under the limits and compared with the manifest before the script is looked at.
 * Errors: `ArchiveRefused`, with one reason per kind of trouble.
 */
export async function readArchive(
  bytes: Uint8Array,
  limits: ArchiveLimits = archiveLimits,
): Promise<OpenedArchive> {
  if (bytes.byteLength > limits.archiveBytes) throw new ArchiveRefused('too-large');
  const entries = readCentralDirectory(bytes, limits).filter((entry) => !entry.isFolder);
  const script = onlyScript(entries);
  const opener = await openerOf(bytes, limits);
  const manifest = await readManifest(opener, entries, limits);
  for (const name of manifest.keys())
    if (!entries.some((entry) => entry.name === name)) throw new ArchiveRefused('missing-entry', name);

  let scriptBytes: Uint8Array = new Uint8Array();
  // One entry at a time: nothing but the script is kept of what was compared.
  for (const entry of entries.filter(({ name }) => name !== manifestName)) {
    const content = await opener.open(entry);
    await compare(entry.name, content, manifest);
    if (entry === script) scriptBytes = content;
  }

  const listed = lastReportsScriptSchema.safeParse(parseScriptCall(scriptBytes, limits.depth));
  if (!listed.success) throw new ArchiveRefused('wrong-shape', firstIssue(listed.error));
  return {
    script: listed.data,
    scriptFile: script.name,
    checkedEntries: entries.length,
    checkedBytes: opener.givenBytes(),
  };
}

function onlyScript(entries: readonly DirectoryEntry[]): DirectoryEntry {
  const [script, second] = entries.filter((entry) => scriptName.test(entry.name));
  if (script === undefined) throw new ArchiveRefused('no-script');
  if (second !== undefined) throw new ArchiveRefused('two-scripts');
  return script;
}

type Manifest = ReadonlyMap<string, { readonly size: number; readonly sha256: string }>;

async function readManifest(
  opener: EntryOpener,
  entries: readonly DirectoryEntry[],
  limits: ArchiveLimits,
): Promise<Manifest> {
  const entry = entries.find(({ name }) => name === manifestName);
  if (entry === undefined) throw new ArchiveRefused('no-manifest');
  const text = decodeUtf8(await opener.open(entry));
  const manifest = lastReportsManifestSchema.safeParse(parsePlainJson(text, limits.depth));
  if (!manifest.success) throw new ArchiveRefused('wrong-shape', firstIssue(manifest.error));
  return new Map(manifest.data.entries.map((one) => [one.name, one]));
}

async function compare(name: string, content: Uint8Array, manifest: Manifest): Promise<void> {
  const expected = manifest.get(name);
  if (expected === undefined) throw new ArchiveRefused('not-listed', name);
  if (expected.size !== content.byteLength || expected.sha256 !== (await sha256Hex(content)))
    throw new ArchiveRefused('wrong-hash', name);
}

async function sha256Hex(content: Uint8Array): Promise<string> {
  // Browsers offer hashing on https and on the own machine only.
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) throw new ArchiveRefused('no-hashing');
  const digest = new Uint8Array(await subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function firstIssue(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? '' : issue.path.map(String).join('.');
}
