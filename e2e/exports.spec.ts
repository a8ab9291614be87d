import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { keepReport } from './support/confirmation';
import { expectOnlyForward, watchJob } from './support/job-watch';
import { expect, test } from './support/test';
import { firstCells, formulasOf, textsOf } from './support/workbook';

const address = '/total-report?from=2026-10-01&to=2026-10-31&basis=SETTLED';

/** All lists of the shops over thirteen months: some seconds of work. */
const pack = '/retail/pack/paid?from=2025-10-01&to=2026-10-31';

test('check 13: a large export moves on while its page is left and reloaded, and its workbook keeps the types @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const { id } = await exportPack(page);
  const seen = watchJob(page, id);
  await expect.poll(() => seen.at(-1)?.done ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);

  await page.goto('/dashboard');
  await page.reload();
  const line = await firstJob(page);
  await expect(line).toContainText('Ready', { timeout: 120_000 });
  await expect.poll(() => seen.at(-1)?.state).toBe('DONE');
  expectOnlyForward(seen);
  expect(new Set(seen.map(({ done }) => done)).size).toBeGreaterThan(1);
  expect(seen.at(-1)?.done).toBe(seen.at(-1)?.total);

  const saving = page.waitForEvent('download');
  await line.getByRole('button', { name: /^Download/ }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const bytes = await readFile(await file.path());
  const cells = await firstCells(bytes, 'Intake by cashier');
  expect(cells.get('Gaming day')).toMatchObject({ kind: 'number', format: 'yyyy-mm-dd' });
  expect(cells.get('Shift')).toMatchObject({
    kind: 'text',
    value: expect.stringMatching(/^D\d+-/),
  });
  expect(cells.get('Sales')).toMatchObject({ kind: 'number', format: '#,##0.00##' });
  expect(await formulasOf(bytes)).toEqual([]);
});

test('check 13: a title that begins like a formula stands in the workbook as text @deep', async ({
  page,
  signIn,
}) => {
  const title = `=cmd|' /C calc'!A0 ${Date.now().toString(36)}`;
  await signIn('reporter');
  await keepReport(page, title);
  await page.goto('/online');
  const button = page.getByRole('main').getByRole('button', { name: 'Export' }).first();
  await expect(button).toBeVisible();
  await button.click();
  const dialog = page.getByRole('dialog', { name: /^Export / });
  await dialog.getByRole('button', { name: 'Start the export' }).click();
  await expect(dialog.getByText('Ready')).toBeVisible();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download/ }).click();
  const bytes = await readFile(await (await saving).path());

  expect(await formulasOf(bytes)).toEqual([]);
  const texts = (await textsOf(bytes)).filter((text) => text.includes(title));
  expect(texts.length).toBeGreaterThan(0);
});

test('check 14: a cancelled export stops on the server, says so and starts again; a cut connection does not start it over @deep', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await signIn('reporter');
  const { id, dialog } = await exportPack(page);
  const cancelling = page.waitForResponse((answer) => answer.url().endsWith(`/api/Jobs/${id}/cancel`));
  // At once: all of the export takes but some seconds.
  await dialog.getByRole('button', { name: /^Cancel / }).click();
  const stopped = (await (await cancelling).json()) as { state: string; done: number; total: number };
  expect(stopped.state).toBe('CANCELLED');
  // Before its rows are counted, none of none are done.
  expect(stopped.done).toBeLessThan(Math.max(1, stopped.total));
  await expect(dialog.getByText('Cancelled')).toBeVisible();

  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Exports')) starts.push(request.method());
  });
  await dialog.getByRole('button', { name: 'Export in another format' }).click();
  const again = page.waitForResponse((answer) => answer.url().endsWith('/api/Exports'));
  await dialog.getByRole('button', { name: 'Start the export' }).click();
  const second = (await (await again).json()) as { id: string };
  expect(second.id).not.toBe(id);
  const seenAgain = watchJob(page, second.id);
  await expect.poll(() => seenAgain.length, { timeout: 60_000 }).toBeGreaterThan(0);

  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeAttached({
    timeout: 60_000,
  });
  await context.setOffline(false);
  await expect(dialog.getByText('Ready')).toBeVisible({ timeout: 120_000 });
  expectOnlyForward(seenAgain);
  expect(starts).toEqual(['POST']);
});

