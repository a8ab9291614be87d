// `npm run matrix`: serves the shell of this tree and of the release before with the remotes of both, as they are built, and
// with remotes of a contract that neither knows; opens a screen of every remote in a browser, and compares what it sees
// with e2e/version-matrix/expected.json. `previous` there is the commit that stands for the release before.
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withProduct } from './browser-tests.mjs';
import { buildAll } from './build.mjs';
import { signInToDemo } from './demo-sign-in.mjs';
import { ensureInstalled } from './install.mjs';
import { report, root, run } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';
import { remoteNames, webFolder } from './web-build/packages.mjs';
import { developmentKeyFile, readDevelopmentKey, signedRegistryText } from './web-build/registry-keys.mjs';
import { workspaceDeclarations } from './web-build/remote-declaration.mjs';

const expectedFile = join(root, 'e2e/version-matrix/expected.json');
const previousFolder = join(root, '.cache/previous-release');

/**
 * @typedef {'previous' | 'current'} Release
 * @typedef {{ previous: string, outcomes: Record<string, string> }} Expected
 */
/** @type {readonly Release[]} */
const releases = ['previous', 'current'];
const contracts = /** @type {const} */ (['same', 'next']);

await runTool(async () => {
  await ensureInstalled();
  /** @type {Expected} */
  const expected = JSON.parse(await readFile(expectedFile, 'utf8'));
  await buildAll();
  /** @type {Record<Release, string>} */
  const builds = { current: webFolder, previous: await buildPrevious(expected.previous) };
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-matrix-'));
  /** @type {Record<string, string>} */
  const outcomes = {};
  try {
    for (const shell of releases)
      for (const remotes of releases)
        for (const contract of contracts) {
          const web = join(folder, `${shell}-${remotes}-${contract}`);
          await compose(web, {
            shell: builds[shell],
            remotes: builds[remotes],
            contract,
            format: shell === 'previous' ? 2 : undefined,
          });
          const seen = await withProduct(({ chromium, address }) => lookAt(chromium, address), {
            WEB_DIR: web,
          });
          for (const [name, outcome] of seen) {
            const of = contract === 'next' ? `${remotes} of the next contract` : remotes;
            const pair = `shell ${shell}, ${name} ${of}`;
            outcomes[pair] = outcome;
            console.log(`${outcome === expected.outcomes[pair] ? '✓' : '✗'} ${pair}: ${outcome}`);
          }
        }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const other = Object.keys({ ...expected.outcomes, ...outcomes }).filter(
    (pair) => outcomes[pair] !== expected.outcomes[pair],
  );
  if (other.length > 0)
    throw new SentenceError(
      `${other.length} of ${Object.keys(outcomes).length} pairs are not as e2e/version-matrix/expected.json says: mend the code, or say there what is meant.`,
    );
});

/**
 * Builds the release before in a tree of its own, to be trusted by the same key as this one's.
 *
 * @param {string} commit
 * @returns {Promise<string>} the folder of what it built
 */
async function buildPrevious(commit) {
  await requireCommit(commit);
  const tree = ['git', 'worktree', 'add', '--force', '--detach', previousFolder, commit];
  if (!existsSync(join(previousFolder, '.git'))) await must('tree of the release before', tree);
  await must('release before', ['git', '-C', previousFolder, 'checkout', '--detach', commit]);
  const key = join(previousFolder, '.cache/registry-key/key.pem');
  await mkdir(dirname(key), { recursive: true });
  await cp(developmentKeyFile, key);
  const install = "import('./tools/install.mjs').then((m) => m.ensureInstalled())";
  const program = `process.chdir(${JSON.stringify(previousFolder)}); await ${install.replace('./', `${previousFolder}/`)};`;
  await must('packages of the release before', ['node', '--input-type=module', '-e', program]);
  await must('build of the release before', ['node', join(previousFolder, 'tools/build-web.mjs')]);
  return join(previousFolder, 'dist/web');
}

/** A clone of the newest commit alone fetches this one, too. @param {string} commit */
async function requireCommit(commit) {
  const has = await run({ title: commit, command: ['git', 'cat-file', '-e', commit] });
  if (has.code === 0) return;
  const fetched = await run({ title: commit, command: ['git', 'fetch', '--depth', '1', 'origin', commit] });
  if (fetched.code !== 0)
    throw new SentenceError(
      `This clone does not have ${commit}, the release before, and could not fetch it: clone with its history, or name another commit in e2e/version-matrix/expected.json.`,
    );
}

/** @param {string} title @param {string[]} command */
async function must(title, command) {
  const outcome = await run({ title, command });
  report(outcome);
  if (outcome.code !== 0) throw new SentenceError(`${title}: failed, the cause stands above.`);
}

/**
 * A web folder with the shell of one build and the remotes of another, which are said to be built for their contract or
 * the one after it. `format` is that of the registry, where the shell does not read the one that was published.
 *
 * @param {string} web
 * @param {{ shell: string, remotes: string, contract: 'same' | 'next', format: 2 | undefined }} from
 */
async function compose(web, { shell, remotes, contract, format }) {
  for (const part of ['index.html', 'registry-keys.json', 'shell'])
    await cp(join(shell, part), join(web, part), { recursive: true });
  await cp(join(remotes, 'remotes'), join(web, 'remotes'), { recursive: true });
  const registry = JSON.parse(JSON.parse(await readFile(join(remotes, 'registry.json'), 'utf8')).payload);
  if (format === 2 && registry.format !== 2) await carryManifests(registry, remotes);
  for (const entry of registry.remotes)
    for (const remote of Object.values(entry.remotes)) if (contract === 'next') remote.contract += 1;
  const text = signedRegistryText(JSON.stringify(registry), readDevelopmentKey());
  await writeFile(join(web, 'registry.json'), text);
}

/**
 * As the tool of the release before would have published them: whole manifests in the registry.
 *
 * @param {any} registry
 * @param {string} folder
 */
async function carryManifests(registry, folder) {
  registry.format = 2;
  for (const { releases, remotes } of registry.remotes)
    for (const { version, baseUrl } of releases)
      if (version in remotes) {
        const manifest = JSON.parse(await readFile(join(folder, baseUrl, 'manifest.json'), 'utf8'));
        remotes[version] = { ...manifest, baseUrl };
      }
}

/**
 * What each remote's first screen shows: `shown`, why it was refused and whether its code ran all the same, or the
 * words of its notice.
 *
 * @param {string} executablePath
 * @param {string} address
 * @returns {Promise<[string, string][]>}
 */
async function lookAt(executablePath, address) {
  // Playwright belongs to the browser tests.
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } });
    await signInToDemo(page, { role: 'admin' });
    const declarations = await workspaceDeclarations();
    /** @type {[string, string][]} */
    const seen = [];
    for (const [index, name] of remoteNames.entries()) {
      await page.goto(declarations[index]?.paths[0] ?? '/');
      const screen = page.getByRole('main').getByRole('heading', { level: 1 });
      const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'is not available' });
      await screen.or(notice).first().waitFor({ timeout: 60_000 });
      const isRefused = (await notice.count()) > 0;
      seen.push([name, isRefused ? await refusalIn(page, notice.first(), name) : 'shown']);
    }
    return seen;
  } finally {
    await browser.close();
  }
}

/** @param {any} page @param {any} notice @param {string} name */
async function refusalIn(page, notice, name) {
  const words = await notice.innerText();
  const prefix = `tallyhouse_${name.replaceAll('-', '_')}`;
  const hasRun = await page.evaluate(
    (/** @type {string} */ start) => Object.keys(globalThis).some((key) => key.startsWith(start)),
    prefix,
  );
  const cause = /of the contract; this page speaks|; this page uses version/.test(words)
    ? 'another contract'
    : /It needs (what|modules that) this page does not provide/.test(words)
      ? 'a module that the page does not have'
      : words;
  return `${hasRun ? 'run, then refused' : 'refused before its code'}: ${cause}`;
}
