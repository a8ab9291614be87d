// `npm run remote-alone`: proves that a team needs nothing but its remote and the two published packages. It copies one
// remote out of this repository, builds it there, publishes it to a running server and opens it in a browser.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProduct } from './browser-tests.mjs';
import { buildAll } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { readSdk, vendored, vendorFolder } from './create-remote/sdk.mjs';
import { packForRemotes } from './pack.mjs';
import { root } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';
import { deploymentToken, installCommand, timed, withSignedInPage } from './team-steps.mjs';
import { containerOf } from './web-build/packages.mjs';
import { developmentKeyFile } from './web-build/registry-keys.mjs';

const name = 'remote-logs';
const version = '1.0.1';
const screen = { path: '/load-data', title: 'Data loads' };

await runTool(async () => {
  await ensureInstalled();
  await buildAll();
  const packages = await readSdk(await packForRemotes());
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-alone-'));
  try {
    const clone = join(folder, name);
    await copyAlone(clone, packages);
    await cp(join(root, 'dist/web'), join(folder, 'web'), { recursive: true });
    await withProduct(
      async ({ chromium, address }) => {
        await timed('installed', clone, installCommand);
        await timed('types are right', clone, ['npx', 'tsc', '--noEmit']);
        await timed('built', clone, ['npx', 'tallyhouse-remote', 'build']);
        await timed('validated', clone, ['npx', 'tallyhouse-remote', 'validate', `dist/${version}`]);
        const publish = ['npx', 'tallyhouse-remote', 'publish', `dist/${version}`, '--at', address];
        await timed('published', clone, [...publish, '--key', developmentKeyFile, '--by', 'its team']);
        await seeInBrowser(chromium, address);
        console.log(`✓ seen in a browser: ${screen.path} is ${name} ${version}`);
      },
      { WEB_DIR: join(folder, 'web'), DEPLOYMENT_TOKEN: deploymentToken },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/**
 * The remote as its team would have it: its sources, and a package.json that names the two packages.
 *
 * @param {string} clone
 * @param {import('./create-remote/sdk.mjs').SdkPackage[]} packages
 */
async function copyAlone(clone, packages) {
  const isWanted = (/** @type {string} */ file) => !/node_modules|\.test\.tsx?$/.test(file);
  await cp(join(root, name), clone, { recursive: true, filter: isWanted });
  await mkdir(join(clone, vendorFolder));
  for (const { file, bytes } of packages) await writeFile(join(clone, vendorFolder, file), bytes);
  const places = vendored(packages);
  const own = await readJson(join(clone, 'package.json'));
  await writeJson(join(clone, 'package.json'), {
    ...own,
    version,
    dependencies: { '@tallyhouse/shared': places['@tallyhouse/shared'], react: await versionUsed('react') },
    devDependencies: {
      '@tallyhouse/tools': places['@tallyhouse/tools'],
      '@types/react': await versionUsed('@types/react'),
    },
  });
  await writeJson(join(clone, 'tsconfig.json'), {
    extends: '@tallyhouse/tools/dist/tsconfig.json',
    include: ['src'],
  });
}

/** Version of a package that this repository builds the remote with. @param {string} dependency */
async function versionUsed(dependency) {
  return (await readJson(join(root, name, 'node_modules', dependency, 'package.json'))).version;
}

/** @param {string} file */
async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** @param {string} file @param {unknown} value */
async function writeJson(file, value) {
  await writeFile(file, JSON.stringify(value, null, 2));
}

/** @param {string} executablePath @param {string} address */
async function seeInBrowser(executablePath, address) {
  await withSignedInPage(executablePath, address, async (page) => {
    await page.goto(screen.path);
    await page.getByRole('heading', { level: 1, name: screen.title }).waitFor();
    const container = containerOf(name, version);
    if (!(await page.evaluate((/** @type {string} */ key) => key in globalThis, container)))
      throw new SentenceError(`The page shows ${screen.path}, but not by ${name} ${version}.`);
  });
}
