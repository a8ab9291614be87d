import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { join } from 'node:path';
import { startShortLivedServer, type ShortLivedServer } from './short-lived-server';
import type { SoakTab } from './tab-page';

declare const tab: SoakTab;

// Counted from the beginning of its second. Long enough for the calls of every tab that follow a renewal on a busy
// machine: it must not run out a second time; short enough to wait for.
const tokenSeconds = 5;
const callsPerTab = 2;

export interface SoakOptions {
  readonly tabs: number;
  readonly expiries: number;
}

export interface SoakFigures extends SoakOptions {
  readonly calls: number;
  readonly failedCalls: readonly string[];
  readonly refreshes: number;
  /** Sessions that the server ended because a refresh token came twice. */
  readonly revoked: number;
}

/**
 * Tabs of one browser that find their shared access token run out at the same moment, again and again, over the real
 * API with no grace for a token used twice.
 */
export async function soakTabs(browser: Browser, options: SoakOptions): Promise<SoakFigures> {
  const server = await startShortLivedServer(tokenSeconds, 0);
  const context = await browser.newContext({ baseURL: server.address });
  try {
    return await soak(context, server, options);
  } finally {
    await context.close();
    await server.stop();
  }
}

async function soak(context: BrowserContext, server: ShortLivedServer, options: SoakOptions) {
  const seen = watchRefreshes(context);
  const pages = await openTabs(context, options.tabs);
  const [first] = pages;
  if (first === undefined) throw new RangeError('A soak needs a tab');
  await first.evaluate(({ email, password }) => tab.signIn(email, password), server.account);
  const failedCalls: string[] = [];
  for (let expiry = 0; expiry < options.expiries; expiry += 1) {
    await new Promise((resolve) => setTimeout(resolve, tokenSeconds * 1000 + 100));
    const failures = await Promise.all(
      pages.map((page) => page.evaluate((count) => tab.call(count), callsPerTab)),
    );
    failedCalls.push(...failures.flat());
  }
  const calls = options.expiries * options.tabs * callsPerTab;
  return { ...options, calls, failedCalls, refreshes: seen.refreshes, revoked: seen.revoked };
}

export async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const script = await bundleOfTab();
  await context.route('**/tab', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><script>${script}</script>` }),
  );
  return Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage();
      await page.goto('/tab');
      return page;
    }),
  );
}

async function bundleOfTab(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'tab-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('The page of the tabs was not built');
  return file.text.replaceAll('</script', '<\\/script');
}

export function watchRefreshes(context: BrowserContext) {
  const seen = { refreshes: 0, revoked: 0 };
  context.on('request', (request) => {
    if (request.url().endsWith('/api/Auth/refresh')) seen.refreshes += 1;
  });
  context.on('response', (response) => {
    if (response.url().endsWith('/api/Auth/refresh') && response.status() === 401) seen.revoked += 1;
  });
  return seen;
}
