import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EvidenceManifest } from '@tallyhouse/shared/contracts/evidence';
import { zipStream, type ZipEntry } from '../../reporting/export-files/zip-stream';

/** The entries as a zip, in constant memory, with the manifest that names them all as its last entry. */
export function packEvidence(
  entries: readonly ZipEntry[],
  about: Omit<EvidenceManifest, 'format' | 'entries'>,
): Readable {
  const written: EvidenceManifest['entries'] = [];
  const hashed = entries.map(({ name, text }): ZipEntry => ({
    name,
    text: () => noting(name, text(), written),
  }));
  const manifest: ZipEntry = {
    name: 'manifest.json',
    // Asked for last, when all others have gone by.
    text: () => [`${JSON.stringify({ format: 1, ...about, entries: written }, null, 2)}\n`],
  };
  return Readable.from(zipStream([...hashed, manifest]), { objectMode: false });
}

async function* noting(
  name: string,
  text: Iterable<string> | AsyncIterable<string>,
  written: EvidenceManifest['entries'],
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of text) {
    hash.update(part);
    bytes += Buffer.byteLength(part);
    yield part;
  }
  written.push({ name, bytes, sha256: hash.digest('hex') });
}
