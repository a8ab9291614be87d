import { ArchiveRefused } from './archive-refused';
import type { OpenedArchive } from './read-archive';
import { WorkerFailed, type ArchiveWorker } from './worker-messages';

/** An honest archive takes well under a second. */
const longestMs = 10_000;

/**
 * Reads an archive in a worker, which is ended as soon as it has answered or time is up, whatever it is doing.
 *
 * Errors: `ArchiveRefused` as `readArchive`, also with `too-slow` after `timeoutMs`; `WorkerFailed`.
 */
export async function openInWorker(
  bytes: ArrayBuffer,
  worker: ArchiveWorker,
  timeoutMs: number = longestMs,
): Promise<OpenedArchive> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<OpenedArchive>((resolve, reject) => {
      timer = setTimeout(() => reject(new ArchiveRefused('too-slow')), timeoutMs);
      worker.onmessage = ({ data }) => {
        if (data.kind === 'opened') resolve(data.archive);
        else reject(new ArchiveRefused(data.reason, data.detail));
      };
      worker.onerror = ({ message }) => reject(new WorkerFailed(message));
      // Copied, not handed over: the file must still be there to be saved when it is refused.
      worker.postMessage(bytes);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
