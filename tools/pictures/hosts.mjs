import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startPortal } from '../portals/portal-server.mjs';
import { root } from '../run.mjs';
import { webpOf } from './webp.mjs';

const folder = join(root, 'docs/images/hosts');
const size = { width: 1280, height: 720 };
const mostBytes = 60 * 1024;
const calmMs = 1000;
const patienceMs = 30_000;

// Playwright belongs to the browser tests.
const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');

/** What each portal is seen with. */
const hosts = [
  { host: 'plain-html', path: '/reports/online', waitFor: 'Reports of Birch' },
  { host: 'react-17', path: '/reports/retail?remote=remote-retail', waitFor: 'Retail' },
  { host: 'react-18', path: '/reports/online', waitFor: 'Reports of Alder' },
  { host: 'react-19', path: '/reports/online?second=birch', waitFor: 'Reports of Birch' },
  { host: 'other-router', path: '/reports/dashboard?remote=remote-admin', waitFor: 'Dashboard' },
];

/**
 * Takes a picture of each portal in `hosts/` into docs/images/hosts.
 *
 * @param {{ chromium: string, address: string, portal: string }} product
 */
export async function takeHosts({ chromium: executablePath, address, portal }) {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const { host, path, waitFor } of hosts) {
      const server = await startPortal({ host, origin: portal, tallyhouse: address });
      const page = await browser.newPage({ viewport: size, locale: 'en-GB', reducedMotion: 'reduce' });
      try {
        await page.goto(portal + path);
        await page.getByText(waitFor).first().waitFor({ timeout: patienceMs });
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(calmMs);
        const bytes = await webpOf(page, mostBytes);
        await writeFile(join(folder, `${host}.webp`), bytes);
        console.log(`✓ ${host} (${Math.round(bytes.byteLength / 1024)} KB)`);
      } finally {
        await page.close();
        await server.close();
      }
    }
  } finally {
    await browser.close();
  }
}
