import type { Registry, RegistryEntry } from '@tallyhouse/shared/contracts/registry';
import { registeredRemote } from '@tallyhouse/shared/registry/resolve';
import { SentenceError } from '../sentence-error.mjs';
import { changeRegistry, type Deed, type Actor } from './change-registry';
import { isForBuild, isGivenOut, withRelease, type Entry, type PublishOptions } from './entry-changes';
import { claimedPaths, type Fault } from './manifest-faults';
import { validateFolder } from './validate';

export interface Published {
  readonly registry: Registry;
  /** What a build left as somebody else had put it, a sentence each. */
  readonly skipped: readonly string[];
}

/** Publishes built remotes in one step. Errors: `SentenceError` that lists what is wrong with a folder. */
export async function publish(
  actor: Actor,
  folders: readonly string[],
  options: PublishOptions,
): Promise<Published> {
  const skipped: string[] = [];
  const registry = await changeRegistry(actor, async (before) => {
    let deed: Deed = { deed: '', entries: before, releases: [] };
    for (const folder of folders)
      deed = await withFolder(deed, { folder, options, nowMs: actor.nowMs, before, skipped });
    return deed.deed === '' ? { ...deed, deed: 'signed again' } : deed;
  });
  return { registry, skipped };
}

interface Publishing {
  readonly folder: string;
  readonly options: PublishOptions;
  readonly nowMs: number;
  readonly before: readonly RegistryEntry[];
  /** Gets what is left alone. */
  readonly skipped: string[];
}

async function withFolder(deed: Deed, publishing: Publishing): Promise<Deed> {
  const { folder, options, nowMs, before, skipped } = publishing;
  const validated = await validateFolder(folder);
  if (validated.status === 'faulty') throw new SentenceError(faultText(folder, validated.faults));
  const { manifest, hash } = validated;
  const { name, owner, version } = manifest;
  const release = {
    version,
    manifest: hash,
    baseUrl: `/remotes/${name}/${version}/`,
    releasedAt: new Date(nowMs).toISOString(),
  };
  const entry = deed.entries.find((other) => other.name === name);
  if (options.build !== null && !isForBuild(entry, release, options.build.takeOver)) {
    if (entry !== undefined && !isGivenOut(entry, release)) skipped.push(skippedText(entry, version));
    return deed;
  }
  const others = before.flatMap((entry) => registeredRemote(entry, entry.stable) ?? []);
  const claimed = claimedPaths(manifest, others);
  if (claimed.length > 0) throw new SentenceError(faultText(folder, claimed));
  const next = withRelease(entry, { name, owner }, release, options);
  const what = `published ${name} ${version}${options.isHeldBack ? ', held back' : ''}`;
  return {
    deed: deed.deed === '' ? what : `${deed.deed}, ${what}`,
    entries: replaced(deed.entries, next),
    releases: [...(deed.releases ?? []), { name, version, folder }],
  };
}

function skippedText({ name, stable, removed }: Entry, version: string): string {
  const state = removed === undefined ? `everybody gets ${stable}` : `${removed.by} took it out`;
  return `Skipped: ${name} ${version} as built here is not given out. Somebody moved this remote by the publishing tool: ${state}. To give everybody the build: npm run build -- --take-over ${name}`;
}

function replaced(entries: readonly Entry[], next: Entry): readonly Entry[] {
  const isKnown = entries.some(({ name }) => name === next.name);
  return isKnown ? entries.map((entry) => (entry.name === next.name ? next : entry)) : [...entries, next];
}

/** What is wrong with a folder, a line each. */
export function faultText(folder: string, faults: readonly Fault[]): string {
  const lines = faults.map(({ what, mend }) => `  - ${what} ${mend}`);
  return `${folder} cannot be published:\n${lines.join('\n')}`;
}
