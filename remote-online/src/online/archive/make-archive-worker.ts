import { source } from './archive-worker?worker-source';
import { WorkerFailed, type ArchiveWorker } from './worker-messages';

class BlobWorker extends Worker {
  readonly #address: string;

  constructor(program: string) {
    const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
    super(address, { name: 'last-reports archive' });
    this.#address = address;
  }

  override terminate(): void {
    super.terminate();
    URL.revokeObjectURL(this.#address);
  }
}

/**
 * Makes the worker from its program's text, which came with a chunk whose hash the browser has checked.
 *
 * Errors: `WorkerFailed` where the browser makes no such worker.
 */
export function makeArchiveWorker(): ArchiveWorker {
  try {
    return new BlobWorker(source);
  } catch (error) {
    throw new WorkerFailed(error instanceof Error ? error.message : String(error));
  }
}
