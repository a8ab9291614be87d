import type { OpenedRemote, RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { remoteContract } from '@tallyhouse/shared/contracts/remote';
import { isOverridden } from '../remote-override';
import { judgeAnnounced, judgeOpened, type Verdict } from '../compat/judge-remote';
import { broughtManifests } from './brought-manifests';
import { fetchAhead } from './fetch-ahead';
import { abandonPending } from './load-container';
import { loadScreen, type ScreenOutcome } from './load-screen';
import { lookAtFile, readFile } from './look-at-file';
import { createManifests } from './manifests';
import { isPageReplaced } from './published-page';

/** Sign-in, brand choice and other routes never wait for a remote; this one's place waits this long. */
const budgetMs = 8000;

const manifests = createManifests({ brought: () => broughtManifests(document), readFile });

/** Those that may run in this page, in the order in which they were opened. */
const opened: OpenedRemote[] = [];

/** Brings a remote's screen in, fetching federation itself with the first one. `remotes` is all that this page has. */
export function loadScreenInBrowser(
  remote: RegisteredRemote,
  path: string,
  remotes: readonly RegisteredRemote[],
): Promise<ScreenOutcome> {
  // Beside the manifest; one that does not come is told when it is needed.
  void federation().catch(() => undefined);
  return loadScreen(path, {
    judgeAnnounced: () => judge(remote, remotes),
    readManifest: () => manifests.read(remote),
    judgeOpened: (manifest) => open(manifest, remote),
    loadRoutesModule: async (manifest) => {
      if (TALLYHOUSE_CHECK_INTEGRITY) fetchAhead(manifest, path);
      const { loadRoutesModule, provideAhead } = await federation();
      provideAhead(manifest, path);
      return loadRoutesModule(manifest);
    },
    lookAtFile,
    isReplaced: isPageReplaced,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    budgetMs,
  });
}

/** Reads the manifest of a remote that is likely to be opened next, so that its code is one hop away from a click. */
export function readManifestAhead(remote: RegisteredRemote, remotes: readonly RegisteredRemote[]): void {
  if (judge(remote, remotes).verdict === 'compatible') void manifests.read(remote);
}

/** Gives up on whatever of a remote is still under way: its next load asks anew. */
export function abandonLoad(remote: RegisteredRemote): void {
  manifests.abandon(remote);
  abandonPending(remote);
}

function federation() {
  return import(/* webpackChunkName: "federation" */ './federation-runtime');
}

function judge(remote: RegisteredRemote, remotes: readonly RegisteredRemote[]): Verdict {
  return judgeAnnounced(remote, remotes, {
    contract: remoteContract,
    origins: new Set([location.origin, ...allowedOrigins(), ...overrideOriginOf(remote)]),
    address: location.href,
  });
}

async function open(manifest: OpenedRemote, remote: RegisteredRemote): Promise<Verdict> {
  const { provides } = await federation();
  const page = { provides, checksIntegrity: TALLYHOUSE_CHECK_INTEGRITY };
  const verdict = judgeOpened(manifest, { remote, before: opened }, page);
  if (verdict.verdict === 'compatible' && !opened.includes(manifest)) opened.push(manifest);
  return verdict;
}

/** Where a remote comes from that a developer was allowed to serve; none for all others. */
function overrideOriginOf(remote: RegisteredRemote): readonly string[] {
  return isOverridden(remote) ? [remote.overriddenFrom] : [];
}

/** Places beside the page's own that its operator allows files of remotes to come from. */
function allowedOrigins(): readonly string[] {
  const given = document.querySelector<HTMLMetaElement>('meta[name="tallyhouse-remotes"]')?.content ?? '';
  return given.split(' ').filter((origin) => origin !== '');
}
