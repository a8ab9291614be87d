import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './support/accessibility';
import { expectAccessible, expectFits, expectLargeText, expectMirrored, resize } from './support/look-checks';
import { latinSentences } from './support/looks';
import { settled } from './support/screens';
import { expect, test } from './support/test';

const html = (page: Page) => page.locator('html');

test('the page before sign-in speaks Arabic from right to left, and what is chosen there stays @deep', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the online reports and one of them are read in Arabic, wide and narrow, ${scheme}${scheme === 'dark' ? ' @deep' : ''}`, async ({
    page,
    signIn,
  }) => {
    await signIn('reporter');
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/online?locale=ar');
    const list = page.getByRole('grid', { name: 'التقارير عبر الإنترنت' });
    await expect(list).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'القائمة' })).toContainText('لوحة المتابعة');
    await expectReadable(page, 'list');
    await expectMirrored(page, 'list');
    expect(await latinSentences(page), 'list').toEqual([]);
    // `01/10/2026 – 31/10/2026`, in full.
    expect(await cutPeriods(list), 'periods').toEqual([]);

    await list.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('grid', { name: 'صفوف التقرير' })).toBeVisible();
    await expectReadable(page, 'report');
    await expect(page.getByRole('main').locator('[dir="ltr"][lang="en-GB"] h1')).toHaveCount(0);
    await expect(page.getByRole('grid').getByText('ماكينات القمار').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('القناة عبر الإنترنت');
    expect(await latinSentences(page), 'report').toEqual([]);
  });
}

test('messages are told in Arabic, in a panel where lines end @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto('/online?locale=ar');
  await page.getByRole('button', { name: /الإشعارات/ }).click();
  const panel = page.getByRole('dialog', { name: 'الإشعارات' });
  await expect(panel.getByRole('link', { name: /سجلات متأخرة/ }).first()).toBeVisible();
  await settled(page);
  const box = await panel.boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBeLessThan(720);
  // What an authority answered stands as it wrote it, kept apart from the sentence.
  expect(await latinSentences(page)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
});

test('the builder and the settings are in Arabic, a dialog too @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto('/online/new?locale=ar');
  await expect(page.getByRole('heading', { level: 1, name: 'تقرير جديد' })).toBeVisible();
  await expectReadable(page, 'builder');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 2, name: 'الجلسات' })).toBeVisible();
  await expectReadable(page, 'settings');
});

const screens = [
  { name: 'dashboard', path: '/dashboard', heading: 'لوحة المتابعة', as: 'reporter' },
  {
    name: 'total',
    path: '/total-report?from=2026-10-01&to=2026-10-31',
    heading: 'التقرير الإجمالي',
    as: 'reporter',
  },
  {
    name: 'summary',
    path: '/summary-report?from=2026-10-01&to=2026-10-31',
    heading: 'التقرير الملخص',
    as: 'reporter',
  },
  { name: 'confirmations', path: '/double-confirmation?box=all', heading: 'الاعتماد المزدوج', as: 'approver' },
  { name: 'tax reporting', path: '/tax-reporting', heading: 'الإقرارات الضريبية', as: 'reporter' },
  { name: 'API log', path: '/api-log', heading: 'سجل واجهة البرمجة', as: 'admin' },
  { name: 'reports log', path: '/reports-log', heading: 'سجل التقارير', as: 'auditor' },
  { name: 'data loads', path: '/load-data', heading: 'تحميلات البيانات', as: 'admin' },
  { name: 'notifications', path: '/notification-history', heading: 'الإشعارات', as: 'reporter' },
  { name: 'alerts', path: '/critical-alert-history', heading: 'التنبيهات الحرجة', as: 'reporter' },
  { name: 'retail reports', path: '/retail/reports', heading: 'تقارير الفروع', as: 'reporter' },
  { name: 'retail builder', path: '/retail/reports/new', heading: 'تقرير جديد', as: 'reporter' },
] as const;

for (const { name, path, heading, as } of screens) {
  test(`the ${name} is read in Arabic, from right to left @deep`, async ({ page, signIn }) => {
    await signIn(as);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=ar`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settled(page);
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('main').locator('[dir="ltr"][lang="en-GB"] h1')).toHaveCount(0);
    expect(await latinSentences(page)).toEqual([]);
    await expectReadable(page, name);
  });
}

async function expectReadable(page: Page, name: string): Promise<void> {
  await expectFits(page, name, [1440, 390]);
  await expectAccessible(page, name, 390);
  await expectLargeText(page, name);
  await resize(page, 1440);
  await expectAccessible(page, name, 1440);
}

/** Cells with a period that their column is too narrow for. */
function cutPeriods(grid: Locator): Promise<string[]> {
  return grid.evaluate((element) =>
    [...element.querySelectorAll('[role="gridcell"]')]
      .flatMap((cell) => [cell, ...cell.querySelectorAll('*')])
      .filter(({ textContent }) => /^\D*\d\d\/\d\d\/\d{4}\D+\d\d\/\d\d\/\d{4}\D*$/.test(textContent))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );
}
