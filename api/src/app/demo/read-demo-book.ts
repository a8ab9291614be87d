import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createDemoBook, type DemoPart } from './demo-book';
import type { DemoOptions } from './demo-options';

/**
 * The parts of a book as they are made: by a thread of their own where the program is bundled, so that making and
 * loading share two processors, else in place.
 *
 * At most two parts lie ready. Leaving the loop ends the thread.
 */
export async function* readDemoBook(options: DemoOptions): AsyncGenerator<DemoPart, void> {
  const script = new URL('./demo-worker.js', import.meta.url);
  if (!existsSync(fileURLToPath(script))) {
    yield* createDemoBook(options);
    return;
  }
  // Most of what the thread makes is short-lived: a larger nursery halves its collecting.
  const worker = new Worker(script, {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  });
  const ready: (DemoPart | null)[] = [];
  worker.on('message', (part: DemoPart | null) => ready.push(part));
  const failed = once(worker, 'error').then(([error]: unknown[]) => {
    throw error;
  });
  failed.catch(() => undefined);
  try {
    worker.postMessage('next');
    worker.postMessage('next');
    for (;;) {
      while (ready.length === 0) await Promise.race([once(worker, 'message'), failed]);
      const part = ready.shift();
      if (part === null || part === undefined) return;
      worker.postMessage('next');
      yield part;
    }
  } finally {
    await worker.terminate();
  }
}
