import { downloadJobFile, type JobFile } from '../../contracts/jobs';
import type { HttpClient } from '../../contracts/remote';
import { isApiError } from '../../http/api-error';

/** How far a download is; `isWaiting` while the connection is gone. */
export interface DownloadProgress {
  readonly receivedBytes: number;
  readonly isWaiting: boolean;
}

export interface DownloadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
  /** What has been received before, to go on from there. */
  readonly received?: Received | undefined;
  readonly partBytes?: number;
  /** Resolves when it is worth trying again; the browser's clock and its `online` event unless a test says otherwise. */
  readonly pause?: (tries: number, signal: AbortSignal) => Promise<void>;
}

/** A file on its way: all of it, and how many bytes of it are there. Kept by who asks, so that a second try goes on. */
export interface Received {
  readonly bytes: Uint8Array<ArrayBuffer>;
  count: number;
}

/** The file that came has another checksum than the one that the server made. */
export class DamagedDownload extends Error {
  override readonly name = 'DamagedDownload';
}

// Small enough that little is lost when the connection breaks, large enough that asking costs nothing.
const usualPartBytes = 4 * 1024 * 1024;
// With their pauses about four minutes; after that the reader decides.
const mostTries = 20;

/** Room for a file, nothing of it received. */
export function nothingReceived(file: JobFile): Received {
  return { bytes: new Uint8Array(file.sizeBytes), count: 0 };
}

/**
 * The file of a job, part by part, so that a broken connection costs one part and not the whole.
 *
 * Each part is asked for with `If-Range`: a file that is not the same any more comes whole. The checksum is compared
 * at the end, where the browser can (a secure context).
 * Errors: `ApiError` of a refusal, or of a connection that stays away for minutes; `DamagedDownload`; an abort.
 */
export async function downloadInParts(
  http: HttpClient,
  jobId: string,
  file: JobFile,
  options: DownloadOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { signal, onProgress, received = nothingReceived(file), partBytes = usualPartBytes } = options;
  const pause = options.pause ?? pauseInBrowser;
  let tries = 0;
  while (received.count < file.sizeBytes) {
    signal.throwIfAborted();
    try {
      const last = Math.min(received.count + partBytes, file.sizeBytes) - 1;
      const headers = { Range: `bytes=${received.count}-${last}`, 'If-Range': `"${file.sha256}"` };
      const part = await http.download(downloadJobFile, { params: { id: jobId }, headers, signal });
      take(received, new Uint8Array(part.bytes), file);
      tries = 0;
    } catch (error) {
      tries += 1;
      if (signal.aborted || tries >= mostTries || !isPassing(error)) throw error;
      onProgress({ receivedBytes: received.count, isWaiting: true });
      await pause(tries, signal);
    }
    onProgress({ receivedBytes: received.count, isWaiting: false });
  }
  await requireWhole(received.bytes, file);
  return received.bytes;
}

/** Puts a part where it belongs; a server that knows no ranges sends everything each time. */
function take(received: Received, part: Uint8Array, file: JobFile): void {
  const isAll = part.byteLength === file.sizeBytes;
  if (isAll) received.count = 0;
  if (part.byteLength === 0 || received.count + part.byteLength > file.sizeBytes) throw new DamagedDownload();
  received.bytes.set(part, received.count);
  received.count += part.byteLength;
}

/** Status 0 is a lost connection. */
function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status } = error.problem;
  return status === 0 || status === 429 || status >= 500;
}

/** One second, then two, four … at most fifteen; at once when the browser says that it is online again. */
function pauseInBrowser(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(15_000, 1000 * 2 ** (tries - 1)));
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

async function requireWhole(bytes: Uint8Array<ArrayBuffer>, file: JobFile): Promise<void> {
  // Only there over https and on this machine itself.
  if (!('subtle' in crypto)) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== file.sha256) throw new DamagedDownload();
}
