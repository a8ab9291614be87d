import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { remoteContract } from '@tallyhouse/shared/contracts/remote';
import { judgeRemote, type Verdict } from '../compat/judge-remote';
import { fetchAhead } from './fetch-ahead';
import { loadScreen, type ScreenOutcome } from './load-screen';
import { lookAtFile } from './look-at-file';
import { isPageReplaced } from './published-page';

/** Sign-in, brand choice and other routes never wait for a remote; this one's place waits this long. */
const budgetMs = 8000;

/** Brings a remote's screen in, fetching federation itself with the first one. `remotes` is all that this page has. */
export function loadScreenInBrowser(
  remote: RegisteredRemote,
  path: string,
  remotes: readonly RegisteredRemote[],
): Promise<ScreenOutcome> {
  return loadScreen(remote, path, {
    judge: () => judge(remote, remotes),
    loadRoutesModule: async () => {
      if (TALLYHOUSE_CHECK_INTEGRITY) fetchAhead(remote, path);
      const { loadRoutesModule, provideAhead } = await federation();
      provideAhead(remote, path);
      return loadRoutesModule(remote);
    },
    lookAtFile,
    isReplaced: isPageReplaced,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    budgetMs,
  });
}

function federation() {
  return import(/* webpackChunkName: "federation" */ './federation-runtime');
}

async function judge(remote: RegisteredRemote, remotes: readonly RegisteredRemote[]): Promise<Verdict> {
  const { provides } = await federation();
  return judgeRemote(remote, remotes, {
    contract: remoteContract,
    provides,
    origins: new Set([location.origin, ...allowedOrigins()]),
    address: location.href,
    checksIntegrity: TALLYHOUSE_CHECK_INTEGRITY,
  });
}

/** Places beside the page's own that its operator allows files of remotes to come from. */
function allowedOrigins(): readonly string[] {
  const given = document.querySelector<HTMLMetaElement>('meta[name="tallyhouse-remotes"]')?.content ?? '';
  return given.split(' ').filter((origin) => origin !== '');
}
