import type { JSZipObject } from 'jszip';
import type { DirectoryEntry } from './central-directory';
import { ArchiveRefused, type ArchiveReason } from './archive-refused';
import { updateCrc32 } from './crc32';

/** JSZip's stream of one entry; its own type declarations leave it out. */
interface InflatingStream {
  on(event: 'data', listener: (chunk: Uint8Array) => void): this;
  on(event: 'error', listener: (reason: Error) => void): this;
  on(event: 'end', listener: () => void): this;
  resume(): this;
  pause(): this;
}

/** The most bytes an entry may give, and what is said when it gives more. */
export interface OutputCap {
  readonly bytes: number;
  readonly reason: ArchiveReason;
}

/**
 * Inflates one entry, counting what really comes out.
 *
 * Stops within one chunk of the cap whatever size the archive declares, and checks length and CRC-32.
 */
export function inflateEntry(file: JSZipObject, entry: DirectoryEntry, cap: OutputCap): Promise<Uint8Array> {
  const streamable = file as JSZipObject & { internalStream(type: 'uint8array'): InflatingStream };
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    let crc = 0;
    const stream = streamable.internalStream('uint8array');
    const refuse = (reason: ArchiveReason) => {
      stream.pause();
      reject(new ArchiveRefused(reason, entry.name));
    };
    stream
      .on('data', (chunk) => {
        size += chunk.length;
        if (size > cap.bytes) {
          refuse(cap.reason);
          return;
        }
        crc = updateCrc32(crc, chunk);
        chunks.push(chunk);
      })
      .on('error', () => refuse('damaged'))
      .on('end', () => {
        if (size !== entry.declaredBytes || crc !== entry.crc32) refuse('damaged');
        else resolve(joined(chunks, size));
      })
      .resume();
  });
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
