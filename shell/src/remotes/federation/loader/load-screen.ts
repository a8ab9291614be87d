import type { OpenedRemote } from '@tallyhouse/shared/contracts/registry';
import { remoteContract, type RemoteModule } from '@tallyhouse/shared/contracts/remote';
import type { ComponentType } from 'react';
import type { Objection, Verdict } from '../compat/judge-remote';
import { BrokenRemoteError } from './load-container';
import type { FileState } from './look-at-file';
import type { ManifestOutcome } from './manifests';

/**
 * Why a remote's screen is not there: its files cannot be fetched, are not there at all, lead elsewhere, took longer
 * than the budget, or are not those of the registry; a newer page was published since this one was opened; or its own
 * code failed.
 */
export type FailureReason = 'unreachable' | 'gone' | 'moved' | 'too-slow' | 'altered' | 'replaced' | 'broken';

export type ScreenOutcome =
  | {
      readonly status: 'loaded';
      readonly Screen: ComponentType;
      /** Addresses below its path that it knows; undefined: all. */
      readonly below: readonly string[] | undefined;
      readonly remote: OpenedRemote;
    }
  | { readonly status: 'refused'; readonly objections: readonly Objection[] }
  | {
      readonly status: 'failed';
      readonly reason: FailureReason;
      /** Of one that took too long: what became of it afterwards. */
      readonly late?: Promise<ScreenOutcome>;
    };

export interface LoadScreenParts {
  /** Whether the remote may run here by what the registry says; asked before anything of it is fetched. */
  readonly judgeAnnounced: () => Verdict;
  readonly readManifest: () => Promise<ManifestOutcome>;
  /** Whether it may run here by its manifest; asked before a byte of its code is fetched. */
  readonly judgeOpened: (opened: OpenedRemote) => Promise<Verdict>;
  /** Gives the remote's `./routes` module, unchecked. */
  readonly loadRoutesModule: (opened: OpenedRemote) => Promise<unknown>;
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
export async function loadScreen(path: string, parts: LoadScreenParts): Promise<ScreenOutcome> {
  const work = judgeAndLoad(path, parts);
  const outcome = await within(parts.budgetMs, work);
  return outcome === tooSlow ? { status: 'failed', reason: 'too-slow', late: work } : outcome;
}

async function judgeAndLoad(path: string, parts: LoadScreenParts): Promise<ScreenOutcome> {
  const announced = parts.judgeAnnounced();
  if (announced.verdict === 'refused') return refusedFor(announced.reasons);
  const manifest = await readManifest(parts);
  if (manifest.status === 'failed') return failedFor(manifest.reason, parts);
  if (manifest.status === 'unreadable') return refusedFor([{ code: 'manifest' }]);
  const verdict = await parts.judgeOpened(manifest.opened).catch(() => null);
  if (verdict === null) return failedFor('unreachable', parts);
  if (verdict.verdict === 'refused') return refusedFor(verdict.reasons);
  return loadCode(manifest.opened, path, parts);
}

function refusedFor(objections: readonly Objection[]): ScreenOutcome {
  return { status: 'refused', objections };
}

/** One that does not come is asked for again; what came otherwise would come so again. */
async function readManifest(parts: LoadScreenParts): Promise<ManifestOutcome> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await parts.readManifest();
    const mayHelp = outcome.status === 'failed' && outcome.reason === 'unreachable';
    if (tries === mostTries || !mayHelp) return outcome;
    await parts.pause(pauseMs(tries));
  }
}

async function loadCode(opened: OpenedRemote, path: string, parts: LoadScreenParts): Promise<ScreenOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      const module = remoteModuleIn(await parts.loadRoutesModule(opened));
      const screen = module?.screens.find((candidate) => candidate.path === path);
      if (screen === undefined) return { status: 'failed', reason: 'broken' };
      return { status: 'loaded', Screen: await screen.load(), below: screen.below, remote: opened };
    } catch (error) {
      const reason = error instanceof BrokenRemoteError ? 'broken' : await reasonOf(opened, path, parts);
      const mayHelp =
        reason === 'unreachable' || (reason === 'broken' && !(error instanceof BrokenRemoteError));
      if (tries === mostTries || !mayHelp) return failedFor(reason, parts);
      if (reason === 'unreachable') await parts.pause(pauseMs(tries));
    }
  }
}

/** Longer each time, and never the same in all browsers. */
function pauseMs(tries: number): number {
  return Math.random() * 300 * 2 ** tries;
}

/** Files that went with a deployment are told as such: a newer page is there to be had. */
async function failedFor(reason: FailureReason, parts: LoadScreenParts): Promise<ScreenOutcome> {
  const mayBeOld = reason === 'gone' || reason === 'broken' || reason === 'unreachable';
  const isReplaced = mayBeOld && (await parts.isReplaced().catch(() => false));
  return { status: 'failed', reason: isReplaced ? 'replaced' : reason };
}

/** Looks at the files in the order of need. */
async function reasonOf(remote: OpenedRemote, path: string, parts: LoadScreenParts): Promise<FailureReason> {
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
