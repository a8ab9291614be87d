import { setImmediate } from 'node:timers/promises';
import JSZip from 'jszip';
import { readArchive } from './read-archive';
import { bombManifest, bombs, halfGigabyteBomb } from './testing/half-gigabyte-bomb';

/** Counts what JSZip gives of entries from now on, whoever asks for it. */
function countInflatedBytes(): () => number {
  const entry = Object.getPrototypeOf(new JSZip().file('a', 'a').file('a')) as StreamedEntry;
  const original = entry.internalStream;
  let inflatedBytes = 0;
  jest.spyOn(entry, 'internalStream').mockImplementation(function (this: StreamedEntry, type) {
    return original.call(this, type).on('data', (chunk) => {
      inflatedBytes += chunk.length;
    });
  });
  return () => inflatedBytes;
}

interface StreamedEntry {
  internalStream(type: 'uint8array'): EntryStream;
}

interface EntryStream {
  on(event: 'data', listener: (chunk: Uint8Array) => void): this;
}

afterEach(() => {
  jest.restoreAllMocks();
});

// How long it takes and what it holds in a browser: `npm run bench -- archive`.
test.each(bombs)(
  'B4: a bomb of half a megabyte that declares $declares stops after the first of its packed blocks',
  async ({ declaredBytes, reason }) => {
    const bytes = await halfGigabyteBomb(declaredBytes);
    expect(bytes.byteLength).toBeGreaterThan(500 * 1024);
    expect(bytes.byteLength).toBeLessThan(600 * 1024);
    const inflatedBytes = countInflatedBytes();

    await expect(readArchive(bytes)).rejects.toMatchObject({ reason });

    // JSZip would take in the next 16 KB at a later turn; each of them gives a thousand times as much.
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    expect(inflatedBytes()).toBeLessThan(17 * 1024 * 1024);
    expect(inflatedBytes()).toBeGreaterThanOrEqual(bombManifest.length);
  },
);
