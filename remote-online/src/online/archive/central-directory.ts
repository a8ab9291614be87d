import type { ArchiveLimits } from './archive-limits';
import { ArchiveRefused } from './archive-refused';

/** One entry as the archive's directory declares it. Sizes are claims: what comes out is counted again. */
export interface DirectoryEntry {
  readonly name: string;
  readonly packedBytes: number;
  readonly declaredBytes: number;
  readonly crc32: number;
  readonly isFolder: boolean;
  /** Where its local header begins. */
  readonly headerAt: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
const headerBytes = 30;
const endBytes = 22;
const entryBytes = 46;
const longestComment = 0xffff;
const zip64Marker32 = 0xffffffff;
const zip64Marker16 = 0xffff;
const encryptedFlag = 1;
const symbolicLinkMode = 0o120000;
const fileKindMask = 0o170000;

/**
 * Reads the central directory of a zip and refuses what an honest archive never has.
 *
 * Errors: `ArchiveRefused` for another format, several disks, zip64, encryption, links, archives within,
 * too many entries, unsafe or repeated names, entries that share bytes.
 */
export function readCentralDirectory(bytes: Uint8Array, limits: ArchiveLimits): readonly DirectoryEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count === zip64Marker16 || start === zip64Marker32) throw new ArchiveRefused('zip64');
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 6, true) !== 0)
    throw new ArchiveRefused('several-disks');
  if (count > limits.entries) throw new ArchiveRefused('too-many-entries', String(count));

  const entries: DirectoryEntry[] = [];
  const names = new Set<string>();
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature)
      throw new ArchiveRefused('damaged');
    const entry = readEntry(bytes, view, at);
    // Some readers fold case: two names that differ in case only are one file there.
    const folded = entry.name.toLowerCase();
    if (names.has(folded)) throw new ArchiveRefused('duplicate-name', entry.name);
    names.add(folded);
    entries.push(entry);
    at += entryBytes + variableBytes(view, at);
  }
  // A directory that says less than there is hides entries from the checks.
  if (at !== end) throw new ArchiveRefused('damaged');
  refuseOverlaps(view, entries, start);
  return entries;
}

/**
 * Entries that share bytes give the same packed data again and again: 10 MB can become 281 TB that way without any
 * ratio looking odd. Each entry's header and data must end before the next begins, the last before the directory.
 */
function refuseOverlaps(view: DataView, entries: readonly DirectoryEntry[], directoryAt: number): void {
  const inOrder = [...entries].sort((one, other) => one.headerAt - other.headerAt);
  for (const [index, { headerAt, packedBytes, name }] of inOrder.entries()) {
    if (headerAt + headerBytes > directoryAt) throw new ArchiveRefused('overlap', name);
    if (view.getUint32(headerAt, true) !== headerSignature) throw new ArchiveRefused('damaged', name);
    // The lengths that a reader goes by are those of the local header.
    const contentAt =
      headerAt + headerBytes + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
    if (contentAt + packedBytes > (inOrder[index + 1]?.headerAt ?? directoryAt))
      throw new ArchiveRefused('overlap', name);
  }
}

/** Name, extra field and comment follow the fixed part of an entry. */
function variableBytes(view: DataView, at: number): number {
  return view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
}

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - longestComment);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new ArchiveRefused('not-a-zip');
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): DirectoryEntry {
  const name = readName(bytes.subarray(at + entryBytes, at + entryBytes + view.getUint16(at + 28, true)));
  const packedBytes = view.getUint32(at + 20, true);
  const declaredBytes = view.getUint32(at + 24, true);
  if (packedBytes === zip64Marker32 || declaredBytes === zip64Marker32) throw new ArchiveRefused('zip64');
  if ((view.getUint16(at + 8, true) & encryptedFlag) !== 0) throw new ArchiveRefused('encrypted', name);
  if (view.getUint16(at + 34, true) !== 0) throw new ArchiveRefused('several-disks');
  if (((view.getUint32(at + 38, true) >>> 16) & fileKindMask) === symbolicLinkMode)
    throw new ArchiveRefused('symbolic-link', name);
  if (/\.(zip|jar|gz|tgz|bz2|xz|7z|rar|tar)$/i.test(name)) throw new ArchiveRefused('nested-archive', name);
  const isFolder = name.endsWith('/');
  if (isFolder && declaredBytes !== 0) throw new ArchiveRefused('damaged', name);
  return {
    name,
    packedBytes,
    declaredBytes,
    crc32: view.getUint32(at + 16, true),
    isFolder,
    headerAt: view.getUint32(at + 42, true),
  };
}

/** Names are plain relative paths; anything that could mean another place on some system is refused. */
function readName(raw: Uint8Array): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    throw new ArchiveRefused('unsafe-name');
  }
  const parts = name.replace(/\/$/, '').split('/');
  const isPlain = /^[\x20-\x7e]+$/.test(name) && !/[\\:]/.test(name);
  if (!isPlain || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new ArchiveRefused('unsafe-name', JSON.stringify(name));
  return name;
}
