import type { JSZipObject } from 'jszip';
import type { DirectoryEntry } from './central-directory';
import { ArchiveRefused, type ArchiveReason } from './archive-refused';
import { updateCrc32 } from './crc32';

/** JSZip's stream of one entry; its own type declarations leave it out. */
interface InflatingStream {
  /** `percent` says how much of the packed bytes has been taken in to give this chunk. */
  on(event: 'data', listener: (chunk: Uint8Array, meta: { readonly percent: number }) => void): this;
  on(event: 'error', listener: (reason: Error) => void): this;
  on(event: 'end', listener: () => void): this;
  resume(): this;
  pause(): this;
}

/** What one entry may give, and what is said when it gives more. */
export interface OutputCap {
  readonly bytes: number;
  readonly reason: ArchiveReason;
  /** Bytes out for each byte in, at any moment. */
  readonly ratio: number;
}

/** A short entry may well shrink by more than the ratio. */
const alwaysAllowedBytes = 64 * 1024;

/**
 * Inflates one entry, counting what really comes out.
 *
 * What an archive declares is a claim that can only make it worse for it: an entry that declares more than its cap is
 * refused before anything is inflated, and one that gives more than it declares stops at that byte. A bomb stops after
 * the first packed block (16 KB) that gives more than the ratio. Length and CRC-32 are checked.
 */
export function inflateEntry(file: JSZipObject, entry: DirectoryEntry, cap: OutputCap): Promise<Uint8Array> {
  if (entry.declaredBytes > cap.bytes) throw new ArchiveRefused(cap.reason, entry.name);
  const streamable = file as JSZipObject & { internalStream(type: 'uint8array'): InflatingStream };
  return new Promise((resolve, reject) => {
    const content = new Pieces();
    let isOver = false;
    const stream = streamable.internalStream('uint8array');
    const refuse = (reason: ArchiveReason) => {
      isOver = true;
      stream.pause();
      reject(new ArchiveRefused(reason, entry.name));
    };
    stream
      .on('data', (chunk, { percent }) => {
        // The rest of a packed block still comes after the stream was stopped.
        if (isOver) return;
        const taken = (entry.packedBytes * percent) / 100;
        if (content.size + chunk.length > Math.max(alwaysAllowedBytes, taken * cap.ratio)) refuse('ratio');
        else if (content.size + chunk.length > entry.declaredBytes) refuse('more-than-declared');
        else content.add(chunk);
      })
      .on('error', () => refuse('damaged'))
      .on('end', () => {
        if (content.size !== entry.declaredBytes || content.crc32() !== entry.crc32) refuse('damaged');
        else resolve(content.whole());
      })
      .resume();
  });
}

/** Bytes as they came: nothing is copied or summed up before all are there, so that a bomb costs neither. */
class Pieces {
  readonly #pieces: Uint8Array[] = [];
  size = 0;

  add(piece: Uint8Array): void {
    this.#pieces.push(piece);
    this.size += piece.length;
  }

  crc32(): number {
    return this.#pieces.reduce(updateCrc32, 0);
  }

  whole(): Uint8Array {
    const bytes = new Uint8Array(this.size);
    let at = 0;
    for (const piece of this.#pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  }
}
