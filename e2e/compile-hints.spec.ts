import { expect, test } from './support/test';

test('every script that a screen runs tells the browser to compile it while it loads', async ({
  page,
  signIn,
}) => {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.text());
  });
  await signIn('admin');
  await page.goto('/online');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  const firstLines = await Promise.all(
    [...scripts].map(async ([file, text]) => [file, (await text).split('\n', 1)[0]] as const),
  );
  expect(firstLines.map(([file]) => file)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/shell\/main\./),
      expect.stringMatching(/\/remote-online\//),
    ]),
  );
  expect(firstLines.filter(([, line]) => line !== '//# allFunctionsCalledOnLoad')).toEqual([]);
});
