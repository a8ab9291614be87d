import { expect, type Locator, type Page } from '@playwright/test';

/** Where the focus stands in a grid, as assistive technology is told. */
export interface FocusedCell {
  readonly role: string;
  readonly row: number;
  readonly column: number;
}

/** Presses Tab until the focus is in the grid, as somebody without a mouse does. */
export async function tabInto(page: Page, grid: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await grid.evaluate((element) => element.contains(document.activeElement));
    if (isThere) return;
  }
  throw new Error('Tab never came into the grid');
}

/** Presses Tab, or what leads backwards, until `target`, which may be still to come, has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let presses = 0; presses < 120; presses += 1) {
    const isThere = await target.evaluateAll((elements) =>
      elements.some((one) => one === document.activeElement),
    );
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab never came to the control');
}

export function focusedCell(grid: Locator): Promise<FocusedCell | null> {
  return grid.evaluate((element) => {
    const cell = document.activeElement;
    if (cell === null || !element.contains(cell)) return null;
    const row = cell.closest('[role="row"]')?.getAttribute('aria-rowindex');
    const role = cell.getAttribute('role') ?? '';
    return { role, row: Number(row), column: Number(cell.getAttribute('aria-colindex')) };
  });
}

/** Walks along the headers to the one that begins with `title`. */
export async function toHeader(page: Page, grid: Locator, title: string): Promise<void> {
  await page.keyboard.press('Control+Home');
  // The next key would be pressed at a cell that is only about to be left.
  await expect.poll(() => focusedCell(grid)).toMatchObject({ row: 2, column: 1 });
  await page.keyboard.press('ArrowUp');
  const columns = Number(await grid.getAttribute('aria-colcount'));
  for (let column = 1; column <= columns; column += 1) {
    await expect.poll(() => focusedCell(grid)).toMatchObject({ role: 'columnheader', column });
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (text.startsWith(title)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`No header “${title}”`);
}

/** Opens the menu of the header that has the focus, and chooses from it by arrows alone. */
export async function chooseInHeadMenu(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift+F10');
  const item = page.getByRole('menuitem', { name, exact: true });
  await expect(item).toBeVisible();
  // The menu takes the focus only when it has opened; a key before that is another's.
  await expect.poll(() => focusedItem(page)).not.toBe('');
  for (let presses = 0; presses < 20 && (await focusedItem(page)) !== name; presses += 1) {
    const before = await focusedItem(page);
    await page.keyboard.press('ArrowDown');
    // The next key would be pressed at an item that is only about to be left.
    await expect.poll(() => focusedItem(page)).not.toBe(before);
  }
  expect(await focusedItem(page)).toBe(name);
  await page.keyboard.press('Enter');
  await expect(item).toBeHidden();
}

/** The item of an open menu that has the focus, which is the one that the next key is for; empty where none has. */
function focusedItem(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.closest('[role="menuitem"]')?.textContent ?? '');
}

/** What a reader of the grid sees of its columns: name, place, width, and whether it is pinned. */
export function columnsOf(grid: Locator): Promise<string[]> {
  return grid.getByRole('columnheader').evaluateAll((heads) =>
    heads.map((head) => {
      const title = head.querySelector('.th-head-title')?.textContent ?? '';
      const pin = /th-pinned-(\w+)/.exec(head.getAttribute('class') ?? '')?.[1] ?? 'free';
      return `${head.getAttribute('aria-colindex')} ${title} ${Math.round(head.getBoundingClientRect().width)}px ${pin}`;
    }),
  );
}
