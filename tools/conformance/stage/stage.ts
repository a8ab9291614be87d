import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { installProbe, type Probe } from './probe';
import type { OpenHost, RemoteTarget } from './target';
import { watchPage, type Watch } from './watch';

/** Options that a page's `portal.mount` and `portal.update` take. */
export interface Changes {
  readonly brand?: string;
  readonly locale?: string;
  readonly theme?: string;
  readonly route?: string;
}

/** What `ready` resolves with, or why there was no answer. */
export interface Outcome {
  readonly status: string;
  readonly reason?: string;
}

/** What every page of a portal has for the kit: see docs/embedding.md, Conformance. */
export interface PortalGlobal {
  mount(changes?: Changes): Promise<Outcome>;
  update(changes: Changes): void;
  unmount(): void;
}

/** An open page of a host, nothing mounted, and what the checks do with it. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
  readonly watch: Watch;
  readonly remote: RemoteTarget;
  readonly host: OpenHost;
  mount(changes?: Changes): Promise<Outcome>;
  update(changes: Changes): Promise<void>;
  unmount(): Promise<void>;
  /** Waits until no request is under way and the words stay as they are, 15 s at most. */
  settled(): Promise<void>;
  text(): Promise<string>;
  close(): Promise<void>;
}

export interface StageOptions {
  readonly browser: Browser;
  readonly remote: RemoteTarget;
  readonly host: OpenHost;
  /** Before the page is opened: faults. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Whether the page is to have its portal; else only that it loads. */
  readonly isPortalNeeded?: boolean;
}

export const patienceMs = 30_000;

/** Opens the page in a context of its own, and takes away what it mounts by itself. */
export async function openStage({
  browser,
  remote,
  host,
  before,
  isPortalNeeded = true,
}: StageOptions): Promise<Stage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const watch = watchPage(page);
  await page.addInitScript(installProbe);
  await before?.(page);
  await page.goto(host.address, { waitUntil: 'load' });
  if (isPortalNeeded) {
    await page.waitForFunction(() => Reflect.has(globalThis, 'portal'));
    await page.evaluate(() => {
      (Reflect.get(globalThis, 'portal') as PortalGlobal).unmount();
    });
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const stage: Stage = {
    ...{ page, context, devtools, watch, remote, host },
    mount: (changes = {}) =>
      page.evaluate(
        async ({ given, ms }) => {
          const probe = Reflect.get(document, 'conformance') as Probe;
          const portal = Reflect.get(globalThis, 'portal') as PortalGlobal;
          const late = probe
            .sleep(ms)
            .then(() => ({ status: 'none', reason: `no answer in ${String(ms)} ms` }));
          return Promise.race([portal.mount(given), late]).catch((error: unknown) => ({
            status: 'rejected',
            reason: String(error),
          }));
        },
        { given: changes, ms: patienceMs },
      ),
    update: (changes) =>
      page.evaluate((given) => {
        (Reflect.get(globalThis, 'portal') as PortalGlobal).update(given);
      }, changes),
    unmount: () =>
      page.evaluate(() => {
        (Reflect.get(globalThis, 'portal') as PortalGlobal).unmount();
      }),
    settled: () => settle(stage),
    text: () => page.evaluate(() => (Reflect.get(document, 'conformance') as Probe).text()),
    close: () => context.close(),
  };
  await settle(stage);
  await page.evaluate(() => {
    (Reflect.get(document, 'conformance') as Probe).mark();
  });
  return stage;
}

async function settle(stage: Stage): Promise<void> {
  const { page, watch } = stage;
  let before = '';
  let alike = 0;
  for (let waitedMs = 0; waitedMs < 15_000 && alike < 3; waitedMs += 150) {
    await page.waitForTimeout(150);
    const now = await stage.text();
    alike = now === before && watch.live().length === 0 ? alike + 1 : 0;
    before = now;
  }
}
