import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoProgress } from './create-demo-store';
import { demoReference } from './demo-book';
import type { DemoOptions } from './demo-options';
import { readDemoBook } from './read-demo-book';

interface FilesRequest {
  /** Made when missing. */
  readonly folder: string;
  readonly options: DemoOptions;
  readonly onProgress: (progress: DemoProgress) => void;
  readonly signal: AbortSignal;
}

/**
 * Writes a book as files that `load` takes in the order of their names, with the truth beside them.
 *
 * Errors: the signal's reason when stopped; the files until then stay.
 */
export async function writeDemoFiles({
  folder,
  options,
  onProgress,
  signal,
}: FilesRequest): Promise<{ files: number }> {
  const startedMs = Date.now();
  const count = { bets: 0, records: 0, files: 0 };
  const truthFolder = `${folder}-truth`;
  await mkdir(folder, { recursive: true });
  await mkdir(truthFolder, { recursive: true });
  await writeFile(join(folder, '0-reference.json'), JSON.stringify(demoReference(options)));
  for await (const part of readDemoBook(options)) {
    signal.throwIfAborted();
    if (part.kind === 'truth') {
      await writeFile(join(truthFolder, 'truth.json'), `${JSON.stringify(part.truth)}\n`);
      continue;
    }
    for (const { name, text } of part.files) {
      const path = join(folder, name);
      // A file that is sent twice is there twice, the second after the first.
      await writeFile(existsSync(path) ? path.replace(/(\.\w+)$/, '_again$1') : path, text);
    }
    count.bets += part.bets;
    count.records += part.records;
    count.files += part.files.length;
    onProgress({
      ...count,
      done: Math.min(0.99, part.done),
      step: `writing ${part.brandId}`,
      seconds: (Date.now() - startedMs) / 1000,
    });
  }
  return { files: count.files };
}
