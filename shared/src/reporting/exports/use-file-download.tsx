import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../contracts/jobs';
import type { HttpClient } from '../../contracts/remote';
import { DamagedDownload, downloadInParts, nothingReceived, type Received } from './download-in-parts';
import { saveFile } from '../../ui/save-file';

/** Where the download of a job's file stands. */
export type DownloadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly percent: number; readonly isWaiting: boolean }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'saved'; readonly name: string };

/**
 * Downloads the file of `job` under the server's name for it. `start` after a failure goes on where it stopped; a
 * second `start` while one is under way does nothing.
 */
export function useFileDownload(http: HttpClient, job: Job) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  const received = useRef<Received>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const { file } = job;
    if (file === undefined || running.current !== null) return;
    const abort = new AbortController();
    running.current = abort;
    received.current ??= nothingReceived(file);
    const percentOf = (bytes: number) =>
      file.sizeBytes === 0 ? 100 : Math.floor((bytes / file.sizeBytes) * 100);
    setState({ kind: 'running', percent: percentOf(received.current.count), isWaiting: false });
    try {
      const bytes = await downloadInParts(http, job.id, file, {
        signal: abort.signal,
        received: received.current,
        onProgress: ({ receivedBytes, isWaiting }) =>
          setState({ kind: 'running', percent: percentOf(receivedBytes), isWaiting }),
      });
      received.current = null;
      saveFile(new Blob([bytes]), file.name);
      setState({ kind: 'saved', name: file.name });
    } catch (error) {
      if (error instanceof DamagedDownload) received.current = null;
      setState(abort.signal.aborted ? { kind: 'idle' } : { kind: 'failed', error });
    } finally {
      running.current = null;
    }
  }

  return { state, start: () => void start(), stop: () => running.current?.abort() };
}
