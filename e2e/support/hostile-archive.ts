import { createHash } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';
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

/** Half a megabyte whose script file says that it is ten megabytes long, and unpacks to half a gigabyte. */
export async function bombArchive(): Promise<Buffer> {
  const holder = 1000;
  const declared = 10 * 1024 * 1024;
  // Blocks that stand alone: the same megabyte of zeros again and again.
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat(Array.from({ length: 520 }, () => block));
  const zip = new JSZip();
  zip.file('script.js', 'x'.repeat(holder), { compression: 'STORE' });
  zip.file(
    'manifest.json',
    JSON.stringify({
      format: 1,
      generatedAt: '2026-01-01T00:00:00.000Z',
      brandId: 'alder',
      entries: [{ name: 'script.js', size: declared, sha256: '0'.repeat(64) }],
    }),
    { compression: 'STORE' },
  );
  const whole = await zip.generateAsync({ type: 'nodebuffer' });
  const nameBytes = whole.readUInt16LE(26);
  const contentAt = 30 + nameBytes + whole.readUInt16LE(28);
  const bomb = Buffer.concat([whole.subarray(0, contentAt), packed, whole.subarray(contentAt + holder)]);
  const added = packed.byteLength - holder;
  const directoryAt = bomb.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  const secondAt = directoryAt + 46 + nameBytes;
  const endAt = bomb.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  for (const [methodAt, sizesAt] of [
    [8, 18],
    [directoryAt + 10, directoryAt + 20],
  ] as const) {
    bomb.writeUInt16LE(8, methodAt);
    bomb.writeUInt32LE(packed.byteLength, sizesAt);
    bomb.writeUInt32LE(declared, sizesAt + 4);
  }
  bomb.writeUInt32LE(bomb.readUInt32LE(secondAt + 42) + added, secondAt + 42);
  bomb.writeUInt32LE(bomb.readUInt32LE(endAt + 16) + added, endAt + 16);
  return bomb;
}
