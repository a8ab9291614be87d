import type { OpenedRemote, RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { sessionCalls } from '@tallyhouse/shared/registry/session-calls';

/** What this page is to a remote that the registry names. */
export interface AnnouncedTo {
  /** Major version of the remote contract that the page speaks. */
  readonly contract: number;
  /** Origins that files of remotes may come from; its own among them. */
  readonly origins: ReadonlySet<string>;
  /** Against which relative addresses are read. */
  readonly address: string;
}

/** What this page is to a remote whose manifest was read. */
export interface OpenedIn {
  /** Names of the shared modules that it gives. */
  readonly provides: ReadonlySet<string>;
  /** Whether every file must have a hash; only development servers build without. */
  readonly checksIntegrity: boolean;
}

/** One thing for which a remote is not run. */
export type Objection =
  | { readonly code: 'contract'; readonly remote: number; readonly page: number }
  | { readonly code: 'manifest' }
  | { readonly code: 'manifest-of'; readonly name: string; readonly version: string }
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
 * Whether `remote` may run in this page by what the registry says of it, decided before anything of it is fetched.
 *
 * `remotes` is all that the page has, in the order of the registry: of two that claim the same name or path the first keeps it.
 */
export function judgeAnnounced(
  remote: RegisteredRemote,
  remotes: readonly RegisteredRemote[],
  page: AnnouncedTo,
): Verdict {
  return verdictOf([
    ...objectionsToContract(remote.contract, page),
    ...objectionsToClaims(remote, remotes.slice(0, remotes.indexOf(remote))),
    ...objectionsToPlace(remote, page),
  ]);
}

/**
 * Whether `opened` may run in this page by its manifest, decided before a byte of its code is fetched.
 *
 * `before` are those that were opened in this page already: of two that claim the same container the first keeps it.
 */
export function judgeOpened(
  opened: OpenedRemote,
  { remote, before }: { readonly remote: RegisteredRemote; readonly before: readonly OpenedRemote[] },
  page: OpenedIn,
): Verdict {
  return verdictOf([
    ...objectionsToIdentity(opened, remote),
    ...objectionsToShared(opened, page),
    ...objectionsToCalls(opened),
    ...objectionsToContainer(opened, before),
    ...objectionsToFiles(opened, page),
  ]);
}

function verdictOf(reasons: readonly Objection[]): Verdict {
  return reasons.length === 0 ? { verdict: 'compatible' } : { verdict: 'refused', reasons };
}

function objectionsToContract(contract: number, page: AnnouncedTo): Objection[] {
  return contract === page.contract ? [] : [{ code: 'contract', remote: contract, page: page.contract }];
}

/** The registry was judged by what it announces: the manifest has to say the same. */
function objectionsToIdentity(
  { name, version, contract, paths }: OpenedRemote,
  remote: RegisteredRemote,
): Objection[] {
  const isSame =
    name === remote.name &&
    version === remote.version &&
    contract === remote.contract &&
    paths.join() === remote.paths.join();
  return isSame ? [] : [{ code: 'manifest-of', name, version }];
}

function objectionsToShared({ consumes }: OpenedRemote, page: OpenedIn): Objection[] {
  const missing = consumes.filter((module) => !page.provides.has(module));
  return missing.length === 0 ? [] : [{ code: 'shared', modules: missing.join(', ') }];
}

function objectionsToCalls({ calls }: OpenedRemote): Objection[] {
  const call = calls.find((named) => sessionCalls.has(named));
  return call === undefined ? [] : [{ code: 'session-call', call }];
}

/** What it calls its own, against what those before it have. */
function objectionsToClaims(remote: RegisteredRemote, before: readonly RegisteredRemote[]): Objection[] {
  // `a/plugin` would answer to what is asked of `a`.
  const found: Objection[] = /^[a-z][a-z0-9-]*$/.test(remote.name) ? [] : [{ code: 'name' }];
  const namesake = before.find(({ name }) => name === remote.name);
  if (namesake !== undefined) found.push({ code: 'name-taken', owner: namesake.owner });
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

/** A version of its own name is itself, opened before. */
function objectionsToContainer(opened: OpenedRemote, before: readonly OpenedRemote[]): Objection[] {
  const holder = before.find(({ name, container }) => container === opened.container && name !== opened.name);
  return holder === undefined ? [] : [{ code: 'container-taken', owner: holder.owner }];
}

function objectionsToPlace({ baseUrl }: RegisteredRemote, page: AnnouncedTo): Objection[] {
  const origin = originOf(baseUrl, page.address);
  return page.origins.has(origin) ? [] : [{ code: 'origin', origin }];
}

/** What is no address stands for itself, and is no origin that anybody allowed. */
function originOf(baseUrl: string, address: string): string {
  try {
    return new URL(baseUrl, address).origin;
  } catch {
    return baseUrl;
  }
}

function objectionsToFiles(remote: OpenedRemote, page: OpenedIn): Objection[] {
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
