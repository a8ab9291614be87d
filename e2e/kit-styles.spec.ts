import type { Locator, Page } from '@playwright/test';
import { madeRemote } from './support/made-remote';
import { copyOfPlace } from './support/registry-place';
import { expect, test } from './support/test';

/** Opens a remote of one screen that takes these components from the page. */
async function open(page: Page, takes: readonly string[], screen: string): Promise<Locator> {
  const place = await copyOfPlace();
  await place.remote('publish', await madeRemote({ name: 'remote-styled', takes, screen }));
  await place.serveTo(page.context());
  await page.goto('/styled');
  const screenOf = page.getByTestId('styled');
  await expect(screenOf).toBeVisible();
  return screenOf;
}

/** Of the first element of this class, as a share of the one around it. */
function widthOf(screen: Locator, className: string): Promise<number> {
  return screen.locator(`.${className}`).evaluate(({ offsetWidth, parentElement }: HTMLElement) => {
    return Math.round((offsetWidth / (parentElement?.offsetWidth ?? 1)) * 100) / 100;
  });
}

test("a remote's menu and sider have their looks, beside a dropdown's menu that goes without", async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const screen = await open(
    page,
    ['antd/es/menu', 'antd/es/layout'],
    `const items = [{ key: 'a', label: 'Ledger' }, { key: 'b', label: 'Levies' }];
    const { default: Menu } = taken['antd/es/menu'];
    const { default: Layout } = taken['antd/es/layout'];
    return h('div', { 'data-testid': 'styled' },
      h(Menu, { mode: 'horizontal', items, selectedKeys: ['a'] }),
      h(Layout, null, h(Layout.Sider, { width: 240, theme: 'light' }, 'Beside'), h(Layout.Content, null, 'Within')));`,
  );
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();

  const item = screen.getByRole('menuitem', { name: 'Levies' });
  await expect(screen.getByRole('menu')).toHaveCSS('display', 'flex');
  await expect(item).toHaveCSS('padding-inline-start', '16px');
  await expect(item).toHaveCSS('list-style-type', 'none');
  const sider = screen.getByRole('complementary');
  await expect(sider).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(sider).toHaveCSS('position', 'relative');
});

const widths = [
  { width: 1440, column: 0.5, label: 0.25 },
  { width: 390, column: 1, label: 1 },
];
for (const [place, { width, column, label }] of widths.entries()) {
  test(`columns keep to their breakpoints at ${width} pixels${place === 0 ? '' : ' @deep'}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn('reporter');
    const screen = await open(
      page,
      ['antd/es/col', 'antd/es/row'],
      `const { default: Row } = taken['antd/es/row'];
      return h('div', { 'data-testid': 'styled' },
        h(Row, null, h(taken['antd/es/col'].default, { xs: 24, lg: 12, className: 'column' }, 'Half of it')));`,
    );
    await expect.poll(() => widthOf(screen, 'column')).toBe(column);
  });

  test(`a form's columns do so too where no screen took a column, at ${width} pixels @deep`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn('reporter');
    const screen = await open(
      page,
      ['antd/es/form', 'antd/es/input'],
      `const { default: Form } = taken['antd/es/form'];
      const field = { label: 'Licence', name: 'licence' };
      return h('div', { 'data-testid': 'styled' },
        h(Form, { labelCol: { xs: 24, lg: 6, className: 'label' }, wrapperCol: { xs: 24, lg: 18 } },
          h(Form.Item, field, h(taken['antd/es/input'].default))));`,
    );
    await expect.poll(() => widthOf(screen, 'label')).toBe(label);
  });
}

test('a remote brings the classes of its screens itself: a shell of another version may know others @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const sheets = () =>
    page.evaluate(
      () =>
        document.adoptedStyleSheets.filter((sheet) =>
          [...sheet.cssRules].some(({ cssText }) => cssText.startsWith('.th-after-12')),
        ).length,
    );
  await page.goto('/brands');
  await expect.poll(sheets).toBe(1);

  await page.goto('/online');
  await expect(page.getByRole('heading', { level: 1, name: 'Online reports' })).toBeVisible();
  expect(await sheets()).toBe(2);
});
