import type { ArchiveReason } from './archive-refused';
import type { OpenedArchive } from './read-archive';

/** What the worker says of an archive. Plain data: an error's class would not survive the way to the page. */
export type WorkerAnswer =
  | { readonly kind: 'opened'; readonly archive: OpenedArchive }
  | { readonly kind: 'refused'; readonly reason: ArchiveReason; readonly detail: string };

/** What the page uses of the worker. */
export interface ArchiveWorker {
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(bytes: ArrayBuffer): void;
  terminate(): void;
}

/** What the worker's program uses of its global. */
export interface WorkerScope {
  onmessage: ((event: { readonly data: ArrayBuffer }) => void) | null;
  postMessage(answer: WorkerAnswer): void;
}

/** The worker could not be made, or broke down: nothing is known of the archive. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
}
