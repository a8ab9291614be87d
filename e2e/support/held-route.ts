import type { Page } from '@playwright/test';

/** Lets calls and files wait, so that what stands meanwhile can be looked at, until they are released. */
export async function hold(page: Page, what: string): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(what, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}
