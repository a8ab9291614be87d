import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { sessionCalls } from '@tallyhouse/shared/registry/session-calls';

/** What this page is to a remote. */
export interface JudgingPage {
  /** Major version of the remote contract that the page speaks. */
  readonly contract: number;
  /** Names of the shared modules that it gives. */
  readonly provides: ReadonlySet<string>;
  /** Origins that files of remotes may come from; its own among them. */
  readonly origins: ReadonlySet<string>;
  /** Against which relative addresses are read. */
  readonly address: string;
  /** Whether every file must have a hash; only development servers build without. */
  readonly checksIntegrity: boolean;
}

/** One thing for which a remote is not run. */
export type Objection =
  | { readonly code: 'contract'; readonly remote: number; readonly page: number }
  | { readonly code: 'shared'; readonly modules: string }
  | { readonly code: 'session-call'; readonly call: string }
  | { readonly code: 'name' }
  | { readonly code: 'name-taken'; readonly owner: string }
  | { readonly code: 'container-taken'; readonly owner: string }
  | { readonly code: 'path-taken'; readonly path: string; readonly owner: string }
  | { readonly code: 'origin'; readonly origin: string }
  | { readonly code: 'file-name'; readonly file: string }
  | { readonly code: 'no-hash'; readonly file: string }
  | { readonly code: 'file-kind'; readonly file: string };

export type Verdict =
  | { readonly verdict: 'compatible' }
  | { readonly verdict: 'refused'; readonly reasons: readonly Objection[] };

/**
 * Whether `remote` may run in this page, decided by what the registry says of it, before a byte of it is fetched.
 *
 * `remotes` is all that the page has, in the order of the registry: of two that claim the same name, container or path the first
 * keeps it.
 */
export function judgeRemote(
  remote: RegisteredRemote,
  remotes: readonly RegisteredRemote[],
  page: JudgingPage,
): Verdict {
  const reasons = [
    ...objectionsToInterface(remote, page),
    ...objectionsToCalls(remote),
    ...objectionsToClaims(remote, remotes.slice(0, remotes.indexOf(remote))),
    ...objectionsToFiles(remote, page),
  ];
  return reasons.length === 0 ? { verdict: 'compatible' } : { verdict: 'refused', reasons };
}

function objectionsToInterface(remote: RegisteredRemote, page: JudgingPage): Objection[] {
  if (remote.contract !== page.contract)
    return [{ code: 'contract', remote: remote.contract, page: page.contract }];
  const missing = remote.consumes.filter((module) => !page.provides.has(module));
  return missing.length === 0 ? [] : [{ code: 'shared', modules: missing.join(', ') }];
}

function objectionsToCalls({ calls }: RegisteredRemote): Objection[] {
  const call = calls.find((named) => sessionCalls.has(named));
  return call === undefined ? [] : [{ code: 'session-call', call }];
}

/** What it calls its own, against what those before it have. */
function objectionsToClaims(remote: RegisteredRemote, before: readonly RegisteredRemote[]): Objection[] {
  // `a/plugin` would answer to what is asked of `a`.
  const found: Objection[] = /^[a-z][a-z0-9-]*$/.test(remote.name) ? [] : [{ code: 'name' }];
  const namesake = before.find(({ name }) => name === remote.name);
  if (namesake !== undefined) found.push({ code: 'name-taken', owner: namesake.owner });
  const holder = before.find(({ container }) => container === remote.container);
  if (holder !== undefined) found.push({ code: 'container-taken', owner: holder.owner });
  for (const path of remote.paths) {
    const owner = before.find(({ paths }) => paths.some((own) => overlap(own, path)));
    if (owner !== undefined) found.push({ code: 'path-taken', path, owner: owner.owner });
  }
  return found;
}

/** A path owns everything below it. */
function overlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

function objectionsToFiles(remote: RegisteredRemote, page: JudgingPage): Objection[] {
  const { origin } = new URL(remote.baseUrl, page.address);
  if (!page.origins.has(origin)) return [{ code: 'origin', origin }];
  const files = new Set([
    remote.entry,
    ...Object.values(remote.preload).flat(),
    ...Object.keys(remote.files),
  ]);
  for (const file of files) {
    // Nothing that leads out of its own folder, and nothing that the page has no way to check.
    if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(file)) return [{ code: 'file-name', file }];
    if (!page.checksIntegrity) continue;
    if (!file.endsWith('.js')) return [{ code: 'file-kind', file }];
    if (!isHash(remote.files[file])) return [{ code: 'no-hash', file }];
  }
  return [];
}

/** In base64, as browsers compare it: they ignore a hash in hexadecimal, and run the file. */
function isHash(text: string | undefined): boolean {
  return text !== undefined && /^sha384-[A-Za-z0-9+/]{64}$/.test(text);
}
