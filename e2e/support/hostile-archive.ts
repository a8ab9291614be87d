import { createHash } from 'node:crypto';
import JSZip from 'jszip';

/** An archive that is in order but for its script: name, size and hash stand in the manifest. */
export async function hostileArchive(script: string): Promise<Buffer> {
  const zip = new JSZip();
  const bytes = Buffer.from(script);
  const entry = {
    name: 'script.js',
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  const manifest = {
    format: 1,
    generatedAt: '2026-01-01T00:00:00.000Z',
    brandId: 'alder',
    entries: [entry],
  };
  zip.file(entry.name, bytes);
  zip.file('manifest.json', JSON.stringify(manifest));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
