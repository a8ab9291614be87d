import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { remoteContract, type RemoteModule } from '@tallyhouse/shared/contracts/remote';
import type { ComponentType } from 'react';
import type { Objection, Verdict } from '../compat/judge-remote';
import type { FileState } from './look-at-file';
import { BrokenRemoteError } from './load-container';

/**
 * Why a remote's screen is not there: its files cannot be fetched, are not there at all, lead elsewhere, took longer
 * than the budget, or are not those of the registry; a newer page was published since this one was opened; or its own
 * code failed.
 */
export type FailureReason = 'unreachable' | 'gone' | 'moved' | 'too-slow' | 'altered' | 'replaced' | 'broken';

export type ScreenOutcome =
  | { readonly status: 'loaded'; readonly Screen: ComponentType }
  | { readonly status: 'refused'; readonly objections: readonly Objection[] }
  | {
      readonly status: 'failed';
      readonly reason: FailureReason;
      /** Of one that took too long: what became of it afterwards. */
      readonly late?: Promise<ScreenOutcome>;
    };

export interface LoadScreenParts {
  /** Whether the remote may run here at all; asked before a byte of it is. */
  readonly judge: () => Promise<Verdict>;
  /** Gives the remote's `./routes` module, unchecked. */
  readonly loadRoutesModule: (remote: RegisteredRemote) => Promise<unknown>;
  readonly lookAtFile: (url: string, hash: string | undefined) => Promise<FileState>;
  /** Whether another page is served now than the one that is open. */
  readonly isReplaced: () => Promise<boolean>;
  readonly pause: (ms: number) => Promise<void>;
  readonly budgetMs: number;
}

// A preload that failed stays with the page and fails the next script of its address too, without asking the
// network: one for the exposed module and one for the screen's own chunks.
const mostTries = 3;

/**
 * Brings a remote in and gives its screen at `path`. Never rejects, and never takes longer than the budget: one broken
 * remote does not concern the rest of the page. Every call tries anew.
 */
export async function loadScreen(
  remote: RegisteredRemote,
  path: string,
  parts: LoadScreenParts,
): Promise<ScreenOutcome> {
  const work = judgeAndLoad(remote, path, parts);
  const outcome = await within(parts.budgetMs, work);
  return outcome === tooSlow ? { status: 'failed', reason: 'too-slow', late: work } : outcome;
}

async function judgeAndLoad(
  remote: RegisteredRemote,
  path: string,
  parts: LoadScreenParts,
): Promise<ScreenOutcome> {
  const verdict = await parts.judge().catch(() => null);
  if (verdict === null) return failedFor('unreachable', parts);
  if (verdict.verdict === 'refused') return { status: 'refused', objections: verdict.reasons };
  for (let tries = 1; ; tries += 1) {
    try {
      const module = remoteModuleIn(await parts.loadRoutesModule(remote));
      const screen = module?.screens.find((candidate) => candidate.path === path);
      if (screen === undefined) return { status: 'failed', reason: 'broken' };
      return { status: 'loaded', Screen: await screen.load() };
    } catch (error) {
      const reason = error instanceof BrokenRemoteError ? 'broken' : await reasonOf(remote, path, parts);
      const mayHelp =
        reason === 'unreachable' || (reason === 'broken' && !(error instanceof BrokenRemoteError));
      if (tries === mostTries || !mayHelp) return failedFor(reason, parts);
      if (reason === 'unreachable') await parts.pause(Math.random() * 300 * 2 ** tries);
    }
  }
}

/** Files that went with a deployment are told as such: a newer page is there to be had. */
async function failedFor(reason: FailureReason, parts: LoadScreenParts): Promise<ScreenOutcome> {
  const mayBeOld = reason === 'gone' || reason === 'broken' || reason === 'unreachable';
  const isReplaced = mayBeOld && (await parts.isReplaced().catch(() => false));
  return { status: 'failed', reason: isReplaced ? 'replaced' : reason };
}

/** Looks at the files in the order of need. */
async function reasonOf(
  remote: RegisteredRemote,
  path: string,
  parts: LoadScreenParts,
): Promise<FailureReason> {
  for (const file of new Set([remote.entry, ...(remote.preload[path] ?? [])])) {
    const state = await parts.lookAtFile(remote.baseUrl + file, remote.files[file]);
    if (state !== 'published') return state;
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

const tooSlow = Symbol('too slow');

async function within<T>(ms: number, work: Promise<T>): Promise<T | typeof tooSlow> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<typeof tooSlow>((resolve) => {
    timer = setTimeout(() => resolve(tooSlow), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
