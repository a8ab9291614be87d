import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { remoteContract, type RemoteModule } from '@tallyhouse/shared/contracts/remote';

/**
 * Why a remote is not there: its files cannot be fetched, took longer than the budget or are not those of the
 * registry; it speaks another contract; or its own code failed.
 */
export type FailureReason = 'unreachable' | 'too-slow' | 'altered' | 'incompatible' | 'broken';

export type RemoteOutcome =
  | { readonly status: 'loaded'; readonly remote: RemoteModule }
  | { readonly status: 'failed'; readonly reason: FailureReason };

export interface LoadRemoteParts {
  /** Gives the remote's `./routes` module, unchecked. */
  readonly loadRoutesModule: (remote: RegisteredRemote) => Promise<unknown>;
  /** SHA-384 of what lies at an address, `sha384-…`; null when it cannot be fetched. */
  readonly hashAt: (url: string) => Promise<string | null>;
  readonly budgetMs: number;
}

/**
 * Brings a remote in. Never rejects, and never takes longer than the budget: one broken remote does not concern
 * the rest of the page. Every call tries anew.
 */
export async function loadRemote(remote: RegisteredRemote, parts: LoadRemoteParts): Promise<RemoteOutcome> {
  if (remote.contract !== remoteContract) return failed('incompatible');
  try {
    const module = await within(parts.budgetMs, parts.loadRoutesModule(remote));
    if (module === tooSlow) return failed('too-slow');
    const routes = remoteModuleIn(module);
    return routes === null ? failed('broken') : { status: 'loaded', remote: routes };
  } catch {
    return failed(await reasonOf(remote, parts));
  }
}

/** The browser does not say why a script failed, so the entry is looked at. */
async function reasonOf(remote: RegisteredRemote, parts: LoadRemoteParts): Promise<FailureReason> {
  const hash = await within(parts.budgetMs, parts.hashAt(remote.baseUrl + remote.entry)).catch(() => null);
  if (hash === tooSlow) return 'too-slow';
  if (hash === null) return 'unreachable';
  return hash === remote.files[remote.entry] ? 'broken' : 'altered';
}

function remoteModuleIn(module: unknown): RemoteModule | null {
  if (typeof module !== 'object' || module === null || !('remote' in module)) return null;
  const remote = module.remote as Partial<RemoteModule> | null | undefined;
  return remote?.contract === remoteContract && Array.isArray(remote.screens)
    ? (remote as RemoteModule)
    : null;
}

function failed(reason: FailureReason): RemoteOutcome {
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
