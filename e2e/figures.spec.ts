import { readFile } from 'node:fs/promises';
import { sumOf, tenThousandths } from './support/amount';
import { kpiAmount } from './support/kpi';
import { columnInLibreOffice, hasLibreOffice } from './support/libre-office';
import type { BrandName } from './support/sessions';
import { simulateOnline } from './support/simulate';
import { expect, test } from './support/test';
import { BrandTruth } from './support/truth';
import { columnOf } from './support/workbook';

const ggrTitle = 'Gross gaming revenue';

/** Birch plays in two currencies, so its report names the licences of one. */
const danish = ['DK-DGA-VM', 'DK-DGA-OK'];

for (const [place, brand] of (['Alder', 'Birch', 'Cedar', 'Elm'] satisfies BrandName[]).entries()) {
  test(`last month of ${brand}: screen, report.xlsx and the truth agree to the cent${place === 0 ? '' : ' @deep'}`, async ({
    page,
    signIn,
  }) => {
    const truth = new BrandTruth(brand);
    await signIn('reporter', { brand });
    await simulateOnline(page, truth.lastMonth, brand === 'Birch' ? danish : undefined);

    const screen = tenThousandths(await kpiAmount(page, 'Totals', ggrTitle));
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    const file = await (await downloading).path();
    const cells = await columnOf(await readFile(file), 'Data', ggrTitle);

    expect(screen).toBe(truth.ggr('ONLINE', 'asLoaded'));
    expect(screen).toBe(truth.ggr('ONLINE', 'undamaged'));
    expect(cells.length).toBeGreaterThan(27);
    expect(sumOf(cells)).toBe(screen);
    if (hasLibreOffice()) expect(sumOf(await columnInLibreOffice(file, ggrTitle))).toBe(screen);
  });
}
