import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ChangeableOptions, MountOutcome } from '@tallyhouse/shared/embed/mount-options';

interface Controls {
  mount(changes?: Partial<ChangeableOptions>): Promise<MountOutcome>;
  update(changes: Partial<ChangeableOptions>): void;
  unmount(): void;
}

declare global {
  /** Of every page in hosts/. */
  var portal: Controls;
}

/** Has the portal change what it shows. */
export async function updateRemote(page: Page, changes: Partial<ChangeableOptions>): Promise<void> {
  await page.evaluate((given) => globalThis.portal.update(given), changes);
}

/** Has the portal take its remote away. */
export async function unmountRemote(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.portal.unmount());
}

/** Every computed style of the portal's own elements. */
export function looksOfPortal(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, .note, .note *')].map((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    }),
  );
}

/** The looks of the remote in `place` once they no longer change. */
export async function settledLooks(place: Locator): Promise<string[]> {
  let looks: string[] = [];
  const isSettled = async () => {
    const before = looks;
    looks = await looksOfRemote(place);
    return isDeepStrictEqual(looks, before);
  };
  await expect.poll(isSettled).toBe(true);
  return looks;
}

/** Every computed style of every element of the remote in `place`, drawn by its own shadow root. */
function looksOfRemote(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const root = element.firstElementChild?.shadowRoot;
    return [...(root?.querySelectorAll('*') ?? [])].map((one) => {
      const style = getComputedStyle(one);
      const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${one.tagName}.${one.getAttribute('class') ?? ''} ${values.join(';')}`;
    });
  });
}

interface LeftBehind {
  readonly keys: readonly string[];
  readonly cookies: string;
  readonly names: readonly string[];
  /** Style elements and adopted sheets of the page. */
  readonly sheets: number;
}

/** Remembers the globals of the pages that are opened from now on, before any script of theirs. */
export async function rememberGlobals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(document, 'namesBefore', Object.getOwnPropertyNames(window));
  });
}

/** What is in the page beside its own elements; see `rememberGlobals`. */
export function leftBehind(page: Page): Promise<LeftBehind> {
  return page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    cookies: document.cookie,
    names: Object.getOwnPropertyNames(window).filter(
      (name) => !(Reflect.get(document, 'namesBefore') as string[]).includes(name),
    ),
    sheets: document.adoptedStyleSheets.length + document.querySelectorAll('style').length,
  }));
}

/** Nothing but what every page in hosts/ has of its own. */
export const nothing: LeftBehind = { keys: [], cookies: '', names: ['portal'], sheets: 0 };
