// `npm run conformance`: builds, serves the demo product, and says whether every remote and every page that mounts it
// get along. With --module or --page it looks at those of another team instead. See `--help`.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withProduct } from './browser-tests.mjs';
import { buildAll } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { bundleConformance } from './conformance-tool.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { keptToken } from './portals/kept-token.mjs';
import { startPortal } from './portals/portal-server.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';
import { integrityFile } from './web-build/embed-place.mjs';
import { remoteNames, workspaceRemote } from './web-build/packages.mjs';

/**
 * @typedef {import('./conformance/stage/target').RemoteTarget} RemoteTarget
 * @typedef {import('./conformance/stage/target').HostTarget} HostTarget
 */

const bareName = 'bare-page';
// The screens of all four remotes are this person's to see.
const role = 'admin';
const account = { email: `${role}@tallyhouse.test`, password: 'Tallyhouse-demo-1' };

await runTool(async () => {
  await ensureInstalled();
  const kit = await bundleConformance();
  const args = kit.readArguments(process.argv.slice(2), process.env);
  if (args.help || args.module !== undefined || args.page !== undefined) {
    process.env['CHROMIUM_PATH'] ??= await ensureChromium();
    const program = './dist/conformance.mjs';
    await import(program);
    return;
  }
  const remotes = chosen(args.remote, remoteNames, 'remote');
  const hosts = chosen(args.host, [bareName, ...(await hostNames())], 'host');
  await buildAll();
  process.exitCode = await kit.untilStopped((signal) =>
    withProduct(async ({ chromium, address, portal }) => {
      const token = keptToken(() => signIn(address));
      const report = await kit.runConformance({
        ...{ chromium, signal, cycles: args.cycles, only: args.only, out: args.out },
        remotes: await Promise.all(remotes.map((name) => targetOf(name, { address, token }))),
        hosts: hosts.map((name) =>
          name === bareName ? kit.bareHost({ origin: portal, token }) : portalHost(name, portal, token),
        ),
      });
      console.log(`See ${args.out}/report.html.`);
      return report.totals.failed > 0 ? 1 : 0;
    }),
  );
});

/** Folders of hosts/ that are a page. */
async function hostNames() {
  const files = await readdir(join(root, 'hosts'), { recursive: true });
  return files.flatMap((file) => /^([\w-]+)[/\\]index\.html$/.exec(file)?.[1] ?? []).sort();
}

/**
 * A portal of hosts/, by a server and a sign-in of its own.
 *
 * @param {string} name
 * @param {string} origin
 * @param {() => Promise<string>} token
 * @returns {HostTarget}
 */
function portalHost(name, origin, token) {
  return {
    name,
    async open(remote) {
      const portal = await startPortal({ host: name, origin, tallyhouse: remote.api, role });
      const { hand, close } = portal;
      const address = `${origin}/reports${remote.routes[0] ?? ''}?remote=${remote.name}`;
      return { address, hand, token, close };
    },
  };
}

/** @param {readonly string[]} asked @param {readonly string[]} known @param {string} what */
function chosen(asked, known, what) {
  const strange = asked.filter((name) => !known.includes(name));
  if (strange.length > 0)
    throw new SentenceError(`There is no ${what} ${strange.join(', ')}: name one of ${known.join(', ')}.`);
  return asked.length === 0 ? known : asked;
}

/**
 * @param {string} name
 * @param {{ address: string, token: () => Promise<string> }} product
 * @returns {Promise<RemoteTarget>}
 */
async function targetOf(name, { address, token }) {
  const { version, output } = workspaceRemote(name);
  const { files } = JSON.parse(await readFile(integrityFile(name), 'utf8'));
  const { navigation } = JSON.parse(await readFile(join(output, 'manifest.json'), 'utf8'));
  const brands = await brandsWith(
    navigation.flatMap((/** @type {{ channels?: string[] }} */ { channels }) => channels ?? []),
    { address, token },
  );
  return {
    ...{ name, api: address, brands, integrity: files['mount.js'] },
    module: `${address}/embed/${name}/${version}/mount.js`,
    routes: navigation.map((/** @type {{ path: string }} */ { path }) => path),
  };
}

/**
 * Brands that a remote has something to show for.
 *
 * @param {readonly string[]} channels that its screens are for
 * @param {{ address: string, token: () => Promise<string> }} product
 * @returns {Promise<string[]>}
 */
async function brandsWith(channels, { address, token }) {
  const answer = await fetch(`${address}/api/User/brands`, {
    headers: { Authorization: `Bearer ${await token()}` },
  });
  /** @type {{ items: { id: string, channels: string[] }[] }} */
  const { items } = await answer.json();
  return items
    .filter((brand) => channels.every((channel) => brand.channels.includes(channel)))
    .map(({ id }) => id);
}

/** @param {string} address @returns {Promise<string>} an access token of a new sign-in; one lives ten minutes */
async function signIn(address) {
  const answer = await fetch(`${address}/api/Auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  return (await answer.json()).token;
}
