// What federation costs: the product as it is built beside the same screens built as one application, in one headless
// Chromium with a slowed processor and network. Then 400 registered remotes beside the four, and the way from a click.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { followFiles } from './federation/hops';
import { withManyRemotes } from './federation/many-remotes';
import { measureLoad, type Load } from './federation/measure-load';
import { makeDemoStore, serveProduct } from './reports/serve-product';
import { signInToDemo } from '../tools/demo-sign-in.mjs';

const systemChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const rounds = Number(process.argv[2] ?? '7');
const further = 396;

const routes = [
  { path: '/login', ready: 'form button[type=submit]' },
  { path: '/online', ready: 'main h1' },
  { path: '/settings', ready: 'main h1' },
] as const;

/** Builds compared; goals are ratios of the federated one to them. */
const builds = ['federated', 'plain', 'preload', 'hinted', 'many'] as const;
type Build = (typeof builds)[number];
const titles: Readonly<Record<Build, string>> = {
  federated: 'federated, 4 remotes',
  plain: 'one application',
  preload: 'one application, its files fetched ahead as ours',
  hinted: 'the same with our hints for the compiler',
  many: 'federated, 400 remotes',
};

/** State of a browser that is signed in for the brand Alder. */
async function signIn(browser: Browser, address: string) {
  const page = await browser.newPage({ baseURL: address });
  await signInToDemo(page, { role: 'admin' });
  const state = await page.context().storageState();
  await page.close();
  return state;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

/** Hops from a click in the menu to the code of another remote, whose files were never fetched. */
async function hopsFromClick(browser: Browser, address: string, state: Awaited<ReturnType<typeof signIn>>) {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/online`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const files = await followFiles(await context.newCDPSession(page));
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Data loads' }).click();
  await page.getByRole('heading', { level: 1, name: 'Data loads' }).waitFor();
  const asked = files();
  await context.close();
  return { hops: Math.max(...asked.map(({ hop }) => hop)), files: asked.length };
}

if (!existsSync('dist/web/shell')) throw new Error('Build the web product first: npm run build');
const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-federation-'));
const served: Partial<Record<Build, Awaited<ReturnType<typeof serveProduct>>>> = {};
const browser = await chromium.launch({
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  execFileSync(process.execPath, ['tools/web-build/monolith.mjs', folder], { stdio: 'inherit' });
  await withManyRemotes('dist/web', join(folder, 'many'), further);
  const webDirs: Readonly<Record<Build, string>> = {
    federated: 'dist/web',
    plain: join(folder, 'plain'),
    preload: join(folder, 'preload'),
    hinted: join(folder, 'hinted'),
    many: join(folder, 'many/web'),
  };
  makeDemoStore(join(folder, 'data'));
  const states = new Map<Build, Awaited<ReturnType<typeof signIn>>>();
  for (const build of builds) {
    const dataDir = join(folder, `data-${build}`);
    await cp(join(folder, 'data'), dataDir, { recursive: true });
    const server = await serveProduct(dataDir, webDirs[build]);
    served[build] = server;
    states.set(build, await signIn(browser, server.address));
  }

  const loads = new Map<string, Load[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const { path, ready } of routes)
      // Another order each round, so that none is always first.
      for (let place = 0; place < builds.length; place += 1) {
        const build = builds[(place + round) % builds.length] ?? 'federated';
        const address = served[build]?.address ?? '';
        const state = path === '/login' ? undefined : states.get(build);
        const load = await measureLoad(browser, { address, path, ready, state });
        const key = `${path} ${build}`;
        loads.set(key, [...(loads.get(key) ?? []), load]);
      }

  const of = (path: string, build: Build, figure: keyof Load) =>
    median((loads.get(`${path} ${build}`) ?? []).map((load) => load[figure]));
  const ratio = (path: string, build: Build, to: Build, figure: keyof Load) =>
    of(path, build, figure) / of(path, to, figure);
  console.log(`Medians of ${rounds} cold loads, processor 4× slower, 10 Mbit/s, 40 ms\n`);
  for (const { path } of routes) {
    console.log(path);
    for (const build of builds) {
      const kB = (figure: keyof Load) => `${(of(path, build, figure) / 1000).toFixed(1)} kB`;
      console.log(
        `  ${titles[build].padEnd(50)} ${kB('gzipBytes')} gzip, ${kB('brotliBytes')} brotli, ` +
          `${of(path, build, 'requests')} requests, ${of(path, build, 'hops')} hops, ` +
          `${of(path, build, 'readyMs').toFixed(0)} ms to ready, React × ${of(path, build, 'reacts')}`,
      );
    }
  }
  const goals: [string, (path: string) => number, number?][] = [
    ['gzip ÷ one application', (path) => ratio(path, 'federated', 'plain', 'gzipBytes'), 1.05],
    ['brotli ÷ one application', (path) => ratio(path, 'federated', 'plain', 'brotliBytes'), 1.05],
    ['time ÷ one application', (path) => ratio(path, 'federated', 'plain', 'readyMs'), 0.85],
    ['time ÷ one that fetches ahead', (path) => ratio(path, 'federated', 'preload', 'readyMs'), 1.02],
    ['time ÷ one with our hints too', (path) => ratio(path, 'federated', 'hinted', 'readyMs')],
    ['time with 400 remotes ÷ with 4', (path) => ratio(path, 'many', 'federated', 'readyMs'), 1.02],
    ['copies of React', (path) => of(path, 'federated', 'reacts'), 1],
  ];
  console.log('\nRatios, with their goals');
  for (const [title, figureOf, goal] of goals)
    for (const { path } of routes) {
      const figure = figureOf(path);
      const isMissed = goal !== undefined && figure > goal;
      console.log(
        `  ${title.padEnd(34)} ${path.padEnd(10)} ${figure.toFixed(3)}${isMissed ? `, missed: ${goal}` : ''}`,
      );
      if (isMissed) process.exitCode = 1;
    }
  const state = states.get('federated');
  if (state === undefined) throw new Error('nobody is signed in');
  const click = await hopsFromClick(browser, served.federated?.address ?? '', state);
  const isMissed = click.hops > 2;
  console.log(
    `\n  ${click.hops} hops from a click to the code of another remote (${click.files} files)${isMissed ? ', missed: 2' : ''}`,
  );
  if (isMissed) process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all(Object.values(served).map((server) => server.close()));
  await rm(folder, { recursive: true, force: true });
}
