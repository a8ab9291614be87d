import type { Browser } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';

/** The memory that pages and workers of a browser hold, as the kernel counts it: buffers outside the heap too. */
export interface RendererMemory {
  /** From now on: bytes at most that were held above what is held now. */
  watch(): Promise<() => Promise<number>>;
}

/** Errors: where the kernel tells no peaks of a process (other systems than Linux). */
export async function rendererMemory(browser: Browser): Promise<RendererMemory> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  await session.detach();
  const sum = async (field: string) => {
    const each = await Promise.all(ids.map((id) => statusOf(id, field)));
    return each.reduce((one, other) => one + other, 0);
  };
  return {
    async watch() {
      // 5 sets the peak of a process back to what it holds.
      await Promise.all(ids.map((id) => writeFile(`/proc/${id}/clear_refs`, '5')));
      const before = await sum('VmRSS');
      return async () => (await sum('VmHWM')) - before;
    },
  };
}

async function statusOf(id: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status) ?? [];
  if (kilobytes === undefined) throw new Error(`the kernel does not tell ${field} of process ${id}`);
  return Number(kilobytes) * 1024;
}
