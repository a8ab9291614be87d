import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  alterations,
  cacheControls,
  firstScript,
  hosts,
  openAltered,
  remotes,
} from './support/altered-embed';
import { testAltered, testAlteredInFirefox } from './support/altered-journey';
import { expect, test } from './support/test';

// Each host with another remote and another Cache-Control; deep/altered-embeds.spec.ts has each with each.
for (const [index, host] of hosts.entries()) {
  const cacheControl = cacheControls[index] ?? null;
  const remote = remotes[index % remotes.length] ?? remotes[0];
  for (const altered of alterations) {
    const title = `${host}: of ${remote}, sent with ${cacheControl ?? 'no Cache-Control'}, ${altered} altered, no altered byte runs`;
    testAltered(index === 0 ? title : `${title} @deep`, [remote], { host, cacheControl, altered });
  }
}

test('a page that names no hash runs the altered file, by every way that the other tests try @deep', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/^foreign: /);
  const careless = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js') ?? false;
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript
        ? firstScript
        : '<!doctype html><link rel="icon" href="data:," /><script src="/first.js"></script>',
    );
  });
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve));
  const { port } = careless.address() as AddressInfo;
  const portal = await openAltered(
    { host: 'plain-html', cacheControl: 'no-store', altered: 'each' },
    { origin: product.portal, product: new URL(product.address).origin },
  );
  await page.goto(`http://127.0.0.1:${port}/`);
  const address = portal.fileOf('remote-online');

  expect(await page.evaluate((file) => globalThis.runByEveryWay(file), address)).toHaveLength(6);
  expect(await page.evaluate(() => globalThis.hasRunAltered)).toBe(true);
  careless.closeAllConnections();
  careless.close();
  await portal.close();
});

test.describe('@deep', () => testAlteredInFirefox(['no-store', 'public, max-age=31536000, immutable']));
