import type { Browser } from 'playwright-core';
import { SentenceError } from '../sentence-error.mjs';
import { checkAccessibility } from './checks/accessibility';
import { keepsContract } from './checks/contract';
import { makeFaults } from './checks/faults';
import { judgeRequests } from './checks/judge-requests';
import { lookForLeaks } from './checks/leaks';
import { compareLooks } from './checks/styles';
import { mountTwice } from './checks/two-instances';
import { groups, type Group, type Pair } from './report/format';
import { checkOf, idsOf, type Seen } from './rules';
import { openStage, type Stage } from './stage/stage';
import type { HostTarget, OpenHost, RemoteTarget } from './stage/target';

export interface PairOptions {
  readonly browser: Browser;
  readonly remote: RemoteTarget;
  readonly host: HostTarget;
  readonly cycles: number;
  /** Groups to look at; all when empty. */
  readonly only: readonly Group[];
  readonly signal: AbortSignal;
  readonly onProgress: (text: string) => void;
}

/** Looks at one remote on one page. A group that cannot be looked at fails with its reason; the others go on. */
export async function runPair(options: PairOptions): Promise<Pair> {
  const { remote, host, only, signal, onProgress } = options;
  const startedMs = Date.now();
  const seen: Seen[] = [];
  const opened = await host.open(remote);
  try {
    for (const group of groups.filter((one) => only.length === 0 || only.includes(one))) {
      if (signal.aborted) break;
      onProgress(group);
      seen.push(...(await lookAt(group, { ...options, opened })));
    }
  } finally {
    await opened.close();
  }
  const seconds = Math.round((Date.now() - startedMs) / 100) / 10;
  return { remote: remote.name, module: remote.module, host: host.name, seconds, checks: seen.map(checkOf) };
}

type GroupOptions = PairOptions & { readonly opened: OpenHost };

async function lookAt(group: Group, options: GroupOptions): Promise<readonly Seen[]> {
  try {
    return await lookers[group](options);
  } catch (error) {
    // Stopped by whoever ran it: what was not looked at is not told.
    if (options.signal.aborted) return [];
    if (!options.browser.isConnected())
      throw new SentenceError(`The browser ended while ${options.remote.name} was looked at.`);
    const measured = `could not be looked at: ${String(error).split('\n')[0] ?? ''}`;
    return idsOf(group).map((id) => ({ id, isGood: false, measured }));
  }
}

type Looker = (options: GroupOptions) => Promise<readonly Seen[]>;

const lookers: Readonly<Record<Group, Looker>> = {
  contract: ({ browser, remote, opened }) => keepsContract({ browser, remote, host: opened }),
  leaks: (options) =>
    onStage(options, (stage) =>
      lookForLeaks(stage, {
        cycles: options.cycles,
        signal: options.signal,
        onProgress: (done, of) => options.onProgress(`leaks ${done}/${of}`),
      }),
    ),
  styles: (options) => onStage(options, compareLooks),
  'two instances': (options) => onStage(options, mountTwice),
  accessibility: (options) => onStage(options, checkAccessibility),
  faults: ({ browser, remote, opened }) => makeFaults({ browser, remote, host: opened }),
  capability: (options) => onStage(options, useAndJudge),
};

/** Uses the remote a little with every request recorded. */
async function useAndJudge(stage: Stage): Promise<readonly Seen[]> {
  await stage.mount();
  await stage.settled();
  for (const route of stage.remote.routes) {
    await stage.update({ route });
    await stage.settled();
  }
  await stage.unmount();
  const token = (await stage.host.token?.()) ?? '';
  const page = new URL(stage.host.address).origin;
  return judgeRequests(stage.watch.sent, [token], {
    page,
    module: stage.remote.module,
    api: stage.remote.api,
  });
}

async function onStage(
  { browser, remote, opened }: GroupOptions,
  use: (stage: Stage) => Promise<readonly Seen[]>,
): Promise<readonly Seen[]> {
  const stage = await openStage({ browser, remote, host: opened });
  try {
    return await use(stage);
  } finally {
    await stage.close();
  }
}
