import { noteSchemaLibraries, schemaLibraries } from './support/schema-libraries';
import { expect, test } from './support/test';

test("a page evaluates the schema library once, the shell's, whatever remote it shows @deep", async ({
  page,
  signIn,
}) => {
  await noteSchemaLibraries(page);
  await signIn('admin');

  for (const path of ['/online', '/retail', '/load-data', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await schemaLibraries(page)).toEqual([expect.stringMatching(/^main\..*js$/)]);
  }
});
