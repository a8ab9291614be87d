import { ArchiveRefused } from './archive-refused';
import { readArchive } from './read-archive';
import type { WorkerAnswer } from './worker-messages';

/** Reads an archive; a fault of the reader itself counts as a damaged archive, since the bytes led to it. */
export async function answerOf(bytes: Uint8Array): Promise<WorkerAnswer> {
  try {
    return { kind: 'opened', archive: await readArchive(bytes) };
  } catch (error) {
    return error instanceof ArchiveRefused
      ? { kind: 'refused', reason: error.reason, detail: error.detail }
      : { kind: 'refused', reason: 'damaged', detail: '' };
  }
}
