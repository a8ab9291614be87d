import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { rendererMemory } from './renderer-memory';

const systemChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** What became of one archive in a worker. */
export interface Opening {
  /** `opened`, or why it was not. */
  readonly outcome: string;
  /** From posting the bytes to the answer, the start of the worker with it. */
  readonly ms: number;
  /** Bytes at most that page and worker held above what the page held before. */
  readonly peakBytes: number;
}

/** One archive in a fresh browser, so that nothing of an earlier one is reused. `address` serves `/archive`. */
export async function measureOpening(address: string, program: string, bytes: Uint8Array): Promise<Opening> {
  const browser = await chromium.launch({
    ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/archive`);
    await page.evaluate(takeArchive, Buffer.from(bytes).toString('base64'));
    const memory = await rendererMemory(browser);
    const peak = await memory.watch();
    const { outcome, ms } = await page.evaluate(openInWorker, program);
    return { outcome, ms, peakBytes: await peak() };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function takeArchive(base64: string): void {
  const given = globalThis as unknown as { archive: ArrayBuffer };
  given.archive = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;
}

/** A worker as the product makes it, from the text of its program. Runs in the page. */
function openInWorker(program: string): Promise<{ outcome: string; ms: number }> {
  const { archive } = globalThis as unknown as { archive: ArrayBuffer };
  const startedAt = performance.now();
  const worker = new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ kind: string; reason?: string }>) => {
      const ms = performance.now() - startedAt;
      worker.terminate();
      resolve({ outcome: data.kind === 'opened' ? 'opened' : (data.reason ?? ''), ms });
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(archive);
  });
}
