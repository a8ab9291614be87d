import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { startShortLivedServer, type ShortLivedServer } from './short-lived-server';
import { openTabs, watchRefreshes } from './soak';
import type { SoakTab } from './tab-page';

declare const tab: SoakTab;

const tokenSeconds = 5;
/** The product's own: what is lost in an outage is asked for again within it. */
const graceSeconds = 10;
const callsAtOnce = 2;
const betweenCallsMs = 250;
/** Of the debugger. Shorter than tabs wait for their turn, longer than a token lives. */
const standstillMs = 8_000;
const betweenStandstillsMs = 12_000;
const outageMs = 4_000;
/** For so long after a failed refresh a tab may give that failure again without asking: the pause it keeps has grown. */
const afterOutageMs = 10_000;

export interface HardSoakOptions {
  readonly tabs: number;
  readonly seconds: number;
  /** How often the server is stopped and started, spread over the time. */
  readonly outages: number;
  /** How many processors have other work. */
  readonly busyProcessors: number;
}

export interface HardSoakFigures extends HardSoakOptions {
  readonly calls: number;
  /** For another cause than an outage. */
  readonly failedCalls: readonly string[];
  readonly failedInOutages: number;
  readonly refreshes: number;
  /** How often a tab stood still while it held the turn. */
  readonly standstills: number;
  /** Sessions that the server ended, and tabs that were signed out at the end. */
  readonly lost: number;
}

/**
 * Tabs of one browser that call all the time, with tokens that run out every few seconds, while processors are busy, a
 * debugger halts one of them again and again in the middle of its turn, and the server is stopped and started.
 */
export async function soakHard(browser: Browser, options: HardSoakOptions): Promise<HardSoakFigures> {
  const server = await startShortLivedServer(tokenSeconds, graceSeconds);
  const context = await browser.newContext({ baseURL: server.address });
  const release = occupy(options.busyProcessors);
  try {
    return await soak(context, server, options);
  } finally {
    release();
    await context.close();
    await server.stop();
  }
}

/** Work for so many processors, until it is told to end. */
function occupy(processors: number): () => void {
  const workers = Array.from({ length: processors }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => workers.forEach((each) => each.kill('SIGKILL'));
}

async function soak(context: BrowserContext, server: ShortLivedServer, options: HardSoakOptions) {
  const seen = watchRefreshes(context);
  const pages = await openTabs(context, options.tabs);
  const [first] = pages;
  if (first === undefined) throw new RangeError('A soak needs a tab');
  await first.evaluate(({ email, password }) => tab.signIn(email, password), server.account);
  const endMs = Date.now() + options.seconds * 1000;
  const outages = outagesUntil(endMs, server, options);
  const standstills = standstillsUntil(endMs, context, pages);
  const tallies = await Promise.all(pages.map((page) => callUntil(endMs, page)));
  const [windows, halted] = await Promise.all([outages, standstills]);
  const failures = tallies.flatMap(({ failed }) => failed);
  const others = failures.filter(
    ({ fromMs, toMs }) => !windows.some((window) => fromMs <= window.toMs && toMs >= window.fromMs),
  );
  const signedOut = await Promise.all(pages.map((page) => page.evaluate(() => tab.call(1))));
  return {
    ...options,
    calls: tallies.reduce((sum, { calls }) => sum + calls, 0),
    failedCalls: others.map(({ reason, fromMs }) => `${new Date(fromMs).toISOString()} ${reason}`),
    failedInOutages: failures.length - others.length,
    refreshes: seen.refreshes,
    standstills: halted,
    lost: seen.revoked + signedOut.flat().length,
  };
}

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

async function callUntil(endMs: number, page: Page) {
  const failed: (Span & { readonly reason: string })[] = [];
  let calls = 0;
  while (Date.now() < endMs) {
    const fromMs = Date.now();
    const reasons = await page.evaluate((count) => tab.call(count), callsAtOnce);
    failed.push(...reasons.map((reason) => ({ reason, fromMs, toMs: Date.now() })));
    calls += callsAtOnce;
    await pause(betweenCallsMs);
  }
  return { calls, failed };
}

/** Stops the server and starts it again, at even distances; gives when calls could fail for it. */
async function outagesUntil(endMs: number, server: ShortLivedServer, { seconds, outages }: HardSoakOptions) {
  const windows: Span[] = [];
  for (let turn = 0; turn < outages; turn += 1) {
    await pause((seconds * 1000) / (outages + 1));
    if (Date.now() >= endMs) break;
    const fromMs = Date.now();
    await server.restart(outageMs);
    windows.push({ fromMs, toMs: Date.now() + afterOutageMs });
  }
  return windows;
}

/** Halts one tab after another that has asked for new tokens: no code of it runs until it may go on. */
async function standstillsUntil(endMs: number, context: BrowserContext, pages: readonly Page[]) {
  const debuggers = new Map(await Promise.all(pages.map((page) => attach(context, page))));
  let standstills = 0;
  while (Date.now() < endMs - standstillMs) {
    // A debugger that came too late, when the turn had ended, has disturbed nothing.
    if (!(await haltInTurn(context, debuggers))) continue;
    standstills += 1;
    await pause(betweenStandstillsMs);
  }
  return standstills;
}

async function attach(context: BrowserContext, page: Page): Promise<[Page, CDPSession]> {
  const debug = await context.newCDPSession(page);
  await debug.send('Debugger.enable');
  return [page, debug];
}

/** Whether a tab stood still and held the turn until it went on. */
async function haltInTurn(
  context: BrowserContext,
  debuggers: ReadonlyMap<Page, CDPSession>,
): Promise<boolean> {
  const asked = await context
    .waitForEvent('request', {
      predicate: (request) => request.url().endsWith('/api/Auth/refresh'),
      timeout: standstillMs,
    })
    .catch(() => null);
  const page = asked?.frame().page();
  const debug = page === undefined ? undefined : debuggers.get(page);
  const recorder = [...debuggers.keys()].find((other) => other !== page);
  if (debug === undefined || recorder === undefined) return false;
  const halted: unknown[] = [];
  debug.once('Debugger.paused', (place) => halted.push(place));
  await debug.send('Debugger.pause');
  await pause(standstillMs);
  const holdsTurn = await recorder.evaluate(async () =>
    ((await navigator.locks.query()).held ?? []).some(({ name }) => name === 'tallyhouse.auth'),
  );
  // Where no code ran meanwhile, the next would halt.
  await debug.send('Debugger.resume').catch(async () => {
    await debug.send('Debugger.disable');
    await debug.send('Debugger.enable');
  });
  return holdsTurn && halted.length > 0;
}
