import type { Page } from '@playwright/test';

/** Every React that the page evaluates from its next address on tells the hook of the developer tools, once. */
export async function countReacts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const versions: string[] = [];
    const nothing = () => undefined;
    const inject = (react: { readonly version: string }) => versions.push(react.version);
    const hook = { supportsFiber: true, isDisabled: false, inject, versions };
    const told = {
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
    };
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { ...hook, ...told, checkDCE: nothing });
  });
}

/** Their versions, in the order in which they came; see `countReacts`. */
export function countedReacts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hook: unknown = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
    return (hook as { versions: string[] }).versions;
  });
}
