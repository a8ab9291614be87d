import { expect, type Page } from '@playwright/test';

/** The tile of a strip of figures, found by its title. */
function kpiTile(page: Page, strip: string, title: string) {
  return page
    .getByLabel(strip, { exact: true })
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${title}$`) }) })
    .first();
}

/** The amount of a tile, without its unit and note, once it is there. */
export async function kpiAmount(page: Page, strip: string, title: string): Promise<string> {
  const tile = kpiTile(page, strip, title).getByRole('definition');
  await expect(tile).toContainText(/\d/);
  const words = await tile.innerText();
  const amount = /[−-]?[\d,]+(?:\.\d+)?/.exec(words)?.[0];
  if (amount === undefined) throw new Error(`“${title}” shows no amount: ${words}`);
  return amount;
}
