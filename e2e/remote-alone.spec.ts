import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { probedCalls } from '@tallyhouse/shared/testing/host-probes';
import { ownRemote } from './support/own-remote';
import { copyOfPlace } from './support/registry-place';
import { demoPassword } from './support/sessions';
import { expect, test } from './support/test';

/** A screen that probes its host and writes down what it found. */
const probingScreen = `
import type { RemoteHost } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { probeHost } from '@tallyhouse/shared/testing/host-probes';
import { useState } from 'react';
import { FiguresScreen } from './figures-screen';

const wait = () => new Promise((drawn) => setTimeout(drawn, 500));
const probe = (host: RemoteHost) =>
  probeHost(host, {
    place: () => location.pathname + location.search,
    action: async (does) => {
      does();
      await wait();
    },
    saysWords: (words) => document.body.innerText.split(words).length - 1,
  });

export function ProbeScreen() {
  const host = useRemoteHost();
  const [found, setFound] = useState('');
  return (
    <>
      <button onClick={() => void probe(host).then((all) => setFound(JSON.stringify(all)))}>Probe</button>
      <output aria-label="Found">{found}</output>
      <FiguresScreen />
    </>
  );
}
`;

async function probed(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Probe' }).click();
  const found = page.getByRole('status', { name: 'Found' });
  await expect(found).not.toBeEmpty();
  return JSON.parse((await found.textContent()) ?? '') as Record<string, unknown>;
}

/** Signs in on the page of a remote that runs alone, and chooses Alder. */
async function enterAlone(page: Page, address: string): Promise<void> {
  // The server begins to listen, then answers once it has built what it is asked for: minutes beside other builds.
  await expect(async () => {
    await page.goto(address, { timeout: 240_000 });
  }).toPass({ timeout: 240_000 });
  await page.getByLabel('E-mail address').fill('reporter@tallyhouse.test');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('combobox', { name: 'Brand' }).click();
  await page.getByTitle('Alder', { exact: true }).click();
}

test('a remote finds the same, and shows the same figures, in the shell as alone over the API of another origin @deep', async ({
  page,
  context,
  signIn,
  watch,
  baseURL,
}) => {
  const remote = await ownRemote('remote-probe', { 'calls.json': JSON.stringify(probedCalls) });
  try {
    const screen = join(remote.folder, 'src/probe/probe-screen.tsx');
    const figures = (await readFile(screen, 'utf8')).replaceAll('ProbeScreen', 'FiguresScreen');
    await writeFile(join(remote.folder, 'src/probe/figures-screen.tsx'), figures);
    await writeFile(screen, probingScreen);
    const place = await copyOfPlace();
    await place.remote('publish', await remote.build());
    const alone = await remote.serveAlone(baseURL ?? '');
    // The probes ask for what is refused; and a development server is another origin, with a socket of its own.
    watch.allow(/404|^foreign: /);

    const other = await context.newPage();
    await enterAlone(other, alone);
    const linesAlone = await linesOf(other);
    await expect(other).toHaveTitle('Probe · Alder · Tallyhouse');
    const foundAlone = await probed(other);
    await lookAtChoices(other);
    await other.close();

    await place.serveTo(context);
    await signIn('reporter');
    await page.goto('/probe');
    expect(await linesOf(page)).toEqual(linesAlone);
    const foundInShell = await probed(page);

    expect(foundAlone).toEqual(foundInShell);
    expect(foundInShell).toMatchObject({
      'who is signed in': { brand: { id: 'alder' } },
      'a call that is not named': { code: 'CALL_NOT_NAMED' },
      'words to the user': 1,
    });
  } finally {
    await remote.remove();
  }
});

/** The lines of figures that the screen shows. */
async function linesOf(page: Page): Promise<string[]> {
  const lines = page.getByRole('table', { name: 'Figures per gaming day' }).locator('tbody tr');
  await expect(lines.first()).toBeVisible();
  expect(await lines.count()).toBeGreaterThan(30);
  return lines.allInnerTexts();
}

/** What the page of a remote that runs alone lets its user choose. */
async function lookAtChoices(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByTitle('Kiswahili').click();
  await expect(page.getByRole('columnheader', { name: 'Siku ya michezo' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Mandhari' }).click();
  await page.getByTitle('Giza').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Ondoka' }).click();
  // The page is loaded anew, in the language that it begins with.
  await expect(page.getByLabel('Password')).toBeVisible();
}
