import {
  lastReportsManifestSchema,
  lastReportsScriptSchema,
  type LastReportsScript,
} from '@tallyhouse/shared/contracts/last-reports';
import JSZip from 'jszip';
import type * as z from 'zod/mini';
import { archiveLimits, type ArchiveLimits } from './archive-limits';
import { ArchiveRefused } from './archive-refused';
import { readCentralDirectory, type DirectoryEntry } from './central-directory';
import { inflateEntry } from './inflate-entry';
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
  if (!entries.some((entry) => entry.name === manifestName)) throw new ArchiveRefused('no-manifest');

  const contents = await inflateAll(bytes, entries, limits);
  await compareWithManifest(contents, limits);

  const listed = lastReportsScriptSchema.safeParse(
    parseScriptCall(contentOf(contents, script.name), limits.depth),
  );
  if (!listed.success) throw new ArchiveRefused('wrong-shape', firstIssue(listed.error));
  return {
    script: listed.data,
    scriptFile: script.name,
    checkedEntries: contents.size,
    checkedBytes: [...contents.values()].reduce((sum, content) => sum + content.byteLength, 0),
  };
}

function onlyScript(entries: readonly DirectoryEntry[]): DirectoryEntry {
  const [script, second] = entries.filter((entry) => scriptName.test(entry.name));
  if (script === undefined) throw new ArchiveRefused('no-script');
  if (second !== undefined) throw new ArchiveRefused('two-scripts');
  return script;
}

async function inflateAll(
  bytes: Uint8Array,
  entries: readonly DirectoryEntry[],
  limits: ArchiveLimits,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const zip = await JSZip.loadAsync(bytes).catch(() => {
    throw new ArchiveRefused('damaged');
  });
  const contents = new Map<string, Uint8Array>();
  let left = limits.totalBytes;
  for (const entry of entries) {
    const file = zip.file(entry.name);
    if (file === null || (file.unsafeOriginalName ?? entry.name) !== entry.name)
      throw new ArchiveRefused('damaged', entry.name);
    const content = await inflateEntry(file, entry, capOf(entry, left, limits));
    left -= content.byteLength;
    contents.set(entry.name, content);
  }
  return contents;
}

/** The tightest of the three limits on what an entry may give. A short entry may well shrink by more than the ratio. */
function capOf(entry: DirectoryEntry, left: number, limits: ArchiveLimits) {
  const shortEntry = 64 * 1024;
  const byRatio = Math.max(shortEntry, entry.packedBytes * limits.ratio);
  const caps = [
    { bytes: byRatio, reason: 'ratio' },
    { bytes: limits.entryBytes, reason: 'entry-too-large' },
    { bytes: left, reason: 'total-too-large' },
  ] as const;
  return caps.reduce((tightest, cap) => (cap.bytes < tightest.bytes ? cap : tightest));
}

async function compareWithManifest(
  contents: ReadonlyMap<string, Uint8Array>,
  limits: ArchiveLimits,
): Promise<void> {
  const manifest = lastReportsManifestSchema.safeParse(
    parsePlainJson(decodeUtf8(contentOf(contents, manifestName)), limits.depth),
  );
  if (!manifest.success) throw new ArchiveRefused('wrong-shape', firstIssue(manifest.error));
  const listed = new Map(manifest.data.entries.map((entry) => [entry.name, entry]));
  for (const name of listed.keys()) if (!contents.has(name)) throw new ArchiveRefused('missing-entry', name);
  for (const [name, content] of contents) {
    if (name === manifestName) continue;
    const expected = listed.get(name);
    if (expected === undefined) throw new ArchiveRefused('not-listed', name);
    if (expected.size !== content.byteLength || expected.sha256 !== (await sha256Hex(content)))
      throw new ArchiveRefused('wrong-hash', name);
  }
}

async function sha256Hex(content: Uint8Array): Promise<string> {
  // Browsers offer hashing on https and on the own machine only.
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) throw new ArchiveRefused('no-hashing');
  const digest = new Uint8Array(await subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function contentOf(contents: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
  const content = contents.get(name);
  if (content === undefined) throw new ArchiveRefused('missing-entry', name);
  return content;
}

function firstIssue(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? '' : issue.path.map(String).join('.');
}
