import { constants, deflateRawSync } from 'node:zlib';
import JSZip from 'jszip';

/** Content of the entry that a reader opens before the bomb. */
export const bombManifest = JSON.stringify({
  format: 1,
  generatedAt: '2026-11-20T08:00:00.000Z',
  brandId: 'alder',
  entries: [],
});

/** Half a megabyte that inflates to half a gigabyte, as a script file that declares `declared` bytes. */
export async function halfGigabyteBomb(declared: number): Promise<Uint8Array> {
  // Blocks that stand alone: the same megabyte of zeros again and again.
  const block = deflateRawSync(new Uint8Array(1024 * 1024), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const packed = Buffer.concat(Array.from({ length: 520 }, () => block));
  const zip = new JSZip();
  zip.file('script.js', 'x'.repeat(1000), { compression: 'STORE' });
  zip.file('manifest.json', bombManifest, { compression: 'STORE' });
  return withRawEntry(await zip.generateAsync({ type: 'uint8array' }), { packed, declared });
}

/** Puts `packed` in place of the first entry's content, whose headers then say deflate, its size and `declared`. */
function withRawEntry(
  bytes: Uint8Array,
  { packed, declared }: { packed: Uint8Array; declared: number },
): Uint8Array {
  const whole = Buffer.from(bytes);
  const nameBytes = whole.readUInt16LE(26);
  const contentAt = 30 + nameBytes + whole.readUInt16LE(28);
  const added = packed.byteLength - 1000;
  const result = Buffer.concat([whole.subarray(0, contentAt), packed, whole.subarray(contentAt + 1000)]);
  const directoryAt = result.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  const secondAt = directoryAt + 46 + nameBytes;
  const endAt = result.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  for (const [methodAt, sizesAt] of [
    [8, 18],
    [directoryAt + 10, directoryAt + 20],
  ] as const) {
    result.writeUInt16LE(8, methodAt);
    result.writeUInt32LE(packed.byteLength, sizesAt);
    result.writeUInt32LE(declared, sizesAt + 4);
  }
  result.writeUInt32LE(result.readUInt32LE(secondAt + 42) + added, secondAt + 42);
  result.writeUInt32LE(result.readUInt32LE(endAt + 16) + added, endAt + 16);
  return new Uint8Array(result);
}

/** What a bomb declares, in words, and why it is refused. */
export const bombs = [
  { declares: 'what it gives', declaredBytes: 540 * 1024 * 1024, reason: 'entry-too-large' },
  { declares: 'ten megabytes', declaredBytes: 10 * 1024 * 1024, reason: 'ratio' },
  { declares: 'a hundred bytes', declaredBytes: 100, reason: 'more-than-declared' },
] as const;
