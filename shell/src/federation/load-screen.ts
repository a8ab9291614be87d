import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { remoteContract, type RemoteModule } from '@tallyhouse/shared/contracts/remote';
import type { ComponentType } from 'react';

/**
 * Why a remote's screen is not there: its files cannot be fetched, took longer than the budget or are not those of
 * the registry; it speaks another contract; or its own code failed.
 */
export type FailureReason = 'unreachable' | 'too-slow' | 'altered' | 'incompatible' | 'broken';

export type ScreenOutcome =
  | { readonly status: 'loaded'; readonly Screen: ComponentType }
  | { readonly status: 'failed'; readonly reason: FailureReason };

export interface LoadScreenParts {
  /** Gives the remote's `./routes` module, unchecked. */
  readonly loadRoutesModule: (remote: RegisteredRemote) => Promise<unknown>;
  /** SHA-384 of what lies at an address, `sha384-…`; null when it cannot be fetched. */
  readonly hashAt: (url: string) => Promise<string | null>;
  readonly budgetMs: number;
}

// A preload that failed stays with the page and fails the next script of its address too, without asking the
// network: one for the exposed module and one for the screen's own chunks.
const triesOfReachable = 3;

/**
 * Brings a remote in and gives its screen at `path`. Never rejects, and never takes longer than the budget: one broken
 * remote does not concern the rest of the page. Every call tries anew.
 */
export async function loadScreen(
  remote: RegisteredRemote,
  path: string,
  parts: LoadScreenParts,
): Promise<ScreenOutcome> {
  if (remote.contract !== remoteContract) return failed('incompatible');
  const outcome = await within(parts.budgetMs, tryAgain(remote, path, parts));
  return outcome === tooSlow ? failed('too-slow') : outcome;
}

async function tryAgain(
  remote: RegisteredRemote,
  path: string,
  parts: LoadScreenParts,
): Promise<ScreenOutcome> {
  let reason: FailureReason = 'broken';
  for (let tries = 0; tries < triesOfReachable && reason === 'broken'; tries += 1) {
    try {
      const module = remoteModuleIn(await parts.loadRoutesModule(remote));
      const screen = module?.screens.find((candidate) => candidate.path === path);
      if (screen === undefined) return failed('broken');
      return { status: 'loaded', Screen: await screen.load() };
    } catch {
      reason = await reasonOf(remote, path, parts);
    }
  }
  return failed(reason);
}

/** The browser does not say why a script failed, so its files are looked at, in the order of need. */
async function reasonOf(
  remote: RegisteredRemote,
  path: string,
  parts: LoadScreenParts,
): Promise<FailureReason> {
  for (const file of new Set([remote.entry, ...(remote.preload[path] ?? [])])) {
    const hash = await parts.hashAt(remote.baseUrl + file).catch(() => null);
    if (hash === null) return 'unreachable';
    if (hash !== remote.files[file]) return 'altered';
  }
  return 'broken';
}

function remoteModuleIn(module: unknown): RemoteModule | null {
  if (typeof module !== 'object' || module === null || !('remote' in module)) return null;
  const remote = module.remote as Partial<RemoteModule> | null | undefined;
  return remote?.contract === remoteContract && Array.isArray(remote.screens)
    ? (remote as RemoteModule)
    : null;
}

function failed(reason: FailureReason): ScreenOutcome {
  return { status: 'failed', reason };
}

const tooSlow = Symbol('too slow');

async function within<T>(ms: number, work: Promise<T>): Promise<T | typeof tooSlow> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<typeof tooSlow>((resolve) => {
    timer = setTimeout(() => resolve(tooSlow), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
