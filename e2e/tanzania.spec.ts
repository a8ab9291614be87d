import { sumOf, tenThousandths } from './support/amount';
import { expect, test } from './support/test';
import { BrandTruth } from './support/truth';

const month = new BrandTruth('Alder').lastMonth;
const period = new URLSearchParams(month).toString();

test('classes of the Gaming Act add up to what is payable, and the bridge leads to settled revenue', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto(`/total-report-tanzania?${period}`);
  const table = page.getByRole('table', { name: 'Taxes by product class, TZS' });
  await expect(table).toBeVisible();

  const ggrAt = 5;
  const classes = await table.locator(`tbody tr td:nth-child(${ggrAt + 1})`).allInnerTexts();
  const [total = ''] = await table.locator(`tfoot tr td:nth-child(${ggrAt + 1})`).allInnerTexts();

  expect(sumOf(classes)).toBe(tenThousandths(total));
  await expect(table.getByText(/All classes add up to the amount payable/)).toBeAttached();
  const bridge = page.getByRole('table', { name: /From placed and paid to settled revenue/ });
  await expect(bridge).toBeVisible();
  const amounts = await bridge.locator('td').allInnerTexts();
  expect(amounts[0]).toBe(total);
  expect(sumOf(amounts.slice(0, -1))).toBe(tenThousandths(amounts.at(-1) ?? ''));
});

test('a rule that nobody verified is named above the taxes that rest on it @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto(`/total-report-tanzania?${period}`);

  const notice = page.getByRole('status').filter({ hasText: /rules behind these taxes are not verified/ });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Which rules, and what to do' }).click();
  await expect(notice.getByText('TZ.GGT.SPORTS.2018-07-01')).toBeVisible();
});

test('check 19: the form prints in Swahili, in English, and in both @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto(`/total-report-tanzania/form?${period}&lang=sw`);
  const form = page.getByRole('article');
  await expect(form).toBeVisible();

  await expect(form).toContainText('Kodi ya zuio kwa ushindi');
  await expect(form).not.toContainText('Withholding tax on winnings');
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  expect(paper.byteLength).toBeGreaterThan(10_000);

  await page.getByText('English and Swahili').click();
  await expect(form).toContainText('Part C. Withholding tax on winnings');
  await expect(form).toContainText('Sehemu C. Kodi ya zuio kwa ushindi');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('the working paper leads from a tax to its rule, its source and its days @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto(`/total-report?${period}`);
  await page.getByRole('button', { name: 'Working paper of Gaming tax, SPORTS' }).click();

  const paper = page.getByRole('dialog');
  await expect(paper).toContainText('TZ.GGT.SPORTS.2018-07-01');
  await expect(paper).toContainText('Source:');
  const days = paper.locator('.th-figures tbody tr');
  await expect.poll(() => days.count()).toBeGreaterThan(27);
});