test('an export goes on without its page: after a reload the file is under Jobs and says what the server says @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const totals = page.waitForResponse((answer) => answer.url().includes('/api/TotalReports?'));
  await page.goto(address);
  const answer = (await (await totals).json()) as { totals: { ggr: string }[] };
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export / });
  await expect(dialog).toContainText('1 – 31 Oct 2026');
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  await dialog.getByRole('radio', { name: /^CSV, international/ }).click();
  await dialog.getByRole('button', { name: 'Start the export' }).click();
  await expect(dialog.getByText('The export runs on the server')).toBeVisible();

  await page.goto('/dashboard');
  await page.reload();
  await page.getByRole('button', { name: /^Jobs/ }).click();
  const tray = page.getByRole('dialog', { name: 'Jobs' });
  const line = tray.getByRole('listitem').first();
  await expect(line).toContainText('Ready');
  await expect(line).toContainText('Alder');
  const saving = page.waitForEvent('download');
  await line.getByRole('button', { name: /^Download/ }).click();
  const download = await saving;
  const text = await readFile(await download.path(), 'utf8');

  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const ggr = answer.totals[0]?.ggr ?? '';
  expect(ggr).toMatch(/^-?\d+\.\d\d$/);
  expect(text).toContain(ggr);
});

test('check 13: a PDF has the figures of the screen, and pages that say what they are @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const totals = page.waitForResponse((answer) => answer.url().includes('/api/TotalReports?'));
  await page.goto(address);
  const answer = (await (await totals).json()) as { totals: { ggr: string }[] };
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export / });
  await dialog.getByRole('radio', { name: /^PDF document/ }).click();
  await dialog.getByRole('button', { name: 'Start the export' }).click();
  await expect(dialog.getByText('Ready')).toBeVisible();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download/ }).click();
  const file = await saving;

  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text } = await extractText(pdf);
  for (const [place, words] of text.entries()) {
    expect(words).toContain('Alder · Total report');
    expect(words).toMatch(new RegExp(`Page ${place + 1} of ?\\n? ?${text.length}`));
  }
  const ggr = answer.totals[0]?.ggr ?? '';
  expect(ggr).toMatch(/^\d+\.\d\d$/);
  expect(text.join(' ')).toContain(ggr.replaceAll(/\B(?=(\d{3})+\.)/g, ','));
});

test('a download whose connection breaks goes on by itself @deep', async ({ page, signIn, watch }) => {
  watch.allow(/Failed to load resource/);
  await signIn('reporter');
  await page.goto(address);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export / });
  await dialog.getByRole('button', { name: 'Start the export' }).click();
  await expect(dialog.getByText('Ready')).toBeVisible();
  let broken = 0;
  await page.route(
    '**/api/Jobs/*/result',
    (route) => {
      broken += 1;
      return route.abort('connectionreset');
    },
    // Above what the client itself repeats for one part.
    { times: 4 },
  );

  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download/ }).click();
  await expect(dialog.getByText(/The connection was lost at 0 %/)).toBeVisible();
  const download = await saving;

  expect(broken).toBe(4);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(dialog.getByText(/^Downloaded: /)).toBeVisible();
});

test('a finished job is removed by naming it, and is gone after a reload @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto(address);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export / });
  await dialog.getByRole('button', { name: 'Start the export' }).click();
  await expect(dialog.getByText('Ready')).toBeVisible();
  // This page asks for the list, too, and takes its answer with it.
  await page.goto('about:blank');
  const listing = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/Jobs');
  await page.goto('/dashboard');
  const { items } = (await (await listing).json()) as { items: readonly unknown[] };
  await page.getByRole('button', { name: /^Jobs/ }).click();
  const lines = page.getByRole('dialog', { name: 'Jobs' }).getByRole('listitem');
  await expect(lines).toHaveCount(items.length);
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Remove' }).click();
  await expect(lines).toHaveCount(items.length - 1);

  await page.reload();
  await page.getByRole('button', { name: /^Jobs/ }).click();
  await expect(lines).toHaveCount(items.length - 1);
});

/** Starts the export of the pack; gives its job and the dialog that follows it. */
async function exportPack(page: Page): Promise<{ id: string; dialog: Locator }> {
  await page.goto(pack);
  const button = page.getByRole('group', { name: 'Whole pack' }).getByRole('button', { name: 'Export' });
  await expect(button).toBeVisible();
  await button.click();
  const dialog = page.getByRole('dialog', { name: /^Export / });
  const starting = page.waitForResponse((answer) => answer.url().endsWith('/api/Exports'));
  await dialog.getByRole('button', { name: 'Start the export' }).click();
  const { id } = (await (await starting).json()) as { id: string };
  return { id, dialog };
}

/** The newest job in the tray. */
async function firstJob(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Jobs/ }).click();
  return page.getByRole('dialog', { name: 'Jobs' }).getByRole('listitem').first();
}
