import { bombArchive, hostileArchive } from './support/hostile-archive';
import { expect, test } from './support/test';

const archivePath = '/api/OnlineReports/lastreports';

test('a reporter opens the archive of last reports and reads what it lists', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto('/online');
  await page.getByRole('button', { name: 'Latest reports archive' }).click();

  const list = page.getByRole('table');
  await expect(page.getByText(/\d+ entries, [\d,]+ KB, each compared with the manifest/)).toBeVisible();
  await expect(list.getByRole('row').nth(1)).toContainText(/columns .*Gross gaming revenue/);

  const report = list.getByRole('link').first();
  const title = await report.innerText();
  await report.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
});

for (const [place, script] of [
  'lastReports(alert(1))',
  'lastReports({"format":1});window.__pwned=true',
  'window.__pwned=true;lastReports({})',
].entries()) {
  test(`an archive whose script is “${script}” is refused in words and never run${place === 0 ? '' : ' @deep'}`, async ({
    page,
    signIn,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const body = await hostileArchive(script);
    await page.route(`**${archivePath}`, (route) => route.fulfill({ contentType: 'application/zip', body }));
    await signIn('reporter');
    await page.goto('/online/last-reports');

    const notice = page.getByRole('alert').filter({ hasText: 'The archive was not opened' });
    await expect(notice).toContainText('The archive’s script is not in the expected form');
    await expect(notice).toContainText('Nothing in it was run or stored');
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  });
}

test('a bomb of half a megabyte is stopped in a worker while the page stays free @deep', async ({
  page,
  signIn,
}) => {
  const body = await bombArchive();
  expect(body.byteLength).toBeGreaterThan(500 * 1024);
  await page.route(`**${archivePath}`, (route) => route.fulfill({ contentType: 'application/zip', body }));
  await signIn('reporter');
  const working = page.waitForEvent('worker');
  await page.goto('/online/last-reports');

  expect((await working).url()).toMatch(/^blob:/);
  const notice = page.getByRole('alert').filter({ hasText: 'The archive was not opened' });
  await expect(notice).toContainText('unpacks to more than 200 times its packed size');
  await expect(page.getByRole('button', { name: 'Save the zip file' })).toBeEnabled();
  // Ended with its answer: nothing goes on unpacking behind the page.
  await expect.poll(() => page.workers().length).toBe(0);
});
