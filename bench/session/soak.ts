import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HardSoakFigures } from '../../e2e/tabs/hard-soak';
import type { SoakFigures } from '../../e2e/tabs/soak';

/**
 * Four tabs of a real browser over the built API, whose token runs out together `expiries` times.
 *
 * Errors: when the browser test did not write its figures.
 */
export async function soakInBrowser(root: string, expiries: number): Promise<SoakFigures> {
  return figuresOf(root, 'check 6', { SOAK_TABS: '4', SOAK_EXPIRIES: String(expiries) });
}

/** The same on a busy machine, with tabs that stand still and a server that restarts, for `seconds`. */
export async function soakOnBusyMachine(root: string, seconds: number): Promise<HardSoakFigures> {
  const settings = { SOAK_SECONDS: String(seconds), SOAK_BUSY: String(availableParallelism()) };
  return figuresOf(root, 'tabs lose no session', settings);
}

async function figuresOf<Figures>(
  root: string,
  title: string,
  settings: Readonly<Record<string, string>>,
): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-soak-'));
  const figures = join(folder, 'figures.json');
  try {
    const browser = spawn(
      join(root, 'e2e/node_modules/.bin/playwright'),
      [
        ...['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'line', '--retries', '0'],
        ...['--grep', title, 'tabs.spec.ts'],
      ],
      {
        cwd: root,
        env: { ...process.env, ...settings, SOAK_FIGURES: figures },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    await new Promise((resolve) => browser.once('close', resolve));
    return JSON.parse(await readFile(figures, 'utf8')) as Figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
