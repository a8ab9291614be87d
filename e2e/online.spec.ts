import { readFile } from 'node:fs/promises';
import { exploreReportRows } from '@tallyhouse/shared/contracts/online-reports';
import { sumOf, tenThousandths } from './support/amount';
import { expect, test } from './support/test';
import { BrandTruth } from './support/truth';
import { columnOf } from './support/workbook';

const ggrTitle = 'Gross gaming revenue';

test('check 8: filtered to three games, screen, report.xlsx and server say the same to the cent @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const period = new BrandTruth('Alder').lastMonth;
  await page.goto(`/online/new?${new URLSearchParams({ type: 'ONLINE_GAMES', ...period }).toString()}`);
  await page.getByRole('button', { name: 'Simulate' }).click();
  const total = page.getByRole('row').filter({ hasText: /^Total – / });
  await expect(total).toContainText(/all [\d,]+ rows/);

  const firstThree = async () => {
    const games = await page.evaluate(() =>
      [...document.querySelectorAll('[role="row"]')].flatMap((row) => {
        const cells = [...row.querySelectorAll('[role="gridcell"], [role="rowheader"]')];
        return cells[2]?.textContent ?? [];
      }),
    );
    return [...new Set(games)].filter((name) => name.length > 2).slice(0, 3);
  };
  await expect.poll(firstThree).toHaveLength(3);
  const three = await firstThree();
  const address = new URL(page.url());
  address.searchParams.set('rows', JSON.stringify([{ field: 'product', op: 'in', value: three }]));
  const answering = page.waitForResponse(
    (response) =>
      response.url().endsWith(exploreReportRows.path) &&
      (response.request().postData() ?? '').includes(three[0] ?? ''),
  );
  await page.goto(address.href);
  const answer = (await (await answering).json()) as {
    items: { values: { ggr: string } }[];
    totals: { ggr: string };
  };
  await expect(total).toContainText('matching the filter');

  const header = page.getByRole('columnheader', { name: new RegExp(`^${ggrTitle}`) });
  const column = await header.getAttribute('aria-colindex');
  const shown = await total.locator(`[aria-colindex="${column}"]`).innerText();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  const file = await (await downloading).path();
  const cells = await columnOf(await readFile(file), 'Data', ggrTitle);

  const server = tenThousandths(answer.totals.ggr);
  expect(tenThousandths(shown)).toBe(server);
  expect(sumOf(answer.items.map(({ values }) => values.ggr))).toBe(server);
  expect(cells).toHaveLength(answer.items.length);
  expect(sumOf(cells)).toBe(server);
});

test('check 17: a draft is deleted only when its word is typed; who has it open is told that it is gone @deep', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  // Who has it open reads it and its notes again, and finds them gone.
  watch.allow(/404 \(Not Found\) .*(OnlineReports|ReportNotes)/);
  const title = `Deleted by a test ${Date.now().toString(36)}`;
  await signIn('reporter');
  const period = new BrandTruth('Alder').lastMonth;
  await page.goto(`/online/new?${new URLSearchParams({ type: 'ONLINE_GAMES', ...period }).toString()}`);
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByRole('button', { name: 'Save as report' }).click();
  const keeping = page.getByRole('dialog', { name: 'Save as report' });
  await keeping.getByLabel('Title').fill(title);
  await keeping.getByRole('button', { name: 'Save as report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Delete report' }).click();

  await page.getByRole('button', { name: 'Delete report' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete this report?' });
  await expect(deleting).toContainText(title);
  const sure = deleting.getByRole('button', { name: 'Delete report' });
  await expect(sure).toBeDisabled();
  await deleting.getByLabel(/^Type its name/).fill(title);
  await sure.click();
  await expect(page).toHaveURL(/\/online(\?|$)/);
  await expect(page.getByRole('button', { name: /undo/i })).toHaveCount(0);
  // The button that had the focus is gone with its page: the next Tab starts in this one.
  await expect(page.getByRole('main')).toBeFocused();

  // Told by the server as it happens, before the word could be typed there.
  await expect(other.getByText('This report was deleted while you had it open')).toBeVisible();
  await other.close();
});
