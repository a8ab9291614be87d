import { test as base, expect } from '@playwright/test';
import { startProduct } from '../../tools/browser-product.mjs';
import { createPageWatch, followNewContexts, type PageWatch } from './page-watch';
import { Sessions, withBrand, type BrandName, type Role } from './sessions';

interface SignInOptions {
  readonly brand?: BrandName;
  /** For tests that renew or end the session. */
  readonly isOwn?: boolean;
}

interface Fixtures {
  /** Every test fails on what its pages complain of, also those in further contexts, unless it allows that. */
  readonly watch: PageWatch;
  /** Puts a signed-in session into the browser; pages opened afterwards use it. */
  readonly signIn: (role: Role, options?: SignInOptions) => Promise<void>;
}

/** What the pages are served by, and the origin whose pages may mount remotes. */
interface Product {
  readonly address: string;
  readonly portal: string;
}

interface WorkerFixtures {
  /** Of this worker alone: what a test writes, no other worker sees. */
  readonly product: Product;
  readonly sessions: Sessions;
}

export { expect };

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, provide) => {
      const running = process.env['BASE_URL'];
      if (running !== undefined)
        return provide({ address: running, portal: process.env['PORTAL_URL'] ?? '' });
      const { stop, ...product } = await startProduct();
      await provide(product);
      await stop();
    },
    // Its store is copied and read while other workers do the same.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.address),
  sessions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, provide) => {
      await provide(new Sessions());
    },
    { scope: 'worker' },
  ],
  watch: [
    async ({ browser, context, baseURL }, provide) => {
      const watch = createPageWatch(new URL(baseURL ?? '').origin);
      await watch.follow(context);
      const unfollow = followNewContexts(browser, watch);
      await provide(watch);
      unfollow();
      expect(watch.faults(), 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context, baseURL, sessions }, provide) => {
    await provide(async (role, { brand = 'Alder', isOwn = false } = {}) => {
      const { origin } = new URL(baseURL ?? '');
      const state = isOwn ? await sessions.fresh(role, origin) : await sessions.of(role, origin);
      await context.setStorageState(withBrand(state, brand));
    });
  },
});
