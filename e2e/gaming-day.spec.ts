import type { Page } from '@playwright/test';
import { exportedLines, openExport } from './support/csv-export';
import { expect, test } from './support/test';

// Elm's gaming days begin at 06:00 in Malta: a bet of the night belongs to the day before.
const day = '2026-10-04';
const dayAfter = '2026-10-05';
const begin = Date.parse(`${day}T06:00:00+02:00`);
const midnight = Date.parse(`${dayAfter}T00:00:00+02:00`);
const end = Date.parse(`${dayAfter}T06:00:00+02:00`);

// In this order in one worker: what one zone was shown is compared with what another one was.
test.describe.configure({ mode: 'default' });

/** What readers in different zones were shown of the same days. */
const seen = new Set<string>();

interface DrillAnswer {
  readonly items: readonly { readonly time: string }[];
  readonly totalCount: number;
}

for (const timezoneId of ['America/New_York', 'Africa/Dar_es_Salaam', 'Pacific/Kiritimati']) {
  test.describe(`seen from ${timezoneId} @deep`, () => {
    test.use({ timezoneId });

    test(`check 11: bets before 06:00 belong to the day before, in figure, records and rows (${timezoneId})`, async ({
      page,
      signIn,
    }) => {
      await signIn('reporter', { brand: 'Elm' });
      const betsOf = [await openDay(page, dayAfter), await openDay(page, day)];
      await expect(page.getByText(/Gaming day 4 Oct 2026 = 4 Oct 06:00 → 5 Oct 06:00/)).toBeVisible();

      const answers: DrillAnswer[] = [];
      page.on('response', (response) => {
        if (new URL(response.url()).pathname === '/api/Drill' && response.ok())
          void response.json().then((answer: DrillAnswer) => answers.push(answer));
      });
      await page
        .locator('#line-P1')
        .getByRole('link', { name: /^Drill down into Bets, Online/ })
        .click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('combobox', { name: 'Group by' }).click();
      await page
        .getByRole('option', { name: 'Individual records' })
        .or(page.getByTitle('Individual records'))
        .last()
        .click();
      const records = drawer.getByRole('grid', { name: /Bets by Individual records/i });
      await expect(records.getByRole('row').nth(1)).toContainText(/^4 Oct 2026, (0[6-9]|1\d|2[0-3]):/);
      await expect(drawer.getByText('The parts add up exactly to the figure')).toBeVisible();
      await records.getByRole('gridcell').first().click();
      await page.keyboard.press('Control+End');
      await expect(
        records
          .getByRole('row')
          .filter({ hasText: /^5 Oct 2026, 0[0-5]:/ })
          .last(),
      ).toBeVisible();
      await expect(records.getByText('5 Oct 2026, 06:')).toHaveCount(0);

      // The page may draw an answer before the test has read it.
      const times = () => answers.flatMap(({ items }) => items.map(({ time }) => Date.parse(time)));
      await expect.poll(() => times().some((time) => time >= midnight), 'none of the night').toBe(true);
      expect(times().length).toBeGreaterThan(5);
      expect(times().filter((time) => time < begin || time >= end)).toEqual([]);

      seen.add(betsOf.join(' '));
      expect([...seen]).toHaveLength(1);
    });
  });
}

test('check 11: a bet of the night stands on the same gaming day in table, chart and file @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter', { brand: 'Elm' });
  // Two days may well have as many bets; not three.
  const days = [day, dayAfter, '2026-10-06'];
  const bets: string[] = [];
  for (const one of days) bets.push(await openDay(page, one));
  expect(new Set(bets).size).toBeGreaterThan(1);

  await page.goto(
    `/summary-report?from=${day}&to=${days.at(-1)}&granularity=day&measure=bets&basis=PLACED&chart=time`,
  );
  const table = page.getByRole('table', { name: /Elm per Day/ });
  await expect(table).toBeVisible();
  expect(await table.locator('tbody tr td:nth-child(2)').allInnerTexts()).toEqual(bets);

  const chart = page.getByRole('figure', { name: /Bets/ });
  await chart.getByText('View as table').click();
  expect(await chart.locator('tbody').getByRole('cell').allInnerTexts()).toEqual(bets);

  const lines = await exportedLines(
    page,
    await openExport(page, page.getByRole('button', { name: 'Export', exact: true })),
  );
  const heads = lines.find((line) => line.includes('Bets'))?.split(',') ?? [];
  const inFile = days.map((one) => lines.find((line) => line.startsWith(one))?.split(','));
  expect(inFile.map((cells) => cells?.[heads.indexOf('Bets')])).toEqual(bets);
});

/** Opens the total report of one gaming day; gives the number of bets online. */
async function openDay(page: Page, gamingDay: string): Promise<string> {
  await page.goto(`/total-report?from=${gamingDay}&to=${gamingDay}&basis=PLACED`);
  const bets = page.locator('#line-P1').getByRole('link', { name: /Bets, Online/ });
  await expect(bets).toBeVisible();
  return bets.innerText();
}
