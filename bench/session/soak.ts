import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SoakFigures } from '../../e2e/tabs/soak';

/**
 * Four tabs of a real browser over the built API, whose token runs out together `expiries` times.
 *
 * Errors: when the browser test did not write its figures.
 */
export async function soakInBrowser(root: string, expiries: number): Promise<SoakFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-soak-'));
  const figures = join(folder, 'figures.json');
  try {
    const browser = spawn(
      join(root, 'e2e/node_modules/.bin/playwright'),
      ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'line', 'tabs.spec.ts'],
      {
        cwd: root,
        env: { ...process.env, SOAK_TABS: '4', SOAK_EXPIRIES: String(expiries), SOAK_FIGURES: figures },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    await new Promise((resolve) => browser.once('close', resolve));
    return JSON.parse(await readFile(figures, 'utf8')) as SoakFigures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
