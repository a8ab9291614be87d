import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { followFiles } from './hops';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What one cold load of a page took. */
export interface Load {
  readonly gzipBytes: number;
  readonly brotliBytes: number;
  readonly requests: number;
  readonly hops: number;
  /** Milliseconds from the start of the navigation until the page's own content stood there. */
  readonly readyMs: number;
  readonly reacts: number;
}

export interface Target {
  readonly address: string;
  readonly path: string;
  /** What stands on the page when it is ready. */
  readonly ready: string;
  readonly state: StorageState | undefined;
}

/** A slow phone on a mobile network: 4× slower processor, 10 Mbit/s, 40 ms. */
const slowness = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** Loads a page with nothing in the browser's cache, scripts and styles in gzip and brotli as their best. */
export async function measureLoad(browser: Browser, target: Target): Promise<Load> {
  const { address, path, ready, state } = target;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(state === undefined ? {} : { storageState: state }),
  });
  try {
    const page = await context.newPage();
    await watchInPage(page, ready);
    const devtools = await context.newCDPSession(page);
    const files = await followFiles(devtools);
    await devtools.send('Network.emulateNetworkConditions', slowness);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const isFile = !new URL(response.url()).pathname.startsWith('/api/');
      if (isFile && response.ok()) bodies.set(response.url(), response.body());
    });
    await page.goto(address + path, { timeout: 120_000 });
    await page.waitForFunction(() => Reflect.has(window, '__readyMs'), undefined, { timeout: 120_000 });
    const asked = files();
    const readyMs = await page.evaluate(() => Reflect.get(window, '__readyMs') as number);
    const reacts = await page.evaluate(() => Reflect.get(window, '__reacts') as number);
    const contents = await Promise.all(asked.map(async ({ url }) => bodies.get(url)));
    const sum = (sizeOf: (bytes: Buffer) => number) =>
      contents.reduce((total, bytes) => total + (bytes === undefined ? 0 : sizeOf(bytes)), 0);
    return {
      gzipBytes: sum((bytes) => gzipSync(bytes, { level: 9 }).length),
      brotliBytes: sum((bytes) => brotliCompressSync(bytes).length),
      requests: asked.length,
      hops: Math.max(...asked.map(({ hop }) => hop)),
      ...{ readyMs, reacts },
    };
  } finally {
    await context.close();
  }
}

/** Notes when the content stands there, and how many Reacts were evaluated. */
async function watchInPage(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (Reflect.has(window, '__readyMs') || document.querySelector(wanted) === null) return;
      Reflect.set(window, '__readyMs', performance.now());
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    // Every React that is evaluated tells the hook of the developer tools, once.
    Reflect.set(window, '__reacts', 0);
    const nothing = () => undefined;
    const inject = () => Reflect.set(window, '__reacts', (Reflect.get(window, '__reacts') as number) + 1);
    const hook = { supportsFiber: true, isDisabled: false, inject, checkDCE: nothing };
    const told = {
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
    };
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { ...hook, ...told });
  }, selector);
}
