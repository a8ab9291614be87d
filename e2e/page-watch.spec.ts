import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// A run without faults means something only if the watch sees them: here they are made on purpose.
const policy = 'console: CSP: script-src';

test('a violation of the content security policy is a fault, in a further tab and another browser context too', async ({
  page,
  context,
  browser,
  baseURL,
  signIn,
  watch,
}) => {
  await signIn('viewer');
  await page.goto('/dashboard');
  expect(watch.faults()).toEqual([]);
  await runInline(page);
  await expect.poll(() => watch.faults().filter((fault) => fault.startsWith(policy))).toHaveLength(1);

  const tab = await context.newPage();
  await tab.goto('/online');
  await runInline(tab);
  await expect.poll(() => watch.faults().filter((fault) => fault.startsWith(policy))).toHaveLength(2);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await other.newPage();
  await theirs.goto('/login');
  await runInline(theirs);
  await expect.poll(() => watch.faults().filter((fault) => fault.startsWith(policy))).toHaveLength(3);
  await other.close();

  watch.allow(/CSP: script-src|Content Security Policy/);
  expect(watch.faults()).toEqual([]);
});

test('an error in the console, an uncaught error and a call to another origin are faults', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn('viewer');
  await page.goto('/dashboard');
  await page.evaluate(() => {
    console.error('said on purpose');
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
    void fetch('https://elsewhere.test/').catch(() => undefined);
  });
  for (const fault of [
    /^console: said on purpose/,
    /^uncaught: thrown on purpose/,
    /^console: CSP: connect-src blocked https:\/\/elsewhere\.test/,
  ]) {
    await expect.poll(() => watch.faults()).toContainEqual(expect.stringMatching(fault));
  }

  watch.allow(/on purpose|elsewhere\.test/);
  expect(watch.faults()).toEqual([]);
});

/** Puts a script into the page as an attack would; it must not run. */
async function runInline(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__ran = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
}
