import type { Seen } from '../rules';
import { openStage, type StageOptions } from '../stage/stage';

/** Hands the page the file with one line more, which tells that it was run, and never to be kept. */
export async function refusesAlteredFile(opening: StageOptions): Promise<Seen> {
  const id = 'contract.integrity';
  const module = opening.remote.module ?? '';
  let times = 0;
  const stage = await openStage({
    ...opening,
    isPortalNeeded: false,
    before: (page) =>
      page.route(
        (url) => url.href.split(/[?#]/, 1)[0] === module,
        async (route) => {
          const response = await route.fetch();
          const body = Buffer.concat([Buffer.from('document.isAltered = true;\n'), await response.body()]);
          times += 1;
          await route.fulfill({
            response,
            body,
            headers: { ...response.headers(), 'cache-control': 'no-store' },
          });
        },
      ),
  });
  try {
    await stage.page.evaluate(runByEveryWay, module);
    const isRun = await stage.page.evaluate(() => Reflect.has(document, 'isAltered'));
    return {
      id,
      isGood: times > 0 && !isRun,
      measured: times === 0 ? 'the page did not fetch the file' : isRun ? 'it was run' : 'refused',
    };
  } finally {
    await stage.close();
  }
}

/** Runs in the page: imports the file, and has an element run it, by its address and by a like one. */
async function runByEveryWay(address: string): Promise<void> {
  const byElement = (src: string) =>
    new Promise((resolve) => {
      const given = { type: 'module', crossOrigin: 'anonymous', src, onload: resolve, onerror: resolve };
      document.head.append(Object.assign(document.createElement('script'), given));
    });
  for (const src of [address, `${address}?like`]) {
    await import(src).catch(() => null);
    await byElement(src);
  }
}
