import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses what exports; gives the dialog that says what will be written. */
export async function openExport(page: Page, button: Locator): Promise<Locator> {
  await button.click();
  const dialog = page.getByRole('dialog', { name: /^Export / });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Lines of the CSV that the dialog makes. */
export async function exportedLines(page: Page, dialog: Locator): Promise<string[]> {
  await dialog.getByRole('radio', { name: /^CSV, international/ }).click();
  await dialog.getByRole('button', { name: 'Start the export' }).click();
  await expect(dialog.getByText('Ready')).toBeVisible();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download/ }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  return text.split(/\r?\n/);
}
