import type { Seen } from '../rules';
import { openStage, type StageOptions } from '../stage/stage';

/** Hands the page the file with one byte more. */
export async function refusesAlteredFile(opening: StageOptions): Promise<Seen> {
  const id = 'contract.integrity';
  const module = opening.remote.module ?? '';
  const altered: string[] = [];
  const stage = await openStage({
    ...opening,
    isPortalNeeded: false,
    before: (page) =>
      page.route(module, async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        // A blank at the end still parses: only the hash can tell.
        altered.push(route.request().url());
        await route.fulfill({ response, body: Buffer.concat([body, Buffer.from(' ')]) });
      }),
  });
  try {
    const hasHash = await stage.page.evaluate(
      (address) => [...document.scripts].some(({ src, integrity }) => src === address && integrity !== ''),
      module,
    );
    if (!hasHash) return { id, skipped: 'the page loads the file without a hash' };
    const isRun = await stage.page.evaluate(
      (address) =>
        import(address).then(
          () => true,
          () => false,
        ),
      module,
    );
    return {
      id,
      isGood: altered.length > 0 && !isRun,
      measured: altered.length === 0 ? 'the page did not fetch the file' : isRun ? 'it was run' : 'refused',
    };
  } finally {
    await stage.close();
  }
}
