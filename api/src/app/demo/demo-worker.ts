import { parentPort, workerData } from 'node:worker_threads';
import { createDemoBook } from './demo-book';
import type { DemoOptions } from './demo-options';

// A thread that writes a book while another loads it: one part for each message it gets.
const book = createDemoBook(workerData as DemoOptions);
parentPort?.on('message', () => {
  const part = book.next();
  parentPort?.postMessage(part.done === true ? null : part.value);
});
