import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeTemporaryFolder } from '../../store/temporary-folder';
import { ProblemError, tooLarge } from '../http/problems';

/** A file that somebody sent, on the disk until its call is over. */
export class Upload {
  private constructor(
    /** A folder of its own, for what is made of it, too; empty for one that nobody sent. */
    readonly folder: string,
    readonly path: string,
    readonly bytes: number,
    /** Of its bytes, in hex. */
    readonly sha256: string,
  ) {}

  /** What a call has that sent no file. */
  static readonly none = new Upload('', '/dev/null', 0, createHash('sha256').digest('hex'));

  /**
   * Writes what comes to the disk, as it comes. Nothing is left of one that did not arrive whole.
   *
   * Errors: `TOO_LARGE` (413) beyond `maxBytes`, `VALIDATION` where the sender went away.
   */
  static async receive(body: Readable, maxBytes: number): Promise<Upload> {
    const folder = await makeTemporaryFolder('upload');
    const path = join(folder, 'file');
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      const file = await open(path, 'w');
      try {
        // What is too large is left unread, not cut off: its sender is still to hear so.
        for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          bytes += piece.length;
          if (bytes > maxBytes) throw tooLarge();
          hash.update(piece);
          await file.writeFile(piece);
        }
      } finally {
        await file.close();
      }
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw body.errored === null ? error : didNotArrive();
    }
    return new Upload(folder, path, bytes, hash.digest('hex'));
  }

  async remove(): Promise<void> {
    if (this.folder !== '') await rm(this.folder, { recursive: true, force: true });
  }
}

function didNotArrive(): ProblemError {
  return new ProblemError(400, 'VALIDATION', 'The file did not arrive whole', { detail: 'Send it again.' });
}
